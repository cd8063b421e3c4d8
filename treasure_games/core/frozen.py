"""The base of records that never change: actions, events, intents, and whatever else is a value."""

from __future__ import annotations

from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, fields
from typing import Any, Final, NoReturn, dataclass_transform

_WRITTEN_OUT: Final = """
def __init__(self, {parameters}):
    {stores}

def __eq__(self, other):
    if other.__class__ is not self.__class__:
        return NotImplemented
    return ({own}) == ({others})

def __hash__(self):
    return hash(({own}))
"""


@dataclass_transform(frozen_default=True)
class _Record(type):
    """Makes each class a frozen dataclass of its annotated fields, which are slots.

    `dataclass` itself takes four times as long for a class, and there are hundreds: so only what
    must be fast is written out, in one piece, and `Frozen` has the rest.
    """

    def __new__(cls, name: str, bases: tuple[type, ...], members: dict[str, Any]) -> _Record:
        own = tuple(members.get("__annotations__", ()))
        given = {one: members.pop(one) for one in own if one in members}
        for one, value in given.items():
            if value.__class__.__hash__ is None or isinstance(value, Field):
                raise TypeError(f"the default of {name}.{one} must be a value that never changes")
        made: Any = super().__new__(cls, name, bases, {**members, "__slots__": own})
        dataclass(init=False, repr=False, eq=False)(made)  # it names the fields, and no more
        if own:
            named = fields(made)
            for field in named:
                field.default = given.get(field.name, field.default)
            for function, written in _written_out(named).items():
                setattr(made, function, written)
        return made  # type: ignore[no-any-return]


def _written_out(named: tuple[Field[Any], ...]) -> dict[str, Any]:
    """Return the methods that a class of these fields has of its own."""
    names = [one.name for one in named]
    defaults = {one.name: one.default for one in named if one.default is not MISSING}
    source = _WRITTEN_OUT.format(
        parameters=", ".join(
            f"{name}=defaults[{name!r}]" if name in defaults else name for name in names
        ),
        stores="; ".join(f"store(self, {name!r}, {name})" for name in names),
        own="".join(f"self.{name}, " for name in names),
        others="".join(f"other.{name}, " for name in names),
    )
    written: dict[str, Any] = {}
    exec(source, {"store": object.__setattr__, "defaults": defaults}, written)
    return written


class Frozen(metaclass=_Record):
    """A record: its class, and the values of its fields."""

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> NoReturn:
        raise FrozenInstanceError(f"cannot delete field {name!r}")

    def __eq__(self, other: object) -> bool:
        return other.__class__ is self.__class__

    def __hash__(self) -> int:
        return hash(())

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={getattr(self, name)!r}" for name in self._names())
        return f"{self.__class__.__qualname__}({values})"

    def __reduce__(self) -> tuple[object, ...]:
        # Slots would be restored one by one, which a record refuses.
        return self.__class__, tuple([getattr(self, name) for name in self._names()])

    def _names(self) -> tuple[str, ...]:
        names: tuple[str, ...] = self.__match_args__
        return names


class Event(Frozen):
    """Anything that happens at a table."""


class OfSeat(Event):
    """What happens to one seat."""

    seat: int


class OfCard(OfSeat):
    """What happens to a card of a seat."""

    card: int


def kinds_of(base: type[Any], module: str = "") -> tuple[type[Any], ...]:
    """Return all classes derived from `base` that no other derives from, in a fixed order.

    With a `module`, those alone that are defined there.
    """
    kinds: list[type[Any]] = []
    for kind in base.__subclasses__():
        kinds += kinds_of(kind) or (kind,)
    return tuple(kind for kind in kinds if module in ("", kind.__module__))
