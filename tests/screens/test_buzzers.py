"""Own keys of people at one screen: tried, changed, kept."""

import pygame
import pytest
from pygame.event import Event

from tests.hands import Mouse
from tests.screens.conftest import over
from tools.rig import Rig
from treasure_games.screens.buzzers import BuzzersScene
from treasure_games.screens.keys import KeysScene
from treasure_games.stage.input.keymap import ACTS, spoken_key


@pytest.fixture(autouse=True)
def keys(rig: Rig) -> None:
    """The list of keys is open."""
    over(rig, KeysScene(rig.services))


def test_the_list_of_keys_leads_there_and_back(rig: Rig, mouse: Mouse) -> None:
    mouse.press("buzzers")
    assert isinstance(rig.top, BuzzersScene)
    assert all(spoken_key(ACTS[f"seat_{n}"].keys[0]) in mouse.words() for n in range(1, 7))
    mouse.press("done")
    assert isinstance(rig.top, KeysScene)


def test_a_key_lights_up_its_line_while_it_is_held(rig: Rig, mouse: Mouse) -> None:
    rig.services.settings.ambience = False
    mouse.press("buzzers")
    mouse.move(0, 0)
    rig.settle()
    surface = rig.loop.window.surface
    before = pygame.image.tobytes(surface, "RGB")
    key = {"key": pygame.K_p, "mod": 0, "unicode": "", "scancode": 0}
    mouse.do(Event(pygame.KEYDOWN, **key))
    assert pygame.image.tobytes(surface, "RGB") != before
    mouse.do(Event(pygame.KEYUP, **key))
    rig.settle()
    assert pygame.image.tobytes(surface, "RGB") == before


def test_a_new_key_counts_at_once_and_is_kept(rig: Rig, mouse: Mouse) -> None:
    mouse.press("buzzers")
    mouse.press("change1")
    mouse.key("k")
    assert rig.services.keymap.keys("seat_2") == ("k",)
    assert rig.services.settings.keys == {"seat_2": ["k"]}
    mouse.press("reset")
    assert rig.services.keymap.keys("seat_2") == ACTS["seat_2"].keys
    assert rig.services.settings.keys == {}


def test_a_key_that_means_something_else_is_named(rig: Rig, mouse: Mouse) -> None:
    mouse.press("buzzers")
    mouse.press("change0")
    mouse.key("h")
    assert any("H" in words and "Suggest a move" in words for words in mouse.words())


def test_esc_keeps_the_old_key(rig: Rig, mouse: Mouse) -> None:
    mouse.press("buzzers")
    mouse.press("change0")
    mouse.key("escape")
    assert rig.services.keymap.keys("seat_1") == ACTS["seat_1"].keys
    assert isinstance(rig.top, BuzzersScene)


def test_a_key_of_an_older_choice_is_told(rig: Rig, mouse: Mouse) -> None:
    rig.services.keymap.bind("seat_2", ("s",))
    mouse.press("buzzers")
    assert "S: Key of seat 2 comes before Another speed." in mouse.words()
