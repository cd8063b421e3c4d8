"""What tells the time: the computer's clock, or one that is moved by hand."""

from __future__ import annotations

import time
from typing import Final, Protocol


class Clock(Protocol):
    """Tells seconds from some fixed moment; never runs back."""

    def now(self) -> float:
        """Seconds."""


class RealClock:
    """The computer's steady clock."""

    def now(self) -> float:
        """Seconds since some moment before the start."""
        return time.perf_counter()


REAL_CLOCK: Final = RealClock()
