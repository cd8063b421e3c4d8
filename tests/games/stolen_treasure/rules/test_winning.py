"""Who wins, when, and what the others see of it."""

from __future__ import annotations

import pytest

from tests.games.stolen_treasure.scripted import Table
from treasure_games.core.game import UNKNOWN
from treasure_games.games.stolen_treasure.rules import actions as do
from treasure_games.games.stolen_treasure.rules.events import GameStalled, HandRevealed, HeldBack

NEARLY = "Diamond, Noble’s Trove, Emerald"
"""1450 points."""
ENOUGH = NEARLY + ", Silver Coin"
"""1500 points."""


def test_st_16_and_st_17_only_buried_treasure_counts_and_reaching_is_enough() -> None:
    table = Table("Silver Coin, Ruby", "", "", "", buried={0: NEARLY})
    assert table.view().score(0) == 1450
    table.do(0, do.BURY[table.card(0, "Silver Coin")])
    assert table.winners == (0,)


def test_st_18_and_st_q19_all_hands_are_shown_the_winners_first() -> None:
    table = Table("Silver Coin, Hook", "Yarr!", "", "", buried={0: NEARLY})
    table.do(0, do.BURY[table.card(0, "Silver Coin")])
    assert [event.seat for event in table.found(HandRevealed)] == [0, 1, 2, 3]
    assert all(table.view().faces[hand[0]] != UNKNOWN for hand in table.state.pirates[:2])


def test_st_19_the_game_is_over_then() -> None:
    table = Table("Silver Coin", "", "", "", buried={0: NEARLY})
    table.do(0, do.BURY[table.card(0, "Silver Coin")])
    assert table.refused(1, do.DRAW_PIRACY) == "ST-19"
    assert table.outcome is not None
    assert table.outcome.scores == (1500, 0, 0, 0)


def test_st_q16_the_house_may_let_nobody_win_in_another_turn() -> None:
    hands = ("Hook", "Old Billy’s Boot", "", "")
    table = Table(*hands, buried={1: ENOUGH}, win_timing="own_turn").do(0, do.HOOK[1])
    assert table.winners == ()
    table.do(0, do.END_TURN).do(2, do.END_TURN).do(3, do.END_TURN).do(0, do.END_TURN)
    assert table.winners == (1,)


def test_st_q17_equal_scores_are_won_by_whoever_is_nearest_to_the_turn() -> None:
    buried = {2: "Diamond, Noble’s Trove, Ruby, Ruby", 1: "Emerald, Emerald, Merchant’s Haul" + X}
    table = Table("The Kraken", "Barnacle", "Barnacle", "", buried=buried)
    assert table.state.banked == [0, 1500, 1500, 0]
    table.do(0, do.KRAKEN)
    assert table.winners == (1,)


X = ", Sapphire, Merchant’s Haul"


def test_st_q18_who_is_held_back_shows_by_what() -> None:
    hand = "Hook, The Black Spot, Barnacle"
    table = Table(hand, "Ruby", "", "", buried={0: ENOUGH}, rolls=(2,))
    barnacle, spot = table.card(0, "Barnacle"), table.card(0, "The Black Spot")
    table.do(0, do.DRAW_PIRACY)
    assert table.found(HeldBack) == [], "the Barnacle was seen by all, and is enough"
    assert table.view(1).faces[spot] == UNKNOWN
    table.do(0, do.STAKE[barnacle], do.CHALLENGE[1]).stake(1, "Ruby").quiet()
    assert table.found(HeldBack) == [HeldBack(0, (spot,))]
    assert table.view(1).faces[spot] >= 0
    assert table.winners == ()


def test_st_q18_a_spot_that_all_have_seen_leaves_the_rest_of_the_hand_a_secret() -> None:
    hands = ("The Black Spot, Ruby", "Skulduggery, Barnacle, Silver Coin", "", "")
    table = Table(*hands, buried={0: ENOUGH}).do(0, do.DRAW_PIRACY)
    assert table.found(HeldBack) == [HeldBack(0, (table.card(0, "The Black Spot"),))]
    table.do(0, do.END_TURN).do(1, do.SKULDUGGERY[0]).quiet().do(1, do.STEAL_TREASURE)
    table.do(1, do.GIVE[table.card(1, "Barnacle")])
    assert table.found(HeldBack) == []
    assert table.view().faces[table.card(0, "Barnacle")] == UNKNOWN


@pytest.mark.parametrize("card", ["Skulduggery", "Hook"])
def test_st_74_whoever_loses_the_spot_may_win_at_once(card: str) -> None:
    table = Table(card, "The Black Spot", "", "", buried={1: ENOUGH})
    table.do(0, do.SKULDUGGERY[1] if card == "Skulduggery" else do.HOOK[1]).quiet()
    assert table.winners == (1,)


def test_st_q20_nobody_acts_for_two_rounds() -> None:
    table = Table("Barnacle", "", buried={1: "Ruby"})
    for turn in range(4):
        assert table.winners == ()
        table.do(turn % 2, do.END_TURN)
    assert table.found(GameStalled) == [GameStalled((1,))]
    assert table.outcome is not None
    assert table.outcome.scores == (-50, 200)


def test_st_q20_the_last_round_is_over() -> None:
    table = Table("The Black Spot", "", "", buried={0: "Ruby"}, round_cap=20)
    for _ in range(20):
        for seat in range(3):
            table.do(seat, do.DRAW_PIRACY if seat else do.DRAW_TREASURE[0])
            while table.asked.ask == "limit":
                table.do(seat, table.legal()[0])
            table.do(seat, do.END_TURN)
            if table.winners:
                break
        if table.winners:
            break
    assert table.winners == (1, 2), "not the one with the Black Spot"
