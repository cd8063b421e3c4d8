"""What decided a match, as the screen of the result tells it."""

import pytest

from tools.rig import crew, play_on, table_plan
from treasure_games.core.game import Outcome
from treasure_games.games.do_not_touch.rules.events import Swapped
from treasure_games.match.match import Match
from treasure_games.screens.result.story import breakdown_of


def finished(seed: int = 7, players: int = 3, **options: str | int) -> Match:
    match = Match(table_plan("do_not_touch", crew(players, 0), seed, **options))
    return play_on(match, lambda _match: False)


def test_of_a_match_under_way_nothing_is_told() -> None:
    match = Match(table_plan("do_not_touch", crew(3, 0)))
    assert breakdown_of(match).by_seat == ("", "", "")
    assert breakdown_of(match).decided == ""


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
    for seat, told in enumerate(breakdown_of(match).by_seat):
        assert told.startswith(f"{len(loots[seat])} card")
        took = sum(swap.seat == seat for swap in swaps)
        lost = sum(swap.rival == seat for swap in swaps)
        assert (f"swapped {took}" in told) == (took > 0)
        assert (f"lost {lost} to " in told) == (lost > 0)


def test_several_rounds_are_told_one_by_one() -> None:
    """DT-R29: the rounds add up to the score."""
    match = finished(match_rounds="n")
    outcome = match.outcome()
    assert outcome is not None
    for seat, told in enumerate(breakdown_of(match).by_seat):
        rounds = told.split(", ")[0].removeprefix("Rounds: ").split(" + ")
        assert len(rounds) == 3
        assert sum(map(int, rounds)) == outcome.scores[seat]


@pytest.mark.parametrize(
    ("tie_break", "scores", "winners", "words"),
    [
        ("shared", (12, 9), (0,), "The winner is 3 points ahead."),
        ("most_cards", (8, 9), (1,), "The winner is 1 point ahead."),
        ("shared", (9, 9), (0, 1), "Level on points."),
        ("most_cards", (9, 9), (1,), "Level on points: the larger loot decides."),
        (
            "most_bonus",
            (9, 9),
            (0,),
            "Level on points: whoever has more bonus cards in the loot wins.",
        ),
        ("later_seat", (9, 9), (1,), "Level on points: whoever played later wins."),
        ("most_cards", (9, 9), (0, 1), "Level on points."),
    ],
)
def test_the_margin_or_what_counted_among_equals_is_told(
    tie_break: str,
    scores: tuple[int, ...],
    winners: tuple[int, ...],
    words: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """DT-22, DT-R23."""
    match = finished(players=2, tie_break=tie_break)
    monkeypatch.setattr(Match, "outcome", lambda _match: Outcome(scores, winners))
    assert breakdown_of(match).decided == words
