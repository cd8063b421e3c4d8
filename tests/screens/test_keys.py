"""The list of keys: complete, in the words of the keyboard, a button away from the settings."""

import pytest

from tests.hands import Hands, Mouse
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
