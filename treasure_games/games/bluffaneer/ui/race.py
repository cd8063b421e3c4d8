"""The buzzer: people press their own keys while a window of some seconds is open.

The match measures when an answer comes in; here is only seen to false starts, to who has answered
already, and to the end of the time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

SECONDS: Final = 5.0
"""How long a window stays open (BLA-06)."""
TOO_EARLY: Final = 0.5
"""A press so long before the window opens, or less, locks its seat out of this roll."""


class Race:
    """Knows who may still press; `now` is a steady clock in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._opened: float | None = None
        self._early: dict[int, float] = {}
        """When each seat pressed last while no window was open."""
        self._waiting: set[int] = set()

    @property
    def is_open(self) -> bool:
        """True while presses count."""
        return self._opened is not None

    @property
    def share_left(self) -> float:
        """How much of the time is left, 1 to 0."""
        return max(0.0, 1.0 - self._passed() / SECONDS)

    def open(self, people: Iterable[int]) -> list[int]:
        """Open the window for these seats; return those that have pressed too early."""
        now = self._opened = self._now()
        self._waiting = set(people)
        early = [seat for seat in sorted(self._waiting) if self._is_early(seat, now)]
        self._waiting.difference_update(early)
        self._early.clear()
        return early

    def close(self) -> None:
        """No press counts any more."""
        self._opened = None
        self._waiting.clear()

    def press(self, seat: int) -> bool:
        """Note a press; return True if it counts as the seat's answer."""
        if self._opened is None:
            self._early[seat] = self._now()
        if seat not in self._waiting:
            return False
        self._waiting.discard(seat)
        return True

    def overdue(self) -> list[int]:
        """Return the seats that have let all the time pass, once."""
        if self._opened is None or self._passed() < SECONDS:
            return []
        late = sorted(self._waiting)
        self._waiting.clear()
        return late

    def _is_early(self, seat: int, now: float) -> bool:
        return now - self._early.get(seat, -SECONDS) <= TOO_EARLY

    def _passed(self) -> float:
        return 0.0 if self._opened is None else self._now() - self._opened
