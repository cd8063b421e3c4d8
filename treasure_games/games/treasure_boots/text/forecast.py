"""What sailing to a cell would bring (cost, treasure, a port, shots), and the ships in it."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from treasure_games.core.chances import sentence_with, told
from treasure_games.core.language import N_, capital, plural, translate as _, translate_plural
from treasure_games.core.words import Called, Note
from treasure_games.games.treasure_boots.rules import phases, pieces, scoring
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.gunnery import Aim, targets
from treasure_games.games.treasure_boots.rules.movement import Route, cost_to, points, reach
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text import names

_FARTHEST: Final = 30
"""The most movement points to an island whose distance is told."""


def forecast(
    view: View, ship: int, cell: int, way: Route, called: Called,
    gunners: Mapping[int, float] = MappingProxyType({}), *, are_shots_seen: bool = False,
) -> str:  # fmt: skip
    """Return what sailing to a cell would bring, in short sentences; `gunners` are those who could
    fire at her there (see `shot.dangers`). Shots with their chances may be seen on the chart: then
    less is said.
    """
    after, brief = having_paid(view, ship, way), are_shots_seen and cell not in view.chart.land
    gains = [_hopeless_words(after, ship, cell)] if brief else _gains(after, ship, cell, called)
    has_odds = not are_shots_seen or len(gunners) < 2
    found = [price(view, cell, way), *gains, _gunshot_words(gunners, called, has_odds=has_odds)]
    return " ".join(sentence for sentence in found if sentence)


def far_off(view: View, cell: int) -> str:
    """Return how far an island is that is out of reach with this wind; "" for other cells."""
    free, bought = points(view, view.ship)
    cost = cost_to(view, view.ship, cell, _FARTHEST) if cell in view.chart.land else None
    if cost is None or cost <= free + bought:
        return ""
    text = _("{place}: {cost} movement points away in this wind; you have {free}.")
    place = capital(names.place_name(view.chart, cell))
    return text.format(place=place, cost=cost, free=free)


def port_words(view: View, cell: int) -> str:
    """Return what a port to set out from is good for: islands near it, how often treasure comes."""
    grid, far = view.chart.grid, view.house.base_move + 1
    near = [
        island for island in view.chart.islands
        if not island.is_port and grid.distance(cell, island.cell) <= far
    ]  # fmt: skip
    ways = sum(6 - abs(7 - number) for number in {island.number for island in near})
    text = translate_plural(
        "Set out from {port}: {count} island within {far} cells; treasure by {ways} of 36 rolls.",
        "Set out from {port}: {count} islands within {far} cells; treasure by {ways} of 36 rolls.",
        len(near),
    )
    return text.format(port=names.place_name(view.chart, cell), count=len(near), far=far, ways=ways)


def is_idle(view: View, ship: int) -> bool:
    """Return True if a privateer could neither take anything nor hit anybody now."""
    for cell in reach(view, ship):
        island = view.chart.land.get(cell)
        if island is None and any(aim.chances[-1] for aim in targets(view, ship, cell)):
            return False
        if island is not None and view.tokens[island] != pieces.NO_TOKEN:
            return False
    return True


def is_paid_for_nothing(view: View, ship: int | None) -> bool:
    """TB-24: return True for a privateer who costs a pearl and could do nothing."""
    costs_a_pearl = view.phase == phases.COMMANDING and not view.is_double
    return costs_a_pearl and ship is not None and ship in view.privateers and is_idle(view, ship)


def told_of(view: View, cell: int, ship: int | None, called: Called) -> str:
    """Return what to know about a cell, or the `ship` in it, that nobody sails to now."""
    if view.phase == phases.SAILING:
        return far_off(view, cell)
    if view.phase in (phases.START, phases.REFITTING):
        return port_words(view, cell) if cell in view.chart.port_cells else ""
    if ship is None or not is_paid_for_nothing(view, ship):
        return ""
    text = _("{ship} can reach no treasure and hit nobody now.")
    return capital(text.format(ship=names.ship_name(ship, called)))


def having_paid(view: View, ship: int, way: Route) -> View:
    """Return the table without the pearls spent on the route, which no longer count (TB-59)."""
    if not way.pearls:
        return view
    holds = list(view.holds)
    holds[ship] = pieces.without_pearls(holds[ship], way.pearls)
    return replace(view, holds=tuple(holds))


def price(view: View, cell: int, way: Route) -> str:
    """Return what it costs to sail to a cell."""
    if len(way.path) < 2:
        return _("Stay here.")
    place = capital(names.place_name(view.chart, cell))
    if way.pearls:
        text = _("{place}: {moves} and {pearls}.")
        cost = move_words(way.cost)
        return text.format(place=place, moves=cost, pearls=names.pearl_words(way.pearls))
    if not way.cost:
        return _("{place}: free, with the drift.", place=place)
    return _("{place}: {moves}.", place=place, moves=move_words(way.cost))


def move_words(cost: int) -> str:
    """Return a number of movement points, as distinct from points of the score."""
    return plural("{count} movement point", "{count} movement points", cost)


def _gains(view: View, ship: int, cell: int, called: Called) -> list[str]:
    island = view.chart.island_at(cell)
    if island is None:
        return [_shot_words(aim, called) for aim in aims(view, ship, cell)]
    if island.is_port:
        return [unload_words(view, ship)] if ship < pieces.FIRST_PRIVATEER else []
    kind = view.tokens[view.chart.land[cell]]
    if kind == pieces.NO_TOKEN:
        return [_("Nothing lies there.")]
    if not scoring.has_room(view.house, ship, view.holds[ship]):
        return [_("No room for {treasure}: the hold is full.", treasure=names.thing(kind))]
    return [_("Take {treasure}.", treasure=names.thing(kind))]


def unload_words(view: View, ship: int) -> str:
    """Return what the whole cargo is worth in a port, and what one more colour would add."""
    if not pieces.cargo(view.holds[ship]):
        return _("Nothing to unload.")
    worth = scoring.unload_value(view.holds[ship], view.house)
    text = _("Unload for {points}.", points=worth_words(worth))
    more = next_colour(view, ship)
    if wins_by_unloading(view, ship):
        text = f"{text} {_('Unloading that wins.')}"
    elif more:
        text = f"{text} {_('One more colour would add {count}.', count=more)}"
    return text


def wins_by_unloading(view: View, seat: int) -> bool:
    """Return True if unloading would win the match for a captain."""
    if view.phase == phases.OVER:
        return False
    worth = scoring.unload_value(view.holds[seat], view.house).total
    return worth > 0 and view.scores[seat] + worth >= view.house.target


def worth_words(worth: scoring.Worth) -> str:
    """Return a number of points, and how many of them are for colours."""
    total = names.points_words(worth.total)
    if not worth.bonus:
        return total
    return _("{points} ({bonus} for colours)", points=total, bonus=worth.bonus)


def next_colour(view: View, ship: int) -> int:
    """Return what a piece of a missing colour would add; 0 if none is missing or fits in."""
    hold = view.holds[ship]
    missing = next((kind for kind in pieces.COLOURS if not hold[kind]), None)
    if missing is None or not scoring.has_room(view.house, ship, hold):
        return 0
    after = scoring.unload_value(pieces.more(hold, missing), view.house)
    return after.total - scoring.unload_value(hold, view.house).total


def aims(view: View, ship: int, cell: int | None = None) -> tuple[Aim, ...]:
    """Return the ships that could be fired at from a cell, the best chance first."""
    return tuple(sorted(targets(view, ship, cell), key=lambda aim: -aim.chances[0]))


def _shot_words(aim: Aim, called: Called) -> str:
    name, chances = names.ship_name(aim.ship, called), [told(one) for one in aim.chances[:2]]
    if not all(chances):
        return _("Fire at {ship}.", ship=name)
    if len(chances) < 2:
        return _("Fire at {ship} ({chance}).", ship=name, chance=chances[0])
    text = _("Fire at {ship} ({chance} – {better} with a pearl).")
    return text.format(ship=name, chance=chances[0], better=chances[1])


def _hopeless_words(view: View, ship: int, cell: int) -> str:
    """Say that no shot from a cell can hit, where there are any: the chart shows none of them."""
    chances = [max(aim.chances) for aim in targets(view, ship, cell)]
    return _("No shot from there can hit.") if chances and not any(chances) else ""


def _gunshot_words(gunners: Mapping[int, float], called: Called, *, has_odds: bool) -> str:
    captains = names.listed(
        (has_odds and sentence_with(N_("{ship} ({chance})"), chance, ship=called(seat)))
        or called(seat)
        for seat, chance in gunners.items()
    )
    return captains and _("Within gunshot of {captains}.", captains=captains)


def answers(found: Iterable[Aim], called: Called) -> str:
    """TB-58: return who may spend pearls against a shot, which the chances don't include."""
    return " ".join(
        answer_words(aim.ship, aim.foe_pearls, called) for aim in found if aim.foe_pearls
    )


def answer_words(ship: int, pearls: int, called: Called) -> str:
    """Return how many pearls may be spent for a ship under fire."""
    text = _("{ship} has {pearls} to answer with.")
    return capital(
        text.format(ship=names.ship_name(ship, called), pearls=names.pearl_words(pearls))
    )


def note_on(view: View, cell: int, called: Called) -> Note | None:
    """Return a note on the ships in a cell and what they carry; None for an empty one."""
    ships = [ship for ship, where in enumerate(view.cells) if where == cell != NOWHERE]
    if not ships:
        return None
    place = capital(names.place_name(view.chart, cell))
    return Note(place, "\n".join(_ship_words(view, ship, called) for ship in ships))


def _ship_words(view: View, ship: int, called: Called) -> str:
    text = _("<b>{ship}</b>: {hold}")
    return text.format(ship=capital(names.ship_name(ship, called)), hold=hold_words(view, ship))


def hold_words(view: View, ship: int) -> str:
    """Return what a ship carries and what that gives."""
    values = scoring.ship_values(view, ship)
    text = _("{cargo}. Movement points {move}, attack +{attack}, defence +{defence}.")
    return text.format(
        cargo=capital(names.cargo_words(view.holds[ship])),
        move=values.move, attack=values.attack, defence=values.defence,
    )  # fmt: skip
