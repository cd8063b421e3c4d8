"""Where ships lie at a land: beside it, on the side that is free, never inside it."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from treasure_games.games.treasure_boots.ui.chart.pieces import Mooring
from treasure_games.games.treasure_boots.ui.chart.plan import Cell, ChartPlan, Point

_BESIDE: Final[tuple[Point, ...]] = (
    (1.06, -0.20), (-1.32, -0.14), (0.56, -1.12), (-0.56, -1.12),
    (1.66, -1.12), (-1.66, -1.12), (2.10, -0.16), (-2.26, -0.16),
)  # fmt: skip
"""East and west, then behind the town; all clear of numbers, tokens and names."""
_NEIGHBOUR: Final = 1.3
"""World units from another land, and from its number, within which a ship would lie on it."""
_ALONGSIDE: Final = 1.5
"""World units from a ship at sea within which another would lie on her."""
_NUMBER: Final = (-0.65, 0.49)
_MOORED, _CROWDED = 0.86, 0.74
"""Scales of the first two ships, and of more."""
_ROOMY: Final = 2


def moor(plan: ChartPlan, cell: Cell, index: int, at_sea: tuple[Point, ...] = ()) -> Mooring:
    """Return the place and scale of a cell's `index`-th ship, clear of those at sea if it can."""
    x, y = plan.geometry.centre(cell)
    if cell not in plan.lands:
        return Mooring(x, y, 1.0)
    spots = _berths(plan, cell, at_sea)
    across, down = spots[index % len(spots)]
    return Mooring(x + across, y + down, _MOORED if index < _ROOMY else _CROWDED)


@lru_cache(maxsize=256)
def _berths(plan: ChartPlan, cell: Cell, at_sea: tuple[Point, ...]) -> tuple[Point, ...]:
    """Return the berths of a land: those first that no other land reaches, then no ship at sea."""
    x, y = plan.geometry.centre(cell)
    others = [plan.geometry.centre(land) for land in plan.lands if land != cell]
    numbers = [(right + _NUMBER[0], down + _NUMBER[1]) for right, down in others]

    def narrowness(spot: Point) -> tuple[bool, bool]:
        place = x + spot[0], y + spot[1]
        return (
            any(math.dist(place, other) < _NEIGHBOUR for other in (*others, *numbers)),
            any(math.dist(place, ship) < _ALONGSIDE for ship in at_sea),
        )

    return tuple(sorted(_BESIDE, key=narrowness))
