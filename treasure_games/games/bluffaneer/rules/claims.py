"""Claims: who shouts, who is heard, who believes it, and what that costs.

Claims and answers are collected alike, by one of a few ways: sealed, as a race, clockwise, or from
the roller alone. When nobody is waited for any more, the question is resolved.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, silent
from treasure_games.games.bluffaneer.rules import events, house
from treasure_games.games.bluffaneer.rules.cards import replace_card
from treasure_games.games.bluffaneer.rules.coins import Reason, clockwise_from, pay
from treasure_games.games.bluffaneer.rules.pieces import MOST_SEATS
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

TIE: Final = 120
"""BL-24: the milliseconds after the first shout in which another counts as simultaneous."""
FAIR_START: Final = 0
"""BLA-06: the earliest fair arrival; a shout before is a false start."""

SEATS_IN: Final = tuple(
    tuple(seat for seat in range(MOST_SEATS) if bits >> seat & 1) for bits in range(1 << MOST_SEATS)
)
"""The seats whose bits are set."""


def open_window(state: State, emit: Emit[events.Event]) -> None:
    """BL-17, BLA-04, BLA-05: the roller doesn't have the pair; who claims to?"""
    roller, table = state.turn, state.house
    state.barred[roller] |= 1 << state.pair
    state.phase = SHOUT
    if table.shout == house.CLOCKWISE:
        _ask(state, 1 << (roller + 1) % table.seats)
    else:
        _ask(state, table.everyone & ~(1 << roller))
    if emit is not silent:
        emit(events.WindowOpened(roller, state.pair))


def _ask(state: State, seats: int) -> None:
    state.waiting = seats
    state.yes = 0
    state.arrivals = ()


def say_yes(
    state: State, seat: int, _action: object, chance: Chance, emit: Emit[events.Event]
) -> None:
    """BL-17, BL-20: claim or challenge."""
    _collect(state, seat, 1, chance, emit)


def say_no(
    state: State, seat: int, _action: object, chance: Chance, emit: Emit[events.Event]
) -> None:
    """BL-19, BL-26: stay quiet or believe."""
    _collect(state, seat, 0, chance, emit)


def _collect(
    state: State, seat: int, choice: int, chance: Chance, emit: Emit[events.Event]
) -> None:
    """BLA-06: take one answer to the open question; resolve it when it was the last."""
    is_shout = state.phase == SHOUT
    state.waiting &= ~(1 << seat)
    state.yes |= choice << seat
    way = state.house.shout if is_shout else state.house.answer
    if way in _IN_THE_OPEN:
        _IN_THE_OPEN[way](state, seat, choice, chance, emit)
    elif emit is not silent and way != house.ROLLER:
        emit(events.ChoiceSealed(seat, choice))
    if not state.waiting:
        if is_shout:
            _resolve_shouts(state, chance, emit)
        else:
            _RESOLVE_ANSWERS[state.house.answer](state, chance, emit)


def _race(state: State, seat: int, choice: int, chance: Chance, emit: Emit[events.Event]) -> None:
    """BL-23, BLA-06: a shout counts from its arrival; one before the window opens is lost."""
    if not choice:
        _pass(seat, emit)
        return
    milliseconds = chance.arrival()
    if milliseconds >= FAIR_START:
        state.arrivals = (*state.arrivals, (milliseconds, seat))
    if emit is not silent:
        emit(events.Shouted(seat, milliseconds))


def _clockwise(
    state: State, seat: int, choice: int, _chance: Chance, emit: Emit[events.Event]
) -> None:
    """BLA-06: the first claim ends it, a pass asks the next one."""
    if not choice:
        following = (seat + 1) % state.house.seats
        state.waiting = 0 if following == state.turn else 1 << following
        _pass(seat, emit)


def _pass(seat: int, emit: Emit[events.Event]) -> None:
    if emit is not silent:
        emit(events.Passed(seat))


_IN_THE_OPEN: Final[dict[str, Callable[[State, int, int, Chance, Emit[events.Event]], None]]] = {
    house.BUZZER: _race,
    house.FIRST_SHOUT: _race,
    house.CLOCKWISE: _clockwise,
}
"""What one answer does at once; in the other ways it stays sealed, or is the only one."""


def _resolve_shouts(state: State, chance: Chance, emit: Emit[events.Event]) -> None:
    """BL-23, BL-24, BL-26: one claim stands, or nobody has made any."""
    hands = _heard(state)
    if emit is not silent and state.house.shout != house.CLOCKWISE:
        emit(events.ShoutsOpened(hands))
    claimant = _chosen(state, hands, chance, emit)
    _remember_shouts(state, claimant, hands)
    if claimant == NOBODY:
        return
    state.claimant = claimant
    state.phase = ANSWER
    table = state.house
    if table.answer == house.ROLLER:
        _ask(state, 1 << state.turn)
    else:
        _ask(state, table.everyone & ~(1 << claimant))
    if emit is not silent:
        emit(events.Claimed(claimant, state.pair))


def _is_race(state: State) -> bool:
    table = state.house
    return (table.shout if state.phase == SHOUT else table.answer) in (
        house.BUZZER,
        house.FIRST_SHOUT,
    )


def _heard(state: State) -> tuple[int, ...]:
    """Return who claims or challenges, false starts left out."""
    bits = state.yes
    if _is_race(state):
        bits = sum([1 << seat for _, seat in state.arrivals])
    return SEATS_IN[bits]


def _chosen(state: State, hands: tuple[int, ...], chance: Chance, emit: Emit[events.Event]) -> int:
    """BL-23, BL-24, BLA-07: the first, or a coin's choice among simultaneous ones."""
    tied = hands
    if state.arrivals:
        latest = min(state.arrivals)[0] + TIE
        tied = tuple(sorted([seat for time, seat in state.arrivals if time <= latest]))
    if len(tied) < 2:
        return tied[0] if tied else NOBODY
    winner = chance.pick(tied)
    if emit is not silent:
        emit(events.CoinFlipped(tied, winner))
    return winner


def _remember_shouts(state: State, claimant: int, hands: tuple[int, ...]) -> None:
    """Note what all have learned of who claimed this pair and who did not."""
    bit, tallies = 1 << state.pair, state.tallies
    for seat in hands:
        if seat != claimant:
            state.raised[seat] |= bit
            tallies[seat * TALLIES + RAISED] += 1
    for seat in SEATS_IN[_surely_quiet(state, claimant)]:
        state.passed[seat] |= bit
        tallies[seat * TALLIES + QUIET] += 1


def _surely_quiet(state: State, claimant: int) -> int:
    """Return the bits of those who let the pair pass, and were not just slower or never asked."""
    table, roller = state.house, state.turn
    if claimant == NOBODY or table.shout == house.SEALED:
        return table.everyone & ~(1 << roller) & ~state.yes
    if table.shout == house.BUZZER:
        return 0
    seats = table.seats
    before = range(1, (claimant - roller) % seats)
    return sum([1 << (roller + step) % seats for step in before])


def _roller_answers(state: State, chance: Chance, emit: Emit[events.Event]) -> None:
    """BLA-01: the roller alone believes or challenges."""
    challenger = state.turn if state.yes else NOBODY
    _one_answers(state, challenger, chance, emit)


def _first_answers(state: State, chance: Chance, emit: Emit[events.Event]) -> None:
    """BLA-01 by house rule: the first who challenges answers, else the roller believes."""
    challenger = _chosen(state, _heard(state), chance, emit)
    _one_answers(state, challenger, chance, emit)


def _one_answers(state: State, challenger: int, chance: Chance, emit: Emit[events.Event]) -> None:
    """BL-19 to BL-22: one player challenges, or the roller believes; BLA-03: all is revealed."""
    claimant, roller = state.claimant, state.turn
    if challenger == NOBODY:
        state.tallies[roller * TALLIES + TRUSTING] += 1
        if emit is not silent:
            emit(events.Believed(roller, claimant))
        pay(state, roller, claimant, 1, Reason.BELIEF, emit)
        _reveal(state, BELIEVED, emit)
    else:
        state.tallies[challenger * TALLIES + DOUBTING] += 1
        if emit is not silent:
            emit(events.Challenged(challenger, claimant))
        is_true = _reveal(state, CAUGHT, emit)
        _settle_challenge(state, challenger, is_true, emit)
    replace_card(state, claimant, chance, emit)


def _all_answer(state: State, chance: Chance, emit: Emit[events.Event]) -> None:
    """BLA-02: all answers are opened; payments go clockwise from the claimant's left."""
    claimant, challenges = state.claimant, state.yes
    if emit is not silent:
        emit(events.AnswersOpened(SEATS_IN[challenges]))
    is_true = _reveal(state, CAUGHT if challenges else BELIEVED, emit)
    for seat in clockwise_from(state, claimant):
        if challenges >> seat & 1:
            state.tallies[seat * TALLIES + DOUBTING] += 1
            _settle_challenge(state, seat, is_true, emit)
        else:
            state.tallies[seat * TALLIES + TRUSTING] += 1
            pay(state, seat, claimant, 1, Reason.BELIEF, emit)
    replace_card(state, claimant, chance, emit)


def _reveal(state: State, bluff: int, emit: Emit[events.Event]) -> bool:
    """BL-19, BL-20: lay the claimant's card open and count the claim (as `bluff` if it was one).

    Returns True if it was the truth.
    """
    seat = state.claimant
    card = state.hands[seat]
    is_true = state.faces[card] == state.pair
    state.shown = seat
    state.tallies[seat * TALLIES + (TRUE if is_true else bluff)] += 1
    if emit is not silent:
        emit(events.CardRevealed(seat, card, is_true))
    return is_true


def _settle_challenge(
    state: State, challenger: int, is_true: bool, emit: Emit[events.Event]
) -> None:
    """BL-21, BL-22: a challenged truth costs the challenger 2, a bluff its claimant 1."""
    if is_true:
        pay(state, challenger, state.claimant, 2, Reason.TRUTH, emit)
    else:
        pay(state, state.claimant, challenger, 1, Reason.BLUFF, emit)


_RESOLVE_ANSWERS: Final[dict[str, Callable[[State, Chance, Emit[events.Event]], None]]] = {
    house.ROLLER: _roller_answers,
    house.EVERYONE: _all_answer,
    house.FIRST_SHOUT: _first_answers,
}
