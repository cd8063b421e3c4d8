"""The conductor: asks, never waits, plays what still fits, drops what doesn't."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.match.toy import Choose, Lay, Pass
from treasure_games.match.conductor import Conductor
from treasure_games.match.match import Match
from treasure_games.match.seats import MatchSetup
from treasure_games.opponents.messages import Answer, Request


class Oracle:
    """A thinker whose answers come when the test says so."""

    def __init__(self) -> None:
        self.asked: dict[int, Request] = {}
        self.cancelled: list[int] = []
        self._ready: list[Answer] = []

    def submit(self, request: Request) -> int:
        ticket = len(self.asked) + 1
        self.asked[ticket] = request
        return ticket

    def cancel(self, ticket: int) -> None:
        self.cancelled.append(ticket)

    def poll(self) -> list[Answer]:
        answers = [one for one in self._ready if one.ticket not in self.cancelled]
        self._ready.clear()
        return answers

    def answers(self, ticket: int, action: object) -> None:
        self._ready.append(Answer(ticket, self.asked[ticket], action, None, 0.1))


@pytest.fixture
def oracle() -> Oracle:
    return Oracle()


def computers(match: Match, *seats: int) -> Match:
    for seat in seats:
        match.hand_to_computer(seat, "mate", "pike")
    return match


def test_a_person_is_never_asked_about(match: Match, oracle: Oracle) -> None:
    conductor = Conductor(match, oracle)
    conductor.tick()
    assert oracle.asked == {}
    assert conductor.play() is None


def test_a_computer_is_asked_with_its_view_only(plan: MatchSetup, oracle: Oracle) -> None:
    match = computers(Match(plan), 0)
    conductor = Conductor(match, oracle)
    conductor.tick()
    conductor.tick()
    (request,) = oracle.asked.values()
    assert (request.seat, request.level, request.persona) == (0, "mate", "pike")
    assert request.view == match.view(0)
    assert request.legal == match.legal(0)
    assert request.seed != match.plan.seed
    assert conductor.thinking() == (0,)
    assert conductor.play() is None


def test_an_answer_waits_until_the_screen_is_ready(plan: MatchSetup, oracle: Oracle) -> None:
    match = computers(Match(plan), 0)
    conductor = Conductor(match, oracle)
    conductor.tick()
    oracle.answers(1, Lay(1))
    conductor.tick()
    assert conductor.ready() == (0,)
    assert len(match.acts) == 1
    act = conductor.play()
    assert act is not None
    assert (act.seat, act.action) == (0, Lay(1))
    assert oracle.asked[2].row == 2


def test_a_seat_taken_back_plays_no_answer(plan: MatchSetup, oracle: Oracle) -> None:
    match = computers(Match(plan), 0)
    conductor = Conductor(match, oracle)
    conductor.tick()
    match.hand_to_human(0)
    oracle.answers(1, Lay(1))
    conductor.tick()
    assert conductor.play() is None
    assert oracle.cancelled == [1]


def test_another_level_is_asked_anew(plan: MatchSetup, oracle: Oracle) -> None:
    match = computers(Match(plan), 0)
    conductor = Conductor(match, oracle)
    conductor.tick()
    match.hand_to_computer(0, "captain")
    conductor.tick()
    assert oracle.cancelled == [1]
    assert oracle.asked[2].level == "captain"


def test_of_several_at_once_each_answer_counts_as_it_comes(
    plan: MatchSetup, oracle: Oracle
) -> None:
    match = Match(plan)
    for seat in range(3):
        match.act(seat, Pass())
    conductor = Conductor(computers(match, 0, 1), oracle)
    conductor.tick()
    assert conductor.thinking() == (0, 1, 2)
    oracle.answers(3, Choose(1))
    conductor.tick()
    act = conductor.play()
    assert act is not None
    assert act.seat == 2
    # The others can see that seat 2 has chosen? Not in this game: their questions stand.
    assert oracle.cancelled == []
    oracle.answers(1, Choose(0))
    oracle.answers(2, Choose(0))
    conductor.tick()
    assert [conductor.play() is not None for _ in range(2)] == [True, True]
    assert match.is_over


def test_what_has_changed_meanwhile_is_asked_again(plan: MatchSetup, oracle: Oracle) -> None:
    match = computers(Match(plan), 0)
    conductor = Conductor(match, oracle)
    conductor.tick()
    oracle.answers(1, Lay(2))
    conductor.tick()
    match.act(0, Lay(1))
    assert conductor.play() is None
    conductor.tick()
    assert len(oracle.asked) == 2


def test_a_hint_is_told_while_it_fits(match: Match, oracle: Oracle) -> None:
    conductor = Conductor(match, oracle)
    conductor.ask_hint(0)
    assert conductor.hint(0) is None
    assert oracle.asked[1].hint
    oracle.answers(1, Pass())
    conductor.tick()
    hint = conductor.hint(0)
    assert hint is not None
    assert hint.action == Pass()
    assert conductor.hint(1) is None
    match.act(0, Lay(1))
    assert conductor.hint(0) is None


def test_nobody_is_hinted_who_is_not_asked(match: Match, oracle: Oracle) -> None:
    conductor = Conductor(match, oracle)
    conductor.ask_hint(1)
    assert oracle.asked == {}


def test_closing_lets_all_questions_go(plan: MatchSetup, oracle: Oracle) -> None:
    match = computers(Match(replace(plan)), 0)
    conductor = Conductor(match, oracle)
    conductor.tick()
    conductor.ask_hint(0)
    conductor.close()
    assert sorted(oracle.cancelled) == [1, 2]
    assert conductor.thinking() == ()
