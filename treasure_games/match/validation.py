"""Checks of the fields of a record: each has a type and a bound, checked before any use."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Any, Final

from treasure_games.core.checks import Check
from treasure_games.core.errors import BadRecord
from treasure_games.core.language import N_

LONGEST_NAME: Final = 40
"""The most letters in a name. People can type fewer; the pirates' names are translated."""

LONGEST_STEM: Final = 150
"""The most letters in a file name without its suffix; file systems allow 255 bytes."""


def checked(plain: object, fields: Mapping[str, Check]) -> dict[str, Any]:
    """Return exactly these fields; raises `BadRecord` naming the one that is wrong."""
    if not isinstance(plain, Mapping):
        raise BadRecord(N_("This record is damaged: a part of it is missing."))
    for name, fits in fields.items():
        if name not in plain:
            raise BadRecord(N_("This record is damaged: “{field}” is missing."), field=name)
        if not fits(plain[name]):
            raise BadRecord(N_("This record is damaged: “{field}” makes no sense."), field=name)
    return {name: plain[name] for name in fields}


def is_name(value: object) -> bool:
    """Return True if `value` is a string that can be displayed as a visible name."""
    return (
        isinstance(value, str)
        and len(value) <= LONGEST_NAME
        and value.isprintable()
        and any(_leaves_ink(letter) for letter in value)
    )


def is_file_stem(value: object) -> bool:
    """Return True if `value` is a string that can be part of a file name and be displayed."""
    return (
        isinstance(value, str)
        and 0 < len(value) <= LONGEST_STEM
        and value.isprintable()
        and not set(value) & set("/\\:")
    )


def _leaves_ink(letter: str) -> bool:
    """Return True if a letter is visible: combining marks have no width, and fillers are blank."""
    return unicodedata.category(letter)[0] in "LNPS" and letter not in _FILLERS


_FILLERS: Final = "\u115f\u1160\u2800\u3164\uffa0"
