"""Why an action is not allowed, in words for the player, each with the rule that says so."""

from __future__ import annotations

from treasure_games.core.errors import IllegalAction
from treasure_games.core.game import Mode
from treasure_games.core.language import N_
from treasure_games.games.bluffaneer.rules.actions import (
    Action,
    Believe,
    Challenge,
    Claim,
    FalseStart,
    StayQuiet,
    Steal,
)
from treasure_games.games.bluffaneer.rules.house import RACE
from treasure_games.games.bluffaneer.rules.state import (
    ANSWER,
    DEAL,
    OVER,
    SHOUT,
    VICTIM,
    WAITING,
    State,
)

Refusal = IllegalAction | None


def refusal(state: State, seat: int, action: Action) -> Refusal:
    """Return why `seat` may not do `action` now; None if it may."""
    if seat < 0 or not state.waiting >> seat & 1:
        return _not_asked(state, seat)
    if state.phase == VICTIM:
        return _check_victim(state, action)
    is_answer = state.phase == ANSWER
    mode = state.house.answers if is_answer else state.house.shouts
    kind = type(action)
    if kind is (Believe if is_answer else StayQuiet):
        return None
    if kind is (Challenge if is_answer else Claim):
        return None
    if kind is FalseStart:
        return _check_false_start(mode)
    if is_answer:
        return IllegalAction("BL-20", N_("A claim stands: believe it or challenge it."))
    return IllegalAction("BL-17", N_("Claim the pair on the bones, or keep quiet."))


def _not_asked(state: State, seat: int) -> IllegalAction:
    """Return the refusal of somebody who has nothing to decide now."""
    if state.phase == OVER:
        return IllegalAction("BL-30", N_("The game is over: somebody has run out of coins."))
    if state.phase == DEAL:
        return IllegalAction("BL-02", N_("The cards are not dealt yet."))
    if state.phase == VICTIM:
        return IllegalAction("BL-08", N_("The roller is choosing whom to rob."))
    if state.phase == SHOUT:
        return _not_asked_to_claim(state, seat)
    if state.house.roller_answers:
        return IllegalAction("BLA-01", N_("Only the roller answers this claim."))
    if seat == state.claimant:
        return IllegalAction("BLA-16", N_("You have made your claim: it can’t be taken back."))
    return IllegalAction("BLA-02", N_("It isn’t for you to answer now."))


def _not_asked_to_claim(state: State, seat: int) -> IllegalAction:
    if seat == state.roller:
        return IllegalAction("BL-16", N_("The roller never claims anything."))
    if 0 <= seat < state.house.seats and state.choices[seat] != WAITING:
        return IllegalAction("BLA-16", N_("You have decided already."))
    return IllegalAction("BLA-06", N_("Wait until you are asked."))


def _check_false_start(mode: Mode) -> Refusal:
    if mode is RACE:
        return None
    return IllegalAction("BLA-06", N_("Nobody starts too soon where no clock counts."))


def _check_victim(state: State, action: Action) -> Refusal:
    """BLA-09: any other player, and nothing else."""
    if not isinstance(action, Steal):
        return IllegalAction("BL-08", N_("Choose whom to rob first."))
    if action.victim == state.roller:
        return IllegalAction("BLA-09", N_("You can’t rob yourself."))
    if action.victim not in range(state.house.seats):
        return IllegalAction("BLA-09", N_("Nobody sits there to rob."))
    return None
