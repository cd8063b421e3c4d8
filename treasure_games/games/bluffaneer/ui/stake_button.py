"""A large answer with what it may bring: coins, in one case or the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.language import translate, translate_plural
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.table.fitting import Passage, brief_name, one_line
from treasure_games.table.pieces.answer_button import WordedButton
from treasure_games.table.pieces.coins import PICTURE

_ = translate
LARGE: Final = TextStyle(40.0, Face.BOLD, "ink", "centre")
_STAKE: Final = TextStyle(36.0, Face.BOLD, "ink", is_tabular=True)
_WORD: Final = TextStyle(26.0, Face.SEMIBOLD, "ink")
_COIN: Final = 34.0
_PADDING: Final = 26.0
_SMALL: Final = 0.9
"""Stakes stand below each other if beside each other they would be of less than this share of the
size.
"""


class Stake(Struct, frozen=True):
    """What an answer may bring: coins, and the case in a word ("" if there is only one)."""

    coins: int
    word: str = ""

    @property
    def figure(self) -> str:
        """The coins with their sign."""
        return f"+{self.coins}" if self.coins > 0 else f"−{-self.coins}"

    @property
    def words(self) -> str:
        """The same as a sentence."""
        count = abs(self.coins)
        if self.coins > 0:
            text = translate_plural("You get {count} coin.", "You get {count} coins.", count)
        else:
            text = translate_plural("It costs {count} coin.", "It costs {count} coins.", count)
        what = text.format(count=count)
        if not self.word:
            return what
        case = _("{case}: {what}").format(case=self.word, what=what)
        return case[:1].upper() + case[1:]


Rows = list[tuple[Sequence[Stake], FRect]]


class StakeButton(WordedButton):
    """A button with what is at stake under its words; brass gives in, wax red fights. If its text
    `is_name`, that is never cut.
    """

    def __init__(self, name: str, *, fights: bool, is_name: bool = False) -> None:
        super().__init__("", name=name, primary=fights, hint=self._tells)
        self.cases: tuple[Stake, ...] = ()
        self._is_name = is_name

    def _tells(self) -> str:
        """Return in words what it may bring."""
        return " ".join(stake.words for stake in self.cases)

    def draw_more(self, canvas: Canvas, shift: tuple[float, float]) -> None:
        """Draw the coin of each stake."""
        for coin in self._coins(canvas.context):
            canvas.image(PICTURE, coin.move(shift))

    def passages(self, context: LayoutContext) -> list[Passage]:
        """Return the text, then figures and words of the stakes."""
        return [self._title(context), *(one for one, _coin in self._laid(context))]

    def _coins(self, context: LayoutContext) -> list[FRect]:
        return [coin for one, coin in self._laid(context) if coin is not None]

    def _title(self, context: LayoutContext) -> Passage:
        inner = self.rect.inflate(-2 * _PADDING, -24)
        if self.cases:
            rows = self._rows(context)[1]
            inner.height = rows[0][1].top - inner.top + 0.02 * inner.height
        text, style = self.text, LARGE
        if self._is_name:
            text, style = brief_name(context, text, style, inner.width)
        return Passage(*one_line(context, text, style, inner.width, inner.height), inner)

    def _laid(self, context: LayoutContext) -> list[tuple[Passage, FRect | None]]:
        """Return figures, each with the place of its coin, and words, row by row from left to
        right, all rows beginning at one place.
        """
        size, rows = self._rows(context)
        gap = min(_free(context, stakes, row, size) / max(1, len(stakes)) for stakes, row in rows)
        found: list[tuple[Passage, FRect | None]] = []
        for stakes, row in rows:
            x = row.left
            for (figure, style), (word, small) in (_texts(one, size) for one in stakes):
                x += gap / 2
                width = context.texts.measure(figure, style)[0] + 1
                coin = FRect(x + width + 2, row.centery - _COIN / 2, _COIN, _COIN)
                found.append((Passage(figure, style, FRect(x, row.top, width, row.height)), coin))
                x += width + _COIN + 6.0
                if word:
                    width = context.texts.measure(word, small)[0] + 1
                    found.append((Passage(word, small, FRect(x, row.top, width, row.height)), None))
                    x += width
                x += gap / 2
        return found

    def _rows(self, context: LayoutContext) -> tuple[float, Rows]:
        """Return the size of the figures, and the stakes of each row with its place: all in one
        row, or below each other where they would be small.
        """
        inner = self.rect.inflate(-2 * _PADDING, -24)
        beside = _divided(inner, 0.54, [self.cases])
        size = min(_fitting(context, *one) for one in beside)
        if len(self.cases) > 1:
            below = _divided(inner, 0.4, [(one,) for one in self.cases])
            larger = min(_fitting(context, *one) for one in below)
            if size < _SMALL * larger:
                return larger, below
        return size, beside


def _divided(inner: FRect, top: float, rows: Sequence[Sequence[Stake]]) -> Rows:
    """Return these rows and their places, under this share of the height."""
    height = (1.0 - top) * inner.height / len(rows)
    places = FRect(inner.left, inner.top + top * inner.height, inner.width, height)
    return [(row, places.move(0, index * height)) for index, row in enumerate(rows)]


def _texts(stake: Stake, size: float) -> tuple[tuple[str, TextStyle], tuple[str, TextStyle]]:
    """Return the figure and the word of a stake, figures being of this size."""
    figure, word = replace(_STAKE, size=size), replace(_WORD, size=0.75 * size)
    return (stake.figure, figure), (stake.word, word)


def _free(context: LayoutContext, stakes: Sequence[Stake], row: FRect, size: float) -> float:
    """Return how much of the row's width figures of this size leave."""
    texts = [one for stake in stakes for one in _texts(stake, size) if one[0]]
    words = sum(context.texts.measure(*one)[0] + 1 for one in texts)
    return row.width - words - len(stakes) * (_COIN + 6.0)


def _fitting(context: LayoutContext, stakes: Sequence[Stake], row: FRect) -> float:
    """Return the largest size of figures that fits into the row."""
    size = _STAKE.size
    while size > 12.0:
        is_low = context.texts.line_height(replace(_STAKE, size=size)) <= row.height + 4.0
        if is_low and _free(context, stakes, row, size) >= 16.0 * len(stakes):
            break
        size -= 1.0
    return size
