"""Claims: who makes them, whose claim stands, who believes it, and what that costs.

Claims and answers are both collected by `core.asking`. When all have answered, the question is
resolved.
"""

from __future__ import annotations

from treasure_games.core import asking
from treasure_games.core.asking import SEALED, TURN, WINDOW, choose_seat, yes_seats
from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, Mode, silent
from treasure_games.core.kinds import Event
from treasure_games.games.bluffaneer.rules import events
from treasure_games.games.bluffaneer.rules.cards import replace_card
from treasure_games.games.bluffaneer.rules.coins import BELIEF, BLUFF, TRUTH, pay
from treasure_games.games.bluffaneer.rules.state import (
    ANSWER,
    BELIEVED,
    CAUGHT,
    DOUBTING,
    NOBODY,
    QUIET,
    RAISED,
    SHOUT,
    TALLIES,
    TRUE,
    TRUSTING,
    State,
)


def open_window(state: State, emit: Emit[Event]) -> None:
    """BL-17, BLA-04, BLA-05: the roller doesn't have the pair; who claims to?"""
    roller = state.turn
    state.barred[roller] |= 1 << state.pair
    ask(state, SHOUT, state.house.others[roller])
    if emit is not silent:
        emit(events.WindowOpened(roller, state.pair))


def ask(state: State, phase: int, seats: tuple[int, ...] = ()) -> None:
    """BLA-06: ask these seats, or the roller where one seat decides alone."""
    mode = state.house.modes[phase]
    state.phase = phase
    asking.ask(state, mode, (state.turn,) if mode is TURN else seats)


def answer(state: State, seat: int, choice: int, chance: Chance, emit: Emit[Event]) -> None:
    """BL-17, BL-20, BLA-06: claim or challenge (1), or not (0); the last answer resolves it."""
    mode, next_one = state.house.modes[state.phase], state.house.others[seat][0]
    following = 0 if next_one == state.turn else 1 << next_one
    asking.answer(state, mode, seat, choice, following, chance, emit)
    if not state.waiting:
        resolve = _resolve_shouts if state.phase == SHOUT else _resolve_answers
        resolve(state, mode, chance, emit)


def _resolve_shouts(state: State, mode: Mode, chance: Chance, emit: Emit[Event]) -> None:
    """BL-23, BL-24, BL-26: one claim stands, or nobody claims."""
    if emit is not silent and mode is not WINDOW:
        emit(events.ShoutsOpened(yes_seats(state, mode)))
    claimant = choose_seat(state, mode, chance, emit)
    _remember_shouts(state, mode, claimant)
    if claimant != NOBODY:
        state.claimant = claimant
        ask(state, ANSWER, state.house.others[claimant])
        if emit is not silent:
            emit(events.Claimed(claimant, state.pair))


def _remember_shouts(state: State, mode: Mode, claimant: int) -> None:
    """Note, as everybody saw it, who claimed this pair and who stayed quiet.

    With a claim that stands, a race doesn't show who would have stayed quiet, and a window shows it
    only for those asked before the claimant.
    """
    bit, quiet = 1 << state.pair, state.house.others[state.turn]
    for seat in yes_seats(state, mode):
        if seat != claimant:
            state.raised[seat] |= bit
            _count(state, seat, RAISED)
    if claimant != NOBODY and mode is not SEALED:
        quiet = quiet[: quiet.index(claimant)] if mode is WINDOW else ()
    for seat in quiet:
        if not state.yes >> seat & 1:
            state.passed[seat] |= bit
            _count(state, seat, QUIET)


def _count(state: State, seat: int, kind: int) -> None:
    state.tallies[seat * TALLIES + kind] += 1


def _resolve_answers(state: State, mode: Mode, chance: Chance, emit: Emit[Event]) -> None:
    """BLA-01: everybody answers, or the first who challenges, or the roller."""
    if mode is SEALED:
        _all_answer(state, emit)
    else:
        _one_answers(state, choose_seat(state, mode, chance, emit), emit)
    replace_card(state, state.claimant, chance, emit)


def _all_answer(state: State, emit: Emit[Event]) -> None:
    """BLA-02: reveal all answers; payments go clockwise from the claimant's left."""
    if emit is not silent:
        emit(events.AnswersOpened(yes_seats(state, SEALED)))
    _reveal(state, CAUGHT if state.yes else BELIEVED, emit)
    for seat in state.house.others[state.claimant]:
        doubts = state.yes >> seat & 1
        _count(state, seat, DOUBTING if doubts else TRUSTING)
        if doubts:
            _pay_challenge(state, seat, emit)
        else:
            pay(state, seat, state.claimant, 1, BELIEF, emit)


def _one_answers(state: State, challenger: int, emit: Emit[Event]) -> None:
    """BL-19, BL-20: one player challenges, or else the roller believes."""
    claimant, roller = state.claimant, state.turn
    if challenger == NOBODY:
        _count(state, roller, TRUSTING)
        if emit is not silent:
            emit(events.Believed(roller, claimant))
        pay(state, roller, claimant, 1, BELIEF, emit)
        _reveal(state, BELIEVED, emit)
    else:
        _count(state, challenger, DOUBTING)
        if emit is not silent:
            emit(events.Challenged(challenger, claimant))
        _reveal(state, CAUGHT, emit)
        _pay_challenge(state, challenger, emit)


def _reveal(state: State, bluff: int, emit: Emit[Event]) -> None:
    """BLA-03: reveal the claimant's card and count the claim, a bluff as the kind `bluff`."""
    seat = state.shown = state.claimant
    is_true = _is_true(state)
    _count(state, seat, TRUE if is_true else bluff)
    if emit is not silent:
        emit(events.CardRevealed(seat, state.hands[seat], is_true))


def _is_true(state: State) -> bool:
    return state.faces[state.hands[state.claimant]] == state.pair


def _pay_challenge(state: State, seat: int, emit: Emit[Event]) -> None:
    """BL-21, BL-22: a challenged truth costs the challenger 2, a bluff its claimant 1."""
    if _is_true(state):
        pay(state, seat, state.claimant, 2, TRUTH, emit)
    else:
        pay(state, state.claimant, seat, 1, BLUFF, emit)
