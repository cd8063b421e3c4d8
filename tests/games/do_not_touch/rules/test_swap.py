"""Swapping a card of the hand with the top of a rival's loot."""

from typing import Any

import pytest

from tests.games.do_not_touch.scripted import Table
from treasure_games.games.do_not_touch.rules.actions import (
    Add,
    DiscardForBonus,
    DrawCovered,
    EndTurn,
    StartLoot,
    Swap,
)
from treasure_games.games.do_not_touch.rules.events import Swapped


def loot_of_two(rival: str, drawn: str = "green 5, green 5", **options: Any) -> Table:
    """Seat 0 has red 1 with red 3 on it; seat 1, holding `rival`, is about to add and swap."""
    table = Table(hands=["red 1, red 3, blue 1", rival], deck=drawn, **options)
    table.do(DrawCovered)
    table.do(StartLoot, "red 1")
    table.do(Add, "red 3")
    table.do(EndTurn)
    table.do(DrawCovered)
    return table


def test_dt_12_a_card_of_the_hand_swaps_with_the_top_of_a_rivals_loot() -> None:
    table = loot_of_two("blue 3, blue 2, green 1")
    table.do(StartLoot, "blue 2")
    assert [wish for wish in table.may() if wish.startswith("swap")] == ["swap blue 3 0"]
    assert table.do(Swap, "blue 3", 0) == ["swapped"]


def test_dt_14_the_hand_card_is_the_new_top_and_the_former_top_in_the_hand() -> None:
    table = loot_of_two("blue 3, blue 2, green 1")
    table.do(StartLoot, "blue 2")
    table.do(Swap, "blue 3", 0)
    assert table.loot(0) == ["red 1", "blue 3"]
    assert "red 3" in table.hand(1)
    assert "blue 3" not in table.hand(1)
    assert table.events == [Swapped(seat=1, rival=0, given=1, taken=2)]


def test_dt_r13_the_swapped_in_card_need_not_match_the_card_below() -> None:
    """The chain may break; its owner goes on from the new top."""
    table = loot_of_two("blue 3, blue 2, green 1", drawn="green 5, green 4, blue 5")
    table.do(StartLoot, "blue 2")
    table.do(Swap, "blue 3", 0)
    table.do(EndTurn)
    table.do(DrawCovered)
    assert table.may()[:2] == ["add blue 1", "add blue 5"]
    assert table.refused(Add, "green 5") == "DT-R4"


def test_dt_r13_by_house_rule_it_must_match_the_card_below_too() -> None:
    table = loot_of_two("blue 3, red 2, green 1", swap_must_fit_below="yes")
    table.do(StartLoot, "green 1")
    assert [wish for wish in table.may() if wish.startswith("swap")] == ["swap red 2 0"]
    assert table.refused(Swap, "blue 3", 0) == "DT-R13"


def test_dt_r13_by_house_rule_a_single_card_has_nothing_below() -> None:
    table = Table(hands=["red 3, blue 1, blue 2", "blue 3, green 1"], swap_must_fit_below="yes")
    table.do(DrawCovered)
    table.do(StartLoot, "red 3")
    table.do(EndTurn)
    table.do(DrawCovered)
    table.do(StartLoot, "green 1")
    table.do(Swap, "blue 3", 0)
    assert table.loot(0) == ["blue 3"]


def test_dt_13_the_two_cards_must_match() -> None:
    table = loot_of_two("blue 5, red 5, green 1")
    table.do(StartLoot, "green 1")
    assert table.refused(Swap, "blue 5", 0) == "DT-13"
    table.do(Swap, "red 5", 0)


def test_dt_13_a_red_5_does_not_swap_with_a_blue_3() -> None:
    table = Table(hands=["blue 3, blue 1, blue 2", "red 5, green 1"])
    table.do(DrawCovered)
    table.do(StartLoot, "blue 3")
    table.do(EndTurn)
    table.do(DrawCovered)
    table.do(StartLoot, "green 1")
    assert table.refused(Swap, "red 5", 0) == "DT-13"


def test_dt_13_symbols_must_share_colour_or_symbol() -> None:
    hands = ["blue gem, blue coin, blue coin", "red gem x2, red coin, green bullion"]
    table = Table(hands=hands, version="symbols")
    table.do(DrawCovered)
    table.do(StartLoot, "blue gem")
    table.do(EndTurn)
    table.do(DrawCovered)
    table.do(StartLoot, "red coin")
    assert table.refused(Swap, "green bullion", 0) == "DT-13"
    table.do(Swap, "red gem x2", 0)


def test_dt_23_a_swap_can_lower_a_rivals_score() -> None:
    table = Table(hands=["red 5, blue 1, blue 2", "red 1, green 1"])
    table.do(DrawCovered)
    table.do(StartLoot, "red 5")
    table.do(EndTurn)
    table.do(DrawCovered)
    table.do(StartLoot, "green 1")
    assert table.scores() == (5, 1)
    table.do(Swap, "red 1", 0)
    assert table.scores() == (1, 1)
    assert table.hand(1)[0] == "red 5"


def test_dt_r26_a_swap_can_leave_a_top_that_its_owner_cannot_match() -> None:
    """The advice about unwelcome colours: red 4 and red 2 fit no more once green 3 is the top."""
    table = Table(hands=["red 3, red 4, red 2", "green 3, green 1"], deck="red 5, blue 5, red 1")
    table.do(DrawCovered)
    table.do(StartLoot, "red 3")
    table.do(EndTurn)
    table.do(DrawCovered)
    table.do(StartLoot, "green 1")
    table.do(Swap, "green 3", 0)
    table.do(EndTurn)
    table.do(DrawCovered)
    assert not [wish for wish in table.may() if wish.startswith("add")]


def test_dt_r28_the_loot_is_what_is_swapped_with_not_the_hand() -> None:
    table = loot_of_two("blue 3, blue 2, green 1")
    table.do(StartLoot, "blue 2")
    hand = table.hand(0)
    table.do(Swap, "blue 3", 0)
    assert table.hand(0) == hand


def test_dt_r11_one_swap_a_turn() -> None:
    table = loot_of_two("blue 3, red 2, green 1")
    table.do(StartLoot, "green 1")
    table.do(Swap, "blue 3", 0)
    assert not [wish for wish in table.may() if wish.startswith("swap")]
    assert table.refused(Swap, "red 3", 0) == "DT-R11"
    table.do(EndTurn)
    table.idle()
    table.do(DrawCovered)
    assert any(wish.startswith("swap") for wish in table.may()), "the next turn has one again"


def test_dt_r11_any_number_of_swaps_by_house_rule() -> None:
    table = loot_of_two("blue 3, red 2, green 1", swaps_per_turn="unlimited")
    table.do(StartLoot, "green 1")
    for given in ("blue 3", "red 3", "blue 3", "red 3"):
        table.do(Swap, given, 0)
    assert table.loot(0) == ["red 1", "red 3"]


def test_dt_r11_no_swaps_by_house_rule() -> None:
    table = loot_of_two("blue 3, red 2, green 1", swaps_per_turn=0)
    table.do(StartLoot, "green 1")
    assert table.refused(Swap, "blue 3", 0) == "DT-R11"


def test_dt_r12_any_rival_with_a_loot_but_only_the_top_even_if_it_is_the_only_card() -> None:
    hands = ["red 3, blue 1, blue 2", "red 4, red 1, green 1", "red 5, red 2, blue 4"]
    table = Table(seats=3, hands=hands, deck="blue 5, red 1, blue 5")
    table.do(DrawCovered)
    table.do(StartLoot, "red 3")
    table.do(EndTurn)
    table.do(DrawCovered)
    table.do(StartLoot, "red 4")
    table.do(Add, "red 1")
    table.do(EndTurn)
    table.do(DrawCovered)
    table.do(StartLoot, "blue 4")
    swaps = [wish for wish in table.may() if wish.startswith("swap red 5")]
    assert swaps == ["swap red 5 0", "swap red 5 1"]
    table.do(Swap, "red 5", 0)
    assert table.loot(0) == ["red 5"]
    assert "red 3" in table.hand(2)


def test_dt_r12_never_with_the_own_loot_nor_with_an_empty_seat() -> None:
    table = loot_of_two("blue 3, blue 2, green 1")
    table.do(StartLoot, "blue 2")
    assert table.refused(Swap, "blue 3", 1) == "DT-R12"
    for nobody in (2, 5, -1):
        assert table.refused(Swap, "blue 3", nobody) == "DT-R12"


def test_dt_r15_rivals_without_a_loot_cannot_be_swapped_with() -> None:
    table = Table(seats=3)
    table.do(DrawCovered)
    table.do(StartLoot, table.hand(0)[0])
    assert table.refused(Swap, table.hand(0)[0], 1) == "DT-R15"
    assert not [wish for wish in table.may() if wish.startswith("swap")]


def test_dt_r14_a_card_gained_by_a_swap_may_be_added_at_once() -> None:
    table = loot_of_two("blue 3, red 2, green 1")
    table.do(StartLoot, "red 2")
    table.do(Swap, "blue 3", 0)
    table.do(Add, "red 3")
    assert table.loot(1) == ["red 2", "red 3"]


def test_dt_r14_or_discarded_for_its_bonus() -> None:
    hands = ["red gem x3, blue coin, blue coin", "red gem, red coin"]
    table = Table(hands=hands, version="symbols")
    table.do(DrawCovered)
    table.do(StartLoot, "red gem x3")
    table.do(EndTurn)
    table.do(DrawCovered)
    table.do(StartLoot, "red coin")
    table.do(Swap, "red gem", 0)
    cards = len(table.hand(1))
    table.do(DiscardForBonus, "red gem x3")
    assert len(table.hand(1)) == cards + 2


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_both_faces_of_a_swap_are_known_to_all_and_stay_so(seat: int | None) -> None:
    table = loot_of_two("blue 3, blue 2, green 1")
    table.do(StartLoot, "blue 2")
    table.do(Swap, "blue 3", 0)
    event = table.events[0]
    told = table.play.game.describe(event, table.view(seat))
    assert told == {"seat": 1, "rival": 0, "given": "blue 3", "taken": "red 3"}
