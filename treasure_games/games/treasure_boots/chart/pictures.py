"""Pictures of the chart at the present zoom: scaled, mirrored, turned, faded, and kept."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

import pygame
from pygame import Surface

from treasure_games.games.treasure_boots.chart.camera import LARGEST_ZOOM
from treasure_games.stage.assets import scaled
from treasure_games.stage.look import Look
from treasure_games.stage.surface_cache import SurfaceCache

_BUDGET: Final = 9_000_000
"""Bytes at 1920 x 1080; more on larger windows."""
_TURN: Final = 1.5
_FADES: Final = 16
"""Turns are rounded to so many degrees, opacities to so many steps."""


class Pictures:
    """Sizes are in world units; `unit` is pixels in one of them.

    Each large master is read once, at the size that the nearest zoom needs, and scaled down from
    there: reading it anew at every notch of the wheel would cost some 10 ms a picture.
    """

    def __init__(self, look: Look) -> None:
        self.look = look
        self.unit = 1.0
        self._most = LARGEST_ZOOM * look.viewport.scale
        self._kept = SurfaceCache(round(_BUDGET * max(1.0, look.viewport.scale**2)))

    @property
    def kept_bytes(self) -> int:
        """Memory in use, the read masters aside."""
        return self._kept.kept_bytes

    def set_unit(self, unit: float) -> None:
        """Another zoom: what was made for the last one goes."""
        if unit != self.unit:
            self.unit = unit
            self._kept.clear()

    def keep(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """A picture laid together for this zoom."""
        return self._kept.keep(key, make)

    def whole(self, name: str, width: float, height: float) -> Surface:
        """The picture as drawn, at this size."""
        size = self._pixels(width), self._pixels(height)
        return self.keep((name, size), lambda: self._scaled(name, width, height, size))

    def get(
        self,
        name: str,
        width: float,
        height: float,
        *,
        is_mirrored: bool = False,
        angle: float = 0.0,
        alpha: float = 1.0,
    ) -> Surface:
        """The picture mirrored, then turned clockwise by `angle` degrees about its middle (it
        grows by that), then faded.
        """
        whole = self.whole(name, width, height)
        turn, fade = round(angle / _TURN) % round(360 / _TURN), round(alpha * _FADES)
        if not is_mirrored and not turn and fade >= _FADES:
            return whole
        key = whole, is_mirrored, turn, fade
        return self.keep(key, lambda: _varied(whole, is_mirrored, turn * _TURN, fade))

    def varied(self, surface: Surface, angle: float, alpha: float) -> Surface:
        """The same for a picture that was laid together."""
        turn, fade = round(angle / _TURN) % round(360 / _TURN), round(alpha * _FADES)
        if not turn and fade >= _FADES:
            return surface
        key = surface, False, turn, fade
        return self.keep(key, lambda: _varied(surface, False, turn * _TURN, fade))

    def _pixels(self, length: float) -> int:
        return max(1, round(length * self.unit))

    def _scaled(self, name: str, width: float, height: float, size: tuple[int, int]) -> Surface:
        assets = self.look.assets
        most = max(size[0], round(width * self._most)), max(size[1], round(height * self._most))
        return scaled(assets.image(name, *most), *size)


def _varied(surface: Surface, is_mirrored: bool, angle: float, fade: int) -> Surface:
    made = pygame.transform.flip(surface, True, False) if is_mirrored else surface
    if angle:
        made = pygame.transform.rotozoom(made, -angle, 1.0)
    if fade < _FADES:
        made = made.copy() if made is surface else made
        share = round(255 * max(0, fade) / _FADES)
        made.fill((share, share, share, share), special_flags=pygame.BLEND_RGBA_MULT)
    return made
