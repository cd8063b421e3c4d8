"""Do Not Touch My Treasures, as the battery needs to know it."""

from collections.abc import Hashable, Sequence
from random import Random

from tests.battery.hooks import Perft
from treasure_games.core.options import Setup
from treasure_games.games.do_not_touch.rules import actions
from treasure_games.games.do_not_touch.rules.actions import Action, Add, Swap
from treasure_games.games.do_not_touch.rules.pieces import PACK_SIZE
from treasure_games.games.do_not_touch.rules.state import State

RULE_IDS = (
    *(f"DT-{number:02}" for number in range(1, 24)),
    *(f"DT-R{number}" for number in range(1, 31)),
)

PERFT = (
    Perft(2, {}, seed=1, decisions=0, counts=(1, 4, 10, 16, 28, 93, 273)),
    Perft(3, {"version": "symbols"}, seed=2, decisions=40, counts=(4, 8, 66, 383, 1501)),
    Perft(6, {"swaps_per_turn": "unlimited"}, seed=3, decisions=50, counts=(6, 30, 157, 887)),
    Perft(
        4,
        {"version": "symbols", "bonus_per_turn": "unlimited"},
        seed=4,
        decisions=60,
        counts=(2, 4, 29, 192, 934),
    ),
)

EVERY_ACTION: tuple[Action, ...] = (
    actions.DRAW_COVERED,
    actions.DRAW_DISCARD,
    *actions.START_LOOT,
    *actions.ADD,
    *(swap for row in actions.SWAP for swap in row),
    *actions.DISCARD_FOR_BONUS,
    actions.END_TURN,
    *actions.DISCARD,
)
"""All there are, sorted."""
NONSENSE: tuple[Action, ...] = (Add(-1), Add(PACK_SIZE), Swap(0, -1), Swap(0, 6), Swap(-1, 0))


def pieces(_setup: Setup) -> Sequence[int]:
    """The 54 cards of either version."""
    return range(PACK_SIZE)


def pieces_in(state: State) -> list[Hashable]:
    """The cards of all hands, loots and piles, those covered and those set aside."""
    assert sorted(state.faces) == sorted(state.house.pack), "a card changed its face"
    set_aside = min(state.next_card, state.house.set_aside)
    return [
        *range(set_aside),
        *(card for hand in state.hands for card in hand),
        *(card for loot in state.loots for card in loot),
        *state.discard,
        *range(state.next_card, PACK_SIZE),
    ]


def universe(_state: State) -> Sequence[Action]:
    """Every card with every rival, and some that don't exist."""
    return (*EVERY_ACTION, *NONSENSE)


def slot_value(state: State, slot: int) -> int:
    """The face of a card."""
    return state.faces[slot]


def draw(_state: State, legal: Sequence[Action], rng: Random) -> Action:
    """All alike, as for the level `random`."""
    return rng.choice(legal)
