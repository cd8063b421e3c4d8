"""The base of actions and events: records that never change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, dataclass_transform


@dataclass_transform(frozen_default=True)
class Frozen:
    """Makes each subclass a frozen dataclass of its annotated fields."""

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)


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
