"""Whole matches through the window's own events: from the title to the result, and a rematch."""

from pathlib import Path
from typing import Final

import pytest

from tests.conftest import OpenRig
from tests.hands import Focused, Hands, Keys, Mouse, Pad
from tests.ui_battery.likings import Likings
from tests.ui_battery.robot import Robot
from tests.ui_battery.seating import at_the_title, finish, sit_down
from tools.rig import crew, table_plan
from treasure_games.core.registry import load
from treasure_games.match.match import Match
from treasure_games.screens.result.scene import ResultScene
from treasure_games.stage.settings import PEEK
from treasure_games.table.scene import TableScene

pytestmark = [
    pytest.mark.games_in_turn,
    pytest.mark.one_in_turn("end", "device"),
]

SMALL: Final = (1024, 640)
FEWEST, MOST = 0, -1
A_GOOD_WHILE: Final = 24
"""Acts after which a match goes on as it has begun. Whole ones are played by the mouse, by keys
and against the thinking process, and by everything in `--full`.
"""


def go_on(robot: Robot, is_whole: bool) -> Match:
    """Play to the result, or for a good while."""
    if is_whole:
        return finish(robot)
    match = robot.table.match
    last = len(match.acts) + A_GOOD_WHILE
    robot.play(until=lambda: len(match.acts) >= last)
    assert match.is_over or len(match.acts) >= last
    return match


def crews(game_id: str) -> range:
    """All numbers of seats."""
    low, high = load(game_id).info.seats
    return range(low, high + 1)


@pytest.mark.in_turn
@pytest.mark.parametrize("end", [FEWEST, MOST], ids=["fewest", "most"])
def test_the_mouse_alone_plays_a_match(
    end: int, game_id: str, likings: Likings, open_rig: OpenRig
) -> None:
    seats = crews(game_id)[end]
    hands = Mouse(open_rig(SMALL, speed=0.0))
    robot = sit_down(hands, game_id, 1, seats - 1, **likings.SHORT)
    assert len(finish(robot).seats) == seats
    assert robot.pressed


@pytest.mark.full
def test_the_mouse_alone_plays_a_match_at_every_table(
    game_id: str, likings: Likings, open_rig: OpenRig
) -> None:
    """By each value of each house rule, too."""
    rig, sizes = open_rig(SMALL, speed=0.0), crews(game_id)
    values = [(rule.name, value) for rule in load(game_id).info.options for value in rule.values]
    tables = [{}, *({name: value} for name, value in values)]
    for number in range(max(len(tables), len(sizes))):
        rules = tables[number % len(tables)]
        seats = sizes[number % len(sizes)]
        finish(sit_down(Mouse(rig), game_id, 1, seats - 1, **{**likings.SHORT, **rules}))


@pytest.mark.in_turn
@pytest.mark.parametrize("device", [Keys, Pad])
def test_the_focus_alone_plays_a_match(
    device: type[Focused], game_id: str, likings: Likings, open_rig: OpenRig, is_full: bool
) -> None:
    hands = device(open_rig(SMALL, speed=0.0))
    robot = sit_down(hands, game_id, 1, crews(game_id)[FEWEST] - 1, **likings.SHORT)
    go_on(robot, is_whole=is_full or device is Keys)


def test_the_key_for_advice_and_enter_play_on(
    game_id: str, likings: Likings, open_rig: OpenRig, is_full: bool
) -> None:
    """After the key for advice, Enter does what was advised."""
    hands = Keys(open_rig(SMALL, speed=0.0))
    robot = sit_down(hands, game_id, 1, crews(game_id)[FEWEST] - 1, **likings.SHORT)
    match, hints = robot.table.match, robot.table.hints
    told: list[object] = []
    lead_to = hints.lead_to
    hints.lead_to = lambda action: (told.append(action), lead_to(action))[1]  # type: ignore[method-assign]
    for _ in range(3 * A_GOOD_WHILE if is_full else A_GOOD_WHILE // 2):
        robot.rest()
        if match.is_over:
            break
        before = len(match.acts)
        hands.key("h")
        robot.rest()
        assert not robot.table.focus.tip, "a tooltip lies over the reason"
        hands.confirm()
        if robot.table.session.held is not None:
            hands.key("e")
        done = [act.action for act in match.acts[before:] if act.seat == 0]
        assert done[:1] == told[-1:], f"{told[-1:]} was advised, {done} was done"
    assert told


@pytest.mark.parametrize("device", [Mouse, pytest.param(Keys, marks=pytest.mark.full)])
def test_against_the_thinking_process_and_on_to_a_rematch(
    device: type[Hands], game_id: str, likings: Likings, open_thinking_rig: OpenRig
) -> None:
    rig = open_thinking_rig(SMALL, speed=0.0)
    # Who thinks briefly: it is the way to the process and back that is looked at.
    robot = sit_down(device(rig), game_id, 1, 2, level="deckhand", **likings.SHORT)
    first = finish(robot)
    robot.hands.press("rematch")
    second = robot.table.match
    assert second.identity != first.identity
    assert second.seats == first.seats
    assert second.plan.seed != first.plan.seed
    robot.play(until=lambda: len(second.acts) > 15)


def test_two_people_and_a_pirate_pass_the_helm_through_the_curtain(
    game_id: str, likings: Likings, open_rig: OpenRig, is_full: bool
) -> None:
    hands = Mouse(open_rig(SMALL, speed=0.0))
    robot = sit_down(hands, game_id, 2, 1, **likings.SECRET)
    match = go_on(robot, is_full)
    assert robot.curtains >= 2
    assert {act.seat for act in match.acts[1:]} == {0, 1, 2}


@pytest.mark.in_turn
@pytest.mark.parametrize("device", [Mouse, Keys])
def test_two_people_peek_at_what_they_hide(
    device: type[Hands], game_id: str, likings: Likings, open_rig: OpenRig
) -> None:
    rig = open_rig(SMALL, speed=0.0, prepare=lambda app: setattr(app.settings, "privacy", PEEK))
    robot = sit_down(device(rig), game_id, 2, 0, **likings.SECRET)
    match = robot.table.match
    robot.play(until=lambda: robot.lifts >= 2 and len(match.acts) > 20)
    assert robot.curtains == 0
    assert {act.seat for act in match.acts[1:]} == {0, 1}


def test_a_match_is_left_and_goes_on_where_it_was(
    game_id: str, likings: Likings, open_rig: OpenRig, tmp_path: Path, is_full: bool
) -> None:
    first = open_rig(SMALL, speed=0.0, folder=tmp_path)
    robot = sit_down(Mouse(first), game_id, 1, 2, **likings.SHORT)
    left, tune = robot.table.match, robot.table.session.music.tune
    robot.play(until=lambda: len(left.acts) > 12)
    first.loop.stack.clear()
    first.app.close()
    second = open_rig(SMALL, speed=0.0, folder=tmp_path)
    at_the_title(second)
    hands = Mouse(second)
    hands.press("continue")
    robot = Robot(hands)
    found = robot.table.match
    assert found.identity == left.identity
    assert robot.table.session.music.tune == tune
    assert found.record().rows[: len(left.acts) - 1] == left.record().rows
    go_on(robot, is_full)


def test_a_table_is_laid_by_hand_and_played(
    game_id: str, likings: Likings, open_rig: OpenRig, is_full: bool
) -> None:
    """One more pirate than last time."""
    rig = open_rig(SMALL, speed=0.0)
    seats = crews(game_id)[FEWEST]
    at_the_title(rig, table_plan(game_id, crew(1, seats - 1), **likings.SHORT))
    mouse = Mouse(rig)
    mouse.choose(game_id, "setup")
    for name in (f"free{seats}", "sail"):
        mouse.press(name)
    match = go_on(Robot(mouse), is_full)
    assert len(match.seats) == seats + 1
    assert isinstance(rig.top, ResultScene if match.is_over else TableScene)
