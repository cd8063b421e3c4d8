"""The bases of actions and events: values that records can write by name."""

from __future__ import annotations

import re
from typing import Any

from msgspec import Struct


def _snake_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Coded(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag=_snake_case):
    """A value that `core.codec` writes as a list: `RaiseBid(3)` is `["raise_bid", 3]`."""


class Event(Coded, frozen=True):
    """Anything that happens at a table."""


class OfSeat(Event, frozen=True):
    """What happens to one seat."""

    seat: int


class OfCard(OfSeat, frozen=True):
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
