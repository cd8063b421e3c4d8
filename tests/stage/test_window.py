"""The window: full screen, its title, and no screen at all."""

import os
import subprocess
import sys

import pygame
import pytest

from tests.stage.conftest import placed
from treasure_games.stage.settings import FULL_SCREEN, WINDOWED
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.text_field import TextField


def test_full_screen_comes_and_goes(stage, scene):
    stage.key(pygame.K_F11)
    assert stage.services.settings.window_mode == FULL_SCREEN
    assert stage.loop.window.is_full_screen
    stage.key(pygame.K_RETURN, pygame.KMOD_LALT)
    assert stage.services.settings.window_mode == WINDOWED


def test_the_title_bar_names_the_scene(stage, scene, monkeypatch):
    titles: list[str] = []
    monkeypatch.setattr(stage.loop.window, "set_title", titles.append)
    scene.title = "Settings"
    stage.step()
    assert titles == ["Settings"]


def test_input_methods_write_in_fields_alone_and_at_the_caret(stage, monkeypatch):
    """Elsewhere they would take letters that are shortcuts."""
    told: list[object] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: told.append("on"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: told.append("off"))
    monkeypatch.setattr(pygame.key, "set_text_input_rect", told.append)
    field = TextField("Mary", lambda _text: None)
    stage.show(placed(Button("Go"), field))
    assert told == []
    stage.click_on(field)
    stage.rest()
    on, where = told
    assert on == "on"
    assert abs(where.x - field.caret_x * stage.context.viewport.scale) < 2
    stage.type("!")
    assert told[-1].x > where.x, "it follows the caret"
    stage.key(pygame.K_TAB)
    assert told[-1] == "off"


class FewColours:
    """Stands for a window on a screen of 16 bits."""

    def __init__(self) -> None:
        self.screen = pygame.Surface((320, 200), 0, 16)
        self.flips = 0

    def get_surface(self) -> pygame.Surface:
        return self.screen

    def flip(self) -> None:
        self.flips += 1


def test_a_screen_of_few_colours_shows_what_is_drawn_in_all_of_them(stage, monkeypatch):
    shown = stage.loop.window
    with monkeypatch.context() as patch:
        few = FewColours()
        patch.setattr(shown, "_window", few)
        shown.refresh()
        assert shown.surface.get_bitsize() == 32
        assert shown.pixel_size == (320, 200)
        shown.surface.fill((200, 100, 40))
        shown.show()
        seen = few.screen.get_at((160, 100))
    shown.refresh()
    assert few.flips == 1
    assert max(abs(one - other) for one, other in zip(seen[:3], (200, 100, 40), strict=True)) < 8


NO_SCREEN = {"SDL_VIDEODRIVER": None, "DISPLAY": None, "WAYLAND_DISPLAY": None}


@pytest.mark.parametrize(
    "wishes",
    [
        {"SDL_VIDEODRIVER": "nothing_of_the_kind"},
        pytest.param(
            {**NO_SCREEN, "XDG_RUNTIME_DIR": None},
            marks=pytest.mark.skipif(sys.platform != "linux", reason="others have one desktop"),
        ),
        pytest.param(
            {**NO_SCREEN, "XDG_RUNTIME_DIR": os.devnull},
            marks=pytest.mark.skipif(sys.platform != "linux", reason="others have one desktop"),
        ),
    ],
    ids=["driver", "bare", "session"],
)
def test_without_a_screen_a_sentence_says_so(wishes):
    program = (
        "from treasure_games.stage.window import Window, DisplayUnavailable\n"
        "from treasure_games.stage.settings import Settings\n"
        "try:\n    Window(Settings(), 'x')\n"
        "except DisplayUnavailable as error:\n    print(error)\n"
    )
    changed = {**os.environ, **wishes}
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={name: value for name, value in changed.items() if value is not None},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "There’s no screen" in done.stdout
    assert "desktop session" in done.stdout
    assert done.stderr == ""
