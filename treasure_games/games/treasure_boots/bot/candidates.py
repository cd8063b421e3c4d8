"""Evaluates every move worth considering, one act ahead.

A value is the share of the victory after the act, averaged over the dice in closed form.
"""

from collections.abc import Callable, Sequence
from itertools import product
from random import Random
from typing import Any, Final, NamedTuple

from treasure_games.core.pages import figures_beside
from treasure_games.games.treasure_boots.bot.combat import firing_lines, margin_of
from treasure_games.games.treasure_boots.bot.distances import all_fills
from treasure_games.games.treasure_boots.bot.evaluator import Evaluator
from treasure_games.games.treasure_boots.bot.race import points_of
from treasure_games.games.treasure_boots.rules import actions, phases, pieces
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.gunnery import allowed_targets
from treasure_games.games.treasure_boots.rules.movement import possible_sails
from treasure_games.games.treasure_boots.rules.pieces import Hold, minus, without_pearls
from treasure_games.games.treasure_boots.rules.scoring import has_room
from treasure_games.games.treasure_boots.rules.state import State
from treasure_games.games.treasure_boots.rules.view import View, sample_state

Table = State | View

_AT, _COUNTS = figures_beside(__file__)


class Candidate(NamedTuple):
    """A move and its value: an action, and those that follow it if nothing intervenes."""

    actions: tuple[Any, ...]
    value: float


def candidates(
    table: Table, legal: Sequence[actions.Action], evaluator: Evaluator
) -> list[Candidate]:
    """Return every move worth considering, best first."""
    found = _BY_PHASE[table.phase](table, legal, evaluator)
    found.sort(key=lambda candidate: -candidate.value)
    return found


def _ports(
    table: Table, legal: Sequence[actions.ChoosePort], evaluator: Evaluator
) -> list[Candidate]:
    seat = evaluator.seat
    position = evaluator.position
    hold = position.holds[seat]
    found = []
    for port in legal:
        share = evaluator.share_with(seat, port.cell, hold)
        around = all_fills(table.chart, port.cell, position.base)
        found.append(Candidate((port,), share + _AT.harbour * around))
    return found


def _commands(
    table: Table, legal: Sequence[actions.Action], evaluator: Evaluator
) -> list[Candidate]:
    """Evaluate each privateer by its best act; it costs a pearl unless doubles were rolled."""
    seat, position = evaluator.seat, evaluator.position
    found = [Candidate((actions.PASS,), evaluator.share())]
    hold = position.holds[seat]
    if table.dice[0] != table.dice[1]:
        position.holds[seat] = without_pearls(hold, 1)
    for action in legal:
        if isinstance(action, actions.Command):
            probe = _commanding(table, action.ship)
            stops = evaluated_stops(probe, possible_sails(probe), evaluator)
            best = max(stops, key=lambda stop: stop.value)
            found.append(Candidate((action, *best.actions), best.value))
    position.holds[seat] = hold
    return found


def _commanding(table: Table, ship: int) -> State:
    """Return the table when that privateer is about to sail; nothing is hidden then."""
    probe = table.copy() if isinstance(table, State) else sample_state(table, Random(0))
    probe.phase, probe.ship = phases.SAILING, ship
    return probe


def evaluated_stops(
    table: Table, sails: Sequence[actions.Sail], evaluator: Evaluator
) -> list[Candidate]:
    """Return every cell to stop in, with the best act there."""
    ship = table.ship
    lines = lines_of_fire(table, ship, evaluator)
    return [
        evaluated_stop(table, ship, sail, lines.get(sail.cell, ()), evaluator) for sail in sails
    ]


Lines = dict[int, list[tuple[int, int]]]
"""By cell, the ships that can be fired at from it, with the number of empty cells between."""


def lines_of_fire(table: Table, ship: int, evaluator: Evaluator) -> Lines:
    """Return the cells from which `ship` could fire, reachable or not."""
    chart, cells = table.chart, evaluator.position.cells
    found: Lines = {}
    others = [other for other in range(pieces.SHIPS) if cells[other] != NOWHERE and other != ship]
    for target in allowed_targets(table, ship, tuple(others)):
        blockers = evaluator.blockers(ship, target)
        for cell, empties in firing_lines(chart.grid, chart.land, cells[target], blockers):
            found.setdefault(cell, []).append((target, empties))
    return found


def evaluated_stop(
    table: Table,
    ship: int,
    sail: actions.Sail,
    aims: Sequence[tuple[int, int]],
    evaluator: Evaluator,
) -> Candidate:
    """Evaluate stopping in a cell, with the best act there if it is worth more."""
    cell, chart, position = sail.cell, table.chart, evaluator.position
    hold = position.holds[ship]
    if sail.pearls:
        hold = without_pearls(hold, sail.pearls)
    lying = evaluator.share_with(ship, cell, hold)
    if ship >= pieces.FIRST_PRIVATEER:
        lying += _AT.roaming * all_fills(chart, cell, position.base + hold[pieces.SAILS])
    plain = Candidate((sail,), lying)
    island = chart.land.get(cell)
    if island is None:
        return _best_shot(ship, sail, hold, aims, evaluator, plain)
    if position.tokens[island] != pieces.NO_TOKEN:
        if not has_room(table.house, ship, hold):
            return plain
        taken = evaluator.share_taking(ship, cell, hold, island)
        return Candidate((sail, actions.TAKE), taken) if taken >= plain.value else plain
    if ship < pieces.FIRST_PRIVATEER and cell in chart.port_cells and any(hold):
        points = points_of(hold, position.gold_value)
        unloaded = evaluator.share_with(ship, cell, pieces.EMPTY, points)
        return Candidate((sail, actions.UNLOAD), unloaded) if unloaded >= plain.value else plain
    return plain


def _best_shot(
    ship: int,
    sail: actions.Sail,
    hold: Hold,
    aims: Sequence[tuple[int, int]],
    evaluator: Evaluator,
    plain: Candidate,
) -> Candidate:
    """Return the best of holding fire and firing at each of `aims` from open sea."""
    position, best = evaluator.position, plain
    was = position.cells[ship], position.holds[ship]
    position.cells[ship], position.holds[ship] = sail.cell, hold
    for target, empties in aims:
        margin = margin_of(hold, position.holds[target], empties)
        value = evaluator.shooting(ship, target, margin, plain.value).share
        if value > best.value:
            best = Candidate((sail, actions.SHOOT[target]), value)
    position.cells[ship], position.holds[ship] = was
    return best


def _collect(
    table: Table, _legal: Sequence[actions.Action], evaluator: Evaluator
) -> list[Candidate]:
    ship = table.ship
    cell, hold = table.cells[ship], evaluator.position.holds[ship]
    island = table.chart.land[cell]
    taken = evaluator.share_taking(ship, cell, hold, island)
    return [Candidate((actions.TAKE,), taken), Candidate((actions.PASS,), evaluator.share())]


def _unload(table: Table, legal: Sequence[actions.Action], evaluator: Evaluator) -> list[Candidate]:
    """Evaluate every part of the cargo that might be kept aboard, and unloading nothing."""
    seat, hold = evaluator.seat, evaluator.position.holds[evaluator.seat]
    cell, gold_value = table.cells[seat], evaluator.position.gold_value
    found = []
    for kept in _parts(hold, table.kept):
        gone = minus(hold, kept)
        if any(gone):
            value = evaluator.share_with(seat, cell, kept, points_of(gone, gold_value))
            steps = _keeping(table.kept, kept)
            found.append(Candidate((*steps, actions.UNLOAD), value))
    if actions.PASS in legal:
        found.append(Candidate((actions.PASS,), evaluator.share()))
    return found


def _parts(hold: Hold, kept: Hold) -> list[Hold]:
    """Return what may be kept aboard, beside what is kept already; white pearls leave first."""
    ways = 1
    for count, least in zip(hold, kept, strict=True):
        ways *= count - least + 1
    ranges = [
        range(least, count + 1) if ways <= _COUNTS.full_choice else sorted({least, count})
        for count, least in zip(hold, kept, strict=True)
    ]
    parts: list[Hold] = []
    for part in product(*ranges):
        whites_first = not (
            part[pieces.BLACK] > kept[pieces.BLACK] and part[pieces.PEARL] < hold[pieces.PEARL]
        )
        if whites_first:
            parts.append(part)  # type: ignore[arg-type]
    return parts


def _keeping(now: Hold, wanted: Hold) -> tuple[actions.Action, ...]:
    """Return the actions that keep what is not kept yet."""
    extra = minus(wanted, now)
    pearls = extra[pieces.PEARL] + extra[pieces.BLACK]
    plain = [actions.KEEP[kind] for kind in range(pieces.PEARL) for _ in range(extra[kind])]
    return (*plain, *([actions.KEEP[pieces.PEARL]] * pearls))


def _shots(table: Table, legal: Sequence[actions.Action], evaluator: Evaluator) -> list[Candidate]:
    """Evaluate holding fire, and every shot that can hit."""
    ship, position = table.ship, evaluator.position
    plain = Candidate((actions.PASS,), evaluator.share())
    cell = position.cells[ship]
    found = [plain]
    for action in legal:
        if isinstance(action, actions.Shoot):
            steps = table.chart.grid.distance(cell, position.cells[action.ship])
            margin = margin_of(position.holds[ship], position.holds[action.ship], steps - 1)
            shot = evaluator.shooting(ship, action.ship, margin, plain.value)
            if shot.hit + shot.saved > 0:
                found.append(Candidate((action,), shot.share))
    return found


def _rollers(
    _table: Table, legal: Sequence[actions.NameRoller], evaluator: Evaluator
) -> list[Candidate]:
    """Prefer the player with the lowest score, as all roll the same dice."""
    scores = evaluator.position.scores
    return [Candidate((action,), 0.5 - scores[action.seat] / 1000) for action in legal]


def _attack_pearls(
    table: Table, legal: Sequence[actions.Spend], evaluator: Evaluator
) -> list[Candidate]:
    ship, target, holds = table.ship, table.target, evaluator.position.holds
    hold, found = holds[ship], []
    for action in legal:
        holds[ship] = without_pearls(hold, action.pearls)
        margin = table.attack + action.pearls - holds[target][pieces.RUM]
        shot = evaluator.shooting(ship, target, margin, evaluator.share(), (0,))
        found.append(Candidate((action,), shot.share))
    holds[ship] = hold
    return found


def _defence_pearls(
    table: Table, legal: Sequence[actions.Spend], evaluator: Evaluator
) -> list[Candidate]:
    """TB-58: evaluate spending what saves the ship, and letting the shot hit."""
    ship, target, position = table.ship, table.target, evaluator.position
    hold = position.holds[target]
    found = []
    for action in legal:
        if action.pearls:
            position.holds[target] = without_pearls(hold, action.pearls)
            found.append(Candidate((action,), evaluator.share(target)))
            position.holds[target] = hold
        else:
            found.append(Candidate((action,), evaluator.share_after_hit(ship, target)))
    return found


def _loot(table: Table, legal: Sequence[actions.Loot], evaluator: Evaluator) -> list[Candidate]:
    return [
        Candidate((action,), evaluator.share_looting(table.ship, table.target, action.kind))
        for action in legal
    ]


_BY_PHASE: Final[dict[int, Callable[[Table, Any, Evaluator], list[Candidate]]]] = {
    phases.START: _ports,
    phases.COMMANDING: _commands,
    phases.SAILING: evaluated_stops,
    phases.COLLECTING: _collect,
    phases.UNLOADING: _unload,
    phases.SHOOTING: _shots,
    phases.NAMING: _rollers,
    phases.ATTACKING: _attack_pearls,
    phases.DEFENDING: _defence_pearls,
    phases.LOOTING: _loot,
    phases.REFITTING: _ports,
}
