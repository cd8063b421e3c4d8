"""Who is asked what, in which mode, and what answers there are."""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

from treasure_games.core.game import Mode, Pending
from treasure_games.games.bluffaneer.rules import house
from treasure_games.games.bluffaneer.rules.actions import (
    BELIEVE,
    CHALLENGE,
    CLAIM,
    STAY_QUIET,
    STEAL,
    Action,
)
from treasure_games.games.bluffaneer.rules.claims import SEATS_IN, TIE
from treasure_games.games.bluffaneer.rules.state import ANSWER, OVER, PHASES, SHOUT, State
from treasure_games.games.bluffaneer.rules.state import STEAL as STEALING
from treasure_games.games.bluffaneer.rules.view import View

SECRET_SECONDS: Final = 8.0
RACE_SECONDS: Final = 5.0

_MODES: Final[dict[str, tuple[Mode, float | None]]] = {
    house.SEALED: (Mode.SEALED, SECRET_SECONDS),
    house.BUZZER: (Mode.RACE, RACE_SECONDS),
    house.CLOCKWISE: (Mode.WINDOW, None),
    house.ROLLER: (Mode.TURN, None),
    house.EVERYONE: (Mode.SEALED, SECRET_SECONDS),
    house.FIRST_SHOUT: (Mode.RACE, RACE_SECONDS),
}
"""The mode and the time limit of each way to shout and to answer (BLA-06)."""

Key: TypeAlias = tuple[int, int, str, str]
"""A phase, the bits of the seats asked, and the ways to shout and to answer."""


def pending_in(state: State | View) -> Pending | None:
    """Return who must answer what; None when the game is over.

    After the first shout of a race another counts only if it is simultaneous: the time is cut.
    """
    if state.phase == OVER:
        return None
    table = state.house
    asked = _pending(state.phase, state.waiting, table.shout, table.answer)
    if state.arrivals:
        return asked._replace(seconds=(min(state.arrivals)[0] + TIE) / 1000)
    return asked


@cache
def _pending(phase: int, waiting: int, shout: str, answer: str) -> Pending:
    seats = SEATS_IN[waiting]
    if phase not in (SHOUT, ANSWER):
        return Pending(seats, PHASES[phase])
    mode, seconds = _MODES[shout if phase == SHOUT else answer]
    default = STAY_QUIET if phase == SHOUT else BELIEVE
    return Pending(seats, PHASES[phase], mode, None if mode is Mode.TURN else default, seconds)


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    """Return what `seat` may do now, sorted; () if it isn't asked."""
    if seat < 0 or not state.waiting >> seat & 1:
        return ()
    phase = state.phase
    return _VICTIMS[state.house.seats][seat] if phase == STEALING else _ANSWERS[phase]


_ANSWERS: Final[dict[int, tuple[Action, ...]]] = {
    SHOUT: (CLAIM, STAY_QUIET),
    ANSWER: (BELIEVE, CHALLENGE),
}
_VICTIMS: Final = tuple(
    tuple(
        tuple(STEAL[victim] for victim in range(seats) if victim != seat) for seat in range(seats)
    )
    for seats in range(len(STEAL) + 1)
)
"""BLA-09: `_VICTIMS[seats][seat]`: from whom a seat may steal."""
