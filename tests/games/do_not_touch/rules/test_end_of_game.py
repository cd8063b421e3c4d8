"""The end, the count and the winner."""

import pytest

from tests.games.do_not_touch.scripted import Table
from treasure_games.core.game import Outcome
from treasure_games.games.do_not_touch.rules.actions import (
    Add,
    Discard,
    DiscardForBonus,
    DrawCovered,
    DrawDiscard,
    EndTurn,
    StartLoot,
)
from treasure_games.games.do_not_touch.rules.game import GAME


def finish(table: Table) -> Outcome:
    """Idle to the end."""
    while table.ask:
        table.idle()
    outcome = GAME.outcome(table.play.state)
    assert outcome is not None
    return outcome


def test_dt_19_the_last_covered_card_is_announced_and_its_turn_is_the_last() -> None:
    table = Table()
    table.idle_until(left=1)
    assert table.do(DrawCovered) == ["drew_covered", "last_card_drawn"]
    assert table.view().is_last_turn
    assert GAME.outcome(table.play.state) is None
    table.do(EndTurn)
    table.do(Discard, table.hand(table.turn)[0])
    assert table.happened() == ["discarded", "turn_ended", "round_ended", "game_ended"]
    assert GAME.pending(table.play.state) is None
    for seat in range(2):
        assert GAME.legal(table.play.state, seat) == ()


def test_dt_19_after_the_end_every_action_is_refused() -> None:
    table = Table()
    finish(table)
    refusal = GAME.refusal(table.play.state, 0, DrawCovered())
    assert refusal is not None
    assert refusal.rule == "DT-19"


def test_dt_r20_the_last_turn_is_a_whole_turn_and_nobody_has_another() -> None:
    hands = ["red 1, green 1, red 2", "blue 2, red 3, red 4"]
    table = Table(hands=hands)
    table.do(DrawCovered)
    table.do(StartLoot, "red 1")
    table.do(EndTurn)
    table.do(DrawCovered)
    table.do(StartLoot, "red 4")
    table.do(EndTurn)
    table.idle_until(left=1, keep="red 2, red 3, green 1, blue 2")
    while table.turn != 1:
        table.idle(pile=True, keep="red 2, green 1")
    table.do(DrawCovered)
    table.do(Add, "red 3")
    table.do(EndTurn)
    while table.ask == "discard":
        table.do(Discard, table.hand(1)[-1])
    assert table.ask == ""
    assert table.loot(1) == ["red 4", "red 3"]


def test_dt_r20_drawing_from_the_discard_pile_puts_the_end_off() -> None:
    table = Table()
    table.idle_until(left=1)
    table.do(DrawDiscard)
    table.do(EndTurn)
    table.do(Discard, table.hand(table.turn)[0])
    assert table.ask == "draw"


def test_dt_20_numbers_the_values_of_the_own_loot_add_up() -> None:
    table = Table(hands=["red 1, red 5, blue 5"], deck="blue 2")
    table.do(DrawCovered)
    for kind, name in ((StartLoot, "red 1"), (Add, "red 5"), (Add, "blue 5"), (Add, "blue 2")):
        table.do(kind, name)
    assert table.scores() == (13, 0)
    table.do(EndTurn)
    assert finish(table).scores[0] == 13


def test_dt_21_symbols_a_card_counts_one_an_x2_two_an_x3_three() -> None:
    table = Table(hands=["red gem, red gem x2, red gem x3"], version="symbols")
    table.do(DrawCovered)
    for kind, name in ((StartLoot, "red gem"), (Add, "red gem x2"), (Add, "red gem x3")):
        table.do(kind, name)
    assert table.scores() == (6, 0)


def test_dt_r22_cards_in_hand_count_nothing() -> None:
    table = Table(hands=["red 1, red 5, blue 5", "green 2, green 5, green 5"])
    table.do(DrawCovered)
    table.do(StartLoot, "red 1")
    table.do(EndTurn)
    table.do(DrawCovered)
    table.do(StartLoot, "green 2")
    table.do(EndTurn)
    outcome = finish(table)
    assert outcome.scores == (1, 2)
    assert len(table.hand(0)) == len(table.hand(1)) == 3


def test_dt_22_the_highest_score_wins() -> None:
    table = Table(hands=["red 1, red 2, red 4", "green 5, green 2, green 3"])
    table.do(DrawCovered)
    table.do(StartLoot, "red 1")
    table.do(EndTurn)
    table.do(DrawCovered)
    table.do(StartLoot, "green 5")
    table.do(EndTurn)
    assert finish(table) == Outcome((1, 5), (1,))


def tied_numbers(tie_break: str) -> Outcome:
    """Five points each: seat 0 with one card, seats 1 and 2 with two."""
    hands = ["red 5, red 1, red 2", "blue 1, blue 4, red 3", "green 1, green 4, red 4"]
    table = Table(seats=3, hands=hands, tie_break=tie_break)
    table.do(DrawCovered)
    table.do(StartLoot, "red 5")
    table.do(EndTurn)
    for colour in ("blue", "green"):
        table.do(DrawCovered)
        table.do(StartLoot, f"{colour} 1")
        table.do(Add, f"{colour} 4")
        table.do(EndTurn)
    return finish(table)


@pytest.mark.parametrize(
    ("tie_break", "winners"),
    [
        ("shared", (0, 1, 2)),
        ("most_cards", (1, 2)),
        ("most_bonus", (0, 1, 2)),
        ("later_seat", (2,)),
    ],
)
def test_dt_r23_ties_share_the_victory_or_are_broken_by_house_rule(
    tie_break: str, winners: tuple[int, ...]
) -> None:
    assert tied_numbers(tie_break) == Outcome((5, 5, 5), winners)


@pytest.mark.parametrize(("tie_break", "winners"), [("most_bonus", (1,)), ("most_cards", (0,))])
def test_dt_r23_with_symbols_bonus_cards_can_break_a_tie(
    tie_break: str, winners: tuple[int, ...]
) -> None:
    hands = ["red gem, red gem, red gem", "blue coin, blue coin x2, green gem"]
    table = Table(hands=hands, version="symbols", tie_break=tie_break)
    table.do(DrawCovered)
    table.do(StartLoot, "red gem")
    table.do(Add, "red gem")
    table.do(Add, "red gem")
    table.do(EndTurn)
    table.do(DrawCovered)
    table.do(StartLoot, "blue coin")
    table.do(Add, "blue coin x2")
    table.do(EndTurn)
    assert finish(table) == Outcome((3, 3), winners)


def test_dt_r18_a_bonus_that_draws_the_last_card_ends_the_game_too() -> None:
    hands = ["red coin, blue gem x3, green gem"]
    table = Table(hands=hands, version="symbols")
    table.do(DrawCovered)
    table.do(StartLoot, "red coin")
    table.do(EndTurn)
    table.idle_until(left=2, keep="blue gem x3")
    while table.turn != 0:
        table.idle(pile=True)
    table.do(DrawCovered)
    table.do(DiscardForBonus, "blue gem x3")
    table.do(EndTurn)
    while table.ask == "discard":
        table.do(Discard, table.hand(0)[0])
    assert table.ask == ""
