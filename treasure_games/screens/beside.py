"""Columns side by side; one below the other where letters are large."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.widgets.containers import Column, Container, Row
from treasure_games.stage.widgets.widget import Size, Widget
from treasure_games.table.places import is_large


class Beside(Widget):
    """Lists that share the width evenly, until large letters need all of it for each."""

    def __init__(self, *lists: Widget, gap: float = 60.0, gap_below: float = 24.0) -> None:
        super().__init__()
        self._lists = lists
        self._beside = Row(*(one.growing() for one in lists), gap=gap, align="start")
        self._below = Column(*lists, gap=gap_below, align="fill")
        self._form: Container = self._beside

    def children(self) -> Sequence[Widget]:
        """Return the lists in the form that was chosen."""
        return (self._form,)

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the size in the form for these letters."""
        self._form = self._below if is_large(context) else self._beside
        self._form.adopt(*self._lists)
        self.adopt(self._form)
        size = self._form.preferred(context, width)
        return Size(max(size.width, width or 0.0), size.height)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Give the lists all of it."""
        super().place(rect, context)
        self.preferred(context, rect.width)
        self._form.place(rect, context)
