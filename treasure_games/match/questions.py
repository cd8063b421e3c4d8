"""Numbers the questions put to the seats, so that an answer can be matched to what was asked."""

from __future__ import annotations

from typing import Any

from treasure_games.core.game import Mode, Pending


class Questions:
    """The open question of each seat, by a number that no other question has.

    A question stays open while others answer theirs: in a sealed set and a race always, in a
    window as long as they let it pass. Any other act asks anew.
    """

    def __init__(self, asked: Pending | None) -> None:
        self._last = 0
        self._asked = asked
        self.round_number = 0
        """Grows with every act, but while seats only let a window pass, or answer one set."""
        self._open: dict[int, int] = {}
        self.ask_anew(asked)

    def ask_anew(self, asked: Pending | None) -> None:
        """Whoever is asked now has a question that was never asked before."""
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
        """The number of what `seat` is asked; None if it isn't."""
        return self._open.get(seat)


def _stays(before: Pending, seat: int, action: Any, now: Pending) -> bool:
    """Return True if those who are asked now were asked the very same before `seat` acted."""
    if (before.ask, before.mode) != (now.ask, now.mode):
        return False
    if not set(now.seats) <= set(before.seats) - {seat}:
        return False
    if before.mode is Mode.WINDOW:
        return _goes_on(before, action, now)
    return before.mode is not Mode.TURN


def _goes_on(before: Pending, action: Any, now: Pending) -> bool:
    """Return True if a window was let pass and the same one is open to others."""
    is_same = (before.ask, before.mode) == (now.ask, now.mode) == (now.ask, Mode.WINDOW)
    return is_same and before.default is not None and bool(action == before.default)
