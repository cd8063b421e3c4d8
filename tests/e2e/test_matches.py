"""Whole matches through the window's own events: from the title to the result, and a rematch."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests import at_title
from tests.conftest import OpenRig
from tests.e2e.robot import Robot
from tests.hands import Focused, Hands, Keys, Mouse, Pad
from tools.rig import Rig, crew, table_plan
from treasure_games.core.record import replay
from treasure_games.core.registry import GAMES
from treasure_games.match.match import Match
from treasure_games.match.seats import MatchSetup
from treasure_games.screens.last_table import LastTables
from treasure_games.screens.result import ResultScene
from treasure_games.screens.title import TitleScene
from treasure_games.stage.settings import PEEK

SMALL: Final = (1024, 640)
GAME: Final = GAMES[0]


def at_the_title(rig: Rig, plan: MatchSetup | None = None) -> None:
    """The title, with this table laid last time."""
    if plan is not None:
        LastTables(rig.services.folders.data).keep(plan)
    rig.show(TitleScene(rig.services))


def match_of(robot: Robot) -> Match:
    return robot.table.match


def finish(robot: Robot) -> Match:
    """Play on to the result; everything about its end must be in order."""
    robot.play()
    match = match_of(robot)
    assert match.is_over
    services = robot.rig.services
    assert services.matches.under_way() == []
    assert services.matches.statistics.matches_played(GAME) >= 1
    assert len(list(replay(match.record()))) == len(match.acts)
    shown = robot.hands.words()
    outcome = match.outcome()
    assert outcome is not None
    assert all(str(score) in shown for score in outcome.scores)
    return match


def quick_play(hands: Hands, seed: int = 1) -> Robot:
    at_title.quick_play(hands, GAME)
    return Robot(hands, seed)


@pytest.mark.parametrize(
    ("seats", "version"),
    [
        (2, "numerical"),
        (2, "symbols"),
        (3, "symbols"),
        (4, "numerical"),
        (5, "symbols"),
        (6, "numerical"),
    ],
)
def test_the_mouse_alone_plays_a_match_at_every_table(
    seats: int, version: str, open_rig: OpenRig
) -> None:
    rig = open_rig(SMALL, speed=0.0)
    at_the_title(rig, table_plan(GAME, crew(1, seats - 1), version=version))
    robot = quick_play(Mouse(rig), seats)
    finish(robot)
    assert any(name.startswith("choice.") for name in robot.pressed)


@pytest.mark.parametrize(
    ("device", "seats", "version"),
    [(Keys, 2, "numerical"), (Keys, 4, "symbols"), (Pad, 3, "numerical"), (Pad, 2, "symbols")],
)
def test_the_focus_alone_plays_a_match(
    device: type[Focused], seats: int, version: str, open_rig: OpenRig
) -> None:
    rig = open_rig(SMALL, speed=0.0)
    at_the_title(rig, table_plan(GAME, crew(1, seats - 1), version=version))
    finish(quick_play(device(rig), seats))


@pytest.mark.parametrize("device", [Mouse, Keys])
def test_against_the_thinking_process_and_on_to_a_rematch(
    device: type[Hands], open_thinking_rig: OpenRig
) -> None:
    rig = open_thinking_rig(SMALL, speed=0.0)
    seats = (*crew(1, 1, level="mate"), *crew(1, 1, level="greedy")[1:])
    at_the_title(rig, table_plan(GAME, seats))
    robot = quick_play(device(rig))
    first = finish(robot)
    assert rig.services.thinker.latency("mate") is not None
    robot.hands.press("rematch")
    second = match_of(robot)
    assert second.identity != first.identity
    assert second.seats == first.seats
    assert second.plan.seed != first.plan.seed
    robot.play(until=lambda: len(second.acts) > 15)


def test_two_people_pass_the_helm_through_the_curtain(open_rig: OpenRig) -> None:
    rig = open_rig(SMALL, speed=0.0)
    at_the_title(rig, table_plan(GAME, crew(2, 0)))
    robot = quick_play(Mouse(rig))
    match = finish(robot)
    changes = sum(
        one.seat != other.seat for one, other in zip(match.acts[1:], match.acts[2:], strict=False)
    )
    assert robot.curtains >= changes


def test_two_people_and_a_pirate_who_never_sees_a_curtain(open_rig: OpenRig) -> None:
    rig = open_rig(SMALL, speed=0.0)
    at_the_title(rig, table_plan(GAME, crew(2, 1), version="symbols"))
    robot = quick_play(Keys(rig))
    match = match_of(robot)
    robot.play(until=lambda: robot.curtains >= 12)
    turns = {act.seat for act in match.acts[1:]}
    assert turns == {0, 1, 2}


class Dragging(Robot):
    """Takes cards by the mouse and lays them where they may belong; clicks only buttons."""

    drops = 0

    def _press(self, name: str) -> None:
        if not name.startswith("hand."):
            super()._press(name)
            return
        assert isinstance(self.hands, Mouse)
        goals = [one for one in self.hands.names() if one.startswith("plank.")] + ["discard"]
        before = len(self.table.match.acts)
        self.hands.drag(self.hands.spot(name), self.hands.spot(self.rng.choice(goals)))
        self.drops += len(self.table.match.acts) > before


def test_cards_are_dragged_to_where_they_belong(open_rig: OpenRig) -> None:
    rig = open_rig(SMALL, speed=0.0)
    at_the_title(rig, table_plan(GAME, crew(1, 1)))
    mouse = Mouse(rig)
    at_title.quick_play(mouse, GAME)
    robot = Dragging(mouse)
    robot.play(until=lambda: robot.drops >= 8)
    assert robot.drops >= 8


def peeking(open_rig: OpenRig, device: type[Hands]) -> Robot:
    rig = open_rig(SMALL, speed=0.0, prepare=lambda app: _set(app.settings, "privacy", PEEK))
    at_the_title(rig, table_plan(GAME, crew(2, 0)))
    return quick_play(device(rig))


def test_two_people_peek_at_their_hands(open_rig: OpenRig) -> None:
    robot = peeking(open_rig, Mouse)
    finish(robot)
    assert robot.curtains == 0
    assert robot.lifts > 10


def test_two_people_peek_by_the_keyboard_alone(open_rig: OpenRig) -> None:
    robot = peeking(open_rig, Keys)
    match = match_of(robot)
    robot.play(until=lambda: robot.lifts >= 10)
    assert {act.seat for act in match.acts[1:]} == {0, 1}


def test_a_table_is_laid_by_hand_and_played(open_rig: OpenRig) -> None:
    """Nothing is prepared: the first start, the set-up, one more pirate, the other cards."""
    rig = open_rig(SMALL, speed=0.0)
    at_the_title(rig)
    mouse = Mouse(rig)
    at_title.set_up(mouse, GAME)
    mouse.press("add_pirate")
    mouse.press("version")
    mouse.press("sail")
    robot = Robot(mouse)
    match = finish(robot)
    assert len(match.seats) == 3
    assert match.plan.setup.text("version") == "symbols"
    assert isinstance(rig.top, ResultScene)


def _set(settings: Any, name: str, value: object) -> None:
    setattr(settings, name, value)
