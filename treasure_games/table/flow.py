"""What happens next at a table: computers act at a pace that tells nothing, people are asked."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final, NamedTuple

from treasure_games.match.conductor import Conductor
from treasure_games.match.match import Match
from treasure_games.match.seats import Pace
from treasure_games.table.viewpoint import Viewpoint

FIRST_BEAT: Final = {Pace.BRISK: 0.22, Pace.STEADY: 0.36, Pace.LEISURELY: 0.52}
"""Seconds between the start of a computer's turn and its first act.

With the shortest act behind it a turn takes 0.5 to 0.9 s, whether it was forced or thought over.
"""
NEXT_BEAT: Final = 0.14
"""Seconds between two acts of one turn."""
FORCED_BEAT: Final = 0.9
"""Seconds in which a person sees that there is no choice, before the step is played for them."""


class What(Enum):
    """Kinds of what comes next."""

    WAIT = auto()
    """For a person, or for an answer of the thinking process."""
    BEAT = auto()
    """Nothing, for `Next.seconds`."""
    COMPUTER = auto()
    FORCED = auto()
    CURTAIN = auto()
    TURN_TABLE = auto()
    OVER = auto()


class Next(NamedTuple):
    """What comes next; `seat` is who does it or is asked."""

    what: What
    seat: int | None = None
    seconds: float = 0.0


class Flow:
    """Asked whenever everything on the table lies still. Holds no timers: beats are animations."""

    def __init__(self, match: Match, conductor: Conductor, viewpoint: Viewpoint) -> None:
        self._match = match
        self._conductor = conductor
        self._eyes = viewpoint
        self._beaten = -1
        """The number of acts for which the beat has been given."""

    def next(self) -> Next:
        """What to do now."""
        if self._match.is_over:
            return Next(What.OVER)
        if self._eyes.needs_curtain:
            return Next(What.CURTAIN, self._eyes.asked)
        if self._eyes.needs_turning:
            return Next(What.TURN_TABLE, self._eyes.asked)
        if self._eyes.asked is not None:
            return self._for_person(self._eyes.asked)
        return self._for_computer()

    def _for_person(self, seat: int) -> Next:
        """A step without choice is played, but not one that would take an undo away."""
        if self._eyes.are_shared or self._match.can_undo(seat):
            # With several people at the screen a step played by itself would tell their hands.
            return Next(What.WAIT, seat)
        if self._match.forced_action() is None:
            return Next(What.WAIT, seat)
        return self._beat(seat, FORCED_BEAT) or Next(What.FORCED, seat)

    def _for_computer(self) -> Next:
        seat = self._match.whose()
        beat = self._beat(seat, self._seconds(seat))
        if beat is not None:
            return beat
        ready = self._conductor.ready()
        return Next(What.COMPUTER, ready[0]) if ready else Next(What.WAIT, seat)

    def _seconds(self, seat: int | None) -> float:
        if seat is None or self._match.acts[-1].seat == seat:
            return NEXT_BEAT
        return FIRST_BEAT[self._match.seats[seat].pace]

    def _beat(self, seat: int | None, seconds: float) -> Next | None:
        """A beat before the next act, once for each."""
        acts = len(self._match.acts)
        if self._beaten == acts:
            return None
        self._beaten = acts
        return Next(What.BEAT, seat, seconds)
