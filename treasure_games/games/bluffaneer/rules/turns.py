"""How the game and its turns begin and end: the deal, the bones, doubles, a match, the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, Outcome, silent
from treasure_games.games.bluffaneer.rules.cards import deal, discard_shown, replace_shown
from treasure_games.games.bluffaneer.rules.coins import (
    all_pay_the_box,
    all_pay_the_roller,
    roller_pays_all,
)
from treasure_games.games.bluffaneer.rules.events import (
    CHESTS,
    SKULLS,
    BonesRolled,
    DoubleRolled,
    Event,
    GameEnded,
    GameStarted,
    OrderChosen,
    RollerMatched,
    TieFlipped,
    TurnStarted,
    WindowOpened,
)
from treasure_games.games.bluffaneer.rules.pieces import NO_CARD, NO_PAIR, PAIR
from treasure_games.games.bluffaneer.rules.state import (
    MARK,
    NOBODY,
    OVER,
    SHOUT,
    VICTIM,
    State,
)
from treasure_games.games.bluffaneer.rules.windows import open_window


def start_game(state: State, chance: Chance, emit: Emit[Event]) -> None:
    """Coins and cards to all, and turns up to the first decision."""
    house = state.house
    state.coins = [house.coins] * house.seats
    state.box = house.supply - house.coins * house.seats
    emit(GameStarted(house.seats, house.coins, state.box))
    state.roller = chance.below(house.seats)
    emit(OrderChosen(state.roller))
    deal(state, chance, emit)
    _play_turns(state, chance, emit)


def finish_action(state: State, chance: Chance, emit: Emit[Event]) -> None:
    """BLA-10: all is paid; the game ends here, or the next pirate rolls."""
    if _is_over_after_action(state, chance, emit):
        return
    _pass_the_bones(state)
    _play_turns(state, chance, emit)


def _play_turns(state: State, chance: Chance, emit: Emit[Event]) -> None:
    """Play turns until somebody has to decide, or the game is over."""
    while True:
        _roll(state, chance, emit)
        if state.pair == NO_PAIR:
            if _play_double(state, emit):
                return
        elif state.faces[state.hands[state.roller]] == state.pair:
            _match(state, emit)
        else:
            _open_for_claims(state, emit)
            return
        if _is_over_after_action(state, chance, emit):
            return
        _pass_the_bones(state)


def _roll(state: State, chance: Chance, emit: Emit[Event]) -> None:
    """BL-07: both bones, openly."""
    state.turn_number += 1
    if emit is not silent:
        emit(TurnStarted(state.roller, state.turn_number))
    one, other = state.house.bones
    first, second = one[chance.roll(len(one)) - 1], other[chance.roll(len(other)) - 1]
    state.bones = (first, second)
    state.pair = PAIR[first][second]
    if emit is not silent:
        emit(BonesRolled(state.roller, first, second))


def _play_double(state: State, emit: Emit[Event]) -> bool:
    """BL-08: do what the map says; return True if the roller must choose whom to rob."""
    icon = state.bones[0]
    if emit is not silent:
        emit(DoubleRolled(state.roller, icon))
    payments = _PAYMENTS[icon]
    if payments is None:
        state.phase = VICTIM
        state.waiting = 1 << state.roller
        return True
    pay_all, reason = payments
    pay_all(state, reason, emit)
    return False


_PAYMENTS: Final[tuple[tuple[Callable[[State, str, Emit[Event]], None], str] | None, ...]] = (
    (all_pay_the_roller, CHESTS),
    None,
    None,
    (roller_pays_all, SKULLS),
)
"""By icon: who pays whom at this double, or None where the roller robs somebody."""


def _match(state: State, emit: Emit[Event]) -> None:
    """BL-14, BL-15, BL-25: the roller's card shows the pair; all others lose a coin."""
    state.shown = state.roller
    if emit is not silent:
        emit(RollerMatched(state.roller, state.hands[state.roller]))
    all_pay_the_box(state, emit)
    discard_shown(state, emit)


def _open_for_claims(state: State, emit: Emit[Event]) -> None:
    """BL-17, BLA-04, BLA-05: the roller has not got the pair; any other may claim it."""
    roller = state.roller
    state.ruled_out |= MARK[roller][state.pair]
    state.phase = SHOUT
    open_window(state, roller, state.house.shouts)
    if emit is not silent:
        emit(WindowOpened(roller))


def _is_over_after_action(state: State, chance: Chance, emit: Emit[Event]) -> bool:
    """BL-30, BLA-10: end the game if somebody has no coins, else replace a revealed card."""
    if 0 in state.coins:
        _end_game(state, chance, emit)
        return True
    if NO_CARD in state.hands:
        replace_shown(state, chance, emit)
    return False


def _pass_the_bones(state: State) -> None:
    """BL-29: the next roller is the pirate on the left."""
    state.roller = (state.roller + 1) % state.house.seats
    state.claimant = NOBODY
    state.raised = 0


def _end_game(state: State, chance: Chance, emit: Emit[Event]) -> None:
    """BL-31, BL-32, BLA-14: most coins win; a tie is for a coin, unless the house shares."""
    state.phase = OVER
    state.waiting = 0
    richest = richest_seats(state.coins)
    if len(richest) > 1 and not state.house.tie_is_shared:
        state.winner = chance.pick(richest)
        emit(TieFlipped(richest, state.winner))
    emit(GameEnded(*final_outcome(state)))


def richest_seats(coins: list[int]) -> tuple[int, ...]:
    """Return the seats with the most coins."""
    most = max(coins)
    return tuple(seat for seat, one in enumerate(coins) if one == most)


def final_outcome(state: State) -> Outcome:
    """Return the coins, and who won: the richest, or the one of them whom the coin chose."""
    winners = richest_seats(state.coins) if state.winner == NOBODY else (state.winner,)
    return Outcome(tuple(state.coins), winners)
