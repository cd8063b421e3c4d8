"""Payments."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from treasure_games.core.game import Emit, silent
from treasure_games.core.kinds import Event
from treasure_games.games.bluffaneer.rules.events import CoinsPaid
from treasure_games.games.bluffaneer.rules.state import State

BOX: Final = -2
"""The payee of coins that leave the game (BL-15, BLA-23)."""


class Reason(StrEnum):
    """Why coins were paid; first the doubles, by icon."""

    CHEST = "chest"  # BL-09
    SWORDS = "swords"  # BL-10
    SHIP = "ship"  # BL-11
    SKULL = "skull"  # BL-12
    MATCH = "match"  # BL-15
    BELIEF = "belief"  # BL-19
    TRUTH = "truth"  # BL-21
    BLUFF = "bluff"  # BL-22


REASONS: Final = tuple(Reason)
MATCH, BELIEF, TRUTH, BLUFF = REASONS[4:]


def pay(
    state: State, payer: int, payee: int, coins: int, reason: Reason, emit: Emit[Event]
) -> None:
    """BLA-08: pay coins to a seat or the box; a payer with fewer pays all of them."""
    purse = state.coins
    paid = coins if coins < purse[payer] else purse[payer]
    if paid == 0:
        return
    purse[payer] -= paid
    if payee == BOX:
        state.box += paid
    else:
        purse[payee] += paid
    if emit is not silent:
        emit(CoinsPaid(payer, payee, paid, reason.value))
