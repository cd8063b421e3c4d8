"""Shouts, claims and answers: what each action does, once it is known to be allowed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, Mode, silent
from treasure_games.games.bluffaneer.rules.actions import (
    Believe,
    Challenge,
    Claim,
    FalseStart,
    StayQuiet,
    Steal,
)
from treasure_games.games.bluffaneer.rules.cards import discard_shown
from treasure_games.games.bluffaneer.rules.coins import CLOCKWISE, pay
from treasure_games.games.bluffaneer.rules.events import (
    BELIEVED as BELIEF,
)
from treasure_games.games.bluffaneer.rules.events import (
    BLUFF,
    SHIPS,
    SWORDS,
    TRUE_CLAIM,
    CardRevealed,
    ChoiceSealed,
    ClaimBelieved,
    ClaimChallenged,
    Claimed,
    Event,
    FalseStarted,
    KeptQuiet,
)
from treasure_games.games.bluffaneer.rules.house import RACE, TURN
from treasure_games.games.bluffaneer.rules.pieces import SHIP as SHIP_ICON
from treasure_games.games.bluffaneer.rules.pieces import SWORDS as SWORDS_ICON
from treasure_games.games.bluffaneer.rules.state import (
    ANSWER,
    BELIEVED,
    BLUFFS,
    CHALLENGED,
    COUNTED,
    LOCKED_OUT,
    MARK,
    NOBODY,
    QUIET,
    RAISED,
    SHOUTED,
    TRUE_CLAIMS,
    WINDOWS,
    State,
)
from treasure_games.games.bluffaneer.rules.turns import finish_action
from treasure_games.games.bluffaneer.rules.windows import (
    Heard,
    chosen_shouter,
    close_window,
    heard,
    note_choice,
    open_window,
)

STOLEN: Final = {SWORDS_ICON: (2, SWORDS), SHIP_ICON: (3, SHIPS)}
"""By icon of a double: how many coins it steals, and the reason of the payment."""


def _steal(state: State, _seat: int, action: Steal, chance: Chance, emit: Emit[Event]) -> None:
    """BL-10, BL-11, BLA-09: two coins for swords, three for ships."""
    owed, reason = STOLEN[state.bones[0]]
    state.waiting = 0
    pay(state, action.victim, state.roller, owed, reason, emit)
    finish_action(state, chance, emit)


def _stay_quiet(
    state: State, seat: int, _action: StayQuiet, chance: Chance, emit: Emit[Event]
) -> None:
    """BL-26: claim nothing."""
    _choose(state, seat, QUIET, chance, emit)


def _claim(state: State, seat: int, _action: Claim, chance: Chance, emit: Emit[Event]) -> None:
    """BL-17: say that one has the pair."""
    _choose(state, seat, SHOUTED, chance, emit)


def _start_too_soon(
    state: State, seat: int, _action: FalseStart, chance: Chance, emit: Emit[Event]
) -> None:
    """BLA-06: whoever presses before the window opens is locked out of it."""
    if emit is not silent:
        emit(FalseStarted(seat))
    _choose(state, seat, LOCKED_OUT, chance, emit)


def _believe(state: State, seat: int, _action: Believe, chance: Chance, emit: Emit[Event]) -> None:
    """BL-19: the roller alone pays at once; else all answers are collected first."""
    if state.house.roller_answers:
        _settle_belief(state, seat, chance, emit)
    else:
        _choose(state, seat, QUIET, chance, emit)


def _challenge(
    state: State, seat: int, _action: Challenge, chance: Chance, emit: Emit[Event]
) -> None:
    """BL-20: the roller alone is answered at once; else all answers are collected first."""
    if state.house.roller_answers:
        _settle_challenges(state, (seat,), (seat,), chance, emit)
    else:
        _choose(state, seat, SHOUTED, chance, emit)


ACTS: Final[dict[type[Any], Callable[[State, int, Any, Chance, Emit[Event]], None]]] = {
    StayQuiet: _stay_quiet,
    Claim: _claim,
    FalseStart: _start_too_soon,
    Believe: _believe,
    Challenge: _challenge,
    Steal: _steal,
}
"""What each kind of action does: a function of state, seat, action, chance and emit."""


def _choose(state: State, seat: int, choice: int, chance: Chance, emit: Emit[Event]) -> None:
    """Note a choice; when nobody is left to ask, open what was chosen."""
    is_answer = state.phase == ANSWER
    caller = state.claimant if is_answer else state.roller
    mode = state.house.answers if is_answer else state.house.shouts
    if choice == SHOUTED and mode is RACE:
        choice = chance.arrival()
    note_choice(state, seat, choice, caller, mode)
    if emit is not silent and choice != LOCKED_OUT:
        if mode is not TURN:
            emit(ChoiceSealed(seat))
        elif choice == QUIET:
            emit(KeptQuiet(seat))
    if state.waiting:
        return
    if is_answer:
        _hear_answers(state, mode, chance, emit)
    else:
        _hear_claims(state, mode, chance, emit)


def _hear_claims(state: State, mode: Mode, chance: Chance, emit: Emit[Event]) -> None:
    """BL-23, BL-26: one claim counts; without any, all keep their cards."""
    claims = heard(state, state.roller, mode)
    _remember_claims(state, claims)
    close_window(state)
    claimant = chosen_shouter(claims.loud, chance, emit)
    if claimant == NOBODY:
        finish_action(state, chance, emit)
        return
    state.claimant = claimant
    state.unheard &= ~MARK[claimant][state.pair]
    state.phase = ANSWER
    if state.house.roller_answers:
        state.waiting = 1 << state.roller
    else:
        open_window(state, claimant, state.house.answers)
    if emit is not silent:
        emit(Claimed(claimant))


def _remember_claims(state: State, claims: Heard) -> None:
    """Count and note what everybody has seen of this window."""
    tallies, pair = state.tallies, state.pair
    for seat in claims.loud:
        state.raised |= 1 << seat
        state.unheard |= MARK[seat][pair]
        tallies[seat * COUNTED + WINDOWS] += 1
        tallies[seat * COUNTED + RAISED] += 1
    for seat in claims.quiet:
        state.kept_quiet |= MARK[seat][pair]
        tallies[seat * COUNTED + WINDOWS] += 1


def _hear_answers(state: State, mode: Mode, chance: Chance, emit: Emit[Event]) -> None:
    """BLA-01: everyone's answer counts, or that of the first to object, or else the roller pays."""
    answers = heard(state, state.claimant, mode)
    close_window(state)
    if state.house.answer == "everyone":
        _count_answers(state, answers.quiet, BELIEVED)
        order = CLOCKWISE[state.house.seats][state.claimant]
        _settle_challenges(state, answers.loud, order, chance, emit)
        return
    _count_answers(state, [seat for seat in answers.quiet if seat != state.roller], BELIEVED)
    challenger = chosen_shouter(answers.loud, chance, emit)
    if challenger == NOBODY:
        _settle_belief(state, state.roller, chance, emit)
    else:
        _settle_challenges(state, (challenger,), (challenger,), chance, emit)


def _settle_belief(state: State, payer: int, chance: Chance, emit: Emit[Event]) -> None:
    """BL-19, BLA-03: the claimant gets one coin, true or not, and then reveals."""
    _count_answers(state, (payer,), BELIEVED)
    if emit is not silent:
        emit(ClaimBelieved(payer))
    pay(state, payer, state.claimant, 1, BELIEF, emit)
    _reveal(state, emit)
    _finish_claim(state, chance, emit)


def _settle_challenges(
    state: State,
    challengers: tuple[int, ...],
    answerers: tuple[int, ...],
    chance: Chance,
    emit: Emit[Event],
) -> None:
    """BL-20 to BL-22, BLA-02: the claimant reveals, then it is paid in the order of answers."""
    _count_answers(state, challengers, CHALLENGED)
    if emit is not silent:
        for seat in answerers:
            emit(ClaimChallenged(seat) if seat in challengers else ClaimBelieved(seat))
    is_true = _reveal(state, emit)
    claimant = state.claimant
    for seat in answerers:
        if seat not in challengers:
            pay(state, seat, claimant, 1, BELIEF, emit)
        elif is_true:
            pay(state, seat, claimant, 2, TRUE_CLAIM, emit)
        else:
            pay(state, claimant, seat, 1, BLUFF, emit)
    _finish_claim(state, chance, emit)


def _count_answers(state: State, seats: Sequence[int], counted: int) -> None:
    for seat in seats:
        state.tallies[seat * COUNTED + counted] += 1


def _reveal(state: State, emit: Emit[Event]) -> bool:
    """BL-19, BL-20: lay the claimant's card open; return True if it shows the pair."""
    seat = state.shown = state.claimant
    card = state.hands[seat]
    is_true = state.faces[card] == state.pair
    state.tallies[seat * COUNTED + (TRUE_CLAIMS if is_true else BLUFFS)] += 1
    if emit is not silent:
        emit(CardRevealed(seat, card, is_true))
    return is_true


def _finish_claim(state: State, chance: Chance, emit: Emit[Event]) -> None:
    """BL-27: the revealed card is discarded, and the action is over."""
    discard_shown(state, emit)
    state.waiting = 0
    finish_action(state, chance, emit)
