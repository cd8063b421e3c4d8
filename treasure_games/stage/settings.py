"""The player's settings: a plain record with its allowed values; knows no file, widget or game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

SPEEDS = (0.5, 1.0, 2.0, 4.0, 0.0)
"""Speeds of the timeline; 0 stands for instant."""
INSTANT_SPEED = 0.0

WINDOWED, FULL_SCREEN = "windowed", "full_screen"
CURTAIN, PEEK = "curtain", "peek"


@dataclass(slots=True)
class Settings:
    """The player's settings. Every field has a sensible default."""

    language: str = "en"
    speed: float = 1.0
    reduced_motion: bool = False
    ambience: bool = True
    text_scale: float = 1.0
    high_contrast: bool = False
    auto_play_forced: bool = True
    """True if steps without a choice are played automatically."""
    privacy: str = CURTAIN
    """How people at one screen hide their hands: by curtain or by peeking."""
    peek_seconds: float = 5.0
    """Seconds after which a hand lifted by a tap hides itself; 0: never."""
    volume_master: float = 0.8
    volume_music: float = 0.6
    volume_effects: float = 0.8
    volume_interface: float = 0.7
    quiet_in_background: bool = True
    window_mode: str = WINDOWED
    window_width: int = 1280
    window_height: int = 720
    window_x: int | None = None
    """Left edge on the desktop; None: centred."""
    window_y: int | None = None
    window_display: int = 0
    """Number of the monitor."""
    keys: dict[str, list[str]] = field(default_factory=dict)
    """Keys that differ from the defaults, see KeyMap."""

    def reset(self) -> None:
        """Restore the defaults, except the window's place."""
        fresh = Settings()
        for one in fields(self):
            if not one.name.startswith("window_"):
                setattr(self, one.name, getattr(fresh, one.name))


@dataclass(frozen=True, slots=True)
class _Range:
    low: float
    high: float
    is_whole: bool = False
    may_be_missing: bool = False

    def accepts(self, value: Any) -> bool:
        """Return True for a number of the right type within the bounds."""
        if value is None:
            return self.may_be_missing
        if isinstance(value, bool) or not isinstance(value, int | float):
            return False
        return (isinstance(value, int) or not self.is_whole) and self.low <= value <= self.high


@dataclass(frozen=True, slots=True)
class _OneOf:
    values: tuple[Any, ...]

    def accepts(self, value: Any) -> bool:
        """Return True for one of the values, of the same type."""
        return any(
            value == one and isinstance(value, bool) == isinstance(one, bool) for one in self.values
        )


@dataclass(frozen=True, slots=True)
class _Code:
    def accepts(self, value: Any) -> bool:
        """Return True for a language code: short, letters and underscores only."""
        return isinstance(value, str) and 2 <= len(value) <= 12 and value.replace("_", "").isalnum()


@dataclass(frozen=True, slots=True)
class _KeyTable:
    def accepts(self, value: Any) -> bool:
        """Return True for a table from acts to lists of key names; the key map checks the acts."""
        return isinstance(value, dict) and all(
            isinstance(keys, list)
            and len(keys) <= _MOST_KEYS
            and all(isinstance(key, str) and _is_key(key) for key in keys)
            for keys in value.values()
        )


_MOST_KEYS = 8
"""The most keys per act."""
_KEY = re.compile(r"(?:(?:ctrl|alt|shift)\+){0,3}(?:\S|[\w\[\]/*.+=() -]{2,24})")


def _is_key(name: str) -> bool:
    return name.isprintable() and _KEY.fullmatch(name) is not None


_SWITCH = _OneOf((True, False))
_VOLUME = _Range(0.0, 1.0)

ALLOWED: Mapping[str, _Range | _OneOf | _Code | _KeyTable] = {
    "language": _Code(),
    "speed": _OneOf(SPEEDS),
    "reduced_motion": _SWITCH,
    "ambience": _SWITCH,
    "text_scale": _Range(0.75, 2.0),
    "high_contrast": _SWITCH,
    "auto_play_forced": _SWITCH,
    "privacy": _OneOf((CURTAIN, PEEK)),
    "peek_seconds": _Range(0.0, 60.0),
    "volume_master": _VOLUME,
    "volume_music": _VOLUME,
    "volume_effects": _VOLUME,
    "volume_interface": _VOLUME,
    "quiet_in_background": _SWITCH,
    "window_mode": _OneOf((WINDOWED, FULL_SCREEN)),
    "window_width": _Range(320, 16384, is_whole=True),
    "window_height": _Range(200, 16384, is_whole=True),
    "window_x": _Range(-65536, 65536, is_whole=True, may_be_missing=True),
    "window_y": _Range(-65536, 65536, is_whole=True, may_be_missing=True),
    "window_display": _Range(0, 64, is_whole=True),
    "keys": _KeyTable(),
}
"""The allowed values of each field; others in a file are ignored."""
