"""A double click on a card of the hand does what is obvious; a hand is sorted."""

from functools import partial
from typing import Any

import pytest

from tests.conftest import OpenRig
from tests.hands import Mouse
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.games.do_not_touch.rules.actions import Add
from treasure_games.games.stolen_treasure.rules.actions import Bury, PlayHook
from treasure_games.match.match import Match
from treasure_games.table.card_play import DOUBLE
from treasure_games.table.scene import TableScene

OBVIOUS = {"do_not_touch": Add, "stolen_treasure": Bury}


def sit(rig: Rig, game: str, wanted: type[Any]) -> tuple[TableScene, Any]:
    """Sit at a table where such an act may be done; return the first of them, too."""

    def may(match: Match) -> bool:
        return match.is_asked(0) and any(isinstance(one, wanted) for one in match.legal(0))

    seeds = iter(range(20))
    match = rig.services.matches.begin(table_plan(game, crew(1, 2)))
    while not may(match) or match.is_over:
        match = rig.services.matches.begin(table_plan(game, crew(1, 2), next(seeds)))
        play_on(match, may)
    scene = TableScene(rig.services, match)
    rig.show(scene)
    rig.settle()
    return scene, next(one for one in match.legal(0) if isinstance(one, wanted))


def has_more(acts: int, match: Match) -> bool:
    return len(match.acts) > acts


def spot_of(mouse: Mouse, scene: TableScene, card: int) -> str:
    spots = [one for one in mouse.controls() if getattr(one, "card", None) == card]
    assert spots, scene
    return spots[0].name


@pytest.mark.parametrize("game", OBVIOUS)
def test_a_double_click_does_the_obvious_act(game: str, open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), speed=0.0)
    (scene, action), mouse = sit(rig, game, OBVIOUS[game]), Mouse(rig)
    acts = len(scene.match.acts)
    for _press in range(2):
        mouse.press(spot_of(mouse, scene, action.card))
    rig.settle()
    assert scene.match.acts[acts].action == action


@pytest.mark.parametrize("game", OBVIOUS)
def test_a_slow_second_press_lets_the_card_go(game: str, open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), speed=0.0)
    (scene, action), mouse = sit(rig, game, OBVIOUS[game]), Mouse(rig)
    acts = len(scene.match.acts)
    mouse.press(spot_of(mouse, scene, action.card))
    assert scene.game.board.hand.selected == action.card  # type: ignore[attr-defined]
    rig.tick(DOUBLE + 0.1)
    mouse.press(spot_of(mouse, scene, action.card))
    assert scene.game.board.hand.selected is None  # type: ignore[attr-defined]
    assert len(scene.match.acts) == acts


def test_a_card_with_several_targets_has_no_obvious_act(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), speed=0.0)
    scene, _action = sit(rig, "stolen_treasure", PlayHook)
    play: Any = scene.game.play  # type: ignore[attr-defined]
    hooks = [one for one in scene.match.legal(0) if isinstance(one, PlayHook)]
    view = scene.match.view(0)
    card = next(one for one in view.pirates[0] if play.uses(one) and hooks[0] in play.uses(one))
    assert len(hooks) > 1
    assert play.obvious(card) is None


def test_the_hand_of_do_not_touch_is_sorted_by_colour_and_number(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), speed=0.0)
    scene, _action = sit(rig, "do_not_touch", Add)
    board: Any = scene.game.board  # type: ignore[attr-defined]
    for _turn in range(12):
        faces = [board.view.faces[card] for card in board.held(board.view)]
        assert faces == sorted(faces)
        acts = len(scene.match.acts)
        play_on(scene.match, partial(has_more, acts))
        scene.game.show(scene.match.view(0))
