"""What is held before one's eyes: one card with all its text, or a whole loot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.games.do_not_touch.rules.pieces import spoken_name
from treasure_games.games.do_not_touch.rules.scoring import loot_worth
from treasure_games.games.do_not_touch.text.sentences import capital, card_text
from treasure_games.games.do_not_touch.ui.faces import ASPECT, FacePainter, picture
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.table.fitting import one_line

if TYPE_CHECKING:
    from treasure_games.games.do_not_touch.ui.table import DoNotTouchTable

_ = translate
DELAY: Final = 0.9
"""Seconds that the pointer rests on a card before it is shown large."""
_HEIGHT: Final = 560.0
_NAME: Final = TextStyle(24.0, Face.SEMIBOLD, "ink", "centre")
_TEXT: Final = TextStyle(26.0, Face.REGULAR, "ink", "centre")
_TITLE: Final = TextStyle(30.0, Face.SEMIBOLD, "lantern", "centre")
_PADDING: Final = 30.0


class Zoom:
    """At most one card is large at a time."""

    def __init__(self, table: DoNotTouchTable) -> None:
        self._table = table
        self.card: int | None = None
        """The one that is shown large."""
        self._waiting: int | None = None
        self._left = 0.0

    def begin(self, card: int) -> None:
        """The pointer or the focus has come to a card."""
        self.end()
        self._waiting, self._left = card, DELAY

    def show(self, card: int) -> None:
        """At once."""
        self._waiting = None
        if self._table.view.faces[card] >= 0:
            self.card = card
            self._table.api.invalidate()

    def end(self) -> None:
        """Back to its size."""
        self._waiting = None
        if self.card is not None:
            self.card = None
            self._table.api.invalidate()

    def update(self, dt: float) -> None:
        """Count down."""
        if self._waiting is not None:
            self._left -= dt
            if self._left <= 0.0:
                self.show(self._waiting)

    def next_wakeup(self) -> float | None:
        """Seconds until a card is to be shown."""
        return None if self._waiting is None else max(0.0, self._left)

    def draw(self, canvas: Canvas) -> None:
        """The card in the middle of the table, its words beneath."""
        if self.card is None:
            return
        face = self._table.view.faces[self.card]
        rect, slip = self._places(canvas, face)
        palette = canvas.context.theme.palette
        canvas.fill(rect.move(10, 14), palette.focus_dark, 0.4)
        canvas.image(picture(face), rect)
        plate = name_plate(self._table.painter, rect)
        name, style = name_on(canvas.context, face, plate)
        if name:
            canvas.text(name, style, plate)
        skin.draw_slip(canvas, slip)
        canvas.text(self._words(face), _TEXT, slip.inflate(-36, 0))

    def _words(self, face: int) -> str:
        return f"<b>{capital(spoken_name(face))}.</b> {card_text(face)}"

    def _places(self, canvas: Canvas, face: int) -> tuple[FRect, FRect]:
        """Away from the card that is pointed at: to the left of it, or to the right."""
        context = canvas.context
        small = self._table.play.spots.card_rect(self.card if self.card is not None else -1)
        width = _HEIGHT * ASPECT
        text_width = max(width, 300.0 * context.viewport.text_scale)
        text_height = context.texts.measure(self._words(face), _TEXT, text_width - 36)[1] + 28.0
        whole = FRect(0, 0, max(width, text_width), _HEIGHT + 12 + text_height)
        whole.bottom = context.viewport.height - 30
        whole.right = small.left - 40
        if whole.left < 20:
            whole.left = small.right + 40
        whole.clamp_ip(context.viewport.rect.inflate(-20, -20))
        rect = FRect(0, 0, width, _HEIGHT)
        rect.midtop = whole.midtop
        slip = FRect(0, 0, text_width, text_height)
        slip.midtop = rect.centerx, rect.bottom + 12
        return rect, slip


def name_plate(painter: FacePainter, card: FRect) -> FRect:
    """Where the name stands on a card shown as large as this."""
    left, top, width, height = painter.name_plate()
    return FRect(
        card.left + left * card.width, card.top + top * card.height,
        width * card.width, height * card.height,
    )  # fmt: skip


def name_on(context: LayoutContext, face: int, plate: FRect) -> tuple[str, TextStyle]:
    """The name of a card on its plate; "" where large text has no room: it stands beneath, too."""
    whole = capital(spoken_name(face))
    name, style = one_line(context, whole, _NAME, plate.width)
    has_room = name == whole and context.texts.line_height(style) <= plate.height * 1.35
    return (whole if has_room else ""), style


class Inspector:
    """A whole loot, every card of it readable."""

    def __init__(self, table: DoNotTouchTable) -> None:
        self._table = table
        self.seat: int | None = None

    def toggle(self, seat: int | None) -> None:
        """Lay out the loot of a seat, or put it away."""
        self.seat = None if seat == self.seat else seat
        self._table.api.invalidate()

    def rect(self) -> FRect:
        """The board on which it lies."""
        room = self._table.card_layout.places.room
        columns, rows, card = self._grid()
        title = self._table.api.context.texts.line_height(_TITLE)
        width = columns * (card.width + 10) - 10 + 2 * _PADDING
        height = rows * (card.height + 10) - 10 + 2 * _PADDING + title + 10
        rect = FRect(0, 0, max(width, 520.0), height)
        rect.center = room.centerx, room.top + room.height * 0.46
        rect.clamp_ip(room.inflate(-20, -20))
        return rect

    def draw(self, canvas: Canvas) -> None:
        """The board, the owner's name and what the loot is worth, the cards in their order."""
        if self.seat is None:
            return
        view = self._table.view
        rect = self.rect()
        canvas.fill(canvas.context.viewport.rect, canvas.context.theme.palette.focus_dark, 0.35)
        skin.draw_panel(canvas, rect, "plank")
        title_height = canvas.context.texts.line_height(_TITLE)
        title = FRect(
            rect.left + _PADDING, rect.top + _PADDING - 6, rect.width - 2 * _PADDING, title_height
        )
        text = _("The loot of {name}: {worth}").format(
            name=self._table.api.called(self.seat),
            worth=loot_worth(view.faces, view.loots[self.seat]),
        )
        text, style = one_line(canvas.context, text, _TITLE, title.width)
        canvas.text(text, style, title)
        columns, _rows, card = self._grid()
        for index, number in enumerate(view.loots[self.seat]):
            row, column = divmod(index, columns)
            place = card.move(
                rect.left + _PADDING + column * (card.width + 10),
                title.bottom + 16 + row * (card.height + 10),
            )
            canvas.image(picture(view.faces[number]), place)

    def _grid(self) -> tuple[int, int, FRect]:
        """Columns, rows, and a card: as large as the loot allows."""
        seat = self.seat if self.seat is not None else 0
        count = max(1, len(self._table.view.loots[seat]))
        room = self._table.card_layout.places.room.inflate(-160, -240)
        for height in (230.0, 200.0, 170.0, 140.0, 115.0, 92.0):
            width = height * ASPECT
            columns = min(count, max(1, int((room.width + 10) / (width + 10))))
            rows = -(-count // columns)
            if rows * (height + 10) <= room.height:
                break
        return columns, rows, FRect(0, 0, width, height)
