"""Whole matches of Captain Treasure Boots through the window's own events."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests import at_title
from tests.conftest import OpenRig
from tests.e2e.captain import CELL, Captain
from tests.e2e.test_matches import at_the_title
from tests.hands import Hands, Keys, Mouse, Pad
from tools.rig import Rig, crew, table_plan
from treasure_games.core.record import replay
from treasure_games.match.match import Match
from treasure_games.screens.result import ResultScene
from treasure_games.stage.settings import PEEK

GAME: Final = "treasure_boots"
SMALL: Final = (1024, 640)
SHORT: Final = "4"
"""Points to win: enough for every kind of question, and soon reached."""


def quick_play(hands: Hands, seed: int = 1) -> Captain:
    at_title.quick_play(hands, GAME)
    return Captain(hands, seed)


def finish(captain: Captain) -> Match:
    captain.play()
    match = captain.table.match
    assert isinstance(captain.rig.top, ResultScene)
    assert match.is_over
    assert len(list(replay(match.record()))) == len(match.acts)
    return match


def sail(
    open_rig: OpenRig, device: type[Hands], people: int, pirates: int, **options: Any
) -> Captain:
    rig: Rig = open_rig(SMALL, speed=0.0)
    plan = table_plan(GAME, crew(people, pirates), **{"target": SHORT, **options})
    at_the_title(rig, plan)
    return quick_play(device(rig), people + pirates)


@pytest.mark.parametrize(
    ("pirates", "chart"),
    [(1, "hex"), (2, "square"), (3, "hex"), (5, "square"), (7, "hex")],
    ids=str,
)
def test_the_mouse_alone_plays_a_match_at_every_table(
    pirates: int, chart: str, open_rig: OpenRig
) -> None:
    captain = sail(open_rig, Mouse, 1, pirates, chart=chart)
    finish(captain)
    assert any(name.startswith(CELL) for name in captain.pressed)


@pytest.mark.parametrize(("device", "chart"), [(Keys, "hex"), (Pad, "square")], ids=str)
def test_the_focus_alone_plays_a_match(device: type[Hands], chart: str, open_rig: OpenRig) -> None:
    finish(sail(open_rig, device, 1, 2, chart=chart))


def test_people_with_nothing_to_hide_need_no_curtain(open_rig: OpenRig) -> None:
    """All lies open: the table just says who decides, in turn or out of it."""
    captain = sail(open_rig, Mouse, 3, 0)
    match = finish(captain)
    assert captain.curtains == captain.lifts == 0
    assert {act.seat for act in match.acts[1:]} == {0, 1, 2}


def test_first_ports_are_chosen_in_secret_behind_the_curtain(open_rig: OpenRig) -> None:
    """TB-11: a curtain for each of two people, and none once the ports lie open."""
    captain = sail(open_rig, Mouse, 2, 1, start="secret")
    match = captain.table.match
    captain.play(until=lambda: len(match.acts) > 20)
    assert captain.curtains == 2


def test_first_ports_are_chosen_in_secret_by_lifting_the_chart(open_rig: OpenRig) -> None:
    rig = open_rig(SMALL, speed=0.0, prepare=lambda app: setattr(app.settings, "privacy", PEEK))
    at_the_title(rig, table_plan(GAME, crew(2, 0), start="secret", target=SHORT))
    captain = quick_play(Mouse(rig))
    match = captain.table.match
    captain.play(until=lambda: len(match.acts) > 12)
    assert captain.curtains == 0
    assert captain.lifts == 2
