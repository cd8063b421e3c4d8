"""What scenes draw on: a surface with virtual units, pictures by name, and text."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import pygame
from pygame import FRect, Rect, Surface

from treasure_games.stage.dirty import around
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextBlock, TextStyle
from treasure_games.stage.theme import Colour

_VEIL = 256
"""Pixels on each side of what a blended rectangle is laid with: one as large as a window would
push everything else out of the cache.
"""
_NOWHERE = (1.0, math.inf, -math.inf, math.inf, -math.inf)


@dataclass(slots=True)
class Canvas:
    """Draws in virtual units onto `surface`, which is in physical pixels."""

    surface: Surface
    context: LayoutContext
    _clip: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0), init=False, repr=False)
    _edges: tuple[float, float, float, float, float] = field(default=_NOWHERE, init=False)
    """The last clip; the scale, and between which pixels something must reach to touch it."""

    def touches(self, rect: FRect) -> bool:
        """Return True if part of this rectangle is within the clip."""
        # As `covering_pixels` would tell, without its rectangle: this is asked of everything.
        clip = self.surface.get_clip()
        if clip != self._clip:
            self._clip = clip
            scale, seen = self.context.viewport.scale, clip.move(self.context.viewport.corner)
            edges = scale, seen.left - 2, seen.right + 1, seen.top - 2, seen.bottom + 1
            self._edges = edges if clip.width and clip.height else _NOWHERE
        scale, left, right, top, bottom = self._edges
        return (
            int(rect.left * scale) < right
            and int(rect.top * scale) < bottom
            and int(rect.right * scale) > left
            and int(rect.bottom * scale) > top
        )

    @contextmanager
    def clipped(self, rect: FRect) -> Iterator[None]:
        """Let nothing be drawn outside of this rectangle for a while."""
        before = self.surface.get_clip()
        self.surface.set_clip(before.clip(self.context.viewport.to_pixels(rect)))
        yield
        self.surface.set_clip(before)

    def fill(self, rect: FRect, colour: Colour, opacity: float = 1.0) -> None:
        """Fill a rectangle, blended if `opacity` is below 1."""
        pixels = self.context.viewport.to_pixels(rect)
        if opacity >= 1.0:
            self.surface.fill(colour, pixels)
            return
        pixels = pixels.clip(self.surface.get_clip())
        veil = _veil(self.context, colour, opacity)
        for top in range(pixels.top, pixels.bottom, _VEIL):
            for left in range(pixels.left, pixels.right, _VEIL):
                rest = pixels.right - left, pixels.bottom - top
                self.surface.blit(
                    veil, (left, top), ((0, 0), rest), special_flags=pygame.BLEND_PREMULTIPLIED
                )

    def image(self, name: str, rect: FRect) -> None:
        """Draw the picture `name` in exactly this rectangle."""
        pixels = self.context.viewport.to_pixels(rect)
        self.blit(self.context.assets.image(name, pixels.width, pixels.height), pixels)

    def growing(self, name: str, rect: FRect, full: FRect) -> None:
        """Draw a picture that grows from frame to frame, up to the size of `full`."""
        to_pixels, assets = self.context.viewport.to_pixels, self.context.assets
        pixels = to_pixels(rect)
        self.blit(assets.growing(name, *pixels.size, to_pixels(full).size), pixels)

    def cover_around(self, name: str, hole: FRect) -> None:
        """Fill the window with a picture, but for a hole; within that nothing is made for it."""
        viewport = self.context.viewport
        window, hidden = viewport.to_pixels(viewport.rect), viewport.to_pixels(hole)
        clip = self.surface.get_clip()
        if hidden.contains(clip):
            return
        if viewport.part is not None:
            for place in around(viewport.pixels, hidden):
                self._cover_part(name, window, place)
            return
        for place, part in self.context.assets.cover_around(name, *window.size, hidden):
            if place.colliderect(clip):
                self.blit(part, place)

    def cover(self, name: str, rect: FRect) -> None:
        """Draw the picture filling the rectangle without distortion; the excess is cut."""
        viewport = self.context.viewport
        pixels = viewport.to_pixels(rect)
        if viewport.part is None:
            self.blit(self.context.assets.cover(name, pixels.width, pixels.height), pixels)
        else:
            self._cover_part(name, pixels, pixels.clip(viewport.pixels))

    def _cover_part(self, name: str, whole: Rect, place: Rect) -> None:
        """Draw a part of a picture that fills `whole`, and keep only that."""
        part = place.move(-whole.left, -whole.top)
        if place.width and place.height and place.colliderect(self.surface.get_clip()):
            made = self.context.assets.keep(
                ("part", name, *whole.size, *part),
                lambda: self.context.assets.cover_once(name, *whole.size).subsurface(part).copy(),
            )
            self.blit(made, place)

    def glow(self, name: str, rect: FRect, strength: float = 1.0) -> None:
        """Draw the picture `name` as added light, `strength` 0 to 1 in 32 steps."""
        pixels = self.context.viewport.to_pixels(rect)
        level = round(min(1.0, max(0.0, strength)) * 32)
        light = _dimmed(self.context, name, pixels.size, level)
        self.surface.blit(light, pixels, special_flags=pygame.BLEND_RGB_ADD)

    def frame(self, name: str, rect: FRect) -> None:
        """Draw the nine-slice picture `name` in a rectangle; masters have two pixels per unit."""
        pixels = self.context.viewport.to_pixels(rect)
        scale = self.context.viewport.scale / 2.0
        self.blit(self.context.assets.nine_slice(name, pixels.width, pixels.height, scale), pixels)

    def frame_around(self, name: str, rect: FRect, hole: FRect) -> None:
        """Do the same, but for a hole in which something opaque hides it."""
        to_pixels = self.context.viewport.to_pixels
        pixels, hidden, clip = to_pixels(rect), to_pixels(hole), self.surface.get_clip()
        for part in around(pixels, hidden):
            self.surface.set_clip(part.clip(clip))
            self.frame(name, rect)
        self.surface.set_clip(clip)

    def text(
        self, text: str, style: TextStyle, rect: FRect, colour: Colour | None = None
    ) -> TextBlock:
        """Draw text in the rectangle: wrapped to its width, aligned by the style, vertically
        centred.
        """
        return self.context.texts.draw(self.surface, text, style, rect, colour)

    def blit(self, surface: Surface, place: Rect | tuple[int, int]) -> None:
        """Draw a premultiplied or opaque surface at a place in pixels."""
        flags = pygame.BLEND_PREMULTIPLIED if surface.get_flags() & pygame.SRCALPHA else 0
        self.surface.blit(surface, place, special_flags=flags)

    def line(
        self, start: tuple[float, float], end: tuple[float, float], colour: Colour, width: float
    ) -> None:
        """Draw a straight line, `width` virtual units thick."""
        viewport = self.context.viewport
        pygame.draw.line(
            self.surface, colour, viewport.point_to_pixels(*start), viewport.point_to_pixels(*end),
            viewport.px(width),
        )  # fmt: skip

    def outline(self, rect: FRect, colour: Colour, width: float, radius: float = 0.0) -> None:
        """Draw the border of a rectangle, inwards, corners rounded by `radius` virtual units."""
        viewport = self.context.viewport
        pygame.draw.rect(
            self.surface,
            colour,
            viewport.to_pixels(rect),
            viewport.px(width),
            round(radius * viewport.scale),
        )


def _veil(context: LayoutContext, colour: Colour, opacity: float) -> Surface:
    key = "veil", colour, round(opacity * 255)
    return context.assets.keep(key, lambda: veil_of((_VEIL, _VEIL), colour, opacity))


def veil_of(size: tuple[int, int], colour: Colour, opacity: float) -> Surface:
    """Return a surface to blend over others. It is premultiplied: one with an alpha of its own
    takes ten times as long.
    """
    alpha = round(255 * opacity)
    veil = Surface(size, pygame.SRCALPHA)
    veil.fill((*(round(part * alpha / 255) for part in colour[:3]), alpha))
    return veil


def _dimmed(context: LayoutContext, name: str, size: tuple[int, int], level: int) -> Surface:
    def make() -> Surface:
        light = context.assets.image(name, *size).copy()
        shade = level * 255 // 32
        light.fill((shade, shade, shade), special_flags=pygame.BLEND_RGB_MULT)
        return light

    return context.assets.variants.keep(("glow", name, size, level), make)
