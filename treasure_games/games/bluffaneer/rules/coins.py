"""Coins from hand to hand, and into the box."""

from __future__ import annotations

from typing import Final

from treasure_games.core.game import Emit, silent
from treasure_games.games.bluffaneer.rules.events import BOX, MATCH, Event, Paid
from treasure_games.games.bluffaneer.rules.house import MOST_SEATS
from treasure_games.games.bluffaneer.rules.state import State

CLOCKWISE: Final = tuple(
    tuple((*range(seat + 1, seats), *range(seat)) for seat in range(seats))
    for seats in range(MOST_SEATS + 1)
)
"""By number of seats and one of them: all the others, beginning at its left."""


def pay(state: State, payer: int, payee: int, owed: int, reason: str, emit: Emit[Event]) -> None:
    """BLA-08: who has less than is owed pays all there is; who has nothing pays nothing."""
    coins = state.coins
    paid = min(owed, coins[payer])
    if paid == 0:
        return
    coins[payer] -= paid
    coins[payee] += paid
    if emit is not silent:
        emit(Paid(payer, payee, paid, reason))


def all_pay_the_roller(state: State, reason: str, emit: Emit[Event]) -> None:
    """BL-09: one coin from every other player."""
    for seat in CLOCKWISE[state.house.seats][state.roller]:
        pay(state, seat, state.roller, 1, reason, emit)


def roller_pays_all(state: State, reason: str, emit: Emit[Event]) -> None:
    """BL-12, BL-13: one coin to each, clockwise, until none are left."""
    for seat in CLOCKWISE[state.house.seats][state.roller]:
        pay(state, state.roller, seat, 1, reason, emit)


def all_pay_the_box(state: State, emit: Emit[Event]) -> None:
    """BL-15, BLA-23: every player but the roller loses one coin for good."""
    for seat in CLOCKWISE[state.house.seats][state.roller]:
        state.coins[seat] -= 1
        state.box += 1
        if emit is not silent:
            emit(Paid(seat, BOX, 1, MATCH))
