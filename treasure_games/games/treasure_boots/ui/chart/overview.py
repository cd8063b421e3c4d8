"""The small map in the lower right corner of the chart: the view, and the ships."""

import math
from collections.abc import Iterator
from typing import Final

import pygame
from pygame import FRect, Rect, Surface

from treasure_games.games.treasure_boots.ui.chart.pieces import Contents
from treasure_games.games.treasure_boots.ui.chart.plan import (
    Cell,
    ChartPlan,
    Land,
    PlacedSection,
    Point,
)
from treasure_games.games.treasure_boots.ui.chart.projection import Projection
from treasure_games.games.treasure_boots.ui.chart.sea_window import OVERLAP
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.theme import Colour
from treasure_games.stage.widgets.widget import Box, BoxKind, Control

GROUP: Final = "chart"
"""The overlap group of everything on the sea."""

_FRAME: Final = "chart/overview_frame"
_MARGIN: Final = OVERLAP + 26.0
_BRASS: Final = 20.0
"""Virtual units of its frame."""
_SIDE: Final = 258.0
_WIDTH: Final = 0.25
"""The longer side, in virtual units, and its largest share of the view's width."""
_ROOM: Final = 2.4
"""World units of sea shown around the boards, both sides together."""
_DOT: Final = 11.0
"""Radius of a ship's emblem, in virtual units."""
FINER: Final = 2
"""The factor by which it is drawn larger, then scaled down."""
_LAND: Final = 0.78
"""Radius of an island, in world units."""


class Thumbnail:
    """Fits a part of the world into a picture; converts world points to its pixels."""

    def __init__(
        self, plan: ChartPlan, context: LayoutContext, size: tuple[int, int], world: FRect
    ) -> None:
        self._plan, self._context, self._size = plan, context, size
        self.unit = min(size[0] / world.width, size[1] / world.height)
        """Pixels per world unit."""
        (x, y), half = world.center, 2 * self.unit
        self._corner = x - size[0] / half, y - size[1] / half

    def pixel(self, x: float, y: float) -> Point:
        """Return the pixel of a world point."""
        return (x - self._corner[0]) * self.unit, (y - self._corner[1]) * self.unit

    def world(self, x: float, y: float) -> Point:
        """Return the world point of a pixel."""
        return x / self.unit + self._corner[0], y / self.unit + self._corner[1]

    def paint(self) -> Surface:
        """Return the map, opaque: sea, sections, islands and ports."""
        palette = self._context.theme.palette
        fine = Surface((self._size[0] * FINER, self._size[1] * FINER), 0, 32)
        fine.fill(_mixed(palette.sea, palette.shallows, 0.25))
        for board in self._plan.boards:
            self._board(fine, board)
        for cell, land in self._plan.lands.items():
            self._land(fine, cell, land)
        return pygame.transform.smoothscale(fine, self._size)

    def _board(self, fine: Surface, board: PlacedSection) -> None:
        """Draw tinted cells, fine lines between them, a firm outline; FINER times as large."""
        palette, geometry = self._context.theme.palette, self._plan.geometry
        line = max(1, round(0.05 * self.unit * FINER))
        for cell in board.cells:
            corners = [self._fine(cell, corner) for corner in geometry.corners]
            pygame.draw.polygon(fine, _mixed(palette.shallows, palette.foam, 0.32), corners)
            pygame.draw.polygon(fine, _mixed(palette.sea, palette.shallows, 0.5), corners, 1)
        for cell, side in geometry.outline(board.cells):
            start, end = (self._fine(cell, corner) for corner in geometry.side(side))
            pygame.draw.line(fine, palette.ink, start, end, 2 * line)

    def _land(self, fine: Surface, cell: Cell, land: Land) -> None:
        """Draw a shore of waves, then sand; ports have a flag."""
        palette = self._context.theme.palette
        for grown, colour in (
            (1.22, _mixed(palette.shallows, palette.foam, 0.75)), (1.0, palette.ink),
            (0.86, palette.parchment_light if land.is_port else palette.parchment),
        ):  # fmt: skip
            pygame.draw.polygon(fine, colour, self._shore(cell, grown))
        if land.is_port:
            foot, top = self._fine(cell, (-0.22, 0.45)), self._fine(cell, (-0.22, -0.66))
            pygame.draw.line(fine, palette.ink, foot, top, max(1, round(0.1 * self.unit * FINER)))
            cloth = [self._fine(cell, at) for at in ((-0.2, -0.66), (0.5, -0.42), (-0.2, -0.1))]
            pygame.draw.polygon(fine, palette.wax_red, cloth)

    def _shore(self, cell: Cell, grown: float) -> list[Point]:
        """Return a round but irregular outline, the same each time for a cell."""
        points = []
        for step in range(20):
            turn = math.tau * step / 20
            reach = _LAND * grown * (1.0 + 0.07 * math.sin(3 * turn + cell % 7))
            points.append(self._fine(cell, (reach * math.cos(turn), 0.84 * reach * math.sin(turn))))
        return points

    def _fine(self, cell: Cell, off: Point) -> Point:
        x, y = self._plan.geometry.centre(cell)
        across, down = self.pixel(x + off[0], y + off[1])
        return across * FINER, down * FINER


class Overview(Control):
    """`rect` is the whole, with its frame. A click or a drag moves the camera there."""

    def __init__(self, projection: Projection, contents: Contents) -> None:
        super().__init__("chart.overview")
        self._projection, self._contents = projection, contents
        self._map: Thumbnail
        self.is_needed = True
        """False where the whole chart stays in view."""
        self._painted: Surface | None = None

    def arrange(self, context: LayoutContext) -> None:
        """Lay out the map for this window."""
        self._context = context
        world = self._projection.plan.bounds.inflate(_ROOM, _ROOM)
        view = self._projection.controller.camera.view
        side = min(_SIDE, view.width * _WIDTH) - 2 * _BRASS
        across = side / max(world.width, world.height)
        size = world.width * across + 2 * _BRASS, world.height * across + 2 * _BRASS
        # A chart that is always seen as a whole needs no map: only the place of its edge stays.
        self.is_needed = not self._projection.controller.rests
        self.rect = FRect(0, 0, size[0], size[1] if self.is_needed else 0.0)
        self.rect.bottomright = view.right - _MARGIN, view.bottom - _MARGIN
        if not self.is_needed:
            return
        self._pixels = context.viewport.to_pixels(self.rect.inflate(-2 * _BRASS, -2 * _BRASS))
        self._map = Thumbnail(self._projection.plan, context, self._pixels.size, world)
        self._painted = None

    # As a control

    def handle(self, intent: Intent) -> bool:
        """Follow a dragging pointer; scroll on arrows."""
        if isinstance(intent, intents.PointerPressed | intents.PointerDragged):
            scale, corner = self._context.viewport.scale, self._pixels
            x, y = intent.x * scale - corner.left, intent.y * scale - corner.top
            self._projection.controller.look_at(*self._map.world(x, y))
            return True
        if isinstance(intent, intents.Navigate):
            self._projection.controller.scroll(intent.direction)
            return True
        return isinstance(intent, intents.PointerReleased)

    def activate(self) -> None:
        """Show the whole chart, or return from there."""
        self._projection.controller.toggle_whole()

    def wheel(self, steps: float) -> bool:
        """Zoom around the middle."""
        self._projection.controller.zoom_by(steps)
        return True

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield a target on the sea."""
        yield Box(self.name, FRect(self.rect), BoxKind.TARGET, overlap_group=GROUP)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw map, ships, the area of the view, and the frame."""
        if self._painted is None:
            self._painted = self._map.paint()
        canvas.blit(self._painted, self._pixels.topleft)
        with canvas.within(self._pixels):
            self._draw_ships(canvas)
            self._draw_view(canvas)
        canvas.nine_slice(_FRAME, self.rect)

    def _draw_ships(self, canvas: Canvas) -> None:
        """Draw the ships; those beyond the map at its edge."""
        radius, area = self._context.viewport.px(_DOT), self._pixels
        left, right = area.left + radius, area.right - radius
        top, bottom = area.top + radius, area.bottom - radius
        for ship in self._contents.ships.values():
            across, down = self._map.pixel(ship.x, ship.y)
            x = min(right, max(left, area.left + across))
            y = min(bottom, max(top, area.top + down))
            draw_emblem(canvas, ship.livery, (round(x), round(y)), radius)

    def _draw_view(self, canvas: Canvas) -> None:
        camera = self._projection.controller.camera
        left, top = self._map.pixel(*camera.to_world(*camera.view.topleft))
        right, bottom = self._map.pixel(*camera.to_world(*camera.view.bottomright))
        rect = Rect(left, top, right - left, bottom - top).move(self._pixels.topleft)
        pixels, palette = self._context.viewport.px, self._context.theme.palette
        canvas.outline_pixels(rect.inflate(2, 2), palette.ink, pixels(4.0))
        canvas.outline_pixels(rect, palette.lantern, pixels(2.0))


def draw_emblem(canvas: Canvas, livery: str, middle: tuple[int, int], radius: int) -> None:
    """Draw the emblem of a ship on a disc of her colour; sizes are in pixels."""
    theme, assets = canvas.context.theme, canvas.context.assets
    colours = {style.name: style.colour for style in theme.seats}
    canvas.circle(middle, radius + 1, theme.palette.ink)
    canvas.circle(middle, radius, colours.get(livery, theme.palette.foam))
    with canvas.leaving_out():
        emblem = assets.image(f"ships/emblem_{livery}", 2 * radius, 2 * radius)
        canvas.blit(emblem, emblem.get_rect(center=middle))


def _mixed(one: Colour, other: Colour, share: float) -> Colour:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
