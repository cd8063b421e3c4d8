"""The places of everything at a table: rectangles for one window size."""

from __future__ import annotations

from enum import Enum, auto

from msgspec import Struct
from pygame import FRect


class Form(Enum):
    """The form of a seat's plate."""

    WIDE = auto()
    """Face at the left, two lines of words beside it."""
    TALL = auto()
    """Face over words."""
    LINE = auto()
    """One line: face, name, score. For large text."""


class SeatArea(Struct, frozen=True):
    """One seat's part of the table: the plate, its last act, and where its pieces are."""

    plate: FRect
    form: Form
    caption: FRect | None
    """None where there is no room for words beside the plate; the log has them."""
    field: FRect


class Places(Struct, frozen=True):
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
    """The area of a note, which grows upwards from its bottom."""
    actions: FRect
    """The area of the buttons, which grow upwards from its bottom, too."""
    drawer: FRect
    is_docked: bool
    """True if the log is beside the table rather than over it."""
    note_is_over_actions: bool = True
    """True if notes end above the buttons, in whose column they are; else at their own bottom."""
    note_aside: FRect | None = None
    """Where the note is shown instead if it would cover more controls."""
    banner: FRect | None = None
    """What a banner crosses, if that isn't the middle of the room."""
    verdict: FRect | None = None
    """Where a winner is shown, if not there: clear of totals and of the winner."""

    @property
    def banners(self) -> tuple[FRect, FRect]:
        """Where a banner opens, and where a winner is shown: a tenth of what it crosses is free."""
        usual = self.banner or self.room
        rooms = usual, self.verdict or usual
        usual, verdict = (room.inflate(-room.width / 10.0, 0.0) for room in rooms)
        return usual, verdict


def rotated(seats: int, bottom: int) -> tuple[int, ...]:
    """Return the seats from the bottom clockwise, in the order of their areas."""
    return tuple((bottom + step) % seats for step in range(seats))
