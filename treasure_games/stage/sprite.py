"""Sprites: pictures that lie on the table and move; turned, lifted, pinched and shadowed,
cheaply.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pygame
from pygame import FRect, Surface

from treasure_games.stage.canvas import Canvas
from treasure_games.stage.turner import Turner


@dataclass(slots=True, eq=False)
class Sprite:
    """One piece. Place and size in virtual units, `angle` in degrees counter-clockwise.

    Every number may be moved by a Tween. `width_pinch` 1 is flat to the eye, 0 is seen edge on: a
    flip takes it to 0, changes `image`, and takes it back. `lift` is the height over the table.
    """

    image: str
    x: float
    y: float
    width: float
    height: float
    angle: float = 0.0
    scale: float = 1.0
    alpha: float = 1.0
    lift: float = 0.0
    width_pinch: float = 1.0
    stretch: float = 1.0
    """Landing squash: the width grows by it, the height shrinks by it."""
    has_shadow: bool = True
    silhouette: str = ""
    """Sprites of equal outline may share shadows under one name ("card"); "": the picture's own."""
    is_visible: bool = True

    @property
    def rect(self) -> FRect:
        """Where it lies, not turned."""
        width, height = self.width * self.scale, self.height * self.scale
        return FRect(self.x - width / 2, self.y - self.lift - height / 2, width, height)

    def dirty_rect(self) -> FRect:
        """All that it may touch when turned, with its shadow."""
        reach = (self.width + self.height) * self.scale * 0.75 + self.lift + 24.0
        return FRect(self.x - reach, self.y - self.lift - reach, 2 * reach, 2 * reach + self.lift)


def draw_sprites(canvas: Canvas, sprites: Iterable[Sprite], *, is_moving: bool = False) -> None:
    """Draw them back to front, each with its shadow to the lower right.

    While things move, angles are rounded more coarsely, and what would cost too much in
    one frame is turned roughly for that frame; at rest every picture is exact.
    """
    context = canvas.context
    scale = context.viewport.scale
    turner = Turner(context.assets, scale, is_moving=is_moving)
    blits: list[tuple[Surface, tuple[int, int]]] = []
    for sprite in sprites:
        if sprite.is_visible and sprite.alpha > 0.02 and abs(sprite.width_pinch) > 0.02:
            turner.lay(sprite, blits)
    canvas.surface.fblits(blits, pygame.BLEND_PREMULTIPLIED)
