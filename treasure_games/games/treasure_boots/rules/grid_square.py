"""The rulebook's square chart: eight directions, four winds (TB-15)."""

from __future__ import annotations

from math import floor
from typing import Final

from treasure_games.core.language import N_
from treasure_games.games.treasure_boots.rules.grid import (
    BARRED,
    SPAN,
    Direction,
    Grid,
    Point,
    axes,
    cell_of_axes,
)


class SquareGrid(Grid):
    """Columns and rows as printed; a cell has sides of 1."""

    name = "square"
    directions = (
        Direction(N_("north"), N_("N"), -1, 0),
        Direction(N_("north-east"), N_("NE"), SPAN - 1, 45),
        Direction(N_("east"), N_("E"), SPAN, 90),
        Direction(N_("south-east"), N_("SE"), SPAN + 1, 135),
        Direction(N_("south"), N_("S"), 1, 180),
        Direction(N_("south-west"), N_("SW"), 1 - SPAN, 225),
        Direction(N_("west"), N_("W"), -SPAN, 270),
        Direction(N_("north-west"), N_("NW"), -SPAN - 1, 315),
    )
    headings = (0, 2, 4, 6)
    step_costs = (1, 1, 1, 2, BARRED)
    corners = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))

    def cell(self, column: int, row: int) -> int:
        return cell_of_axes(column, row)

    def place(self, cell: int) -> tuple[int, int]:
        return axes(cell)

    def distance(self, start: int, end: int) -> int:
        (x1, y1), (x2, y2) = axes(start), axes(end)
        return max(abs(x2 - x1), abs(y2 - y1))

    def centre(self, cell: int) -> Point:
        x, y = axes(cell)
        return float(x), float(y)

    def cell_at(self, x: float, y: float) -> int:
        return cell_of_axes(floor(x + 0.5), floor(y + 0.5))


SQUARE: Final[Grid] = SquareGrid()
