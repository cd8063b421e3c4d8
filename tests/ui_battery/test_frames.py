"""What is painted where a frame differs from the last one is the whole frame, and at rest nothing
differs.
"""

from typing import Final

import pygame
import pytest
from pygame import Surface

from tests.alike import FULL, some_of
from tests.conftest import OpenRig
from tools.moments import MOMENTS, STRIPS
from tools.rig import Rig
from treasure_games.app import App
from treasure_games.screens.replay.scene import ReplayScene
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.frame.painter import Frame
from treasure_games.stage.loop import LONGEST_STEP

SIZES: Final = ((1280, 720), (1920, 1080))
LONGEST: Final = 300
"""Frames of a film that are looked at."""
A_WHILE: Final = 40
"""Steps in which tooltips have come up, and coming pictures have been made."""
OF_EACH_GAME: Final = "bluffaneer_3", "chart_sail", "scallywager_bid", "stolen_yarrs", "table_3"


def still(app: App) -> None:
    app.settings.ambience = False


def draw_again(rig: Rig) -> Frame:
    """Compare a new frame with what is shown, without any time passing; return it."""
    rig.top.changed()
    rig.tick(0.0)
    return rig.loop.painter.frame


def shows(rig: Rig, frame: Frame) -> bool:
    """Return True if the window shows exactly this frame."""
    window = rig.loop.window.surface
    whole = Surface(window.get_size(), 0, window)
    frame.paint(whole, whole.get_rect())
    one, other = (pygame.image.tobytes(surface, "RGB") for surface in (window, whole))
    return one == other


@pytest.mark.in_turn
@pytest.mark.parametrize("size", SIZES, ids=["small", "usual"])
@pytest.mark.parametrize("name", some_of(STRIPS, 4))
def test_what_is_painted_of_a_film_is_each_whole_frame(
    name: str, size: tuple[int, int], open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig, film = open_rig(size), STRIPS[name]
    film.begin(rig)
    rig.loop.painter.forget()
    draw_again(rig)
    for number in range(LONGEST):
        assert shows(rig, rig.loop.painter.frame), f"frame {number}"
        if not rig.loop.stack.is_animating or film.is_over(rig):
            break
        rig.tick()
    rig.settle()
    kept = draw_again(rig)
    monkeypatch.setattr(Canvas, "kept", lambda canvas, _kept, _look, draw: draw(canvas))
    assert shows(rig, kept)
    assert shows(rig, draw_again(rig)), "something is listed as it looked before"


@pytest.mark.parametrize(
    "name", [one if one in OF_EACH_GAME else pytest.param(one, marks=FULL) for one in MOMENTS]
)
def test_at_rest_nothing_is_listed_and_nothing_would_be_painted(
    name: str, open_rig: OpenRig
) -> None:
    rig = open_rig(SIZES[0], prepare=still)
    MOMENTS[name].show(rig)
    rig.settle()
    viewers = [one for one in rig.loop.stack.scenes if isinstance(one, ReplayScene)]
    while any(one.scout for one in viewers):
        rig.tick(LONGEST_STEP)  # It reads pictures of other rows before it rests.
    for _ in range(A_WHILE):
        rig.tick(LONGEST_STEP)
    listed = rig.loop.painter.frame
    rig.tick(LONGEST_STEP)
    assert rig.loop.painter.frame is listed
    assert draw_again(rig) is not listed
    assert rig.loop.painter.painted == ()
