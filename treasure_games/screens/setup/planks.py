"""The two planks of the set-up: side by side, or as two pages at large text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pygame import FRect

from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets.containers import Column, Flow, Panel, Row, Spacer
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.tabs import Tabs
from treasure_games.stage.widgets.widget import Widget

_HEADING: Final = TextStyle(34.0, Face.SEMIBOLD, "lantern")
_GAP: Final = 30.0
_MOST_SIDE_BY_SIDE: Final = 1.3
"""Above this text scale planks side by side would be too narrow for their lines."""


class Plank(Panel):
    """A plank with a heading, over scrollable content."""

    def __init__(self, title: str, content: Widget, name: str) -> None:
        area = ScrollArea(content, f"{name}.scroll").growing()
        self.title = title
        self.heading = Label(title, _HEADING, f"{name}.heading")
        super().__init__(Column(self.heading, area, gap=18.0), "plank", name, padding=44.0)


class Planks(Widget):
    """Two planks. `on_turn` is called to request a layout when the other one is shown."""

    def __init__(self, left: Plank, right: Plank, on_turn: Callable[[], None]) -> None:
        super().__init__("planks")
        self._pair = left, right
        self._tabs = Tabs(
            [(one.title, one) for one in self._pair], lambda _index: on_turn(), "planks", gap=8.0
        )
        self._are_pages = False
        self.adopt(self._tabs)

    def children(self) -> Sequence[Widget]:
        """Return both, or the pages of which one is shown."""
        return (self._tabs,) if self._are_pages else self._pair

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Give the crew a little more than half the width, as its lines are longer."""
        super().place(rect, context)
        left, right = self._pair
        self._are_pages = context.viewport.text_scale > _MOST_SIDE_BY_SIDE
        for plank in self._pair:
            plank.heading.is_visible = not self._are_pages
        if self._are_pages:
            self._tabs.place(rect, context)
            return
        across = (rect.width - _GAP) * 0.56
        left.place(FRect(rect.left, rect.top, across, rect.height), context)
        start = rect.left + across + _GAP
        right.place(FRect(start, rect.top, rect.right - start, rect.height), context)


def on_plate(words: Label) -> Widget:
    """Return the words on a plate, as the table behind is too busy to write on."""
    ends = Spacer(16.0, grow=0.0), Spacer(16.0, grow=0.0)
    line = Row(ends[0], words, ends[1], gap=0.0)
    return Flow(Panel(line, "plate", f"{words.name}.plate", padding=10.0), align="centre")
