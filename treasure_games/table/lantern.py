"""The light of the lantern that marks the turn; it flickers while all else rests."""

from __future__ import annotations

import math
from typing import Final

from pygame import FRect

from treasure_games.stage.canvas import Canvas
from treasure_games.stage.settings import Settings

PULSE: Final = 0.4
"""Seconds between two states of the light: slow enough to cost almost no processor time."""
_REACH: Final = 112.0
"""Width and height of the light, in virtual units."""
_GLASS: Final = 0.56
"""How far down the flame is, as a share of the lantern's height."""


class Lantern:
    """The current brightness; constant if motion or ambience is off."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._elapsed = 0.0
        self._shown_at = 0.0

    def update(self, dt: float) -> bool:
        """Advance the light; return True if it has changed."""
        if not self._is_alive:
            return False
        self._elapsed += dt
        if self._elapsed - self._shown_at < PULSE:
            return False
        self._shown_at = self._elapsed
        return True

    def next_wakeup(self) -> float | None:
        """Return the seconds to the next change, or None if the light is constant."""
        if not self._is_alive:
            return None
        return max(0.0, self._shown_at + PULSE - self._elapsed)

    def light(self, lantern: FRect) -> FRect:
        """Return the area of a lantern's light."""
        rect = FRect(0, 0, _REACH, _REACH)
        rect.center = lantern.centerx, lantern.top + _GLASS * lantern.height
        return rect

    def draw(self, canvas: Canvas, lantern: FRect) -> None:
        """Draw the light over what is already drawn."""
        canvas.glow("objects/lantern_glow", self.light(lantern), self._brightness)

    @property
    def _is_alive(self) -> bool:
        return self._settings.ambience and not self._settings.reduced_motion

    @property
    def _brightness(self) -> float:
        """0.25 to 0.75, from two slow waves that never coincide in the same way."""
        t = self._shown_at
        return 0.5 + 0.15 * math.sin(t * 1.7) + 0.1 * math.sin(t * 4.3 + 1.0)
