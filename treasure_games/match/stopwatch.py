"""Measures how long people have played, without breaks."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

LONGEST_THOUGHT: Final = 300.0
"""The most seconds between two acts that count; the rest was a break."""


class Stopwatch:
    """Adds up the seconds between acts, by a monotonic clock."""

    def __init__(self, played: float = 0.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.seconds = played
        self._clock = clock
        self._last = clock()

    def lap(self) -> float:
        """Note that somebody acts now; return all seconds played so far."""
        now = self._clock()
        self.seconds += min(now - self._last, LONGEST_THOUGHT)
        self._last = now
        return self.seconds
