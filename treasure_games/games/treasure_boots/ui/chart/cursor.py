"""The cursor of keys and pads: one cell, moved from cell to cell."""

from __future__ import annotations

from pygame import FRect

from treasure_games.games.treasure_boots.ui.chart.geometry import Cell, Geometry
from treasure_games.stage.input.intents import Direction


class Cursor:
    """Where the cursor is. Sideways on hexes it zigzags along the row on which it was put."""

    def __init__(self, geometry: Geometry, cell: Cell) -> None:
        self._geometry = geometry
        self.cell = cell
        self._row = geometry.centre(cell)[1]

    def put(self, cell: Cell) -> None:
        """Go to a cell; its row is kept from now on."""
        if cell != self.cell:
            self.cell = cell
            self._row = self._geometry.centre(cell)[1]

    def ahead(self, direction: Direction) -> Cell:
        """The cell that one press leads to."""
        return self._geometry.step(self.cell, direction, self._row)

    def move(self, direction: Direction, waters: FRect) -> bool:
        """Go there unless it lies outside the waters. Return True if it went."""
        ahead = self.ahead(direction)
        x, y = self._geometry.centre(ahead)
        if not waters.collidepoint(x, y):
            return False
        self.cell = ahead
        if direction in (Direction.UP, Direction.DOWN):
            self._row = y
        return True
