"""The leaf that turns from one spread of the book to another."""

import math
from typing import Any, Final

import pygame
from pygame import FRect, Rect, Surface

from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.animation import in_out_quad
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.services import Services
from treasure_games.stage.timeline import INSTANT

_AT: Final = Named(page_beside(__file__, dict[str, Any]))


class TurningLeaf:
    """Turns once from each spread to the next, unless motion is off."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._before: Surface | None = None
        self._after: Surface | None = None
        """Pictures of both pages of the old spread, and of the new one."""
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

    def turn(self, before: Surface, after: Surface, *, is_forward: bool) -> None:
        """Begin to turn; the pictures show both pages that were open, and that will be."""
        self._before, self._after = before, after
        self._is_forward, self._seconds = is_forward, 0.0
        self._services.audio.play("page_turn")

    def lie(self) -> None:
        """End the turning at once."""
        self._before = self._after = None

    def update(self, dt: float) -> None:
        """Turn on."""
        self._seconds += dt * self._services.pace
        if self._seconds >= _AT.length:
            self.lie()

    def draw(self, canvas: Canvas, pages: list[FRect]) -> None:
        """Draw both pages: one that lies still, one that comes in sight, and over them the leaf on
        its way from one side to the other.
        """
        before, after = self._before, self._after
        assert before is not None
        assert after is not None
        left, right = map(canvas.context.viewport.to_pixels, pages)
        if not self._seconds:
            canvas.blit(before, left.topleft)
            return
        under_left, under_right = (before, after) if self._is_forward else (after, before)
        canvas.blit(under_left, left.topleft, _half(under_left, left, left))
        canvas.blit(under_right, right.topleft, _half(under_right, right, left))
        # Seen from the front, the leaf gets narrower towards the fold, then wider beyond it.
        share = in_out_quad(min(1.0, self._seconds / _AT.length))
        width = abs(1.0 - 2.0 * share)
        is_first_half = share < 0.5
        side = right if is_first_half == self._is_forward else left
        face = before if is_first_half else after
        leaf = Rect(right.left, side.top, max(1, round(side.width * width)), side.height)
        if side is left:
            leaf.right = left.right
        self._cast_shadow(canvas, leaf, math.sqrt(1.0 - width**2), is_left=side is left)
        seen = face.subsurface(_half(face, side, left))
        canvas.blit(pygame.transform.scale(seen, leaf.size), leaf.topleft)
        shade = 255 - round(_AT.shade * (1.0 - width))
        canvas.shade(leaf, (shade, shade, shade))

    def _cast_shadow(self, canvas: Canvas, leaf: Rect, height: float, *, is_left: bool) -> None:
        """Darken the page beside the leaf: the higher it stands (0 to 1), the farther and more."""
        unit = 1.0 / canvas.context.viewport.scale
        for step in range(1, _AT.fades + 1):
            wide = _AT.shadow * height * step / _AT.fades
            x = leaf.left * unit - wide if is_left else leaf.right * unit
            place = FRect(x, leaf.top * unit, wide, leaf.height * unit)
            canvas.fill(
                place, canvas.context.theme.palette.walnut_dark, height * _AT.depth / _AT.fades
            )


def _half(spread: Surface, side: Rect, left: Rect) -> Rect:
    """Return which part of a picture of both pages shows one of them."""
    return side.move(-left.left, -left.top).clip(spread.get_rect())
