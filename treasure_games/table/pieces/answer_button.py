"""A large answer, and in smaller words below it what it brings."""

from __future__ import annotations

from typing import Final

from pygame import FRect

from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import Button
from treasure_games.table.fitting import Passage, plate_line

_TITLE: Final = TextStyle(36.0, Face.BOLD, "ink", "centre")
_DETAIL: Final = TextStyle(23.0, Face.REGULAR, "ink", "centre")


class AnswerButton(Button):
    """The detail is left out where it doesn't fit."""

    detail = ""
    padding = 24.0
    """Between its words and its ends."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the button and both lines."""
        rect = self.drawn_rect(canvas.context)
        skin.draw_button(canvas, rect, self.state(), primary=self.is_primary)
        palette = canvas.context.theme.palette
        colour = palette.pearl if self.is_primary else palette.ink
        shift = rect.left - self.rect.left, rect.top - self.rect.top
        for passage in self._passages(canvas.context):
            canvas.text(passage.text, passage.style, passage.rect.move(shift), colour)

    def measured_words(self, context: LayoutContext) -> tuple[FRect, tuple[float, float]]:
        """Return the room of the title, and the size of its words."""
        title = self._passages(context)[0]
        return title.rect, context.texts.measure(title.text, title.style)

    def _passages(self, context: LayoutContext) -> list[Passage]:
        inner = self.rect.inflate(-2 * self.padding, -14.0)
        head, foot = FRect(inner), FRect(inner)
        head.height = 0.58 * inner.height
        foot.top, foot.height = head.bottom, inner.height - head.height
        detail, style = plate_line(context, self.detail, _DETAIL, *foot.size)
        if not self.detail or detail != self.detail:
            return [Passage(*plate_line(context, self.text, _TITLE, *inner.size), inner)]
        title = Passage(*plate_line(context, self.text, _TITLE, *head.size), head)
        return [title, Passage(detail, style, foot)]
