"""Numbers the questions to the seats, so that a stale answer can be recognized, and measures the
time that people play.
"""

import time
from collections.abc import Callable
from typing import Any, Final

from treasure_games.core.game import Mode, Pending


class Questions:
    """The open question of each seat, by a unique number.

    A question stays open while others answer theirs: in a sealed set and a race always, in a window
    as long as they pass. Any other act asks again.
    """

    def __init__(self, asked: Pending | None) -> None:
        self._last = 0
        self._asked = asked
        self.round_number = 0
        """Grows with every act, except passes in a window and answers in a sealed set or race."""
        self._open: dict[int, int] = {}
        self.ask_anew(asked)

    def ask_anew(self, asked: Pending | None) -> None:
        """Give each asked seat a new question."""
        self.round_number += 1
        self._ask(asked)

    def _ask(self, asked: Pending | None) -> None:
        self._asked = asked
        seats = asked.seats if asked else ()
        self._open = {seat: self._last + place for place, seat in enumerate(seats, start=1)}
        self._last += len(seats)

    def answered(self, seat: int, action: Any, asked: Pending | None) -> None:
        """Note that `seat` has acted, and who is asked now."""
        before = self._asked
        if before is not None and asked is not None and _stays(before, seat, action, asked):
            self._asked = asked
            self._open = {one: self._open[one] for one in asked.seats}
        elif before is not None and asked is not None and _goes_on(before, action, asked):
            self._ask(asked)
        else:
            self.ask_anew(asked)

    def number_of(self, seat: int) -> int | None:
        """Return the number of the question to `seat`; None if it isn't asked."""
        return self._open.get(seat)


def _stays(before: Pending, seat: int, action: Any, now: Pending) -> bool:
    """Return True if `now` asks the same question as `before`, when `seat` acted."""
    if (before.ask, before.mode) != (now.ask, now.mode):
        return False
    if not set(now.seats) <= set(before.seats) - {seat}:
        return False
    if before.mode is Mode.WINDOW:
        return _goes_on(before, action, now)
    return before.mode is not Mode.TURN


def _goes_on(before: Pending, action: Any, now: Pending) -> bool:
    """Return True if a seat passed in a window and the same one is open to others."""
    is_same = (before.ask, before.mode) == (now.ask, now.mode) == (now.ask, Mode.WINDOW)
    return is_same and before.default is not None and bool(action == before.default)


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
