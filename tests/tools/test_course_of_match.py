"""The course of a match is counted from what happened, not from who plays."""

import json

import pytest

from tools import course_of_match
from tools.course_of_match import Course, lead_changes, report
from treasure_games.games.treasure_boots.rules.events import Scored


def scored(*totals: tuple[int, int]) -> list[Scored]:
    return [Scored(seat=seat, points=1, total=total, why="unload") for seat, total in totals]


@pytest.mark.parametrize(
    ("totals", "changes"),
    [
        ((), 0),
        (((0, 3), (0, 5)), 0),
        (((0, 3), (1, 4)), 1),
        (((0, 3), (1, 3), (0, 4)), 0),
        (((0, 3), (1, 3), (1, 4), (2, 9), (1, 10)), 3),
    ],
)
def test_the_lead_changes_from_one_sole_leader_to_another(
    totals: tuple[tuple[int, int], ...], changes: int
) -> None:
    assert lead_changes(scored(*totals), 3) == changes


def test_victories_are_told_by_chair_and_by_order_of_play() -> None:
    """Chair 1 wins both: once it began, once it was the last."""
    found = report([Course(1, 0, 9, 1, (0.0, 1.0)), Course(4, 2, 12, 0, (0.0, 1.0))])
    assert [one["mean"] for one in found["wins_by_chair"]] == [0.0, 1.0]
    assert [one["mean"] for one in found["wins_by_order"]] == [0.5, 0.5]
    assert (found["landings"]["mean"], found["rounds"]["mean"]) == (2.5, 10.5)


def test_a_small_hold_must_be_unloaded_more_than_once(capsys: pytest.CaptureFixture[str]) -> None:
    seats = ("--seats", "greedy,greedy", "--matches", "4", "--option", "target=12")
    assert course_of_match.main([*seats, "--option", "hold_limit=3"]) == 0
    small = json.loads(capsys.readouterr().out)
    assert small["matches"] == 4
    assert small["landings"]["mean"] >= 2
    assert sum(one["mean"] for one in small["wins_by_order"]) == pytest.approx(1, abs=0.01)
