"""The key map: a table that the player can change, saved as JSON, and the names of its keys."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import inf
from typing import Final

import pygame
from msgspec import Struct

from treasure_games.core.language import N_
from treasure_games.core.language import translate as _
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Direction, Intent

MakeIntent = Callable[[bool], Intent | None]
"""From "is it pressed" to an intent; None: nothing (most acts happen on the press alone)."""


def _press(intent: Intent) -> MakeIntent:
    return lambda is_down: intent if is_down else None


class Act(Struct, frozen=True):
    """Something that a key can do."""

    label: str
    """For the settings screen; a msgid."""
    intent: MakeIntent
    keys: tuple[str, ...]
    """As pygame.key.name returns them, with "shift+", "ctrl+", "alt+" in front."""
    repeats: bool = False


def _seat(seat: int) -> MakeIntent:
    return partial(intents.SeatKey, seat)


def _navigate(direction: Direction) -> MakeIntent:
    return _press(intents.Navigate(direction))


def _scroll(direction: Direction) -> MakeIntent:
    return _press(intents.Scroll(direction))


ACTS: Mapping[str, Act] = {
    "left": Act(N_("Left"), _navigate(Direction.LEFT), ("left",), repeats=True),
    "right": Act(N_("Right"), _navigate(Direction.RIGHT), ("right",), repeats=True),
    "up": Act(N_("Up"), _navigate(Direction.UP), ("up",), repeats=True),
    "down": Act(N_("Down"), _navigate(Direction.DOWN), ("down",), repeats=True),
    "next": Act(N_("Next control"), _press(intents.NextFocus()), ("tab",), repeats=True),
    "previous": Act(
        N_("Previous control"), _press(intents.PreviousFocus()), ("shift+tab",), repeats=True
    ),
    "confirm": Act(N_("Confirm"), _press(intents.Confirm()), ("return",)),
    "cancel": Act(N_("Back"), _press(intents.Cancel()), ("escape",)),
    "menu": Act(N_("Menu"), _press(intents.Menu()), ("f10",)),
    "help": Act(N_("Rulebook"), _press(intents.Help()), ("f1",)),
    "find": Act(N_("Search the rulebook"), _press(intents.Find()), ("ctrl+f",)),
    "end_turn": Act(N_("End the turn, or a part of it"), _press(intents.EndTurn()), ("e",)),
    "undo": Act(N_("Undo"), _press(intents.Undo()), ("u", "ctrl+z")),
    "hint": Act(N_("Suggest a move"), _press(intents.Hint()), ("h",)),
    "replay": Act(N_("What happened since you last decided"), _press(intents.Replay()), ("w",)),
    "log": Act(N_("Ship’s log"), _press(intents.LogToggle()), ("l",)),
    "skip": Act(N_("Faster while held"), intents.Skip, ("space",)),
    "page_up": Act(
        N_("A page up"), _press(intents.TurnPage(-1.0)), ("page up", "[9]"), repeats=True
    ),
    "page_down": Act(
        N_("A page down"), _press(intents.TurnPage(1.0)), ("page down", "[3]"), repeats=True
    ),
    "page_first": Act(N_("To the top of a page"), _press(intents.TurnPage(-inf)), ("home",)),
    "page_last": Act(N_("To the end of a page"), _press(intents.TurnPage(inf)), ("end",)),
    "zoom": Act(N_("Show the card large"), _press(intents.Zoom()), ("c",)),
    "nearer": Act(
        N_("Zoom in on the chart"), _press(intents.Magnify(1.0)),
        ("=", "+", "shift+=", "[+]"), repeats=True,
    ),
    "farther": Act(
        N_("Zoom out of the chart"), _press(intents.Magnify(-1.0)),
        ("-", "[-]"), repeats=True,
    ),
    "scroll_left": Act(
        N_("Chart to the left"), _scroll(Direction.LEFT), ("shift+left",), repeats=True
    ),
    "scroll_right": Act(
        N_("Chart to the right"), _scroll(Direction.RIGHT), ("shift+right",), repeats=True
    ),
    "scroll_up": Act(
        N_("Chart upwards"), _scroll(Direction.UP), ("shift+up",), repeats=True
    ),
    "scroll_down": Act(
        N_("Chart downwards"), _scroll(Direction.DOWN), ("shift+down",), repeats=True
    ),
    "follow": Act(N_("Follow what happens on the chart"), _press(intents.Follow()), ("f",)),
    "flag_back": Act(N_("The flag before"), _press(intents.Follow(is_back=True)), ("shift+f",)),
    "speed": Act(N_("Another speed"), _press(intents.Speed()), ("s",)),
    "overview": Act(N_("The whole chart, and back"), _press(intents.Overview()), ("o",)),
    "pick_1": Act(N_("First card of the hand"), _press(intents.Pick(0)), ("1",)),
    "pick_2": Act(N_("Second card"), _press(intents.Pick(1)), ("2",)),
    "pick_3": Act(N_("Third card"), _press(intents.Pick(2)), ("3",)),
    "pick_4": Act(N_("Fourth card"), _press(intents.Pick(3)), ("4",)),
    "pick_5": Act(N_("Fifth card"), _press(intents.Pick(4)), ("5",)),
    "pick_6": Act(N_("Sixth card"), _press(intents.Pick(5)), ("6",)),
    "pick_7": Act(N_("Seventh card"), _press(intents.Pick(6)), ("7",)),
    "pick_8": Act(N_("Eighth card"), _press(intents.Pick(7)), ("8",)),
    "full_screen": Act(
        N_("Full screen"), _press(intents.FullScreenToggle()), ("f11", "alt+return")
    ),
    "seat_1": Act(N_("Key of seat 1"), _seat(0), ("q",)),
    "seat_2": Act(N_("Key of seat 2"), _seat(1), ("p",)),
    "seat_3": Act(N_("Key of seat 3"), _seat(2), ("z",)),
    "seat_4": Act(N_("Key of seat 4"), _seat(3), ("m",)),
    "seat_5": Act(N_("Key of seat 5"), _seat(4), ("b",)),
    "seat_6": Act(N_("Key of seat 6"), _seat(5), ("enter",)),
    "seat_7": Act(N_("Key of seat 7"), _seat(6), ("r",)),
    "seat_8": Act(N_("Key of seat 8"), _seat(7), ("i",)),
}  # fmt: skip
"""Every act, in the order of the settings screen."""


@dataclass(slots=True)
class KeyMap:
    """The keys of each act. Starts with the defaults; `changed` holds only the player's choices."""

    changed: dict[str, tuple[str, ...]] = field(default_factory=dict)
    _by_key: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._index()

    def keys(self, act: str) -> tuple[str, ...]:
        """Return the keys of `act`."""
        return self.changed.get(act, ACTS[act].keys)

    def act(self, key: str) -> str | None:
        """Return the act of a key, None for none."""
        return self._by_key.get(key)

    def bind(self, act: str, keys: tuple[str, ...]) -> None:
        """Set the keys of `act`; raises KeyError for an unknown act."""
        if keys == ACTS[act].keys:
            self.changed.pop(act, None)
        else:
            self.changed[act] = keys
        self._index()

    def reset(self) -> None:
        """Restore the defaults."""
        self.changed.clear()
        self._index()

    def conflicts(self) -> dict[str, tuple[str, ...]]:
        """Return keys with more than one act, with the acts; the first one is used."""
        acts_of = defaultdict(list)
        for act in ACTS:
            for key in self.keys(act):
                acts_of[key].append(act)
        return {key: tuple(acts) for key, acts in acts_of.items() if len(acts) > 1}

    def to_json(self) -> dict[str, list[str]]:
        """Return the player's changes, for the settings file."""
        return {act: list(keys) for act, keys in self.changed.items()}

    @classmethod
    def from_json(cls, data: Mapping[str, Sequence[str]]) -> KeyMap:
        """Return the key map of checked settings, which name only known acts."""
        return cls({act: tuple(keys) for act, keys in data.items()})

    def _index(self) -> None:
        self._by_key = {}
        for act in ACTS:
            for key in self.keys(act):
                self._by_key.setdefault(key, act)


_MODIFIERS = (
    (pygame.KMOD_CTRL | pygame.KMOD_META, "ctrl+"),
    (pygame.KMOD_ALT, "alt+"),
    (pygame.KMOD_SHIFT, "shift+"),
)
_MODIFIER_KEYS = frozenset(
    (pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT,
     pygame.K_LMETA, pygame.K_RMETA)
)  # fmt: skip


def key_name(key: int, modifiers: int) -> str | None:
    """Return the name of a key ("ctrl+z", "left"); None for a modifier alone or an unknown key."""
    name = pygame.key.name(key)
    if not name or key in _MODIFIER_KEYS:
        return None
    held = "".join(prefix for mask, prefix in _MODIFIERS if modifiers & mask)
    return f"{held}{name}"


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
"""Keys as printed on a keyboard."""


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
