"""Slips of paper on the table: a seat's last act, and notes with a button to the rule."""

import math
from collections.abc import Callable, Iterator
from typing import Final

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.core.words import Note
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.text import LINE_SPACING, Align, TextStyle, look_beside
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.widget import Box, BoxKind, Widget
from treasure_games.table.fitting import SMALLEST, Passage, closest, fitted, one_line
from treasure_games.table.places import is_large

_AT, _AS = look_beside(__file__)
JOINT: Final = " · "


class Caption(Widget):
    """What a seat did last, shown until it does something else."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.parts: tuple[str, ...] = ()
        """What it did in its turn, the latest last."""
        self.align: Align = "left"
        """At which end of its place it lies: beside the plate, or in the middle."""
        self.plate = ""
        """The name of the plate that it is written on, without a slip; "" beside one."""

    def drawn_from(self) -> object:
        """Return what it says, and where."""
        return tuple(self.rect), self.parts, self.align, self.plate

    def draw(self, canvas: Canvas) -> None:
        """Draw a slip as small as its words, in smaller letters if there are many."""
        if not self.parts:
            return
        text, style, slip = self.laid(canvas.context)
        if not self.plate:
            skin.draw_slip(canvas, slip)
        canvas.text(text, style, slip.inflate(-self._ends, 0))

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the words within the slip, or on the plate."""
        if self.parts:
            text, style, slip = self.laid(context)
            words = Passage(text, style, slip.inflate(-self._ends, 0))
            yield words.box(context, self.name, self.plate)

    def laid(self, context: LayoutContext) -> tuple[str, TextStyle, FRect]:
        """Return the words as shown, their style, and the slip under them."""
        if self.plate:
            return *self._told(context, _AS.on_plate, self.rect), FRect(self.rect)
        line = context.texts.line_height(_AS.caption)
        # Clear of the slip's inner rim; a single line stands between its ends.
        room = self.rect.inflate(-48, min(-8.0, max(-16.0, line - self.rect.height)))
        text, style = self._told(context, _AS.caption, room)
        width, height = context.texts.measure(text, style, room.width)
        slip = sized(width + 48, min(height + 16, self.rect.height), center=self.rect.center)
        if self.align == "left":
            slip.left = self.rect.left
        elif self.align == "right":
            slip.right = self.rect.right
        return text, style, slip

    @property
    def _ends(self) -> float:
        """The width of both ends of a slip."""
        return 0.0 if self.plate else 44.0

    def _told(self, context: LayoutContext, style: TextStyle, room: FRect) -> tuple[str, TextStyle]:
        """Return all words if they fit, else the latest; tooltip and log have the rest. On plates
        at large text they are smaller rather than left out or cut.
        """
        text, usual = "", style
        for first in range(len(self.parts)):
            whole = JOINT.join(self.parts[first:])
            text, style = fitted(context, whole, usual, *room.size)
            if self.plate and is_large(context):
                is_high = context.texts.measure(text, style, room.width)[1] > room.height
                least = _AT.joined if first < len(self.parts) - 1 else 0.0
                if text != whole or is_high:
                    text, style = _small_line(context, whole, usual, room, least)
            if text == whole:
                break
        return text, style


def _small_line(
    context: LayoutContext, text: str, style: TextStyle, room: FRect, least: float
) -> tuple[str, TextStyle]:
    """Return text and style for one line no higher than its place, of this size at `least` unless
    the place is lower; cut after whole words where smaller letters are too wide too.
    """
    scale = context.viewport.text_scale
    most = min(style.size, room.height / LINE_SPACING / scale)
    least = max(SMALLEST / scale, min(least, _AT.nearly * most))
    words, smaller = closest(context, text, style, room.width)
    size = min(most, smaller.size)
    if words == text and size >= least:
        return words, replace(style, size=size)
    return fitted(context, text, replace(style, size=min(most, least)), *room.size)


class NoteSlip(Widget):
    """A note over the table; grows upwards. Its button opens the rule it cites."""

    is_read = True

    def __init__(self, on_rule: Callable[[str], None]) -> None:
        super().__init__("note")
        self.note: Note | None = None
        self.is_visible = False
        self.button = Button(_("Show the rule"), self._open, "note.rule", style=_AS.button)
        self._on_rule = on_rule
        self.contain(self.button)

    def show(self, note: Note | None) -> None:
        """Show a note, or remove it; whoever shows it places it again."""
        self.note = note
        self.is_visible = note is not None
        self.button.is_visible = note is not None and bool(note.rule_id)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Place the slip at the bottom of `rect`; it may extend over the top, and if that is too
        little, over the left.
        """
        most, widest = context.viewport.height - 16, context.viewport.width / 2
        while self._height(context, rect) > most and rect.width < widest:
            rect = FRect(rect.left - _AT.wider, rect.top, rect.width + _AT.wider, rect.height)
        width = rect.width
        self.rect = FRect(rect.left, rect.bottom - self._height(context, rect), width, 0)
        self.rect.height = rect.bottom - self.rect.top
        self.rect.clamp_ip(context.viewport.rect.inflate(-16, -16))
        size = self.button.preferred(context, width - 2 * _AT.padding)
        place = FRect(0, 0, min(size.width, width - 2 * _AT.padding), size.height)
        place.midbottom = self.rect.centerx, self.rect.bottom - _AT.padding
        self.button.place(place, context)

    def draw(self, canvas: Canvas) -> None:
        """Paper, heading, words, button."""
        if self.note is None:
            return
        skin.draw_panel(canvas, self.rect, "parchment")
        inner = self.rect.inflate(-2 * _AT.padding, -2 * self._padding)
        for passage in _passages(canvas.context, self.note, inner):
            if passage.text == self.note.figures:
                skin.draw_panel(canvas, passage.rect.inflate(0, 4), "dark")
            passage.draw(canvas)
        super().draw(canvas)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the slip, which overlaps on purpose; the button on it is a target."""
        yield Box(self.name, FRect(self.rect), BoxKind.PANEL, may_overlap=True)
        if self.button.is_visible:
            yield Box(self.button.name, FRect(self.button.rect), BoxKind.TARGET, self.name,
                      may_overlap=True)  # fmt: skip

    @property
    def _padding(self) -> float:
        return _AT.terse_padding if self.note and _is_terse(self.note) else _AT.above

    def _height(self, context: LayoutContext, room: FRect) -> float:
        if self.note is None:
            return 0.0
        inner = room.inflate(-2 * _AT.padding, -2 * self._padding)
        *_above, last = _passages(context, self.note, inner)
        height = last.rect.bottom - inner.top + 2 * self._padding
        if self.note.rule_id:
            height += 12 + self.button.preferred(context, inner.width).height
        return height

    def _open(self) -> None:
        if self.note is not None and self.note.rule_id:
            self._on_rule(self.note.rule_id)


def _is_terse(note: Note) -> bool:
    """Return True if figures are all that follows the heading."""
    return bool(note.figures) and not note.text


def _passages(context: LayoutContext, note: Note, inner: FRect) -> Iterator[Passage]:
    """Yield heading, figures and words, one below the other from the top.

    Figures without words are as large as what the heading leaves of the height.
    """
    top, is_terse = inner.top, _is_terse(note)
    parts = ((note.heading, _AS.heading), (note.figures, _AS.figures), (note.text, _AS.words))
    for text, style in parts:
        if text:
            is_line = is_terse or style is _AS.figures
            rest = inner.bottom - top if is_terse and style is _AS.figures else math.inf
            smaller = one_line(context, text, style, inner.width, rest)[1] if is_line else style
            height = context.texts.measure(text, smaller, inner.width)[1]
            yield Passage(text, smaller, FRect(inner.left, top, inner.width, height))
            top += height + (8 if note.figures else 4)
