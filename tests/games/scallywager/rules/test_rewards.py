"""Rewards: which deck, the Quartermaster, and decks that run out."""

import pytest

from tests.games.scallywager.scripted import Table, number
from treasure_games.core.game import UNKNOWN
from treasure_games.games.scallywager.rules import actions as do
from treasure_games.games.scallywager.rules.events import (
    AdventureDrawn,
    CardDeclined,
    CardsOffered,
    DeckReshuffled,
    TreasureDrawn,
)
from treasure_games.games.scallywager.rules.pieces import ADVENTURE, FIRST_ADVENTURE, TREASURE

EIGHT = "225 216 32"


def rewarded(**more: object) -> Table:
    """Seat 0 has bid truly and draws."""
    return Table(EIGHT, **more).bid((4, 2)).call()  # type: ignore[arg-type]


def emptied(deck: int, pile: int) -> Table:
    """So many cards lie on the discard pile of a deck, none are left in it."""
    table = rewarded()
    state = table.state
    stack = state.stacks[deck]
    state.stacks[deck], state.piles[deck] = (), stack[:pile]
    state.treasures[2] = stack[pile:]
    return table


def test_sw_24_a_treasure_card_lies_open_at_once() -> None:
    table = rewarded(decks="T04")
    table.do(0, do.DRAW_TREASURE)
    assert table.found(TreasureDrawn) == [TreasureDrawn(0, 0)]
    assert table.kinds(0) == ["T04"]
    assert table.view(2).faces[0] == 3


def test_sw_26_an_adventure_card_is_for_its_owner_alone() -> None:
    table = rewarded(decks="A05")
    table.do(0, do.DRAW_ADVENTURE)
    assert table.found(AdventureDrawn) == [AdventureDrawn(0, FIRST_ADVENTURE)]
    assert table.view(0).faces[FIRST_ADVENTURE] == 16
    assert table.view(1).faces[FIRST_ADVENTURE] == UNKNOWN


@pytest.mark.parametrize("kept", [0, 1])
def test_sw_t03_with_a_quartermaster_one_of_two_cards_is_kept(kept: int) -> None:
    table = rewarded(treasures={0: "T03"}, decks="T04 T12")
    table.do(0, do.DRAW_TREASURE)
    assert table.found(CardsOffered) == [CardsOffered(0, (1, 2))]
    assert table.whose == ("keep", 0)
    assert table.view(1).faces[1:3] == (3, 11), "treasure cards lie open"
    assert table.refused(0, do.KeepCard(0)) == "SW-T03"
    assert table.refused(1, do.KEEP_CARD[1]) == "SW-T03"
    table.do(0, do.KEEP_CARD[1 + kept])
    assert table.found(CardDeclined) == [CardDeclined(0, 2 - kept)]
    assert table.kinds(0) == ["T03", ("T04", "T12")[kept]]


def test_sw_t03_of_two_adventure_cards_only_the_declined_one_is_shown() -> None:
    table = rewarded(treasures={0: "T03 T03"}, decks="A01 A02")
    table.do(0, do.DRAW_ADVENTURE)
    first, second = table.state.drawn
    assert table.view(1).faces[first] == table.view(None).faces[second] == UNKNOWN
    assert table.view(0).faces[first] == 12
    table.do(0, do.KEEP_CARD[first])
    assert table.view(1).faces[second] == 13
    assert table.view(1).faces[first] == UNKNOWN
    assert table.state.live[0] == first


def test_swa_31_two_quartermasters_draw_no_third_card() -> None:
    table = rewarded(treasures={0: "T03 T03"})
    table.do(0, do.DRAW_TREASURE)
    assert len(table.state.drawn) == 2


def test_sw_29_an_empty_deck_is_made_of_its_discard_pile() -> None:
    table = emptied(TREASURE, 5)
    table.do(0, do.DRAW_TREASURE)
    assert table.found(DeckReshuffled) == [DeckReshuffled(TREASURE, 5)]
    assert len(table.state.stacks[TREASURE]) == 4
    assert table.state.piles[TREASURE] == ()
    assert len(table.state.treasures[0]) == 1


def test_sw_29_after_a_reshuffle_what_was_discarded_is_known_as_a_heap() -> None:
    table = emptied(TREASURE, 5)
    names = sorted(number(table.state, card) for card in table.state.piles[TREASURE])
    table.do(0, do.DRAW_TREASURE)
    drawn = number(table.state, table.state.treasures[0][0])
    view = table.view(1)
    pool = view.pools[table.state.stacks[TREASURE][0]]
    assert pool not in {0, 1}
    assert len(dict(view.unseen)[pool]) == 4
    names.remove(drawn)
    assert sorted(f"T{kind + 1:02}" for kind in dict(view.unseen)[pool]) == names


def test_swa_29_no_card_if_deck_and_pile_are_empty() -> None:
    table = emptied(TREASURE, 0)
    assert table.legal() == (do.DRAW_ADVENTURE,)
    assert table.refused(0, do.DRAW_TREASURE) == "SWA-29"


def test_swa_29_with_both_decks_empty_there_is_no_reward() -> None:
    table = Table(EIGHT)
    state = table.state
    state.treasures[2] = state.stacks[TREASURE]
    state.fresh[2] = state.stacks[ADVENTURE][0]
    state.stacks[:] = [(), ()]
    table.bid((4, 2)).call()
    assert "token_passed" in table.happened()


def test_a_single_card_leaves_the_quartermaster_no_choice() -> None:
    """SW-T03, SWA-29"""
    table = emptied(ADVENTURE, 1)
    table.state.treasures[0] = (table.state.stacks[TREASURE][0],)
    faces = list(table.state.faces)
    at = table.state.stacks[TREASURE][0]
    other = faces.index(2)
    faces[at], faces[other] = faces[other], faces[at]
    table.state.faces = tuple(faces)
    table.do(0, do.DRAW_ADVENTURE)
    assert "adventure_drawn" in table.happened()
