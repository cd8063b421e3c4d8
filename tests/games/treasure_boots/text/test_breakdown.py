"""What decided a match at the chart, as the screen of the result tells it."""

import re

import pytest

from tools.rig import crew, play_on, table_plan
from treasure_games.core.game import Outcome
from treasure_games.games.treasure_boots.rules.events import (
    Scored,
    ShipSunk,
    ShotDeclared,
    Unloaded,
)
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER
from treasure_games.games.treasure_boots.text.words import deeds
from treasure_games.match.match import Match
from treasure_games.screens.result.story import breakdown_of


def finished(seed: int = 7, players: int = 3, **options: str | int) -> Match:
    match = Match(table_plan("treasure_boots", crew(players, 0), seed, **options))
    return play_on(match, lambda _match: False)


def test_of_a_match_under_way_nothing_is_told() -> None:
    match = Match(table_plan("treasure_boots", crew(3, 0)))
    assert breakdown_of(match).by_seat == ("", "", "")
    assert breakdown_of(match).decided == ""


@pytest.mark.parametrize("options", [{}, {"gold_value": 2}, {"win_timing": "finish_round"}])
def test_the_parts_of_a_score_add_up_to_it(options: dict[str, str | int]) -> None:
    """TB-26, TB-39, TB-40, TBA-55."""
    match = finished(**options)
    outcome = match.outcome()
    assert outcome is not None
    for seat, told in enumerate(breakdown_of(match).by_seat):
        parts = [part for part in told.split(", ") if "sank" not in part and "sunk" not in part]
        points = [int(number) for part in parts for number in re.findall(r"\d+", part)]
        assert sum(points) == outcome.scores[seat]


def test_gold_worth_two_is_told_apart() -> None:
    """TBA-55: each piece counts as cargo, and once more as gold."""
    unloaded = Unloaded(0, 5, (1, 0, 0, 2, 1, 0), points=6, bonus=1)
    counted = {
        name: of_seat for name, (of_seat,) in deeds([unloaded], 1, gold_value=2).items() if of_seat
    }
    assert counted == {"cargo": 4, "gold": 2, "colours": 1}


def test_sinkings_count_for_whoever_fired() -> None:
    """TB-26, TB-51: a commanded privateer fires for its commander."""
    events = [
        ShotDeclared(seat=1, ship=FIRST_PRIVATEER, target=0, empties=0),
        ShipSunk(ship=FIRST_PRIVATEER, target=0, cell=3),
        Scored(1, 1, 1, "privateer"),
        ShotDeclared(seat=0, ship=0, target=FIRST_PRIVATEER + 1, empties=1),
        ShipSunk(ship=0, target=FIRST_PRIVATEER + 1, cell=4),
        Scored(0, 3, 3, "unload"),
    ]
    counted = {
        name: counts for name, counts in deeds(events, 2, gold_value=1).items() if any(counts)
    }
    assert counted == {"prizes": [0, 1], "sank": [1, 1], "was_sunk": [1, 0]}


@pytest.mark.parametrize(
    ("win_timing", "scores", "winners", "words"),
    [
        ("at_once", (31, 28), (0,), "First to 30 points. The winner is 3 points ahead."),
        ("at_once", (29, 30), (1,), "First to 30 points. The winner is 1 point ahead."),
        (
            "finish_round",
            (30, 34),
            (1,),
            "Most points at the end of the round. The winner is 4 points ahead.",
        ),
        ("finish_round", (31, 31), (0, 1), "Level on points."),
    ],
)
def test_the_goal_and_the_lead_are_told(
    win_timing: str,
    scores: tuple[int, ...],
    winners: tuple[int, ...],
    words: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """TB-61, TBA-51."""
    match = finished(players=2, win_timing=win_timing)
    monkeypatch.setattr(Match, "outcome", lambda _match: Outcome(scores, winners))
    assert breakdown_of(match).decided == words
