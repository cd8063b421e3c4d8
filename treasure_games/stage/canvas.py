"""What scenes draw on: a canvas lists pictures, words and shapes for one layout."""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import Any, NamedTuple

import pygame
from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect, Rect, Surface

from treasure_games.stage.assets import Assets
from treasure_games.stage.clock import REAL_CLOCK, Clock
from treasure_games.stage.frame import items
from treasure_games.stage.frame.haze import out_of_focus
from treasure_games.stage.frame.painter import Frame, around
from treasure_games.stage.loading import NotYet
from treasure_games.stage.text import Fonts, TextBlock, Texts, TextStyle
from treasure_games.stage.theme import Colour, Theme
from treasure_games.stage.viewport import Viewport

_VEIL = 256
"""Pixels on each side of what a blended rectangle is laid with: one as large as a window would
push everything else out of the cache.
"""


def sized(width: float, height: float, **anchor: Any) -> FRect:
    """Return a rectangle of this size, where an anchor like `center` puts it."""
    return FRect(0, 0, width, height).move_to(**anchor)


class LayoutContext(Struct, frozen=True, dict=True):
    """Viewport, theme, text and art for one window size; replaced whole when any of it changes."""

    viewport: Viewport
    theme: Theme
    assets: Assets
    fonts: Fonts
    clock: Clock = REAL_CLOCK
    """Limits the work of preparation within a frame."""

    @cached_property
    def apart(self) -> "LayoutContext":
        """For what is drawn from a corner of its own, whatever part of the window is seen."""
        if self.viewport.part is None:
            return self
        return replace(self, viewport=replace(self.viewport, part=None))

    @cached_property
    def texts(self) -> Texts:
        """The texts laid out for it."""
        return Texts(self.fonts, self.assets, self.theme, self.viewport)


class Kept:
    """The items of a branch, listed again while it looks the same: see `Canvas.kept`."""

    def __init__(self) -> None:
        self.look: object = None
        self.items: Sequence[items.Item] = ()
        self.bounds: Sequence[Rect] = ()


class Haze(NamedTuple):
    """What lies below a sheet, out of focus and dark: see `Canvas.stand_back`."""

    context: LayoutContext
    picture: Surface


class Canvas:
    """Lists what is drawn in one frame, the lowest first. Takes virtual units."""

    def __init__(
        self, context: LayoutContext, clip: Rect | None = None, *, leaves_out: bool = False
    ) -> None:
        """Begin an empty list; nothing beyond the clip (in pixels, by default the window) is
        listed. If it `leaves_out` pictures that are still being read, `lacks_pictures` tells so;
        else NotYet is raised.
        """
        self.context = context
        self.lacks_pictures = False
        self._leaves_out = leaves_out
        self._items: list[items.Item] = []
        self._bounds: list[Rect] = []
        self.clip = context.viewport.pixels if clip is None else clip
        """Where something is drawn now, in pixels."""

    # The list

    @property
    def frame(self) -> Frame:
        """What has been drawn so far."""
        return Frame(self._items, self._bounds)

    def paint(self, surface: Surface) -> None:
        """Paint what has been drawn so far on a surface."""
        self.frame.paint(surface, surface.get_rect())

    def attempt(self, draw: "Callable[[Canvas], None]") -> bool:
        """Draw; return True if all pictures are in memory, else they are read in the background."""

        def is_whole() -> bool:
            draw(self)
            return not self.lacks_pictures

        return self.context.assets.loader.attempt(is_whole)

    def kept(self, kept: Kept, look: object, draw: "Callable[[Canvas], None]") -> None:
        """List what `draw` draws, or the same items as last time if `look`, all that they depend
        on, is the same.
        """
        look = look, self.context, tuple(self.clip)
        if kept.look == look and self.context.texts.listener is None:
            self._items += kept.items
            self._bounds += kept.bounds
            return
        start = len(self._items)
        draw(self)
        if not self.lacks_pictures:
            kept.look, kept.items, kept.bounds = look, self._items[start:], self._bounds[start:]

    def is_for(self, haze: Haze | None) -> bool:
        """Return True if this can stand for what lies below a sheet."""
        return haze is not None and haze.context is self.context

    def stand_back(self, haze: Haze | None, share: float, *, is_sharp: bool) -> Haze | None:
        """Let all drawn so far be by this share dark, and unless it `is_sharp` soft: one picture,
        of the haze or a new one, stands for it. Return it, if all pictures in it are in memory.
        """
        night = self.context.theme.palette.night
        if is_sharp:
            self.fill(self.context.viewport.rect, night, share)
            return None
        if haze is None or not self.is_for(haze):
            made = out_of_focus(self.frame, self.context.viewport.pixels.size, night, share)
            haze = Haze(self.context, made)
        self._items, self._bounds = [], []
        self.blit(haze.picture, (0, 0))
        return None if self.lacks_pictures else haze

    def touches(self, rect: FRect) -> bool:
        """Return True if part of this rectangle is within the clip."""
        return self.context.viewport.covering_pixels(rect).colliderect(self.clip)

    @contextmanager
    def clipped(self, rect: FRect) -> Iterator[None]:
        """Let nothing be drawn outside of this rectangle for a while."""
        with self.within(self.context.viewport.to_pixels(rect)):
            yield

    @contextmanager
    def within(self, pixels: Rect) -> Iterator[None]:
        """Do the same for a rectangle in pixels."""
        before = self.clip
        self.clip = before.clip(pixels)
        yield
        self.clip = before

    @contextmanager
    def leaving_out(self) -> Iterator[None]:
        """Leave out a picture that is still being read, if that is wanted."""
        try:
            yield
        except NotYet:
            if not self._leaves_out:
                raise
            self.lacks_pictures = True

    # Pictures

    def blit(
        self, surface: Surface, place: Rect | tuple[int, int], part: Rect | None = None
    ) -> None:
        """Draw a premultiplied or opaque surface, or a part of it, at a place in pixels."""
        flags = pygame.BLEND_PREMULTIPLIED if surface.get_flags() & pygame.SRCALPHA else 0
        self._add(surface, place[0], place[1], part, flags)

    def blits(self, surfaces: Iterable[tuple[Surface, tuple[int, int]]]) -> None:
        """Draw premultiplied surfaces."""
        for surface, (left, top) in surfaces:
            self._add(surface, left, top, None, pygame.BLEND_PREMULTIPLIED)

    def image(self, name: str, rect: FRect) -> None:
        """Draw the picture `name` in exactly this rectangle."""
        pixels = self.context.viewport.to_pixels(rect)
        if pixels.colliderect(self.clip):
            with self.leaving_out():
                image = self.context.assets.image(name, pixels.width, pixels.height)
                self.blit(image, pixels.topleft)

    def growing(self, name: str, rect: FRect, full: FRect) -> None:
        """Draw a picture that grows from frame to frame, up to the size of `full`."""
        to_pixels, assets = self.context.viewport.to_pixels, self.context.assets
        pixels = to_pixels(rect)
        self.blit(assets.growing(name, *pixels.size, to_pixels(full).size), pixels.topleft)

    def cover_around(self, name: str, hole: FRect) -> None:
        """Fill the window with a picture, but for a hole; within that nothing is made for it."""
        viewport = self.context.viewport
        window, hidden = viewport.to_pixels(viewport.rect), viewport.to_pixels(hole)
        if hidden.contains(self.clip):
            return
        if viewport.part is not None:
            for place in around(viewport.pixels, hidden):
                self._cover_part(name, window, place)
            return
        for place, part in self.context.assets.cover_around(name, *window.size, hidden):
            self.blit(part, place.topleft)

    def cover(self, name: str, rect: FRect) -> None:
        """Draw the picture filling the rectangle without distortion; the excess is cut."""
        viewport = self.context.viewport
        pixels = viewport.to_pixels(rect)
        with self.leaving_out():
            if viewport.part is None:
                cover = self.context.assets.cover(name, pixels.width, pixels.height)
                self.blit(cover, pixels.topleft)
            else:
                self._cover_part(name, pixels, pixels.clip(viewport.pixels))

    def _cover_part(self, name: str, whole: Rect, place: Rect) -> None:
        """Draw a part of a picture that fills `whole`, and keep only that."""
        part = place.move(-whole.left, -whole.top)
        if place.width and place.height and place.colliderect(self.clip):
            made = self.context.assets.keep(
                ("part", name, *whole.size, *part),
                lambda: self.context.assets.cover_once(name, *whole.size).subsurface(part).copy(),
            )
            self.blit(made, place.topleft)

    def glow(self, name: str, rect: FRect, strength: float = 1.0) -> None:
        """Draw the picture `name` as added light, `strength` 0 to 1 in 32 steps."""
        pixels = self.context.viewport.to_pixels(rect)
        level = round(min(1.0, max(0.0, strength)) * 32)
        light = _dimmed(self.context, name, pixels.size, level)
        self._add(light, pixels.left, pixels.top, None, pygame.BLEND_RGB_ADD)

    def nine_slice(self, name: str, rect: FRect) -> None:
        """Draw the nine-slice picture `name` in a rectangle; originals have two pixels per unit."""
        pixels = self.context.viewport.to_pixels(rect)
        if pixels.colliderect(self.clip):
            scale, assets = self.context.viewport.scale / 2.0, self.context.assets
            with self.leaving_out():
                frame = assets.nine_slice(name, pixels.width, pixels.height, scale)
                self.blit(frame, pixels.topleft)

    def nine_slice_around(self, name: str, rect: FRect, hole: FRect) -> None:
        """Do the same, but for a hole in which something opaque hides it."""
        to_pixels = self.context.viewport.to_pixels
        for part in around(to_pixels(rect), to_pixels(hole)):
            with self.within(part):
                self.nine_slice(name, rect)

    def text(
        self, text: str, style: TextStyle, rect: FRect, colour: Colour | None = None
    ) -> TextBlock:
        """Draw text in the rectangle: wrapped to its width, aligned by the style, vertically
        centred.
        """
        made, place = self.context.texts.placed(text, style, rect, colour)
        self._add(made.surface, *place, None, pygame.BLEND_PREMULTIPLIED)
        return made

    def _add(self, surface: Surface, left: int, top: int, part: Rect | None, flags: int) -> None:
        """List a picture, as far as it is within the clip."""
        bounds = Rect((left, top), surface.get_size() if part is None else part.size)
        if not self.clip.contains(bounds):
            seen = bounds.clip(self.clip)
            if not seen.width or not seen.height:
                return
            across, down = (0, 0) if part is None else part.topleft
            part = Rect(seen.left - left + across, seen.top - top + down, seen.width, seen.height)
            bounds = seen
        area = None if part is None else items.area_of(part)
        item: items.Blit = (surface, bounds.topleft, area, flags)
        self._items.append(item)
        self._bounds.append(bounds)

    # Shapes

    def shape(self, shape: items.Shape, bounds: Rect) -> None:
        """Draw a shape that covers no more than this, in pixels."""
        seen = bounds.clip(self.clip)
        if seen.width and seen.height:
            self._items.append(
                shape if seen == bounds else items.Clipped(shape, items.area_of(seen))
            )
            self._bounds.append(seen)

    def fill(self, rect: FRect, colour: Colour, opacity: float = 1.0) -> None:
        """Fill a rectangle, blended if `opacity` is below 1."""
        pixels = self.context.viewport.to_pixels(rect)
        if opacity >= 1.0:
            self.shape(items.Fill(tuple(colour), items.area_of(pixels)), pixels)
            return
        pixels = pixels.clip(self.clip)
        veil = _veil(self.context, colour, opacity)
        for top in range(pixels.top, pixels.bottom, _VEIL):
            for left in range(pixels.left, pixels.right, _VEIL):
                rest = Rect(0, 0, min(_VEIL, pixels.right - left), min(_VEIL, pixels.bottom - top))
                self._add(veil, left, top, rest, pygame.BLEND_PREMULTIPLIED)

    def shade(self, pixels: Rect, colour: Colour) -> None:
        """Darken a rectangle of pixels: white changes nothing, black leaves nothing."""
        self.shape(items.Fill(tuple(colour), items.area_of(pixels), pygame.BLEND_RGB_MULT), pixels)

    def line(
        self, start: tuple[float, float], end: tuple[float, float], colour: Colour, width: float
    ) -> None:
        """Draw a straight line, `width` virtual units thick."""
        viewport = self.context.viewport
        ends = viewport.point_to_pixels(*start), viewport.point_to_pixels(*end)
        thick = viewport.px(width)
        self._draw(pygame.draw.line, _around(ends, thick + 1), tuple(colour), *ends, thick)

    def outline(self, rect: FRect, colour: Colour, width: float, radius: float = 0.0) -> None:
        """Draw the border of a rectangle, inwards, corners rounded by `radius` virtual units."""
        viewport = self.context.viewport
        pixels, round_ = viewport.to_pixels(rect), round(radius * viewport.scale)
        self.outline_pixels(pixels, colour, viewport.px(width), round_)

    def outline_pixels(self, pixels: Rect, colour: Colour, width: int, radius: int = 0) -> None:
        """Do the same in pixels."""
        if radius:
            self._draw(pygame.draw.rect, pixels, tuple(colour), tuple(pixels), width, radius)
            return
        # Where a clip cuts it, pygame draws the border of what is left.
        for bar in around(pixels, pixels.inflate(-2 * width, -2 * width)):
            self.shape(items.Fill(tuple(colour), items.area_of(bar)), bar)

    def polygon(self, points: Sequence[tuple[int, int]], colour: Colour, width: int = 0) -> None:
        """Draw a polygon through these pixels, filled, or only its border."""
        corners = tuple(points)
        self._draw(pygame.draw.polygon, _around(corners, width + 1), tuple(colour), corners, width)

    def lines(self, points: Sequence[tuple[int, int]], colour: Colour, width: int) -> None:
        """Draw lines from one of these pixels to the next."""
        bends = tuple(points)
        bounds = _around(bends, width + 1)
        self._draw(pygame.draw.lines, bounds, tuple(colour), False, bends, width)

    def smooth_polygon(self, points: Sequence[tuple[float, float]], colour: Colour) -> None:
        """Draw a small filled polygon through these pixels, with smooth edges."""
        place = _around(points, 1)
        corners = tuple((round(x - place.left, 2), round(y - place.top, 2)) for x, y in points)
        made = self.context.assets.variants.keep(
            ("polygon", corners, tuple(colour)), lambda: _smooth(corners, colour, place.size)
        )
        self.blit(made, place.topleft)

    def circle(self, middle: tuple[float, float], radius: int, colour: Colour) -> None:
        """Draw a filled circle, in pixels."""
        bounds = _around((middle,), radius + 1)
        self._draw(pygame.draw.circle, bounds, tuple(colour), tuple(middle), radius)

    def _draw(self, function: Callable[..., Rect], bounds: Rect, *arguments: Any) -> None:
        self.shape(items.Drawn(function, arguments), bounds)

    @contextmanager
    def fading(self, edges: Sequence[tuple[Rect, Surface]]) -> Iterator[None]:
        """Let what is drawn meanwhile fade out in these rectangles: each has a gradient that is
        opaque where nothing of it stays.
        """
        before = [
            (items.Remembered.of(items.area_of(area)), area, gradient) for area, gradient in edges
        ]
        for remembered, area, _gradient in before:
            self.shape(remembered, area)
        yield
        for remembered, area, gradient in before:
            self.shape(items.Faded(remembered, gradient), area)


def _around(points: Sequence[tuple[float, float]], reach: int) -> Rect:
    """Return the pixels that lie no farther from these points than `reach`."""
    left, top = (math.floor(min(ways)) - reach for ways in zip(*points, strict=True))
    right, bottom = (math.ceil(max(ways)) + reach + 1 for ways in zip(*points, strict=True))
    return Rect(left, top, right - left, bottom - top)


def _smooth(
    corners: Sequence[tuple[float, float]], colour: Colour, size: tuple[int, int]
) -> Surface:
    """Return a polygon, drawn large and scaled down: `draw.aalines` depends on the clip."""
    large = Surface((4 * size[0], 4 * size[1]), pygame.SRCALPHA)
    pygame.draw.polygon(large, colour, [(4 * x + 2, 4 * y + 2) for x, y in corners])
    return pygame.transform.smoothscale(large, size)


def picture_of(
    context: LayoutContext, size: tuple[int, int], draw: Callable[[Canvas], None]
) -> Surface:
    """Return a new transparent picture of what is drawn."""
    canvas = Canvas(context, Rect((0, 0), size))
    draw(canvas)
    picture = Surface(size, pygame.SRCALPHA)
    canvas.paint(picture)
    return picture


def _veil(context: LayoutContext, colour: Colour, opacity: float) -> Surface:
    """Return a surface to blend over others. It is premultiplied: one with an alpha of its own
    takes ten times as long.
    """
    alpha = round(255 * opacity)

    def make() -> Surface:
        veil = Surface((_VEIL, _VEIL), pygame.SRCALPHA)
        veil.fill((*(round(part * alpha / 255) for part in colour[:3]), alpha))
        return veil

    return context.assets.keep(("veil", colour, alpha), make)


def _dimmed(context: LayoutContext, name: str, size: tuple[int, int], level: int) -> Surface:
    def make() -> Surface:
        light = context.assets.image(name, *size).copy()
        shade = level * 255 // 32
        light.fill((shade, shade, shade), special_flags=pygame.BLEND_RGB_MULT)
        return light

    return context.assets.variants.keep(("glow", name, size, level), make)
