"""The small map of a chart that does not fit its window: the view, and the ships."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame
from pygame import FRect, Rect, Surface

from treasure_games.games.treasure_boots.ui.chart.composition import Contents
from treasure_games.games.treasure_boots.ui.chart.geometry import Point
from treasure_games.games.treasure_boots.ui.chart.pieces import PRIVATEER
from treasure_games.games.treasure_boots.ui.chart.plan import ChartPlan
from treasure_games.games.treasure_boots.ui.chart.thumbnail import Thumbnail
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.table.pieces.map.camera import Camera

_FRAME: Final = "chart/overview_frame"
_BRASS: Final = 20.0
"""Virtual units of its frame."""
_WIDTH: Final = 0.21
_HEIGHT: Final = 0.26
"""The most height and width, as shares of the view."""
_ROOM: Final = 2.4
"""World units of sea shown around the boards, both sides together."""
_DOT: Final = 5.0
"""Radius of a ship's dot, in virtual units."""
_CORNERS: Final = (("right", "bottom"), ("left", "bottom"), ("left", "top"))
"""In the order in which they are tried; the fourth has the buttons of the view."""


class Overview:
    """In a corner of the view, by default the lower right.

    `rect` is the whole, with its frame. `is_in_the_way` if it covers part of the choice in every
    corner.
    """

    def __init__(
        self, plan: ChartPlan, context: LayoutContext, camera: Camera, margin: float
    ) -> None:
        self._context = context
        self._camera = camera
        world = plan.bounds.inflate(_ROOM, _ROOM)
        view = camera.view
        across = min(
            (view.width * _WIDTH - 2 * _BRASS) / world.width,
            (view.height * _HEIGHT - 2 * _BRASS) / world.height,
        )
        self.rect = FRect(
            0, 0, world.width * across + 2 * _BRASS, world.height * across + 2 * _BRASS
        )
        self.is_in_the_way = False
        self._places = [self._place(view.inflate(-2 * margin, -2 * margin), *at) for at in _CORNERS]
        self.rect = self._places[0]
        self._size = context.viewport.to_pixels(self._inner).size
        self._map = Thumbnail(plan, context, self._size, world)
        self._painted: Surface | None = None

    def _place(self, view: FRect, side: str, end: str) -> FRect:
        rect = FRect(self.rect)
        setattr(rect, side, getattr(view, side))
        setattr(rect, end, getattr(view, end))
        return rect

    def step_aside(self, wanted: Sequence[FRect], ships: Sequence[Point]) -> None:
        """Move to where it covers nothing that is `wanted`, and the fewest ships; both are in
        virtual units. With nothing wanted it is in its default corner.
        """
        free = [rect for rect in self._places if rect.collidelist(wanted) < 0]
        if free and wanted:
            self.rect = min(free, key=lambda rect: sum(map(rect.collidepoint, ships)))
        else:
            self.rect = self._places[0]
        self.is_in_the_way = not free

    @property
    def _inner(self) -> FRect:
        return self.rect.inflate(-2 * _BRASS, -2 * _BRASS)

    @property
    def _pixels(self) -> Rect:
        """The map within the frame, equally large in every corner."""
        return Rect(self._context.viewport.to_pixels(self._inner).topleft, self._size)

    def world_at(self, x: float, y: float) -> Point:
        """Return the world point at a place of the screen."""
        scale = self._context.viewport.scale
        return self._map.world(x * scale - self._pixels.left, y * scale - self._pixels.top)

    def draw(self, canvas: Canvas, contents: Contents) -> None:
        """Draw map, ships, the area of the view, and the frame."""
        clip = canvas.surface.get_clip()
        if not clip.colliderect(self._context.viewport.covering_pixels(self.rect)):
            return
        if self._painted is None:
            self._painted = self._map.paint()
        canvas.surface.blit(self._painted, self._pixels)
        canvas.surface.set_clip(clip.clip(self._pixels))
        self._ships(canvas, contents)
        self._view(canvas)
        canvas.surface.set_clip(clip)
        canvas.frame(_FRAME, self.rect)

    def dots(self, contents: Contents) -> tuple[Point, ...]:
        """Return the pixel of each ship on the map, in their order."""
        radius = self._context.viewport.px(_DOT)
        width, height = self._pixels.size
        places = (self._map.pixel(ship.x, ship.y) for ship in contents.ships.values())
        # Ships beyond the map are shown at its edge.
        return tuple(
            (round(min(width - radius, max(radius, across))),
             round(min(height - radius, max(radius, down))))
            for across, down in places
        )  # fmt: skip

    def _ships(self, canvas: Canvas, contents: Contents) -> None:
        theme, radius = self._context.theme, self._context.viewport.px(_DOT)
        colours = {style.name: style.colour for style in theme.seats}
        dots = self.dots(contents)
        for ship, (across, down) in zip(contents.ships.values(), dots, strict=True):
            middle = self._pixels.left + across, self._pixels.top + down
            colour = colours.get(ship.livery, theme.palette.black_pearl)
            pygame.draw.circle(canvas.surface, theme.palette.ink, middle, radius + 1)
            pygame.draw.circle(canvas.surface, theme.palette.foam, middle, radius)
            inner = radius * 0.5 if ship.livery == PRIVATEER else radius * 0.75
            pygame.draw.circle(canvas.surface, colour, middle, inner)

    def _view(self, canvas: Canvas) -> None:
        camera = self._camera
        width, height = camera.view.width / camera.zoom, camera.view.height / camera.zoom
        x, y = camera.middle
        left, top = self._map.pixel(x - width / 2, y - height / 2)
        right, bottom = self._map.pixel(x + width / 2, y + height / 2)
        rect = pygame.Rect(left, top, right - left, bottom - top).move(self._pixels.topleft)
        pixels = self._context.viewport.px
        palette = self._context.theme.palette
        pygame.draw.rect(canvas.surface, palette.ink, rect.inflate(2, 2), pixels(4.0))
        pygame.draw.rect(canvas.surface, palette.lantern, rect, pixels(2.0))
