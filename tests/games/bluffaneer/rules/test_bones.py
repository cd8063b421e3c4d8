"""The bones, the treasure map of doubles, and the roller who matches."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.bluffaneer.scripted import Table
from treasure_games.core.chance import SeededChance
from treasure_games.core.options import Setup
from treasure_games.games.bluffaneer.rules.actions import CLAIM, STAY_QUIET, Steal
from treasure_games.games.bluffaneer.rules.events import (
    BOX,
    BonesRolled,
    DoubleRolled,
    Paid,
    RollerMatched,
    WindowOpened,
)
from treasure_games.games.bluffaneer.rules.game import GAME, INFO
from treasure_games.games.bluffaneer.rules.house import house_of
from treasure_games.games.bluffaneer.rules.pieces import FACES, SHIP, SKULL, SWORDS
from treasure_games.games.bluffaneer.rules.view import MARK

FOUR = ["chest and ship", "chest and ship", "chest and skull", "swords and ship"]


def rolled(*rolls: str, coins: tuple[int, ...] = ()) -> Table:
    """After a first roll that nobody claims; then seat 1 rolls."""
    table = Table(FOUR, ["chest swords", *rolls], coins=coins)
    table.nobody_claims()
    return table


def test_bl_07_the_roller_rolls_both_bones_openly() -> None:
    table = rolled("swords skull")
    assert table.told(BonesRolled) == [BonesRolled(1, SWORDS, SKULL)]
    assert table.view(None).bones == (SWORDS, SKULL)


@pytest.mark.parametrize(
    ("bones", "expected"),
    [
        ("four_sided", [2, 2, 2, 2, 2, 2]),
        ("six_sided", [4, 5, 5, 5, 5, 4]),
    ],
)
def test_bl_07_both_kinds_of_bones_show_the_pairs_as_often_as_they_should(
    bones: str, expected: list[int]
) -> None:
    """Counted over all throws: of 16, or of 36."""
    one, other = house_of(Setup.of(INFO, 4, {"bones": bones})).bones
    pairs = Counter(tuple(sorted((a, b))) for a in one for b in other)
    assert [pairs[face] for face in FACES] == expected
    doubles = {icon: pairs[icon, icon] for icon in range(4)}
    assert set(doubles.values()) == {1 if bones == "four_sided" else 2}


def test_bl_08_a_double_is_played_by_the_map_and_no_card_is_used() -> None:
    table = rolled("chest chest")
    start = table.happened().index("double_rolled")
    assert table.happened()[start + 1 : start + 5] == ["paid", "paid", "paid", "turn_started"]
    assert table.pile() == []


def test_bl_09_chests_bring_the_roller_a_coin_from_everybody() -> None:
    table = rolled("chest chest")
    assert [(one.payer, one.payee, one.coins) for one in table.told(Paid)] == [
        (2, 1, 1),
        (3, 1, 1),
        (0, 1, 1),
    ]
    assert table.coins == [9, 13, 9, 9]


@pytest.mark.parametrize(
    ("roll", "rule", "owed"), [("swords swords", "bl_10", 2), ("ship ship", "bl_11", 3)]
)
def test_bl_10_and_bl_11_swords_steal_two_and_ships_three(roll: str, rule: str, owed: int) -> None:
    table = rolled(roll)
    assert (table.ask, table.asked) == ("steal", (1,))
    table.do(1, Steal(3))
    assert table.coins == [10, 10 + owed, 10, 10 - owed]
    assert table.state.roller == 2


def test_bla_09_any_other_pirate_may_be_robbed_and_nobody_else() -> None:
    table = rolled("ship ship")
    assert GAME.legal(table.state, 1) == (Steal(0), Steal(2), Steal(3))
    assert table.refused(1, Steal(1)) == "BLA-09"
    assert table.refused(1, Steal(4)) == "BLA-09"
    assert table.refused(0, Steal(3)) == "BL-08"
    assert table.refused(1, CLAIM) == "BL-08"


def test_bla_08_a_victim_with_fewer_coins_loses_what_it_has() -> None:
    table = rolled("ship ship", coins=(10, 10, 10, 2))
    table.do(1, Steal(3))
    assert table.coins == [10, 12, 10, 0]
    assert table.ask == ""


def test_bl_12_skulls_cost_the_roller_a_coin_for_everybody() -> None:
    table = rolled("skull skull")
    assert table.told(DoubleRolled) == [DoubleRolled(1, SKULL)]
    assert table.coins == [11, 7, 11, 11]


def test_bl_13_a_roller_with_too_few_coins_pays_clockwise_until_none_are_left() -> None:
    table = rolled("skull skull", coins=(10, 2, 10, 10))
    assert [(one.payer, one.payee) for one in table.told(Paid)] == [(1, 2), (1, 3)]
    assert table.coins == [10, 0, 11, 11]


def test_bla_12_skulls_that_empty_the_roller_exactly_end_the_game() -> None:
    table = rolled("skull skull", coins=(10, 3, 10, 10))
    assert table.coins == [11, 0, 11, 11]
    assert table.ask == ""


def test_bla_13_nobody_is_saved_by_a_later_part_of_the_same_action() -> None:
    table = rolled("chest chest", coins=(1, 1, 1, 10))
    assert table.coins == [0, 4, 0, 9]
    assert table.ask == ""


def test_bl_14_and_bla_20_a_roller_with_the_pair_shows_it_without_being_asked() -> None:
    table = rolled("ship chest")
    assert table.told(RollerMatched) == [RollerMatched(1, 1)]
    assert table.pile() == ["chest and ship"]


def test_bl_15_and_bla_23_then_all_others_lose_a_coin_to_the_box() -> None:
    table = rolled("ship chest")
    assert [(one.payer, one.payee, one.coins) for one in table.told(Paid)] == [
        (2, BOX, 1),
        (3, BOX, 1),
        (0, BOX, 1),
    ]
    assert table.coins == [9, 10, 9, 9]
    assert table.state.box == 13


def test_bl_25_a_matching_roller_beats_the_same_card_in_another_hand() -> None:
    """Seat 0 holds chest and ship as well, and pays like the others."""
    table = rolled("chest ship")
    assert table.hand(0) == "chest and ship"
    assert table.coins[0] == 9


def test_bl_16_the_roller_never_claims() -> None:
    table = rolled("swords skull")
    assert table.asked == (2, 3, 0)
    assert table.refused(1, CLAIM) == "BL-16"
    assert table.refused(1, STAY_QUIET) == "BL-16"


def test_bla_04_the_window_opens_only_if_the_roller_does_not_match() -> None:
    assert rolled("swords skull").told(WindowOpened)[-1] == WindowOpened(1)
    assert WindowOpened(1) not in rolled("chest ship").events


def test_bla_05_all_learn_that_the_roller_has_not_the_pair() -> None:
    table = rolled("swords skull")
    pair = table.state.pair
    for seat in (None, 0, 2, 3):
        assert table.view(seat).ruled_out & MARK[1][pair]


@pytest.mark.parametrize("bones", ["four_sided", "six_sided"])
def test_every_roll_can_come(bones: str) -> None:
    seen = set()
    chance = SeededChance(3)
    for _ in range(40):
        state = GAME.new(Setup.of(INFO, 3, {"bones": bones}))
        GAME.start(state, chance, lambda event: seen.add(getattr(event, "first", SHIP)))
    assert seen == {0, 1, 2, 3}
