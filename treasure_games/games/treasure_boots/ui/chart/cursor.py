"""The cursor of keys and pads: one cell, moved from cell to cell."""

from __future__ import annotations

from pygame import FRect

from treasure_games.games.treasure_boots.ui.chart.geometry import Cell, Geometry
from treasure_games.stage.input.intents import Direction


class Cursor:
    """The cursor's place. Sideways on hexes it zigzags along the row on which it was put."""

    def __init__(self, geometry: Geometry, cell: Cell) -> None:
        self._geometry = geometry
        self.cell = cell
        self._row = geometry.centre(cell)[1]

    def put(self, cell: Cell) -> None:
        """Go to a cell and keep its row."""
        if cell != self.cell:
            self.cell = cell
            self._row = self._geometry.centre(cell)[1]

    def ahead(self, direction: Direction) -> Cell:
        """Return the cell that one press leads to."""
        return self._geometry.step(self.cell, direction, self._row)

    def move(self, direction: Direction, waters: FRect) -> bool:
        """Move unless that leaves the waters. Return True if it moved."""
        ahead = self.ahead(direction)
        x, y = self._geometry.centre(ahead)
        if not waters.collidepoint(x, y):
            return False
        self.cell = ahead
        if direction in (Direction.UP, Direction.DOWN):
            self._row = y
        return True
