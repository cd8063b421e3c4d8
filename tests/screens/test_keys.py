"""The list of keys: complete, in the words of the keyboard, a button away from the settings; each
can be changed.
"""

import pygame
import pytest
from pygame.event import Event

from tests.hands import Hands, Mouse, Pad
from tests.screens.conftest import over
from tools.rig import Rig
from treasure_games.screens.keys import KeysScene
from treasure_games.screens.settings import SettingsScene
from treasure_games.stage.input.keymap import ACTS, spoken_key


@pytest.fixture(autouse=True)
def settings(rig: Rig) -> None:
    """The settings are open, over the title."""
    over(rig, SettingsScene(rig.services))


def test_it_is_a_button_away_and_leads_back(rig: Rig, hands: Hands) -> None:
    hands.press("keys")
    assert isinstance(rig.top, KeysScene)
    hands.press("done")
    assert isinstance(rig.top, SettingsScene)
    hands.press("keys")
    hands.key("escape")
    assert isinstance(rig.top, SettingsScene)


def test_it_names_every_act_with_its_key_as_it_is_now(rig: Rig, mouse: Mouse) -> None:
    rig.services.keymap.bind("end_turn", ("ctrl+e",))
    mouse.press("keys")
    words = mouse.words()
    assert all(act.label in words for act in ACTS.values())
    assert words[words.index(ACTS["end_turn"].label) + 1] == "Ctrl+E"


@pytest.mark.parametrize("text_scale", [0.75, 1.0, 2.0])
def test_caps_stand_under_a_heading_all_of_one_width(
    text_scale: float, rig: Rig, mouse: Mouse
) -> None:
    rig.services.settings.text_scale = text_scale
    rig.loop.settings_changed()
    mouse.press("keys")
    named = {one.name: one.rect for one in rig.top.root.walk() if one.name}
    for head, caps in (("keyboard", "key"), ("gamepad", "pad")):
        middle = named[head].centerx
        assert all(abs(named[f"{caps}.{act}"].centerx - middle) < 1.0 for act in ACTS)
        assert len({round(named[f"{caps}.{act}"].width) for act in ACTS}) == 1


def test_another_key_is_taken_from_whoever_had_it_and_kept(rig: Rig, hands: Hands) -> None:
    hands.press("keys")
    hands.press("key.undo")
    assert "Press the new key or button: Undo. Esc keeps the old one." in hands.words()
    hands.key("h")
    assert "H: Undo comes before Suggest a move." in hands.words()
    assert rig.services.settings.keys == {"undo": ["h", "pad rightstick"]}
    assert hands.find("key.undo").text == "H"  # type: ignore[attr-defined]
    assert hands.find("key.hint").text == "–"  # type: ignore[attr-defined]
    assert isinstance(rig.top, KeysScene)
    hands.press("reset")
    assert rig.services.settings.keys == {}
    assert hands.find("key.hint").text == "H"  # type: ignore[attr-defined]


def test_a_button_of_a_pad_gets_something_else_to_do(rig: Rig) -> None:
    pad = Pad(rig)
    pad.press("keys")
    pad.press("pad.menu")
    pad.push(pygame.CONTROLLER_BUTTON_B)
    assert isinstance(rig.top, KeysScene), "it was only captured"
    # Nothing takes away what leads back; both have to be changed.
    assert "B: Back comes before Menu." in pad.words()
    pad.press("pad.cancel")
    pad.push(pygame.CONTROLLER_BUTTON_START)
    pad.push(pygame.CONTROLLER_BUTTON_START)
    assert isinstance(rig.top, SettingsScene)
    assert rig.services.keymap.keys("cancel") == ("escape", "pad start")


def test_esc_keeps_the_old_key(rig: Rig, mouse: Mouse) -> None:
    mouse.press("keys")
    mouse.press("key.undo")
    mouse.key("escape")
    assert isinstance(rig.top, KeysScene)
    assert rig.services.keymap.changed == {}
    mouse.key("escape")
    assert isinstance(rig.top, SettingsScene)


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("e", "E"),
        ("ctrl+z", "Ctrl+Z"),
        ("shift+=", "Shift+="),
        ("ctrl+shift+left", "Ctrl+Shift+←"),
        ("[+]", "Keypad +"),
        ("[", "["),
        ("+", "+"),
        ("return", "Enter"),
        ("enter", "Keypad Enter"),
        ("f11", "F11"),
    ],
)
def test_keys_are_called_as_they_are_printed(key: str, words: str) -> None:
    assert spoken_key(key) == words


def test_nothing_takes_confirm_away(rig: Rig) -> None:
    """Neither a second press on a pad, nor Enter held too long."""
    pad = Pad(rig)
    pad.press("keys")
    pad.press("pad.left")
    pad.push(pygame.CONTROLLER_BUTTON_A)
    assert "A: Confirm comes before Left." in pad.words()
    pad.press("reset")
    assert rig.services.keymap.changed == {}
    held = Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
    rig.top.focus.set(pad.find("key.left"))
    pad.do(held)
    pad.do(held)
    assert rig.services.host.input.is_capturing
    assert rig.services.keymap.changed == {}


def test_the_newest_choice_of_a_key_counts(rig: Rig, mouse: Mouse) -> None:
    keymap = rig.services.keymap
    keymap.rebind("undo", "k")
    keymap.rebind("hint", "pad rightstick")
    assert keymap.acts("pad rightstick")[0] == "hint"
    keymap.rebind("zoom", "k")
    assert keymap.acts("k")[0] == "zoom"


def test_what_is_changed_elsewhere_is_shown_and_no_key_is_awaited_there(
    rig: Rig, mouse: Mouse
) -> None:
    mouse.press("keys")
    mouse.press("key.undo")
    mouse.press("buzzers")
    assert not rig.services.host.input.is_capturing
    mouse.press("change0")
    mouse.key("x")
    mouse.press("done")
    assert mouse.find("key.seat_1").text == "X"  # type: ignore[attr-defined]
    assert rig.services.keymap.keys("undo") == ACTS["undo"].keys


def test_back_can_have_esc_again(rig: Rig, mouse: Mouse) -> None:
    mouse.press("keys")
    for key in ("x", "escape"):
        mouse.press("key.cancel")
        mouse.key(key)
    mouse.key("escape")
    assert isinstance(rig.top, SettingsScene)
