"""Treasure cards: the window before the bidding, and each card."""

import pytest

from tests.games.scallywager.scripted import Table
from treasure_games.core.game import UNKNOWN, Mode
from treasure_games.games.scallywager.rules import actions as do
from treasure_games.games.scallywager.rules.events import (
    CardStolen,
    CrewGained,
    CrewLost,
    DiceRerolled,
    DieTurned,
    LifeboatUsed,
    Passed,
    Peeked,
    TreasurePlayed,
)
from treasure_games.games.scallywager.rules.pieces import TREASURE, places_in


def test_sw_06_the_token_holder_has_the_first_right_and_it_passes_clockwise() -> None:
    table = Table("225 216 32", treasures={0: "T06", 1: "T06", 2: "T06"}, token=1)
    order = []
    while table.asked.ask == "treasure":
        order.append(table.whose[1])
        assert table.asked.mode is Mode.TURN
        assert table.refused((table.whose[1] + 1) % 3, do.PASS) == "SW-06"
        table.do(table.whose[1], do.PASS)
    assert order == [1, 2, 0]
    assert table.whose == ("bid", 1)


def test_sw_07_treasure_cards_are_for_the_time_before_the_bidding() -> None:
    table = Table("225 216 32", treasures={0: "T06"}).bid((1, 2))
    assert table.refused(1, do.LOADED_DIE[0]) == "SW-07"
    assert table.refused(0, do.LOADED_DIE[0]) == "SW-07"


def test_sw_08_bidding_starts_when_all_in_a_row_have_declined() -> None:
    """Seat 1 plays after seat 0 has passed: seat 0 is asked again."""
    table = Table("225 216 32", treasures={0: "T06", 1: "T06 T06"})
    table.do(0, do.PASS)
    assert table.found(Passed) == [Passed(0)]
    table.do(1, do.LOADED_DIE[0])
    assert table.whose == ("treasure", 0)
    table.do(0, do.PASS)
    table.do(1, do.PASS)
    assert table.whose == ("bid", 0)


def test_swa_15_one_card_for_each_priority() -> None:
    table = Table("225 216 32", treasures={0: "T06 T06", 1: "T06"})
    table.do(0, do.LOADED_DIE[0])
    assert table.whose == ("treasure", 1)
    table.do(1, do.PASS)
    assert table.whose == ("treasure", 0)


def test_a_captain_with_nothing_to_use_is_passed_over() -> None:
    """Cards that aren't used in this window, or have no target: Flag, Lifeboat, Grapeshot."""
    table = Table("225 21 3", treasures={0: "T04 T12 T10"})
    assert table.whose == ("bid", 0)


def test_sw_24_treasure_cards_lie_face_up() -> None:
    table = Table("225 216 32", treasures={1: "T04 T12"})
    assert [table.view(viewer).kinds(1) for viewer in (None, 0, 1)] == [(3, 11)] * 3


def test_sw_25_some_stay_and_some_are_used_once() -> None:
    table = Table("225 216 32", treasures={0: "T01 T06"})
    table.do(0, do.SHIPS_PARROT[0])
    assert table.found(TreasurePlayed)[0].target == -1
    table.do(0, do.LOADED_DIE[0])
    assert table.kinds(0) == ["T01"]
    assert len(table.state.piles[TREASURE]) == 1


def test_sw_t01_the_parrot_rerolls_one_die_once_a_round() -> None:
    table = Table("225 216 32", treasures={0: "T01"}, rolls=(6,))
    assert table.refused(0, do.ShipsParrot(3)) == "SW-T01"
    table.do(0, do.SHIPS_PARROT[1])
    assert table.found(DiceRerolled) == [DiceRerolled(0, (1,))]
    assert table.view(0).dice[0] == (2, 6, 5)
    assert table.whose == ("bid", 0)


def test_swa_31_parrots_work_once_for_each_copy() -> None:
    table = Table("225 216 32", treasures={0: "T01 T01", 1: "T06"})
    table.do(0, do.SHIPS_PARROT[0])
    table.do(1, do.PASS)
    table.do(0, do.SHIPS_PARROT[0])
    assert table.whose == ("treasure", 1)
    late = Table("225 216 32", treasures={0: "T01 T06"})
    late.do(0, do.SHIPS_PARROT[0])
    assert late.refused(0, do.SHIPS_PARROT[0]) == "SWA-31"


def test_swa_31_a_stolen_parrot_has_been_used_all_the_same() -> None:
    table = Table("225 216 32", treasures={0: "T01", 1: "T11"})
    table.do(0, do.SHIPS_PARROT[0])
    table.do(1, do.CUTPURSE[0])
    assert table.kinds(1) == ["T01"]
    assert table.whose == ("bid", 0)


def test_sw_t02_from_the_crows_nest_one_random_die_is_seen_by_its_owner_alone() -> None:
    table = Table("225 216 32", treasures={0: "T02"}, draws=(2,))
    assert table.refused(0, do.CROWS_NEST[0]) == "SW-T02"
    table.do(0, do.CROWS_NEST[1])
    assert table.found(Peeked) == [Peeked(0, (2,), 1)]
    assert table.view(0).dice[1] == (UNKNOWN, UNKNOWN, 6)
    assert table.view(2).dice[1] == table.view(None).dice[1] == (UNKNOWN,) * 3
    assert table.view(1).seen[1] == (2, 2, 3)


def test_sw_t09_a_spyglass_shows_two_dice_that_were_not_known_yet() -> None:
    table = Table("225 216 32", treasures={0: "T09 T09"}, draws=(0, 0))
    table.do(0, do.SPYGLASS[1])
    assert table.view(0).dice[1] == (2, 1, UNKNOWN)
    table.do(0, do.SPYGLASS[1])
    assert table.found(Peeked) == [Peeked(0, (2,), 1)]
    assert table.view(0).dice[1] == (2, 1, 6)


def test_sw_t02_there_must_be_something_left_to_see() -> None:
    table = Table("225 2 32", treasures={0: "T02 T09"})
    table.do(0, do.CROWS_NEST[1])
    assert table.refused(0, do.SPYGLASS[1]) == "SW-T09"
    assert do.SPYGLASS[2] in table.legal()


def test_sw_t05_a_letter_of_marque_protects_from_being_chosen_and_robbed() -> None:
    table = Table("225 216 321", treasures={0: "T02 T09 T10 T11", 1: "T05 T06"})
    for action in (do.CROWS_NEST[1], do.SPYGLASS[1], do.GRAPESHOT[1], do.CUTPURSE[4]):
        assert table.refused(0, action) == "SW-T05"
    assert do.GRAPESHOT[2] in table.legal()


def test_sw_t06_a_loaded_die_is_turned_to_a_face_that_only_its_owner_knows() -> None:
    table = Table("225 216 32", treasures={0: "T06"})
    assert table.refused(0, do.LoadedDie(0, 7)) == "SW-T06"
    table.do(0, do.LoadedDie(2, 4))
    assert table.found(DieTurned) == [DieTurned(0, (2,))]
    assert table.view(0).dice[0] == (2, 2, 4)
    assert table.view(1).dice[0] == (UNKNOWN,) * 3


@pytest.mark.parametrize("action", [do.LoadedDie(2, 4), do.BarrelOfGrog(0b101)])
def test_who_has_looked_at_a_die_knows_it_no_more_once_it_has_changed(action: do.Action) -> None:
    """SW-T06, SW-T07"""
    table = Table("225 216 32", treasures={0: "T06 T07", 1: "T02"}, token=1, draws=(2,))
    table.do(1, do.CROWS_NEST[0])
    assert table.view(1).dice[0] == (UNKNOWN, UNKNOWN, 5)
    table.do(0, action)
    assert table.view(1).dice[0] == (UNKNOWN,) * 3


def test_sw_t07_grog_rerolls_any_number_of_dice_together() -> None:
    table = Table("225 216 32", treasures={0: "T07"}, rolls=(6, 6))
    assert table.refused(0, do.BarrelOfGrog(0)) == "SW-T07"
    assert table.refused(0, do.BarrelOfGrog(8)) == "SW-T07"
    assert len(table.legal()) == 1 + 7
    table.do(0, do.BarrelOfGrog(0b101))
    assert table.view(0).dice[0] == (6, 2, 6)
    assert places_in(0b101) == (0, 2)


def test_sw_t08_a_press_gang_brings_a_die_that_is_rolled_at_once() -> None:
    """SWA-27: it counts in this round."""
    table = Table("225 216 32", treasures={0: "T08"}, rolls=(6,))
    table.do(0, do.PRESS_GANG)
    assert table.found(CrewGained) == [CrewGained(0, (3,), "press")]
    assert table.view(0).dice[0] == (2, 2, 5, 6)
    assert table.view(1).dice[0] == (UNKNOWN,) * 4


@pytest.mark.parametrize("limit", [5, 6, 7])
def test_swa_19_no_ship_holds_more_than_the_limit(limit: int) -> None:
    table = Table("1" * limit + " 216", treasures={0: "T08 T06"}, hold_limit=limit)
    assert table.refused(0, do.PRESS_GANG) == "SWA-19"
    fewer = Table("1" * (limit - 1) + " 216", treasures={0: "T08"}, hold_limit=limit)
    assert do.PRESS_GANG in fewer.legal()


def test_sw_t10_grapeshot_hits_only_those_with_two_dice_and_no_fewer_than_oneself() -> None:
    table = Table("225 216 32 6", treasures={0: "T10"}, draws=(1,))
    assert [table.refused(0, do.GRAPESHOT[seat]) for seat in (2, 3)] == ["SW-T10", "SW-T10"]
    table.do(0, do.GRAPESHOT[1])
    assert table.found(CrewLost) == [CrewLost(1, (1,), "grapeshot")]
    assert table.view(1).dice[1] == (2, 6)
    assert table.view().harm(0, 1) == 1


def test_swa_28_a_die_lost_before_the_showdown_is_a_random_one() -> None:
    found = set()
    for place in range(3):
        table = Table("225 216 32", treasures={0: "T10"}, draws=(place,))
        table.do(0, do.GRAPESHOT[1])
        found.add(table.view(1).dice[1])
        assert table.view(2).dice[1] == (UNKNOWN,) * 2
    assert found == {(1, 6), (2, 6), (2, 1)}


def test_sw_t11_a_cutpurse_takes_a_face_up_card_of_choice() -> None:
    table = Table("225 216 32", treasures={0: "T11", 1: "T04 T12"})
    assert table.refused(0, do.Cutpurse(0)) == "SW-T11"
    assert table.refused(0, do.Cutpurse(30)) == "SW-T11"
    table.do(0, do.CUTPURSE[2])
    assert table.found(CardStolen) == [CardStolen(0, 2, 1)]
    assert (table.kinds(0), table.kinds(1)) == (["T12"], ["T04"])


def test_sw_t12_a_lifeboat_saves_one_die_of_a_loss() -> None:
    table = Table("225 216 32", treasures={1: "T12 T12"}).bid((3, 2)).parlay()
    assert table.whose == ("lifeboat", 1)
    assert table.state.loss[0] == 2
    assert table.refused(0, do.USE_LIFEBOAT) == "SW-T12"
    table.do(1, do.USE_LIFEBOAT)
    assert [type(event) for event in table.events[:2]] == [LifeboatUsed, CrewLost]
    assert table.crew == (3, 2, 2)
    assert table.kinds(1) == ["T12"], "one lifeboat for each loss"


def test_sw_t12_a_lifeboat_may_be_kept() -> None:
    table = Table("225 216 32", treasures={1: "T12"}).bid((3, 2)).parlay()
    table.do(1, do.KEEP_LIFEBOAT)
    assert table.crew == (3, 1, 2)
    assert table.kinds(1) == ["T12"]


def test_sw_t12_a_lifeboat_saves_the_last_die_even_of_a_loss_of_two() -> None:
    """SWA-21: what would be lost is one die, so none is."""
    table = Table("225 2 32", treasures={1: "T12"}).bid((2, 2)).parlay()
    table.do(1, do.USE_LIFEBOAT)
    assert table.crew == (3, 1, 2)


def test_sw_t12_a_lifeboat_is_for_any_loss_before_the_showdown_too() -> None:
    table = Table("225 216 32", treasures={0: "T10", 1: "T12"})
    table.do(0, do.GRAPESHOT[1])
    assert table.whose == ("lifeboat", 1)
    table.do(1, do.USE_LIFEBOAT)
    assert table.crew == (3, 3, 2)
    assert table.whose == ("bid", 0)


def test_sw_t04_a_black_flag_costs_a_false_bidder_one_more_die() -> None:
    table = Table("225 216 32", treasures={1: "T04 T04"}).bid((5, 2)).call()
    assert table.changes() == [(0, -1, "call"), (0, -1, "extra")]
    true = Table("225 216 32", treasures={1: "T04"}).bid((4, 2)).call()
    assert true.changes() == [(1, -1, "call")]
    parlay = Table("225 216 32", treasures={1: "T04"}).bid((4, 2)).parlay()
    assert "extra" not in [why for _, _, why in parlay.changes()]


def test_sw_t04_and_sw_t05_a_black_flag_hits_the_marqued_as_well() -> None:
    table = Table("225 216 32", treasures={0: "T05", 1: "T04"}).bid((5, 2)).call()
    assert table.crew == (1, 3, 2)


def test_swa_14_by_house_rule_some_cards_are_used_before_the_roll() -> None:
    """Press Gang, Grapeshot and Cutpurse; the others after it."""
    table = Table("225 216 32", treasures={0: "T08 T06"}, treasure_window="before", rolls=(4,))
    assert table.legal() == (do.PASS, do.PRESS_GANG)
    assert table.refused(0, do.LOADED_DIE[0]) == "SWA-14"
    table.do(0, do.PRESS_GANG)
    assert table.happened()[-3:] == ["rolled"] * 3
    assert table.view(0).dice[0] == (2, 2, 5, 2)
    assert table.whose == ("treasure", 0)
    assert table.refused(0, do.PRESS_GANG) == "SWA-14"
    assert do.LOADED_DIE[0] in table.legal()


def test_swa_14_usually_all_are_used_after_the_roll() -> None:
    table = Table("225 216 32", treasures={0: "T08 T06"})
    assert table.happened()[-1] == "rolled"
    assert {type(action) for action in table.legal()} == {do.Pass, do.LoadedDie, do.PressGang}


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (do.SHIPS_PARROT[0], "SW-T01"),
        (do.CROWS_NEST[1], "SW-T02"),
        (do.BARREL_OF_GROG[1], "SW-T07"),
        (do.PRESS_GANG, "SW-T08"),
        (do.SPYGLASS[1], "SW-T09"),
        (do.GRAPESHOT[1], "SW-T10"),
        (do.CUTPURSE[3], "SW-T11"),
    ],
)
def test_nobody_uses_a_card_that_he_does_not_have(action: do.Action, rule: str) -> None:
    table = Table("225 216 32", treasures={0: "T06"})
    assert table.refused(0, action) == rule


def test_swa_30_any_number_of_treasure_cards_may_be_held() -> None:
    hand = "T01 T01 T01 T02 T02 T03 T03 T04 T04 T05 T05 T06"
    table = Table("225 216 32", treasures={0: hand}, decks="T06 T07").bid((4, 2)).call()
    table.do(0, do.DRAW_TREASURE)
    table.do(0, do.KEEP_CARD[table.state.drawn[0]])
    assert len(table.kinds(0)) == 13
