"""Adding cards to the own loot."""

from typing import Any

from tests.games.do_not_touch.scripted import Table
from treasure_games.core.game import UNKNOWN
from treasure_games.games.do_not_touch.rules.actions import (
    Add,
    DrawCovered,
    EndTurn,
    StartLoot,
    Swap,
)
from treasure_games.games.do_not_touch.rules.events import Added


def started(hand: str, drawn: str, first: str, **options: Any) -> Table:
    table = Table(hands=[hand], deck=drawn, **options)
    table.do(DrawCovered)
    table.do(StartLoot, first)
    return table


def test_dt_09_a_card_of_the_same_colour_or_number_or_both_matches() -> None:
    table = started("red 3, red 5, blue 3", "red 3", "red 3")
    assert table.may() == ["add red 5", "add blue 3", "add red 3", "end_turn"]


def test_dt_09_symbols_a_card_of_the_same_colour_or_symbol_matches() -> None:
    table = started("red gem, red coin, blue gem x2", "green coin", "red gem", version="symbols")
    assert table.may()[:2] == ["add red coin", "add blue gem x2"]
    assert table.refused(Add, "green coin") == "DT-09"


def test_dt_r4_with_numbers_the_symbol_is_the_number() -> None:
    table = started("red 5, blue 3, green 4", "blue 5", "blue 3")
    assert table.refused(Add, "red 5") == "DT-R4"
    table.do(Add, "blue 5")
    table.do(Add, "red 5")
    assert table.loot(0) == ["blue 3", "blue 5", "red 5"]


def test_dt_10_the_added_card_is_the_new_top() -> None:
    table = started("red 1, red 3, blue 3", "green 1", "red 1")
    assert table.refused(Add, "blue 3") == "DT-R4"
    assert table.do(Add, "red 3") == ["added"]
    assert table.events == [Added(seat=0, card=2)]
    assert table.refused(Add, "green 1") == "DT-R4"
    table.do(Add, "blue 3")
    assert table.loot(0) == ["red 1", "red 3", "blue 3"]


def test_dt_15_one_or_more_cards_may_be_added_in_a_turn() -> None:
    table = started("red 1, red 2, red 3", "red 4", "red 1")
    for name in ("red 2", "red 3", "red 4"):
        table.do(Add, name)
    assert table.loot(0) == ["red 1", "red 2", "red 3", "red 4"]
    assert table.hand(0) == []


def test_dt_r9_adding_and_swapping_mix_in_any_order() -> None:
    hands = ["red 1, green 2, blue 5", "red 4, blue 4, blue 2"]
    table = Table(hands=hands, deck="green 5, red 5")
    table.do(DrawCovered)
    table.do(StartLoot, "red 1")
    table.do(EndTurn)
    table.do(DrawCovered)
    table.do(StartLoot, "blue 4")
    table.do(Add, "red 4")
    table.do(Swap, "red 5", 0)
    table.do(Add, "red 1")
    assert table.loot(1) == ["blue 4", "red 4", "red 1"]
    assert table.loot(0) == ["red 5"]


def test_dt_r24_every_loot_lies_open_to_everybody() -> None:
    table = started("red 1, red 2, red 3", "red 4", "red 1")
    table.do(Add, "red 2")
    for seat in (None, 0, 1):
        view = table.view(seat)
        assert UNKNOWN not in [view.faces[card] for card in view.loots[0]]
        assert table.scores() == (3, 0)


def test_dt_r30_nobody_has_to_add() -> None:
    table = started("red 1, red 2, red 3", "red 4", "red 1")
    assert "end_turn" in table.may()
    table.do(EndTurn)
    assert table.turn == 1


def test_dt_r27_the_hand_may_run_empty_and_the_next_turn_draws() -> None:
    table = started("red 1, red 2, red 3", "red 4", "red 1")
    for name in ("red 2", "red 3", "red 4"):
        table.do(Add, name)
    table.do(EndTurn)
    table.idle()
    assert table.hand(0) == []
    table.do(DrawCovered)
    assert len(table.hand(0)) == 1
