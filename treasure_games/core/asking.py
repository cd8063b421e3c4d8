"""Asks several seats for yes or no: sealed, as a race, in a window, or one seat in its turn.

Games that ask in this way share the events here, which are what everybody notices of it. Seats are
bits of an integer, so that a state stays small and copies fast.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Protocol, TypeAlias

from treasure_games.core.chance import SLOWEST, Chance
from treasure_games.core.codec import Event, OfSeat, kinds_of
from treasure_games.core.game import Emit, Mode, Pending, silent

TURN, WINDOW, SEALED, RACE = Mode
"""Module constants, because looking a member up in its class takes ten times as long."""

MOST_SEATS: Final = 8
TIE: Final = 120
"""The milliseconds after the first answer of a race in which another counts as simultaneous."""
SECONDS: Final = {SEALED: 8.0, RACE: SLOWEST / 1000}
"""The time limits; there is none in a turn or a window."""

SEATS_IN: Final = tuple(
    tuple(seat for seat in range(MOST_SEATS) if bits >> seat & 1) for bits in range(1 << MOST_SEATS)
)
"""`SEATS_IN[bits]`: the seats whose bits are set."""

OTHERS: Final = tuple(
    tuple(tuple((seat + step) % seats for step in range(1, seats)) for seat in range(seats))
    for seats in range(MOST_SEATS + 1)
)
"""`OTHERS[seats][seat]`: all other seats of that number, clockwise from the left."""

Arrivals: TypeAlias = tuple[tuple[int, int], ...]
"""Milliseconds and seat of each yes in a race."""


NOBODY: Final = -1


class ChoiceSealed(OfSeat, frozen=True):
    """A seat has chosen in secret; 1 stands for yes."""

    choice: int


class Shouted(OfSeat, frozen=True):
    """A seat said yes in a race, `milliseconds` after the question.

    A negative time is a false start: this seat is out of this race.
    """

    milliseconds: int


class Passed(OfSeat, frozen=True):
    """A seat said no, and everybody noticed."""


class CoinFlipped(Event, frozen=True):
    """A coin chose one of the seats that said yes at the same time."""

    tied: tuple[int, ...]
    winner: int


EVENTS: Final = kinds_of(Event, __name__)


class Question(Protocol):
    """The fields of a state about the open question.

    `waiting` has the bits of the seats that must still answer, `yes` of those that said yes.
    """

    waiting: int
    yes: int
    arrivals: Arrivals


def questions(
    phases: Sequence[str],
    seats: int,
    *,
    quiet: Collection[int] = (),
    windows: Collection[int] = (),
    defaults: Mapping[int, Any] = MappingProxyType({}),
) -> tuple[tuple[Pending | None, ...], ...]:
    """Return the open question by phase and seat asked, made in advance; the last is `NOBODY`.

    `phases` are the ids of the questions. Nobody is asked in the `quiet` phases. The last phase is
    the end of the game, without a question.
    """

    def question(phase: int, seat: int) -> Pending:
        asked = () if seat == seats or phase in quiet else (seat,)
        mode = WINDOW if phase in windows else TURN
        return Pending(asked, phases[phase], mode, defaults.get(phase))

    places = range(seats + 1)
    questions = [tuple([question(phase, seat) for seat in places]) for phase in range(len(phases))]
    return (*questions[:-1], (None,) * len(places))


def pending(ask: str, waiting: int, mode: Mode, default: Any) -> Pending:
    """Return the open question; a turn has no default."""
    fallback = None if mode is TURN else default
    return Pending(SEATS_IN[waiting], ask, mode, fallback, SECONDS.get(mode))


def with_tie_window(asked: Pending, arrivals: Arrivals) -> Pending:
    """Return the question, limited to the time in which an answer still counts as simultaneous."""
    return asked._replace(seconds=min(SECONDS[RACE], (min(arrivals)[0] + TIE) / 1000))


def ask(question: Question, mode: Mode, seats: Iterable[int]) -> None:
    """Ask these seats: all at once, or in a window only the first."""
    question.yes, question.arrivals, question.waiting = 0, (), 0
    for seat in seats:
        question.waiting |= 1 << seat
        if mode is WINDOW:
            return


def answer(
    question: Question,
    mode: Mode,
    seat: int,
    choice: int,
    following: int,
    chance: Chance,
    emit: Emit,
) -> None:
    """Note an answer, 1 for yes, and emit what the others notice at once.

    After a no in a window, the seats whose bits are in `following` are asked next.
    """
    milliseconds = note_answer(question, mode, seat, choice, chance)
    if mode is WINDOW and not choice:
        question.waiting = following
    if emit is silent:
        return
    if mode is SEALED:
        emit(ChoiceSealed(seat, choice))
    elif mode is RACE and choice:
        emit(Shouted(seat, milliseconds))
    elif mode is not TURN and not choice:
        emit(Passed(seat))


def note_answer(question: Question, mode: Mode, seat: int, choice: int, chance: Chance) -> int:
    """Note an answer, 1 for yes; return when a yes of a race arrived, otherwise 0.

    A negative time is a false start, and one beyond the limit is too late: neither counts.
    """
    question.waiting &= ~(1 << seat)
    question.yes |= choice << seat
    if not choice or mode is not RACE:
        return 0
    milliseconds = chance.arrival()
    if 0 <= milliseconds <= SLOWEST:
        question.arrivals = (*question.arrivals, (milliseconds, seat))
    return milliseconds


def yes_seats(question: Question, mode: Mode) -> tuple[int, ...]:
    """Return the seats that said yes, without false starts."""
    if mode is RACE:
        return tuple(sorted([seat for _, seat in question.arrivals]))
    return SEATS_IN[question.yes]


def first_seats(question: Question, mode: Mode) -> tuple[int, ...]:
    """Return the seats whose yes came first: in a race the fastest with its ties, else all."""
    if not question.arrivals:
        return yes_seats(question, mode)
    latest = min(question.arrivals)[0] + TIE
    return tuple(sorted([seat for time, seat in question.arrivals if time <= latest]))


def choose_seat(question: Question, mode: Mode, chance: Chance, emit: Emit) -> int:
    """Return the seat whose yes counts: a coin breaks a tie; `NOBODY` if nobody said yes."""
    tied = first_seats(question, mode)
    if len(tied) < 2:
        return tied[0] if tied else NOBODY
    winner = chance.pick(tied)
    if emit is not silent:
        emit(CoinFlipped(tied, winner))
    return winner


def sealed_seats(mode: Mode, waiting: int, asked: int, seat: int | None) -> int:
    """Return the bits of the seats whose choice `seat` can't see until all have chosen."""
    if mode is not SEALED or not waiting:
        return 0
    hidden = asked & ~waiting
    return hidden if seat is None else hidden & ~(1 << seat)
