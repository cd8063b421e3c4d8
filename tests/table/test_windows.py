"""Several seats at once: windows tell no secret by being asked or by their times, races wait for
nobody."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.battery.toys import claim, yarr
from treasure_games.core.errors import BadRecord
from treasure_games.core.options import Setup
from treasure_games.core.registry import AnyGame
from treasure_games.match.conductor import Conductor
from treasure_games.match.match import Match
from treasure_games.match.records import resumed
from treasure_games.match.seats import Kind, MatchSetup, Pace, Seat
from treasure_games.opponents.personas import FASTEST
from treasure_games.opponents.worker import Answer, Request
from treasure_games.stage.settings import CURTAIN
from treasure_games.table.flow import BEATS, FIRST_BEAT, Flow, Next, What
from treasure_games.table.viewpoint import Viewpoint

LONGEST = FIRST_BEAT[Pace.STEADY] * BEATS.latest
A_MOMENT = 0.001
"""Seconds by which a sleep may last longer than wished."""


class Passer:
    """A thinker that lets every window pass, and else does what is listed first.

    About a choice in a window it thinks for so many seconds of `clock`.
    """

    def __init__(self, clock: Callable[[], float], seconds: float = 0.0) -> None:
        self._clock, self._seconds = clock, seconds
        self._answers: list[tuple[float, Answer]] = []
        self._tickets = 0

    def submit(self, request: Request) -> int:
        self._tickets += 1
        action = next((one for one in request.legal if one == yarr.Pass()), request.legal[0])
        is_choice = action == yarr.Pass() and len(request.legal) > 1
        due = self._clock() + self._seconds * is_choice
        self._answers.append((due, Answer(self._tickets, request, action, None, 0.0)))
        return self._tickets

    def cancel(self, ticket: int) -> None:
        self._answers = [one for one in self._answers if one[1].ticket != ticket]

    def poll(self) -> list[Answer]:
        now = self._clock()
        ready = [answer for due, answer in self._answers if due <= now]
        self._answers = [one for one in self._answers if one[0] > now]
        return ready


class Table:
    """A match with one person at the screen, moved on as the scene of a table does."""

    def __init__(
        self, game: AnyGame, computers: int = 3, seed: int = 4, thought: float = 0.0
    ) -> None:
        self.now = 0.0
        seats = [Seat("Ann", 0)]
        seats += [Seat("Pike", n + 1, Kind.COMPUTER, "mate", "pike") for n in range(computers)]
        setup = Setup.of(game.info, len(seats))
        plan = MatchSetup(game.info.id, setup, tuple(seats), seed)
        self.match = Match(plan, game=game, clock=lambda: self.now)
        self.conductor = Conductor(self.match, Passer(lambda: self.now, thought))
        self.flow = Flow(self.match, self.conductor, Viewpoint(self.match, CURTAIN))
        self.shown: list[Any] = []

    def next(self) -> Next:
        """What comes next when all answers are there."""
        self.conductor.tick()
        self.conductor.tick()
        return self.flow.next()

    def move_on(self) -> None:
        """One step: what was asked of whom, how long it took, what the person saw of it."""
        following = self.next()
        asked = self.match.pending()
        assert asked is not None
        self.shown.append((asked.ask, asked.seats, following, self.now))
        act = None
        if following.what is What.COMPUTER:
            act = self.conductor.play(following.seat, following.arrival)
        elif following.what is What.FORCED:
            forced = self.match.forced_action()
            assert forced is not None
            act = self.match.act(*forced)
        elif following.what is What.WAIT and following.seat != 0:
            due = self.flow.next_wakeup()
            assert due is not None, "nothing wakes the app"
            self.now += due + A_MOMENT
        elif following.what is What.WAIT:
            act = self.match.act(0, self.match.legal(0)[0])
        if act is not None:
            steps = act.steps_for(0)
            self.shown.append([(step.event, step.view.data()) for step in steps])

    @property
    def seconds(self) -> float:
        """How long all beats took together."""
        return sum(one[2].seconds for one in self.shown if isinstance(one, tuple))


class Stacked(yarr.Yarr):
    """The same game with other cards."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        self._faces = faces

    def start(self, state: Any, chance: Any, emit: Any) -> None:
        super().start(state, chance, emit)
        state.faces = self._faces


def played(table: Table, turns: int) -> Table:
    """Moved on until so many cards have been played and their windows are closed."""
    while turns or table.match.view(0).table.played != yarr.NONE:
        table.move_on()
        last = table.match.acts[-1]
        is_new = table.shown[-1] and isinstance(table.shown[-1], list)
        turns -= bool(is_new and isinstance(last.action, yarr.Play))
    return table


def holds_yarr(faces: tuple[int, ...], hand: tuple[int, ...]) -> bool:
    return any(faces[card] == yarr.YARR for card in hand)


def test_windows_look_the_same_whatever_the_others_hold() -> None:
    """Who is asked, how long it takes and what is seen, with hands that differ in secret."""
    table = played(Table(yarr.GAME), turns=4)
    dealt = Table(yarr.GAME).match
    first, hands = dealt.view(0), dealt.view(0).table.hands
    opened = [hand[0] for hand in hands]
    known = [dealt.acts[0].moments[0].state.faces[card] for card in opened]
    variants = 0
    for seed in range(4_000):
        faces = yarr.GAME.determinize(first, Random(seed)).faces
        if [faces[card] for card in opened] != known:
            continue
        if all(holds_yarr(faces, hand) for hand in hands[1:]):
            continue
        other = played(Table(Stacked(faces)), turns=4)
        assert other.shown == table.shown
        variants += 1
    assert variants > 5


@pytest.mark.parametrize("thought", [BEATS.thinking / 2, BEATS.thinking])
def test_how_long_a_computer_thinks_in_a_window_shows_nowhere(thought: float) -> None:
    """Up to the time that every answer takes, whoever has a choice; pauses are cut to nothing."""
    quick, slow = (played(Table(yarr.GAME, thought=one), turns=4) for one in (0.0, thought))
    assert quick.shown == slow.shown
    assert quick.now == slow.now > 0.0


def test_a_window_takes_no_longer_than_its_slowest_computer() -> None:
    table = Table(yarr.GAME)
    table.move_on()
    before = table.seconds
    while table.match.view(0).table.played != yarr.NONE:
        table.move_on()
    assert 0 < table.seconds - before <= LONGEST


def test_a_pass_without_a_choice_is_not_shown_to_the_person_who_makes_it() -> None:
    """It costs no time, and what is shown is what follows."""
    table = Table(Stacked(tuple(face for face in (1, 0, 2, 3) for _ in range(7))))
    assert not holds_yarr(table.match.view(0).table.faces, table.match.view(0).table.hands[0])
    played(table, turns=1)
    while table.match.whose() != 0:
        table.move_on()
    before = table.seconds
    assert table.next().what is What.FORCED
    table.move_on()
    assert [type(event) for event, _ in table.shown[-1]] == [yarr.Scored], "her pass ends it"
    assert table.seconds == before


def test_a_person_is_asked_when_the_order_of_the_rules_comes_to_her() -> None:
    table = played(Table(yarr.GAME), turns=1)
    table.move_on()
    while table.match.view(0).table.played == yarr.NONE:
        table.move_on()
    pending = table.match.pending()
    assert pending is not None
    assert pending.seats == (2, 3, 0)
    assert table.match.awaited() == (2,)
    assert table.next().what is not What.WAIT


def test_in_a_race_a_computer_answers_at_its_time_and_nobody_waits() -> None:
    table = Table(claim.GAME)
    assert table.next() == Next(What.WAIT, 0)
    due = table.flow.next_wakeup()
    assert due is not None
    assert due >= FASTEST
    table.now += due + 0.01
    following = table.next()
    assert following.what is What.COMPUTER
    assert following.arrival == int(due * 1000)
    table.move_on()
    assert table.match.record().rows[0].arrival == int(due * 1000)
    assert table.next() == Next(What.WAIT, 0)


def test_a_computer_that_shouts_after_the_end_of_a_race_counts_as_silent() -> None:
    """However late the app wakes, and exactly at the end it still counts."""
    for arrival, action in ((5000, claim.Claim()), (5001, claim.Stay())):
        table = Table(claim.GAME)
        table.next()
        table.now += 9.0
        act = table.conductor.play(1, arrival)
        assert act is not None
        assert act.action == action


def test_a_person_in_a_race_is_timed_from_when_the_table_lay_still() -> None:
    table = Table(claim.GAME)
    table.now += 9.0
    assert table.next() == Next(What.WAIT, 0)
    table.now += 0.25
    table.match.act(0, claim.Claim())
    assert table.match.record().rows[0].arrival == 250


@pytest.mark.parametrize("arrival", [True, 2.5, float("nan"), "5", 10**400, -(10**6)])
def test_a_time_that_no_record_holds_is_refused_with_nothing_changed(arrival: Any) -> None:
    table = Table(claim.GAME)
    before = table.match.record().to_line()
    with pytest.raises(ValueError, match="not a time of arrival"):
        table.match.act(0, claim.Claim(), arrival)
    assert table.match.record().to_line() == before
    table.match.act(0, claim.Claim(), -200)
    assert table.match.record().rows[0].arrival == -200


@pytest.mark.parametrize(("action", "told"), [(claim.Claim(), None), (claim.Stay(), 250)])
def test_a_save_that_lost_or_made_up_a_time_of_arrival_is_not_continued(
    action: claim.Claim | claim.Stay, told: int | None
) -> None:
    """Not even without fingerprints to compare."""
    table = Table(claim.GAME)
    table.match.act(0, action, 250)
    record = table.match.record()
    assert resumed(record, game=claim.GAME).acts
    damaged = replace(record, rows=[record.rows[0]._replace(arrival=told)], fingerprints={})
    with pytest.raises(BadRecord):
        resumed(damaged, game=claim.GAME)
