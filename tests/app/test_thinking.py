"""The thinking process is killed while it thinks, and the match in the window goes on."""

import multiprocessing
import os
import signal
from multiprocessing.process import BaseProcess
from typing import Final

import pygame
import pytest

from tests.conftest import OpenRig
from tests.hands import Mouse
from tests.ui_battery.robot import PATIENCE, Robot
from tools.rig import Rig, crew, table_plan
from treasure_games.core.registry import GAMES
from treasure_games.table.scene import TableScene

pytestmark = pytest.mark.games_in_turn

DEATHS: Final = 3
SIGKILL: Final = getattr(signal, "SIGKILL", signal.SIGTERM)
"""Windows knows no other way; there it ends a process at once."""


def thinkers() -> list[BaseProcess]:
    return [one for one in multiprocessing.active_children() if one.name == "thinking"]


def wait_for_a_question(rig: Rig, robot: Robot) -> None:
    """Play until a computer pirate ponders."""
    robot.play(until=lambda: bool(robot.table.session.conductor.thinking()))


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("level", ["mate", pytest.param("captain", marks=pytest.mark.full)])
def test_killed_while_thinking(game_id: str, level: str, open_thinking_rig: OpenRig) -> None:
    rig = open_thinking_rig((640, 400), speed=0.0)
    match = rig.services.matches.begin(table_plan(game_id, crew(1, 1, level)))
    rig.show(TableScene(rig.services, match))
    robot = Robot(Mouse(rig))
    for _ in range(DEATHS):
        wait_for_a_question(rig, robot)
        acts = len(match.acts)
        for process in thinkers():
            assert process.pid is not None
            os.kill(process.pid, SIGKILL)
        robot.play(until=lambda: len(match.acts) > acts)  # noqa: B023 - called at once
    assert match.pending() is not None
    own = {act.seat for act in match.acts[1:]}
    assert own == {0, 1}


def test_the_process_ends_with_the_app(open_thinking_rig: OpenRig) -> None:
    before = {process.pid for process in thinkers()}
    rig = open_thinking_rig((640, 400))
    match = rig.services.matches.begin(table_plan(GAMES[0], crew(1, 1)))
    rig.show(TableScene(rig.services, match))
    Robot(Mouse(rig)).rest()
    assert {process.pid for process in thinkers()} - before
    rig.loop.stack.clear()
    rig.app.close()
    assert {process.pid for process in thinkers()} <= before


def test_an_answer_wakes_a_window_that_sleeps(open_thinking_rig: OpenRig) -> None:
    """The loop may sleep without a limit while somebody thinks: the answer is an event."""
    rig = open_thinking_rig((640, 400), speed=0.0)
    match = rig.services.matches.begin(table_plan(GAMES[0], crew(1, 1)))
    rig.show(TableScene(rig.services, match))
    robot = Robot(Mouse(rig))
    wait_for_a_question(rig, robot)
    event = pygame.event.wait(PATIENCE)
    assert event.type != pygame.NOEVENT
