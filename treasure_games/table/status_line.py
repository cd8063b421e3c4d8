"""The status line: one sentence on who is awaited and what can be done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pygame import FRect

from treasure_games.stage.boxes import Box, BoxKind
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Widget
from treasure_games.table.fitting import Passage

_WORDS: Final = TextStyle(26.0, Face.REGULAR, "pearl", "centre")
_PADDING: Final = 30.0
_LONGEST: Final = "m" * 34
"""Every sentence must fit one or two lines of this many letters."""


class StatusLine(Widget):
    """Words on a dark plate, with the emblem of the seat they are about."""

    def __init__(self) -> None:
        super().__init__("status")
        self.text = ""
        self.emblem = ""

    @staticmethod
    def height_for(context: LayoutContext, width: float) -> float:
        """Return the height of the longest sentences: one line, or two at large text."""
        line = context.texts.line_height(_WORDS)
        lines = 1 if context.texts.measure(_LONGEST, _WORDS)[0] <= width - 4 * _PADDING else 2
        return lines * line + 28.0

    def say(self, text: str, emblem: str) -> bool:
        """Show this text; return True if it has changed."""
        is_news = (text, emblem) != (self.text, self.emblem)
        self.text, self.emblem = text, emblem
        return is_news

    def draw(self, canvas: Canvas) -> None:
        """Plate, emblem, words."""
        skin.draw_panel(canvas, self.rect, "status_plate")
        if self.emblem:
            canvas.image(self.emblem, self._emblem_rect())
        self._words(canvas.context).draw(canvas)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield text on a panel."""
        yield Box(self.name, FRect(self.rect), BoxKind.PANEL)
        yield self._words(context).box(context, "status.text", self.name)

    def _emblem_rect(self) -> FRect:
        side = min(40.0, self.rect.height - 16)
        return FRect(self.rect.left + _PADDING - 6, self.rect.centery - side / 2, side, side)

    def _words(self, context: LayoutContext) -> Passage:
        left = self._emblem_rect().right + 10 if self.emblem else self.rect.left + _PADDING
        width = self.rect.right - _PADDING - left
        rect = FRect(left, self.rect.top + 4, width, self.rect.height - 8)
        return Passage.fitted(context, self.text, _WORDS, rect)
