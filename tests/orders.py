"""The luck that puts things into an order that a test wants."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def outcomes_for_order(start: Sequence[T], wanted: Sequence[T]) -> list[int]:
    """Return the outcomes that make `shuffle` turn `start` into `wanted`; items may repeat."""
    items, outcomes = list(start), []
    for last in range(len(items) - 1, 0, -1):
        other = items.index(wanted[last], 0, last + 1)
        outcomes.append(other)
        items[last], items[other] = items[other], items[last]
    if items != list(wanted):
        raise ValueError("the wanted order doesn't hold the same items")
    return outcomes
