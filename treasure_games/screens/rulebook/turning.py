"""The leaf that turns from one spread of the book to another."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import pygame
from pygame import FRect, Rect, Surface

from treasure_games.stage.canvas import Canvas
from treasure_games.stage.easing import in_out_quad
from treasure_games.stage.pictures import opaque_copy
from treasure_games.stage.services import Services
from treasure_games.stage.timeline import INSTANT

_LENGTH: Final = 0.32
"""Seconds."""
_SHADE: Final = 110
"""How much darker of 255 the leaf gets while it stands on edge."""
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
        self._after: dict[bool, Surface] = {}
        """Pages of the new spread that have been drawn: the left one, the right one."""
        self._is_forward = True
        self._seconds = 0.0
        self._is_new = False

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
        self._after, self._is_new = {}, True
        self._services.audio.play("page_turn")

    def lie(self) -> None:
        """End the turning at once."""
        self._before, self._after = None, {}

    def update(self, dt: float) -> None:
        """Turn on."""
        self._is_new = self._seconds == 0.0
        self._seconds += dt * self._services.pace
        if self._seconds >= _LENGTH:
            self.lie()

    def draw(self, canvas: Canvas, pages: list[FRect]) -> None:
        """Draw the page that is still covered, then the leaf over it, on its way to the other."""
        before = self._before
        if before is None:
            return
        left, right = map(canvas.context.viewport.to_pixels, pages)
        if self._is_new:
            canvas.surface.blit(before, left)
            return
        # Seen from the front, the leaf gets narrower towards the fold, then wider beyond it.
        width = abs(1.0 - 2.0 * self._share)
        if self._is_first_half == self._is_forward:
            side, anchor = right, Rect(right.left, right.top, 0, right.height)
        else:
            side, anchor = left, Rect(left.right, left.top, 0, left.height)
        leaf = self._leaf(canvas, before, side, left)
        covered = left if self._is_forward else right
        canvas.surface.blit(before, covered, covered.move(-left.left, -left.top))
        anchor.width = max(1, round(side.width * width))
        if side is left:
            anchor.right = left.right
        self._cast_shadow(canvas, anchor, math.sqrt(1.0 - width**2), is_left=side is left)
        if canvas.surface.get_clip().contains(anchor):
            pygame.transform.scale(leaf, anchor.size, canvas.surface.subsurface(anchor))
        else:
            canvas.surface.blit(pygame.transform.scale(leaf, anchor.size), anchor)
        shade = 255 - round(_SHADE * (1.0 - width))
        canvas.surface.fill((shade, shade, shade), anchor, pygame.BLEND_RGB_MULT)

    @property
    def _share(self) -> float:
        return in_out_quad(min(1.0, self._seconds / _LENGTH))

    @property
    def _is_first_half(self) -> bool:
        return self._share < 0.5

    def draw_spread(
        self,
        canvas: Canvas,
        pages: list[FRect],
        draw: Callable[[], None],
        draw_around: Callable[[], None],
    ) -> None:
        """Have the spread drawn that is turned to, but each page only once while the leaf turns,
        and only as it comes in sight: from then on as a picture.

        In the first frame, for which the whole window is drawn, none of it is seen.
        """
        if self._before is None:
            draw()
            return
        draw_around()
        if self._is_new:
            return
        self._show_page(canvas, pages, draw, is_left=not self._is_forward)
        if not self._is_first_half and self._is_forward not in self._after:
            self._show_page(canvas, pages, draw, is_left=self._is_forward)

    def _show_page(
        self, canvas: Canvas, pages: list[FRect], draw: Callable[[], None], *, is_left: bool
    ) -> None:
        """Draw a page of the new spread, and keep its picture if it is drawn as a whole."""
        surface, clip = canvas.surface, canvas.surface.get_clip()
        page = canvas.context.viewport.to_pixels(pages[not is_left]).clip(surface.get_rect())
        if is_left in self._after:
            surface.blit(self._after[is_left], page)
            return
        surface.set_clip(page.clip(clip))
        draw()
        surface.set_clip(clip)
        if clip.contains(page):
            self._after[is_left] = opaque_copy(surface, page)

    def _leaf(self, canvas: Canvas, before: Surface, side: Rect, left: Rect) -> Surface:
        """Return the face of the leaf that is seen: of the old spread, then of the new one."""
        if self._is_first_half:
            return before.subsurface(side.move(-left.left, -left.top).clip(before.get_rect()))
        if self._is_forward in self._after:
            return self._after[self._is_forward]
        return opaque_copy(canvas.surface, side.clip(canvas.surface.get_rect()))

    def _cast_shadow(self, canvas: Canvas, leaf: Rect, height: float, *, is_left: bool) -> None:
        """Darken the page beside the leaf: the higher it stands (0 to 1), the farther and more."""
        unit = 1.0 / canvas.context.viewport.scale
        for step in range(1, _FADES + 1):
            wide = _SHADOW * height * step / _FADES
            x = leaf.left * unit - wide if is_left else leaf.right * unit
            place = FRect(x, leaf.top * unit, wide, leaf.height * unit)
            canvas.fill(place, canvas.context.theme.palette.walnut_dark, height * _DEPTH / _FADES)
