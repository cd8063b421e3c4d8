"""The leaf that turns from one spread of the book to another."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import pygame
from pygame import FRect, Rect, Surface

from treasure_games.stage.canvas import Canvas
from treasure_games.stage.easing import in_out_quad
from treasure_games.stage.services import Services
from treasure_games.stage.timeline import INSTANT

_LENGTH: Final = 0.32
"""Seconds."""
_SHADE: Final = 110
"""How much darker of 255 the leaf gets while it stands on edge."""
_AROUND: Final = 8.0
"""How much larger the picture of a spread is than its pages: what is redrawn has whole pixels."""
_SHADOW: Final = 44.0
_DEPTH: Final = 0.4
"""Width and opacity of the shadow that the leaf casts on the page below it while on edge."""
_FADES: Final = 5
"""So many steps the shadow fades in."""


class TurningLeaf:
    """Turns once from each spread to the next, unless motion is off. The book draws the spread that
    it has come to; over that this draws what can still be seen of the one before.
    """

    def __init__(self, services: Services) -> None:
        self._services = services
        self._before: Surface | None = None
        self._after: Surface | None = None
        self._is_forward = True
        self._seconds = 0.0

    @property
    def is_wanted(self) -> bool:
        """True if pages turn visibly at all."""
        return not self._services.settings.reduced_motion and self._services.pace != INSTANT

    @property
    def is_turning(self) -> bool:
        """True until the leaf lies."""
        return self._before is not None

    def turn(self, before: Surface, *, is_forward: bool) -> None:
        """Begin to turn; `before` is a picture of both pages that were open."""
        self._before, self._is_forward, self._seconds = before, is_forward, 0.0
        self._after = None
        self._services.audio.play("page_turn")

    def lie(self) -> None:
        """End the turning at once."""
        self._before = self._after = None

    def update(self, dt: float) -> None:
        """Turn on."""
        self._seconds += dt * self._services.pace
        if self._seconds >= _LENGTH:
            self.lie()

    def draw(self, canvas: Canvas, pages: list[FRect]) -> None:
        """Draw the page that is still covered, then the leaf over it, on its way to the other."""
        before = self._before
        if before is None:
            return
        left, right = map(canvas.context.viewport.to_pixels, pages)
        share = in_out_quad(min(1.0, self._seconds / _LENGTH))
        # Seen from the front, the leaf gets narrower towards the fold, then wider beyond it.
        is_first_half, width = share < 0.5, abs(1.0 - 2.0 * share)
        if is_first_half == self._is_forward:
            side, anchor = right, Rect(right.left, right.top, 0, right.height)
        else:
            side, anchor = left, Rect(left.right, left.top, 0, left.height)
        leaf = self._leaf(canvas, before, side, left, is_first_half)
        covered = left if self._is_forward else right
        canvas.surface.blit(before, covered, covered.move(-left.left, -left.top))
        anchor.width = max(1, round(side.width * width))
        if side is left:
            anchor.right = left.right
        self._cast_shadow(canvas, anchor, math.sqrt(1.0 - width**2), is_left=side is left)
        canvas.surface.blit(pygame.transform.scale(leaf, anchor.size), anchor)
        shade = 255 - round(_SHADE * (1.0 - width))
        canvas.surface.fill((shade, shade, shade), anchor, pygame.BLEND_RGB_MULT)

    def draw_spread(self, canvas: Canvas, pages: list[FRect], draw: Callable[[], None]) -> None:
        """Have the spread drawn that is turned to, but only once while the leaf turns: from then on
        as a picture.
        """
        around = pages[0].unionall(pages[1:]).inflate(_AROUND, _AROUND)
        area = canvas.context.viewport.to_pixels(around).clip(canvas.surface.get_rect())
        clip = canvas.surface.get_clip()
        if self._after is not None and area.contains(clip):
            canvas.surface.blit(self._after, area)
            return
        draw()
        if self._before is not None and clip.contains(area):
            self._after = canvas.surface.subsurface(area).copy()

    def _leaf(
        self, canvas: Canvas, before: Surface, side: Rect, left: Rect, is_first_half: bool
    ) -> Surface:
        """Return the face of the leaf that is seen: of the old spread, then of the new one."""
        if is_first_half:
            return before.subsurface(side.move(-left.left, -left.top).clip(before.get_rect()))
        return canvas.surface.subsurface(side.clip(canvas.surface.get_rect())).copy()

    def _cast_shadow(self, canvas: Canvas, leaf: Rect, height: float, *, is_left: bool) -> None:
        """Darken the page beside the leaf: the higher it stands (0 to 1), the farther and more."""
        unit = 1.0 / canvas.context.viewport.scale
        for step in range(1, _FADES + 1):
            wide = _SHADOW * height * step / _FADES
            x = leaf.left * unit - wide if is_left else leaf.right * unit
            place = FRect(x, leaf.top * unit, wide, leaf.height * unit)
            canvas.fill(place, canvas.context.theme.palette.walnut_dark, height * _DEPTH / _FADES)
