"""The places of everything at a table: rectangles for one window size."""

from collections.abc import Callable
from enum import Enum, auto
from functools import partial
from typing import Final

from msgspec import Struct
from pygame import FRect

from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.canvas import LayoutContext


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
    """What is played for: light falls on it."""
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


MARGIN: Final = 16.0
TOP: Final = 12.0
GAP: Final = 10.0
BUTTON: Final = 62.0
_AT: Final = Named(page_beside(__file__, dict[str, float]))
LARGE_TEXT: Final = 1.3
"""From this text scale on plates are short, captions move to the log, labels are brief."""


class _Rows(Struct, frozen=True):
    """Bands of the table from top to bottom."""

    bar: FRect
    top: FRect
    middle: FRect
    own: FRect
    hand: FRect


def is_large(context: LayoutContext) -> bool:
    """Return True if text is so large that the table uses its short forms."""
    return context.viewport.text_scale > LARGE_TEXT


def round_table(
    context: LayoutContext, opponents: int, tools: int, status_height: float, is_log_open: bool
) -> Places:
    """Return places for 1 to 5 `opponents` along the far edge; `tools` square buttons are at the
    upper right.
    """
    room = room_beside_log(context, is_log_open and not is_large(context), _AT.least)
    rows = _rows(room, status_height)
    column = min(room.width * 0.3, 424.0 * (1.3 if is_large(context) else 1.0))
    right = FRect(
        room.right - MARGIN - column, rows.own.top, column, rows.hand.bottom - rows.own.top
    )
    tokens = FRect(right.left, right.top, column, 62.0 if is_large(context) else 104.0)
    lower = FRect(right.left, tokens.bottom + GAP, column, right.bottom - tokens.bottom - GAP)
    own = _own_area(context, rows, right)
    left = own.plate.right + 2 * GAP
    return frame(context, room, tools, status_height)(
        seat_areas=(own, *_others(context, rows.top.inflate(-2 * MARGIN, 0), opponents)),
        centre=rows.middle,
        hand=FRect(left, rows.hand.top, right.left - 2 * GAP - left, rows.hand.height),
        tokens=tokens,
        note=FRect(right.left, lower.top, column, lower.height),
        actions=lower,
    )


def room_beside_log(context: LayoutContext, is_log_open: bool, least: float) -> FRect:
    """Return the window without an open log, if that leaves a table of the `least` width."""
    room = context.viewport.rect
    if is_log_open and room.width - _drawer_width(context) >= least:
        room.width -= _drawer_width(context)
    return room


def frame(
    context: LayoutContext, room: FRect, tools: int, status_height: float
) -> Callable[..., Places]:
    """Return what makes places from the rest of them: all tables have the same edges."""
    window, width = context.viewport.rect, _drawer_width(context)
    bar = _bar(room, status_height)
    return partial(
        Places,
        room=room,
        menu=FRect(room.left + MARGIN, bar.top, BUTTON, BUTTON),
        status=_status_rect(bar, tools),
        tools=_tools_rect(bar, tools),
        drawer=FRect(window.right - width, 0, width, window.height),
        is_docked=room.width < window.width,
    )


def _drawer_width(context: LayoutContext) -> float:
    viewport = context.viewport
    grown: float = viewport.text_scale**0.8
    return min(_AT.drawer * max(1.0, grown), viewport.width * 0.5)


def _bar(room: FRect, status_height: float) -> FRect:
    return FRect(room.left, TOP, room.width, max(BUTTON, status_height))


def status_width(room_width: float, tools: int) -> float:
    """Return the width of the status plate, so that its height can be measured first."""
    return _status_rect(FRect(0, 0, room_width, BUTTON), tools).width


def _status_rect(bar: FRect, tools: int) -> FRect:
    left = bar.left + MARGIN + BUTTON + GAP
    return FRect(left, bar.top, _tools_rect(bar, tools).left - GAP - left, bar.height)


def _tools_rect(bar: FRect, tools: int) -> FRect:
    width = tools * (BUTTON + GAP) - GAP
    return FRect(bar.right - MARGIN - width, bar.top, width, BUTTON)


def _rows(room: FRect, status_height: float) -> _Rows:
    """Divide the room: most for the hand, then the rivals, the middle, the own loot."""
    bar = _bar(room, status_height)
    height = room.bottom - bar.bottom - 5 * GAP
    y, made = bar.bottom + GAP, []
    for share in (0.25, 0.26, 0.22, 0.27):
        made.append(FRect(room.left, y, room.width, share * height))
        y += share * height + GAP
    return _Rows(bar, *made)


def _own_area(context: LayoutContext, rows: _Rows, right: FRect) -> SeatArea:
    width = 250.0 if is_large(context) else 200.0
    plate = FRect(rows.hand.left + MARGIN, rows.hand.top, width, rows.hand.height)
    left = rows.own.left + MARGIN
    field = FRect(left, rows.own.top, right.left - 2 * GAP - left, rows.own.height)
    return SeatArea(plate, Form.TALL, None, field)


def _others(context: LayoutContext, inner: FRect, count: int) -> list[SeatArea]:
    """Place the others side by side, clockwise from the left."""
    gap = 3 * GAP
    width = min((inner.width - (count - 1) * gap) / count, 1320.0)
    left = inner.centerx - (count * (width + gap) - gap) / 2
    first = FRect(left, inner.top, width, inner.height)
    return [_area(context, first.move(index * (width + gap), 0.0)) for index in range(count)]


def _area(context: LayoutContext, block: FRect) -> SeatArea:
    """Put the plate at the table's edge, the last act beside it, the pieces before it."""
    large, scale = is_large(context), context.viewport.text_scale
    height = 26.0 + (36.0 * scale if large else 77.0 * max(0.9, scale))
    plate = FRect(block.left, block.top, block.width if large else min(block.width, 340.0), height)
    left, top = plate.right + GAP, plate.bottom + GAP
    caption = FRect(left, plate.top + GAP, block.right - left, height - 2 * GAP)
    field = FRect(block.left, top, block.width, block.bottom - top)
    is_told = caption.width >= _AT.least_caption
    return SeatArea(plate, Form.LINE if large else Form.WIDE, caption if is_told else None, field)
