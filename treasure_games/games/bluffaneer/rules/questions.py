"""Who is asked what, and what answers there are."""

from __future__ import annotations

from functools import cache
from typing import Final

from treasure_games.core.asking import cut_short, pending
from treasure_games.core.game import Mode, Pending
from treasure_games.games.bluffaneer.rules import actions
from treasure_games.games.bluffaneer.rules.actions import Action
from treasure_games.games.bluffaneer.rules.state import ANSWER, OVER, PHASES, SHOUT, STEAL, State
from treasure_games.games.bluffaneer.rules.view import View

_ANSWERS: Final[dict[int, tuple[Action, ...]]] = {
    SHOUT: (actions.CLAIM, actions.STAY_QUIET),
    ANSWER: (actions.BELIEVE, actions.CHALLENGE),
}
_DEFAULTS: Final = {SHOUT: actions.STAY_QUIET, ANSWER: actions.BELIEVE}


def pending_in(state: State | View) -> Pending | None:
    """Return who must answer what; None when the game is over."""
    phase = state.phase
    if phase == OVER:
        return None
    asked = _pending(phase, state.waiting, state.house.modes[phase])
    return cut_short(asked, state.arrivals) if state.arrivals else asked


@cache
def _pending(phase: int, waiting: int, mode: Mode) -> Pending:
    return pending(PHASES[phase], waiting, mode, _DEFAULTS.get(phase))


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    """Return what `seat` may do now, sorted; () if it isn't asked."""
    if seat < 0 or not state.waiting >> seat & 1:
        return ()
    phase = state.phase
    return _victims(state.house.seats, seat) if phase == STEAL else _ANSWERS[phase]


@cache
def _victims(seats: int, seat: int) -> tuple[Action, ...]:
    """BLA-09: any other player may be stolen from."""
    return tuple(actions.STEAL[victim] for victim in range(seats) if victim != seat)
