"""The end of a turn: discarding down to the hand one may keep."""

import pytest

from tests.games.do_not_touch.scripted import Table
from treasure_games.games.do_not_touch.rules.actions import (
    Add,
    Discard,
    DiscardForBonus,
    DrawCovered,
    EndTurn,
    StartLoot,
)


def five_in_hand() -> Table:
    """Seat 0 has five cards after a bonus of three."""
    table = Table(
        hands=["red coin, blue gem x3, green gem"],
        deck="red gem, red bullion, blue bullion, green bullion",
        version="symbols",
    )
    table.do(DrawCovered)
    table.do(StartLoot, "red coin")
    table.do(DiscardForBonus, "blue gem x3")
    return table


def test_dt_18_what_is_above_three_cards_is_discarded() -> None:
    table = five_in_hand()
    assert len(table.hand(0)) == 5
    table.do(EndTurn)
    assert table.ask == "discard"
    table.do(Discard, "green gem")
    assert table.ask == "discard"
    happened = table.do(Discard, "red gem")
    assert happened == ["discarded", "turn_ended", "turn_started"]
    assert table.hand(0) == ["red bullion", "blue bullion", "green bullion"]


def test_dt_r19_the_player_chooses_cards_and_order_and_the_last_lies_on_top() -> None:
    table = five_in_hand()
    table.do(EndTurn)
    assert table.may() == [f"discard {name}" for name in table.hand(0)]
    table.do(Discard, "red bullion")
    table.do(Discard, "green gem")
    assert table.pile() == ["blue gem x3", "red bullion", "green gem"]


def test_dt_18_while_discarding_nothing_else_is_possible() -> None:
    table = five_in_hand()
    table.do(EndTurn)
    assert table.refused(Add, "red gem") == "DT-18"
    assert table.refused(EndTurn) == "DT-18"
    assert table.refused(Discard, "red coin") == "DT-R8"


def test_dt_r19_nobody_discards_at_three_or_fewer_nor_before_the_end() -> None:
    table = Table(hands=["red 1, red 2, red 3"], deck="red 4")
    table.do(DrawCovered)
    table.do(StartLoot, "red 1")
    assert table.refused(Discard, "red 2") == "DT-R19"
    table.do(EndTurn)
    assert table.turn == 1
    assert len(table.hand(0)) == 3


@pytest.mark.parametrize("most", [2, 3, 4, 5])
def test_dt_r19_the_hand_one_may_keep_is_a_house_rule(most: int) -> None:
    table = Table(hand_max=most)
    for _ in range(12):
        seat = table.turn
        table.idle()
        assert len(table.hand(seat)) <= most
    assert len(table.hand(0)) == most


def test_dt_r19_also_the_last_turn_ends_with_discarding() -> None:
    table = Table()
    table.idle_until(left=1)
    seat = table.turn
    table.do(DrawCovered)
    table.do(EndTurn)
    assert table.ask == "discard"
    table.do(Discard, table.hand(seat)[0])
    assert table.ask == ""
    assert len(table.hand(seat)) == 3


def test_dt_r30_a_turn_may_be_just_the_draw_and_the_discard() -> None:
    table = Table()
    table.idle()
    table.idle()
    loots = [table.loot(0), table.loot(1)]
    table.do(DrawCovered)
    table.do(EndTurn)
    table.do(Discard, table.hand(0)[0])
    assert table.turn == 1
    assert [table.loot(0), table.loot(1)] == loots
