"""A sheet over the whole table: the sea in its rim, seen from near, and a board at its foot."""

import math
from abc import abstractmethod
from collections.abc import Iterable
from functools import partial
from itertools import product
from typing import Any, Final, TypeAlias

import pygame
from pygame import Color, FRect, Rect, Surface

from treasure_games.core.pages import Named, page_beside
from treasure_games.games.treasure_boots.ui.chart.pieces import Effect
from treasure_games.games.treasure_boots.ui.chart.plan import Point
from treasure_games.games.treasure_boots.ui.chart.rim import framed, sea_within
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.frame.painter import Frame
from treasure_games.stage.loading import NotYet, ReadAhead
from treasure_games.stage.pictures import opaque
from treasure_games.stage.widgets.widget import Node
from treasure_games.table.places import Places

SIZE: Final = (1888.0, 764.0)
"""Units of the sheet; what lies on it has its place from the middle."""
FOOT: Final = 226.0
"""Height of the board at its foot."""
STEPS: Final = 5
"""Sizes of what grows and shrinks: each is a picture."""
EDGE: Final = 8.0
"""The soft edge of that board."""
_AT: Final = Named(page_beside(__file__, dict[str, Any]))
WOOD, _NIGHT = (42, 21, 9), (8, 13, 22)
Key: TypeAlias = tuple[str, int, int, float]
"""A picture: its name, its size in pixels, how far it is turned."""


class Sheet(Node):
    """Stands over the table; nothing is seen under it.

    Its pictures are made on another thread before they are seen, and belong to nobody else: they go
    with it.
    """

    def __init__(self) -> None:
        self.is_visible = False
        self.effects: list[Effect] = []
        self.shake_x = self.shake_y = 0.0
        self.room, self.sheet, self.foot = (FRect(0, 0, 1, 1) for _each in range(3))
        """All that it covers; the sea with its rim; the board at its foot."""
        self._context: LayoutContext
        self._made: dict[Key, Surface] = {}
        self._ahead: ReadAhead[Key] | None = None

    def place(self, context: LayoutContext, places: Places) -> None:
        """Take the room under the status line."""
        self.forget()
        self._context, room, top = context, places.room, places.status.bottom + _AT.gap
        self.room = FRect(room.left, top, room.width, room.bottom - top)
        inner = self.room.inflate(-2 * EDGE, -2 * EDGE)
        self.foot = FRect(inner.left, inner.bottom - FOOT, inner.width, FOOT)
        self.sheet = FRect(inner.left, top, inner.width, self.foot.top - top)

    def strike(self) -> None:
        """Clear it away, with all its pictures."""
        self.is_visible = False
        self.effects.clear()
        if self._made:
            # To give back so much memory takes milliseconds.
            self._context.assets.loader.after_frame(self._made.clear)
            self._made = {}
        self.forget()

    def forget(self) -> None:
        """Let go of all pictures."""
        if self._ahead is not None:
            self._ahead.drop()
        self._ahead = None
        self._made.clear()

    # Pictures

    def make_ahead(self, wanted: Iterable[Key]) -> None:
        """Begin to make these, what is seen first before others."""
        self._ahead = ReadAhead(self._make, wanted)

    @property
    def whole(self) -> Key:
        """The sheet itself with all that stands still on it."""
        return "sheet", *self._context.viewport.to_pixels(self.room).size, 0.0

    def picture_of(self, effect: Effect) -> Key:
        """Return the key of the picture of something, as it is now."""
        scale = math.ceil(effect.scale * STEPS) / STEPS
        size = self.px(effect.width * scale), self.px(effect.height * scale)
        return effect.picture, *size, effect.angle

    def px(self, length: float) -> int:
        """Return units as pixels, at least one."""
        return max(1, self._context.viewport.px(length * self.unit))

    @property
    def unit(self) -> float:
        """Virtual units for one of the sheet."""
        return min(self.sheet.width / SIZE[0], self.sheet.height / SIZE[1])

    def picture(self, key: Key) -> Surface:
        """Return a picture, made now if it isn't there and the frame can't wait for it."""
        if key not in self._made:
            ahead, is_patient = self._ahead, self._context.assets.loader.is_attempting
            if is_patient and ahead is not None and not ahead.is_done(key):
                ahead.ask([key])
                raise NotYet
            self._made[key] = (ahead and ahead.take(key)) or self._make(key)
        return self._made[key]

    def _make(self, key: Key) -> Surface:
        """Make a picture; on any thread."""
        name, width, height, angle = key
        if name == "sheet":
            return self._painted((width, height))
        if "/" not in name:
            return self.drawn(key)
        picture = self._context.assets.apart(name, width, height)
        if tint := self.tint(name):
            picture.fill(tint, special_flags=pygame.BLEND_RGB_MULT)
        return trimmed(pygame.transform.rotozoom(picture, angle, 1.0) if angle else picture)

    def drawn(self, key: Key) -> Surface:
        """Make a picture that is more than one file; on any thread."""
        raise KeyError(key)

    def tint(self, name: str) -> tuple[int, int, int] | None:
        """Return what is left of the light on a picture, of 255; None for all of it."""
        return None

    def _painted(self, size: tuple[int, int]) -> Surface:
        """Return a sea at dusk in the chart's rim, and the board at its foot, on dark wood, as one
        opaque picture.
        """
        assets, viewport = self._context.assets, self._context.viewport
        left, top = viewport.to_pixels(self.room).topleft
        whole, side = opaque(size), viewport.px(SIZE[1])
        whole.fill(WOOD)
        panel = self.foot.inflate(2 * EDGE, 2 * EDGE)
        outer, inner, board = (
            viewport.to_pixels(one).move(-left, -top).clip(whole.get_rect())
            for one in (self.sheet, sea_within(self.sheet), panel)
        )
        sea, tile = whole.subsurface(inner), assets.apart("chart/sea", side, side)
        columns, rows = (range(math.ceil(length / side)) for length in sea.get_size())
        sea.fblits((tile, (column * side, row * side)) for column, row in product(columns, rows))
        light = Surface((9, 5))
        light.fill(_AT.edges)
        light.fill(_AT.dusk, (1, 1, 7, 3))
        light = pygame.transform.smoothscale(light, inner.size)
        sea.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        self.furnish(sea)
        framed(assets, whole.subsurface(outer), viewport.scale)
        framed(assets, whole.subsurface(board), viewport.scale, "ui/panel_dark", 0.5)
        return whole

    def furnish(self, sea: Surface) -> None:
        """Paint what stands still on the sea, under its rim; on any thread."""

    def set_on(
        self, sea: Surface, picture: Surface, place: Point, flags: int = pygame.BLEND_PREMULTIPLIED
    ) -> None:
        """Paint a picture on it with its middle at a place of the sheet."""
        pixel, (x, y) = self._context.viewport.point_to_pixels, self.spot(*place)
        left, top = pixel(*sea_within(self.sheet).topleft)
        x, y = pixel(x, y)
        sea.blit(picture, picture.get_rect(center=(x - left, y - top)), special_flags=flags)

    # Drawing

    def update(self, dt: float) -> None:
        """Have all that its first frame needs made bit by bit until it is seen."""
        if self._ahead is not None and not self.is_visible:
            Canvas(self._context, leaves_out=True).attempt(self.draw)

    def draw(self, canvas: Canvas) -> None:
        """Draw it, then what is on it, within its rim."""
        with canvas.leaving_out():
            canvas.blit(self.picture(self.whole), canvas.context.viewport.to_pixels(self.room))
        with canvas.clipped(sea_within(self.sheet)):
            self.draw_all(canvas)

    @abstractmethod
    def draw_all(self, canvas: Canvas) -> None:
        """Draw what is on it."""

    def draw_effects(self, canvas: Canvas, *, is_under: bool = False) -> None:
        """Draw those that are under all else, or those over it."""
        for one in self.effects:
            if one.is_under == is_under and one.alpha > 0.0 and one.scale > 0.0:
                y = one.y + (0.5 - one.anchor_y) * one.height
                self.stamp(canvas, self.picture_of(one), one.x, y)

    @property
    def middle(self) -> tuple[float, float]:
        """From where places are told, in the window."""
        return self.sheet.center

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """Return where a place of the sheet is in the window."""
        middle = self.middle
        return middle[0] + x * self.unit + self.shake_x, middle[1] + y * self.unit + self.shake_y

    def stamp(self, canvas: Canvas, key: Key, x: float, y: float) -> None:
        """Draw a picture with its middle there."""
        place = canvas.context.viewport.point_to_pixels(*self.spot(x, y))
        with canvas.leaving_out():
            picture = self.picture(key)
            canvas.blit(picture, picture.get_rect(center=place))


class Still(Node):
    """All that is drawn before it as one picture, made once: then that needn't be drawn."""

    def __init__(self) -> None:
        self._picture: Surface | None = None

    @property
    def is_made(self) -> bool:
        """True if it shows all that was drawn before it when it was first seen."""
        return self._picture is not None

    def drop(self) -> None:
        """Let go of the picture."""
        self._picture = None

    def draw(self, canvas: Canvas) -> None:
        """Draw it; it is made after a frame in which all pictures of what lies below are there."""
        if self._picture is not None:
            canvas.blit(self._picture, (0, 0))
        elif not canvas.lacks_pictures:
            below = Frame([*canvas.frame.items], [*canvas.frame.bounds])
            canvas.context.assets.loader.after_frame(partial(self._make, canvas.context, below))

    def _make(self, context: LayoutContext, below: Frame) -> None:
        if self._picture is None:
            self._picture = context.assets.reused("dusk", context.viewport.pixels.size)
            below.paint(self._picture, self._picture.get_rect())


class Dusk(Node):
    """Darkness over all that a sheet covers, while one comes or goes."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self.still = Still()
        """What lies still meanwhile: all while it falls, then the table."""
        self.depth = 0.0
        """All is seen at 0, nothing at 1."""
        self._is_falling = False

    @property
    def is_falling(self) -> bool:
        """True while it grows dark."""
        return self._is_falling and self.depth > 0.0

    def turn(self, *, is_falling: bool) -> None:
        """Begin to grow dark, or light."""
        self._is_falling = is_falling
        self.still.drop()

    def draw(self, canvas: Canvas) -> None:
        """Draw it; multiplied, which costs a sixth of a blended veil of this size."""
        if self.is_falling:
            self.still.draw(canvas)
        if self.depth >= 1.0:
            canvas.fill(self._sheet.room, _NIGHT)
        elif self.depth > 0.0 and (self.still.is_made or not self._is_falling):
            red, green, blue, _alpha = Color("white").lerp(_NIGHT, self.depth)
            room = canvas.context.viewport.to_pixels(self._sheet.room)
            canvas.shade(room, (red, green, blue))
        else:
            self.still.drop()


def trimmed(picture: Surface) -> Surface:
    """Return a picture without what is empty round it, its middle where it was."""
    (x, y), full = picture.get_rect().center, picture.get_bounding_rect(round(_AT.faint))
    half = max(x - full.left, full.right - x), max(y - full.top, full.bottom - y)
    kept = Rect(x - half[0], y - half[1], 2 * half[0], 2 * half[1]).clip(picture.get_rect())
    return picture.subsurface(kept).copy()
