"""The key map: a table that the player can change, saved as JSON, and the names of its keys."""

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final
from unicodedata import name

import pygame
from msgspec import Struct
from msgspec.structs import replace
from pygame.event import Event

from treasure_games.core.language import N_, translate as _
from treasure_games.core.pages import page_beside
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Direction, EditKey, Intent

MakeIntent = Callable[[bool], Intent | None]
"""From "is it pressed" to an intent; None: nothing (most acts happen on the press alone)."""


def _press(intent: Intent) -> MakeIntent:
    return lambda is_down: intent if is_down else None


def _pressed(name: str, *values: Any) -> MakeIntent:
    return _press(getattr(intents, name)(*values))


class Act(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a key can do."""

    label: str
    """For the settings screen; a msgid."""
    keys: tuple[str, ...]
    """As pygame.key.name returns them, with "shift+", "ctrl+", "alt+" in front; or a pad's button,
    after `PAD`.
    """
    repeats: bool = False
    intent: str = ""
    made_with: tuple[Any, ...] = ()
    """The intent of a press, and what it is made with; "" for those in `_INTENTS`."""
    means: MakeIntent = lambda _is_down: None


class _Page(Struct, frozen=True, forbid_unknown_fields=True):
    """What keys can do, and what is printed on them."""

    acts: dict[str, Act]
    printed: dict[str, str]
    signs: dict[str, str]
    modifiers: tuple[str, ...]
    foreign: tuple[str, ...]
    twins: dict[str, str]
    unlocked: dict[str, str]
    edits: dict[str, EditKey]


_PAGE: Final = page_beside(__file__, _Page)
EDITS: Final = _PAGE.edits
"""What keys do to text; with Shift they do the same, and select."""
_INTENTS: Final[Mapping[str, MakeIntent]] = {
    **{way.name.lower(): _press(intents.Navigate(way)) for way in Direction},
    "skip": intents.Skip,
    **{f"scroll_{way.name.lower()}": _press(intents.Scroll(way)) for way in Direction},
    **{f"pick_{place + 1}": _press(intents.Pick(place)) for place in range(8)},
    **{f"seat_{seat + 1}": partial(intents.SeatKey, seat) for seat in range(8)},
}
ACTS: Final[Mapping[str, Act]] = {
    name: replace(act, means=_INTENTS.get(name) or _pressed(act.intent, *act.made_with))
    for name, act in _PAGE.acts.items()
}
"""Every act, in the order of the settings screen."""
PAD: Final = "pad "
"""How the names of a pad's buttons begin; SDL's name follows."""
_NAMED: Final = {**_PAGE.printed, **_PAGE.signs}
BUTTONS: Final[Mapping[int, str]] = {
    getattr(pygame, f"CONTROLLER_BUTTON_{name.removeprefix(PAD).upper()}"): name
    for name in _NAMED if name.startswith(PAD)
}  # fmt: skip
"""The buttons of a pad by SDL's numbers."""
SEAT: Final = "seat_"
"""How the acts of seats begin; their number from 1 follows."""
STEERING: Final = (
    "confirm", "cancel", *(way.name.lower() for way in Direction), "next", "previous",
)  # fmt: skip
"""Without these, nothing could be set right any more; so they come before all else."""


@dataclass(slots=True)
class KeyMap:
    """The keys of each act. Starts with the defaults; `changed` holds only the player's choices."""

    changed: dict[str, tuple[str, ...]] = field(default_factory=dict)
    _by_key: dict[str, dict[str, None]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._index()

    def keys(self, act: str) -> tuple[str, ...]:
        """Return the keys of `act`; of its usual ones those that no other act was given. Keys by
        which everything is reached, and those of seats, aren't taken away.
        """
        is_kept = act in STEERING or act.startswith(SEAT)
        given = {key for keys in self.changed.values() for key in keys if not is_kept}
        return self.changed.get(act, tuple(key for key in ACTS[act].keys if key not in given))

    def spoken(self, act: str, most: int = 2, *, on_pad: bool = False) -> str:
        """Return the keys of `act` in words, or its buttons on a pad, at most so many."""
        keys = [key for key in self.keys(act) if key.startswith(PAD) == on_pad]
        return _(" or ").join(map(spoken_key, keys[:most]))

    def acts(self, key: str) -> Sequence[str]:
        """Return the acts of a key: what it usually means is done where its seat doesn't play."""
        return tuple(self._by_key.get(key, ()))

    def bind(self, act: str, keys: tuple[str, ...]) -> None:
        """Set the keys of `act`; raises KeyError for an unknown act."""
        if keys == ACTS[act].keys:
            self.changed.pop(act, None)
        else:
            self.changed[act] = keys
        self._index()

    def rebind(self, act: str, key: str) -> None:
        """Let a key mean an act instead of its others on the keyboard, or a button on the pad; and
        nothing else that it was chosen for, unless it may have to be kept.
        """
        for other in {*self.changed}.difference(STEERING):
            if not other.startswith(SEAT):
                self.changed[other] = tuple(one for one in self.changed[other] if one != key)
        kept = (one for one in self.keys(act) if one.startswith(PAD) != key.startswith(PAD))
        self.bind(act, tuple(sorted((key, *kept), key=lambda one: one.startswith(PAD))))

    def reset(self) -> None:
        """Restore the defaults."""
        self.changed.clear()
        self._index()

    def conflicts(self) -> dict[str, Sequence[str]]:
        """Return keys with more than one act, with the acts; the first one is done."""
        return {key: self.acts(key) for key, acts in self._by_key.items() if len(acts) > 1}

    def to_json(self) -> dict[str, list[str]]:
        """Return the player's changes, for the settings file."""
        return {act: list(keys) for act, keys in self.changed.items()}

    @classmethod
    def from_json(cls, data: Mapping[str, Sequence[str]]) -> "KeyMap":
        """Return the key map of checked settings, which name only known acts."""
        return cls({act: tuple(keys) for act, keys in data.items()})

    def _index(self) -> None:
        self._by_key = {}
        for keys_of in (self.keys, lambda act: self.changed.get(act, ACTS[act].keys)):
            for act in (*STEERING, *(one for one in ACTS if one.startswith(SEAT)), *ACTS):
                for key in keys_of(act):
                    self._by_key.setdefault(key, {})[act] = None


_MODIFIERS = (
    (pygame.KMOD_CTRL | pygame.KMOD_META, "ctrl+"),
    (pygame.KMOD_ALT, "alt+"),
    (pygame.KMOD_SHIFT, "shift+"),
)
_IN_PLACE: Final = "abcdefghijklmnopqrstuvwxyz1234567890"
"""The letters and digits of the plainest keyboard, in the order of the physical keys' numbers."""


def key_names(key: Event) -> list[str]:
    """Return the names of a key ("ctrl+z", "left"), the best one first: what is printed on it, what
    stands there on the plainest keyboard, and its twin; nothing for a modifier alone.
    """
    # pygame names no letters beyond the plainest.
    printed = pygame.key.name(key.key) or (chr(key.key) if 0x7F < key.key <= 0xFFFF else "")
    names = (printed, _in_place(printed, key), _twin(printed, key.mod))
    held = "".join(prefix for mask, prefix in _MODIFIERS if key.mod & mask)
    return [f"{held}{one}" for one in names if one and one not in _PAGE.modifiers]


def _in_place(printed: str, key: Event) -> str:
    """Return the letter of a key whose layout prints others than Latin ones, or the digit of a key
    on which neither is printed.
    """
    place = getattr(key, "scancode", 0) - pygame.KSCAN_A
    if len(printed) > 1 or printed in _IN_PLACE or not 0 <= place < len(_IN_PLACE):
        return ""
    there = _IN_PLACE[place]
    is_foreign = printed.isalpha() and not name(printed).startswith("LATIN")
    return there if there.isdigit() or is_foreign or printed + there in _PAGE.foreign else ""


def _twin(printed: str, modifiers: int) -> str:
    """Return the name, in the larger part of a keyboard, of a key that stands on it twice."""
    writes = modifiers & pygame.KMOD_NUM or sys.platform == "darwin"
    twin = "" if writes else _PAGE.unlocked.get(printed, "")
    return twin or _PAGE.twins.get(printed, "") or (printed[1:-1] if printed[:1] == "[" else "")


def writes(key: str) -> bool:
    """Return True if a key, given by its name, puts something into a text field."""
    alone = key.removeprefix("shift+")
    return len(alone) == 1 or alone == "space" or alone.startswith("[")


_HELD: Final = {"ctrl": N_("Ctrl"), "alt": N_("Alt"), "shift": N_("Shift")}
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
        return _(_KEYPAD, key=key[1:-1])
    return key.upper()
