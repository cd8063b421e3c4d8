"""Who is asked what, which actions are legal, and why all others are refused."""

from functools import cache
from typing import Any, Final

from treasure_games.core.asking import TURN, WINDOW, pending, with_tie_window
from treasure_games.core.errors import IllegalAction
from treasure_games.core.game import Mode, Pending
from treasure_games.core.game_base import RuleText
from treasure_games.core.language import N_
from treasure_games.core.pages import by_number, page_beside
from treasure_games.games.bluffaneer.rules import actions
from treasure_games.games.bluffaneer.rules.actions import Action
from treasure_games.games.bluffaneer.rules.state import ANSWER, OVER, PHASES, SHOUT, STEAL, State
from treasure_games.games.bluffaneer.rules.view import View

_ANSWERS: Final[dict[int, tuple[Action, ...]]] = {
    SHOUT: (actions.CLAIM, actions.STAY_QUIET),
    ANSWER: (actions.BELIEVE, actions.CHALLENGE),
}
_DEFAULTS: Final = {SHOUT: actions.STAY_QUIET, ANSWER: actions.BELIEVE}
_PLACES: Final[dict[type[Any], int]] = dict(
    zip(actions.ACTIONS, (SHOUT, SHOUT, ANSWER, ANSWER, STEAL), strict=True)
)
"""For each action the only phase in which it is possible."""

_NOT_ASKED: Final = {
    (SHOUT, WINDOW): ("BLA-06", N_("It isn’t your turn to speak: claims go clockwise.")),
    (ANSWER, TURN): ("BLA-01", N_("The roller answers this claim.")),
    (STEAL, TURN): ("BL-10", N_("Only the roller steals.")),
}
_PAGE: Final = page_beside(__file__, dict[str, dict[str, RuleText]])
_NO_PHASE, _OTHER_PHASE, _LEFT_OUT, _ANSWERED = (
    by_number(_PAGE[name], PHASES) for name in ("no_phase", "other_phase", "left_out", "answered")
)


def pending_in(state: State | View) -> Pending | None:
    """Return who must answer what; None when the game is over."""
    phase = state.phase
    if phase == OVER:
        return None
    asked = _pending(phase, state.waiting, state.house.modes[phase])
    return with_tie_window(asked, state.arrivals) if state.arrivals else asked


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


def refusal(state: State, seat: int, action: Action) -> IllegalAction | None:
    """Return why `seat` may not do `action` now, or None if it may."""
    phase = _PLACES[type(action)]
    if phase != state.phase:
        return IllegalAction(*(_NO_PHASE.get(state.phase) or _OTHER_PHASE[phase]))
    if seat < 0 or not state.waiting >> seat & 1:
        return _not_asked(state, seat)
    if phase == STEAL and isinstance(action, actions.Steal):
        return _check_victim(state, seat, action.victim)
    return None


def _not_asked(state: State, seat: int) -> IllegalAction:
    phase = state.phase
    if seat == {SHOUT: state.turn, ANSWER: state.claimant}.get(phase):
        return IllegalAction(*_LEFT_OUT[phase])
    why = _NOT_ASKED.get((phase, state.house.modes[phase]))
    return IllegalAction(*(why or _ANSWERED[phase]))


def _check_victim(state: State, seat: int, victim: int) -> IllegalAction | None:
    """BLA-09: any other player."""
    if victim == seat:
        return IllegalAction("BLA-09", N_("You can’t steal from yourself."))
    if victim not in range(state.house.seats):
        return IllegalAction("BLA-09", N_("There’s nobody there to steal from."))
    return None
