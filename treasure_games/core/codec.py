"""Actions and events as plain lists: `["add", 17]`, the name of the class and its fields; states
and views as mappings of their fields, and one from the other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
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
_KINDS: Final[dict[type[Any], list[type[Any] | None]]] = {}
"""Caches of the fields' names and strict types, which are asked for with every row of a record."""


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
    writer: Any = _fields_writer  # mypy takes a class for unhashable
    written: dict[str, Plain] = writer(type(item), left_out)(item)
    return written


@cache
def _fields_writer(cls: type[Any], left_out: tuple[str, ...]) -> Callable[[Any], Any]:
    """Return what lists the fields, written out because every fingerprint asks for them."""
    values = [
        f"{field.name!r}: {(_LISTS[lists_in(field)] or _TUPLES[0]).format(field.name)}"
        for field in fields(cls)
        if field.name not in left_out
    ]
    return written_out("source", "{" + ", ".join(values) + "}")


def told_fields(
    event: object, view: Any, printed: Mapping[str, Callable[[Any, Any], Plain]]
) -> dict[str, Plain]:
    """Return the fields of an event for readers of records.

    Those with a name in `printed` are put in words, from their value and the view after the event.
    """
    told = {name: getattr(event, name) for name in field_names(type(event))}
    return {
        name: printed[name](value, view) if name in printed else value
        for name, value in told.items()
    }


def mirrored(cls: type[T], source: object, **told: object) -> T:
    """Return a `cls` with the fields of `source`, except those told: a view of a state, or a state
    that looks like a view. Lists (also of lists) and tuples become what the fields of `cls` are.
    """
    mirror: Any = _mirror  # mypy takes a class for unhashable
    made: T = mirror(cls, type(source), tuple(told))(source, **told)
    return made


@cache
def _mirror(cls: type[Any], source: type[Any], told: tuple[str, ...]) -> Callable[..., Any]:
    """Return what makes a `cls` of a `source` and these fields.

    It is written out because searches and screens mirror states all the time.
    """
    given = {field.name: lists_in(field) for field in fields(source)}
    values = [
        field.name
        if field.name in told
        else (_LISTS[lists_in(field)] or _TUPLES[given[field.name]]).format(field.name)
        for field in fields(cls)
    ]
    return written_out(", ".join(["source", *told]), f"cls({', '.join(values)})", cls=cls)


def written_out(parameters: str, value: str, **known: object) -> Callable[..., Any]:
    """Return a function of these parameters that returns `value`, an expression.

    Dataclasses make their `__init__` in the same way: a loop over the fields of a class takes two
    to ten times as long.
    """
    made: Callable[..., Any] = eval(f"lambda {parameters}: {value}", known)
    return made


def lists_in(field: Field[Any]) -> int:
    """Return 1 for a list, 2 for a list of lists, 0 for anything else."""
    kind = str(field.type)
    return kind.startswith("list[") + kind.startswith("list[list[")


_LISTS: Final = "", "list(source.{})", "[list(row) for row in source.{}]"
_TUPLES: Final = "source.{}", "tuple(source.{})", "tuple([tuple(row) for row in source.{}])"
"""The value of a field, by how many lists are in each other; "" says nothing about it."""


def encode(item: object) -> list[Plain]:
    """Encode an action or event as a list: its name, then its fields."""
    encoder: Any = _encoder  # mypy takes a class for unhashable
    encoded: list[Plain] = encoder(type(item))(item)
    return encoded


@cache
def _encoder(cls: type[Any]) -> Callable[[Any], Any]:
    """Return what encodes a `cls`, written out because every row of a record asks for it."""
    values = [f"source.{name}" for name in field_names(cls)]
    return written_out("source", f"[{', '.join([repr(wire_name(cls)), *values])}]")


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
    kinds = _KINDS.get(cls)
    if kinds is None:
        kinds = _KINDS[cls] = [STRICT_TYPES.get(field.type) for field in fields(cls)]
    return len(kinds) == len(values) and all(
        kind is None or type(value) is kind for value, kind in zip(values, kinds, strict=True)
    )


def _hashable(value: object) -> object:
    return tuple(_hashable(item) for item in value) if isinstance(value, list) else value
