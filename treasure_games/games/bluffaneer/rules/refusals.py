"""Why an action is not allowed, in words for the player, each with the rule that says so."""

from __future__ import annotations

from typing import Any, Final

from treasure_games.core.errors import IllegalAction
from treasure_games.core.language import N_
from treasure_games.games.bluffaneer.rules import actions, house
from treasure_games.games.bluffaneer.rules.state import ANSWER, DEAL, OVER, SHOUT, STEAL, State

Refusal = IllegalAction | None


def refusal(state: State, seat: int, action: actions.Action) -> Refusal:
    """Return why `seat` may not do `action` now, or None if it may."""
    phase = _PHASE_OF[type(action)]
    if phase != state.phase:
        return _out_of_place(state, phase)
    if seat < 0 or not state.waiting >> seat & 1:
        return _NOT_ASKED[phase](state, seat)
    if isinstance(action, actions.Steal):
        return _check_victim(state, seat, action)
    return None


def _out_of_place(state: State, wanted: int) -> IllegalAction:
    """Return the refusal of an action whose moment this is not."""
    if state.phase == OVER:
        return IllegalAction("BL-30", N_("The game is over: somebody has no coins left."))
    if state.phase == DEAL:
        return IllegalAction("BL-02", N_("The cards are not dealt yet."))
    if wanted == SHOUT:
        return IllegalAction("BL-17", N_("There is nothing to claim now."))
    if wanted == ANSWER:
        return IllegalAction("BL-20", N_("There is no claim to answer now."))
    return IllegalAction("BL-10", N_("Only two swords or two ships let you steal."))


def _no_shout(state: State, seat: int) -> IllegalAction:
    if seat == state.turn:
        return IllegalAction("BL-16", N_("The roller never claims the pair."))
    if state.house.shout == house.CLOCKWISE:
        return IllegalAction("BLA-06", N_("It is not for you to speak: claims go clockwise."))
    return IllegalAction("BLA-16", N_("You have chosen already: that stands for this roll."))


def _no_answer(state: State, seat: int) -> IllegalAction:
    if seat == state.claimant:
        return IllegalAction("BLA-16", N_("Your claim stands: you can't take it back."))
    if state.house.answer == house.ROLLER:
        return IllegalAction("BLA-01", N_("The roller answers this claim."))
    return IllegalAction("BLA-16", N_("You have answered this claim already."))


def _no_steal(_state: State, _seat: int) -> IllegalAction:
    return IllegalAction("BL-10", N_("Only the roller steals."))


def _check_victim(state: State, seat: int, action: actions.Steal) -> Refusal:
    """BLA-09: any other player."""
    if action.victim == seat:
        return IllegalAction("BLA-09", N_("You can't steal from yourself."))
    if action.victim not in range(state.house.seats):
        return IllegalAction("BLA-09", N_("Nobody sits there to steal from."))
    return None


_PHASE_OF: Final[dict[type[Any], int]] = {
    actions.Claim: SHOUT,
    actions.StayQuiet: SHOUT,
    actions.Believe: ANSWER,
    actions.Challenge: ANSWER,
    actions.Steal: STEAL,
}
"""Of each action the only phase in which it has its place."""

_NOT_ASKED: Final = {SHOUT: _no_shout, ANSWER: _no_answer, STEAL: _no_steal}
"""Why a seat isn't asked in a phase."""
