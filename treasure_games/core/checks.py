"""Checks of values from files: each has a type and bounds, checked before any use."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final
from unicodedata import category

from treasure_games.core.errors import BadRecord
from treasure_games.core.language import N_

Check = Callable[[Any], bool]


def whole(low: int, high: int) -> Check:
    """Return a check for integers from `low` to `high`, both inclusive."""
    return lambda value: type(value) is int and low <= value <= high


def number(low: float, high: float) -> Check:
    """Return a check for numbers from `low` to `high`, both inclusive."""
    return lambda value: type(value) in (int, float) and low <= value <= high


def one_of(*values: object) -> Check:
    """Return a check for one of these; a truth value is never equal to a number here."""
    return lambda value: any(
        value == one and isinstance(value, bool) == isinstance(one, bool) for one in values
    )


def or_none(fits: Check) -> Check:
    """Return a check that accepts None as well."""
    return lambda value: value is None or fits(value)


def matching(pattern: str) -> Check:
    """Return a check for strings that a regular expression matches as a whole."""
    form = re.compile(pattern)
    return lambda value: isinstance(value, str) and form.fullmatch(value) is not None


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
        # Combining marks have no width, and fillers are blank.
        and any(category(one)[0] in "LNPS" and one not in _FILLERS for one in value)
    )


def is_file_stem(value: object) -> bool:
    """Return True if `value` is a string that can be part of a file name and be displayed."""
    return (
        isinstance(value, str)
        and 0 < len(value) <= LONGEST_STEM
        and value.isprintable()
        and not set(value) & set("/\\:")
    )


_FILLERS: Final = "\u115f\u1160\u2800\u3164\uffa0"
