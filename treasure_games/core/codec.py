"""Actions and events as plain lists: `["add", 17]`, the name of the class and its fields."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final

from treasure_games.core.errors import BadRecord
from treasure_games.core.game import Plain
from treasure_games.core.language import N_
from treasure_games.core.quoting import quoted

STRICT_TYPES: Final[dict[object, type[Any]]] = {
    written: kind for kind in (int, str, bool) for written in (kind, kind.__name__)
}
"""Types of fields for which only just that type will do, as an annotation may give them."""

_FIELD_NAMES: Final[dict[type[Any], tuple[str, ...]]] = {}
"""What `field_names` has found: every row of a record asks for it."""


def wire_name(cls: type[Any]) -> str:
    """`RaiseBid` is written `raise_bid`."""
    return _snake_case(cls.__name__)


@cache
def _snake_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def field_names(cls: type[Any]) -> tuple[str, ...]:
    """The fields of a frozen record, in order."""
    names = _FIELD_NAMES.get(cls)
    if names is None:
        if not is_dataclass(cls):
            raise TypeError(f"{cls.__name__} is not a record")
        names = _FIELD_NAMES[cls] = tuple(field.name for field in fields(cls))
    return names


def encode(item: object) -> list[Plain]:
    """An action or event as a list: its name, then its fields."""
    cls: type[Any] = type(item)
    return [wire_name(cls), *(getattr(item, name) for name in field_names(cls))]


def sort_key(action: object, classes: Sequence[type[Any]]) -> tuple[object, ...]:
    """Where an action stands among others: by its class in `classes`, then by its fields."""
    cls: type[Any] = type(action)
    return (classes.index(cls), *(getattr(action, name) for name in field_names(cls)))


def decode(plain: object, classes: Iterable[type[Any]]) -> object:
    """The action or event written in `plain`, one of `classes`; raises `BadRecord`."""
    if isinstance(plain, list) and plain:
        for cls in classes:
            if wire_name(cls) == plain[0] and _fields_fit(cls, plain[1:]):
                return cls(*(_hashable(value) for value in plain[1:]))
    raise BadRecord(N_("“{text}” is not an action of this game."), text=quoted(_written(plain)))


def _written(plain: object) -> str:
    try:
        return str(plain)
    except RecursionError:
        return "[…]"


def _fields_fit(cls: type[Any], values: list[object]) -> bool:
    """As many as the class has fields; a field of numbers, words or yes-no holds just that.

    Strictly so: 1, 1.0 and true are equal in Python, yet they are different records.
    """
    kinds = [STRICT_TYPES.get(field.type) for field in fields(cls)]
    return len(kinds) == len(values) and all(
        kind is None or type(value) is kind for value, kind in zip(values, kinds, strict=True)
    )


def _hashable(value: object) -> object:
    return tuple(_hashable(item) for item in value) if isinstance(value, list) else value
