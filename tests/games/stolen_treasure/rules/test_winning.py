"""Who wins, when, and what the others see of it."""

from collections import Counter
from random import Random

import pytest

from tests.battery.hooks.stolen_treasure import slot_value
from tests.games.stolen_treasure.scripted import Table
from treasure_games.core.game import UNKNOWN, hidden_slots
from treasure_games.games.stolen_treasure.rules import actions as do
from treasure_games.games.stolen_treasure.rules.events import GameStalled, HandRevealed
from treasure_games.games.stolen_treasure.rules.game import GAME
from treasure_games.games.stolen_treasure.rules.pieces import SPOT
from treasure_games.games.stolen_treasure.rules.turns import has_black_spot, score

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


def test_st_q18_who_is_held_back_shows_nothing() -> None:
    """Neither the Black Spot, nor bad treasure that was given in secret."""
    hands = ("Silver Coin, Ruby, The Black Spot, Hook", "Skulduggery, Barnacle, Emerald", "", "")
    table = Table(*hands, buried={0: NEARLY})
    table.do(0, do.BURY[table.card(0, "Silver Coin")])
    assert table.winners == ()
    assert table.happened() == ["buried", "action_spent"]
    table.do(0, do.END_TURN).do(1, do.SKULDUGGERY[0]).quiet().do(1, do.STEAL_TREASURE)
    table.do(1, do.GIVE[table.card(1, "Barnacle")])
    assert table.hand(0) == "Barnacle, Hook, The Black Spot"
    assert table.winners == ()
    for watcher in (None, 2, 3):
        faces = table.view(watcher).faces
        assert {faces[card] for card in table.cards(0, table.hand(0))} == {UNKNOWN}


@pytest.mark.parametrize("held", ["", "Emerald, ", "Yarr!, Parley, Hook, Ruby, "])
def test_st_q18_but_nobody_has_won_on_any_table_that_looks_alike(held: str) -> None:
    """Others may conclude that it is the Black Spot; their view doesn't name it."""
    hand = f"Silver Coin, {held}The Black Spot"
    table = Table(hand, "", "Plunder", "", buried={0: NEARLY})
    table.do(0, do.BURY[table.card(0, "Silver Coin")])
    view, rng = table.view(2), Random(1)
    samples = [GAME.determinize(view, rng) for _ in range(400)]
    assert all(has_black_spot(sample, 0) for sample in samples)
    assert SPOT not in view.known_in(0)
    slots, pirates = hidden_slots(GAME, view), table.state.pirates[0]
    assert set(pirates) <= set(slots)
    for group in GAME.hidden_groups(view):
        for slot in group.slots:
            found = Counter(slot_value(sample, slot) for sample in samples)
            share = group.values.count(SPOT) / len(group.values)
            assert share == (1 / len(pirates) if slot in pirates else 0)
            assert abs(found[SPOT] - 400 * share) <= 4.5 * (400 * share * (1 - share)) ** 0.5


def test_st_q18_bad_treasure_may_be_what_holds_a_pirate_back() -> None:
    """The third pirate saw that a treasure was given, and not which."""
    hands = ("Ruby", "Skulduggery, Barnacle, Sapphire", "Plunder", "")
    table = Table(*hands, buried={0: ENOUGH}, first_player=2)
    table.do(1, do.SKULDUGGERY[0]).quiet().do(1, do.GIVE[table.card(1, "Barnacle")])
    assert table.winners == ()
    view, rng = table.view(2), Random(1)
    samples = [GAME.determinize(view, rng) for _ in range(60)]
    assert {score(sample, 0) for sample in samples} == {1450}


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
