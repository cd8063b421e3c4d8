"""A one-line text field. Two arrows go through its suggestions, for the mouse and for pads."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import pygame
from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import EditKey, Intent
from treasure_games.stage.markup import escaped
from treasure_games.stage.text import TextStyle, look_beside
from treasure_games.stage.typefaces import LEFTWARD_WORDS, is_shown
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.line_editor import LineEditor
from treasure_games.stage.widgets.widget import Control, Size, Words

_AT, _AS = look_beside(__file__)


class TextField(Control):
    """One line of text. `on_change` is called with every change.

    Only accepted text is reported; leaving the field with any other text restores the last one.
    """

    wants_text = True

    def __init__(
        self, text: str, on_change: Callable[[str], None], name: str = "", *,
        accepts: Callable[[str], bool] = lambda text: True, longest: int = 24,
        suggestions: Callable[[], Sequence[str]] | None = None, hint: Words = "",
        width: float = 320.0,
    ) -> None:  # fmt: skip
        super().__init__(name, hint=hint)
        self.line = LineEditor(text, longest)
        self.on_change = on_change
        self.on_enter: Callable[[], None] = lambda: None
        self.accepts = accepts
        self._before = text
        self.suggestions = suggestions
        self.composed = ""
        """What an input method is about to write in place of the selection."""
        self._typed = text
        """The last text that was not a suggestion; it is offered along with them."""
        self._is_stepping = False
        """True if an arrow is pressed."""
        self.width = width
        self.note = ""
        """A word in the empty field, or at its right end, such as how much was found."""
        self.style = TextStyle(colour="ink")
        self._arrow = _AT.arrow
        self._scrolled = 0.0
        """Virtual units of the text that are scrolled out at the left."""

    @property
    def text(self) -> str:
        """The current text."""
        return self.line.text

    def focused(self, is_focused: bool) -> None:
        """Put the caret at the end; on leaving, drop text that is not accepted."""
        super().focused(is_focused)
        self.composed = ""
        if is_focused:
            self._before = self.text
        elif not self.accepts(self.text):
            self._edit(lambda: self.line.write(self._before))
        self.line.place(len(self.text))
        self._keep_caret_in_sight()

    def activate(self) -> None:
        """Call `on_enter`."""
        self.on_enter()

    def reached(self) -> None:
        """Select all when reached by keys, so that typing replaces it."""
        self.line.select_all()

    def handle(self, intent: Intent) -> bool:
        """Handle typing, editing keys and suggestions; the pointer places the caret and selects."""
        if not self.is_enabled:
            return False
        if isinstance(intent, intents.TextTyped):
            self.composed = ""
            self._edit(lambda: self._insert(intent.text))
        elif isinstance(intent, intents.TextComposed):
            self.composed = intent.text
            self._keep_caret_in_sight()
        elif isinstance(intent, intents.TextEdited):
            self._edit(lambda: self._key(intent))
        elif isinstance(intent, intents.PointerIntent):
            self._point(intent)
        elif isinstance(intent, intents.Navigate):
            return self._suggest(intent.direction.value[0])
        else:
            return False
        return True

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the given width, wider for larger text."""
        wished = self.width * max(1.0, context.viewport.text_scale)
        wished = wished if width is None else min(wished, width)
        return Size(wished, max(54.0, context.texts.line_height(self.style) + 16.0))

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Give the arrows what the height allows; keep the caret in sight."""
        super().place(rect, context)
        wished = _AT.arrow * max(1.0, context.viewport.text_scale)
        self._arrow = min(wished, max(_AT.arrow, rect.height))
        self._keep_caret_in_sight()

    def draw(self, canvas: Canvas) -> None:
        """Draw paper, the selection, the visible part of the text, and the caret."""
        skin.draw_field(canvas, self.rect, is_focused=self.is_focused)
        for icon, rect in self._arrows():
            skin.draw_icon(canvas, icon, rect.scale_by(0.6))
        self._draw_note(canvas)
        inner, viewport = self._inner(), canvas.context.viewport
        with canvas.within(viewport.covering_pixels(inner)):
            self._draw_written(canvas, inner)

    def _draw_written(self, canvas: Canvas, inner: FRect) -> None:
        viewport = canvas.context.viewport
        if self.is_focused:
            self._draw_selection(canvas, inner)
        if self._shown:
            block = canvas.context.texts.block(escaped(self._shown), self.style)
            left = inner.left - self._scrolled
            place = viewport.point_to_pixels(left, inner.centery - block.height / 2)
            canvas.blit(block.surface, place)
        if self.is_focused:
            x, half = self.caret_x, self._half
            ink, below = canvas.context.theme.palette.ink, inner.centery + half
            canvas.line((x, inner.centery - half), (x, below), ink, 2.5)
            if self.composed:
                canvas.line((self._x_of(self._start), below), (x, below), ink, 2.0)

    def _draw_note(self, canvas: Canvas) -> None:
        if self.note and (self.text or not self.is_focused):
            style = _AS.note if self.text else replace(_AS.note, align="left")
            beside = self._arrow if self.suggestions else _AT.padding
            canvas.text(self.note, style, self.rect.inflate(-2 * beside, -8))

    def _draw_selection(self, canvas: Canvas, inner: FRect) -> None:
        left, right = sorted(self._x_of(place) for place in self.line.selection)
        if right > left and not self.composed:
            half = self._half + 2.0
            rect = FRect(left, inner.centery - half, right - left, 2 * half)
            canvas.fill(rect, canvas.context.theme.palette.brass)

    def _edit(self, act: Callable[[], None]) -> None:
        """Edit the line, and report the result."""
        before, self.complaint = self.text, ""
        act()
        self._keep_caret_in_sight()
        if self.text != before and self.accepts(self.text):
            self.on_change(self.text)

    def _key(self, intent: intents.TextEdited) -> None:
        if intent.key in _CLIPBOARD:
            _CLIPBOARD[intent.key](self)
        else:
            self.line.edit(intent.key, extends=intent.extends)

    def _point(self, intent: intents.PointerIntent) -> None:
        """Take the next suggestion on an arrow. Elsewhere a press places the caret, a drag selects;
        a double click takes a word, a triple click the line.
        """
        if isinstance(intent, intents.PointerPressed):
            by = self._arrow_at(intent.x)
            self._is_stepping = by != 0 and self._suggest(by)
        if self._is_stepping:
            return
        if isinstance(intent, intents.PointerDragged):
            self.line.place(self._place_at(intent.x), extends=True)
        elif isinstance(intent, intents.PointerPressed):
            _PRESSED[intent.clicks](self.line, self._place_at(intent.x))
        self._keep_caret_in_sight()

    def _copy(self) -> None:
        if self.line.selected:
            with suppress(pygame.error):  # the system may have no clipboard
                pygame.scrap.put_text(self.line.selected)

    def _cut(self) -> None:
        self._copy()
        if self.line.selected:
            self.line.insert("")

    def _paste(self) -> None:
        with suppress(pygame.error):
            self._insert(pygame.scrap.get_text())

    def _insert(self, text: str) -> None:
        """Insert the letters that can be shown here, and say if there are others."""
        hidden = {letter for letter in text if letter.isprintable() and not is_shown(letter)}
        if hidden:
            self.complaint = _("No typeface on this computer can show that.")
        self.line.insert("".join(letter for letter in text if letter not in hidden))

    def _suggest(self, by: int) -> bool:
        """Take the next suggestion, or the one before; return True if there was any."""
        offered = self._offered() if by else []
        if not offered:
            return False
        here = offered.index(self.text) if self.text in offered else min(-by, 0)
        self._edit(lambda: self.line.write(offered[(here + by) % len(offered)]))
        return True

    def _offered(self) -> list[str]:
        """Return the suggestions, and what was typed, so that it can be found again."""
        if self.suggestions is None:
            return []
        offered = list(self.suggestions())
        if self.text not in offered and self.accepts(self.text):
            self._typed = self.text
        return offered if self._typed in offered else [self._typed, *offered]

    # Letter positions

    @property
    def _start(self) -> int:
        return self.line.selection[0]

    @property
    def _shown(self) -> str:
        """The text as it would be if what is composed were typed."""
        if not self.composed:
            return self.text
        return self.text[: self._start] + self.composed + self.text[self.line.selection[1] :]

    @property
    def _caret(self) -> int:
        return self._start + len(self.composed) if self.composed else self.line.caret

    def writes_at(self) -> FRect | None:
        """Return the caret's place."""
        return FRect(self.caret_x, self.rect.centery - self._half, 2.5, 2 * self._half)

    @property
    def caret_x(self) -> float:
        """The caret's x in virtual units."""
        return self._x_of(self._caret) + 1.0

    def _inner(self) -> FRect:
        inner = self.rect.inflate(-2 * (self._arrow if self.suggestions else _AT.padding), -8)
        if self.note and self.text and self.context is not None:
            inner.width -= self.context.texts.measure(self.note, _AS.note)[0] + _AT.padding
        return inner

    def _arrows(self) -> list[tuple[str, FRect]]:
        if self.suggestions is None:
            return []
        left = FRect(self.rect.left, self.rect.top, self._arrow, self.rect.height)
        return [("arrow_left", left), ("arrow_right", left.move(self.rect.width - self._arrow, 0))]

    def _arrow_at(self, x: float) -> int:
        """Return -1 or 1 on an arrow, else 0."""
        if self.suggestions is None:
            return 0
        return int(x > self.rect.right - self._arrow) - int(x < self.rect.left + self._arrow)

    @property
    def _half(self) -> float:
        """Half the height of the caret."""
        return 0.0 if self.context is None else self.context.texts.line_height(self.style) * 0.36

    def _width(self, text: str) -> float:
        if self.context is None or not text:
            return 0.0
        return self.context.texts.measure(escaped(text), self.style)[0]

    def _width_to(self, place: int) -> float:
        """Return how far from the left a place is: in Arabic and the like it goes back to there."""
        for words in LEFTWARD_WORDS.finditer(self._shown):
            start, end = words.span()
            if start <= place <= end:
                # What was read may be wider alone than in its word, whose letters change.
                left, whole = self._width(self._shown[:start]), self._width(self._shown[:end])
                read = [self._width(self._shown[start:one]) for one in range(start, place + 1)]
                return max(left, whole - max(read)) if place < end else left
        return self._width(self._shown[:place])

    def _x_of(self, place: int) -> float:
        return self._inner().left + self._width_to(place) - self._scrolled

    def _place_at(self, x: float) -> int:
        """Return the nearest place between two letters."""
        return min(range(len(self.text) + 1), key=lambda place: abs(self._x_of(place) - x))

    def _keep_caret_in_sight(self) -> None:
        room = self._inner().width - _AT.caret
        caret, end = self._width_to(self._caret), self._width(self._shown)
        self._scrolled = min(max(self._scrolled, caret - room), caret, max(0.0, end - room))


_PRESSED: Final[dict[int, Callable[[LineEditor, int], None]]] = {
    1: LineEditor.place,
    2: LineEditor.select_word,
    3: lambda line, _place: line.select_all(),
}
"""What a press does, by the number of clicks."""
_CLIPBOARD: Final[dict[EditKey, Callable[[TextField], None]]] = {
    EditKey.COPY: TextField._copy,
    EditKey.CUT: TextField._cut,
    EditKey.PASTE: TextField._paste,
}
