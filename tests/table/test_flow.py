"""What happens next, and how long it takes on the screen."""

import pytest

from tools.quick_thinker import QuickThinker
from tools.rig import HandClock, crew, play_on, table_plan
from treasure_games.core.game import Mode, Pending
from treasure_games.games.bluffaneer.rules.actions import CLAIM, STAY_QUIET
from treasure_games.match.conductor import Conductor
from treasure_games.match.match import Match
from treasure_games.match.seats import Pace
from treasure_games.stage.settings import CURTAIN, PEEK
from treasure_games.stage.theme import theme_for
from treasure_games.table.flow import BEATS, FIRST_BEAT, Flow, What
from treasure_games.table.viewpoint import Viewpoint


def flow_of(people: int, pirates: int, whose: int) -> tuple[Flow, Match, Conductor]:
    match = Match(table_plan("do_not_touch", crew(people, pirates)))
    play_on(match, lambda one: one.whose() == whose and len(one.acts) > 4)
    conductor = Conductor(match, QuickThinker())
    conductor.tick()  # asks
    conductor.tick()  # takes the answer
    viewpoint = Viewpoint(match, CURTAIN)
    return Flow(match, conductor, viewpoint), match, conductor


def test_a_computer_acts_after_one_beat_however_soon_it_knew() -> None:
    flow, _match, conductor = flow_of(1, 2, whose=1)
    assert conductor.ready() == (1,)
    following = flow.next()
    assert following.what is What.BEAT
    assert following.seconds == FIRST_BEAT[Pace.STEADY]
    assert flow.next().what is What.COMPUTER


def test_a_computer_that_still_thinks_is_waited_for() -> None:
    match = Match(table_plan("do_not_touch", crew(1, 2)))
    play_on(match, lambda one: one.whose() == 1)
    flow = Flow(match, Conductor(match, QuickThinker()), Viewpoint(match, CURTAIN))
    assert flow.next().what is What.BEAT
    assert flow.next().what is What.WAIT


@pytest.mark.parametrize("pace", FIRST_BEAT)
def test_the_shortest_turn_stays_for_half_a_second_and_not_for_a_whole_one(pace: Pace) -> None:
    durations = theme_for().durations
    least = FIRST_BEAT[pace] + durations.move_long
    assert durations.computer_least <= least <= 0.9


def test_a_forced_step_is_played_after_the_person_has_seen_it() -> None:
    flow, match, _conductor = flow_of(1, 2, whose=0)
    assert match.forced_action() is not None, "nothing lies on the discard pile"
    following = flow.next()
    assert (following.what, following.seconds) == (What.BEAT, BEATS.forced)
    assert flow.next().what is What.FORCED


def test_a_forced_step_waits_while_the_last_act_can_be_undone() -> None:
    match = Match(table_plan("do_not_touch", crew(1, 2)))
    play_on(match, lambda one: one.can_undo(0) and one.forced_action() is not None)
    assert not match.is_over
    flow = Flow(match, Conductor(match, QuickThinker()), Viewpoint(match, CURTAIN))
    assert flow.next().what is What.WAIT


@pytest.mark.parametrize("privacy", [CURTAIN, PEEK])
def test_with_several_people_a_step_plays_itself_only_where_nobody_else_looks(privacy: str) -> None:
    """Else it would tell that the hand leaves no choice."""
    match = Match(table_plan("do_not_touch", crew(2, 0)))
    play_on(
        match,
        lambda one: one.whose() == 0 and one.forced_action() is not None and not one.can_undo(0),
    )
    assert not match.is_over
    viewpoint = Viewpoint(match, privacy)
    flow = Flow(match, Conductor(match, QuickThinker()), viewpoint)
    if privacy == PEEK:
        assert flow.next().what is What.WAIT
        viewpoint.open_for(0)
        assert flow.next().what is What.WAIT
        return
    assert flow.next().what is What.CURTAIN
    viewpoint.open_for(0)
    assert flow.next() == (What.BEAT, 0, BEATS.forced, None)
    assert flow.next().what is What.FORCED


def test_within_a_turn_the_beats_are_short() -> None:
    flow, match, conductor = flow_of(1, 2, whose=1)
    flow.next()
    while match.whose() == 1 and match.acts[-1].seat != 1:
        conductor.tick()
        conductor.play()
    assert match.whose() == 1, "the first act was not the draw"
    following = flow.next()
    assert (following.what, following.seconds) == (What.BEAT, BEATS.next)


def test_the_end_comes_after_everything() -> None:
    match = play_on(Match(table_plan("do_not_touch", crew(1, 1))), lambda one: one.is_over)
    flow = Flow(match, Conductor(match, QuickThinker()), Viewpoint(match, CURTAIN))
    assert flow.next().what is What.OVER


@pytest.fixture
def race() -> tuple[Flow, Match, Viewpoint]:
    """Four people at one keyboard, all but the roller in a race that has begun."""
    match = Match(table_plan("bluffaneer", crew(4, 0), shout="buzzer"))
    play_on(match, lambda one: is_race(one.pending()))
    viewpoint = Viewpoint(match, PEEK, gathers=lambda: True)
    assert viewpoint.asked is not None
    viewpoint.turn_to(viewpoint.asked)
    flow = Flow(match, Conductor(match, QuickThinker()), viewpoint)
    assert flow.next().what is What.WAIT
    return flow, match, viewpoint


def is_race(asked: Pending | None) -> bool:
    return asked is not None and asked.mode is Mode.RACE and len(asked.seats) == 3


def test_once_somebody_was_heard_in_a_race_nobody_else_comes_to_the_table(
    race: tuple[Flow, Match, Viewpoint],
) -> None:
    flow, match, viewpoint = race
    match.act(viewpoint.bottom, CLAIM)
    assert flow.next().what is What.WAIT


def test_when_the_time_of_a_race_is_up_nobody_else_comes_to_the_table(
    race: tuple[Flow, Match, Viewpoint],
) -> None:
    flow, match, _viewpoint = race
    asked = match.pending()
    assert asked is not None
    assert asked.seconds is not None
    clock = HandClock()
    match.measure_by(clock.now)
    clock.advance(asked.seconds)
    for late in asked.seats:
        assert flow.next() == (What.DEFAULT, late, 0.0, None)
        match.act(late, asked.default)


def test_who_stays_quiet_in_a_race_makes_room_for_the_next(
    race: tuple[Flow, Match, Viewpoint],
) -> None:
    flow, match, viewpoint = race
    match.act(viewpoint.bottom, STAY_QUIET)
    assert flow.next().what is What.TURN_TABLE
