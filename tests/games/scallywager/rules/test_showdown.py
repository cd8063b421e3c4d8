"""Calls and parlays: counting, losses, reward, and the token."""

import pytest

from tests.games.scallywager.scripted import Table
from treasure_games.games.scallywager.rules.actions import (
    CALL,
    DRAW_ADVENTURE,
    DRAW_NOTHING,
    DRAW_TREASURE,
    PARLAY,
)
from treasure_games.games.scallywager.rules.events import (
    Called,
    Counted,
    DiceRevealed,
    NothingDrawn,
    ParlayDeclared,
    RoundStarted,
    TokenPassed,
)
from treasure_games.games.scallywager.rules.state import (
    BIDS_HELD,
    BLUFFS_CAUGHT,
    CALLS_RIGHT,
    CALLS_WRONG,
    PARLAYS_RIGHT,
    PARLAYS_WRONG,
)

EIGHT = "225 216 32"
"""Four of these are twos."""


def test_sw_17_a_call_reveals_and_counts_all_dice() -> None:
    table = Table(EIGHT).bid((4, 2)).call()
    assert table.found(Called) == [Called(1, 0)]
    assert table.found(DiceRevealed) == [DiceRevealed(((2, 2, 5), (2, 1, 6), (3, 2)))]
    assert table.found(Counted) == [Counted(face=2, found=4, bid=4, winner=0, loser=1)]


def test_sw_18_a_true_bid_costs_the_caller_a_die_and_the_bidder_draws() -> None:
    table = Table(EIGHT).bid((4, 2)).call()
    assert table.changes() == [(1, -1, "call")]
    assert table.crew == (3, 2, 2)
    assert table.whose == ("reward", 0)
    assert table.legal() == (DRAW_TREASURE, DRAW_ADVENTURE)
    assert table.refused(1, DRAW_TREASURE) == "SW-18"


def test_sw_19_a_false_bid_costs_the_bidder_a_die_and_the_caller_draws() -> None:
    table = Table(EIGHT).bid((5, 2)).call()
    assert table.changes() == [(0, -1, "call")]
    assert table.whose == ("reward", 1)


def test_sw_20_a_parlay_says_that_the_number_is_exactly_right() -> None:
    table = Table(EIGHT).bid((4, 2)).parlay()
    assert table.found(ParlayDeclared) == [ParlayDeclared(1, 0)]
    assert table.found(Counted) == [Counted(face=2, found=4, bid=4, winner=1, loser=0)]


def test_sw_21_after_a_right_parlay_all_others_lose_a_die_and_swa_09_the_bidder_too() -> None:
    table = Table(EIGHT).bid((4, 2)).parlay()
    assert table.changes() == [(2, -1, "parlay"), (0, -1, "parlay")]
    assert table.whose == ("reward", 1)
    table.do(1, DRAW_NOTHING)
    assert table.found(NothingDrawn) == [NothingDrawn(1)]


@pytest.mark.parametrize("count", [3, 5])
def test_sw_22_a_wrong_parlay_costs_two_dice_and_the_last_bidder_draws(count: int) -> None:
    """SWA-08: the captain who parlayed loses, whether the bid was too low or too high."""
    table = Table(EIGHT).bid((count, 2)).parlay()
    assert table.changes() == [(1, -2, "parlay")]
    assert table.whose == ("reward", 0)
    assert table.refused(0, DRAW_NOTHING) == "SWA-10"


def test_sw_22_the_last_bid_counts_not_the_first() -> None:
    table = Table(EIGHT).bid((1, 2), (5, 2)).parlay()
    assert table.found(Counted) == [Counted(face=2, found=4, bid=5, winner=1, loser=2)]
    assert table.whose == ("reward", 1)


def test_swa_10_a_draw_is_forced_but_after_a_right_parlay() -> None:
    assert Table(EIGHT).bid((4, 2)).call().refused(0, DRAW_NOTHING) == "SWA-10"
    assert DRAW_NOTHING in Table(EIGHT).bid((4, 2)).parlay().legal()


@pytest.mark.parametrize("is_parlay", [False, True])
@pytest.mark.parametrize("count", [4, 5])
def test_sw_23_and_swa_11_the_token_passes_clockwise_after_every_showdown(
    is_parlay: bool, count: int
) -> None:
    table = Table(EIGHT, cards="off").bid((count, 2))
    table.do(1, PARLAY if is_parlay else CALL)
    assert table.found(TokenPassed) == [TokenPassed(1)]
    assert table.found(RoundStarted) == [RoundStarted(1, 2)]
    assert table.whose == ("bid", 1)


def test_swa_12_a_captain_who_is_out_never_gets_the_token() -> None:
    table = Table("225 2 32", cards="off").bid((4, 2))
    assert table.whose == ("bid", 1)
    table.call()
    assert table.crew == (3, 0, 2)
    assert table.found(TokenPassed) == [TokenPassed(2)]


def test_swa_13_the_token_and_not_the_loser_begins_the_next_round() -> None:
    table = Table(EIGHT, cards="off").bid((5, 2)).call()
    assert table.crew == (2, 3, 2)
    assert table.whose == ("bid", 1)


def test_the_count_that_the_rules_give_as_an_example() -> None:
    """Four twos are true and exactly right, five are not."""
    assert Table(EIGHT, cards="off").bid((4, 2)).call().crew == (3, 2, 2)
    assert Table(EIGHT, cards="off").bid((4, 2)).parlay().crew == (2, 3, 1)
    assert Table(EIGHT, cards="off").bid((5, 2)).call().crew == (2, 3, 2)


def test_swa_02_ones_are_wild_by_house_rule_only() -> None:
    table = Table(EIGHT, ones_wild="on").bid((5, 2)).call()
    assert table.found(Counted) == [Counted(face=2, found=5, bid=5, winner=0, loser=1)]
    ones = Table("115 216 32", ones_wild="on", cards="off").bid((3, 1)).call()
    assert ones.found(Counted)[0].found == 3


@pytest.mark.parametrize(
    ("count", "is_parlay", "tallies"),
    [
        (4, False, {(0, BIDS_HELD), (1, CALLS_WRONG)}),
        (5, False, {(0, BLUFFS_CAUGHT), (1, CALLS_RIGHT)}),
        (4, True, {(0, BIDS_HELD), (1, PARLAYS_RIGHT)}),
        (3, True, {(0, BIDS_HELD), (1, PARLAYS_WRONG)}),
        (5, True, {(0, BLUFFS_CAUGHT), (1, PARLAYS_WRONG)}),
    ],
)
def test_all_remember_who_was_right(
    count: int, is_parlay: bool, tallies: set[tuple[int, int]]
) -> None:
    table = Table(EIGHT).bid((count, 2))
    table.do(1, PARLAY if is_parlay else CALL)
    view = table.view()
    found = {(seat, kind) for seat in range(3) for kind in range(1, 7) if view.tally(seat, kind)}
    assert found == tallies


def test_all_remember_who_has_cost_whom_how_many_dice() -> None:
    table = Table(EIGHT).bid((3, 2)).parlay()
    assert (table.view().harm(0, 1), table.view().harm(1, 0)) == (2, 0)
