"""Large answers: a button with several words on it, or with its text and what it brings below."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from pygame import FRect

from treasure_games.match.seats import Seat
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import Button
from treasure_games.table.fitting import Passage, plate_line
from treasure_games.table.seat_face import draw_face

NAME: Final = TextStyle(30.0, Face.BOLD, "ink", "centre")
_TITLE: Final = TextStyle(36.0, Face.BOLD, "ink", "centre")
_DETAIL: Final = TextStyle(23.0, Face.REGULAR, "ink", "centre")


class WordedButton(Button):
    """The base of a button whose words lie in several places; the first are its title.

    `cases` are what it may bring, in the form that its class draws.
    """

    cases: Sequence[object] = ()
    decides = ""
    """What it decides, in a few words; mostly nothing."""
    seat: Seat | None = None
    """Whose face stands on it, if anybody's."""

    def drawn_from(self) -> object:
        """Return None: only its classes know what stands on it."""
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the button and all words."""
        rect = self.drawn_rect(canvas.context)
        skin.draw_button(canvas, rect, self.state(), primary=self.is_primary)
        palette = canvas.context.theme.palette
        colour = palette.pearl if self.is_primary else palette.ink
        shift = rect.left - self.rect.left, rect.top - self.rect.top
        for passage in self.passages(canvas.context):
            canvas.text(passage.text, passage.style, passage.rect.move(shift), colour)
        if self.seat is not None:
            draw_face(canvas, self.face(canvas.context).move(shift), self.seat)
        self.draw_more(canvas, shift)

    def face(self, context: LayoutContext) -> FRect:
        """Return where a face stands: before the words."""
        side = self.rect.height - 16.0
        return FRect(self.rect.left + 14.0, self.rect.top + 8.0, side, side)

    def draw_more(self, canvas: Canvas, shift: tuple[float, float]) -> None:
        """Draw what stands beside the words, moved as the button is."""

    def measured_words(self, context: LayoutContext) -> tuple[FRect, tuple[float, float]]:
        """Return the room of the title, and the size of its words."""
        title = self.passages(context)[0]
        return title.rect, context.texts.measure(title.text, title.style)

    @abstractmethod
    def passages(self, context: LayoutContext) -> list[Passage]:
        """Return all words in their places."""


class AnswerButton(WordedButton):
    """The detail is left out where it doesn't fit."""

    detail = ""
    padding = 24.0
    """Between its words and its ends."""

    def passages(self, context: LayoutContext) -> list[Passage]:
        """Return the text over the detail, which is clear of the corners' ornaments."""
        inner = self.rect.inflate(-2 * self.padding, -14.0)
        if self.seat is not None:
            left = self.face(context).right
            inner.left, inner.width = left, inner.right - left
        head = FRect(inner)
        head.height = 0.58 * inner.height
        foot = FRect(inner.left + 20.0, head.bottom, inner.width - 40.0, inner.height - head.height)
        detail, style = plate_line(context, self.detail, _DETAIL, *foot.size)
        if not self.detail or detail != self.detail:
            return [Passage(*plate_line(context, self.text, _TITLE, *inner.size), inner)]
        title = Passage(*plate_line(context, self.text, _TITLE, *head.size), head)
        return [title, Passage(detail, style, foot)]
