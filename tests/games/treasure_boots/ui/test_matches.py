"""Curtains where all lies open, and where only the first ports are chosen in secret."""

from typing import Any

from tests.conftest import OpenRig
from tests.hands import Mouse
from tests.ui_battery.robot import Robot
from tests.ui_battery.seating import finish, sit_down

SHORT = "4"
"""Points to win: enough for every kind of question, and soon reached."""
A_GOOD_WHILE = 40
"""Acts after which three people have all been asked in turn and out of it."""


def sail(open_rig: OpenRig, people: int, pirates: int, **options: Any) -> Robot:
    hands = Mouse(open_rig((1024, 640), speed=0.0))
    return sit_down(hands, "treasure_boots", people, pirates, **{"target": SHORT, **options})


def test_people_with_nothing_to_hide_need_no_curtain(open_rig: OpenRig, is_full: bool) -> None:
    """All lies open: the table just says who decides, in turn or out of it."""
    robot = sail(open_rig, 3, 0)
    match = robot.table.match
    if is_full:
        finish(robot)
    else:
        robot.play(until=lambda: len(match.acts) > A_GOOD_WHILE)
    assert robot.curtains == robot.lifts == 0
    assert {act.seat for act in match.acts[1:]} == {0, 1, 2}


def test_first_ports_are_chosen_in_secret_behind_the_curtain(open_rig: OpenRig) -> None:
    """TB-11: a curtain for each of two people, and none once the ports lie open."""
    robot = sail(open_rig, 2, 1, start="secret")
    match = robot.table.match
    robot.play(until=lambda: len(match.acts) > 20)
    assert robot.curtains == 2
