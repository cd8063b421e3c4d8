"""Actions and events as plain lists: `["add", 17]`, the name of the class and its fields; states
and views as mappings of their fields, and one from the other.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, Final, TypeAlias, TypeVar

from msgspec import Struct, ValidationError, convert, to_builtins
from msgspec.structs import asdict

from treasure_games.core.errors import BadRecord, quoted
from treasure_games.core.language import N_

Plain: TypeAlias = "bool | int | str | Sequence[Plain] | Mapping[str, Plain] | None"
"""Values that JSON keeps without loss; used for records, fingerprints and comparisons."""


class Coded(
    Struct, frozen=True, array_like=True, forbid_unknown_fields=True,
    tag=lambda name: re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower(),
):  # fmt: skip
    """A value that is written as a list: `RaiseBid(3)` is `["raise_bid", 3]`."""


class AtTarget(Coded, frozen=True):
    """A second base of an action on another seat."""

    target: int


class WithCard(Coded, frozen=True):
    """A second base of an action with a card."""

    card: int


class Event(Coded, frozen=True):
    """Anything that happens at a table."""


class OfSeat(Event, frozen=True):
    """What happens to one seat."""

    seat: int


class OfCard(OfSeat, frozen=True):
    """What happens to a card of a seat."""

    card: int


class OfCardAtTarget(OfCard, frozen=True):
    """What happens to a card between two seats."""

    target: int


class OfCards(OfSeat, frozen=True):
    """What happens to several cards of a seat."""

    cards: tuple[int, ...]


class Numbered(OfSeat, frozen=True):
    """A turn or a round of a seat, by its number."""

    number: int


class Won(Event, frozen=True):
    """The end of a game, with the scores of all and those who have won."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


def kinds_of(base: type[Any], module: str = "") -> tuple[type[Any], ...]:
    """Return all classes derived from `base` that no other derives from, in a fixed order.

    With a `module`, those alone that are defined there.
    """
    kinds: list[type[Any]] = []
    for kind in base.__subclasses__():
        kinds += kinds_of(kind) or (kind,)
    return tuple(kind for kind in kinds if module in ("", kind.__module__))


T = TypeVar("T")


def wire_name(cls: type[Any]) -> str:
    """Return a class's name as records write it: `RaiseBid` becomes `raise_bid`."""
    name: str = cls.__struct_config__.tag
    return name


def plain_fields(item: Any, *left_out: str) -> dict[str, Plain]:
    """Return the fields of a state or view by name, without those left out; lists are copied."""
    fields = asdict(item)
    for name in left_out:
        del fields[name]
    plain: dict[str, Plain] = to_builtins(fields)
    return plain


def fields_in_words(
    event: Any, view: Any, printed: Mapping[str, Callable[[Any, Any], Plain]]
) -> dict[str, Plain]:
    """Return the fields of an event for readers of records.

    Those with a name in `printed` are put in words, from their value and the view after the event.
    """
    return {
        name: printed[name](value, view) if name in printed else value
        for name, value in asdict(event).items()
    }


def mirrored(cls: type[T], source: object, **changes: object) -> T:
    """Return a `cls` with the fields of `source` and these changes.

    It makes a view of a state, or a state that looks like a view: lists (also of lists) and tuples
    become what the fields of `cls` are.
    """
    mirror: Any = _mirror  # mypy takes a class for unhashable
    made: T = mirror(cls, type(source), tuple(changes))(source, **changes)
    return made


@cache
def _mirror(cls: type[Any], source: type[Any], changed: tuple[str, ...]) -> Callable[..., Any]:
    """Return what makes a `cls` of a `source` and these fields.

    It is written out because searches and screens mirror states all the time.
    """
    given = list_depths(source)
    values = [
        name if name in changed else (_LISTS[depth] or _TUPLES[given[name]]).format(name)
        for name, depth in list_depths(cls).items()
    ]
    return written_out(", ".join(["source", *changed]), f"cls({', '.join(values)})", cls=cls)


def written_out(parameters: str, value: str, **known: object) -> Callable[..., Any]:
    """Return a function of these parameters that returns `value`, an expression.

    A loop over the fields of a class takes two to five times as long.
    """
    made: Callable[..., Any] = eval(f"lambda {parameters}: {value}", known)
    return made


def list_depths(cls: type[Any]) -> dict[str, int]:
    """Return by field: 1 for a list, 2 for a list of lists, 0 for anything else."""
    kinds = {name: str(cls.__annotations__[name]) for name in cls.__struct_fields__}
    return {
        name: kind.startswith("list[") + kind.startswith("list[list[")
        for name, kind in kinds.items()
    }


_LISTS: Final = "", "list(source.{})", "[list(row) for row in source.{}]"
_TUPLES: Final = "source.{}", "tuple(source.{})", "tuple([tuple(row) for row in source.{}])"
"""The value of a field, by how many lists are in each other; "" says nothing about it."""


def encode(item: object) -> list[Plain]:
    """Encode an action or event as a list: its name, then its fields."""
    encoded: list[Plain] = to_builtins(item)
    return encoded


def decode(plain: object, classes: Iterable[type[Any]]) -> object:
    """Decode an action or event of one of `classes`; raises `BadRecord`.

    Types must fit exactly: 1, 1.0 and True are equal in Python, yet they are different records.
    """
    if isinstance(plain, list):
        for cls in classes:
            if plain[:1] == [wire_name(cls)]:
                with suppress(ValidationError):
                    return convert(plain, cls)
    raise BadRecord(N_("“{text}” is not an action of this game."), text=quoted(_written(plain)))


def _written(plain: object) -> str:
    try:
        return str(plain)
    except RecursionError:
        return "[…]"
