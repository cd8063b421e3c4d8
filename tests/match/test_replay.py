"""A record that is looked back at: every row as it was, for those who may look."""

from random import Random
from typing import Any

import pytest

from tools.rig import crew, play_on, table_plan
from treasure_games.core.errors import BadRecord, ReplayDiverged
from treasure_games.core.game import UNKNOWN
from treasure_games.core.record import replay
from treasure_games.core.registry import GAMES
from treasure_games.match.match import Match
from treasure_games.match.replay import EVERYTHING, Replay
from treasure_games.match.score_history import MatchAnalysis


@pytest.fixture(scope="module", params=GAMES)
def match(request: pytest.FixtureRequest) -> Match:
    """A match of one person with two pirates that is over."""
    return played(request.param)


def played(game: str, people: int = 1, acts: int | None = None) -> Match:
    plan = table_plan(game, crew(people, 3 - people), 3)
    return play_on(Match(plan), lambda one: acts is not None and len(one.acts) > acts)


def called(seat: int) -> str:
    return f"<{seat}>"


def test_each_row_is_as_in_a_straight_replay_whichever_way_one_comes(match: Match) -> None:
    record = match.record()
    straight = [step.state.copy() for step in replay(record)]
    rows = [*range(len(straight)), *reversed(range(len(straight)))]
    rows += Random(1).choices(rows, k=40)
    opened = Replay(record)
    for row in rows:
        for seat in range(len(match.seats)):
            assert opened.view(row, seat).data() == match.game.view(straight[row], seat).data()


def test_a_seat_sees_what_it_saw_at_the_table(match: Match) -> None:
    opened = Replay(match.record())
    for act in match.acts:
        for seat in range(len(match.seats)):
            seen = [(one.event, one.view.data()) for one in opened.steps(act.row, seat)]
            assert seen == [(one.event, one.view.data()) for one in act.steps_for(seat)]
    assert opened.view(opened.last, 0).data() == match.view(0).data()


def test_with_everything_open_no_value_is_hidden(match: Match) -> None:
    opened = Replay(match.record())
    assert opened.viewers == (EVERYTHING, 0, 1, 2)
    for row in range(opened.last + 1):
        assert not hidden_in(opened.view(row, EVERYTHING)), row
    hides = any(hidden_in(opened.view(row, 0)) for row in range(opened.last + 1))
    assert hides or match.plan.game == "treasure_boots"


def hidden_in(view: Any) -> bool:
    """Is there a card, a die or a ship that isn't known?"""
    pieces = [*getattr(view, "faces", ()), *getattr(view, "cells", ())]
    hold = getattr(view, "dice", ()) if hasattr(view, "bids") else ()
    return UNKNOWN in [*pieces, *(face for dice in hold for face in dice)]


def test_a_match_under_way_shows_its_only_person_nothing_but_her_own_view() -> None:
    match = played("scallywager", acts=12)
    opened = Replay(match.record())
    assert opened.viewers == (0,)
    assert opened.view(opened.last, 0).data() == match.view(0).data()
    for other in (EVERYTHING, 1, None):
        with pytest.raises(ValueError, match="closed"):
            opened.view(3, other)
        with pytest.raises(ValueError, match="closed"):
            opened.steps(3, other)
    assert UNKNOWN in opened.view(opened.last, 0).faces
    assert opened.peaks(called) == ()


def test_a_match_that_people_still_play_is_closed() -> None:
    with pytest.raises(BadRecord, match="once it’s over"):
        Replay(played("scallywager", people=2, acts=12).record())


def test_a_match_of_pirates_under_way_shows_what_anybody_sees() -> None:
    opened = Replay(played("bluffaneer", people=0, acts=12).record())
    assert opened.viewers == (None,)
    assert opened.bottom(None) == 0


def test_a_record_that_differs_from_play_is_refused() -> None:
    record = played("do_not_touch", acts=20).record()
    record.rows[4] = record.rows[4]._replace(seat=(record.rows[4].seat + 1) % 3)
    with pytest.raises(ReplayDiverged):
        Replay(record)


def test_the_lines_are_those_of_the_log(match: Match) -> None:
    opened = Replay(match.record())
    lines = [line for row in range(opened.last + 1) for line in opened.lines(row, 0, called)]
    assert len(lines) > opened.last / 2
    assert any("<0>" in line for line in lines)


def test_turns_scores_and_flags_are_those_of_the_result(match: Match) -> None:
    opened = Replay(match.record())
    analysis = MatchAnalysis(match)
    assert opened.curve[-1] == (opened.last, match.scores(0))
    assert len(opened.turns) == len(analysis.history.scores) - 1
    assert opened.number(opened.last) == analysis.history.numbers[-1]
    for flag in opened.peaks(called):
        told = analysis.best(0, called) if flag.kind == "best" else analysis.worst(0, called)
        assert told.endswith(flag.sentence)
        begun = opened.number(flag.row)  # The same act may end the turn and begin the next one.
        assert told.startswith((f"Turn {begun}:", f"Turn {begun - 1}:", f"Round {begun}:"))
