"""Sources of time: the computer's clock, or one that tests advance."""

import time
from typing import Final, Protocol


class Clock(Protocol):
    """Returns seconds since some fixed moment; never goes back."""

    def now(self) -> float:
        """Return the time in seconds."""

    def leave_out(self, seconds: float) -> None:
        """Count these no more: nobody has lived through them."""


class RealClock:
    """The computer's monotonic clock."""

    _left_out = 0.0

    def now(self) -> float:
        """Return the seconds since some moment before the start."""
        return time.perf_counter() - self._left_out

    def leave_out(self, seconds: float) -> None:
        """Count these no more: nobody has lived through them."""
        self._left_out += seconds


REAL_CLOCK: Final = RealClock()
