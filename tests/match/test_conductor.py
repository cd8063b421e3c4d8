"""The conductor: asks, never waits, plays what still fits, drops what doesn't."""

import pytest
from msgspec.structs import replace

from tests.battery.toys import yarr
from tests.match.toy import Lay, Pass
from treasure_games.core.options import Setup
from treasure_games.core.registry import load
from treasure_games.match.conductor import Conductor
from treasure_games.match.match import Match
from treasure_games.match.seats import Kind, MatchSetup, Seat
from treasure_games.opponents.worker import Answer, Request


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


def test_a_sailors_face_is_no_character(plan: MatchSetup, oracle: Oracle) -> None:
    """A computer that plays for a person has the face of that person, and nobody's style."""
    match = Match(plan)
    match.hand_to_computer(0, "mate", "scarf")
    Conductor(match, oracle).tick()
    (request,) = oracle.asked.values()
    assert request.persona is None
    assert match.seats[0].persona == "scarf"


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


def test_a_sealed_set_costs_one_thought_for_each_seat(oracle: Oracle) -> None:
    """What others choose unseen changes nothing about the question: 8 thoughts for 8 acts."""
    seats = tuple(Seat(f"Pike {n}", n, Kind.COMPUTER, "mate", "pike") for n in range(8))
    setup = Setup.of(load("treasure_boots").info, 8, {"start": "secret"})
    match = Match(MatchSetup("treasure_boots", setup, seats, seed=3))
    conductor = Conductor(match, oracle)
    conductor.tick()
    for ticket, request in tuple(oracle.asked.items()):
        oracle.answers(ticket, request.legal[0])
        conductor.tick()
    asked = len(oracle.asked)
    acts = [conductor.play() for _ in range(8)]
    assert {act.seat for act in acts if act is not None} == set(range(8))
    assert (asked, oracle.cancelled) == (8, [])


def test_a_sealed_set_is_answered_in_an_order_that_favours_nobody(plan: MatchSetup) -> None:
    firsts = set()
    for seed in range(20):
        match = Match(plan.with_seed(seed))
        for seat in range(3):
            match.act(seat, Pass())
        (first,) = match.awaited()
        assert match.awaited() == (first,)
        firsts.add(first)
    assert firsts == {0, 1, 2}


def test_passes_of_others_leave_the_question_of_a_window_open(oracle: Oracle) -> None:
    match = window(computers=(1, 2, 3))
    conductor = Conductor(match, oracle)
    conductor.tick()
    assert sorted(request.seat for request in oracle.asked.values()) == [1, 2, 3]
    for ticket in (3, 2, 1):
        oracle.answers(ticket, yarr.Pass())
        conductor.tick()
    acts = [conductor.play() for _ in range(3)]
    assert [act.seat for act in acts if act is not None] == [1, 2, 3], "the order of the rules"
    assert oracle.cancelled == []


def test_who_has_passed_is_asked_anew_in_the_next_window(oracle: Oracle) -> None:
    match = window(computers=(3,))
    number = match.question(3)
    for seat in (1, 2):
        match.act(seat, yarr.Pass())
    assert match.question(3) == number
    match.act(3, yarr.Pass())
    assert match.question(3) is None
    match.act(1, match.legal(1)[0])
    assert match.question(3) not in (None, number)


def test_an_undone_act_asks_a_new_question(match: Match) -> None:
    numbers = [match.question(0)]
    match.act(0, Lay(1))
    numbers.append(match.question(0))
    match.undo(0)
    numbers.append(match.question(0))
    assert len(set(numbers)) == 3


def window(computers: tuple[int, ...]) -> Match:
    """Seat 0 has played its first card; the others are asked."""
    seats = tuple(
        Seat("Pike", n, Kind.COMPUTER, "mate", "pike") if n in computers else Seat("Ann", n)
        for n in range(4)
    )
    setup = Setup.of(yarr.GAME.info, 4)
    match = Match(MatchSetup("yarr", setup, seats, seed=1), game=yarr.GAME)
    match.act(0, match.legal(0)[0])
    return match


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
