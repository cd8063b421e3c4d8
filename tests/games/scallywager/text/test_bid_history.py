"""The bids of a match: who lied, by how much, and what bidder and caller could know."""

import pytest

from tests.battery.playing import opened, play_randomly
from tests.games.scallywager.scripted import Table
from tests.games.scallywager.text.acted import acted, called, played
from treasure_games.core.record import Record, replay
from treasure_games.games.scallywager.rules.actions import (
    CALL,
    CONCEAL,
    FOG_BANK,
    PARLAY,
    Action,
    Bid,
)
from treasure_games.games.scallywager.rules.events import BidMade, Counted, DiceRerolled
from treasure_games.games.scallywager.rules.game import GAME
from treasure_games.games.scallywager.rules.odds import at_least, exactly
from treasure_games.games.scallywager.rules.state import BIDS, BLUFFS_CAUGHT, CALLS_RIGHT
from treasure_games.games.scallywager.text.bid_history import BidHistory, bid_reports, bids_among
from treasure_games.games.scallywager.text.words import count_numbers


def history(holds: str, *acts: Action) -> BidHistory:
    return bids_among(played(holds, *acts))


def test_every_bid_of_a_round_with_the_cups_lifted() -> None:
    """SW-10: what is claimed is counted among the dice of all."""
    first, second = history("225 216 32", Bid(3, 2), Bid(5, 2), CALL).claims
    assert (first.seat, first.there, first.is_true, first.lack) == (0, 4, True, 0)
    assert (first.next_seat, first.doubter) == (1, -1)
    assert (second.seat, second.found, second.is_true, second.lack) == (1, 4, False, 1)
    assert (second.doubter, second.is_right, second.is_parlay) == (2, True, False)


def test_the_odds_are_those_of_the_bidder_and_of_the_caller() -> None:
    """SW-05: each knows the own dice, and of the others only how many there are."""
    _first, bid = history("225 216 32", Bid(3, 2), Bid(5, 2), CALL).claims
    assert bid.chance == pytest.approx(at_least(5, 4, 1 / 6))
    assert bid.doubted_chance == pytest.approx(at_least(6, 4, 1 / 6))


def test_a_parlay_has_the_odds_of_the_exact_count() -> None:
    """SW-20: it says that the count is exactly right."""
    (bid,) = history("225 216 32", Bid(4, 2), PARLAY).claims
    assert (bid.is_parlay, bid.is_right, bid.doubter) == (True, True, 1)
    assert bid.doubted_chance == pytest.approx(exactly(5, 3, 1 / 6))


def test_the_best_lie_is_the_least_likely_one_that_nobody_called() -> None:
    found = history("11 34 55", Bid(2, 3), Bid(4, 3), Bid(5, 3), CALL)
    assert found.best_lie == found.claims[1]
    assert found.worst_call is None


def test_the_worst_call_is_the_likeliest_truth_that_was_called() -> None:
    found = history("33 34 55", Bid(3, 3), CALL)
    assert found.worst_call == found.claims[0]
    assert found.best_lie is None


def test_what_is_told_of_a_round() -> None:
    moments = played("225 216 32", Bid(3, 2), Bid(5, 2), CALL)
    first, second = bid_reports(moments, called)
    assert "Anne" in first.claim
    assert (first.is_true, first.is_believed) == (True, True)
    assert "Bart bid on" in first.answer
    assert (second.is_true, second.is_believed) == (False, False)
    assert second.shown == "there were four, one too few"
    assert "Cleo called it, rightly" in second.answer
    assert second.odds.count("hardly") == 2


def test_a_bid_that_its_bidder_could_well_believe_is_no_lie() -> None:
    """Anne has two 2s, and among five other dice a third was likely, but isn’t there."""
    found = history("225 314 35", Bid(3, 2), Bid(4, 2), CALL)
    assert not found.claims[0].is_true
    assert found.claims[0].chance > 0.5
    assert found.best_lie is None


def test_how_many_there_were_is_said_in_the_right_number() -> None:
    moments = played("235 314 35", Bid(2, 2), CALL)
    assert bid_reports(moments, called)[0].shown == "there was one, one too few"


def test_nothing_is_told_of_a_round_under_way() -> None:
    assert bid_reports(played("225 216 32", Bid(3, 2), Bid(5, 2)), called) == ()


def test_dice_that_nobody_saw_stay_untold_until_the_match_is_over() -> None:
    """SW-A08: Fog Bank has a hold rolled again before it is counted."""
    table = Table("33 34 55", adventures={1: "A08"}, rolls=(1, 1))
    moments = acted(table, CONCEAL, Bid(3, 3), CALL, FOG_BANK[0])
    kinds = [type(event) for event, _state in moments]
    assert DiceRerolled in kinds
    assert Counted in kinds
    assert bids_among(moments).claims == ()


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_record_alone_tells_all_bids_of_a_match(seats: int) -> None:
    play = play_randomly(opened(GAME, seats, {}, seats), seats)
    record = Record.from_line(play.record.to_line())
    made = [
        event for step in replay(record, GAME) for event, _state in step.events
        if isinstance(event, BidMade)
    ]  # fmt: skip
    moments = (moment for step in replay(record, GAME) for moment in step.events)
    found = bids_among(moments).claims
    assert [(bid.seat, bid.count, bid.face) for bid in found] == [
        (bid.seat, bid.count, bid.face) for bid in made
    ]


@pytest.mark.parametrize("seed", range(3))
def test_the_statistics_agree_with_what_the_rules_have_counted(seed: int) -> None:
    play = play_randomly(opened(GAME, 4, {}, seed), seed)
    told = [event for step in replay(play.record, GAME) for event, _state in step.events]
    view = GAME.view(play.state, None)
    numbers = count_numbers(told, view)
    for name, tally in (("bids", BIDS), ("caught", BLUFFS_CAUGHT), ("calls_right", CALLS_RIGHT)):
        assert list(numbers[name]) == [view.tally(seat, tally) for seat in range(4)], name
    assert all(sum(numbers[name]) >= 0 for name in numbers)
    assert sum(numbers["bluffs"]) >= sum(numbers["caught"])
