"""The page beside a table that is looked back at: what was done, what before, what rivals hold."""

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import FRect

from treasure_games.core.language import N_, translate as _
from treasure_games.match.replay import BEST, WORST, Flag, Replay
from treasure_games.screens.replay.table import ReplayTable
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.containers import Column, Flow, Panel, Row
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.widget import Size
from treasure_games.table.places import is_large

_ACT: Final = TextStyle(28.0, Face.SEMIBOLD, "ink")
_TOLD: Final = TextStyle(24.0, Face.REGULAR, "rubric")
_PAST: Final = TextStyle(22.0, Face.REGULAR, "sepia")
_HEADS: Final = {BEST: N_("Best moment"), WORST: N_("Worst moment")}
_MOST_LINES: Final = 4
_EARLIER: Final = 12
"""So many acts before this one are told, as far as there is room."""
_WIDTH: Final = 540.0
_EDGE: Final = 36.0
_PLAQUE: Final = (300.0, 69.0)
_ORNAMENT: Final = (300.0, 20.0)
_EMBLEM: Final = 44.0
_CARD: Final = (52.0, 73.0)
_MOST_CARDS: Final = 7
"""Of more, each is smaller."""


class Page(Panel):
    """Lies beside the table, so that it covers nothing of it."""

    def __init__(self, replay: Replay, table: ReplayTable, flags: Sequence[Flag]) -> None:
        self._replay, self._table, self._flags = replay, table, flags
        self._plaque = Picture(f"title/name_{replay.match.plan.game}", *_PLAQUE, "plaque")
        self._words = Column(gap=8.0)
        self._area = ScrollArea(self._words, "page.words")
        self._past = _AsMuchAsFits(gap=6.0)
        self._hands = Flow(gap=14.0)
        ornament = Picture("ui/divider", *_ORNAMENT, "page.ornament")
        parts = self._plaque, self._area, ornament, self._past.growing(), self._hands
        super().__init__(Column(*parts, gap=10.0), "parchment", "page", padding=_EDGE)

    def width(self, context: LayoutContext) -> float:
        """Return how wide it is."""
        return float(_WIDTH * max(1.0, context.viewport.text_scale**0.6))

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Leave what was done all the room that the hands don't take."""
        self._plaque.is_visible = not is_large(context)
        hands = self._hands.preferred(context, rect.width - 2 * _EDGE).height
        plaque = _PLAQUE[1] if self._plaque.is_visible else 0.0
        self._area.highest = rect.height - 2 * _EDGE - hands - plaque - _ORNAMENT[1] - 50.0
        super().place(rect, context)

    def tell(self) -> None:
        """Say what was done, what is to be said of it, and what was done before."""
        row, told = self._table.row, self._lines(self._table.row)
        shown = told if len(told) <= _MOST_LINES else [told[0], *told[1 - _MOST_LINES :]]
        said = [Label(line, _ACT, f"act{number}") for number, line in enumerate(shown)]
        for number, flag in enumerate(one for one in self._flags if one.row == row):
            head = f"<b>{_(_HEADS[flag.kind])}:</b> " if flag.kind in _HEADS else ""
            said.append(Label(f"{head}{flag.sentence}", _TOLD, f"told{number}"))
        self._words.contain(*said)
        before = [
            line
            for earlier in range(row - 1, max(-1, row - 1 - _EARLIER), -1)
            for line in reversed(self._lines(earlier))
        ]
        self._past.contain(*(Label(line, _PAST, f"past{n}") for n, line in enumerate(before)))
        self._hands.contain(*self._rows())

    def _lines(self, row: int) -> list[str]:
        return self._replay.lines(row, self._table.eyes, self._table.called)

    def _rows(self) -> Iterator[Row]:
        """Yield what each rival holds, beside the rival's emblem."""
        for seat, cards in self._table.hands():
            emblem = Picture(self._table.emblem(seat), _EMBLEM, _EMBLEM, f"holder{seat}")
            wide, high = (side * min(1.0, _MOST_CARDS / len(cards)) for side in _CARD)
            held = (Picture(card, wide, high, f"held{seat}.{n}") for n, card in enumerate(cards))
            yield Row(emblem, *held, gap=6.0, align="centre")


class _AsMuchAsFits(Column):
    """A column that asks for no room, and shows what fits from its beginning."""

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return no height."""
        return Size(width or 0.0, 0.0)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Hide what doesn't fit."""
        room = rect.height
        for child in self.children():
            room -= child.preferred(context, rect.width).height
            child.is_visible = room >= 0.0
            room -= self.gap
        super().place(rect, context)
