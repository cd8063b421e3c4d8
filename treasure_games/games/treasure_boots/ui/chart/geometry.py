"""The places of a grid's cells in the world, in one unit for both charts."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from pygame import FRect

from treasure_games.games.treasure_boots.rules.grid import Grid
from treasure_games.stage.input.intents import Direction
from treasure_games.table.pieces.map.camera import Zooms

Cell = int
"""A cell's number in the grid; the sea is endless in all directions."""
Point = tuple[float, float]
ROOT_3: Final = math.sqrt(3.0)
_TIE: Final = 1e-6
ZOOMS: Final = Zooms(smallest=15.0, readable=34.0, comfort=58.0, largest=84.0)
"""Virtual units in the radius of a hex. A fresh view shows the whole chart if cells stay readable;
a larger chart, and a small one that fills it by itself, with comfort.
"""


class Geometry:
    """World units: the radius of a hex is 1, the side of a square sqrt 3, y grows southwards.

    So columns of both charts are equally high, and pictures drawn for hexes fit squares.
    """

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        side = math.dist(grid.corners[0], grid.corners[1])
        self._unit = 1.0 if grid.name == "hex" else ROOT_3 / side
        self._centres: dict[Cell, Point] = {}
        """Cached, as it is asked for thousands of times per frame."""
        self.shape = grid.name
        """Suffix of pictures with the outline of a cell: "hex", "square"."""
        self.corners: tuple[Point, ...] = tuple(
            (x * self._unit, y * self._unit) for x, y in grid.corners
        )
        """The corners of a cell, relative to its middle, clockwise on the screen."""
        self.half_width = max(x for x, _y in self.corners)
        self.half_height = max(y for _x, y in self.corners)
        self._sides = tuple(self._delta_across(side) for side in range(len(self.corners)))

    def _delta_across(self, side: int) -> int:
        """Return the delta to the cell beyond a side; the same for all, as the grid is regular."""
        (x, y), (next_x, next_y) = self.side(side)
        home = self.grid.cell_at(0.0, 0.0)
        return self.cell_at(x + next_x, y + next_y) - home

    def side(self, side: int) -> tuple[Point, Point]:
        """Return the two corners at the ends of a side, relative to the middle."""
        return self.corners[side], self.corners[(side + 1) % len(self.corners)]

    def centre(self, cell: Cell) -> Point:
        """Return the middle of a cell."""
        known = self._centres.get(cell)
        if known is None:
            x, y = self.grid.centre(cell)
            known = self._centres[cell] = x * self._unit, y * self._unit
        return known

    def cell_at(self, x: float, y: float) -> Cell:
        """Return the cell that contains a point."""
        return self.grid.cell_at(x / self._unit, y / self._unit)

    def across(self, cell: Cell, side: int) -> Cell:
        """Return the neighbour beyond the side from corner `side` to the next."""
        return cell + self._sides[side]

    def step(self, cell: Cell, direction: Direction, row: float) -> Cell:
        """Return where one press moves a cursor; sideways on hexes it keeps near `row`, its y."""
        x, y = self.centre(cell)
        right, down = direction.value
        ahead = [
            near
            for near in self.grid.neighbours(cell)
            if self._leads(self.centre(near), (x, y), right, down)
        ]
        return min(ahead, key=lambda near: self._strays(near, x, row, right))

    def _leads(self, near: Point, here: Point, right: int, down: int) -> bool:
        across, along = near[0] - here[0], near[1] - here[1]
        if down:
            return abs(across) < _TIE and along * down > 0
        return across * right > _TIE

    def _strays(self, near: Cell, x: float, row: float, right: int) -> float:
        middle_x, middle_y = self.centre(near)
        return abs(middle_y - row) + (middle_y * _TIE if right else abs(middle_x - x))

    def bounds(self, cells: Iterable[Cell]) -> FRect:
        """Return the world rectangle around these cells with their edges; none for no cells."""
        middles = [self.centre(cell) for cell in cells]
        if not middles:
            return FRect(0, 0, 0, 0)
        left, right = min(x for x, _y in middles), max(x for x, _y in middles)
        top, bottom = min(y for _x, y in middles), max(y for _x, y in middles)
        return FRect(left, top, right - left, bottom - top).inflate(
            2 * self.half_width, 2 * self.half_height
        )

    def outline(self, cells: frozenset[Cell]) -> list[tuple[Cell, int]]:
        """Return the border of a region: each cell with a side that leads out of it."""
        return [
            (cell, side)
            for cell in sorted(cells)
            for side in range(len(self.corners))
            if self.across(cell, side) not in cells
        ]


def bearing(start: Point, goal: Point) -> float:
    """Return the direction from a point to another, in degrees clockwise from north."""
    return math.degrees(math.atan2(goal[0] - start[0], start[1] - goal[1])) % 360.0
