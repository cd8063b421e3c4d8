"""Checks of values from files: each tells whether a value has the right type and bounds."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

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
