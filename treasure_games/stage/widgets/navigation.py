"""Spatial navigation: which control is to the left of this one, above it, and so on."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

from pygame import FRect

from treasure_games.stage.input.intents import Direction
from treasure_games.stage.widgets.widget import Control

_SIDEWAYS_COST = 2.5
"""How much farther a control counts per unit off the straight line."""
_OFF_ROW_COST = 5.0
"""The same for left and right: the next in the row comes before a nearer one in another row."""
_CONE = 2.0
"""A control up to this many times as far aside as ahead still counts as ahead."""


def neighbour(origin: Control, controls: Iterable[Control], direction: Direction) -> Control | None:
    """Return the next control from `origin` in a direction; None if there is none."""
    return _nearest(origin, controls, direction, _CONE)


def far_neighbour(
    origin: Control, controls: Iterable[Control], direction: Direction
) -> Control | None:
    """Return the nearest control in a direction, however far off the straight line."""
    return _nearest(origin, controls, direction, inf)


def _nearest(
    origin: Control, controls: Iterable[Control], direction: Direction, cone: float
) -> Control | None:
    best, least = None, inf
    for control in controls:
        if control is origin:
            continue
        distance = _distance(origin.rect, control.rect, direction, cone)
        if distance is not None and distance < least:
            best, least = control, distance
    return best


def _distance(origin: FRect, other: FRect, direction: Direction, cone: float) -> float | None:
    """Return the distance of `other` in a direction; None if it isn't in that direction."""
    x, y = direction.value
    along = (other.centerx - origin.centerx) * x + (other.centery - origin.centery) * y
    if along <= 1.0 or _reaches_past(origin, other, direction):
        return None
    if _lies_beside(origin, other, direction, along) or _lies_alongside(origin, other, direction):
        return None
    if x:
        gap = max(0.0, other.left - origin.right if x > 0 else origin.left - other.right)
        sideways = _apart(origin.top, origin.bottom, other.top, other.bottom)
        shift = _shift(origin.top, origin.bottom, other.top, other.bottom)
    else:
        gap = max(0.0, other.top - origin.bottom if y > 0 else origin.top - other.bottom)
        sideways = _apart(origin.left, origin.right, other.left, other.right)
        shift = _shift(origin.left, origin.right, other.left, other.right)
    if sideways > cone * along:
        return None
    return gap + 0.1 * along + (_OFF_ROW_COST if x else _SIDEWAYS_COST) * sideways + shift


def _reaches_past(origin: FRect, other: FRect, direction: Direction) -> bool:
    """Return True if `other` extends beyond `origin` at both ends, so that it is beside it: a
    scroll bar is not below the lines that it scrolls.
    """
    if direction.value[0]:
        return other.left <= origin.left and origin.right <= other.right
    return other.top <= origin.top and origin.bottom <= other.bottom


def _lies_beside(origin: FRect, other: FRect, direction: Direction, along: float) -> bool:
    """Return True if `other` shares most of its height (or width) with `origin` and is more to the
    side than ahead: the next card of a fan is a little higher, but not above.
    """
    if direction.value[0]:
        shared = min(origin.right, other.right) - max(origin.left, other.left)
        least, aside = min(origin.width, other.width), abs(other.centery - origin.centery)
    else:
        shared = min(origin.bottom, other.bottom) - max(origin.top, other.top)
        least, aside = min(origin.height, other.height), abs(other.centerx - origin.centerx)
    return shared > least / 2.0 and aside > along


def _lies_alongside(origin: FRect, other: FRect, direction: Direction) -> bool:
    """Return True if `other` is apart from `origin` and within its width (or height): a small
    button under the left end of a wide one is below it, not to its left.
    """
    if direction.value[0]:
        is_within = origin.left <= other.left and other.right <= origin.right
        return is_within and _apart(origin.top, origin.bottom, other.top, other.bottom) > 0.0
    is_within = origin.top <= other.top and other.bottom <= origin.bottom
    return is_within and _apart(origin.left, origin.right, other.left, other.right) > 0.0


def _shift(low: float, high: float, other_low: float, other_high: float) -> float:
    """Return the cost of unaligned middles; a third where one spans the other, like a short control
    at the end of a long line.
    """
    middle, other_middle = (low + high) / 2, (other_low + other_high) / 2
    is_over = low <= other_middle <= high or other_low <= middle <= other_high
    return (0.1 if is_over else 0.3) * abs(other_middle - middle)


def _apart(low: float, high: float, other_low: float, other_high: float) -> float:
    """Return the gap between two intervals, 0 if they overlap."""
    return max(0.0, other_low - high, low - other_high)
