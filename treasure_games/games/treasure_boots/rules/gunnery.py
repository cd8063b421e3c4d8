"""Shots: who can be aimed at from where, and how likely a hit is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from treasure_games.games.treasure_boots.charts import GRIDS, Chart
from treasure_games.games.treasure_boots.grid import NOWHERE, ORIGIN, Grid, Ray
from treasure_games.games.treasure_boots.pieces import (
    BLACK,
    FIRST_PRIVATEER,
    GUNS,
    PEARL,
    RUM,
)
from treasure_games.games.treasure_boots.state import State
from treasure_games.games.treasure_boots.view import View

_WAYS: Final = tuple(
    sum(attack + margin >= defence for attack in range(1, 7) for defence in range(1, 7))
    for margin in range(-6, 6)
)

MOST_RAYS: Final = 100_000
"""How many gaps between cells a grid remembers."""

MOST_SIGHTS: Final = 20_000
"""From how many cells a chart remembers how far one can shoot."""

FAR_OFF: Final = 1_000_000
"""More steps than any line has."""


class Aim(NamedTuple):
    """A ship that can be shot at: `line` are the cells between, `empties` how many.

    `attack` and `defence` are what is added to either die (Guns less empty cells; Rum).
    `chances[k]` is the chance to hit with k of the shooter's pearls, before any of the `foe_pearls`
    are spent against it.
    """

    ship: int
    empties: int
    line: tuple[int, ...]
    attack: int
    defence: int
    foe_pearls: int
    chances: tuple[float, ...]


def ways_to_hit(margin: int) -> int:
    """TB-46 to TB-48: of 36, where `margin` is what attack has before the dice over defence."""
    return _WAYS[max(-6, min(5, margin)) + 6]


def in_sight(table: State | View, ship: int, cell: int) -> tuple[int, ...]:
    """TB-42 to TB-45: the ships that `ship` may shoot at from this cell, sorted.

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
    """TB-44, TB-45: of these ships, those on a clear straight line from a cell of open sea."""
    rays = _RAYS[chart.grid.name]
    aligned = [other for other in ships if rays[cells[other] - cell]]
    if not aligned:
        return ()
    sight = chart.sights.get(cell) or _sight(chart, cell)
    seen: list[int] = []
    first: dict[int, int] = {}
    for other in aligned:
        direction, steps = rays[cells[other] - cell]  # type: ignore[misc]
        if steps <= sight[direction]:
            seen.append(other)
            if steps < first.get(direction, FAR_OFF):
                first[direction] = steps
    if len(seen) > len(first):
        return tuple([other for other in seen if _is_first(rays[cells[other] - cell], first)])
    return tuple(seen)


def _is_first(ray: Ray | None, first: Mapping[int, int]) -> bool:
    """Whether no ship in the same direction is nearer; several in one port are all first."""
    return ray is not None and first[ray.direction] == ray.steps


def allowed_targets(table: State | View, ship: int, seen: tuple[int, ...]) -> tuple[int, ...]:
    """TBA-25: a privateer spares the ship of its commander, unless the house says otherwise."""
    if ship < FIRST_PRIVATEER or table.house.hits_owner:
        return seen
    return tuple(other for other in seen if other != table.turn)


def targets(table: State | View, ship: int, cell: int | None = None) -> tuple[Aim, ...]:
    """What `ship` could shoot at from its own cell, or from any that it might sail to."""
    here = table.cells[ship] if cell is None else cell
    return tuple(_aim(table, ship, here, other) for other in in_sight(table, ship, here))


def empties_between(grid: Grid, cell: int, there: int) -> int:
    """TB-46: how many cells lie between two cells of a straight line."""
    ray = _RAYS[grid.name][there - cell]
    return ray.steps - 1 if ray else 0


def _aim(table: State | View, ship: int, cell: int, other: int) -> Aim:
    line = table.chart.grid.line(cell, table.cells[other]) or ()
    hold, foe = table.holds[ship], table.holds[other]
    attack, defence = hold[GUNS] - len(line), foe[RUM]
    own_pearls = hold[PEARL] + hold[BLACK]
    chances = [ways_to_hit(attack + spent - defence) / 36 for spent in range(own_pearls + 1)]
    foe_pearls = foe[PEARL] + foe[BLACK]
    return Aim(other, len(line), line, attack, defence, foe_pearls, tuple(chances))


def blocking_cell(chart: Chart, cells: Sequence[int], cell: int, there: int) -> int:
    """TB-45, TBA-22: the first island or ship between two cells of a line, or `NOWHERE`."""
    for between in chart.grid.line(cell, there) or ():
        if between in chart.land or between in cells:
            return between
    return NOWHERE


def _sight(chart: Chart, cell: int) -> tuple[int, ...]:
    """By direction, how many steps a shot may go at most: up to the first land, if there is any."""
    rays = _RAYS[chart.grid.name]
    steps = [FAR_OFF] * len(chart.grid.deltas)
    for land in chart.land:
        ray = rays[land - cell]
        if ray:
            steps[ray.direction] = min(steps[ray.direction], ray.steps)
    if len(chart.sights) >= MOST_SIGHTS:
        chart.sights.clear()
    chart.sights[cell] = tuple(steps)
    return chart.sights[cell]


class _Rays(dict[int, Ray | None]):
    """Straight lines by the gap between the numbers of two cells, worked out when first asked."""

    def __init__(self, grid: Grid) -> None:
        super().__init__()
        self._grid = grid

    def __missing__(self, gap: int) -> Ray | None:
        if len(self) >= MOST_RAYS:
            self.clear()
        ray = self[gap] = self._grid.ray(ORIGIN, ORIGIN + gap)
        return ray


_RAYS: Final = {grid.name: _Rays(grid) for grid in GRIDS.values()}
