"""Collecting yes or no from several seats: sealed, as a race, in a window, or from one seat.

What everybody notices of it is told by the events here, which are those of every game that asks so.
Seats are bits of an integer, so that a state stays small and copies fast.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Protocol, TypeAlias

from treasure_games.core.chance import SLOWEST, Chance
from treasure_games.core.game import Emit, Mode, Pending, silent
from treasure_games.core.kinds import Event, OfSeat, kinds_of

TURN, WINDOW, SEALED, RACE = Mode
"""Bound once: to look a member up in its class takes ten times as long."""

MOST_SEATS: Final = 8
TIE: Final = 120
"""The milliseconds after the first answer of a race in which another counts as simultaneous."""
SECONDS: Final = {SEALED: 8.0, RACE: SLOWEST / 1000}
"""The time limits; there is none in a turn or a window."""

SEATS_IN: Final = tuple(
    tuple(seat for seat in range(MOST_SEATS) if bits >> seat & 1) for bits in range(1 << MOST_SEATS)
)
"""The seats whose bits are set."""

OTHERS: Final = tuple(
    tuple(tuple((seat + step) % seats for step in range(1, seats)) for seat in range(seats))
    for seats in range(MOST_SEATS + 1)
)
"""`OTHERS[seats][seat]`: all other seats at a table of so many, clockwise from the left."""

Arrivals: TypeAlias = tuple[tuple[int, int], ...]
"""Milliseconds and seat of each yes in a race."""


NOBODY: Final = -1


class ChoiceSealed(OfSeat, frozen=True):
    """A seat has chosen in secret; 1 stands for yes."""

    choice: int


class Shouted(OfSeat, frozen=True):
    """In a race a seat was heard so many milliseconds after the question was asked.

    A negative time is a false start: this seat is out of this race.
    """

    milliseconds: int


class Passed(OfSeat, frozen=True):
    """A seat let an open question pass."""


class CoinFlipped(Event, frozen=True):
    """A coin chose one of those who were heard at the same time."""

    tied: tuple[int, ...]
    winner: int


EVENTS: Final = kinds_of(Event, __name__)


class Question(Protocol):
    """What a state keeps of an open question.

    `waiting` has the bit of each seat that must still answer, `yes` of those that said yes.
    """

    waiting: int
    yes: int
    arrivals: Arrivals


def pending(ask: str, waiting: int, mode: Mode, default: Any) -> Pending:
    """Return who must answer; a turn has no default."""
    fallback = None if mode is TURN else default
    return Pending(SEATS_IN[waiting], ask, mode, fallback, SECONDS.get(mode))


def cut_short(asked: Pending, arrivals: Arrivals) -> Pending:
    """Return the question with the time in which another answer can still be simultaneous."""
    return asked._replace(seconds=min(SECONDS[RACE], (min(arrivals)[0] + TIE) / 1000))


def ask(question: Question, mode: Mode, seats: Iterable[int]) -> None:
    """Ask these seats: all of them at once, or in a window first the first alone."""
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
    emit: Emit[Any],
) -> None:
    """Note an answer, 1 for yes, and emit what the others notice at once.

    In a window without a yes so far, the seats whose bits are in `following` are asked next.
    """
    milliseconds = take(question, mode, seat, choice, chance)
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


def take(question: Question, mode: Mode, seat: int, choice: int, chance: Chance) -> int:
    """Note an answer, 1 for yes; return when a yes of a race arrived, otherwise 0.

    A negative time is a false start, one beyond the limit too late: its seat isn't heard.
    """
    question.waiting &= ~(1 << seat)
    question.yes |= choice << seat
    if not choice or mode is not RACE:
        return 0
    milliseconds = chance.arrival()
    if 0 <= milliseconds <= SLOWEST:
        question.arrivals = (*question.arrivals, (milliseconds, seat))
    return milliseconds


def heard(question: Question, mode: Mode) -> tuple[int, ...]:
    """Return who said yes, false starts left out."""
    if mode is RACE:
        return tuple(sorted([seat for _, seat in question.arrivals]))
    return SEATS_IN[question.yes]


def foremost(question: Question, mode: Mode) -> tuple[int, ...]:
    """Return those heard first: in a race the fastest and whoever was simultaneous, else all."""
    if not question.arrivals:
        return heard(question, mode)
    latest = min(question.arrivals)[0] + TIE
    return tuple(sorted([seat for time, seat in question.arrivals if time <= latest]))


def chosen(question: Question, mode: Mode, chance: Chance, emit: Emit[Any]) -> int:
    """Return who is heard: a coin decides among several; `NOBODY` if nobody said yes."""
    tied = foremost(question, mode)
    if len(tied) < 2:
        return tied[0] if tied else NOBODY
    winner = chance.pick(tied)
    if emit is not silent:
        emit(CoinFlipped(tied, winner))
    return winner


def still_sealed(mode: Mode, waiting: int, asked: int, seat: int | None) -> int:
    """Return the bits of those asked whose choice `seat` can't see until all have chosen."""
    if mode is not SEALED or not waiting:
        return 0
    hidden = asked & ~waiting
    return hidden if seat is None else hidden & ~(1 << seat)
