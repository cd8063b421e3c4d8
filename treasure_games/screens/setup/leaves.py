"""Chair and articles: side by side, or as two leaves under tabs where letters are large."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pygame import FRect, Surface

from treasure_games.core.language import translate as _
from treasure_games.screens.setup.articles import ArticleSheet
from treasure_games.stage.canvas import Canvas, LayoutContext, picture_of
from treasure_games.stage.widgets.containers import Panel
from treasure_games.stage.widgets.tabs import Tabs
from treasure_games.stage.widgets.widget import Widget

_GAP: Final = 20.0
_CHAIR: Final = 0.516
"""The chair's share of the width; its lines are longer."""
_LARGE: Final = 1.15


def is_large(context: LayoutContext) -> bool:
    """Return True if letters are too large for everything to stand side by side."""
    return context.viewport.text_scale > _LARGE


class Leaves(Widget):
    """Both parts. `on_turn` is called to request a layout when the other leaf is shown."""

    def __init__(self, on_turn: Callable[[], None]) -> None:
        super().__init__("leaves")
        self._on_turn = on_turn
        self.chair: Widget = Widget()
        self._articles: ArticleSheet | None = None
        self._tabs: Tabs | None = None
        self._are_pages = False
        self.slide = 0.0
        """How far the chair's leaf still lies under the cloth, 1 to 0 where it belongs."""
        self._sliding: Surface | None = None

    def fill(self, chair: Panel, articles: ArticleSheet) -> None:
        """Replace both; the same leaf stays on top."""
        shown = self._tabs.selected if self._tabs else 0
        self.chair, self._articles = chair, articles
        pages = [(_("The seat"), chair), (_("House rules"), articles)]
        self._tabs = Tabs(pages, lambda _index: self._on_turn(), "leaves", gap=6.0)
        self._tabs.select(shown)
        self.adopt(self._tabs)

    def show_chair(self) -> None:
        """Turn to the chair."""
        if self._tabs:
            self._tabs.select(0)

    def slide_in(self, context: LayoutContext) -> None:
        """Take a picture of the chair's leaf, to come out from under the cloth while `slide` falls
        from 1 to 0. What is pressed meanwhile is where it will be.
        """
        if self._are_pages:
            return
        sheet = picture_of(context, context.viewport.pixels.size, self.chair.draw)
        area = context.viewport.to_pixels(self.chair.rect).clip(sheet.get_rect())
        self._sliding, self.slide = sheet.subsurface(area).copy(), 1.0

    def draw(self, canvas: Canvas) -> None:
        """Draw both; the chair's leaf as far as it has come out."""
        if self.slide == 0.0 or self._sliding is None or self._are_pages or not self._articles:
            super().draw(canvas)
            return
        self._articles.draw(canvas)
        area = canvas.context.viewport.to_pixels(self.chair.rect)
        with canvas.within(area):
            canvas.blit(self._sliding, area.move(0, -round(self.slide * area.height)))

    def children(self) -> Sequence[Widget]:
        """Return both, or the tabs with one of them."""
        if self._are_pages and self._tabs:
            return (self._tabs,)
        return (self.chair, self._articles) if self._articles else ()

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Give the chair a little more than half of the width."""
        super().place(rect, context)
        chair, articles, tabs = self.chair, self._articles, self._tabs
        if articles is None or tabs is None:
            return
        self._are_pages = is_large(context)
        articles.heading.is_visible = not self._are_pages
        if self._are_pages:
            tabs.adopt(chair, articles)
            tabs.place(rect, context)
            return
        self.adopt(chair, articles)
        across = (rect.width - _GAP) * _CHAIR
        chair.place(FRect(rect.left, rect.top, across, rect.height), context)
        start = rect.left + across + _GAP
        articles.place(FRect(start, rect.top, rect.right - start, rect.height), context)
