"""The two great buttons beside the own card: give in at the left, fight at the right."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from pygame import FRect

from treasure_games.stage.boxes import Box, BoxKind
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import Pressable
from treasure_games.table.fitting import fitted

_TITLE: Final = TextStyle(42.0, Face.BOLD, "ink", "centre")
_STAKE: Final = TextStyle(28.0, Face.SEMIBOLD, "ink", "centre")
_PADDING: Final = 26.0


@dataclass(frozen=True, slots=True)
class Answer:
    """A title, what is at stake, and what a press does; `is_bold` is the one in red wax."""

    name: str
    title: str
    stake: str
    on_press: Callable[[], None]
    is_bold: bool = False


class AnswerButton(Pressable):
    """One of the two."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(f"answer.{answer.name}", hint=answer.stake)
        self.answer = answer

    def activate(self) -> None:
        """Give this answer."""
        self.answer.on_press()

    def draw(self, canvas: Canvas) -> None:
        """Brass or wax, the title, and the stake beneath it."""
        rect = self.drawn_rect(canvas.context)
        skin.draw_button(canvas, rect, self.state(), primary=self.answer.is_bold)
        colour = skin.text_colour(canvas.context, primary=self.answer.is_bold)
        for _part, text, style, place in self._words(canvas.context, rect):
            canvas.text(text, style, place, colour)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """A target with its words."""
        target = self._box(BoxKind.TARGET)
        yield target
        for part, text, style, place in self._words(context, self.rect):
            size = context.texts.measure(text, style, place.width)
            yield Box(f"{target.name}.{part}", place, BoxKind.TEXT, target.name, size)

    def _words(
        self, context: LayoutContext, rect: FRect
    ) -> Iterator[tuple[str, str, TextStyle, FRect]]:
        inner = rect.inflate(-2 * _PADDING, -_PADDING)
        share = 0.56 if self.answer.stake else 1.0
        title = FRect(inner.left, inner.top, inner.width, inner.height * share)
        text, style = fitted(context, self.answer.title, _TITLE, title.width, title.height)
        yield "title", text, style, title
        if self.answer.stake:
            stake = FRect(inner.left, title.bottom, inner.width, inner.bottom - title.bottom)
            text, style = fitted(context, self.answer.stake, _STAKE, stake.width, stake.height)
            yield "stake", text, style, stake
