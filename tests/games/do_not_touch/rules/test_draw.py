"""The draw at the start of a turn."""

from tests.games.do_not_touch.scripted import Table
from treasure_games.core.game import UNKNOWN
from treasure_games.games.do_not_touch.rules.actions import (
    Add,
    Discard,
    DrawCovered,
    DrawDiscard,
    EndTurn,
    StartLoot,
)
from treasure_games.games.do_not_touch.rules.events import DrewCovered

MISFITS = ["red 1, green 2, blue 3", "red 1, green 2, blue 3"]


def with_open_card() -> Table:
    """Seat 0 kept all but one card and discarded a green 5; seat 1 is asked to draw."""
    table = Table(hands=MISFITS, deck="blue 4, red 2, green 5, blue 5", first_round="place_only")
    table.idle()
    table.idle()
    table.idle()
    table.idle()
    table.do(DrawCovered)
    table.do(EndTurn)
    table.do(Discard, "green 5")
    return table


def test_dt_11_a_turn_begins_with_one_card_from_the_covered_deck() -> None:
    table = Table(hands=MISFITS, deck="blue 4")
    assert table.refused(EndTurn) == "DT-11"
    assert table.refused(Add, "red 1") == "DT-11"
    assert table.do(DrawCovered) == ["drew_covered"]
    assert table.events == [DrewCovered(seat=0, card=6, left=47)]
    assert table.hand(0) == ["red 1", "green 2", "blue 3", "blue 4"]


def test_dt_11_or_from_the_discard_pile() -> None:
    table = with_open_card()
    assert table.may() == ["draw_covered", "draw_discard"]
    assert table.do(DrawDiscard) == ["drew_discard"]
    assert "green 5" in table.hand(1)
    assert table.pile() == []


def test_dt_r10_exactly_one_card_is_drawn() -> None:
    table = Table(hands=MISFITS)
    table.do(DrawCovered)
    table.do(StartLoot, "red 1")
    assert table.refused(DrawCovered) == "DT-R10"
    assert table.refused(DrawDiscard) == "DT-R10"


def test_dt_r10_only_the_top_of_the_discard_pile_can_be_taken() -> None:
    table = with_open_card()
    table.do(DrawCovered)
    table.do(EndTurn)
    table.do(Discard, "green 2")
    assert table.pile() == ["green 5", "green 2"]
    table.do(DrawDiscard)
    assert table.pile() == ["green 5"]
    assert table.hand(0).count("green 2") == 2


def test_dt_r25_the_discard_pile_is_open_to_everybody() -> None:
    table = with_open_card()
    for seat in (None, 0, 1):
        view = table.view(seat)
        assert UNKNOWN not in [view.faces[card] for card in view.discard]


def test_dt_r21_after_four_rounds_without_a_covered_draw_the_pile_is_closed() -> None:
    table = with_open_card()
    for _ in range(8):
        assert "draw_discard" in table.may()
        table.idle(pile=True)
    assert table.may() == ["draw_covered"]
    assert table.view().discard_is_closed
    assert table.refused(DrawDiscard) == "DT-R21"
    table.idle()
    assert "draw_discard" in table.may(), "a covered draw opens the pile again"


def test_dt_r21_off_the_pile_never_closes() -> None:
    table = Table(hands=MISFITS, deck="blue 4, red 2", discard_guard_rounds=0)
    for _ in range(4):
        table.idle()
    for _ in range(40):
        table.idle(pile=True)
    assert "draw_discard" in table.may()
