"""The piracy cards, card by card."""

import pytest

from tests.games.stolen_treasure.scripted import Table
from treasure_games.core.game import UNKNOWN
from treasure_games.games.stolen_treasure.rules import actions as do
from treasure_games.games.stolen_treasure.rules.events import (
    BuriedTaken,
    CardGiven,
    CardPlayed,
    CardResolved,
    CardStolen,
    HandMixed,
    KrakenSwept,
)
from treasure_games.games.stolen_treasure.rules.pieces import (
    PILE_A,
    PILE_B,
    PIRACY,
    TREASURE,
)


def test_st_33_and_st_37_a_card_is_declared_with_its_target_and_discarded() -> None:
    table = Table("Hook", "")
    hook = table.card(0, "Hook")
    table.do(0, do.HOOK[1])
    assert table.found(CardPlayed) == [CardPlayed(0, hook, 1)]
    assert table.found(CardResolved) == [CardResolved(0, hook)]
    assert table.discarded(PIRACY) == "Hook"
    assert table.refused(0, do.HOOK[1]) == "ST-33"


def test_st_34_a_card_in_turn_costs_an_action() -> None:
    table = Table("Hook, Hook", "").do(0, do.HOOK[1])
    assert table.state.left == 1
    table.do(0, do.HOOK[1])
    assert table.state.active == 0, "seat 1 was skipped"
    assert table.state.turn_number == 2


def test_st_36_an_effect_is_finished_before_the_next_action() -> None:
    table = Table("Plunder, Ruby", "").do(0, do.PLUNDER)
    assert table.refused(0, do.BURY[table.card(0, "Ruby")]) == "ST-36"
    assert table.refused(0, do.END_TURN) == "ST-36"


def test_st_38_a_single_opponent_is_not_oneself() -> None:
    table = Table("Hook", "", "")
    assert [action for action in table.legal() if isinstance(action, do.PlayHook)] == [
        do.HOOK[1],
        do.HOOK[2],
    ]
    assert table.refused(0, do.HOOK[0]) == "ST-55"


def test_st_39_and_st_40_and_st_41_whom_cards_affect() -> None:
    """ST-39: all opponents; ST-40: oneself; ST-41: everyone."""
    table = Table("Bombs Away, Hook", "Hook", "Yarr!").do(0, do.BOMBS_AWAY)
    assert table.state.victims == (1, 2)
    table = Table("Plunder", "Yarr!").do(0, do.PLUNDER)
    assert table.state.victims == ()
    table = Table("The Kraken, Ruby", "Ruby", "Emerald").do(0, do.KRAKEN)
    assert [table.hand(seat) for seat in range(3)] == ["", "", ""]


@pytest.mark.parametrize(
    ("hands", "action", "rule"),
    [
        (("Spyglass", ""), do.SPYGLASS[1], "ST-46"),
        (("Skulduggery", ""), do.SKULDUGGERY[1], "ST-47"),
        (("X Marks The Spot", "Ruby"), do.X_MARKS[1], "ST-50"),
        (("YO HO HO!, Ruby", "Hook"), do.YO_HO_HO, "ST-53"),
        (("The Kraken", "Hook"), do.KRAKEN, "ST-Q10"),
        (("Bombs Away, Hook", "Ruby"), do.BOMBS_AWAY, "ST-70"),
    ],
)
def test_st_q10_a_card_needs_something_to_do(
    hands: tuple[str, ...], action: do.Action, rule: str
) -> None:
    assert Table(*hands).refused(0, action) == rule


def test_st_43_and_st_44_plunder_draws_from_either_pile_in_one_action() -> None:
    table = Table("Plunder", "", tops={PILE_A: "Ruby", PILE_B: "Emerald"})
    table.do(0, do.PLUNDER)
    assert table.whose == ("plunder", 0)
    assert table.refused(1, do.DRAW_TREASURE[0]) == "ST-40"
    table.do(0, do.DRAW_TREASURE[PILE_B])
    assert table.hand(0) == "Emerald", "the first is seen before the second is chosen"
    table.do(0, do.DRAW_TREASURE[PILE_A])
    assert (table.hand(0), table.state.left) == ("Ruby, Emerald", 1)


def test_st_45_plundered_treasure_is_not_buried_at_once() -> None:
    table = Table("Plunder", "", tops={PILE_A: "Ruby"})
    table.do(0, do.PLUNDER, do.DRAW_TREASURE[0], do.DRAW_TREASURE[1])
    assert table.refused(0, do.BURY[table.card(0, "Ruby")]) == "ST-27"


def test_st_46_spyglass_may_be_played_with_an_empty_hand() -> None:
    table = Table("Spyglass", "Ruby, Hook", "").do(0, do.SPYGLASS[1]).quiet()
    assert (table.hand(0), table.hand(1)) == ("Ruby, Hook", "")


def test_st_47_and_st_48_skulduggery_steals_and_gives() -> None:
    table = Table("Skulduggery, Barnacle, Parley", "Ruby").do(0, do.SKULDUGGERY[1]).quiet()
    assert table.hand(0) == "Ruby, Barnacle, Parley"
    assert table.whose == ("give", 0)
    assert table.refused(0, do.GIVE[table.card(0, "Ruby")]) == "ST-49"
    assert table.refused(0, do.GIVE[0]) == "ST-48"
    table.do(0, do.GIVE[table.card(0, "Barnacle")])
    assert (table.hand(0), table.hand(1)) == ("Ruby, Parley", "Barnacle")


def test_st_49_and_st_q46_the_same_card_is_the_same_piece_of_cardboard() -> None:
    table = Table("Skulduggery, Ruby", "Ruby").do(0, do.SKULDUGGERY[1]).quiet()
    assert (table.hand(0), table.hand(1)) == ("Ruby", "Ruby")
    assert table.found(CardStolen)[0].card != table.found(CardGiven)[0].card
    table = Table("Skulduggery", "Ruby").do(0, do.SKULDUGGERY[1]).quiet()
    assert (table.hand(0), table.hand(1)) == ("Ruby", "")


def test_st_76_the_black_spot_may_be_given() -> None:
    table = Table("Skulduggery, The Black Spot", "Ruby").do(0, do.SKULDUGGERY[1]).quiet()
    assert (table.hand(0), table.hand(1)) == ("Ruby", "The Black Spot")


def test_st_q30_an_empty_hand_gets_the_gift_all_the_same() -> None:
    table = Table("Skulduggery, Barnacle", "").do(0, do.SKULDUGGERY[1]).quiet()
    assert (table.hand(0), table.hand(1)) == ("", "Barnacle")


def test_st_50_and_st_51_x_marks_takes_a_buried_treasure_of_choice() -> None:
    table = Table("X Marks The Spot", "", buried={1: "Ruby, Diamond"}).do(0, do.X_MARKS[1])
    assert table.whose == ("dig", 0)
    diamond = table.card(1, "Diamond")
    assert table.refused(0, do.DigUp(49)) == "ST-50"
    table.do(0, do.DIG_UP[diamond])
    assert table.found(BuriedTaken) == [BuriedTaken(0, diamond, 1)]
    assert (table.hand(0), table.buried(1), table.state.banked) == ("Diamond", "Ruby", [0, 200])
    assert table.refused(0, do.BURY[diamond]) == "ST-27"
    assert table.view(1).faces[diamond] == 9


def test_st_52_and_st_54_yo_ho_ho_takes_two_of_each() -> None:
    table = Table("YO HO HO!", "Ruby, Ruby, Ruby, Hook", "Emerald", "Yarr!")
    table.do(0, do.YO_HO_HO).quiet()
    assert table.hand(0) == "Ruby, Ruby, Emerald"
    assert (table.hand(1), table.hand(2), table.hand(3)) == ("Ruby, Hook", "", "Yarr!")
    assert table.refused(0, do.BURY[table.card(0, "Ruby")]) == "ST-27"


def test_st_53_and_st_q31_and_st_q48_who_has_no_treasure_is_not_affected() -> None:
    table = Table("YO HO HO!", "Pirate’s Code", "Emerald, Pirate’s Code").do(0, do.YO_HO_HO)
    assert table.state.victims == (2,)
    assert table.legal() == (do.PASS,)
    table.quiet()
    assert table.hand(0) == "Emerald"


def test_st_55_and_st_57_hook_steals_a_card() -> None:
    table = Table("Hook", "Ruby").do(0, do.HOOK[1])
    assert table.hand(0) == "Ruby"
    assert table.refused(0, do.BURY[table.card(0, "Ruby")]) == "ST-27"


def test_st_56_and_st_q50_a_skipped_pirate_can_still_answer() -> None:
    table = Table("Hook, Hook", "Yarr!", "").do(0, do.HOOK[2]).quiet()
    table.do(0, do.HOOK[1])
    assert table.whose == ("respond", 1)
    table.do(1, do.PASS)
    assert table.hand(0) == "Yarr!"
    assert table.state.skips == [0, 0, 0], "both turns have passed"
    assert (table.whose, table.state.turn_number) == (("action", 0), 3)


def test_st_q47_hook_on_an_empty_hand_skips_only() -> None:
    table = Table("Hook", "").do(0, do.HOOK[1])
    assert (table.hand(0), table.state.skips) == ("", [0, 1])


def test_st_q43_the_thief_chooses_the_back() -> None:
    table = Table("Hook", "Ruby, Yarr!", "").do(0, do.HOOK[1]).quiet()
    assert table.whose == ("steal", 0)
    assert table.legal() == (do.STEAL_TREASURE, do.STEAL_PIRACY)
    assert table.refused(1, do.STEAL_PIRACY) == "ST-47"
    table.do(0, do.STEAL_PIRACY)
    assert table.hand(0) == "Yarr!"


@pytest.mark.parametrize(("draw", "stolen"), [(0, "Ruby"), (1, "Yarr!")])
def test_st_58_or_chance_does(draw: int, stolen: str) -> None:
    table = Table("Hook", "Ruby, Yarr!", steal_mode="true_random", draws=[draw])
    table.do(0, do.HOOK[1]).quiet()
    assert table.hand(0) == stolen


def test_st_q44_and_st_q45_thief_and_victim_see_what_is_stolen() -> None:
    table = Table("Hook", "Ruby, Emerald, Silver Coin", "").do(0, do.HOOK[1])
    stolen = table.found(CardStolen)[0].card
    assert table.found(HandMixed) == [HandMixed(1, TREASURE)]
    views = [table.view(seat) for seat in (0, 1, 2, None)]
    assert [view.faces[stolen] == UNKNOWN for view in views] == [False, False, True, True]
    assert [bag.kept for bag in views[2].bags] == [(0, 7, 8)]
    assert stolen in views[2].unknown[views[2].bags[0].number]


def test_st_q44_who_knew_the_hand_knows_the_rest_of_it() -> None:
    """The thief has seen all three, and one of them is his now."""
    table = Table("Hook", "Ruby, Emerald", "").do(0, do.HOOK[1])
    left = table.state.treasures[1][0]
    assert table.view(0).faces[left] == table.state.faces[left]
    assert table.view(2).faces[left] == UNKNOWN


def test_st_59_to_st_61_the_kraken_takes_all_treasure_in_hands() -> None:
    """ST-59, ST-60, ST-61"""
    table = Table("The Kraken, Ruby, Hook", "Emerald", buried={1: "Diamond"})
    ruby, emerald = table.card(0, "Ruby"), table.card(1, "Emerald")
    table.do(0, do.KRAKEN)
    assert table.found(KrakenSwept) == [KrakenSwept(0, (ruby,)), KrakenSwept(1, (emerald,))]
    assert (table.hand(0), table.hand(1), table.buried(1)) == ("Hook", "", "Diamond")
    assert [len(pile) for pile in table.state.piles[:2]] == [25, 24]
    assert {table.view(0).faces[card] for card in table.state.piles[0]} == {UNKNOWN}


def test_st_q25_and_st_q68_the_kraken_leaves_the_discards() -> None:
    table = Table("The Kraken, Ruby", "", discards={TREASURE: "Barnacle"}).do(0, do.KRAKEN)
    assert table.discarded(TREASURE) == "Barnacle"


def test_st_69_and_st_q33_bombs_away_lets_opponents_choose_two() -> None:
    table = Table("Bombs Away, Hook", "Hook, Parley, Yarr!, Ruby").do(0, do.BOMBS_AWAY).quiet()
    assert table.whose == ("bombed", 1)
    assert table.refused(1, do.DISCARD[table.card(1, "Ruby")]) == "ST-69"
    assert table.refused(0, do.DISCARD[table.card(0, "Hook")]) == "ST-69"
    table.do(1, do.DISCARD[table.card(1, "Hook")]).do(1, do.DISCARD[table.card(1, "Parley")])
    assert (table.hand(0), table.hand(1)) == ("Hook", "Ruby, Yarr!")


@pytest.mark.parametrize("hand", ["Hook", "Hook, Yarr!"])
def test_st_71_and_st_q34_one_or_two_cards_all_go(hand: str) -> None:
    table = Table("Bombs Away", hand, "Ruby").do(0, do.BOMBS_AWAY).quiet()
    assert table.hand(1) == ""
    assert (table.hand(2), table.whose) == ("Ruby", ("action", 0))


def test_st_70_who_has_no_piracy_card_is_not_affected() -> None:
    table = Table("Bombs Away", "Ruby", "Hook").do(0, do.BOMBS_AWAY)
    assert table.state.victims == (2,)


def test_st_42_and_st_72_the_black_spot_works_unplayed() -> None:
    table = Table("The Black Spot", "")
    assert table.legal() == (*do.DRAW_TREASURE, do.DRAW_PIRACY, do.END_TURN)
