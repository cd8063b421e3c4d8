"""A shot in numbers and words: before the dice, between them, and after."""

from collections.abc import Collection, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from treasure_games.core.chances import sentence_with, told
from treasure_games.core.language import N_, translate as _
from treasure_games.core.words import Called
from treasure_games.games.treasure_boots.rules import events, gunnery, pieces
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.movement import reach
from treasure_games.games.treasure_boots.rules.scoring import has_room
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text import names


class Rolls(Struct, frozen=True):
    """The dice of a shot, as far as they are rolled."""

    attack: events.AttackRolled | None = None
    defence: events.DefenceRolled | None = None
    outcome: events.ShotHit | events.ShotMissed | None = None


class Side(Struct, frozen=True):
    """One side: the ship, what adds to its die, and what the distance takes off."""

    ship: int
    cargo: tuple[int, ...]
    """The kinds of the pieces that count, one for each."""
    less: int = 0
    die: int = 0
    """0 until it is rolled."""


class ShotSummary(Struct, frozen=True):
    """What the board shows about a shot."""

    attack: Side
    defence: Side
    title: str
    figure: str
    """What stands in the middle: a chance, if it is told, or both totals."""
    stake: str
    """What a hit does."""


def shot_summary(
    view: View, ship: int, target: int, rolls: Rolls, called: Called, *, is_played: bool = False
) -> ShotSummary:
    """Return the summary of a shot of `ship` at `target`. While `is_played` nothing tells how it
    ends before that is seen.
    """
    hold, foe = view.holds[ship], view.holds[target]
    rum = foe[pieces.RUM]
    stake = _stake(view, ship, target, called)
    attacked, defended = rolls.attack, rolls.defence
    if attacked is None:
        guns = hold[pieces.GUNS]
        less = gunnery.empties_between(view.chart.grid, view.cells[ship], view.cells[target])
        attack = Side(ship, (pieces.GUNS,) * guns, less)
        chance, better = (gunnery.chance_to_hit(hold, foe, less, spent) for spent in (0, 1))
        figure, title = told(chance), _("Chance to hit; a tie hits")
        if pieces.pearls(hold) and better > chance:
            title = sentence_with(N_("Chance to hit; with a pearl {chance}"), better) or title
        return ShotSummary(attack, Side(target, (pieces.RUM,) * rum), title, figure, stake)
    total = _total(attacked.total, view.attack, view, target)
    if rolls.outcome is not None:
        total = rolls.outcome.attack
    cargo = *(pieces.GUNS,) * attacked.guns, *(pieces.PEARL,) * (total - attacked.total)
    attack = Side(ship, cargo, attacked.empties, attacked.die)
    if is_played and rolls.outcome is None:
        title, figure = _saves(total - rum, names.ship_name(target, called)), f"{total} : ?"
        rolled = 0 if defended is None else defended.die
        return ShotSummary(attack, Side(target, (pieces.RUM,) * rum, 0, rolled), title, figure, "")
    if defended is None:
        title = _("Attack {attack}: chance to hit", attack=total)
        figure = told(gunnery.chance_once_rolled(total, foe))
        return ShotSummary(attack, Side(target, (pieces.RUM,) * rum), title, figure, stake)
    answer = _total(defended.total, view.defence, view, target)
    title = _("Attack against defence; a tie hits")
    if rolls.outcome is not None:
        answer = rolls.outcome.defence
        is_hit = isinstance(rolls.outcome, events.ShotHit)
        title, stake = (_("A hit!") if is_hit else _("A miss!")), ""
    cargo = *(pieces.RUM,) * defended.rum, *(pieces.PEARL,) * (answer - defended.total)
    figure = _("{attack} : {defence}", attack=total, defence=answer)
    return ShotSummary(attack, Side(target, cargo, die=defended.die), title, figure, stake)


def _saves(lead: int, ship: str) -> str:
    """Return what the defence must roll against an attack that leads by so much."""
    if lead < 1:
        return _("Even a 1 saves {ship}", ship=ship)
    if lead > 5:
        return _("No die saves {ship}", ship=ship)
    if lead == 5:
        return _("Only a 6 saves {ship}", ship=ship)
    return _("A {count} or more saves {ship}", count=lead + 1, ship=ship)


def _total(rolled: int, now: int, view: View, target: int) -> int:
    """Return the total of a roll with pearls spent since, while the shot is open."""
    return now if view.target == target else rolled


def rolls_of(seen: Sequence[events.Event]) -> Rolls:
    """Return the dice of the shot that was fired last."""
    rolls = Rolls()
    for event in reversed(seen):
        match event:
            case events.ShotDeclared():
                break
            case events.AttackRolled():
                rolls = replace(rolls, attack=event)
            case events.DefenceRolled():
                rolls = replace(rolls, defence=event)
            case events.ShotHit() | events.ShotMissed():
                rolls = replace(rolls, outcome=event)
    return rolls


def dangers(view: View, ship: int) -> dict[int, dict[int, float]]:
    """Return by cell which captains could fire at a ship there in their next turn, and the chance.

    It is at least even: without pearls, and while the wind holds. Privateers are nobody's yet.
    """
    found: dict[int, dict[int, float]] = {}
    away = replace(view, cells=(*view.cells[:ship], NOWHERE, *view.cells[ship + 1 :]))
    for rival in range(view.seats):
        lead = view.holds[rival][pieces.GUNS] - view.holds[ship][pieces.RUM]
        if away.cells[rival] <= NOWHERE or lead < 0:
            continue
        others = set(away.cells) - {away.cells[rival]}
        for cell, way in reach(away, rival).items():
            if not way.pearls and cell not in view.chart.land:
                for there, empties in _in_range(view, others, cell, lead):
                    chance = gunnery.chance_to_hit(view.holds[rival], view.holds[ship], empties)
                    known = found.setdefault(there, {})
                    known[rival] = max(chance, known.get(rival, 0.0))
    return found


def _in_range(
    view: View, others: Collection[int], cell: int, most: int
) -> Iterator[tuple[int, int]]:
    """Yield the cells in line across so many empty ones at most, as far as nothing blocks it."""
    for delta in view.chart.grid.deltas:
        for empties in range(most + 1):
            there = cell + delta * (empties + 1)
            yield there, empties
            if there in view.chart.land or there in others:
                break


def _stake(view: View, ship: int, target: int, called: Called) -> str:
    """TB-50, TB-51, TBA-61: return what a hit does."""
    count = pieces.cargo(view.holds[target])
    if count > 1:
        if not has_room(view.house, ship, view.holds[ship]):
            return _("A hit takes one of {count} pieces; no room for it", count=count)
        return _("A hit takes one of {count} pieces", count=count)
    return _("A hit sinks {ship}", ship=names.ship_name(target, called))
