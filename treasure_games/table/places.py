"""Where everybody sits and everything lies at a table: rectangles for one size of the window."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from pygame import FRect


class Form(Enum):
    """How a seat's plate is built."""

    WIDE = auto()
    """Face at the left, two lines of words beside it."""
    TALL = auto()
    """Face over words."""
    LINE = auto()
    """One line: face, name, score. For large text."""


@dataclass(frozen=True, slots=True)
class SeatArea:
    """One seat's part of the table: the plate, what it did last, and where its pieces lie."""

    plate: FRect
    form: Form
    caption: FRect | None
    """None where there is no room for words beyond the plate; the log has them."""
    field: FRect


@dataclass(frozen=True, slots=True)
class Places:
    """A whole table. The first of `seat_areas` is at the bottom, the others follow clockwise."""

    room: FRect
    """The window without a docked log."""
    menu: FRect
    status: FRect
    tools: FRect
    seat_areas: tuple[SeatArea, ...]
    centre: FRect
    hand: FRect
    tokens: FRect
    note: FRect
    """Where a slip of paper hangs; it grows upwards from its bottom."""
    actions: FRect
    drawer: FRect
    is_docked: bool
    """True if the log stands beside the table rather than over it."""
    note_aside: FRect | None = None
    """Where the slip hangs instead if it would lie on more of what may be pressed."""


def rotated(seats: int, bottom: int) -> tuple[int, ...]:
    """Return the seats from the bottom clockwise, as their areas are listed."""
    return tuple((bottom + step) % seats for step in range(seats))
