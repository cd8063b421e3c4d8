"""Revealed cards, new ones, and the discards that become the stack."""

from __future__ import annotations

import pytest

from tests.battery.playing import opened, play_randomly
from tests.games.bluffaneer.scripted import Table
from treasure_games.core.game import UNKNOWN
from treasure_games.games.bluffaneer.rules.actions import BELIEVE, CLAIM
from treasure_games.games.bluffaneer.rules.events import DeckReshuffled, Drew
from treasure_games.games.bluffaneer.rules.game import GAME
from treasure_games.games.bluffaneer.rules.view import MARK

FOUR = ["chest and ship", "chest and swords", "chest and skull", "swords and ship"]


def claim_and_believe(table: Table, seat: int) -> None:
    table.all_do({seat: CLAIM})
    table.do(table.asked[0], BELIEVE)


def until_reshuffled(table: Table) -> None:
    """Believed claims until the stack runs out."""
    while not table.told(DeckReshuffled):
        claim_and_believe(table, table.asked[0])


def test_bl_27_a_revealed_card_is_discarded_and_replaced_from_the_stack() -> None:
    table = Table(FOUR, stack=["ship and skull"])
    claim_and_believe(table, 1)
    assert table.pile() == ["chest and swords"]
    assert table.hand(1) == "ship and skull"
    assert table.told(Drew) == [Drew(1, 4, 13)]


def test_bl_27_only_the_drawer_sees_the_new_card() -> None:
    table = Table(FOUR)
    claim_and_believe(table, 1)
    card = table.state.hands[1]
    assert table.view(1).faces[card] != UNKNOWN
    assert {table.view(seat).faces[card] for seat in (None, 0, 2, 3)} == {UNKNOWN}


def test_what_was_known_of_a_card_is_forgotten_with_it() -> None:
    table = Table(FOUR, rolls=["chest swords", "ship skull"])
    pair = table.state.pair
    claim_and_believe(table, 1)
    assert table.view(1).ruled_out & MARK[0][pair]
    assert table.view(1).kept_quiet & MARK[2][pair]
    claim_and_believe(table, 2)
    assert not table.view(1).kept_quiet & MARK[2][pair]


def test_bl_28_and_bla_18_an_empty_stack_is_made_of_all_discards() -> None:
    """The stack has 14 cards: the fifteenth to be discarded is reshuffled with the others."""
    table = Table(FOUR, coins=[12, 13, 12, 13])
    until_reshuffled(table)
    assert table.told(DeckReshuffled) == [DeckReshuffled(15)]
    assert table.pile() == []
    assert len(table.state.stack) == 14


def test_bl_28_a_view_remembers_which_cards_were_reshuffled() -> None:
    """The hands that were not revealed are of the first shuffle, the new stack of the second."""
    table = Table(FOUR, coins=[12, 13, 12, 13])
    until_reshuffled(table)
    view = table.view(None)
    assert len(view.loose) == 2
    assert sum(view.loose[0]) == 3
    assert sum(view.loose[1]) == 15


def test_bla_19_the_discards_lie_open_for_all() -> None:
    table = Table(FOUR)
    claim_and_believe(table, 1)
    for seat in (None, 0, 1, 2, 3):
        view = table.view(seat)
        assert all(view.faces[card] != UNKNOWN for card in view.discard)


@pytest.mark.parametrize("seats", [2, 6])
def test_bla_17_there_is_always_a_card_to_draw(seats: int) -> None:
    for seed in range(30):
        play = play_randomly(opened(GAME, seats, {"coins": 20}, seed), seed)
        assert GAME.outcome(play.state) is not None
