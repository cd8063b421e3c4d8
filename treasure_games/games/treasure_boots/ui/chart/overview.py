"""The small map of a chart that does not fit its window: the view, and the ships."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame
from pygame import FRect, Rect, Surface

from treasure_games.games.treasure_boots.ui.chart.geometry import Cell, Point
from treasure_games.games.treasure_boots.ui.chart.helm import Survey
from treasure_games.games.treasure_boots.ui.chart.pieces import PRIVATEER, Contents
from treasure_games.games.treasure_boots.ui.chart.rim import OVERLAP
from treasure_games.games.treasure_boots.ui.chart.thumbnail import Thumbnail
from treasure_games.stage.boxes import Box, BoxKind
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.widgets.widget import Control

GROUP: Final = "chart"
"""The overlap group of everything on the sea."""

_FRAME: Final = "chart/overview_frame"
_MARGIN: Final = OVERLAP + 8.0
_BRASS: Final = 20.0
"""Virtual units of its frame."""
_WIDTH: Final = 0.21
_HEIGHT: Final = 0.26
"""The most height and width, as shares of the view."""
_ROOM: Final = 2.4
"""World units of sea shown around the boards, both sides together."""
_DOT: Final = 5.0
"""Radius of a ship's dot, in virtual units."""
_EDGE: Final = 0.3
"""Share of a cell, both sides together, that the map may cover."""
_CORNERS: Final = (("right", "bottom"), ("left", "bottom"), ("left", "top"))
"""In the order in which they are tried; the fourth has the buttons of the view."""


class Overview(Control):
    """In a corner of the view, by default the lower right; `rect` is the whole, with its frame.

    A click or a drag moves the camera there. It is shown whenever something is out of view.
    """

    def __init__(self, survey: Survey, contents: Contents) -> None:
        super().__init__("chart.overview")
        self.is_wanted = True
        """False if the player has put it away."""
        self._survey = survey
        self._contents = contents
        self._is_in_the_way = False
        """True if it covers part of the choice in every corner."""
        self._map: Thumbnail | None = None
        """None before the first layout."""
        self._clear_of: object = None
        """The choice and the view for which its corner was chosen."""
        self._drawn: tuple[FRect, tuple[Point, ...]] | None = None
        """Where it was last shown, and the ships on it; None if it wasn't."""

    def arrange(self, context: LayoutContext) -> None:
        """Lay out the map for this window."""
        self._context = context
        world = self._survey.plan.bounds.inflate(_ROOM, _ROOM)
        view = self._survey.helm.camera.view
        across = min(
            (view.width * _WIDTH - 2 * _BRASS) / world.width,
            (view.height * _HEIGHT - 2 * _BRASS) / world.height,
        )
        size = world.width * across + 2 * _BRASS, world.height * across + 2 * _BRASS
        inner = view.inflate(-2 * _MARGIN, -2 * _MARGIN)
        self._places = [_in_corner(inner, size, *corner) for corner in _CORNERS]
        self.rect = self._places[0]
        self._is_in_the_way = False
        self._size = context.viewport.to_pixels(self._inner).size
        self._map = Thumbnail(self._survey.plan, context, self._size, world)
        self._painted: Surface | None = None
        self._clear_of = None
        self._step_aside()

    @property
    def is_shown(self) -> bool:
        """True if boards or ships are out of view, and it doesn't cover the choice."""
        if self._map is None or not self.is_wanted or self._is_in_the_way:
            return False
        seen = self._survey.helm.camera.seen()
        ships = self._contents.ships.values()
        return not seen.inflate(1.2, 1.2).contains(self._survey.plan.bounds) or any(
            not seen.collidepoint(ship.x, ship.y) for ship in ships
        )

    def update(self) -> list[FRect]:
        """Follow the choice and the ships; return what must be redrawn on the screen."""
        if self._map is None:
            return []
        self._step_aside()
        before = self._drawn
        self._drawn = (FRect(self.rect), self._dots(self._map)) if self.is_shown else None
        if self._drawn == before:
            return []
        return [shown[0] for shown in (before, self._drawn) if shown is not None]

    def _step_aside(self) -> None:
        """Move off the choice, to where it covers the fewest ships, once the view is at rest. With
        nothing to choose it is in its default corner.
        """
        camera, reach = self._survey.helm.camera, self._contents.marks.reach
        now = reach, camera.goal, camera.goal_zoom
        if camera.is_moving or now == self._clear_of:
            return
        self._clear_of = now
        wanted = [self._heart(cell) for cell in reach]
        ships = [camera.to_screen(ship.x, ship.y) for ship in self._contents.ships.values()]
        free = [rect for rect in self._places if rect.collidelist(wanted) < 0]
        if free and wanted:
            self.rect = min(free, key=lambda rect: sum(map(rect.collidepoint, ships)))
        else:
            self.rect = self._places[0]
        self._is_in_the_way = not free

    def _heart(self, cell: Cell) -> FRect:
        """Return the inner part of a cell on the screen, which is seen and pressed."""
        rect = self._survey.cell_rect(cell)
        return rect.inflate(-_EDGE * rect.width, -_EDGE * rect.height)

    # As a control

    def handle(self, intent: Intent) -> bool:
        """Follow a dragging pointer; scroll on arrows."""
        if isinstance(intent, intents.PointerPressed | intents.PointerDragged):
            self._look_at(intent.x, intent.y)
            return True
        if isinstance(intent, intents.Navigate):
            self._survey.helm.scroll(intent.direction)
            return True
        return isinstance(intent, intents.PointerReleased)

    def _look_at(self, x: float, y: float) -> None:
        """Move the camera to what the map shows at a point of the screen."""
        if self._map is not None:
            scale, corner = self._context.viewport.scale, self._pixels
            place = self._map.world(x * scale - corner.left, y * scale - corner.top)
            self._survey.helm.look_at(*place)

    def activate(self) -> None:
        """Show the whole chart."""
        self._survey.helm.fit()

    def wheel(self, steps: float) -> bool:
        """Zoom around the middle."""
        self._survey.helm.zoom_by(steps)
        return True

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield a target on the sea."""
        yield Box(self.name, FRect(self.rect), BoxKind.TARGET, overlap_group=GROUP)

    # Drawing

    @property
    def _inner(self) -> FRect:
        return self.rect.inflate(-2 * _BRASS, -2 * _BRASS)

    @property
    def _pixels(self) -> Rect:
        """The map within the frame, equally large in every corner."""
        return Rect(self._context.viewport.to_pixels(self._inner).topleft, self._size)

    def draw(self, canvas: Canvas) -> None:
        """Draw map, ships, the area of the view, and the frame, if it is shown."""
        if self._map is None or not self.is_shown or not canvas.touches(self.rect):
            return
        clip = canvas.surface.get_clip()
        if self._painted is None:
            self._painted = self._map.paint()
        canvas.surface.blit(self._painted, self._pixels)
        canvas.surface.set_clip(clip.clip(self._pixels))
        self._draw_ships(canvas, self._map)
        self._draw_view(canvas, self._map)
        canvas.surface.set_clip(clip)
        canvas.frame(_FRAME, self.rect)

    def _dots(self, chart: Thumbnail) -> tuple[Point, ...]:
        """Return the pixel of each ship on the map, in their order."""
        radius = self._context.viewport.px(_DOT)
        width, height = self._size
        places = (chart.pixel(ship.x, ship.y) for ship in self._contents.ships.values())
        # Ships beyond the map are shown at its edge.
        return tuple(
            (round(min(width - radius, max(radius, across))),
             round(min(height - radius, max(radius, down))))
            for across, down in places
        )  # fmt: skip

    def _draw_ships(self, canvas: Canvas, chart: Thumbnail) -> None:
        theme, radius = self._context.theme, self._context.viewport.px(_DOT)
        colours = {style.name: style.colour for style in theme.seats}
        ships, dots = self._contents.ships.values(), self._dots(chart)
        for ship, (across, down) in zip(ships, dots, strict=True):
            middle = self._pixels.left + across, self._pixels.top + down
            colour = colours.get(ship.livery, theme.palette.black_pearl)
            pygame.draw.circle(canvas.surface, theme.palette.ink, middle, radius + 1)
            pygame.draw.circle(canvas.surface, theme.palette.foam, middle, radius)
            inner = radius * 0.5 if ship.livery == PRIVATEER else radius * 0.75
            pygame.draw.circle(canvas.surface, colour, middle, inner)

    def _draw_view(self, canvas: Canvas, chart: Thumbnail) -> None:
        camera = self._survey.helm.camera
        width, height = camera.view.width / camera.zoom, camera.view.height / camera.zoom
        x, y = camera.middle
        left, top = chart.pixel(x - width / 2, y - height / 2)
        right, bottom = chart.pixel(x + width / 2, y + height / 2)
        rect = Rect(left, top, right - left, bottom - top).move(self._pixels.topleft)
        pixels = self._context.viewport.px
        palette = self._context.theme.palette
        pygame.draw.rect(canvas.surface, palette.ink, rect.inflate(2, 2), pixels(4.0))
        pygame.draw.rect(canvas.surface, palette.lantern, rect, pixels(2.0))


def _in_corner(view: FRect, size: Point, side: str, end: str) -> FRect:
    rect = FRect((0, 0), size)
    setattr(rect, side, getattr(view, side))
    setattr(rect, end, getattr(view, end))
    return rect
