"""The worn parchment rim around the window onto the sea."""

from __future__ import annotations

from typing import Final

from pygame import FRect, Rect, Surface

from treasure_games.stage.canvas import Canvas
from treasure_games.stage.look import Look
from treasure_games.stage.nine_slice import stretch

_PICTURE: Final = "chart/frame"
_THICK: Final = 150.0
_LAP: Final = 96.0
"""Master pixels from its outer edge to the open middle, and to where the sea begins under it."""
_SCALE: Final = 0.30
"""Virtual units in a master pixel."""


class Rim:
    """Four strips of one picture: its open middle is never copied."""

    def __init__(self, outer: FRect) -> None:
        self.outer = outer

    @property
    def sea(self) -> FRect:
        """The window onto the sea; its edges lie under the rim."""
        return self.outer.inflate(-2 * _LAP * _SCALE, -2 * _LAP * _SCALE)

    @property
    def overlap(self) -> float:
        """Virtual units of the sea that the rim covers on each side."""
        return (_THICK - _LAP) * _SCALE

    def draw(self, canvas: Canvas) -> None:
        """What the clip asks for."""
        look = canvas.look
        pixels = look.viewport.to_pixels(self.outer)
        clip = canvas.surface.get_clip()
        for strip in _strips(pixels, round(_THICK * _SCALE * look.viewport.scale) + 1):
            if strip.colliderect(clip):
                source = strip.move(-pixels.left, -pixels.top)
                canvas.blit(self._strip(look, pixels, source), strip)

    def _strip(self, look: Look, pixels: Rect, source: Rect) -> Surface:
        def make() -> Surface:
            scale = _SCALE * look.viewport.scale
            # Only the strips are kept: the middle is empty.
            whole = stretch(
                look.assets.once(_PICTURE, *look.assets.master_size(_PICTURE)),
                look.assets.margins(_PICTURE), pixels.width, pixels.height, scale,
            )  # fmt: skip
            return whole.subsurface(source).copy()

        return look.assets.keep(("rim", pixels.size, tuple(source)), make)


def _strips(whole: Rect, thick: int) -> tuple[Rect, Rect, Rect, Rect]:
    between = whole.height - 2 * thick
    return (
        Rect(whole.left, whole.top, whole.width, thick),
        Rect(whole.left, whole.bottom - thick, whole.width, thick),
        Rect(whole.left, whole.top + thick, thick, between),
        Rect(whole.right - thick, whole.top + thick, thick, between),
    )
