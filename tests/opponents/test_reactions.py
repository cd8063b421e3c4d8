"""Computers shout at times of their level, whatever they hold."""

from random import Random
from statistics import mean

import pytest

from treasure_games.opponents.personas import FASTEST, reaction
from treasure_games.opponents.players import LEVELS

DRAWS = 4000


def times(level: str) -> list[float]:
    rng = Random(1)
    return [reaction(level, rng) for _ in range(DRAWS)]


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_reacts_faster_than_a_person_can(level: str) -> None:
    assert min(times(level)) >= FASTEST


@pytest.mark.parametrize(
    ("level", "seconds"), [("deckhand", 3.04), ("mate", 1.9), ("captain", 1.425)]
)
def test_the_mean_time_is_1_1_and_0_8_seconds_by_the_slowness_of_the_level(
    level: str, seconds: float
) -> None:
    assert mean(times(level)) == pytest.approx(seconds, rel=0.04)
