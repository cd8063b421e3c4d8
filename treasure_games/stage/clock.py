"""Clocks: the real one, and one that tests move by hand."""

from __future__ import annotations

import time
from dataclasses import dataclass
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


@dataclass(slots=True)
class HandClock:
    """Stands still until a test moves it."""

    seconds: float = 0.0

    def now(self) -> float:
        """Where it was put."""
        return self.seconds

    def advance(self, seconds: float) -> None:
        """Move it on."""
        self.seconds += seconds
