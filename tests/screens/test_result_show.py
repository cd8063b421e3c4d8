"""The result comes up little by little, and what is pressed too early decides nothing."""

import pygame
import pytest
from pygame.event import Event

from tests.conftest import OpenRig
from tests.hands import Keys, Mouse
from tests.screens.conftest import over
from tests.screens.endings import (
    at_the_end,
    lost,
    show_result,
    wait,
    won,
)
from tools.rig import FRAME, Rig
from treasure_games.app import App
from treasure_games.screens.result.reveal import LENGTH
from treasure_games.screens.result.scene import ResultScene
from treasure_games.screens.sheet import READY
from treasure_games.table.scene import TableScene


def press_enter(rig: Rig) -> None:
    Keys(rig).key("return")


@pytest.mark.one_in_turn("speed")
@pytest.mark.parametrize("speed", [0.0, 0.5, 1.0, 4.0])
def test_nothing_starts_by_what_was_pressed_for_the_table(open_rig: OpenRig, speed: float) -> None:
    rig = at_the_end(open_rig, speed)
    mouse, scene, start = Mouse(rig), rig.top, rig.clock.seconds
    spot = mouse.spot("rematch")
    for _press in range(3):
        press_enter(rig)
        mouse.click(*spot)
        mouse.key("escape")
    assert rig.clock.seconds - start < READY
    assert rig.top is scene


@pytest.mark.one_in_turn("speed")
@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_a_hasty_enter_only_comes_to_the_rematch(open_rig: OpenRig, speed: float) -> None:
    """Pressing Enter every now and then leads through the turns, but not into the next match."""
    rig = at_the_end(open_rig, speed)
    scene = rig.top
    wait(rig, LENGTH + 1.0)
    assert scene.focus.current is None
    press_enter(rig)
    assert rig.top is scene
    assert Keys(rig).find("rematch").is_focused
    wait(rig, 0.2)
    press_enter(rig)
    assert isinstance(rig.top, TableScene)


def test_a_key_that_was_down_does_nothing(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), speed=0.0)
    enter = {"key": pygame.K_RETURN, "mod": 0, "unicode": "", "scancode": 0}
    rig.show(TableScene(rig.services, won(rig)))
    rig.tick(0.0, [Event(pygame.KEYDOWN, **enter)])
    wait(rig, READY + LENGTH)
    scene = rig.top
    assert isinstance(scene, ResultScene)
    for _repeat in range(5):
        rig.tick(FRAME, [Event(pygame.KEYDOWN, **enter)])
    assert rig.top is scene
    assert scene.focus.current is None


def test_the_show_can_be_skipped_but_not_at_once(open_rig: OpenRig) -> None:
    rig = at_the_end(open_rig, 1.0)
    press_enter(rig)
    assert rig.top.timeline.is_moving
    wait(rig, 0.4)
    press_enter(rig)
    assert not rig.top.timeline.is_moving


@pytest.mark.one_in_turn("speed")
@pytest.mark.parametrize("speed", [1.0, 4.0])
def test_the_show_is_over_in_time(open_rig: OpenRig, speed: float) -> None:
    rig = at_the_end(open_rig, speed)
    assert rig.top.timeline.is_moving
    wait(rig, 2.5 / speed)
    assert not rig.top.timeline.is_moving


def test_with_reduced_motion_all_stands_at_once(open_rig: OpenRig) -> None:
    def calm(app: App) -> None:
        app.settings.reduced_motion = True

    rig = open_rig((1280, 720), speed=1.0, prepare=calm)
    over(rig, ResultScene(rig.services, won(rig)))
    assert not rig.top.timeline.is_moving
    before = pygame.image.tobytes(rig.picture(), "RGB")
    wait(rig, 1.0)
    assert pygame.image.tobytes(rig.picture(), "RGB") == before


def test_the_ship_of_the_winner_makes_off_little_by_little(rig: Rig) -> None:
    scene = show_result(rig, lost(rig))
    assert scene.next_wakeup() is not None
    before = rig.picture()
    for _ in range(620):
        rig.tick(0.05)
    assert scene.backdrop.way == 6.0
    assert pygame.image.tobytes(rig.picture(), "RGB") != pygame.image.tobytes(before, "RGB")


@pytest.mark.parametrize("switch", ["ambience", "reduced_motion"])
def test_the_ship_lies_still_where_motion_is_not_wanted(switch: str, rig: Rig) -> None:
    setattr(rig.services.settings, switch, switch == "reduced_motion")
    scene = show_result(rig, lost(rig))
    assert scene.next_wakeup() is None
    for _ in range(140):
        rig.tick(0.05)
    assert scene.backdrop.way == 0.0
