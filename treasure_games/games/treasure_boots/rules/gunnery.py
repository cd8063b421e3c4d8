"""Shots: who can be aimed at from where, and how likely a hit is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from treasure_games.games.treasure_boots.charts import Chart
from treasure_games.games.treasure_boots.grid import NOWHERE, SPAN, Grid, Ray
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

NEAR: Final = 40
"""Steps up to which straight lines are looked up instead of worked out."""


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
    near = _near_rays(chart.grid)
    seen: list[int] = []
    for other, there in enumerate(cells):
        if there == NOWHERE or other == ship:
            continue
        gap = there - cell
        ray = near.get(gap) or (chart.grid.ray(cell, there) if _is_far(gap) else None)
        if ray is not None and (ray[1] == 1 or _is_clear(chart, cells, cell, there, ray)):
            seen.append(other)
    if ship >= FIRST_PRIVATEER and table.turn in seen and not table.house.hits_owner:
        seen.remove(table.turn)
    return tuple(seen)


def targets(table: State | View, ship: int, cell: int | None = None) -> tuple[Aim, ...]:
    """What `ship` could shoot at from its own cell, or from any that it might sail to."""
    here = table.cells[ship] if cell is None else cell
    return tuple(_aim(table, ship, here, other) for other in in_sight(table, ship, here))


def empties_between(grid: Grid, cell: int, there: int) -> int:
    """TB-46: how many cells lie between two cells of a straight line."""
    ray = grid.ray(cell, there)
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
    """TB-45, TBA-22: the first island or ship strictly between two cells of a line, or `NOWHERE`."""
    for between in chart.grid.line(cell, there) or ():
        if between in chart.land or between in cells:
            return between
    return NOWHERE


def _is_clear(
    chart: Chart, cells: Sequence[int], cell: int, there: int, ray: tuple[int, int]
) -> bool:
    delta, land = chart.grid.deltas[ray[0]], chart.land
    between = cell + delta
    while between != there:
        if between in land or between in cells:
            return False
        between += delta
    return True


def _is_far(gap: int) -> bool:
    """Whether a gap may be a straight line that is too long for `_near_rays`."""
    return not -NEAR * SPAN < gap < NEAR * SPAN or -SPAN // 2 < gap < SPAN // 2


@lru_cache(maxsize=4)
def _near_rays(grid: Grid) -> dict[int, Ray]:
    """Straight lines by the gap between the numbers of two cells."""
    return {
        steps * delta: Ray(direction, steps)
        for direction, delta in enumerate(grid.deltas)
        for steps in range(1, NEAR + 1)
    }
