"""The buzzer: people press their own keys while a window of some seconds is open."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from treasure_games.games.bluffaneer.rules.actions import (
    BUZZ,
    EARLIEST,
    LATEST,
    STAY_QUIET,
    TICK,
    Action,
)

_MILLISECONDS: Final = 1000.0


class Race:
    """Measures presses against the moment at which the window opened.

    `now` is a steady clock in seconds. What is measured here goes into the record as part of the
    action, and is never measured again.
    """

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
        return max(0.0, 1.0 - self._passed() / LATEST)

    def open(self, people: Sequence[int]) -> Iterator[tuple[int, Action]]:
        """Open the window for these seats; yield the false starts among them."""
        self._opened = self._now()
        self._waiting = set(people)
        for seat in people:
            before = (self._early.get(seat, -1e9) - self._opened) * _MILLISECONDS
            if before >= EARLIEST:
                self._waiting.discard(seat)
                yield seat, BUZZ[int((before - EARLIEST) / TICK)]
        self._early.clear()

    def close(self) -> None:
        """No press counts any more."""
        self._opened = None
        self._waiting.clear()

    def press(self, seat: int) -> Action | None:
        """Return what a press means now; None for a seat that isn't asked."""
        if self._opened is None:
            self._early[seat] = self._now()
            return None
        if seat not in self._waiting:
            return None
        self._waiting.discard(seat)
        passed = min(LATEST, max(0, round(self._passed() / TICK) * TICK))
        return BUZZ[(passed - EARLIEST) // TICK]

    def overdue(self) -> list[tuple[int, Action]]:
        """Return who has let all the time pass, with the answer of those who do."""
        if self._opened is None or self._passed() < LATEST:
            return []
        late = sorted(self._waiting)
        self._waiting.clear()
        return [(seat, STAY_QUIET) for seat in late]

    def _passed(self) -> float:
        return 0.0 if self._opened is None else (self._now() - self._opened) * _MILLISECONDS
