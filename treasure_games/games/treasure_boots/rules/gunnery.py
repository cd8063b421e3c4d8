"""Shots: who can be aimed at from where, and the odds of a hit."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from treasure_games.games.treasure_boots.rules import pieces
from treasure_games.games.treasure_boots.rules.charts import Chart
from treasure_games.games.treasure_boots.rules.grid import NOWHERE, Grid
from treasure_games.games.treasure_boots.rules.state import State
from treasure_games.games.treasure_boots.rules.view import View

_WAYS: Final = tuple(
    sum(attack + margin >= defence for attack in range(1, 7) for defence in range(1, 7))
    for margin in range(-6, 6)
)

MOST_SHOT_RANGES: Final = 20_000
"""The most cells for which a chart caches the ranges of shots."""

FAR_OFF: Final = 1_000_000
"""More steps than any line has."""


class Aim(NamedTuple):
    """A ship that can be shot at across the cells in `line`.

    `chances[k]` is the chance to hit with k of the shooter's pearls, if none of the `foe_pearls`
    are spent against it.
    """

    ship: int
    line: tuple[int, ...]
    foe_pearls: int
    chances: tuple[float, ...]


def ways_to_hit(margin: int) -> int:
    """TB-46 to TB-48: return how many of 36 rolls hit; `margin` is attack less defence."""
    return _WAYS[max(-6, min(5, margin)) + 6]


def chance_to_hit(hold: pieces.Hold, foe: pieces.Hold, empties: int, spent: int = 0) -> float:
    """TB-46 to TB-48: return the chance of a shot across empty cells if the shooter spends so many
    pearls, and the other side none. All that tells the chance of a shot takes it from here.
    """
    return ways_to_hit(hold[pieces.GUNS] + spent - empties - foe[pieces.RUM]) / 36


def chance_once_rolled(attack: int, foe: pieces.Hold) -> float:
    """TB-57: return the chance to hit once the attack stands, if no pearl answers it."""
    return min(6, max(0, attack - foe[pieces.RUM])) / 6


def in_sight(table: State | View, ship: int, cell: int) -> tuple[int, ...]:
    """TB-42 to TB-45: return the ships that `ship` may shoot at from this cell, sorted.

    Nobody shoots from an island or port (TBA-17), nor a privateer at its commander (TBA-25).
    """
    chart, cells = table.chart, table.cells
    if cell in chart.land:
        return ()
    others = [other for other, there in enumerate(cells) if there and other != ship]
    return allowed_targets(table, ship, ships_in_line(chart, cells, others, cell))


def ships_in_line(
    chart: Chart, cells: Sequence[int], ships: Iterable[int], cell: int
) -> tuple[int, ...]:
    """TB-44, TB-45: return those of the ships on a clear straight line from a cell of open sea."""
    grid = chart.grid
    rays = grid.rays
    ranges: tuple[int, ...] = ()
    seen: list[int] = []
    lines: list[tuple[int, int]] = []
    for other in ships:
        there = cells[other]
        try:  # A fifth faster than calling `ray` for each.
            ray = rays[there - cell]
        except KeyError:
            ray = grid.ray(cell, there)
        if ray is not None:
            direction, steps = ray
            if not ranges:
                ranges = chart.shot_ranges.get(cell) or _shot_range(chart, cell)
            if steps <= ranges[direction]:
                seen.append(other)
                lines.append(ray)
    return tuple(seen) if len(seen) < 2 else _nearest(seen, lines)


def _nearest(ships: list[int], lines: list[tuple[int, int]]) -> tuple[int, ...]:
    """TB-45: return the nearest ships in each direction; several may share one port.

    `lines` holds the ray to each of the ships, in their order.
    """
    first: dict[int, int] = {}
    for direction, steps in lines:
        if steps < first.get(direction, FAR_OFF):
            first[direction] = steps
    lined = zip(ships, lines, strict=True)
    return tuple([ship for ship, (direction, steps) in lined if first[direction] == steps])


def allowed_targets(table: State | View, ship: int, seen: tuple[int, ...]) -> tuple[int, ...]:
    """TBA-25: leave out a privateer's commander, unless a house rule allows that shot."""
    if ship < pieces.FIRST_PRIVATEER or table.house.hits_owner:
        return seen
    return tuple(other for other in seen if other != table.turn)


def targets(table: State | View, ship: int, cell: int | None = None) -> tuple[Aim, ...]:
    """Return what `ship` could shoot at from its own cell, or from `cell`."""
    here = table.cells[ship] if cell is None else cell
    return tuple(_aim(table, ship, here, other) for other in in_sight(table, ship, here))


def empties_between(grid: Grid, cell: int, there: int) -> int:
    """TB-46: return how many cells are between two cells of a straight line."""
    ray = grid.ray(cell, there)
    return ray[1] - 1 if ray else 0


def _aim(table: State | View, ship: int, cell: int, other: int) -> Aim:
    line = table.chart.grid.line(cell, table.cells[other]) or ()
    hold, foe = table.holds[ship], table.holds[other]
    own_pearls = hold[pieces.PEARL] + hold[pieces.BLACK]
    chances = [chance_to_hit(hold, foe, len(line), spent) for spent in range(own_pearls + 1)]
    return Aim(other, line, foe[pieces.PEARL] + foe[pieces.BLACK], tuple(chances))


def blocking_cell(chart: Chart, cells: Sequence[int], cell: int, there: int) -> int:
    """TB-45, TBA-22: return the first island or ship between two cells of a line, or `NOWHERE`."""
    for between in chart.grid.line(cell, there) or ():
        if between in chart.land or between in cells:
            return between
    return NOWHERE


def _shot_range(chart: Chart, cell: int) -> tuple[int, ...]:
    """Return the most steps of a shot in each direction: up to the first land."""
    steps = [FAR_OFF] * len(chart.grid.deltas)
    for land in chart.land:
        ray = chart.grid.ray(cell, land)
        if ray is not None:
            direction, distance = ray
            steps[direction] = min(steps[direction], distance)
    if len(chart.shot_ranges) >= MOST_SHOT_RANGES:
        chart.shot_ranges.clear()
    chart.shot_ranges[cell] = tuple(steps)
    return chart.shot_ranges[cell]
