"""What happens next at a table: computers act at a pace that tells nothing, people are asked."""

from __future__ import annotations

from enum import Enum, auto
from random import Random
from typing import Final, NamedTuple

from treasure_games.core.chance import stream_of
from treasure_games.core.game import Mode, Pending
from treasure_games.match.conductor import Conductor
from treasure_games.match.match import Match
from treasure_games.match.seats import Pace, thinking_seed
from treasure_games.table.viewpoint import Viewpoint

FIRST_BEAT: Final = {Pace.BRISK: 0.22, Pace.STEADY: 0.36, Pace.LEISURELY: 0.52}
"""Seconds between the start of a computer's turn and its first act.

With the shortest act behind it a turn takes 0.5 to 0.9 s, whether it was forced or thought over.
"""
NEXT_BEAT: Final = 0.14
"""Seconds between two acts of one turn."""
FORCED_BEAT: Final = 0.9
"""Seconds in which a person sees that there is no choice, before the step is played for them."""
ANSWERS: Final = (0.7, 1.3)
"""Between these parts of `FIRST_BEAT` a computer answers where several are asked."""
CLAIMS: Final = (0.5, 2.5)
"""Between these seconds it answers in a race."""


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
    """What comes next; `seat` is who does it or is asked.

    `arrival` is when a computer answers in a race, in milliseconds.
    """

    what: What
    seat: int | None = None
    seconds: float = 0.0
    arrival: int | None = None


class Flow:
    """Asked whenever everything on the table lies still. Holds no timers: beats are animations.

    Where several seats are asked, computers answer at times that are drawn for the round and the
    seat, apart from what they hold: neither how long a window stays open nor who is waited for
    tells a secret. The times of one round pass side by side, and who just passes is not seen.
    """

    def __init__(self, match: Match, conductor: Conductor, viewpoint: Viewpoint) -> None:
        self._match = match
        self._conductor = conductor
        self._eyes = viewpoint
        self._beaten = -1
        """The number of acts for which the beat has been given."""
        self._round = -1
        self._waited = 0.0
        """The seconds that beats have taken in this round."""

    def next(self) -> Next:
        """What to do now."""
        asked = self._match.pending()
        if asked is None:
            return Next(What.OVER)
        if self._eyes.needs_curtain:
            return Next(What.CURTAIN, self._eyes.asked)
        if self._eyes.needs_turning:
            return Next(What.TURN_TABLE, self._eyes.asked)
        if asked.mode is Mode.RACE:
            return self._in_race(asked)
        if self._eyes.asked is not None:
            return self._for_person(self._eyes.asked, asked.mode)
        return self._for_computer(asked.mode)

    def next_wakeup(self) -> float | None:
        """Seconds until the time of a computer comes in a race; None if none will.

        An answer that is late wakes the app by itself.
        """
        asked = self._match.pending()
        if asked is None or asked.mode is not Mode.RACE:
            return None
        waited = self._match.waited
        left = [self._arrival(seat) / 1000 - waited for seat in self._computers(asked)]
        return min((seconds for seconds in left if seconds > 0), default=None)

    def _for_person(self, seat: int, mode: Mode) -> Next:
        """A step without choice is played, but not one that would take an undo away.

        In a window nobody needs to see that there is none.
        """
        if self._eyes.are_shared or self._match.can_undo(seat):
            # With several people at the screen a step played by itself would tell their hands.
            return Next(What.WAIT, seat)
        if self._match.forced_action() is None:
            return Next(What.WAIT, seat)
        seconds = 0.0 if mode is Mode.WINDOW else FORCED_BEAT
        return self._beat(seat, seconds) or Next(What.FORCED, seat)

    def _for_computer(self, mode: Mode) -> Next:
        seat = self._match.awaited()[0]
        beat = self._beat(seat, self._seconds(seat, mode))
        if beat is not None:
            return beat
        is_ready = seat in self._conductor.ready()
        return Next(What.COMPUTER if is_ready else What.WAIT, seat)

    def _in_race(self, asked: Pending) -> Next:
        """Nobody waits for anybody: people answer when they like, computers at their times."""
        if self._round != self._match.round_number:
            self._round = self._match.round_number
            self._match.start_clock()
        ready = set(self._conductor.ready()) & set(self._computers(asked))
        for seat in sorted(ready, key=self._arrival):
            arrival = self._arrival(seat)
            if arrival <= self._match.waited * 1000:
                return Next(What.COMPUTER, seat, arrival=arrival)
        return Next(What.WAIT, self._eyes.asked)

    def _computers(self, asked: Pending) -> list[int]:
        return [seat for seat in asked.seats if not self._match.seats[seat].is_human]

    def _seconds(self, seat: int, mode: Mode) -> float:
        if mode is not Mode.TURN:
            return self._left_to_wait(seat)
        if self._match.acts[-1].seat == seat:
            return NEXT_BEAT
        return FIRST_BEAT[self._match.seats[seat].pace]

    def _left_to_wait(self, seat: int) -> float:
        """What is left of the seat's time after all that was waited for others in this round."""
        if self._round != self._match.round_number:
            self._round, self._waited = self._match.round_number, 0.0
        beat = FIRST_BEAT[self._match.seats[seat].pace] * self._luck(seat).uniform(*ANSWERS)
        return max(0.0, beat - self._waited)

    def _arrival(self, seat: int) -> int:
        """The milliseconds after which a computer answers in a race."""
        return int(self._luck(seat).uniform(*CLAIMS) * 1000)

    def _luck(self, seat: int) -> Random:
        """A stream of its own for each round and seat: it knows nothing of the seat's hand."""
        seed = thinking_seed(self._match.plan.seed)
        return stream_of(seed, f"answer/{self._match.round_number}/{seat}")

    def _beat(self, seat: int, seconds: float) -> Next | None:
        """A beat before the next act, once for each; None if it was given or takes no time."""
        acts = len(self._match.acts)
        if self._beaten == acts:
            return None
        self._beaten = acts
        self._waited += seconds
        return Next(What.BEAT, seat, seconds) if seconds else None
