"""What is shown of the chart on the way from one zoom to another: its pictures, scaled."""

import math
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from treasure_games.games.treasure_boots.ui.chart.plan import Point
from treasure_games.games.treasure_boots.ui.chart.zoom_level import ZoomLevel
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.frame.items import Area, area_of
from treasure_games.stage.frame.painter import Painter
from treasure_games.stage.pictures import opaque

_HARD: Final = 0.7, 3.0
"""The ratios between which single pixels do; beyond them lines would flicker, or be stairs."""


class Piece(NamedTuple):
    """A part of a picture, and its place in the view."""

    picture: Surface
    changes: int
    part: Area
    place: Area

    def paint(self, target: Surface) -> None:
        """Scale it into its place, unless nothing of it is in view."""
        size = self.place[2:]
        if not all((*size, *self.part[2:])):
            return
        part = self.picture.subsurface(self.part)
        is_hard = _HARD[0] <= size[0] / part.get_width() <= _HARD[1]
        scale = pygame.transform.scale if is_hard else pygame.transform.smoothscale
        target.blit(scale(part, size), self.place)


class Sight(NamedTuple):
    """How the map is seen: pixels per world unit, and its pixel at the corner of the view."""

    unit: float
    corner: Point

    def place(self, part: Rect, unit: float) -> Rect:
        """Return where a part of the map at this unit is in the view."""
        ratio, (left, top) = self.unit / unit, self.corner
        start = round(part.left * ratio - left), round(part.top * ratio - top)
        end = round(part.right * ratio - left), round(part.bottom * ratio - top)
        return Rect(start, (end[0] - start[0], end[1] - start[1]))

    def piece(
        self, view: Rect, picture: Surface, area: Rect, unit: float, changes: int = 0
    ) -> Piece:
        """Return what is seen in a part of the view of a picture, which shows this area of the map
        at this unit.
        """
        ratio, (left, top) = self.unit / unit, self.corner
        start = math.floor((view.left + left) / ratio), math.floor((view.top + top) / ratio)
        end = math.ceil((view.right + left) / ratio), math.ceil((view.bottom + top) / ratio)
        seen = Rect(start, (end[0] - start[0], end[1] - start[1])).clip(area)
        part = seen.move(-area.left, -area.top)
        return Piece(picture, changes, area_of(part), area_of(self.place(seen, unit)))


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
