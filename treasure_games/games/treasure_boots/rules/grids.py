"""The two charts: hexes with six winds (HX-02), and the rulebook's squares with four (TB-15)."""

from __future__ import annotations

from math import floor, sqrt
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

HALF_HEIGHT: Final = sqrt(3) / 2
"""From the centre to the middle of a flat side, where the radius is 1."""


class HexGrid(Grid):
    """Flat-top cells, so that there is a due north (HX-01), by axial numbers (q, r).

    The printed chart shifts odd columns half a cell south. A cell has radius 1, so columns are 1.5
    apart and rows `sqrt(3)`.
    """

    name = "hex"
    directions = (
        Direction(N_("north"), N_("N"), -1, 0),
        Direction(N_("north-east"), N_("NE"), SPAN - 1, 60),
        Direction(N_("south-east"), N_("SE"), SPAN, 120),
        Direction(N_("south"), N_("S"), 1, 180),
        Direction(N_("south-west"), N_("SW"), 1 - SPAN, 240),
        Direction(N_("north-west"), N_("NW"), -SPAN, 300),
    )
    headings = (0, 1, 2, 3, 4, 5)
    step_costs = (1, 1, 2, BARRED)
    corners = (
        (0.5, -HALF_HEIGHT),
        (1.0, 0.0),
        (0.5, HALF_HEIGHT),
        (-0.5, HALF_HEIGHT),
        (-1.0, 0.0),
        (-0.5, -HALF_HEIGHT),
    )

    def cell(self, column: int, row: int) -> int:
        return cell_of_axes(column, row - (column - (column & 1)) // 2)

    def place(self, cell: int) -> tuple[int, int]:
        q, r = axes(cell)
        return q, r + (q - (q & 1)) // 2

    def distance(self, start: int, end: int) -> int:
        (q1, r1), (q2, r2) = axes(start), axes(end)
        q, r = q2 - q1, r2 - r1
        return (abs(q) + abs(r) + abs(q + r)) // 2

    def centre(self, cell: int) -> Point:
        q, r = axes(cell)
        return 1.5 * q, 2 * HALF_HEIGHT * (r + q / 2)

    def cell_at(self, x: float, y: float) -> int:
        q = x / 1.5
        return _nearest(q, y / (2 * HALF_HEIGHT) - q / 2)


def _nearest(q: float, r: float) -> int:
    """Round all three cube numbers; the worst rounded one follows from the other two."""
    near_q, near_r, near_s = round(q), round(r), round(-q - r)
    off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s + q + r)
    if off_q > off_r and off_q > off_s:
        near_q = -near_r - near_s
    elif off_r > off_s:
        near_r = -near_q - near_s
    return cell_of_axes(near_q, near_r)


HEX: Final[Grid] = HexGrid()


class SquareGrid(Grid):
    """Columns and rows as printed, eight directions; a cell has sides of 1."""

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
