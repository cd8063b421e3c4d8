"""Turns, drawing, burying, and the limit of a hand."""

import pytest

from tests.games.stolen_treasure.scripted import Table
from treasure_games.core.game import UNKNOWN
from treasure_games.games.stolen_treasure.rules import actions as do
from treasure_games.games.stolen_treasure.rules.events import (
    ActionSpent,
    Buried,
    CardDiscarded,
    LimitExceeded,
    PiracyDrawn,
    TreasureDrawn,
    TurnStarted,
)
from treasure_games.games.stolen_treasure.rules.pieces import (
    PILE_A,
    PILE_B,
    PIRACY,
    PIRACY_PILE,
    TITLES,
    TREASURE,
)

SEVEN = ", ".join(["Silver Coin"] * 7)


def test_st_09_turns_go_clockwise() -> None:
    table = Table("", "", "")
    for seat in (0, 1, 2, 0):
        assert table.whose == ("action", seat)
        assert table.refused((seat + 1) % 3, do.DRAW_PIRACY) == "ST-09"
        table.do(seat, do.DRAW_PIRACY, do.DRAW_PIRACY)


def test_st_10_and_st_12_two_actions_the_same_twice_if_you_like() -> None:
    table = Table("", "").do(0, do.DRAW_TREASURE[0])
    assert table.found(ActionSpent) == [ActionSpent(0, 1)]
    table.do(0, do.DRAW_TREASURE[0])
    assert table.found(TurnStarted) == [TurnStarted(1, 1)]


def test_st_11_and_st_22_draw_bury_play_wager() -> None:
    table = Table("Ruby, Hook, Yarr!", "Emerald")
    ruby = table.card(0, "Ruby")
    assert table.legal() == (
        *do.DRAW_TREASURE,
        do.DRAW_PIRACY,
        do.BURY[ruby],
        do.HOOK[1],
        do.STAKE[ruby],
        do.END_TURN,
    )


def test_st_q8_actions_may_be_left() -> None:
    table = Table("", "")
    assert table.asked.default == do.END_TURN
    table.do(0, do.END_TURN)
    assert table.whose == ("action", 1)


def test_st_21_and_st_23_treasure_is_drawn_openly_from_either_pile() -> None:
    table = Table("", "", tops={PILE_A: "Ruby", PILE_B: "Barnacle"})
    table.do(0, do.DRAW_TREASURE[PILE_B])
    card = table.card(0, "Barnacle")
    assert table.found(TreasureDrawn) == [TreasureDrawn(0, card, PILE_B)]
    assert table.view(1).faces[card] == table.view(None).faces[card] == 13
    assert table.refused(0, do.DrawTreasure(2)) == "ST-Q22"


def test_st_24_a_piracy_card_is_drawn_in_secret() -> None:
    table = Table("", "", tops={PIRACY_PILE: "Hook"}).do(0, do.DRAW_PIRACY)
    card = table.card(0, "Hook")
    assert table.found(PiracyDrawn) == [PiracyDrawn(0, card)]
    assert table.view(0).faces[card] == 20
    assert table.view(1).faces[card] == table.view(None).faces[card] == UNKNOWN


def test_st_14_and_st_q21_piracy_discards_become_the_pile() -> None:
    table = Table("", "", discards={PIRACY: "Hook, Yarr!"}).without_piles(PIRACY_PILE)
    assert table.may(do.DRAW_PIRACY)
    table.do(0, do.DRAW_PIRACY)
    assert table.happened()[:2] == ["deck_reshuffled", "piracy_drawn"]
    table.do(0, do.DRAW_PIRACY)
    assert table.refused(1, do.DRAW_PIRACY) == "ST-Q21"


def test_st_q22_and_st_q24_one_empty_pile_is_just_unavailable() -> None:
    table = Table("", "", discards={TREASURE: "Ruby"}).without_piles(PILE_A)
    assert table.refused(0, do.DRAW_TREASURE[0]) == "ST-Q22"
    assert table.may(do.DRAW_TREASURE[1])
    assert table.view(1).faces[table.state.discards[TREASURE][0]] >= 0


def test_st_q23_without_treasure_play_goes_on() -> None:
    table = Table("Plunder", "").without_piles(PILE_A, PILE_B)
    assert table.refused(0, do.DRAW_TREASURE[0]) == "ST-Q22"
    assert table.refused(0, do.PLUNDER) == "ST-Q10"
    assert table.legal() == (do.DRAW_PIRACY, do.END_TURN)


def test_st_25_and_st_32_buried_treasure_lies_face_up() -> None:
    table = Table("Ruby, Emerald", "")
    ruby = table.card(0, "Ruby")
    table.do(0, do.BURY[ruby])
    assert table.found(Buried) == [Buried(0, ruby)]
    assert (table.buried(0), table.state.banked, table.state.left) == ("Ruby", [200, 0], 1)
    assert table.view(1).faces[ruby] == 7
    table.do(0, do.BURY[table.card(0, "Emerald")])
    assert table.whose == ("action", 1)


def test_st_26_only_treasure_of_the_own_hand_is_buried() -> None:
    table = Table("Hook", "Ruby")
    assert table.refused(0, do.Bury(table.card(0, "Hook"))) == "ST-26"
    assert table.refused(0, do.BURY[table.card(1, "Ruby")]) == "ST-26"


def test_st_31_and_st_q15_own_buried_treasure_never_comes_back() -> None:
    table = Table("X Marks The Spot", "Pirate’s Code", buried={0: "Ruby", 1: "Emerald"})
    assert table.refused(0, do.X_MARKS[0]) == "ST-50"
    table.do(0, do.X_MARKS[1]).do(1, do.CODE[0]).quiet()
    assert (table.buried(0), table.buried(1), table.hand(0)) == ("Ruby", "Emerald", "")


@pytest.mark.parametrize(("house", "rule"), [("allowed", ""), ("forbidden", "ST-Q14")])
def test_st_q14_bad_treasure_counts_against_you_for_ever(house: str, rule: str) -> None:
    table = Table("Barnacle", "", bury_negative=house)
    barnacle = do.BURY[table.card(0, "Barnacle")]
    if rule:
        assert table.refused(0, barnacle) == rule
    else:
        table.do(0, barnacle)
        assert table.state.banked == [-50, 0]


def test_st_q11_and_st_q12_a_full_round_counts_skipped_turns() -> None:
    table = Table("", "Hook", "", bury_delay="full_round", tops={PILE_A: "Ruby"})
    table.do(0, do.DRAW_TREASURE[0], do.END_TURN).do(1, do.HOOK[2]).till(1).quiet()
    table.do(1, do.END_TURN)
    assert table.whose == ("action", 0)
    assert table.may(do.BURY[table.card(0, "Ruby")])


def test_st_q51_the_limit_may_be_off_or_another() -> None:
    table = Table(SEVEN, "", hand_limit="off").do(0, do.DRAW_PIRACY)
    assert table.whose == ("action", 0)
    table = Table("Ruby, Ruby, Hook, Hook, Hook", "", hand_limit=5).do(0, do.DRAW_PIRACY)
    assert table.whose == ("limit", 0)


def test_st_q73_piracy_may_be_drawn_only_with_few_piracy_cards() -> None:
    table = Table("Hook, Hook, Ruby", "", piracy_limit=3).do(0, do.DRAW_PIRACY)
    assert not table.may(do.DRAW_PIRACY)
    assert table.refused(0, do.DRAW_PIRACY) == "ST-Q73"
    assert Table("Hook, Hook, Yarr!, Ruby", "", piracy_limit=4).may(do.DRAW_PIRACY)
    assert Table("Hook, Hook, Yarr!, Yarr!, Ruby", "").may(do.DRAW_PIRACY)


def test_st_96_and_st_97_the_owner_chooses_what_to_discard() -> None:
    table = Table("Hook, Hook, Hook, Ruby, Ruby, Ruby, Barnacle", "", tops={PIRACY_PILE: "Yarr!"})
    table.do(0, do.DRAW_PIRACY)
    assert table.found(LimitExceeded) == [LimitExceeded(0, 1)]
    assert len(table.legal()) == 8
    assert table.refused(1, table.legal()[0]) == "ST-97"
    assert table.refused(0, do.DISCARD[table.state.piles[0][0]]) == "ST-97"


@pytest.mark.parametrize("name", ["The Black Spot", "Bad Voodoo"])
def test_st_98_and_st_q54_the_spot_and_bad_treasure_may_go_for_all_to_see(name: str) -> None:
    table = Table(f"Ruby, Ruby, Ruby, Hook, Hook, Yarr!, {name}", "").do(0, do.DRAW_PIRACY)
    table.do(0, do.DISCARD[table.card(0, name)])
    (event,) = table.found(CardDiscarded)
    assert TITLES[table.view(1).faces[event.card]] == name


def test_st_q52_the_active_pirate_discards_first_and_others_then() -> None:
    table = Table("YO HO HO!, Parley, " + ", ".join(["Hook"] * 3), "Ruby, Ruby", "Emerald, Ruby")
    table.do(0, do.YO_HO_HO).quiet()
    assert table.whose == ("limit", 0)
    table.do(0, table.legal()[0])
    assert (table.whose, table.state.left) == (("action", 0), 1)
    table = Table("Spyglass, Plunder, Plunder", SEVEN + ", Ruby", hand_limit=7)
    table.do(0, do.SPYGLASS[1]).quiet()
    assert table.whose == ("limit", 0)


def test_st_q53_plunder_with_seven_cards() -> None:
    table = Table("Plunder, Silver Coin, Silver Coin, Silver Coin, Hook, Hook, Hook", "")
    table.do(0, do.PLUNDER, do.DRAW_TREASURE[0], do.DRAW_TREASURE[1])
    assert table.whose == ("limit", 0)
    table.do(0, table.legal()[0])
    assert table.whose == ("action", 0)


def test_st_q66_a_piracy_card_may_be_played_in_the_turn_in_which_it_is_drawn() -> None:
    table = Table("", "", tops={PIRACY_PILE: "Hook"}).do(0, do.DRAW_PIRACY)
    assert table.may(do.HOOK[1])


def test_st_q67_treasure_may_be_wagered_in_the_turn_in_which_it_is_drawn() -> None:
    table = Table("", "Emerald", tops={PILE_A: "Ruby"}).do(0, do.DRAW_TREASURE[0])
    assert table.may(do.STAKE[table.card(0, "Ruby")])
