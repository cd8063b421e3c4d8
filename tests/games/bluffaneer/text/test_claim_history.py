"""The claims of a match, from nothing but its record."""

from typing import Any

import pytest

from tests.battery.playing import moments_of, opened, play_randomly
from tests.games.bluffaneer.scripted import Table, face_of
from treasure_games.core.record import Record
from treasure_games.games.bluffaneer.rules import events
from treasure_games.games.bluffaneer.rules.events import Claimed
from treasure_games.games.bluffaneer.rules.game import GAME
from treasure_games.games.bluffaneer.rules.state import BELIEVED, CAUGHT, TALLIES, TRUE
from treasure_games.games.bluffaneer.rules.view import odds
from treasure_games.games.bluffaneer.text.claim_history import (
    PairClaim,
    PairClaims,
    answered_claims,
    claim_counts,
    claim_reports,
    pair_claims,
)

PAIR = face_of("SK")
LIAR = 1
"""Claims the pair in each of the matches without a table, where everybody answers."""


def told(*happened: Any) -> list[PairClaim]:
    """The claims among events at a table of three."""
    state = Table("SK").state
    return answered_claims((event, state) for event in happened)


def claim_of(*challengers: int, is_true: bool) -> tuple[Any, ...]:
    """The events of a claim that all others answer at once."""
    opened, shown = events.AnswersOpened(challengers), events.CardRevealed(LIAR, 0, is_true)
    return Claimed(LIAR, PAIR), opened, shown


def called(seat: int) -> str:
    return ("Anne", "Bart", "Cleo")[seat]


def history(table: Table) -> PairClaims:
    return pair_claims(moments_of(Record.from_line(table.play.record.to_line())))


def test_a_claim_with_its_truth_odds_and_what_it_earned() -> None:
    table = Table("SK SK HK", hands="CS CH CK", deck="SH")
    table.shouts(1)
    table.do(0, "believe")
    (claim,) = history(table).claims
    assert (claim.claimant, claim.counter) == (1, None)
    assert claim.pair == face_of("SK")
    assert claim.chance == pytest.approx(3 / 17)
    assert (claim.is_true, claim.challengers, claim.earned) == (False, (), 1)


def test_the_best_lie_and_the_worst_call() -> None:
    table = Table("SK SH HK", hands="CS SK CK", deck="CH CS")
    assert history(table).best_lie is history(table).worst_call is None
    table.shouts(1)
    table.do(0, "challenge")
    found = history(table)
    assert found.best_lie is None
    assert found.worst_call == found.claims[0]
    assert found.claims[0].earned == 2
    table.shouts(2)
    table.do(1, "believe")
    lie = history(table).best_lie
    assert lie is not None
    assert lie.claimant == 2
    assert history(table).worst_call == found.claims[0]


def test_without_a_challenged_truth_the_worst_call_is_the_belief_in_the_best_lie() -> None:
    table = Table("SK SK HK", hands="CS CH CK", deck="SH")
    table.shouts(1)
    table.do(0, "believe")
    found = history(table)
    assert found.worst_call == found.best_lie == found.claims[0]


def test_while_the_match_goes_on_the_odds_are_what_a_bystander_counts() -> None:
    """What the roller's own card tells stays out of them until the match is over."""
    play = play_randomly(opened(GAME, 5, {}, 3), 3, decisions=80)
    assert GAME.pending(play.state) is not None
    made = [moment for moment in moments_of(play.record) if isinstance(moment[0], Claimed)]
    open_odds, own_odds = (
        [odds(GAME.view(state, viewer(state)), event.seat)[event.pair] for event, state in made]
        for viewer in (lambda _state: None, lambda state: state.turn)
    )
    assert open_odds != own_odds
    claims = pair_claims(moments_of(play.record)).claims
    assert [claim.chance for claim in claims] == open_odds[: len(claims)]
    assert len(made) - len(claims) in (0, 1)


def test_a_claim_that_is_not_answered_yet_is_not_told() -> None:
    table = Table("SK SK HK", hands="CS CH CK", deck="SH")
    table.shouts(1)
    assert history(table).claims == ()


@pytest.mark.parametrize("answer", ["roller", "everyone", "first_shout"])
def test_claims_are_counted_as_the_table_does(answer: str) -> None:
    play = play_randomly(opened(GAME, 4, {"answer": answer}, 8), 8)
    claims = pair_claims(moments_of(play.record)).claims
    for seat in range(4):
        own = [claim for claim in claims if claim.claimant == seat]
        bluffs = [claim for claim in own if not claim.is_true]
        tallies = play.state.tallies[seat * TALLIES :]
        assert sum(claim.is_true for claim in own) == tallies[TRUE]
        assert sum(bool(claim.challengers) for claim in bluffs) == tallies[CAUGHT]
        assert sum(not claim.challengers for claim in bluffs) == tallies[BELIEVED]
    assert all(0.0 <= claim.chance <= 1.0 for claim in claims)


def test_later_events_add_to_the_latest_claim_only() -> None:
    early = events.Challenged(0, LIAR), events.CardRevealed(LIAR, 0, truth=True)
    first, second = told(
        *early, *claim_of(0, is_true=False), *claim_of(is_true=True), Claimed(LIAR, PAIR)
    )
    assert (first.moment, first.challengers, first.believers) == (2, (0,), (2,))
    assert (second.moment, second.challengers, second.believers) == (5, (), (2, 0))
    assert (first.is_true, second.is_true) == (False, True)


def test_who_answered_rightly() -> None:
    lie, truth = told(*claim_of(0, is_true=False), *claim_of(0, is_true=True))
    assert (lie.right, lie.wrong) == ((0,), (2,))
    assert (truth.right, truth.wrong) == ((2,), (0,))
    assert not lie.is_believed_lie


def test_claims_and_answers_are_counted_for_each_seat() -> None:
    claims = told(
        *claim_of(0, is_true=False), *claim_of(is_true=False), *claim_of(is_true=True)
    )  # fmt: skip
    assert claim_counts(claims, 3) == {
        "claims": [0, 3, 0],
        "true": [0, 1, 0],
        "believed": [0, 1, 0],
        "caught": [0, 1, 0],
        "right": [2, 0, 1],
        "wrong": [1, 0, 2],
    }


def test_a_believed_lie_in_sentences() -> None:
    table = Table("SK SK HK", hands="CS CH CK", deck="SH")
    table.shouts(1)
    table.do(0, "believe")
    record = Record.from_line(table.play.record.to_line())
    (report,) = claim_reports(moments_of(record), called)
    assert (report.seat, report.is_true, report.is_believed) == (1, False, True)
    assert report.claim.startswith("Bart claimed ")
    assert report.shown
    assert report.answer == "Believed by Anne. It won 1 coin."
    assert report.odds.startswith("True by what lay open: ")
    assert report.lifted == ("cards/bluffaneer/chest_ship",)
    assert report.promised == ("cards/bluffaneer/swords_skull",)
    assert report.is_best_lie
    assert report.is_worst_call


def test_a_challenged_truth_in_sentences() -> None:
    table = Table("SK SH HK", hands="CS SK CK", deck="CH CS")
    table.shouts(1)
    table.do(0, "challenge")
    (report,) = claim_reports(moments_of(Record.from_line(table.play.record.to_line())), called)
    assert (report.is_true, report.is_believed, report.shown) == (True, False, "")
    assert report.answer == "Challenged by Anne. It won 2 coins."
    assert report.is_worst_call
    assert not report.is_best_lie


def test_after_the_match_the_odds_are_by_the_count_of_the_roller() -> None:
    reports = claim_reports(moments_of(play_randomly(opened(GAME, 3, {}, 8), 8).record), called)
    assert reports
    assert all(" count: " in report.odds for report in reports)
