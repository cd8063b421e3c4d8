"""Payments."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from treasure_games.core.game import Emit, silent
from treasure_games.games.bluffaneer.rules.events import CoinsPaid, Event
from treasure_games.games.bluffaneer.rules.pieces import MOST_SEATS
from treasure_games.games.bluffaneer.rules.state import State

BOX: Final = -2
"""The payee of coins that leave the game (BL-15, BLA-23)."""


class Reason(StrEnum):
    """Why coins were paid."""

    CHEST = "chest"
    """BL-09"""
    SWORDS = "swords"
    """BL-10"""
    SHIP = "ship"
    """BL-11"""
    SKULL = "skull"
    """BL-12"""
    MATCH = "match"
    """BL-15"""
    BELIEF = "belief"
    """BL-19"""
    TRUTH = "truth"
    """BL-21"""
    BLUFF = "bluff"
    """BL-22"""


def pay(
    state: State, payer: int, payee: int, coins: int, reason: Reason, emit: Emit[Event]
) -> None:
    """BLA-08: pay so many coins to a seat or the box; whoever has fewer pays all of them."""
    purse = state.coins
    paid = min(coins, purse[payer])
    if paid == 0:
        return
    purse[payer] -= paid
    if payee == BOX:
        state.box += paid
    else:
        purse[payee] += paid
    if emit is not silent:
        emit(CoinsPaid(payer, payee, paid, reason.value))


def clockwise_from(state: State, seat: int) -> tuple[int, ...]:
    """Return all other seats, from the left of this one."""
    return _OTHERS[state.house.seats][seat]


_OTHERS: Final = tuple(
    tuple(tuple((seat + step) % seats for step in range(1, seats)) for seat in range(seats))
    for seats in range(MOST_SEATS + 1)
)
"""`_OTHERS[seats][seat]`: the other seats clockwise."""
