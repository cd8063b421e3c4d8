"""A compass with a needle that turns: in its place, or large over the middle of the table."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

import pygame
from pygame import FRect, Surface

from treasure_games.stage.animation import Animation, Call, Parallel, Sequential, Tween
from treasure_games.stage.canvas import Canvas, picture_of
from treasure_games.stage.easing import in_out_sine, out_back
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.pictures import scaled
from treasure_games.stage.sprite import Sprite
from treasure_games.stage.theme import Colour, Theme
from treasure_games.stage.turner import draw_sprites
from treasure_games.table.fitting import Passage
from treasure_games.table.pieces.brass import cast

_RING: Final = 125 / 430
_LETTER_ROOM: Final = 0.16
_TALL: Final = 23 / 430
_SINGLE: Final = 1.28
"""By the width of the rose: the radius of the ring of letters, their room, their height; and how
much higher a single one is.
"""
_SHADOW_FALL: Final = (0.016, 0.021)
"""How far the needle's shadow lies off, by the width of the rose; the light doesn't turn."""
_MOST, _SHARE = 540.0, 0.62
"""Width over the middle of the table, and the most by the table's height and width."""
_NEEDLE: Final = (0.2, 0.6)
"""Its width and height by the width of the rose."""
_SWEPT: Final = 0.6
"""Width of the light that the needle leaves behind, by that of the rose."""
_SLICES, _CORNERS = 12, 4
_BRIGHT: Final = 215
"""Strength of that light at the needle, of 255."""
_SHADOW: Final = 1.2
_LIFTED: Final = (0.05, 0.08)
"""Width of the shadow of the whole, and how far it falls in the air, by its width."""


class Compass:
    """Numbers are moved by the timeline; `art` is the folder of its pictures."""

    def __init__(self, art: str) -> None:
        self.needle = 0.0
        """Degrees clockwise from north."""
        self.trail = 0.0
        """Where the light begins that the needle has left behind."""
        self.away = 0.0
        """0 in its place, 1 large in the middle."""
        self._art, self._rose = art, ""
        self._headings: tuple[tuple[str, int], ...] = ()
        self._home, self._middle = FRect(0, 0, 1, 1), FRect(0, 0, 1, 1)
        self._flying: tuple[object, Surface] | None = None
        self._faces: dict[object, Surface] = {}
        self._faces_for: LayoutContext | None = None
        """Rose and letters in one picture, by these and size, and the layout that they are for."""

    def show(self, rose: str, headings: Sequence[tuple[str, int]]) -> None:
        """Show this rose with these letters, each at its degrees."""
        self._rose, self._headings = f"{self._art}/{rose}", tuple(headings)

    def place(self, home: FRect, table: FRect) -> None:
        """Set its place, and the table over which it is shown."""
        self._home = FRect(home)
        side = max(home.width, min(_MOST, _SHARE * min(table.width, table.height)))
        self._middle = FRect(0, 0, side, side)
        self._middle.center = table.center

    def rest(self, degrees: float) -> None:
        """Point there, in its place, without motion."""
        self.needle = self.trail = degrees
        self.away = 0.0

    @property
    def is_home(self) -> bool:
        """True while it lies in its place."""
        return not self.away

    def turn(
        self, degrees: float, theme: Theme, *beside: Animation, is_large: bool = True
    ) -> Animation:
        """Return how the needle turns on clockwise with what goes `beside` it. If `is_large`, it
        comes to the middle for that and goes back, but not with less motion.
        """
        goal, briefly = self.needle + (degrees - self.needle) % 360.0, theme.durations.move_short
        seconds = theme.durations.wind_turn
        turned = Parallel(Tween(self, seconds, easing=out_back, needle=goal), *beside)
        rested = Call(lambda: self.rest(degrees))
        if not (is_large and theme.motion.bank_most):
            return Sequential(turned, rested)
        return Sequential(
            Tween(self, briefly, away=1.0), turned, Tween(self, briefly, trail=goal),
            Tween(self, briefly, easing=in_out_sine, away=0.0), rested,
        )  # fmt: skip

    @property
    def rect(self) -> FRect:
        """Where it is now."""
        home, middle, away = self._home, self._middle, max(0.0, self.away)
        side = home.width + (middle.width - home.width) * away
        rect = FRect(0, 0, side, side)
        rect.center = (
            home.centerx + (middle.centerx - home.centerx) * away,
            home.centery + (middle.centery - home.centery) * away,
        )
        return rect

    # Drawing

    def make_ready(self, context: LayoutContext) -> None:
        """Load its parts at their full size, as they will be needed suddenly, and all at once."""
        middle, art = self._middle, self._art
        needle = FRect(0, 0, _NEEDLE[0] * middle.width, _NEEDLE[1] * middle.width)
        forms = {self._rose: middle, f"{art}/compass_glass": middle,
                 f"{art}/needle_shadow": needle, f"{art}/needle": needle,
                 "dice/shadow": middle.scale_by(_SHADOW)}  # fmt: skip
        to_pixels = context.viewport.to_pixels
        context.assets.make_ready((name, *to_pixels(form).size) for name, form in forms.items())

    def draw(self, canvas: Canvas) -> None:
        """Draw it where it is; on the way it is one picture, as each size is seen once."""
        rect, context = self.rect, canvas.context
        if self.away:
            shadow = rect.scale_by(_SHADOW)
            shadow.move_ip(*(share * self.away * rect.width for share in _LIFTED))
            canvas.growing("dice/shadow", shadow, self._middle.scale_by(_SHADOW))
        if not 0.0 < self.away < 1.0:
            self._flying = None
            self._draw_parts(canvas, rect)
            return
        pixels = context.viewport.to_pixels(rect)
        whole = self._whole(context)
        size = pixels.size
        key = "compass", size, self.needle
        canvas.blit(context.assets.passing.keep(key, lambda: scaled(whole, *size)), pixels)

    def _whole(self, context: LayoutContext) -> Surface:
        """Return the picture of all of it at its full size, made once for each way."""
        key = context, self.needle, self._rose, self._headings
        if self._flying is None or self._flying[0] != key:
            x, y = context.viewport.to_virtual(0, 0)
            rect = FRect(x, y, *self._middle.size)
            size = context.viewport.to_pixels(rect).size
            whole = picture_of(context, size, lambda canvas: self._draw_parts(canvas, rect))
            self._flying = key, whole
        return self._flying[1]

    def _draw_parts(self, canvas: Canvas, rect: FRect) -> None:
        """Draw rose and letters, the light behind the needle, the needle, and the glass."""
        pixels = canvas.context.viewport.to_pixels(rect)
        canvas.blit(self._face(canvas.context, pixels.size), pixels)
        if self.needle - self.trail > 1.0:
            self._draw_swept(canvas, rect)
        side = rect.width
        across, down = (share * side for share in _SHADOW_FALL)
        turn = -(self.needle % 360.0)
        pose = _NEEDLE[0] * side, _NEEDLE[1] * side, turn
        shadow = Sprite(
            f"{self._art}/needle_shadow", rect.centerx + across, rect.centery + down, *pose
        )
        needle = Sprite(f"{self._art}/needle", *rect.center, *pose)
        shadow.has_shadow = needle.has_shadow = False
        is_moving = not self.is_home or self.needle % 30.0 != 0.0
        shadow.is_swift = is_moving
        draw_sprites(canvas, (shadow, needle), is_moving=is_moving)
        canvas.image(f"{self._art}/compass_glass", rect)

    def _face(self, context: LayoutContext, size: tuple[int, int]) -> Surface:
        """Return rose and letters in one picture: they stay while the needle turns."""
        if self._faces_for is not context:
            self._faces_for, self._faces = context, {}
        key = self._rose, self._headings, size
        if key not in self._faces:
            self._faces[key] = picture_of(context, size, self._draw_face)
        return self._faces[key]

    def _draw_face(self, canvas: Canvas) -> None:
        viewport, palette = canvas.context.viewport, canvas.context.theme.palette
        width, height = (side / viewport.scale for side in canvas.clip.size)
        rect = FRect(*viewport.to_virtual(0, 0), width, height)
        canvas.image(self._rose, rect)
        for letters, is_north in self._letters(canvas.context, rect):
            letters.draw(canvas, palette.rubric if is_north else palette.ink)

    def _draw_swept(self, canvas: Canvas, rect: FRect) -> None:
        context = canvas.context
        size = context.viewport.px(_SWEPT * rect.width)
        start, end = round(self.trail), round(self.needle)
        light = context.theme.palette.brass
        swept = context.assets.passing.keep(
            ("swept", size, start, end), lambda: _swept(size, start, end, light)
        )
        canvas.blit(swept, swept.get_rect(center=context.viewport.point_to_pixels(*rect.center)))

    def _letters(self, context: LayoutContext, rose: FRect) -> Iterator[tuple[Passage, bool]]:
        """Yield the headings, upright on the ring, and whether each is north."""
        for text, degrees in self._headings:
            turn = math.radians(degrees - 90)
            side = _LETTER_ROOM * rose.width
            room = FRect(0, 0, side, side)
            room.center = (
                rose.centerx + _RING * rose.width * math.cos(turn),
                rose.centery + _RING * rose.width * math.sin(turn),
            )
            tall = _TALL * rose.width * (_SINGLE if len(text) == 1 else 1.0)
            yield cast(context, text, tall, "centre", room), degrees == 0


def _swept(size: int, start: int, end: int, colour: Colour) -> Surface:
    """Return a fan of light that grows stronger towards its end."""
    field, half = Surface((size, size), pygame.SRCALPHA), size / 2
    steps = _SLICES * _CORNERS
    turns = [math.radians(start + (end - start) * step / steps - 90) for step in range(steps + 1)]
    rim = [(half + half * math.cos(turn), half + half * math.sin(turn)) for turn in turns]
    for index in range(_SLICES):
        level = _BRIGHT * (index + 1) // _SLICES
        shade = (*(part * level // 255 for part in colour[:3]), level)
        first = index * _CORNERS
        pygame.draw.polygon(field, shade, [(half, half), *rim[first : first + _CORNERS + 1]])
    return field
