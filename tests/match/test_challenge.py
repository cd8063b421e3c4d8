"""Challenges: tables against the odds, with fresh luck at each try; nothing but stars is kept."""

from collections.abc import Callable
from itertools import product
from random import Random

import pytest

from tools.rig import play_on
from treasure_games.core.codec import decode
from treasure_games.core.errors import BadRecord
from treasure_games.core.record import Record
from treasure_games.core.registry import GAMES
from treasure_games.match.challenge import (
    Challenge,
    challenge_match,
    challenge_of,
    challenges_of,
    dealt_again,
    prelude,
)
from treasure_games.match.match import Match
from treasure_games.match.matches import Matches
from treasure_games.match.records import resumed, turn_to_take_back
from treasure_games.match.score_history import MatchAnalysis
from treasure_games.match.seats import CHALLENGE, Seat

PERSON = Seat("Ann", 3, persona="braids")
ALL = [one for game in GAMES for one in challenges_of(game)]
Open = Callable[[], Matches]


def begun(challenge: Challenge, seed: int = 5) -> Match:
    return challenge_match(challenge, PERSON, seed)


def to_the_end(match: Match) -> Match:
    return play_on(match, lambda _match: False)


def test_each_game_has_five() -> None:
    assert len({one.id for one in ALL}) == len(ALL)
    assert {game: len(challenges_of(game)) for game in GAMES} == dict.fromkeys(GAMES, 5)


@pytest.mark.parametrize("challenge", ALL, ids=lambda one: one.id)
def test_each_is_laid_and_can_be_gone_on_with(challenge: Challenge) -> None:
    match = begun(challenge)
    assert match.human_seats == (challenge.seat,)
    assert match.seats[challenge.seat].name == PERSON.name
    assert len({seat.emblem for seat in match.seats}) == len(match.seats)
    scores = match.scores()
    assert scores[challenge.seat] < max(scores)
    rows = challenge.record.rows
    for act, row in zip(match.acts[1:], rows, strict=True):
        assert act.action == decode(row.action, match.game.info.actions)
    for _act in range(3):
        seat = match.awaited()[0]
        match.act(seat, match.legal(seat)[0])
    again = resumed(Record.from_line(match.record().to_line()))
    assert again.challenge == challenge.id
    assert again.record().rows == match.record().rows


@pytest.mark.parametrize("challenge", ALL, ids=lambda one: one.id)
def test_another_try_has_other_luck_and_nobody_sees_it_before(challenge: Challenge) -> None:
    matches = [begun(challenge, seed) for seed in range(8)]
    records = [match.record() for match in matches]
    assert len({(one.deal, one.rows[-1].outcomes) for one in records}) > 1 or all(
        not one.rows[-1].outcomes for one in records
    )
    for one in matches[1:]:
        for number in range(len(challenge.record.rows)):
            assert one.acts[number].steps_for(None) == matches[0].acts[number].steps_for(None)


def test_only_the_unseen_part_of_a_shuffle_lies_otherwise() -> None:
    cards = list(range(9))
    deal = (4, *_shuffle(cards, Random(3)), 7)
    again = dealt_again(deal, (1, 9, 2, 6), Random(1))
    assert (again[0], again[-1]) == (4, 7)
    before, after = _laid(deal[1:-1]), _laid(again[1:-1])
    assert before != after
    assert (before[:2], before[6:]) == (after[:2], after[6:])
    assert sorted(before) == sorted(after)


def _shuffle(cards: list[int], rng: Random) -> list[int]:
    return [rng.randrange(last + 1) for last in range(len(cards) - 1, 0, -1)]


def _laid(outcomes: tuple[int, ...]) -> list[int]:
    cards = list(range(len(outcomes) + 1))
    for last, other in zip(range(len(cards) - 1, 0, -1), outcomes, strict=True):
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def test_stars_are_for_a_victory_and_how_well() -> None:
    challenge = ALL[0]
    tries = [to_the_end(begun(challenge, seed)) for seed in range(60)]
    for match in tries:
        outcome = match.outcome()
        assert outcome is not None
        assert bool(challenge.stars(match)) == (challenge.seat in outcome.winners)


def test_wishes_are_counted_one_by_one() -> None:
    one = challenge_of("scallywager", "last_pair")
    dice, rounds = one.wishes["left"], one.wishes["rounds"]
    assert one.earned_by(1, rounds, dice) == (True, True, True)
    for is_quick, is_strong in ((True, False), (False, True), (False, False)):
        earned = one.earned_by(1, rounds + (not is_quick), dice - (not is_strong))
        assert dict(zip(one.wishes, earned[1:], strict=True)) == {
            "rounds": is_quick,
            "left": is_strong,
        }
        assert earned[0]


def test_a_computer_wins_no_stars_in_the_person_s_seat() -> None:
    challenge = ALL[0]
    match = begun(challenge, 1)
    match.hand_to_computer(challenge.seat, "greedy")
    assert challenge.stars(to_the_end(match)) == 0


def test_a_try_is_saved_but_its_end_is_in_no_statistics(open_matches: Open) -> None:
    matches, challenge = open_matches(), ALL[0]
    match = matches.attempt(begun(challenge))
    assert turn_to_take_back(match, challenge.seat) is None
    matches = open_matches()
    (saved,) = matches.under_way()
    match = to_the_end(matches.resume(saved.identity))
    assert match.challenge == challenge.id
    assert matches.statistics.matches_played(challenge.game) == 0
    assert matches.log.identities() == []
    assert [one.identity for one in matches.under_way()] == [match.identity], "until stars are kept"


def test_a_challenge_that_is_gone_is_told(open_matches: Open) -> None:
    record = begun(ALL[0]).record()
    record.notes[CHALLENGE] = "of_old"
    with pytest.raises(BadRecord, match="isn’t given any more"):
        resumed(record)


@pytest.mark.parametrize("challenge", challenges_of("bluffaneer"), ids=lambda one: one.id)
def test_nobody_has_the_face_of_a_rival_and_what_led_there_is_nobody_s(
    challenge: Challenge,
) -> None:
    seats = challenge.plan.seats
    rival = next(one for number, one in enumerate(seats) if number != challenge.seat)
    match = challenge_match(challenge, Seat("Anne", 0, persona=rival.persona), 5)
    faces = [seat.persona for seat in match.seats]
    assert faces.count(rival.persona) == 1
    assert prelude(match) == len(challenge.record.rows) == len(match.record().rows)


def test_no_moment_is_told_from_before_it_began() -> None:
    moments = 0
    for challenge in ALL:
        match = to_the_end(begun(challenge))
        analysis = MatchAnalysis(match)
        for seat, is_best in product(range(len(match.seats)), (False, True)):
            found = analysis.peak(seat, str, is_best=is_best)
            moments += found is not None
            assert found is None or found[0] >= prelude(match), challenge.id
    assert moments
