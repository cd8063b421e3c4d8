"""Bluffaneer, as the battery needs to know it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random

from tests.battery.hooks import Perft
from treasure_games.core.options import Setup
from treasure_games.games.bluffaneer.rules.actions import (
    EVERY_ACTION,
    Action,
    Steal,
)
from treasure_games.games.bluffaneer.rules.house import house_of
from treasure_games.games.bluffaneer.rules.pieces import NO_CARD, PACK, PACK_SIZE
from treasure_games.games.bluffaneer.rules.state import State

RULE_IDS = (
    *(f"BL-{number:02}" for number in range(1, 33)),
    *(f"BLA-{number:02}" for number in range(1, 24)),
)

PERFT = (
    Perft(2, {}, seed=1, decisions=0, counts=(2, 4, 8, 16, 32, 64)),
    Perft(4, {}, seed=2, decisions=20, counts=(6, 24, 48, 120, 648, 2304)),
    Perft(
        3,
        {"answer": "everyone", "shout": "clockwise"},
        seed=3,
        decisions=10,
        counts=(2, 6, 14, 30, 78, 190, 430),
    ),
    Perft(
        6,
        {"answer": "first_shout", "bones": "six_sided"},
        seed=4,
        decisions=12,
        counts=(10, 80, 480, 1920, 3840),
    ),
    Perft(2, {"shout": "buzzer"}, seed=5, decisions=9, counts=(2, 6)),
)

NONSENSE: tuple[Action, ...] = (Steal(-1), Steal(6))


def pieces(setup: Setup) -> Sequence[Hashable]:
    """The 18 cards, and all coins."""
    return [*range(PACK_SIZE), *["coin"] * house_of(setup).supply]


def pieces_in(state: State) -> list[Hashable]:
    """The cards in hands, stack and discard pile, the coins of players and box."""
    assert sorted(state.faces) == list(PACK), "a card changed its face"
    assert min(*state.coins, state.box) >= 0
    hands = [card for card in state.hands if card != NO_CARD]
    return [*hands, *state.stack, *state.discard, *["coin"] * (sum(state.coins) + state.box)]


def universe(_state: State) -> Sequence[Action]:
    """Everything there is, and some that isn't."""
    return (*EVERY_ACTION, *NONSENSE)


def draw(_state: State, legal: Sequence[Action], rng: Random) -> Action:
    """All alike: every game comes to its end, whoever plays."""
    return rng.choice(legal)
