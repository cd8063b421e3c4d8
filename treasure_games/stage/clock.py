"""Sources of time: the computer's clock, or one that tests advance."""

import time
from typing import Final, Protocol


class Clock(Protocol):
    """Returns seconds since some fixed moment; never goes back."""

    def now(self) -> float:
        """Return the time in seconds."""


class RealClock:
    """The computer's monotonic clock."""

    def now(self) -> float:
        """Return the seconds since some moment before the start."""
        return time.perf_counter()


REAL_CLOCK: Final = RealClock()
