"""Spatial navigation: which control is to the left of this one, above it, and so on."""

from collections.abc import Iterable, Sequence
from math import inf
from typing import NamedTuple

from pygame import FRect

from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.input.intents import Direction
from treasure_games.stage.widgets.widget import Control

_AT = Named(page_beside(__file__, dict[str, float]))


def neighbour(
    origin: Control, controls: Iterable[Control], direction: Direction, cone: float = _AT.cone
) -> Control | None:
    """Return the next control from `origin` in a direction; None if there is none.

    With an infinite `cone` it may be however far off the straight line.
    """
    best, least = None, inf
    for control in controls:
        if control is origin:
            continue
        distance = _distance(origin.rect, control.rect, direction, cone)
        if distance is not None and distance < least:
            best, least = control, distance
    return best


class _Span(NamedTuple):
    """A rectangle along one axis, mirrored if needed so that the direction leads upwards."""

    low: float
    middle: float
    high: float

    def gap(self, other: "_Span") -> float:
        """Return the distance between both, 0 if they overlap."""
        return max(0.0, other.low - self.high, self.low - other.high)

    def holds(self, other: "_Span") -> bool:
        """Return True if `other` reaches beyond at neither end."""
        return self.low <= other.low and other.high <= self.high


def next_column(
    origin: Control, controls: Sequence[Control], direction: Direction
) -> Control | None:
    """Return where the column beside begins, for the end of one in Tab order; None elsewhere."""
    by = {Direction.DOWN: 1, Direction.UP: -1}.get(direction, 0)
    if not by or origin not in controls or not 0 <= controls.index(origin) + by < len(controls):
        return None
    other = controls[controls.index(origin) + by]
    begins = (
        other.rect.bottom <= origin.rect.top if by > 0 else other.rect.top >= origin.rect.bottom
    )
    return other if begins else None


def _spans(rect: FRect, direction: Direction) -> tuple[_Span, _Span]:
    """Return the rectangle ahead, along the direction, and aside, across it."""
    across = _Span(rect.left, rect.centerx, rect.right)
    down = _Span(rect.top, rect.centery, rect.bottom)
    ahead, aside = (across, down) if direction.value[0] else (down, across)
    if sum(direction.value) < 0:
        ahead = _Span(-ahead.high, -ahead.middle, -ahead.low)
    return ahead, aside


def _distance(origin: FRect, other: FRect, direction: Direction, cone: float) -> float | None:
    """Return the distance of `other` in a direction; None if it isn't in that direction."""
    (ahead, aside), (far, off) = _spans(origin, direction), _spans(other, direction)
    along = far.middle - ahead.middle
    if along <= 1.0 or far.holds(ahead):
        # A scroll bar beside the lines that it scrolls is not below them.
        return None
    if _lies_beside(ahead, aside, far, off) or (ahead.holds(far) and aside.gap(off) > 0.0):
        # Nor is a small button under the left end of a wide one to its left.
        return None
    sideways = aside.gap(off)
    if sideways > cone * along:
        return None
    cost = _AT.off_row_cost if direction.value[0] else _AT.sideways_cost
    return max(0.0, far.low - ahead.high) + 0.1 * along + cost * sideways + _shift(aside, off)


def _lies_beside(ahead: _Span, aside: _Span, far: _Span, off: _Span) -> bool:
    """Return True if the other shares most of its extent ahead and is more to the side than ahead:
    the next card of a fan is a little higher, but not above.
    """
    shared = min(ahead.high, far.high) - max(ahead.low, far.low)
    least = min(ahead.high - ahead.low, far.high - far.low)
    return shared > least / 2.0 and abs(off.middle - aside.middle) > far.middle - ahead.middle


def _shift(aside: _Span, off: _Span) -> float:
    """Return the cost of unaligned middles; a third where one spans the other, like a short control
    at the end of a long line.
    """
    middle, other_middle = (aside.low + aside.high) / 2, (off.low + off.high) / 2
    is_over = aside.low <= other_middle <= aside.high or off.low <= middle <= off.high
    return (0.1 if is_over else 0.3) * abs(other_middle - middle)
