"""Chance: seeded, recorded, scripted."""

import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest
from hypothesis import given, strategies as st

from tests.orders import outcomes_for_order
from treasure_games.core.chance import (
    CARDS,
    DICE,
    Chance,
    ChanceExhausted,
    RecordedChance,
    ScriptedChance,
    SeededChance,
    stream_of,
)


def test_equal_seeds_give_equal_luck_and_others_other_luck() -> None:
    def luck(seed: int) -> list[int]:
        chance = SeededChance(seed)
        return [chance.below(1000) for _ in range(20)]

    assert luck(7) == luck(7)
    assert luck(7) != luck(8)


def test_the_luck_of_a_seed_is_the_same_in_every_process() -> None:
    program = (
        "from treasure_games.core.chance import SeededChance\n"
        "chance = SeededChance(42)\n"
        "print([chance.below(54) for _ in range(8)], [chance.roll() for _ in range(8)])"
    )
    chance = SeededChance(42)
    here = f"{[chance.below(54) for _ in range(8)]} {[chance.roll() for _ in range(8)]}"
    there = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    )
    assert there.stdout.strip() == here


def test_dice_never_shift_the_cards() -> None:
    with_dice, without = SeededChance(3), SeededChance(3)
    mixed = []
    for _ in range(10):
        with_dice.roll()
        mixed.append(with_dice.below(54))
    assert mixed == [without.below(54) for _ in range(10)]


def test_dice_are_a_stream_of_their_own_in_a_recorded_match_too() -> None:
    plain, recorded = SeededChance(9), RecordedChance(SeededChance(9))
    for _ in range(20):
        recorded.below(1000)
    assert [recorded.roll() for _ in range(20)] == [plain.roll() for _ in range(20)]
    assert recorded.pick(range(1000)) == [plain.below(1000) for _ in range(21)][-1]


def test_named_streams_are_independent() -> None:
    assert stream_of(1, CARDS).random() != stream_of(1, DICE).random()
    assert stream_of(1, CARDS).random() == stream_of(1, CARDS).random()


def test_a_die_shows_every_side_about_equally_often() -> None:
    chance = SeededChance(1)
    sides = Counter(chance.roll() for _ in range(6000))
    assert set(sides) == {1, 2, 3, 4, 5, 6}
    assert min(sides.values()) > 850


def test_pick_takes_one_of_the_items() -> None:
    assert ScriptedChance([2]).pick("abc") == "c"


def test_a_shuffle_reaches_every_order_equally_often() -> None:
    chance = SeededChance(2)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = [1, 2, 3, 4]
        chance.shuffle(items)
        orders[tuple(items)] += 1
    assert set(orders) == set(permutations([1, 2, 3, 4]))
    assert min(orders.values()) > 55


@given(
    st.lists(st.integers(0, 5), max_size=12).flatmap(
        lambda x: st.tuples(st.just(x), st.permutations(x))
    )
)
def test_a_script_can_ask_for_any_order_of_a_shuffle(orders: tuple[list[int], list[int]]) -> None:
    start, wanted = orders
    chance = ScriptedChance(outcomes_for_order(start, wanted))
    items = list(start)
    chance.shuffle(items)
    assert items == list(wanted)
    assert chance.left == 0


def test_an_order_of_other_items_cannot_be_asked_for() -> None:
    with pytest.raises(ValueError, match=r"same items|not in list"):
        outcomes_for_order([1, 2, 3], [1, 2, 2])
    with pytest.raises(ValueError, match="not in list"):
        outcomes_for_order([1, 2, 3], [1, 2, 4])


def test_a_recording_passes_on_and_notes_what_came() -> None:
    chance = RecordedChance(SeededChance(9))
    drawn = [chance.below(54), chance.roll() - 1, *(pips - 1 for pips in chance.roll_two())]
    assert chance.take() == tuple(drawn)
    assert chance.take() == ()
    again = ScriptedChance(drawn)
    assert [again.below(54), *(again.roll() - 1 for _ in range(3))] == drawn


def test_a_script_that_ends_or_does_not_fit_says_so() -> None:
    with pytest.raises(ChanceExhausted, match="0 outcomes"):
        ScriptedChance([]).below(2)
    for outcome in (6, -1):
        with pytest.raises(ChanceExhausted, match="fit"):
            ScriptedChance([outcome]).roll()


@pytest.mark.parametrize(
    "chance_of",
    [
        SeededChance,
        lambda seed: RecordedChance(SeededChance(seed)),
        lambda seed: ScriptedChance(SeededChance(seed).roll() - 1 for _ in range(430)),
    ],
)
def test_dice_rolled_together_are_one_after_the_other(chance_of: Callable[[int], Chance]) -> None:
    together, singly = chance_of(5), chance_of(5)
    for _ in range(200):
        assert together.roll_two() == (singly.roll(), singly.roll())
    assert together.roll_many(0) == ()
    for dice in (1, 2, 7, 20):
        assert together.roll_many(dice) == tuple(singly.roll() for _ in range(dice))
