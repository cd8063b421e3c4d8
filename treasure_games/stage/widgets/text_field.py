"""A field to type a line into; with a pad, left and right go through suggestions instead."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from treasure_games.stage.boxes import Box, BoxKind
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Direction, EditKey, Intent
from treasure_games.stage.look import Look
from treasure_games.stage.markup import escaped
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Control, Size

_PADDING = 18.0


class TextField(Control):
    """One line of text. `on_change` hears every change; Enter calls `on_submit`.

    Only what is accepted is told; a field that is left with anything else is as it was before.
    """

    wants_text = True

    def __init__(
        self,
        text: str,
        on_change: Callable[[str], None],
        name: str = "",
        *,
        on_submit: Callable[[], None] = lambda: None,
        accepts: Callable[[str], bool] = lambda text: True,
        longest: int = 24,
        suggestions: Sequence[str] = (),
        hint: str = "",
        width: float = 320.0,
        style: TextStyle | None = None,
    ) -> None:
        super().__init__(name, hint=hint)
        self.text = text
        self.on_change = on_change
        self.on_submit = on_submit
        self.accepts = accepts
        self._before = text
        self.longest = longest
        self.suggestions = tuple(suggestions)
        self.width = width
        self.style = style or TextStyle(colour="ink")
        self.caret = len(text)

    def activate(self) -> None:
        """Enter: done."""
        self.on_submit()

    def focused(self, is_focused: bool) -> None:
        """The caret goes to the end; what is not accepted goes when the field is left."""
        super().focused(is_focused)
        if is_focused:
            self._before = self.text
        elif not self.accepts(self.text):
            self._set(self._before, 0)
        self.caret = len(self.text)

    def handle(self, intent: Intent) -> bool:
        """Typing, editing keys, suggestions; a click only gives the focus."""
        if not self.is_enabled:
            return False
        if isinstance(intent, intents.TextTyped):
            self._insert(intent.text)
            return True
        if isinstance(intent, intents.TextEdited):
            _EDITS[intent.key](self)
            return True
        if isinstance(intent, intents.Navigate) and self.suggestions:
            by = {Direction.LEFT: -1, Direction.RIGHT: 1}.get(intent.direction, 0)
            if by:
                self._suggest(by)
            return bool(by)
        return isinstance(intent, intents.PointerReleased)

    def preferred(self, look: Look, width: float | None = None) -> Size:
        """As wide as asked for; wider with larger text."""
        wished = self.width * max(1.0, look.viewport.text_scale)
        wished = wished if width is None else min(wished, width)
        return Size(wished, max(54.0, look.texts.line_height(self.style) + 16.0))

    def draw(self, canvas: Canvas) -> None:
        """Paper, the words (their end, if they are too long), the caret."""
        skin.draw_field(canvas, self.rect, is_focused=self.is_focused)
        inner = self.rect.inflate(-2 * _PADDING, -8)
        texts, viewport = canvas.look.texts, canvas.look.viewport
        before = texts.measure(escaped(self.text[: self.caret]), self.style)[0]
        shift = max(0.0, before - inner.width + 4.0)
        previous = canvas.surface.get_clip()
        canvas.surface.set_clip(previous.clip(viewport.covering_pixels(inner)))
        if self.text:
            block = texts.block(escaped(self.text), self.style)
            place = viewport.point_to_pixels(inner.left - shift, inner.centery - block.height / 2)
            canvas.blit(block.surface, place)
        if self.is_focused:
            x = inner.left + before - shift + 1.0
            half = texts.line_height(self.style) * 0.36
            ink = canvas.look.theme.palette.ink
            canvas.line((x, inner.centery - half), (x, inner.centery + half), ink, 2.5)
        canvas.surface.set_clip(previous)

    def boxes(self, look: Look) -> Iterator[Box]:
        """A target; its words scroll within it."""
        yield self._box(BoxKind.TARGET)

    def _set(self, text: str, caret: int) -> None:
        is_news, self.text, self.caret = text != self.text, text, caret
        if is_news and self.accepts(text):
            self.on_change(text)

    def _insert(self, text: str) -> None:
        room = self.longest - len(self.text)
        fresh = "".join(letter for letter in text if letter.isprintable())[: max(0, room)]
        self._set(
            self.text[: self.caret] + fresh + self.text[self.caret :], self.caret + len(fresh)
        )

    def _backspace(self) -> None:
        if self.caret:
            self._set(self.text[: self.caret - 1] + self.text[self.caret :], self.caret - 1)

    def _delete(self) -> None:
        self._set(self.text[: self.caret] + self.text[self.caret + 1 :], self.caret)

    def _left(self) -> None:
        self.caret = max(0, self.caret - 1)

    def _right(self) -> None:
        self.caret = min(len(self.text), self.caret + 1)

    def _home(self) -> None:
        self.caret = 0

    def _end(self) -> None:
        self.caret = len(self.text)

    def _paste(self) -> None:
        try:
            self._insert(pygame.scrap.get_text())
        except pygame.error:  # the system has no clipboard: nothing to paste
            return

    def _suggest(self, by: int) -> None:
        known = self.suggestions.index(self.text) if self.text in self.suggestions else -min(by, 0)
        text = self.suggestions[(known + by) % len(self.suggestions)]
        self._set(text, len(text))


_EDITS: dict[EditKey, Callable[[TextField], None]] = {
    EditKey.BACKSPACE: TextField._backspace,
    EditKey.DELETE: TextField._delete,
    EditKey.LEFT: TextField._left,
    EditKey.RIGHT: TextField._right,
    EditKey.HOME: TextField._home,
    EditKey.END: TextField._end,
    EditKey.PASTE: TextField._paste,
}
