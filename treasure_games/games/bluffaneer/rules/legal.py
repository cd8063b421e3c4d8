"""Who is asked what, and what they may answer, as ready-made values."""

from __future__ import annotations

from functools import cache
from typing import Final

from treasure_games.core.game import Mode, Pending
from treasure_games.games.bluffaneer.rules.actions import (
    BELIEVE,
    CHALLENGE,
    CLAIM,
    FALSE_START,
    STAY_QUIET,
    STEAL,
    Action,
)
from treasure_games.games.bluffaneer.rules.coins import CLOCKWISE
from treasure_games.games.bluffaneer.rules.house import MOST_SEATS, RACE, SEALED, TURN
from treasure_games.games.bluffaneer.rules.state import ANSWER, SHOUT, VICTIM, State

STEAL_FROM: Final = tuple(
    tuple(tuple(STEAL[seat] for seat in range(seats) if seat != roller) for roller in range(seats))
    for seats in range(MOST_SEATS + 1)
)
"""By seats and roller: the choices of a victim."""

CLAIM_OR_NOT: Final[tuple[Action, ...]] = (STAY_QUIET, CLAIM)
RACE_TO_CLAIM: Final[tuple[Action, ...]] = (STAY_QUIET, CLAIM, FALSE_START)
ANSWERS: Final[tuple[Action, ...]] = (BELIEVE, CHALLENGE)
RACE_TO_OBJECT: Final[tuple[Action, ...]] = (FALSE_START, BELIEVE, CHALLENGE)

SECONDS: Final = {SEALED: 8.0, RACE: 5.0, TURN: None}
"""BLA-06: how long a window for claims stays open."""


def legal_actions(state: State) -> tuple[Action, ...]:
    """Return everything that whoever is asked may do now, sorted."""
    phase, house = state.phase, state.house
    if phase == SHOUT:
        return RACE_TO_CLAIM if house.shouts is RACE else CLAIM_OR_NOT
    if phase == ANSWER:
        return RACE_TO_OBJECT if house.answers is RACE else ANSWERS
    return STEAL_FROM[house.seats][state.roller]


def pending_of(state: State) -> Pending:
    """Return who is asked what, clockwise from whoever opened the window."""
    phase, house = state.phase, state.house
    if phase == SHOUT:
        return _claim_window(house.shouts, house.seats, state.roller, state.waiting)
    if phase == ANSWER:
        return _answer_window(house.answers, house.seats, state.claimant, state.waiting)
    return ROBBERY[state.roller] if phase == VICTIM else NOBODY_ASKED


NOBODY_ASKED: Final = Pending((), "deal")
ROBBERY: Final = tuple(Pending((seat,), "steal") for seat in range(MOST_SEATS))


@cache
def _claim_window(mode: Mode, seats: int, roller: int, waiting: int) -> Pending:
    return Pending(_asked(seats, roller, waiting), "claim", mode, STAY_QUIET, SECONDS[mode])


@cache
def _answer_window(mode: Mode, seats: int, claimant: int, waiting: int) -> Pending:
    """A single answerer takes its time; a race has to end."""
    seconds = SECONDS[mode] if mode is RACE else None
    return Pending(_asked(seats, claimant, waiting), "answer", mode, BELIEVE, seconds)


def _asked(seats: int, caller: int, waiting: int) -> tuple[int, ...]:
    return tuple(seat for seat in CLOCKWISE[seats][caller] if waiting >> seat & 1)
