"""Chair and articles: side by side, or as two panes under tabs where letters are large."""

from collections.abc import Callable, Sequence
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.screens.setup.articles import Sheet, is_large
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.widgets.containers import Panel
from treasure_games.stage.widgets.tabs import Tabs
from treasure_games.stage.widgets.widget import Widget

_GAP: Final = 20.0
_CHAIR: Final = 0.516
"""The chair's share of the width; its lines are longer."""
_TIP: Final = FRect(0.0, 0.0, 48.0, 18.0)


class Panes(Widget):
    """Both parts. `on_turn` is called to request a layout when the other pane is shown."""

    def __init__(self, on_turn: Callable[[], None]) -> None:
        super().__init__("panes")
        self._on_turn = on_turn
        self.chair: Widget = Widget()
        self._articles: Sheet | None = None
        self._tabs: Tabs | None = None
        self._are_pages = False
        self.unfolded = 1.0
        """The share of the chair's pane that is seen, from above; its controls lie at rest."""
        self.below = FRect(0, 0, 0, 0)
        """The chair that the panel at the left is about."""

    def fill(self, chair: Panel, articles: Sheet) -> None:
        """Replace both; the same pane stays on top."""
        shown = self._tabs.selected if self._tabs else 0
        self.chair, self._articles = chair, articles
        pages = [(_("The seat"), chair), (articles.title, articles)]
        self._tabs = Tabs(pages, lambda _index: self._on_turn(), "panes", gap=6.0)
        self._tabs.select(shown)
        self.adopt(self._tabs)

    def show_chair(self) -> None:
        """Turn to the chair."""
        if self._tabs:
            self._tabs.select(0)

    def draw(self, canvas: Canvas) -> None:
        """Draw both, of the chair's pane as much as is unfolded, with its tip."""
        if self._are_pages or not self._articles:
            super().draw(canvas)
            return
        self._articles.draw(canvas)
        seen = self.chair.rect.inflate(2 * _GAP, 2 * _GAP)
        seen.height *= self.unfolded
        with canvas.clipped(seen):
            self.chair.draw(canvas)
        self._draw_tip(canvas)

    def _draw_tip(self, canvas: Canvas) -> None:
        """Draw the tip that leads from the chosen chair to the panel, if that is below it."""
        x, panel = self.below.centerx, self.chair.rect
        if panel.left + _TIP.width <= x <= panel.right - _TIP.width:
            tip = FRect(_TIP).move_to(midbottom=(x, panel.top + 4.0))
            brass = canvas.context.theme.palette.brass_light
            canvas.line(tip.bottomleft, tip.midtop, brass, 3.0)
            canvas.line(tip.midtop, tip.bottomright, brass, 3.0)

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
