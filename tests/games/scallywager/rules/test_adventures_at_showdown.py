"""Adventure cards of the showdown, one by one."""

import pytest

from tests.games.scallywager.scripted import EIGHT, Table, after, at_showdown
from treasure_games.games.scallywager.rules import actions as do
from treasure_games.games.scallywager.rules.events import (
    CardStolen,
    CrewLost,
    DiceRerolled,
)


@pytest.mark.parametrize("target", [0, 1])
def test_sw_a08_fog_rerolls_all_hidden_dice_of_a_captain(target: int) -> None:
    table = at_showdown(4, {1: "A08"}, rolls=(3, 3, 3))
    after(table, 1, do.FOG_BANK[target])
    assert table.state.dice[target][:2] == (3, 3)
    assert table.state.found == 4 - (2, 1)[target]


def test_sw_a08_dice_that_lie_open_stay_as_they_are() -> None:
    table = Table(EIGHT, adventures={1: "A07", 2: "A08"}, rolls=(4, 6, 6, 6)).bid((2, 2))
    table.do(1, do.ShowYourColours(0b001))
    table.do(1, do.RerollOthers(0b010))
    table.do(1, do.Bid(3, 2))
    table.do(2, do.CALL)
    table.do(2, do.FOG_BANK[1])
    assert table.found(DiceRerolled) == [DiceRerolled(1, (1, 2))]
    assert table.found(CrewLost)[0].seat in (1, 2)


def test_sw_a08_and_sw_t05_fog_cannot_choose_the_marqued_but_their_owner_may() -> None:
    table = at_showdown(4, {1: "A08"}, treasures={0: "T05", 1: "T05"})
    assert table.refused(1, do.FOG_BANK[0]) == "SW-T05"
    assert do.FOG_BANK[1] in table.legal()


@pytest.mark.parametrize(
    ("count", "seat", "crew"),
    [(4, 0, (3, 0, 2)), (4, 1, (3, 1, 2)), (5, 0, (1, 3, 2)), (5, 1, (0, 3, 2))],
)
def test_sw_a09_a_wager_raises_the_stakes(count: int, seat: int, crew: tuple[int, ...]) -> None:
    """The loser loses two more by the winner's wager, one more by his own."""
    table = after(at_showdown(count, {seat: "A09"}), seat, do.DAVY_JONES_WAGER)
    assert table.crew == crew


def test_sw_a09_wagers_and_a_black_flag_are_one_loss() -> None:
    table = at_showdown(5, {1: "A09"}, "22555 216 32", treasures={0: "T12", 1: "T04"})
    table.do(1, do.DAVY_JONES_WAGER)
    table.do(0, do.KEEP_LIFEBOAT)
    assert table.state.loss[0] == 3
    table.do(0, do.USE_LIFEBOAT)
    assert table.crew[0] == 2


@pytest.mark.parametrize(
    ("card", "action"), [("A09", do.DAVY_JONES_WAGER), ("A10", do.BOARDERS_AWAY)]
)
def test_only_the_parties_wager_and_board(card: str, action: do.Action) -> None:
    table = at_showdown(4, {2: card})
    assert table.whose == ("showdown", 2)
    assert table.legal() == (do.CONCEAL,)
    assert table.refused(2, action) == f"SW-{card}"


def test_sw_a10_a_winner_gains_a_die_and_plunders_a_card_of_choice() -> None:
    table = at_showdown(4, {0: "A10"}, treasures={1: "T04 T06"})
    after(table, 0, do.BOARDERS_AWAY)
    assert table.crew == (4, 2, 2)
    assert table.whose == ("plunder", 0)
    assert table.refused(0, do.Plunder(5)) == "SW-A10"
    assert table.refused(1, do.PLUNDER[1]) == "SW-A10"
    table.do(0, do.PLUNDER[1])
    assert table.found(CardStolen) == [CardStolen(0, 1, 1)]
    assert table.kinds(0) == ["T06"]


def test_sw_a10_a_single_card_is_taken_unasked_and_none_from_the_marqued_or_a_loser_out() -> None:
    one = after(at_showdown(4, {0: "A10"}, treasures={1: "T04"}), 0, do.BOARDERS_AWAY)
    assert one.kinds(0) == ["T04"]
    marqued = after(at_showdown(4, {0: "A10"}, treasures={1: "T05 T04"}), 0, do.BOARDERS_AWAY)
    assert marqued.whose == ("reward", 0)
    assert marqued.crew == (4, 2, 2), "the die is gained all the same"
    gone = at_showdown(3, {0: "A10"}, "225 2 32", treasures={1: "T04"})
    after(gone, 0, do.BOARDERS_AWAY)
    assert (gone.kinds(0), gone.crew) == ([], (4, 0, 2))


def test_sw_a10_a_losers_boarders_change_sides() -> None:
    table = after(at_showdown(4, {1: "A10"}), 1, do.BOARDERS_AWAY)
    assert table.changes() == [(1, -1, "call"), (1, -1, "boarders"), (0, 1, "boarders")]


def test_sw_a10_a_die_that_a_lifeboat_saves_is_not_gained() -> None:
    table = at_showdown(4, {1: "A10"}, treasures={1: "T12"})
    after(table, 1, do.BOARDERS_AWAY)
    table.do(1, do.KEEP_LIFEBOAT)
    table.do(1, do.USE_LIFEBOAT)
    assert table.crew == (3, 2, 2)


@pytest.mark.parametrize(("named", "crew"), [(0, (3, 2, 1)), (1, (3, 1, 3))])
def test_sw_a11_the_black_spot_names_who_will_lose(named: int, crew: tuple[int, ...]) -> None:
    table = after(at_showdown(4, {2: "A11"}), 2, do.THE_BLACK_SPOT[named])
    assert table.crew == crew


def test_sw_a11_the_black_spot_names_a_party_that_is_not_oneself_nor_marqued() -> None:
    table = at_showdown(4, {1: "A11"})
    assert table.refused(1, do.THE_BLACK_SPOT[1]) == "SW-A11"
    assert table.refused(1, do.THE_BLACK_SPOT[2]) == "SW-A11"
    marqued = at_showdown(4, {1: "A11"}, treasures={0: "T05"})
    assert marqued.refused(1, do.THE_BLACK_SPOT[0]) == "SW-T05"


@pytest.mark.parametrize(
    ("number", "crew"),
    [(4, (3, 2, 4)), (3, (3, 2, 2)), (5, (3, 2, 2)), (6, (3, 2, 1)), (0, (3, 2, 1))],
)
def test_sw_a12_x_marks_the_exact_count(number: int, crew: tuple[int, ...]) -> None:
    table = at_showdown(4, {2: "A12"})
    assert table.refused(2, do.XMarksTheSpot(9)) == "SW-A12"
    table.do(2, do.X_MARKS_THE_SPOT[number])
    assert table.crew == crew


def test_cards_are_resolved_card_by_card_and_then_from_the_token() -> None:
    """Losses, extras, Boarders, Ghosts, Black Spot, X Marks, Shanghaied; then the reward."""
    table = Table(
        "222555 111111 66666 66666 44444",
        adventures={0: "A03", 1: "A09", 2: "A12", 3: "A11", 4: "A04"},
        treasures={1: "T05"},
        rolls=(1, 1, 1, 1),
    )
    table.do(0, do.GHOST_CREW)
    for seat in (1, 2, 3):
        table.do(seat, do.CONCEAL)
    table.do(4, do.SHANGHAIED)
    table.bid((4, 2))
    table.do(1, do.CALL)
    table.do(1, do.DAVY_JONES_WAGER)
    table.do(2, do.X_MARKS_THE_SPOT[0])
    table.do(3, do.THE_BLACK_SPOT[0])
    assert table.changes() == [
        (0, -1, "call"),
        (0, -2, "extra"),
        (0, -1, "ghosts"),
        (0, -1, "spot"),
        (3, 1, "spot"),
        (2, -1, "xmarks"),
        (4, -2, "shanghaied"),
    ]
    assert table.whose == ("reward", 1)
