"""The scores of a finished match: samples, change of lead, best and worst moment."""

from functools import cache

import pytest

from tools.rig import crew, play_on, table_plan
from treasure_games.core.registry import GAMES
from treasure_games.match.match import Match
from treasure_games.match.records import resumed
from treasure_games.match.score_history import (
    LeadChange,
    MatchAnalysis,
    ScoreHistory,
    last_lead_change,
)

pytestmark = pytest.mark.games_in_turn


@cache
def played(game_id: str, seed: int = 7, people: int = 1, pirates: int = 3) -> Match:
    """Such a match to its end, thought out once."""
    options = {"layout": "close"} if game_id == "treasure_boots" else {}
    plan = table_plan(game_id, crew(people, pirates), seed, **options)
    return play_on(Match(plan), lambda _match: False)


def called_in(match: Match, seat: int) -> str:
    return match.seats[seat].name


def told(match: Match, seat: int = 0) -> tuple[ScoreHistory, str, str]:
    """Everything that its history tells."""
    analysis = MatchAnalysis(match)

    def called(number: int) -> str:
        return called_in(match, number)

    return analysis.history, analysis.best(seat, called), analysis.worst(seat, called)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_course_ends_with_the_scores_of_the_match(game_id: str) -> None:
    match = played(game_id)
    outcome, course = match.outcome(), MatchAnalysis(match).history
    assert outcome is not None
    assert course.scores[-1] == outcome.scores
    assert len(set(course.scores[0])) == 1
    assert len(course.scores) == len(course.numbers) > 4
    assert course.numbers[0] == 0
    assert list(course.numbers) == sorted(course.numbers)


@pytest.mark.parametrize("game_id", GAMES)
def test_each_sample_is_what_the_seats_knew_of_themselves(game_id: str) -> None:
    match = played(game_id)
    scores = {
        tuple(match.game.scores(match.game.view(moment.state, seat))[seat] for seat in range(4))
        for act in match.acts
        for moment in act.moments
    }
    outcome = match.outcome()
    assert outcome is not None
    assert set(MatchAnalysis(match).history.scores) <= scores | {outcome.scores}


def test_a_match_under_way_has_no_course() -> None:
    with pytest.raises(ValueError, match="finished"):
        MatchAnalysis(Match(table_plan(GAMES[0], crew(1, 1))))


@pytest.mark.parametrize("game_id", GAMES)
def test_it_comes_from_the_record_alone(game_id: str) -> None:
    match = played(game_id)
    assert told(resumed(match.record())) == told(match)


@pytest.mark.parametrize(
    ("samples", "winners", "turning"),
    [
        ([(0, 0), (1, 3), (4, 3), (6, 5)], (0,), LeadChange(2, 0, 1)),
        ([(0, 0), (1, 3), (4, 3), (4, 7), (8, 7)], (0,), LeadChange(4, 0, 1)),
        ([(0, 0, 0), (1, 2, 3), (4, 2, 3)], (0,), LeadChange(2, 0, None)),
        ([(0, 0), (1, 3), (3, 3), (4, 3)], (0,), LeadChange(3, 0, 1)),
        ([(0, 0), (2, 1), (4, 3)], (0,), None),
        ([(0, 0), (3, 1), (3, 3)], (0, 1), None),
        ([(0, 0), (1, 3), (3, 3)], (0,), LeadChange(2, 0, 1)),
        ([(5, 5), (4, 5), (4, 3), (4, 0)], (0,), LeadChange(2, 0, 1)),
    ],
)
def test_it_turns_where_the_winner_gets_ahead_for_good(
    samples: list[tuple[int, ...]], winners: tuple[int, ...], turning: LeadChange | None
) -> None:
    assert last_lead_change(samples, winners) == turning


@pytest.mark.parametrize("game_id", GAMES)
def test_nobody_is_ahead_of_the_winner_after_the_turning_point(game_id: str) -> None:
    found = 0
    for seed in range(6):
        course = MatchAnalysis(played(game_id, seed)).history
        if course.lead_change is None:
            continue
        found += 1
        after = course.scores[course.lead_change.sample :]
        assert all(max(scores) == scores[course.lead_change.winner] for scores in after)
        before = course.scores[: course.lead_change.sample]
        assert any(max(scores) > scores[course.lead_change.winner] for scores in before)
    assert found or game_id == "scallywager"


@pytest.mark.parametrize("game_id", GAMES)
def test_moments_are_sentences_of_the_log_with_their_turn(game_id: str) -> None:
    match = played(game_id)
    for seat in range(len(match.seats)):
        course, best, worst = told(match, seat)
        unit = "Round" if course.has_rounds else "Turn"
        for moment in (best, worst):
            assert moment.startswith(f"{unit} ")
            assert len(moment.split()) > 4
            assert int(moment.split()[1].rstrip(":")) > 1
        assert best != worst


def test_the_best_moment_is_the_turn_that_brought_most() -> None:
    """At the chart points only come, so that it is one of the largest gains."""
    match = played("treasure_boots")
    course, best, _worst = told(match)
    number = int(best.split()[1].rstrip(":"))
    gains = {
        number: after[0] - before[0]
        for number, before, after in zip(
            course.numbers[1:], course.scores[:-1], course.scores[1:], strict=True
        )
        if after[0] > before[0]
    }
    assert gains[number] == max(gains.values())
    assert best.endswith(f"{gains[number]} points (4 for colours).")
    assert "Anne" in best


@pytest.mark.parametrize(
    ("game_id", "told_by"),
    [("do_not_touch", "brackets"), ("stolen_treasure", "brackets"), ("bluffaneer", "brackets"),
     ("treasure_boots", "words"), ("scallywager", "words")],
)  # fmt: skip
def test_a_best_moment_says_once_how_much_it_brought(game_id: str, told_by: str) -> None:
    """In brackets, unless the log's sentence has a count with its unit or a signed number."""
    _course, best, _worst = told(played(game_id))
    sentence, has_brackets, brought = best.partition(" (+")
    assert bool(has_brackets) == (told_by == "brackets")
    unit = {"treasure_boots": "points", "scallywager": "dice"}.get(game_id)
    assert unit is None or unit in sentence
    assert not has_brackets or brought.rstrip(")").split()[-1] not in sentence


def test_a_loss_is_told_with_a_minus_and_its_unit() -> None:
    _course, _best, worst = told(played("do_not_touch", 3))
    assert worst.endswith("(\u22122 points)")


def test_no_signed_number_is_followed_by_another() -> None:
    _course, _best, worst = told(played("stolen_treasure"))
    assert "\u2212250" in worst
    assert "(" not in worst


def test_between_two_the_best_moment_of_one_is_the_worst_of_the_other() -> None:
    match = played("bluffaneer", pirates=1)
    (_course, best, worst), (_same, others_best, others_worst) = (
        told(match, seat) for seat in (0, 1)
    )
    assert best
    assert best.split(":")[0] == others_worst.split(":")[0]
    assert worst.split(":")[0] == others_best.split(":")[0]
