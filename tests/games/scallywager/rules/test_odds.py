"""The odds of a bid."""

from itertools import product
from random import Random

import pytest

from tests.games.scallywager.scripted import Table
from treasure_games.games.scallywager.rules import actions as do
from treasure_games.games.scallywager.rules.bidding import counted
from treasure_games.games.scallywager.rules.game import GAME
from treasure_games.games.scallywager.rules.odds import (
    at_least,
    chance_exact,
    chance_true,
    exactly,
    known,
    share,
    unknown,
)

EIGHT = "225 216 32"


@pytest.mark.parametrize("dice", range(5))
@pytest.mark.parametrize("wanted", range(-1, 6))
def test_the_distribution_is_that_of_all_ways_to_roll(dice: int, wanted: int) -> None:
    rolls = [roll.count(2) for roll in product(range(1, 7), repeat=dice)]
    assert exactly(dice, wanted, 1 / 6) == pytest.approx(rolls.count(wanted) / len(rolls))
    tail = sum(count >= wanted for count in rolls) / len(rolls)
    assert at_least(dice, wanted, 1 / 6) == pytest.approx(tail)


def test_own_dice_are_known_and_all_others_not() -> None:
    view = Table(EIGHT).view(0)
    assert (known(view, 2), unknown(view)) == (2, 5)
    assert chance_true(view, 2, 2) == 1
    assert chance_true(view, 3, 2) == pytest.approx(1 - (5 / 6) ** 5)
    assert chance_exact(view, 1, 2) == 0
    assert chance_exact(view, 2, 2) == pytest.approx((5 / 6) ** 5)
    assert chance_true(view, 8, 2) == 0


def test_a_die_that_was_looked_at_is_known_too() -> None:
    table = Table(EIGHT, treasures={0: "T02"})
    table.do(0, do.CROWS_NEST[1])
    assert (known(table.view(0), 2), unknown(table.view(0))) == (3, 4)
    assert (known(table.view(2), 2), unknown(table.view(2))) == (1, 6)


def test_swa_02_wild_ones_count_for_all_other_faces() -> None:
    table = Table(EIGHT, ones_wild="on")
    assert known(table.view(1), 2) == 2
    assert known(table.view(1), 1) == 1
    house = table.state.house
    assert (share(house, 2), share(house, 1)) == (1 / 3, 1 / 6)
    assert counted(house, [(1, 2, 3), (1, 1, 5)], 2) == 4


def test_samples_are_true_as_often_as_the_odds_say() -> None:
    view, rng = Table(EIGHT).view(0), Random(1)
    samples = [GAME.determinize(view, rng) for _ in range(2000)]
    true = sum(counted(view.house, sample.dice, 2) >= 3 for sample in samples)
    assert true / 2000 == pytest.approx(chance_true(view, 3, 2), abs=0.05)
