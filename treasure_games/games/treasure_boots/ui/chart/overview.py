"""The whole chart from afar, and the small map of it in the lower right corner."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

import pygame
from pygame import FRect, Rect, Surface

from treasure_games.core.language import translate as _
from treasure_games.core.pages import Named, page_beside
from treasure_games.games.treasure_boots.ui.chart.camera_controller import Projection
from treasure_games.games.treasure_boots.ui.chart.lands import Lands
from treasure_games.games.treasure_boots.ui.chart.pieces import Contents
from treasure_games.games.treasure_boots.ui.chart.plan import Cell, ChartPlan, Point, around
from treasure_games.games.treasure_boots.ui.chart.rim import OVERLAP
from treasure_games.games.treasure_boots.ui.chart.sea import Sea
from treasure_games.games.treasure_boots.ui.chart.tiles import GRAIN, PictureList
from treasure_games.games.treasure_boots.ui.chart.zoom_pictures import Stroke, ZoomPictures, stamp
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.pictures import opaque, opaque_copy
from treasure_games.stage.theme import Colour, Palette, Theme
from treasure_games.stage.widgets.widget import Box, BoxKind, Control

_AT: Final = Named(page_beside(__file__, dict[str, Any]))


class WholeChart:
    """One picture for the small map, and for what a glide shows before it is drawn."""

    def __init__(self, plan: ChartPlan, pictures: ZoomPictures, unit: float) -> None:
        """Draw it when it is first wanted, at so many pixels per world unit."""
        self.unit = pictures.unit = unit
        world = plan.bounds.inflate(_AT.waters, _AT.waters).union(plan.soundings)
        left, top = (int(side * unit) // GRAIN * GRAIN for side in world.topleft)
        width, height = (-int(-side * unit) // GRAIN * GRAIN for side in world.size)
        self.area = Rect(left, top, width, height)
        """The part of the map that is drawn."""
        self._sea, self._lands = Sea(plan, pictures), Lands(plan, pictures)
        self._picture: Surface | None = None

    def picture(self) -> Surface:
        """Return the picture, opaque; it is drawn now if it isn't there."""
        if self._picture is None:
            self._lands.read()
            picture, lying = opaque(self.area.size), PictureList()
            self._sea.paint_water(picture, self.area)
            lying.replace("lands", (*self._lands.waters(), *self._lands.standing(frozenset())))
            picture.fblits(lying.within(self.area), pygame.BLEND_PREMULTIPLIED)
            self._picture = picture  # Only now: painting may be broken off, and begun anew.
        return self._picture

    def free_picture(self) -> None:
        """Drop the picture; it is drawn again when it is wanted."""
        self._picture = None

    @property
    def deep(self) -> tuple[int, ...]:
        """The colour of the sea far out."""
        return pygame.transform.average_color(self.picture(), Rect(0, 0, GRAIN, self.area.height))


GROUP: Final = "chart"
"""The overlap group of everything on the sea."""

_MARGIN: Final = OVERLAP + 26.0


def small_map(plan: ChartPlan, whole: WholeChart, place: Rect, palette: Palette) -> Surface:
    """Return a part of the picture of the whole chart with the edges of the sections, and a flag
    over each port.
    """
    over, unit = Stroke(place.width / 2, place.height / 2), whole.unit

    def draw(cell: Cell, line: Iterable[Point], wide: float, ink: Colour, alpha: float) -> None:
        x, y = plan.geometry.centre(cell)
        ends = [
            ((x + across) * unit - place.centerx, (y + down) * unit - place.centery)
            for across, down in line
        ]
        over.cord(ends, wide * unit, ink, alpha)

    for board in plan.boards:
        for cell, side in plan.geometry.outline(board.cells):
            draw(cell, plan.geometry.side(side), _AT.edge, palette.ink, 0.8)
    for port in plan.chart.ports:
        draw(port, _AT.mast, _AT.thin, palette.ink, 1.0)
        draw(port, _AT.cloth, _AT.thick, palette.wax_red, 1.0)
    part = place.move(-whole.area.left, -whole.area.top)
    painted = opaque_copy(whole.picture(), part)
    stamp(painted, over.finished(), painted.get_rect().center)
    return painted


class Overview(Control):
    """`rect` is the whole, with its frame. A click or a drag moves the camera there."""

    def __init__(self, projection: Projection, contents: Contents) -> None:
        super().__init__("chart.overview", hint=lambda: _("Press to see this part of the chart"))
        self._projection, self._contents = projection, contents
        self.whole: WholeChart
        """The chart from afar, which also glides show."""
        self._painted: Surface | None = None

    def arrange(self, pictures: ZoomPictures) -> None:
        """Lay out the map for the window of these pictures, which are for its zoom alone."""
        self._context = context = pictures.context
        world = self._projection.plan.bounds.inflate(_AT.room, _AT.room)
        view = self._projection.controller.camera.view
        side = min(_AT.side, view.width * _AT.width) - 2 * _AT.brass
        across = side / max(world.width, world.height)
        size = world.width * across + 2 * _AT.brass, world.height * across + 2 * _AT.brass
        self.rect = FRect(0, 0, *size).move_to(
            bottomright=(view.right - _MARGIN, view.bottom - _MARGIN)
        )
        self._pixels = context.viewport.to_pixels(self.rect.inflate(-2 * _AT.brass, -2 * _AT.brass))
        unit = min(self._pixels.width / world.width, self._pixels.height / world.height)
        self.whole = WholeChart(self._projection.plan, pictures, unit)
        middle = round(world.centerx * unit), round(world.centery * unit)
        self._place = Rect((0, 0), self._pixels.size).move_to(center=middle)
        self._painted = None
        # A chart that is always seen as a whole needs no map: only the place of its edge stays.
        if self._projection.controller.rests:
            self.rect.top, self.rect.height = self.rect.bottom, 0.0

    # As a control

    def handle(self, intent: Intent) -> bool:
        """Follow a dragging pointer; scroll on arrows."""
        if isinstance(intent, intents.PointerPressed | intents.PointerDragged):
            scale, unit = self._context.viewport.scale, self.whole.unit
            x = intent.x * scale - self._pixels.left + self._place.left
            y = intent.y * scale - self._pixels.top + self._place.top
            self._projection.controller.look_at(x / unit, y / unit)
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
        with canvas.leaving_out():
            if self._painted is None:
                plan, palette = self._projection.plan, canvas.context.theme.palette
                self._painted = small_map(plan, self.whole, self._place, palette)
            canvas.blit(self._painted, self._pixels.topleft)
        with canvas.within(self._pixels):
            self._draw_ships(canvas)
            self._draw_view(canvas)
        canvas.nine_slice("chart/overview_frame", self.rect)

    def _pixel(self, x: float, y: float) -> Point:
        """Return the pixel of the window where the map shows a world point."""
        left, top = self._pixels.left - self._place.left, self._pixels.top - self._place.top
        return x * self.whole.unit + left, y * self.whole.unit + top

    def _draw_ships(self, canvas: Canvas) -> None:
        """Draw the ships; those beyond the map at its edge."""
        radius = self._context.viewport.px(_AT.dot)
        for ship in self._contents.ships.values():
            x, y = around(self._pixel(ship.x, ship.y), 2 * radius).clamp(self._pixels).center
            draw_emblem(canvas, ship.livery, (round(x), round(y)), radius)

    def _draw_view(self, canvas: Canvas) -> None:
        camera = self._projection.controller.camera
        left, top = self._pixel(*camera.to_world(*camera.view.topleft))
        right, bottom = self._pixel(*camera.to_world(*camera.view.bottomright))
        rect = Rect(left, top, right - left, bottom - top)
        pixels, palette = self._context.viewport.px, self._context.theme.palette
        canvas.outline_pixels(rect.inflate(2, 2), palette.ink, pixels(4.0))
        canvas.outline_pixels(rect, palette.lantern, pixels(2.0))


def colour_of(livery: str, theme: Theme) -> Colour:
    """Return the colour of a seat's ship, or of one without a captain."""
    colours = {style.name: style.colour for style in theme.seats}
    return colours.get(livery, theme.palette.foam)


def draw_emblem(canvas: Canvas, livery: str, middle: tuple[int, int], radius: int) -> None:
    """Draw the emblem of a ship on a disc of her colour; sizes are in pixels."""
    theme, assets = canvas.context.theme, canvas.context.assets
    canvas.circle(middle, radius + 1, theme.palette.ink)
    canvas.circle(middle, radius, colour_of(livery, theme))
    with canvas.leaving_out():
        emblem = assets.image(f"ships/emblem_{livery}", 2 * radius, 2 * radius)
        canvas.blit(emblem, emblem.get_rect(center=middle))
