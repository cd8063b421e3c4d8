"""A large answer with what it may bring: coins, in one case or the other."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

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


@dataclass(frozen=True, slots=True)
class Stake:
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
        inner.height *= 0.56 if self.cases else 1.0
        text, style = self.text, LARGE
        if self._is_name:
            text, style = brief_name(context, text, style, inner.width)
        return Passage(*one_line(context, text, style, inner.width, inner.height), inner)

    def _laid(self, context: LayoutContext) -> list[tuple[Passage, FRect | None]]:
        """Return figures, each with the place of its coin, and words, from left to right: as large
        as fits.
        """
        inner = self.rect.inflate(-2 * _PADDING, -24)
        row = FRect(inner.left, inner.top + 0.54 * inner.height, inner.width, 0.46 * inner.height)
        measure, size = context.texts.measure, _STAKE.size
        while True:
            styles = replace(_STAKE, size=size), replace(_WORD, size=0.75 * size)
            texts = [(text, style) for one in self.cases for text, style in
                     zip((one.figure, one.word), styles, strict=True)]  # fmt: skip
            widths = [measure(text, style)[0] + 1 if text else 0.0 for text, style in texts]
            free = row.width - sum(widths) - len(self.cases) * (_COIN + 6.0)
            is_low = context.texts.line_height(styles[0]) <= row.height + 4.0
            if (free >= 16.0 * len(self.cases) and is_low) or size <= 12.0:
                break
            size -= 1.0
        found: list[tuple[Passage, FRect | None]] = []
        x, gap = row.left, free / max(1, len(self.cases))
        for index, ((text, style), width) in enumerate(zip(texts, widths, strict=True)):
            is_figure = index % 2 == 0
            x += gap / 2 if is_figure else 0.0
            passage = Passage(text, style, FRect(x, row.top, width, row.height))
            x += width
            coin = FRect(x + 2, row.centery - _COIN / 2, _COIN, _COIN) if is_figure else None
            x += _COIN + 6.0 if is_figure else gap / 2
            if text:
                found.append((passage, coin))
        return found
