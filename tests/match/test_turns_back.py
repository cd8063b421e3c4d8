"""A whole turn taken back, against computers alone: the same match from before it, and says so."""

from pathlib import Path

import pytest

from tools.rig import crew, play_on, table_plan
from treasure_games.core.registry import GAMES
from treasure_games.match.match import Match
from treasure_games.match.matches import Matches
from treasure_games.match.records import resumed, turn_to_take_back, without_turn
from treasure_games.match.seats import TAKEN_BACK

pytestmark = pytest.mark.games_in_turn


def has_moved_on(match: Match) -> bool:
    """Seat 0 has acted in a turn that it can't take back step by step."""
    return turn_to_take_back(match, 0) is not None and len(match.acts) > 12


def begun(game: str) -> Match:
    match = Match(table_plan(game, crew(1, 2), 3))
    play_on(match, has_moved_on)
    assert not match.is_over
    return match


@pytest.mark.parametrize("game", GAMES)
def test_the_match_goes_on_from_before_the_turn_with_the_same_luck(game: str) -> None:
    match = begun(game)
    rows = turn_to_take_back(match, 0)
    assert rows is not None
    assert any(act.seat == 0 for act in match.acts[rows + 1 :])
    again = without_turn(match, rows)
    assert again.identity == match.identity
    assert len(again.acts) == rows + 1
    for act in match.acts[rows + 1 :]:
        assert act.seat is not None
        again.act(act.seat, act.action)
    assert again.view(0) == match.view(0), "the same acts lead to the same, luck included"
    assert again.record().notes[TAKEN_BACK] == [rows]
    assert resumed(again.record()).taken_back == (rows,)


def test_among_people_and_after_the_end_no_turn_is_taken_back() -> None:
    match = Match(table_plan(GAMES[0], crew(2, 1), 3))
    play_on(match, lambda one: len(one.acts) > 30)
    assert turn_to_take_back(match, 0) is None
    over = Match(table_plan(GAMES[0], crew(1, 2), 3))
    assert turn_to_take_back(over, 0) is None, "nothing has been done yet"
    play_on(over, lambda one: False)
    assert turn_to_take_back(over, 0) is None


def test_such_a_match_says_nothing_about_strength(tmp_path: Path) -> None:
    def fail(words: str) -> None:
        raise AssertionError(words)

    matches = Matches(tmp_path, fail)
    first = matches.begin(table_plan(GAMES[0], crew(1, 2), 3))
    play_on(first, has_moved_on)
    rows = turn_to_take_back(first, 0)
    assert rows is not None
    match = matches.take_back(first, rows)
    play_on(match, lambda one: False)
    reason = matches.statistics.ladder(GAMES[0]).uncounted[match.identity]
    assert reason == "Where a turn was taken back, a match says nothing about your strength."
    matches.close()
