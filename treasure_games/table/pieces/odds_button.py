"""A large answer with what it may bring: each case with its chance, the likelier first."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.table.fitting import Passage, one_line, plate_line, whole_line
from treasure_games.table.pieces.answer_button import WordedButton

_ = translate
_TITLE: Final = TextStyle(40.0, Face.BOLD, "ink")
_UNDER: Final = TextStyle(24.0, Face.REGULAR, "ink")
_CHANCE: Final = TextStyle(27.0, Face.BOLD, "ink", "right", is_tabular=True)
_WORDS: Final = TextStyle(26.0, Face.SEMIBOLD, "ink")
_PADDING: Final = 34.0
_LARGE: Final = 0.84
"""Words of less than this share of their size are replaced by fewer."""
_LEFT: Final = 0.39
"""Share of the title."""


class Case(Struct, frozen=True):
    """What happens in one case; `chance` is "" where nobody wants to know, `briefs` are said where
    the words don't fit, the longest first.
    """

    words: str
    chance: str = ""
    briefs: tuple[str, ...] = ()


class OddsButton(WordedButton):
    """Title and a few words at the left, the cases at the right."""

    under = ""
    cases: tuple[Case, ...] = ()

    def __init__(self, name: str, *, fights: bool) -> None:
        super().__init__("", name=name, primary=fights, hint=self._tells)

    def _tells(self) -> str:
        """Return what may happen, and how likely it is."""
        return "\n".join(
            _("{chance}: {what}").format(chance=one.chance, what=one.words)
            if one.chance
            else one.words
            for one in self.cases
        )

    def passages(self, context: LayoutContext) -> list[Passage]:
        """Return title and a few words, then the cases line by line."""
        inner = self.rect.inflate(-2 * _PADDING, -20.0)
        left = FRect(inner.left, inner.top, inner.width * _LEFT - 12.0, inner.height)
        head, foot = FRect(left), FRect(left)
        head.height *= 0.58
        foot.top, foot.height = head.bottom, left.height - head.height
        under, style = plate_line(context, self.under, _UNDER, *foot.size)
        has_under = bool(self.under) and under == self.under
        if not has_under:
            head.height = left.height
        found = [Passage(*whole_line(context, self.text, _TITLE, *head.size), head)]
        if has_under:
            found.append(Passage(under, style, foot))
        return [*found, *self._lines(context, inner)]

    def _lines(self, context: LayoutContext, inner: FRect) -> list[Passage]:
        start = inner.left + inner.width * _LEFT
        high = inner.height / max(1, len(self.cases))
        chances = [one.chance for one in self.cases if one.chance]
        wide = max((context.texts.measure(one, _CHANCE)[0] + 2 for one in chances), default=0.0)
        wide = min(wide, 0.36 * (inner.right - start))
        found = []
        for index, case in enumerate(self.cases):
            top = inner.top + index * high
            if case.chance:
                room = FRect(start, top, wide, high)
                found.append(Passage(*plate_line(context, case.chance, _CHANCE, wide, high), room))
            left = start + (wide + 14.0 if wide else 0.0)
            room = FRect(left, top, inner.right - left, high)
            found.append(_said(context, (case.words, *case.briefs), room))
        return found


def _said(context: LayoutContext, ways: tuple[str, ...], room: FRect) -> Passage:
    """Return the longest way to say it that is still large, else the shortest."""
    least = _LARGE * _WORDS.size
    for words in ways[:-1]:
        text, style = one_line(context, words, _WORDS, *room.size, smallest=least, step=1.0)
        if text == words and context.texts.line_height(style) <= room.height + 1:
            return Passage(text, style, room)
    return Passage(*plate_line(context, ways[-1], _WORDS, *room.size), room)
