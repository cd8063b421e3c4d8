"""Counts clicks: double and triple clicks at one place have their own meaning."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from treasure_games.stage.input.intents import Button

SOON: Final = 0.4
"""The most seconds between two clicks that belong together."""
NEAR: Final = 6.0
"""The most virtual units between them."""
_MOST: Final = 3


class Clicks:
    """Counts presses at one place, from 1 to 3 and around."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._count = 0
        self._last: tuple[Button, float, float, float] | None = None

    def press(self, button: Button, x: float, y: float) -> int:
        """Return the number of the press of a button at this place."""
        moment = self._now()
        if not self._belongs(button, x, y, moment):
            self._count = 0
        self._count = self._count % _MOST + 1
        self._last = button, x, y, moment
        return self._count

    def _belongs(self, button: Button, x: float, y: float, moment: float) -> bool:
        if self._last is None:
            return False
        before, at_x, at_y, then = self._last
        is_near = max(abs(x - at_x), abs(y - at_y)) <= NEAR
        return before is button and is_near and moment - then <= SOON
