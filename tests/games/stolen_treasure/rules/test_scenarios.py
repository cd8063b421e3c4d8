"""The golden scenarios: short stories, each about a place where rules meet."""

import pytest

from tests.games.stolen_treasure.scripted import Table
from treasure_games.games.stolen_treasure.rules import actions as do
from treasure_games.games.stolen_treasure.rules.events import CardCancelled, GameWon
from treasure_games.games.stolen_treasure.rules.pieces import (
    PILE_A,
    PILE_B,
    PIRACY,
    TREASURE,
)


def test_01_a_yarr_against_a_yarr_lets_the_first_card_take_effect() -> None:
    """ST-78, ST-Q37, ST-Q39"""
    table = Table("Bombs Away, Yarr!", "Yarr!, Hook")
    table.do(0, do.BOMBS_AWAY).do(1, do.YARR).do(0, do.YARR).quiet()
    assert table.hand(1) == ""
    assert table.discarded(PIRACY) == "Hook, Bombs Away, Yarr!, Yarr!"


def test_02_a_bystander_cancels_x_marks_the_spot() -> None:
    """ST-77, ST-80, ST-Q9"""
    table = Table("X Marks The Spot", "", "Yarr!", buried={1: "Ruby"})
    table.do(0, do.X_MARKS[1]).do(2, do.YARR).quiet()
    assert table.buried(1) == "Ruby"
    assert table.hand(0) == ""
    assert (table.whose, table.state.left) == (("action", 0), 1)


def test_03_three_effects_pile_up_and_one_code_moves_one() -> None:
    """ST-67, ST-68, ST-Q32"""
    hands = (
        "Pirate’s Code, Hook",
        "Pirate’s Code, Hook",
        "Pirate’s Code, Plunder, Plunder, Plunder, Plunder, Plunder",
        "Bombs Away, Parley, Parley, Parley",
    )
    table = Table(*hands, first_player=4, hand_limit="off")
    table.do(3, do.BOMBS_AWAY).do(0, do.CODE[2]).quiet_code(1, 2).quiet_code(2, 3)
    table.quiet()
    assert sorted(table.state.victims) == [2, 2, 3]
    for _ in range(4):
        assert table.whose == ("bombed", 2)
        table.do(2, table.legal()[0])
    assert table.hand(2) == "Plunder"
    assert table.whose == ("bombed", 3), "the attacker is hit like anybody else"
    table.do(3, *table.legal()[:2])
    assert table.hand(3) == "Parley"
    assert (table.hand(0), table.hand(1)) == ("Hook", "Hook")


def test_04_the_kraken_is_answered_by_yarr_alone() -> None:
    """ST-62, ST-63, ST-79"""
    table = Table("The Kraken, Ruby", "Pirate’s Code, Yarr!", "Pirate’s Code")
    table.do(0, do.KRAKEN)
    assert table.legal() == (do.PASS, do.YARR)
    assert table.refused(1, do.CODE[2]) == "ST-64"
    table.do(1, do.PASS)
    assert table.legal() == (do.PASS,)
    table.do(2, do.PASS)
    assert table.hand(0) == ""
    assert table.refused(1, do.YARR) == "ST-77"


def test_05_a_hook_passed_back_skips_the_attackers_following_turn() -> None:
    """ST-Q28, ST-Q29, ST-Q50"""
    table = Table("Hook, Ruby", "Pirate’s Code, Emerald")
    table.do(0, do.HOOK[1]).do(1, do.CODE[0]).quiet()
    assert (table.hand(0), table.hand(1)) == ("Ruby", "Emerald")
    assert (table.whose, table.state.left) == (("action", 0), 1)
    table.do(0, do.END_TURN)
    assert table.whose == ("action", 1)
    table.do(1, do.END_TURN)
    assert table.happened() == ["turn_ended", "turn_skipped", "turn_started"]
    assert table.whose == ("action", 1)


def test_06_x_marks_passed_to_a_pirate_without_buried_treasure_does_nothing() -> None:
    """ST-Q30"""
    table = Table("X Marks The Spot", "Pirate’s Code", "", buried={1: "Ruby"})
    table.do(0, do.X_MARKS[1]).do(1, do.CODE[2]).quiet()
    assert (table.buried(1), table.hand(0)) == ("Ruby", "")


@pytest.mark.parametrize(("delay", "may"), [("next_own_turn", True), ("full_round", False)])
def test_07_a_gift_can_be_buried_in_the_very_next_turn(delay: str, may: bool) -> None:
    """ST-28, ST-Q12, ST-Q13"""
    table = Table("Skulduggery, Ruby", "Barnacle", "", bury_delay=delay)
    table.do(0, do.SKULDUGGERY[1]).do(0, do.END_TURN)
    assert table.hand(1) == "Ruby"
    assert table.may(do.BURY[table.card(1, "Ruby")]) == may


def test_08_what_is_drawn_is_buried_in_the_next_turn() -> None:
    """ST-27, ST-28"""
    table = Table("", "", tops={PILE_A: "Ruby"})
    table.do(0, do.DRAW_TREASURE[0])
    ruby = table.card(0, "Ruby")
    assert table.refused(0, do.BURY[ruby]) == "ST-27"
    table.do(0, do.END_TURN).do(1, do.END_TURN).do(0, do.BURY[ruby])
    assert table.buried(0) == "Ruby"


FIFTEEN_FIFTY = "Diamond, Noble’s Trove, Emerald, Sapphire"
FIFTEEN_HUNDRED = "Diamond, Noble’s Trove, Emerald, Silver Coin"


def test_09_negative_treasure_in_the_hand_counts() -> None:
    """ST-15, ST-Q16"""
    table = Table("Barnacle", "", "", "", buried={0: FIFTEEN_FIFTY})
    table.do(0, do.DRAW_PIRACY)
    assert table.found(GameWon) == [GameWon(0, 1500)]
    table = Table("Hook", "Old Billy’s Boot", "", "", buried={1: FIFTEEN_FIFTY})
    table.do(0, do.DRAW_PIRACY)
    assert table.winners == ()
    table.do(0, do.HOOK[1]).quiet()
    assert table.winners == (1,)


def test_10_the_black_spot_forbids_to_win_until_it_is_gone() -> None:
    """ST-73, ST-74, ST-75"""
    table = Table("Bombs Away", "The Black Spot", "", "", buried={1: FIFTEEN_HUNDRED})
    table.do(0, do.DRAW_PIRACY)
    assert table.winners == ()
    table.do(0, do.BOMBS_AWAY).quiet()
    assert table.winners == (1,)


def test_11_who_can_not_match_puts_down_the_most_that_he_can() -> None:
    """ST-91, ST-92, ST-Q57, ST-Q58"""
    hand = "Sapphire, Gold Doubloons, Barnacle"
    table = Table("Gold Bullion", hand).stake(0, "Gold Bullion").do(0, do.CHALLENGE[1])
    table.stake(1, "Sapphire")
    assert table.refused(1, do.MATCH) == "ST-91"
    table.stake(1, "Gold Doubloons")
    assert table.may(do.MATCH)
    table.stake(1, "Barnacle")
    assert len(table.found(type(table.events[0]))) == 1
    assert table.whose[0] == "action", "all is down, so the coin was tossed"

    table = Table("Gold Bullion", "Sapphire, Barnacle")
    table.stake(0, "Gold Bullion").do(0, do.CHALLENGE[1])
    assert table.legal() == (do.STAKE[table.card(1, "Sapphire")],)
    assert table.refused(1, do.STAKE[table.card(1, "Barnacle")]) == "ST-91"
    table.stake(1, "Sapphire")
    assert table.legal() == (do.MATCH,)

    table = Table("Gold Bullion", "Barnacle, Bad Voodoo")
    table.stake(0, "Gold Bullion").do(0, do.CHALLENGE[1])
    assert table.legal() == (do.STAKE[table.card(1, "Barnacle")],)


def test_12_a_stake_below_zero_is_matched_by_anything_not_worse() -> None:
    """ST-88, ST-Q56, ST-Q59"""
    hand = "Bad Voodoo, Barnacle, Silver Coin"
    table = Table("Bad Voodoo", hand).stake(0, "Bad Voodoo").do(0, do.CHALLENGE[1])
    assert len(table.legal()) == 3
    assert table.refused(1, do.MATCH) == "ST-Q59"
    table.stake(1, "Bad Voodoo")
    assert do.MATCH in table.legal()
    assert do.STAKE[table.card(1, "Silver Coin")] in table.legal()
    table = Table("Bad Voodoo", "Bad Voodoo, Barnacle")
    table.stake(0, "Bad Voodoo").do(0, do.CHALLENGE[1]).stake(1, "Bad Voodoo")
    assert table.refused(1, do.STAKE[table.card(1, "Barnacle")]) == "ST-91"


def test_13_a_parley_loses_the_wager_unless_it_is_cancelled() -> None:
    """ST-81, ST-83, ST-84"""
    table = Table("Ruby, Parley", "Emerald, Silver Coin")
    table.stake(0, "Ruby").do(0, do.CHALLENGE[1]).stake(1, "Emerald").do(1, do.MATCH)
    table.do(0, do.PARLEY)
    assert "coin_tossed" not in table.happened()
    assert table.hand(1) == "Silver Coin, Ruby, Emerald"
    table = Table("Ruby, Parley", "Emerald, Silver Coin", "Yarr!", rolls=(1,))
    table.stake(0, "Ruby").do(0, do.CHALLENGE[1]).stake(1, "Emerald").do(1, do.MATCH)
    table.do(0, do.PARLEY).do(2, do.YARR)
    assert table.found(CardCancelled)
    assert "coin_tossed" in table.happened()
    assert table.hand(0) == "Ruby, Emerald"


def test_14_an_eighth_card_costs_a_card() -> None:
    """ST-96, ST-97, ST-Q53"""
    coins = ", ".join(["Silver Coin"] * 7)
    table = Table(coins, "", tops={PILE_B: "Bad Voodoo"}).do(0, do.DRAW_TREASURE[1])
    assert table.whose == ("limit", 0)
    assert table.refused(0, do.DRAW_PIRACY) == "ST-36"
    table.do(0, do.DISCARD[table.card(0, "Bad Voodoo")])
    assert table.discarded(TREASURE) == "Bad Voodoo"
    assert (table.whose, table.state.left) == (("action", 0), 1)


def test_15_spyglass_swaps_all_but_itself() -> None:
    """ST-46, ST-Q12, ST-Q44, ST-Q71"""
    table = Table("Spyglass, Ruby", "Emerald, Plunder, Parley", "Hook")
    table.do(0, do.SPYGLASS[1]).quiet()
    assert (table.hand(0), table.hand(1)) == ("Emerald, Plunder, Parley", "Ruby")
    assert table.refused(0, do.BURY[table.card(0, "Emerald")]) == "ST-27"
    for knower in (0, 1):
        view = table.view(knower)
        assert all(view.faces[card] >= 0 for card in (*view.treasures[0], *view.pirates[0]))
    assert [table.view(2).faces[card] for card in table.view(2).pirates[0]] == [-1, -1]
    table.do(0, do.END_TURN)
    assert table.may(do.BURY[table.card(1, "Ruby")])


def test_16_discards_come_back_when_both_piles_are_empty() -> None:
    """ST-13, ST-Q21, ST-Q22"""
    table = Table("", "", discards={TREASURE: "Ruby, Emerald, Barnacle"})
    table.without_piles(PILE_A, PILE_B).do(0, do.DRAW_TREASURE[0])
    assert table.happened()[:2] == ["deck_reshuffled", "treasure_drawn"]
    assert [len(pile) for pile in table.state.piles[:2]] == [1, 1]
    assert table.discarded(TREASURE) == ""


def test_17_a_cancelled_plunder_draws_nothing_and_the_last_card_is_drawn_alone() -> None:
    """ST-Q23"""
    table = Table("Plunder", "Yarr!").do(0, do.PLUNDER).do(1, do.YARR).quiet()
    assert table.hand(0) == ""
    table = Table("Plunder", "", discards={TREASURE: "Ruby"}).without_piles(PILE_A, PILE_B)
    table.do(0, do.PLUNDER)
    assert table.hand(0) == "Ruby"


@pytest.mark.parametrize(("stacking", "skipped"), [("off", 1), ("on", 2)])
def test_18_two_hooks_cost_one_turn_or_two(stacking: str, skipped: int) -> None:
    """ST-56, ST-Q49"""
    table = Table("Hook, Hook", "", skip_stacking=stacking)
    table.do(0, do.HOOK[1], do.HOOK[1])
    for _ in range(skipped):
        assert table.whose == ("action", 0)
        table.do(0, do.DRAW_PIRACY, do.END_TURN)
    assert table.whose == ("action", 1)


def test_19_after_a_cancelled_code_another_may_be_played() -> None:
    """ST-Q36"""
    table = Table("X Marks The Spot, Yarr!", "Pirate’s Code, Pirate’s Code", "", buried={1: "Ruby"})
    table.do(0, do.X_MARKS[1]).do(1, do.CODE[2]).do(0, do.YARR).quiet_code(1, 2).quiet()
    assert (table.buried(1), table.hand(0), table.hand(1)) == ("Ruby", "", "")


def test_20_of_two_who_win_at_once_the_higher_score_wins() -> None:
    """ST-19, ST-Q17"""
    table = Table(
        "The Kraken, Bad Voodoo",
        "Bad Voodoo",
        "",
        "",
        buried={0: FIFTEEN_HUNDRED, 1: "Emerald, Merchant’s Haul, Merchant’s Haul, " + BOOTIES},
    )
    assert table.state.banked[:2] == [1500, 1550]
    table.do(0, do.KRAKEN)
    assert table.winners == (1,)


BOOTIES = "Pirate’s Booty, Pirate’s Booty"
