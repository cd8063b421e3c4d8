"""Key names as printed on a keyboard."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import N_, translate
from treasure_games.stage.input.keymap import KeyMap

_ = translate
_HELD: Final = {"ctrl": N_("Ctrl"), "alt": N_("Alt"), "shift": N_("Shift")}
_NAMED: Final = {
    "return": N_("Enter"),
    "enter": N_("Keypad Enter"),
    "escape": N_("Esc"),
    "space": N_("Space"),
    "tab": N_("Tab"),
    "backspace": N_("Backspace"),
    "delete": N_("Delete"),
    "page up": N_("Page Up"),
    "page down": N_("Page Down"),
    "home": N_("Home"),
    "end": N_("End"),
    "left": "←",
    "right": "→",
    "up": "↑",
    "down": "↓",
}
_KEYPAD: Final = N_("Keypad {key}")


def spoken_key(key: str) -> str:
    """Return a key of the key map in the player's language: "ctrl+z" is "Ctrl+Z"."""
    for held, words in _HELD.items():
        if key.startswith(f"{held}+"):
            return f"{_(words)}+{spoken_key(key.removeprefix(f'{held}+'))}"
    if key in _NAMED:
        return _(_NAMED[key])
    if len(key) > 2 and key.startswith("[") and key.endswith("]"):
        return _(_KEYPAD).format(key=key[1:-1])
    return key.upper()


def spoken_keys(keymap: KeyMap, act: str) -> str:
    """Return the keys of an act, at most two."""
    return _(" or ").join(spoken_key(key) for key in keymap.keys(act)[:2])


def with_key(words: str, keymap: KeyMap, act: str) -> str:
    """Return a tooltip of words and the act's first key."""
    keys = keymap.keys(act)
    return _("{what} [{key}]").format(what=words, key=spoken_key(keys[0])) if keys else words
