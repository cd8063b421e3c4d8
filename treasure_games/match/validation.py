"""Fields of files from anywhere: each has a type and a bound, checked before anything uses it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from typing import Any, Final

from treasure_games.core.errors import BadRecord
from treasure_games.core.language import N_

LONGEST_NAME: Final = 40
"""Letters of a name. People can type fewer, but the pirates' names are translated."""

LONGEST_STEM: Final = 150
"""Letters of a file's name without its ending: file systems take 255 bytes."""

Check = Callable[[object], bool]


def checked(plain: object, fields: Mapping[str, Check]) -> dict[str, Any]:
    """Just these fields, all of them; raises `BadRecord` that names the one that doesn't fit."""
    if not isinstance(plain, Mapping):
        raise BadRecord(N_("This record is damaged: a part of it is missing."))
    for name, fits in fields.items():
        if name not in plain:
            raise BadRecord(N_("This record is damaged: “{field}” is missing."), field=name)
        if not fits(plain[name]):
            raise BadRecord(N_("This record is damaged: “{field}” makes no sense."), field=name)
    return {name: plain[name] for name in fields}


def whole(low: int, high: int) -> Check:
    """Return a check for whole numbers from `low` to `high`, both inclusive."""
    return lambda value: type(value) is int and low <= value <= high


def one_of(*words: str) -> Check:
    """Return a check for just these words."""
    return lambda value: isinstance(value, str) and value in words


def matching(pattern: str) -> Check:
    """Return a check for texts of which the whole matches a regular expression."""
    form = re.compile(pattern)
    return lambda value: isinstance(value, str) and form.fullmatch(value) is not None


def is_name(value: object) -> bool:
    """Return True for a text that can be shown, and seen, as somebody's name."""
    return (
        isinstance(value, str)
        and len(value) <= LONGEST_NAME
        and value.isprintable()
        and any(_leaves_ink(letter) for letter in value)
    )


def is_file_stem(value: object) -> bool:
    """Return True for a text that can stand in a file's name and be told to somebody."""
    return (
        isinstance(value, str)
        and 0 < len(value) <= LONGEST_STEM
        and value.isprintable()
        and not set(value) & set("/\\:")
    )


def _leaves_ink(letter: str) -> bool:
    """Combining marks have no width by themselves, and fillers are blank."""
    return unicodedata.category(letter)[0] in "LNPS" and letter not in _FILLERS


_FILLERS: Final = "\u115f\u1160\u2800\u3164\uffa0"
