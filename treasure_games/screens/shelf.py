"""The row of objects on the title's table: one column each, all on one foot line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import FRect

from treasure_games.screens.name_plate import is_text_large
from treasure_games.screens.tile import LIFT, WIDEST, GameTile, Stand
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.viewport import REFERENCE_WIDTH
from treasure_games.stage.widgets.widget import Size, Widget

CENTRES: Final = (196.0, 578.0, 962.0, 1340.0, 1716.0)
"""Of the columns, where the window is as wide as the reference."""
_WIDEST: Final = 2240.0
"""The objects move apart in wide windows, up to this width of the row."""
_COLUMN: Final = 376.0
_LARGEST: Final = 1.12
"""How much larger than usual objects may be where there is room."""
_HIGHEST: Final = WIDEST * 750.0 / 900.0 + LIFT
_BELOW: Final = 76.0
"""At least so much room lies below the plates, so that all stands alike with and without tags."""
_MARGIN: Final = 12.0
_ON_PLATE: Final = 24.0
"""From the foot line down to the name plates."""
_ON_LARGE_PLATE: Final = -6.0
"""The same where words take much room: the objects stand a little behind their plates."""


class Shelf(Widget):
    """Lays the tiles out in the room that it is given, from the bottom up."""

    def __init__(self, tiles: Sequence[GameTile]) -> None:
        super().__init__("shelf")
        self.tiles = tiles
        self.feet = 0.0
        """The line on which all objects stand."""
        self.adopt(*tiles)
        for left, tile, right in zip((None, *tiles), tiles, (*tiles[1:], None), strict=False):
            tile.neighbours = (left, right)

    def children(self) -> Sequence[Widget]:
        """From left to right."""
        return self.tiles

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Acts and notes need what they need, then the plates; the objects get the rest."""
        super().place(rect, context)
        spread = min(rect.width, _WIDEST) / REFERENCE_WIDTH
        left = rect.centerx - REFERENCE_WIDTH * spread / 2.0
        column = _COLUMN * spread
        below = max(_BELOW, *(tile.below_height(context, column) for tile in self.tiles))
        plates = [tile.plate.preferred(context, column) for tile in self.tiles]
        plate = Size(plates[0].width, max(one.height for one in plates))
        plate_top = rect.bottom - below - _MARGIN - plate.height
        self.feet = plate_top - (_ON_LARGE_PLATE if is_text_large(context) else _ON_PLATE)
        scale = min(_LARGEST, spread, (self.feet - rect.top) / _HIGHEST)
        for tile, centre in zip(self.tiles, CENTRES, strict=True):
            x = left + centre * spread
            room = FRect(x - column / 2.0, rect.bottom - below, column, below)
            board = FRect(x - plate.width / 2.0, plate_top, plate.width, plate.height)
            tile.stand(Stand(x, column, self.feet, scale, rect, board, room), context)

    def draw(self, canvas: Canvas) -> None:
        """The chosen one lies over its neighbours."""
        for tile in sorted(self.tiles, key=lambda one: one.chosen):
            tile.draw(canvas)
