"""What decided a match, as the screen of the result tells it."""

from __future__ import annotations

import pytest

from tools.rig import crew, play_on, table_plan
from treasure_games.games.do_not_touch.events import Swapped
from treasure_games.games.do_not_touch.table_reckoning import reckoning
from treasure_games.match.match import Match


def finished(seed: int = 7, players: int = 3, **options: str | int) -> Match:
    match = Match(table_plan("do_not_touch", crew(players, 0), seed, **options))
    return play_on(match, lambda _match: False)


def test_of_a_match_under_way_nothing_is_told() -> None:
    match = Match(table_plan("do_not_touch", crew(3, 0)))
    assert reckoning(match).by_seat == ("", "", "")
    assert reckoning(match).decided == ""


def test_each_seat_hears_of_its_loot_and_its_hooks() -> None:
    match = finished()
    loots = match.view(None).loots
    swaps = [
        step.event
        for act in match.acts
        for step in act.steps_for(None)
        if isinstance(step.event, Swapped)
    ]
    assert swaps
    for seat, told in enumerate(reckoning(match).by_seat):
        assert told.startswith(f"{len(loots[seat])} card")
        took = sum(swap.seat == seat for swap in swaps)
        lost = sum(swap.rival == seat for swap in swaps)
        assert (f"hooked {took}" in told) == (took > 0)
        assert (f"lost {lost} to " in told) == (lost > 0)


def test_several_rounds_are_told_one_by_one() -> None:
    """DT-R29: the rounds add up to the score."""
    match = finished(match_rounds="n")
    outcome = match.outcome()
    assert outcome is not None
    for seat, told in enumerate(reckoning(match).by_seat):
        rounds = told.split(" · ")[0].removeprefix("Rounds: ").split(" + ")
        assert len(rounds) == 3
        assert sum(map(int, rounds)) == outcome.scores[seat]


@pytest.mark.parametrize(
    ("tie_break", "words"),
    [
        ("shared", "Level on points."),
        ("most_cards", "the larger loot decides"),
        ("later_seat", "whoever sat later wins"),
    ],
)
def test_the_margin_or_what_counted_among_equals_is_told(tie_break: str, words: str) -> None:
    """DT-22, DT-R23."""
    told = set()
    for seed in range(60):
        match = finished(seed, 2, tie_break=tie_break)
        outcome = match.outcome()
        assert outcome is not None
        high, low = sorted(outcome.scores, reverse=True)
        decided = reckoning(match).decided
        if high > low:
            assert decided.startswith(f"Ahead by {high - low} point")
        elif len(outcome.winners) == 1:
            assert words in decided
        else:
            assert decided == "Level on points."
        told.add(high > low)
        if told == {True, False}:
            return
    raise AssertionError("no match came out both ways")
