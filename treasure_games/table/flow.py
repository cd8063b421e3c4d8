"""What happens next at a table: computers act at a pace that reveals nothing, people are asked."""

from collections.abc import Callable
from enum import Enum, auto
from random import Random
from typing import Final, NamedTuple

from treasure_games.core.chance import stream_of
from treasure_games.core.game import Mode, Pending
from treasure_games.core.pages import Named, page_beside
from treasure_games.match.conductor import Conductor
from treasure_games.match.match import Match
from treasure_games.match.seats import Pace, thinking_seed
from treasure_games.opponents.personas import reaction
from treasure_games.table.hail import Hail
from treasure_games.table.viewpoint import Viewpoint

FIRST_BEAT: Final = {Pace.BRISK: 0.22, Pace.STEADY: 0.36, Pace.LEISURELY: 0.52}
"""Seconds between the start of a computer's turn and its first act.

With the shortest act behind it a turn takes 0.5 to 0.9 s, whether it was forced or not.
"""
BEATS: Final = Named(page_beside(__file__, dict[str, float]))


class What(Enum):
    """The kinds of next step."""

    WAIT = auto()
    """Wait for a person, or for an answer of the worker process."""
    BEAT = auto()
    """Pause for `Next.seconds`."""
    COMPUTER = auto()
    FORCED = auto()
    DEFAULT = auto()
    """Give the default answer for a seat that has let the time of a race pass."""
    GATHER = auto()
    """All people watch the table and say who of them wants to answer."""
    CURTAIN = auto()
    TURN_TABLE = auto()
    OVER = auto()


class Next(NamedTuple):
    """The next step; `seat` is who acts or is asked.

    `arrival` is when a computer answers in a race, in milliseconds.
    """

    what: What
    seat: int | None = None
    seconds: float = 0.0
    arrival: int | None = None


class Flow:
    """Decides the next step when everything on the table is at rest. Pauses are animations.

    Where several seats are asked, computers answer at times drawn for the round and the seat,
    independent of what they hold, and in a window never before anybody could have thought about it:
    neither how long a window stays open nor who is waited for reveals a secret. The times of one
    round run in parallel, and passes are not shown.
    """

    def __init__(
        self,
        match: Match,
        conductor: Conductor,
        viewpoint: Viewpoint,
        may_race: Callable[[], bool] = lambda: True,
        hail: Hail | None = None,
        is_quiet: Callable[[int], bool] = lambda _seat: False,
    ) -> None:
        """Create it; a race doesn't begin before `may_race`, and whoever `is_quiet` passes."""
        self._match = match
        self._hail = hail
        self._is_quiet = is_quiet
        self._may_race = may_race
        self._conductor = conductor
        self._viewpoint = viewpoint
        self._beaten = -1
        """The number of acts for which the pause has been given."""
        self._round = -1
        self._waited = 0.0
        """The seconds of pauses in this round so far."""
        self._longest = 0.0
        """The seconds of this race, as long as nobody is heard."""
        self._asked_at = 0.0
        """When the question was put that awaits an answer, in seconds since the round began."""

    def next(self) -> Next:
        """Return what to do now."""
        asked = self._match.pending()
        if asked is None:
            return Next(What.OVER)
        if (
            self._hail is not None
            and asked.mode is Mode.WINDOW
            and self._viewpoint.asked is not None
        ):
            if self._hail.is_open:
                return Next(What.GATHER, self._viewpoint.asked)
            if not self._hail.comes(self._viewpoint.asked):
                return Next(What.DEFAULT, self._viewpoint.asked)
        quiet = self._viewpoint.asked
        if quiet is not None and self._is_quiet(quiet):
            # It takes as long as the answer of somebody who is asked elsewhere.
            beat = self._beat(quiet, self._left_to_wait(quiet))
            return beat or Next(What.DEFAULT, quiet)
        if asked.mode is Mode.RACE and self._is_decided(asked):
            return self._in_race(asked)
        if self._viewpoint.needs_curtain:
            return Next(What.CURTAIN, self._viewpoint.asked)
        if self._viewpoint.needs_turning:
            return Next(What.TURN_TABLE, self._viewpoint.asked)
        if self._viewpoint.needs_return:
            return Next(What.WAIT, self._viewpoint.asked)
        if asked.mode is Mode.RACE:
            return self._in_race(asked)
        if self._viewpoint.asked is not None:
            return self._for_person(self._viewpoint.asked, asked.mode)
        return self._for_computer(asked.mode)

    def next_wakeup(self) -> float | None:
        """Return the seconds until a computer may answer in a window or race, or until a race ends;
        None if nothing of it will be. A late answer wakes the app by itself.
        """
        asked = self._match.pending()
        if asked is None or self._round != self._match.round_number:
            return None
        if asked.mode is Mode.WINDOW:
            return max(0.0, self._left_to_think) or None
        if asked.mode is not Mode.RACE:
            return None
        waited = self._match.waited
        left = [self._arrival(seat) / 1000 - waited for seat in self._computers(asked)]
        if asked.seconds is not None:
            left.append(asked.seconds - waited)
        return min((seconds for seconds in left if seconds > 0), default=None)

    def _for_person(self, seat: int, mode: Mode) -> Next:
        """Return a forced step to play, unless that would prevent an undo; else wait.

        In a window a person alone needn't see that there is no choice; with others at the screen
        she passes herself, or they would see the curtain close at once.
        """
        is_open = mode is Mode.WINDOW and self._viewpoint.are_shared
        if is_open or self._viewpoint.is_watched or self._match.can_undo(seat):
            # Others would see by an automatic step that the hand leaves no choice.
            return Next(What.WAIT, seat)
        if self._match.forced_action() is None:
            return Next(What.WAIT, seat)
        seconds = 0.0 if mode is Mode.WINDOW else BEATS.forced
        return self._beat(seat, seconds) or Next(What.FORCED, seat)

    def _for_computer(self, mode: Mode) -> Next:
        seat = self._match.awaited()[0]
        beat = self._beat(seat, self._seconds(seat, mode))
        if beat is not None:
            return beat
        may_answer = mode is not Mode.WINDOW or self._left_to_think <= 0.0
        is_ready = may_answer and seat in self._conductor.ready()
        return Next(What.COMPUTER if is_ready else What.WAIT, seat)

    def _in_race(self, asked: Pending) -> Next:
        """Return the next step in a race: people answer any time, computers at their times; whoever
        is late gets the default, a computer only if its answer can't count any more.
        """
        if not self._may_race():
            return Next(What.WAIT, self._viewpoint.asked)
        if self._round != self._match.round_number:
            self._round = self._match.round_number
            self._longest = asked.seconds or 0.0
            self._match.start_clock()
        ready = set(self._conductor.ready()) & set(self._computers(asked))
        for seat in sorted(ready, key=self._arrival):
            arrival = self._arrival(seat)
            if arrival <= self._match.waited * 1000:
                return Next(What.COMPUTER, seat, arrival=arrival)
        if asked.seconds is not None and self._match.waited >= asked.seconds:
            late = [seat for seat in asked.seats if self._is_late(seat, asked)]
            if late:
                return Next(What.DEFAULT, late[0])
        return Next(What.WAIT, self._viewpoint.asked)

    def _is_decided(self, asked: Pending) -> bool:
        """Return True if a race is on in which somebody was heard, or whose time is up: nobody else
        comes to the table for what is left of it.
        """
        if self._round != self._match.round_number or asked.seconds is None:
            return False
        return asked.seconds < self._longest or self._match.waited >= asked.seconds

    def _is_late(self, seat: int, asked: Pending) -> bool:
        """Return True if an answer of this seat can't count any more, now that the time is up."""
        return self._match.seats[seat].is_human or asked.is_over_at(self._arrival(seat))

    def _computers(self, asked: Pending) -> list[int]:
        return [seat for seat in asked.seats if not self._match.seats[seat].is_human]

    def _seconds(self, seat: int, mode: Mode) -> float:
        if mode is not Mode.TURN:
            return self._left_to_wait(seat)
        if self._match.acts[-1].seat == seat:
            return BEATS.next
        return FIRST_BEAT[self._match.seats[seat].pace]

    def _left_to_wait(self, seat: int) -> float:
        """Return the rest of the seat's time after the waits for others in this round."""
        if self._round != self._match.round_number:
            self._round, self._waited = self._match.round_number, 0.0
        share = self._luck(seat).uniform(BEATS.soonest, BEATS.latest)
        beat = FIRST_BEAT[self._match.seats[seat].pace] * share
        return max(0.0, beat - self._waited)

    @property
    def _left_to_think(self) -> float:
        """The seconds until an answer may be given in a window."""
        return self._asked_at + BEATS.thinking - self._match.waited

    def _arrival(self, seat: int) -> int:
        """Return the milliseconds after which a computer answers in a race."""
        return int(reaction(self._match.seats[seat].level, self._luck(seat)) * 1000)

    def _luck(self, seat: int) -> Random:
        """Return a random stream for each round and seat, independent of the seat's hand."""
        seed = thinking_seed(self._match.plan.seed)
        return stream_of(seed, f"answer/{self._match.round_number}/{seat}")

    def _beat(self, seat: int, seconds: float) -> Next | None:
        """Return the pause before the next act, once per act; None if given or zero."""
        acts = len(self._match.acts)
        if self._beaten == acts:
            return None
        self._beaten = acts
        self._asked_at = self._match.waited
        self._waited += seconds
        return Next(What.BEAT, seat, seconds) if seconds else None
