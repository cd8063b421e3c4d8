"""The light of the lantern that stands with whose turn it is: it breathes while all else rests."""

from __future__ import annotations

import math
from typing import Final

from pygame import FRect

from treasure_games.stage.canvas import Canvas
from treasure_games.stage.settings import Settings

PULSE: Final = 0.4
"""Seconds between two states of the light: calm enough to cost a resting core next to nothing."""
_REACH: Final = 112.0
"""Width and height of the light."""
_GLASS: Final = 0.56
"""How far down the lantern its flame burns, by the lantern's height."""


class Lantern:
    """Knows how bright the light is now. Stands still where motion or ambience are not wished."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._elapsed = 0.0
        self._shown_at = 0.0

    def update(self, dt: float) -> bool:
        """Move on; return True if the light looks different now."""
        if not self._is_alive:
            return False
        self._elapsed += dt
        if self._elapsed - self._shown_at < PULSE:
            return False
        self._shown_at = self._elapsed
        return True

    def next_wakeup(self) -> float | None:
        """Return the seconds to the next change, or None if nothing shall move."""
        if not self._is_alive:
            return None
        return max(0.0, self._shown_at + PULSE - self._elapsed)

    def light(self, lantern: FRect) -> FRect:
        """The room that the light of a lantern takes."""
        rect = FRect(0, 0, _REACH, _REACH)
        rect.center = lantern.centerx, lantern.top + _GLASS * lantern.height
        return rect

    def draw(self, canvas: Canvas, lantern: FRect) -> None:
        """Light on what lies there already."""
        canvas.glow("objects/lantern_glow", self.light(lantern), self._brightness)

    @property
    def _is_alive(self) -> bool:
        return self._settings.ambience and not self._settings.reduced_motion

    @property
    def _brightness(self) -> float:
        """Between 0.25 and 0.75: two slow waves that never meet in the same way."""
        t = self._shown_at
        return 0.5 + 0.15 * math.sin(t * 1.7) + 0.1 * math.sin(t * 4.3 + 1.0)
