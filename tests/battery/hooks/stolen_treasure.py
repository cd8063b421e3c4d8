"""Stolen Treasure, as the battery needs to know it."""

from collections.abc import Hashable, Sequence
from random import Random

from tests.battery.hooks import Perft
from treasure_games.core.options import Setup
from treasure_games.games.stolen_treasure.rules import actions
from treasure_games.games.stolen_treasure.rules.actions import Action
from treasure_games.games.stolen_treasure.rules.pieces import (
    FIRST_PIRACY,
    MOST_SEATS,
    PACK,
    PACK_SIZE,
    VALUES,
)
from treasure_games.games.stolen_treasure.rules.state import State
from treasure_games.games.stolen_treasure.rules.view import FIRST_THROW

RULE_IDS = (
    *(f"ST-{number:02}" for number in range(1, 99)),
    *(f"ST-Q{number}" for number in range(1, 74)),
)

PERFT = (
    Perft(2, {}, seed=1, decisions=0, counts=(4, 16, 64, 295)),
    Perft(2, {}, seed=2, decisions=60, counts=(2, 9, 46, 245)),
    Perft(4, {}, seed=3, decisions=45, counts=(4, 25, 203, 1056)),
    Perft(
        3,
        {"wager_method": "rps", "steal_mode": "true_random"},
        seed=4,
        decisions=70,
        counts=(6, 20, 106, 662),
    ),
    Perft(
        6,
        {"hand_limit": "off", "start_treasure": 3, "start_piracy": 3},
        seed=8,
        decisions=8,
        counts=(11, 102, 1013),
    ),
)

UNIVERSE: tuple[Action, ...] = (
    *actions.DRAW_TREASURE,
    actions.DRAW_PIRACY,
    *actions.BURY,
    actions.PLUNDER,
    *actions.SPYGLASS,
    *actions.SKULDUGGERY,
    *actions.X_MARKS,
    actions.YO_HO_HO,
    *actions.HOOK,
    actions.KRAKEN,
    actions.BOMBS_AWAY,
    *actions.STAKE,
    *actions.CHALLENGE,
    actions.MATCH,
    actions.PASS,
    actions.YARR,
    *actions.CODE,
    actions.PARLEY,
    actions.STEAL_TREASURE,
    actions.STEAL_PIRACY,
    *actions.GIVE,
    *actions.DIG_UP,
    *actions.DISCARD,
    *actions.THROW,
    actions.END_TURN,
)
"""All that are made beforehand."""

AIMED = (
    actions.PlaySpyglass,
    actions.PlaySkulduggery,
    actions.PlayXMarks,
    actions.PlayHook,
    actions.Challenge,
    actions.PlayCode,
)
OF_CARDS = (actions.Bury, actions.Stake, actions.Give, actions.DigUp, actions.Discard)
NONSENSE: tuple[Action, ...] = (
    *(kind(seat) for kind in AIMED for seat in (-1, MOST_SEATS)),
    *(kind(card) for kind in OF_CARDS for card in (-1, FIRST_PIRACY, PACK_SIZE)),
    *(actions.DrawTreasure(pile) for pile in (-1, 2)),
    *(actions.Throw(hand) for hand in (-1, 3)),
)
"""Seats, cards, piles and hands that don't exist."""

WISHES = (actions.Bury, actions.PlayXMarks, actions.DigUp)


def pieces(_setup: Setup) -> Sequence[Hashable]:
    """ST-05, ST-06: the 95 cards."""
    return range(PACK_SIZE)


def pieces_in(state: State) -> list[Hashable]:
    """The cards, wherever they are."""
    assert sorted(state.faces[:FIRST_PIRACY]) == list(PACK[:FIRST_PIRACY])
    assert sorted(state.faces[FIRST_PIRACY:]) == list(PACK[FIRST_PIRACY:])
    worth = [sum(VALUES[state.faces[card]] for card in cards) for cards in state.buried]
    assert worth == state.banked
    piles = (*state.piles, *state.discards, *state.treasures, *state.pirates, *state.buried)
    return [
        *(card for pile in (*piles, *state.stakes) for card in pile),
        *(card for card, _, _ in state.stack),
    ]


def universe(_state: State) -> Sequence[Action]:
    """Every action there is, and some for what doesn't exist."""
    return (*UNIVERSE, *NONSENSE)


def slot_value(state: State, slot: int) -> int:
    """The kind of a card or the hand of a wagerer."""
    return state.faces[slot] if slot < FIRST_THROW else state.throws[slot - FIRST_THROW]


def draw(_state: State, legal: Sequence[Action], rng: Random) -> Action:
    """All alike; but half of the time treasure is buried or dug up, so that games end."""
    if rng.random() < 0.5:
        legal = [action for action in legal if isinstance(action, WISHES)] or legal
    return rng.choice(legal)
