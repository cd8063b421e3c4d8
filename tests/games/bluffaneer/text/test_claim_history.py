"""The claims of a match, from nothing but its record."""

import pytest

from tests.battery.playing import moments_of, opened, play_randomly
from tests.games.bluffaneer.scripted import Table, face_of
from treasure_games.core.record import Record
from treasure_games.games.bluffaneer.rules.events import Claimed
from treasure_games.games.bluffaneer.rules.game import GAME
from treasure_games.games.bluffaneer.rules.state import BELIEVED, CAUGHT, TALLIES, TRUE
from treasure_games.games.bluffaneer.rules.view import odds
from treasure_games.games.bluffaneer.text.claim_history import PairClaims, pair_claims


def history(table: Table) -> PairClaims:
    return pair_claims(moments_of(Record.from_line(table.play.record.to_line())))


def test_a_claim_with_its_truth_odds_and_what_it_earned() -> None:
    table = Table("SK SK HK", hands="CS CH CK", deck="SH")
    table.shouts(1)
    table.do(0, "believe")
    (claim,) = history(table).claims
    assert (claim.turn, claim.roller, claim.claimant) == (1, 0, 1)
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
    told = moments_of(play.record)
    made = [(event, state) for event, state in told if isinstance(event, Claimed)]
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
