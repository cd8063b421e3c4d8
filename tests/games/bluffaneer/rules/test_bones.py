"""The bones: doubles by the map, and the roller's own match."""

from collections import Counter

import pytest

from tests.games.bluffaneer.scripted import Table
from treasure_games.core.game import Mode
from treasure_games.games.bluffaneer.rules.events import (
    BonesRolled,
    CardDrawn,
    DoubleAction,
    RollerMatched,
    TurnStarted,
)
from treasure_games.games.bluffaneer.rules.pieces import BONES, NO_PAIR, PAIR_OF
from treasure_games.games.bluffaneer.rules.turns import BOX


def test_bl_07_the_roller_rolls_both_bones_openly() -> None:
    table = Table("HK")
    assert table.found(BonesRolled) == [BonesRolled(seat=0, one=2, other=3)]
    assert table.view().bones == (2, 3)


@pytest.mark.parametrize(
    ("model", "doubles", "pairs"),
    [("four", 4, [2, 2, 2, 2, 2, 2]), ("six_complementary", 8, [4, 5, 5, 5, 5, 4])],
)
def test_bl_07_how_often_the_bones_show_what(model: str, doubles: int, pairs: list[int]) -> None:
    one, other = BONES[model]
    counts = Counter(PAIR_OF[a][b] for a in one for b in other)
    assert counts[NO_PAIR] == doubles
    assert [counts[pair] for pair in range(6)] == pairs


def test_bl_08_a_double_is_for_the_map_and_no_card_is_used() -> None:
    table = Table("CC HK")
    assert table.found(DoubleAction) == [DoubleAction(seat=0, icon=0)]
    assert "window_opened" not in table.happened()[: table.happened().index("coins_paid")]
    assert table.state.discard == ()


def test_bl_09_two_chests_every_other_player_gives_one() -> None:
    table = Table("CC HK", seats=4)
    assert table.payments() == [(1, 0, 1), (2, 0, 1), (3, 0, 1)]
    assert table.coins == [13, 9, 9, 9]


@pytest.mark.parametrize(("roll", "coins"), [("SS", 2), ("HH", 3)])
def test_bl_10_and_bl_11_two_swords_steal_two_and_two_ships_three(roll: str, coins: int) -> None:
    table = Table(f"{roll} HK")
    assert (table.asked.seats, table.asked.ask, table.asked.mode) == ((0,), "steal", Mode.TURN)
    table.do(0, "steal 2")
    assert table.payments() == [(2, 0, coins)]
    assert table.coins == [10 + coins, 10, 10 - coins]


def test_bla_09_any_other_player_may_be_robbed_and_nobody_else() -> None:
    table = Table("SS HK")
    assert table.refused(0, "steal 0") == "BLA-09"
    assert table.refused(0, "steal 3") == "BLA-09"
    assert table.refused(1, "steal 2") == "BL-10"
    assert table.refused(0, "claim") == "BL-17"
    table.do(0, "steal 1")
    assert table.refused(1, "steal 2") == "BL-10"


def test_bl_12_two_skulls_the_roller_gives_one_to_every_other_player() -> None:
    table = Table("KK HK", seats=4)
    assert table.payments() == [(0, 1, 1), (0, 2, 1), (0, 3, 1)]
    assert table.coins == [7, 11, 11, 11]


def test_bl_13_with_too_few_coins_they_go_clockwise_until_none_is_left() -> None:
    """Seat 2 has one coin left of five when it rolls two skulls."""
    table = Table("CC HH KK", hands="CS CH CK SH SK", seats=5, coins=5)
    table.do(1, "steal 2")
    assert table.payments() == [(2, 1, 3), (2, 3, 1)]
    assert table.coins == [9, 7, 0, 5, 4]
    assert table.is_over


def test_bla_08_whoever_has_fewer_coins_than_owed_pays_all_of_them() -> None:
    table = Table("HH HH", coins=5)
    table.do(0, "steal 2")
    table.do(1, "steal 2")
    assert table.payments() == [(2, 1, 2)]
    assert table.coins == [8, 7, 0]


def test_bl_14_and_bla_20_a_roller_with_the_pair_reveals_at_once_unasked() -> None:
    table = Table("SC HK", deck="SH")
    assert table.found(RollerMatched) == [RollerMatched(seat=0, card=0)]
    assert table.pile() == ["CS"]


def test_bl_15_every_other_player_loses_a_coin_to_the_box() -> None:
    table = Table("CS HK")
    assert table.payments() == [(1, BOX, 1), (2, BOX, 1)]
    assert table.coins == [10, 9, 9]
    assert table.state.box == 22


def test_bl_25_and_bla_04_a_matching_roller_beats_others_with_the_pair() -> None:
    """Nobody is asked: the window opens only if the roller doesn't match."""
    table = Table("CS HK", hands="CS CS CS", deck="SH")
    names = table.happened()
    assert names.index("roller_matched") < names.index("window_opened")
    assert names.count("window_opened") == 1
    assert table.coins == [10, 9, 9]


def test_bl_27_the_revealed_card_is_discarded_and_replaced() -> None:
    table = Table("CS HK", deck="SH CK")
    assert table.found(CardDrawn) == [CardDrawn(seat=0, card=3, left=14)]
    assert table.card(0, viewer=0) == "SH"
    assert table.card(0, viewer=1) == "?"


def test_bl_29_play_goes_clockwise() -> None:
    table = Table("CC CC CC CC HK", hands="CS CH CK SH", seats=4)
    assert [event.seat for event in table.found(TurnStarted)] == [0, 1, 2, 3, 0]


def test_bla_23_only_a_match_of_the_roller_pays_into_the_box() -> None:
    table = Table("CC KK SS HK CS", hands="SH CH CK", deck="SK")
    table.do(2, "steal 0")
    assert table.state.box == 20
    assert sum(table.coins) == 30
