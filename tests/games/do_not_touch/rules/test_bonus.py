"""Discarding an x2 or x3 for more cards, in the version with symbols."""

from typing import Any

from tests.games.do_not_touch.scripted import Table
from treasure_games.games.do_not_touch.rules.actions import (
    Add,
    Discard,
    DiscardForBonus,
    DrawCovered,
    DrawDiscard,
    EndTurn,
    StartLoot,
    Swap,
)

HAND = "red coin, green gem x2, blue gem x3"


def started(hands: tuple[str, ...] = (HAND,), deck: str = "red gem", **options: Any) -> Table:
    table = Table(hands=hands, deck=deck, version="symbols", **options)
    table.do(DrawCovered)
    table.do(StartLoot, "red coin")
    return table


def test_dt_16_an_x2_draws_two_covered_cards() -> None:
    table = started(deck="red gem, blue coin, green coin")
    happened = table.do(DiscardForBonus, "green gem x2")
    assert happened == ["bonus_discarded", "drew_covered", "drew_covered"]
    assert table.hand(0) == ["blue gem x3", "red gem", "blue coin", "green coin"]


def test_dt_16_an_x3_draws_three_covered_cards() -> None:
    table = started()
    assert table.do(DiscardForBonus, "blue gem x3").count("drew_covered") == 3
    assert len(table.hand(0)) == 5


def test_dt_16_a_plain_card_draws_nothing() -> None:
    assert started().refused(DiscardForBonus, "red gem") == "DT-16"


def test_dt_16_cards_with_numbers_have_no_bonus() -> None:
    table = Table(hands=["red 1, red 2, red 3"])
    table.do(DrawCovered)
    table.do(StartLoot, "red 1")
    assert table.refused(DiscardForBonus, "red 2") == "DT-16"


def test_dt_r16_one_bonus_a_turn() -> None:
    table = started()
    table.do(DiscardForBonus, "green gem x2")
    assert table.refused(DiscardForBonus, "blue gem x3") == "DT-R16"
    table.idle(keep="blue gem x3, red gem")
    table.idle()
    table.do(DrawCovered)
    table.do(DiscardForBonus, "blue gem x3")


def test_dt_r16_any_number_by_house_rule() -> None:
    table = started(bonus_per_turn="unlimited")
    table.do(DiscardForBonus, "green gem x2")
    table.do(DiscardForBonus, "blue gem x3")
    assert table.pile() == ["green gem x2", "blue gem x3"]


def test_dt_r16_the_bonus_card_is_the_open_card_for_the_next_pirate() -> None:
    table = started()
    table.do(DiscardForBonus, "blue gem x3")
    assert table.pile() == ["blue gem x3"]
    table.do(EndTurn)
    table.do(Discard, "red gem")
    table.do(Discard, "green gem x2")
    table.do(DrawDiscard)
    assert "green gem x2" in table.hand(1)


def taken_from_the_pile(**options: Any) -> Table:
    """Seat 1 took the x3 that seat 0 discarded and started its loot with a blue coin."""
    table = started((HAND, "blue coin, blue bullion, red bullion"), **options)
    table.do(EndTurn)
    table.idle(keep="blue coin, red bullion, blue bullion")
    table.do(DrawCovered)
    table.do(EndTurn)
    table.do(Discard, "blue gem x3")
    table.do(DrawDiscard)
    assert "blue gem x3" in table.hand(1)
    return table


def test_dt_17_a_bonus_card_from_the_discard_pile_cannot_be_used_in_that_turn() -> None:
    table = taken_from_the_pile()
    assert table.refused(DiscardForBonus, "blue gem x3") == "DT-17"
    assert table.view(1).locked != -1


def test_dt_r17_it_may_be_used_from_the_next_own_turn_on() -> None:
    table = taken_from_the_pile()
    table.do(EndTurn)
    table.do(Discard, "red bullion")
    table.idle()
    table.do(DrawCovered)
    table.do(DiscardForBonus, "blue gem x3")


def test_dt_r17_it_may_be_added_to_the_loot_at_once() -> None:
    hands = (HAND, "blue coin, red bullion, red bullion")
    table = started(hands, deck="red gem, green coin, red gem x2, red gem x3")
    table.do(EndTurn)
    table.do(DrawCovered)
    table.do(StartLoot, "blue coin")
    table.do(EndTurn)
    table.do(DrawCovered)
    table.do(EndTurn)
    table.do(Discard, "blue gem x3")
    table.do(DrawDiscard)
    assert table.refused(DiscardForBonus, "blue gem x3") == "DT-17"
    table.do(Add, "blue gem x3")
    assert table.loot(1) == ["blue coin", "blue gem x3"]


def test_dt_r17_the_lock_stays_on_the_card_that_leaves_and_returns() -> None:
    hands = ("red gem, green gem x2, blue gem x3", "blue coin, blue bullion, red bullion")
    table = Table(hands=hands, version="symbols", swaps_per_turn="unlimited")
    table.do(DrawCovered)
    table.do(StartLoot, "red gem")
    table.do(EndTurn)
    table.idle(keep="blue coin, red bullion, blue bullion")
    table.do(DrawCovered)
    table.do(EndTurn)
    table.do(Discard, "blue gem x3")
    table.do(DrawDiscard)
    table.do(Swap, "blue gem x3", 0)
    assert table.loot(0) == ["blue gem x3"]
    table.do(Swap, "blue coin", 0)
    assert "blue gem x3" in table.hand(1)
    assert table.refused(DiscardForBonus, "blue gem x3") == "DT-17"


def nearly_out(left: int) -> Table:
    """Seat 0 holds an x3 and an x2 in its turn after the draw, `left` cards still covered."""
    table = started()
    table.do(EndTurn)
    table.idle_until(left + 1, keep="blue gem x3, green gem x2")
    while table.turn != 0:
        table.idle(pile=True)
    table.do(DrawCovered)
    return table


def test_dt_r18_with_too_few_covered_cards_it_draws_what_is_left() -> None:
    table = nearly_out(left=2)
    cards = len(table.hand(0))
    happened = table.do(DiscardForBonus, "blue gem x3")
    assert happened == ["bonus_discarded", "drew_covered", "drew_covered", "last_card_drawn"]
    assert table.events[0].draws == 2
    assert len(table.hand(0)) == cards + 1
    table.do(EndTurn)
    while table.ask == "discard":
        table.do(Discard, table.hand(0)[0])
    assert table.ask == "", "the last card ends the game with this turn"


def test_dt_r18_with_no_covered_card_left_there_is_no_bonus() -> None:
    table = nearly_out(left=0)
    assert table.refused(DiscardForBonus, "blue gem x3") == "DT-R18"
