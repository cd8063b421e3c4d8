"""Nearest the Reef, as the battery needs to know it."""

from collections.abc import Hashable, Sequence
from random import Random

from tests.battery.hooks import Perft
from tests.games.reef.rules.game import DROP_ANCHOR, MOST_DICE, SAIL_ON, Action, State
from treasure_games.core.game import UNKNOWN
from treasure_games.core.options import Setup

RULE_IDS = tuple(f"RF-{number:02}" for number in range(1, 8))
PERFT = (Perft(2, {}, seed=1, decisions=0, counts=(2, 4, 8, 16, 32, 64, 126)),)


def pieces(setup: Setup) -> Sequence[int]:
    """A cup for each seat."""
    return range(setup.seats)


def pieces_in(state: State) -> list[Hashable]:
    """A row of dice for each cup."""
    return list(range(len(state.dice)))


def universe(_state: State) -> Sequence[Action]:
    """All that anybody can do."""
    return SAIL_ON, DROP_ANCHOR


def slot_value(state: State, slot: int) -> int:
    """What a die shows, if it is there now."""
    seat = slot // MOST_DICE - state.round_number * state.seats
    row = state.dice[seat] if 0 <= seat < state.seats else []
    return row[slot % MOST_DICE] if slot % MOST_DICE < len(row) else UNKNOWN


def draw(_state: State, legal: Sequence[Action], rng: Random) -> Action:
    """All alike."""
    return rng.choice(legal)
