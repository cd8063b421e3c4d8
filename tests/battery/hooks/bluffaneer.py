"""Bluffaneer, as the battery needs to know it."""

from collections.abc import Hashable, Sequence
from random import Random

from tests.battery.hooks import Perft
from treasure_games.core.options import Setup
from treasure_games.games.bluffaneer.rules import actions
from treasure_games.games.bluffaneer.rules.actions import Action, Steal
from treasure_games.games.bluffaneer.rules.house import house_of
from treasure_games.games.bluffaneer.rules.pieces import NO_CARD, PACK, PACK_SIZE
from treasure_games.games.bluffaneer.rules.state import State
from treasure_games.games.bluffaneer.rules.view import FIRST_CHOICE

RULE_IDS = (
    *(f"BL-{number:02}" for number in range(1, 33)),
    *(f"BLA-{number:02}" for number in range(1, 24)),
)

PERFT = (
    Perft(2, {}, seed=1, decisions=0, counts=(2, 4, 8, 16, 32, 64, 128, 256, 512)),
    Perft(4, {}, seed=2, decisions=8, counts=(6, 24, 48, 120, 648, 2304)),
    Perft(
        3,
        {"shout": "clockwise", "answer": "everyone"},
        seed=3,
        decisions=15,
        counts=(2, 4, 12, 28, 60, 156, 380, 860, 2108, 5148),
    ),
    Perft(
        4,
        {"shout": "buzzer", "answer": "first_shout"},
        seed=4,
        decisions=10,
        counts=(6, 24, 48, 288, 1152, 2304, 13824),
    ),
)

UNIVERSE: tuple[Action, ...] = (
    actions.CLAIM,
    actions.STAY_QUIET,
    actions.BELIEVE,
    actions.CHALLENGE,
    *actions.STEAL,
    Steal(-1),
    Steal(6),
)
"""All there are, and victims that don't exist."""


def pieces(setup: Setup) -> Sequence[Hashable]:
    """The 18 cards, and all coins: 50, or more if more are dealt out."""
    return (*range(PACK_SIZE), *["coin"] * house_of(setup).total)


def pieces_in(state: State) -> list[Hashable]:
    """The cards in hands, stack and discard pile; the coins of all and those in the box."""
    assert sorted(state.faces) == sorted(PACK), "a card changed its face"
    assert min(state.coins) >= 0
    hands = [card for card in state.hands if card != NO_CARD]
    return [*hands, *state.stack, *state.discard, *["coin"] * (sum(state.coins) + state.box)]


def universe(_state: State) -> Sequence[Action]:
    """Every answer, and every seat to steal from."""
    return UNIVERSE


def slot_value(state: State, slot: int) -> int:
    """The face of a card, or a sealed choice."""
    if slot >= FIRST_CHOICE:
        return state.yes >> slot - FIRST_CHOICE & 1
    return state.faces[slot]


def draw(_state: State, legal: Sequence[Action], rng: Random) -> Action:
    """All alike, as for the level `random`."""
    return rng.choice(legal)
