"""In a window a mind thinks for less time than every answer takes on the screen."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from time import process_time
from typing import Any, Final

import pytest

from treasure_games.core.chance import SeededChance
from treasure_games.core.game import Mode, silent
from treasure_games.core.options import Setup
from treasure_games.core.registry import load
from treasure_games.opponents.mind import mind_of
from treasure_games.table.flow import BEATS

WITH_WINDOWS: Final = {
    "stolen_treasure": {},
    "scallywager": {},
    "bluffaneer": {"shout": "clockwise"},
}
"""The games that ask around in turn, by the house rules with which they do."""
CHOICES: Final = 12


def choices_in_windows(game_id: str) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """Views of seats that are asked around and may do more than pass, and what they may do."""
    game, rng = load(game_id), Random(5)
    setup = Setup.of(game.info, game.info.seats[1], WITH_WINDOWS[game_id])
    for seed in range(100):
        state, chance = game.new(setup), SeededChance(seed)
        game.start(state, chance, silent)
        for _ in range(400):
            asked = game.pending(state)
            if asked is None:
                break
            seat = asked.seats[0]
            legal = game.legal(state, seat)
            if asked.mode is Mode.WINDOW and len(legal) > 1:
                yield game.view(state, seat), legal
            game.apply(state, seat, rng.choice(legal), chance, silent)


@pytest.mark.parametrize("game_id", WITH_WINDOWS)
def test_a_mind_needs_a_fraction_of_the_time_that_an_answer_takes(game_id: str) -> None:
    mind, slowest = mind_of(game_id), 0.0
    for view, legal in islice(choices_in_windows(game_id), CHOICES):
        for level in mind.levels:
            began = process_time()
            mind.policy(view, legal, level=level, rng=Random(1))
            slowest = max(slowest, process_time() - began)
    assert 0.0 < slowest < BEATS.thinking / 2
