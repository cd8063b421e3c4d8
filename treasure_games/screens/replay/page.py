"""The page beside a table that is looked back at: what was done, what before, what rivals hold."""

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import FRect

from treasure_games.core.language import N_, translate as _
from treasure_games.match.replay import BEST, WORST, Flag, Replay
from treasure_games.screens.replay.table import ReplayTable
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.text import sized_look_beside
from treasure_games.stage.widgets.containers import Column, Flow, Panel, Row
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.scroll import ScrollArea

_HEADS: Final = {BEST: N_("Best moment"), WORST: N_("Worst moment")}
_AT, _AS, _OF = sized_look_beside(__file__)


class WholeLines(ScrollArea):
    """Ends where something of its content does, instead of fading through it."""

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Leave out the room that the last thing would be cut in."""
        super().place(rect, context)
        ends = (one.rect.bottom for one in self.content.children())
        last = max((end for end in ends if end <= rect.bottom), default=rect.bottom)
        super().place(FRect(rect.left, rect.top, rect.width, last - rect.top), context)


class Page(Panel):
    """Lies beside the table, so that it covers nothing of it."""

    def __init__(self, replay: Replay, table: ReplayTable, flags: Sequence[Flag]) -> None:
        self._replay, self._table, self._flags = replay, table, flags
        self._words, self._hands = Column(gap=7.0), Flow(gap=14.0)
        area = WholeLines(self._words, "page.words")
        area.has_bar, area.line = False, 1.0
        plaque = Picture(f"title/name_{replay.match.plan.game}", *_OF.plaque, "plaque")
        parts = plaque, area.growing(), self._hands
        super().__init__(Column(*parts, gap=22.0), "parchment", "page", padding=36.0)

    def width(self, context: LayoutContext) -> float:
        """Return how wide it is."""
        return float(_AT.width * max(1.0, context.viewport.text_scale**0.6))

    def tell(self) -> None:
        """Say what was done, what is to be said of it, and what was done before."""
        row = self._table.row
        flags = [one for one in self._flags if one.row == row]
        heads = {one.sentence: f"<c=rubric>{_(_HEADS[one.kind])}:</c> "
                 for one in flags if one.kind in _HEADS}  # fmt: skip
        lines = self._lines(row)
        said = [Label(heads.get(line, "") + line, _AS.act, f"act{n}")
                for n, line in enumerate(lines)]  # fmt: skip
        more = [one.sentence for one in flags if one.sentence not in lines]
        said += [Label(heads.get(one, "") + one, _AS.told, f"told{n}")
                 for n, one in enumerate(more)]  # fmt: skip
        rows = range(row - 1, max(-1, row - 1 - round(_AT.earlier)), -1)
        before = [line for one in rows for line in reversed(self._lines(one))]
        past = (Label(line, _AS.past, f"past{n}") for n, line in enumerate(before))
        self._words.contain(*said, Picture("ui/divider", *_OF.ornament, "page.ornament"), *past)
        self._hands.contain(*self._rows())

    def _lines(self, row: int) -> list[str]:
        return self._replay.lines(row, self._table.eyes, self._table.called)

    def _rows(self) -> Iterator[Row]:
        """Yield what each rival holds, beside the rival's emblem."""
        for seat, cards in self._table.hands():
            emblem = Picture(self._table.emblem(seat), _AT.emblem, _AT.emblem, f"holder{seat}")
            wide, high = (side * min(1.0, _AT.most_cards / len(cards)) for side in _OF.card)
            held = (Picture(card, wide, high, f"held{seat}.{n}") for n, card in enumerate(cards))
            yield Row(emblem, *held, gap=6.0, align="centre")
