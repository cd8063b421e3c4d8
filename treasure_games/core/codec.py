"""Actions and events as plain lists: `["add", 17]`, the name of the class and its fields; states
and views as mappings of their fields, and one from the other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import Field, fields, is_dataclass
from functools import cache
from typing import Any, Final, TypeVar

from treasure_games.core.errors import BadRecord, quoted
from treasure_games.core.game import Plain
from treasure_games.core.language import N_

T = TypeVar("T")

STRICT_TYPES: Final[dict[object, type[Any]]] = {
    written: kind for kind in (int, str, bool) for written in (kind, kind.__name__)
}
"""Field types that accept only exactly that type, in the forms an annotation may take."""

_FIELD_NAMES: Final[dict[type[Any], tuple[str, ...]]] = {}
"""Cache of `field_names`, which is called for every row of a record."""


def wire_name(cls: type[Any]) -> str:
    """Return a class's name as records write it: `RaiseBid` becomes `raise_bid`."""
    return _snake_case(cls.__name__)


@cache
def _snake_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def field_names(cls: type[Any]) -> tuple[str, ...]:
    """Return the field names of a frozen record, in order."""
    names = _FIELD_NAMES.get(cls)
    if names is None:
        if not is_dataclass(cls):
            raise TypeError(f"{cls.__name__} is not a record")
        names = _FIELD_NAMES[cls] = tuple(field.name for field in fields(cls))
    return names


def plain_fields(item: object, *left_out: str) -> dict[str, Plain]:
    """Return the fields of a state or view by name, without those left out; lists are copied."""
    names = (name for name in field_names(type(item)) if name not in left_out)
    return {name: _copied(getattr(item, name)) for name in names}


def _copied(value: Any) -> Any:
    return [_copied(one) for one in value] if isinstance(value, list) else value


def mirrored(cls: type[T], source: object, **told: object) -> T:
    """Return a `cls` with the fields of `source`, except those told: a view of a state, or a state
    that looks like a view. Lists and tuples become what the fields of `cls` are.
    """
    turned: Any = _turned  # mypy takes a class for unhashable
    values = [
        told[name]
        if name in told
        else turn(getattr(source, name))
        if turn
        else getattr(source, name)
        for name, turn in turned(cls, type(source))
    ]
    return cls(*values)


@cache
def _turned(
    cls: type[Any], source: type[Any]
) -> tuple[tuple[str, Callable[[Any], Any] | None], ...]:
    """Return the fields of `cls`, each with what makes its value of that of `source`."""
    given = {field.name for field in fields(source) if _is_list(field)}
    return tuple(
        (field.name, list if _is_list(field) else tuple if field.name in given else None)
        for field in fields(cls)
    )


def _is_list(field: Field[Any]) -> bool:
    return str(field.type).startswith("list[")


def encode(item: object) -> list[Plain]:
    """Encode an action or event as a list: its name, then its fields."""
    cls: type[Any] = type(item)
    return [wire_name(cls), *[getattr(item, name) for name in field_names(cls)]]


def decode(plain: object, classes: Iterable[type[Any]]) -> object:
    """Decode an action or event of one of `classes`; raises `BadRecord`."""
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
    """Return True if `values` match the fields of `cls` in number and exact type.

    Exact because 1, 1.0 and True are equal in Python, yet they are different records.
    """
    kinds = [STRICT_TYPES.get(field.type) for field in fields(cls)]
    return len(kinds) == len(values) and all(
        kind is None or type(value) is kind for value, kind in zip(values, kinds, strict=True)
    )


def _hashable(value: object) -> object:
    return tuple(_hashable(item) for item in value) if isinstance(value, list) else value
