"""The acts at the foot of the title: in one row, or with the main act on a row of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import FRect

from treasure_games.screens.name_plate import is_text_large
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets.button import BUTTON_TEXT, Button
from treasure_games.stage.widgets.containers import Flow
from treasure_games.stage.widgets.widget import Size, Widget

_MAIN: Final = TextStyle(30.0, Face.SEMIBOLD, "ink", "centre")


class MenuButton(Button):
    """A button with a least size, so that short words make no small ones."""

    least = Size(182.0, 62.0)

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """As large as its words need, and no smaller than the others."""
        size = super().preferred(context, width)
        return Size(max(size.width, self.least.width), max(size.height, self.least.height))


class MainButton(MenuButton):
    """The one act that is larger than the rest."""

    least = Size(412.0, 72.0)

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Its words are larger than others, but where all words are large."""
        self.style = BUTTON_TEXT if is_text_large(context) else _MAIN
        return super().preferred(context, width)


class TitleMenu(Widget):
    """The main act, if there is one, stands in the middle of the others, or above them."""

    def __init__(
        self, left: Sequence[Button], main: Button | None, right: Sequence[Button], gap: float
    ) -> None:
        super().__init__("menu")
        self._gap = gap
        self.main = main
        self._others = (*left, *right)
        self._line = (*left, *([main] if main else []), *right)
        self.adopt(*self._line)

    def children(self) -> Sequence[Widget]:
        """From left to right."""
        return self._line

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """What its rows take."""
        sizes = [row.preferred(context, width) for row in self._rows(context, width)]
        height = sum(size.height for size in sizes) + self._gap * (len(sizes) - 1) * 0.6
        return Size(max(size.width for size in sizes), height)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Rows from the top."""
        super().place(rect, context)
        y = rect.top
        for row in self._rows(context, rect.width):
            height = row.preferred(context, rect.width).height
            row.place(FRect(rect.left, y, rect.width, height), context)
            y += height + self._gap * 0.6
        self.adopt(*self._line)

    def _rows(self, context: LayoutContext, width: float | None) -> list[Flow]:
        line = self._flow(*self._line)
        is_fitting = width is None or line.preferred(context).width <= width
        if is_fitting or self.main is None:
            return [line]
        return [self._flow(self.main), self._flow(*self._others)]

    def _flow(self, *buttons: Button) -> Flow:
        return Flow(*buttons, gap=self._gap, align="centre")
