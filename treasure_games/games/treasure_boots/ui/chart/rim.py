"""The worn parchment rim around the window onto the sea, and the shadow that it throws inwards."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

import pygame
from pygame import FRect, Rect, Surface

from treasure_games.stage.canvas import Canvas
from treasure_games.stage.layout_context import LayoutContext

_PICTURE: Final = "chart/frame"
_THICK: Final = 150.0
_OPEN: Final = 136.0
_LAP: Final = 96.0
"""Master pixels from its outer edge: kept by the corners, to the open middle, and to where the sea
begins under it.
"""
_SCALE: Final = 0.30
"""Virtual units per master pixel."""
OVERLAP: Final = (_THICK - _LAP) * _SCALE
"""Virtual units of the sea that the rim covers on each side."""
_SHADE: Final = 30.0
"""Virtual units over which its shadow fades."""
_LEFT, _TOP, _RIGHT, _BOTTOM = 0.42, 0.52, 0.22, 0.20
"""Darkness at each side: the light comes from the upper left."""


class Rim:
    """Four strips of one picture; its open middle is never copied."""

    def __init__(self, outer: FRect) -> None:
        self.outer = outer

    @property
    def sea(self) -> FRect:
        """The window onto the sea; its edges are under the rim."""
        return self.outer.inflate(-2 * _LAP * _SCALE, -2 * _LAP * _SCALE)

    def draw(self, canvas: Canvas) -> None:
        """Draw the part within the clip."""
        context = canvas.context
        pixels = context.viewport.to_pixels(self.outer)
        scale = _SCALE * context.viewport.scale
        # Only the strips are kept: the middle is empty.
        whole = cache(lambda: context.assets.stretched(_PICTURE, *pixels.size, scale))
        clip = canvas.surface.get_clip()
        for strip in _strips(pixels, round((_THICK * _SCALE + _SHADE) * context.viewport.scale)):
            if strip.colliderect(clip):
                source = strip.move(-pixels.left, -pixels.top)
                canvas.blit(self._strip(context, pixels.size, source, whole), strip)

    def _strip(
        self,
        context: LayoutContext,
        size: tuple[int, int],
        source: Rect,
        whole: Callable[[], Surface],
    ) -> Surface:
        def make() -> Surface:
            strip = Surface(source.size, pygame.SRCALPHA)
            self._shade(strip, source, size, context)
            strip.blit(whole(), (0, 0), source, special_flags=pygame.BLEND_PREMULTIPLIED)
            return strip

        return context.assets.keep(("rim", size, tuple(source)), make)

    def _shade(
        self, strip: Surface, source: Rect, size: tuple[int, int], context: LayoutContext
    ) -> None:
        """Draw the shadow inside the open middle, in nested frames from its edge inwards.

        Each frame is drawn over the whole rim and cut by the strip, so that the strips meet.
        """
        edge, reach = round(_OPEN * _SCALE * context.viewport.scale), context.viewport.px(_SHADE)
        night = context.theme.palette.night
        for step in range(reach):
            fade = (1.0 - step / reach) ** 2
            inset = edge + step
            box = Rect(inset, inset, size[0] - 2 * inset, size[1] - 2 * inset)
            box.move_ip(-source.left, -source.top)
            for start, end, dark in (
                (box.topleft, box.bottomleft, _LEFT),
                (box.topright, box.bottomright, _RIGHT),
                (box.bottomleft, box.bottomright, _BOTTOM),
                (box.topleft, box.topright, _TOP),
            ):
                opacity = dark * fade
                shade = (*(round(channel * opacity) for channel in night), round(255 * opacity))
                pygame.draw.line(strip, shade, start, end)


def _strips(whole: Rect, thick: int) -> tuple[Rect, Rect, Rect, Rect]:
    between = whole.height - 2 * thick
    return (
        Rect(whole.left, whole.top, whole.width, thick),
        Rect(whole.left, whole.bottom - thick, whole.width, thick),
        Rect(whole.left, whole.top + thick, thick, between),
        Rect(whole.right - thick, whole.top + thick, thick, between),
    )
