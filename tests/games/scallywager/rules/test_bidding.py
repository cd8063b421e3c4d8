"""Bids: which raise which, and who may do what."""

import pytest

from tests.games.scallywager.scripted import Table
from treasure_games.games.scallywager.rules.actions import BID, CALL, CONCEAL, PARLAY, PASS, Bid
from treasure_games.games.scallywager.rules.bidding import bids_after, legal_bids, standing
from treasure_games.games.scallywager.rules.events import BidMade
from treasure_games.games.scallywager.rules.state import BIDS

TEN = "22516 21634"
"""Ten dice in play."""


def allowed(table: Table, count: int, face: int) -> bool:
    return Bid(count, face) in table.legal()


def test_sw_09_the_token_holder_opens_with_a_bid() -> None:
    table = Table("225 216 32", token=1)
    assert table.whose == ("bid", 1)
    assert table.refused(0, BID[1][2]) == "SW-16"
    table.do(1, BID[2][5])
    assert table.found(BidMade) == [BidMade(1, 2, 5)]
    assert standing(table.state) == (1, 2, 5)
    assert table.view().tally(1, BIDS) == 1


def test_swa_07_the_opener_can_neither_call_nor_parlay() -> None:
    table = Table(TEN)
    assert table.refused(0, CALL) == "SWA-07"
    assert table.refused(0, PARLAY) == "SWA-07"


def test_swa_05_an_opening_is_from_one_die_to_all_dice_in_play() -> None:
    table = Table(TEN)
    assert allowed(table, 1, 1)
    assert allowed(table, 10, 6)
    assert len(table.legal()) == 60
    for wrong in (Bid(0, 2), Bid(11, 3), Bid(3, 0), Bid(3, 7)):
        assert table.refused(0, wrong) == "SWA-05"


def test_sw_11_then_clockwise_each_raises_calls_or_parlays() -> None:
    table = Table("225 - 216 32").bid((1, 2))
    assert table.whose == ("bid", 2)
    assert CALL in table.legal()
    assert PARLAY in table.legal()
    table.bid((2, 2), (3, 2))
    assert table.whose == ("bid", 0)
    assert [seat for seat, _, _ in table.state.bids] == [0, 2, 3]


def test_sw_12_a_raise_has_more_dice_or_a_higher_face() -> None:
    """The examples: after three 2s."""
    table = Table(TEN).bid((3, 2))
    assert all(allowed(table, *bid) for bid in ((4, 2), (3, 3), (5, 6)))
    assert [table.refused(1, Bid(*bid)) for bid in ((3, 2), (2, 6), (11, 3))] == [
        "SW-15", "SW-13", "SWA-05",
    ]  # fmt: skip


def test_sw_13_never_fewer_dice() -> None:
    table = Table(TEN).bid((3, 2))
    assert not any(bid.count < 3 for bid in legal_bids(table.state))
    assert table.refused(1, Bid(2, 6)) == "SW-13"


def test_sw_14_a_raise_is_never_on_ones() -> None:
    table = Table(TEN).bid((3, 2))
    assert table.refused(1, Bid(4, 1)) == "SW-14"
    assert table.refused(1, Bid(3, 1)) == "SW-14"


def test_sw_15_a_raise_must_change_something_upwards() -> None:
    table = Table(TEN).bid((3, 4))
    assert table.refused(1, Bid(3, 4)) == "SW-15"
    assert table.refused(1, Bid(3, 3)) == "SW-15"


def test_swa_01_neither_value_may_fall_unless_by_house_rule() -> None:
    strict = Table(TEN).bid((3, 5))
    assert strict.refused(1, Bid(4, 2)) == "SWA-01"
    opened = Table(TEN, **{"raise": "open"}).bid((3, 5))
    assert allowed(opened, 4, 2)
    assert not allowed(opened, 3, 4)
    assert opened.refused(1, Bid(3, 4)) == "SW-15"
    assert opened.refused(1, Bid(4, 1)) == "SW-14"


def test_swa_04_four_2s_raise_three_2s_by_their_number() -> None:
    """What the original calls a higher number is more dice of the same face."""
    table = Table(TEN).bid((3, 2))
    assert allowed(table, 4, 2)
    assert allowed(table, 3, 5)


def test_swa_06_after_all_dice_are_sixes_there_is_no_raise() -> None:
    table = Table(TEN).bid((10, 6))
    assert table.legal() == (CALL, PARLAY)
    assert table.refused(1, Bid(10, 6)) == "SW-15"


def test_swa_03_ones_are_for_the_opening_only() -> None:
    table = Table(TEN).bid((2, 1))
    assert allowed(table, 2, 2)
    assert table.refused(1, Bid(3, 1)) == "SW-14"


def test_swa_03_by_house_rule_ones_are_like_any_face_or_for_nobody() -> None:
    free = Table(TEN, ones="free").bid((2, 1))
    assert allowed(free, 3, 1)
    never = Table(TEN, ones="never")
    assert never.refused(0, Bid(2, 1)) == "SWA-03"
    assert not any(bid.face == 1 for bid in legal_bids(never.state))


def test_sw_16_only_who_is_in_turn_calls_or_parlays() -> None:
    table = Table("225 216 32").bid((3, 2))
    for action in (CALL, PARLAY, Bid(4, 2)):
        assert table.refused(2, action) == "SW-16"
        assert table.refused(0, action) == "SW-16"
    assert table.refused(1, PASS) == "SW-07"
    assert table.refused(1, CONCEAL) == "SWA-16"


@pytest.mark.parametrize("rule", ["strict", "open"])
def test_there_are_39_raises_over_three_2s(rule: str) -> None:
    """Strict: eight counts by five faces, less the bid; open: seven by five, and four."""
    house = Table(TEN, **{"raise": rule}).state.house
    assert len(bids_after(house.raise_is_strict, house.ones, 10, 3, 2).bids) == 39


def test_sw_10_a_bid_is_about_all_dice_of_all_captains() -> None:
    """All of seat 1's and 2's dice count for the bid of seat 0, who has none of them."""
    table = Table("666 222 222", cards="off").bid((6, 2)).call()
    assert table.crew == (3, 2, 3)
