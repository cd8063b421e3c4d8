"""Enlarged cards: one of them with its words, or a whole row or pile."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from pygame import FRect

from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.input import intents
from treasure_games.stage.text import TextStyle, look_beside
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Node
from treasure_games.table.fitting import closest, one_line
from treasure_games.table.seat_face import part_of

DELAY: Final = 0.9
"""Seconds that the pointer rests on a card before it is enlarged."""
_AT, _AS = look_beside(__file__)
_HEIGHTS: Final = (230.0, 200.0, 170.0, 140.0, 115.0, 92.0)
"""Heights of the cards in an inspector: the largest that fits is used."""


class Enlarged(Struct, frozen=True):
    """What is shown of an enlarged card.

    `beside` is where the small card is, which stays visible. The name is written on the card at
    `name_plate`: left, top, width and height as shares of the card.
    """

    image: str
    aspect: float
    name: str
    words: str
    beside: FRect
    name_plate: tuple[float, float, float, float]


class Zoom(Node):
    """Enlarges at most one card, at once or after the pointer has rested on it.

    `enlarged` returns what to show of a card; None if it is face down.
    """

    def __init__(self, enlarged: Callable[[int], Enlarged | None]) -> None:
        self._enlarged = enlarged
        self.card: int | None = None
        """The enlarged card."""
        self._waiting: int | None = None
        self._left = 0.0

    def begin(self, card: int) -> None:
        """Enlarge a card when the pointer or the focus has been on it for a while."""
        self.end()
        self._waiting, self._left = card, DELAY

    def show(self, card: int) -> None:
        """Enlarge a card at once."""
        self._waiting = None
        if self._enlarged(card) is not None:
            self.card = card

    def end(self) -> None:
        """Stop enlarging."""
        self._waiting = self.card = None

    def update(self, dt: float) -> None:
        """Count down to the pending card."""
        if self._waiting is not None:
            self._left -= dt
            if self._left <= 0.0:
                self.show(self._waiting)

    def next_wakeup(self) -> float | None:
        """Return the seconds until a card is enlarged, or None."""
        return None if self._waiting is None else max(0.0, self._left)

    def draw(self, canvas: Canvas) -> None:
        """Draw the large card and the words below it."""
        card = None if self.card is None else self._enlarged(self.card)
        if card is None:
            return
        rect, slip = _places(canvas.context, card)
        canvas.fill(rect.move(10, 14), canvas.context.theme.palette.focus_dark, 0.4)
        canvas.image(card.image, rect)
        plate = part_of(rect, FRect(card.name_plate))
        name, style = name_on(canvas.context, card.name, plate)
        canvas.text(name, style, plate)
        skin.draw_slip(canvas, slip)
        canvas.text(card.words, _AS.text, slip.inflate(-36, 0))


def _places(context: LayoutContext, card: Enlarged) -> tuple[FRect, FRect]:
    """Return the places of card and words: left or right of the small card."""
    width = _AT.height * card.aspect
    text_width = max(width, 300.0 * context.viewport.text_scale)
    text_height = context.texts.measure(card.words, _AS.text, text_width - 36)[1] + 28.0
    whole = FRect(0, 0, max(width, text_width), _AT.height + 12 + text_height)
    whole.bottom = context.viewport.height - 30
    whole.right = card.beside.left - 40
    if whole.left < 20:
        whole.left = card.beside.right + 40
    whole.clamp_ip(context.viewport.rect.inflate(-20, -20))
    rect = sized(width, _AT.height, midtop=whole.midtop)
    slip = sized(text_width, text_height, midtop=(rect.centerx, rect.bottom + 12))
    return rect, slip


def name_on(context: LayoutContext, name: str, plate: FRect) -> tuple[str, TextStyle]:
    """Return text and style of the name on its plate: small if it is long, as it is also below."""
    words, style = one_line(context, name, _AS.name, plate.width, plate.height * 1.35 - 1)
    if words == name and context.texts.line_height(style) <= plate.height * 1.35:
        return words, style
    return closest(context, name, _AS.name, plate.width - 2 * _AT.gap)


class LaidOut(Struct, frozen=True):
    """A whole row or pile: its title, the pictures of its cards in order, their aspect."""

    title: str
    images: tuple[str, ...]
    aspect: float


class Inspector(Node):
    """Shows a row or pile on a board, every card readable.

    `laid_out` returns the row of a key, usually a seat. `room` and `context` must be set for every
    new layout.
    """

    def __init__(self, laid_out: Callable[[int], LaidOut]) -> None:
        self._laid_out = laid_out
        self.key: int | None = None
        self.room: FRect
        self.context: LayoutContext

    def toggle(self, key: int | None) -> None:
        """Show a row, or hide it."""
        self.key = None if key == self.key else key

    def close(self) -> bool:
        """Hide what is shown; return True if there was anything."""
        was_shown = self.key is not None
        if was_shown:
            self.toggle(None)
        return was_shown

    def rect(self) -> FRect:
        """Return the area of the board; something must be shown."""
        assert self.key is not None
        shown = self._laid_out(self.key)
        columns, rows, card = self._grid(shown)
        title = self.context.texts.line_height(_AS.title)
        width = columns * (card.width + _AT.gap) - _AT.gap + 2 * _AT.padding
        height = rows * (card.height + _AT.gap) - _AT.gap + 2 * _AT.padding + title + _AT.gap
        rect = FRect(0, 0, max(width, 520.0), height)
        rect.center = self.room.centerx, self.room.top + self.room.height * 0.46
        rect.clamp_ip(self.room.inflate(-20, -20))
        return rect

    def draw(self, canvas: Canvas) -> None:
        """Draw the board, the title and the cards in order."""
        if self.key is None:
            return
        shown, rect = self._laid_out(self.key), self.rect()
        canvas.fill(canvas.context.viewport.rect, canvas.context.theme.palette.focus_dark, 0.35)
        skin.draw_panel(canvas, rect, "plank")
        left, line = rect.left + _AT.padding, canvas.context.texts.line_height(_AS.title)
        title = FRect(left, rect.top + _AT.padding - 6, rect.width - 2 * _AT.padding, line)
        canvas.text(*one_line(canvas.context, shown.title, _AS.title, title.width), title)
        columns, _rows, card = self._grid(shown)
        for index, image in enumerate(shown.images):
            row, column = divmod(index, columns)
            x = left + column * (card.width + _AT.gap)
            y = title.bottom + 16 + row * (card.height + _AT.gap)
            canvas.image(image, card.move(x, y))

    def _grid(self, shown: LaidOut) -> tuple[int, int, FRect]:
        """Return columns, rows, and a card as large as their number allows."""
        count = max(1, len(shown.images))
        room = self.room.inflate(-160, -240)
        for height in _HEIGHTS:
            width = height * shown.aspect
            columns = min(count, max(1, int((room.width + _AT.gap) / (width + _AT.gap))))
            rows = -(-count // columns)
            if rows * (height + _AT.gap) <= room.height:
                break
        return columns, rows, FRect(0, 0, width, height)


PUT_AWAY = intents.PointerPressed | intents.Cancel | intents.Confirm
