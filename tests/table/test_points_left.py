"""Points that would be left lying at the end of a turn are asked about once."""

from typing import Any

import pytest

from tests.conftest import OpenRig
from tests.hands import Keys, Mouse
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.games.do_not_touch.rules import actions as chains
from treasure_games.games.stolen_treasure.rules import actions as digs
from treasure_games.games.stolen_treasure.rules.pieces import VALUES
from treasure_games.games.treasure_boots.rules import phases
from treasure_games.match.match import Match
from treasure_games.table.scene import TableScene


def something_to_add(match: Match) -> bool:
    return any(isinstance(one, chains.Add) for one in match.legal(0))


def something_to_bury(match: Match) -> bool:
    faces: Any = match.view(0).faces
    return any(isinstance(one, digs.Bury) and VALUES[faces[one.card]] > 0 for one in match.legal(0))


def something_to_unload(match: Match) -> bool:
    return bool(match.is_asked(0) and match.view(0).phase == phases.UNLOADING)


CASES = {
    "do_not_touch": (something_to_add, "still fits"),
    "stolen_treasure": (something_to_bury, "You could still bury"),
    "treasure_boots": (something_to_unload, "Your cargo is worth"),
}


def sit(rig: Rig, game: str) -> TableScene:
    match = rig.services.matches.begin(table_plan(game, crew(1, 1)))
    play_on(match, lambda one: one.is_asked(0) and CASES[game][0](one))
    rig.services.settings.ask_about_points = True
    scene = TableScene(rig.services, match)
    rig.show(scene)
    rig.settle()
    return scene


@pytest.mark.parametrize("game", CASES)
def test_the_first_press_says_what_would_be_left_and_the_second_ends_the_turn(
    game: str, open_rig: OpenRig
) -> None:
    rig = open_rig((1280, 720), speed=0.0)
    table, mouse = sit(rig, game), Mouse(rig)
    acts = len(table.match.acts)
    mouse.press("choice.end")
    rig.settle()
    assert len(table.match.acts) == acts
    assert table.session.note is not None
    assert CASES[game][1] in table.session.note.text
    mouse.press("choice.end")
    rig.settle()
    assert len(table.match.acts) > acts


def test_the_key_asks_as_well(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), speed=0.0)
    table, keys = sit(rig, "do_not_touch"), Keys(rig)
    acts = len(table.match.acts)
    keys.key("e")
    rig.settle()
    assert len(table.match.acts) == acts
    keys.key("e")
    rig.settle()
    assert len(table.match.acts) > acts


def test_it_can_be_switched_off(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), speed=0.0)
    table = sit(rig, "do_not_touch")
    rig.services.settings.ask_about_points = False
    rig.top.resume()
    acts = len(table.match.acts)
    Mouse(rig).press("choice.end")
    rig.settle()
    assert len(table.match.acts) > acts


def test_nothing_is_asked_where_nothing_is_left(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), speed=0.0)
    match = rig.services.matches.begin(table_plan("do_not_touch", crew(1, 1)))
    ends = chains.END_TURN
    play_on(
        match,
        lambda one: one.is_asked(0) and ends in one.legal(0) and not something_to_add(one),
    )
    rig.services.settings.ask_about_points = True
    rig.show(TableScene(rig.services, match))
    rig.settle()
    acts = len(match.acts)
    Mouse(rig).press("choice.end")
    rig.settle()
    assert len(match.acts) > acts
