"""What is shown of the chart on the way from one zoom to another: its pictures, scaled."""

from typing import NamedTuple

from pygame import Rect, Surface

from treasure_games.games.treasure_boots.ui.chart.tiles import Piece, Sight
from treasure_games.games.treasure_boots.ui.chart.zoom_level import ZoomLevel
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.frame.painter import Painter
from treasure_games.stage.pictures import opaque


class Sheet:
    """What was last seen of a level in one opaque picture, which is kept as the level is."""

    def __init__(self, level: ZoomLevel) -> None:
        self._level, self._area = level, level.stood
        self._picture, self._painter = opaque(level.stood.size), Painter()

    def piece(self, sight: Sight, view: Rect) -> Piece:
        """Paint what has changed on the level; return what is seen of it in the view."""
        level = self._level
        canvas = Canvas(level.pictures.context, Rect((0, 0), self._area.size))
        level.draw(canvas, self._area)
        self._painter.paint(self._picture, canvas.frame)
        return sight.piece(view, self._picture, self._area, level.unit, level.list.changes)


class Glide(NamedTuple):
    """A view on the way to another zoom: the sea in one colour, and pieces over it."""

    sea: tuple[int, ...]
    pieces: tuple[Piece, ...]

    def paint(self, target: Surface) -> None:
        """Paint it over the whole surface."""
        if self.pieces[1:]:
            target.fill(self.sea)
        for piece in self.pieces:
            piece.paint(target)
