"""What the set-up is made of: boards, sea-cloth, the head's words, the foot, and the panes between
them.
"""

from collections.abc import Callable, Sequence
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.screens.setup.articles import Sheet, is_large
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.text import look_beside
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.containers import Panel
from treasure_games.stage.widgets.tabs import Tabs
from treasure_games.stage.widgets.widget import Size, Widget
from treasure_games.table.fitting import Passage, Worded

HEAD: Final = 100.0
"""Height of the head."""
TITLE: Final = (392.0, 90.0)
_AT, _AS = look_beside(__file__)


class Ground(Worded):
    """Lays out the head and draws what lies under the chairs."""

    def __init__(self, left: Widget, title: Widget, *right: Widget) -> None:
        self._left, self._title, self._right = left, title, right
        self.cloth = FRect(0, 0, 0, 0)

    def lay_head(self, context: LayoutContext, asks: str, taken: str) -> None:
        """Place the buttons, the game's plate, and the words between them."""
        window = context.viewport.rect
        edge = window.right - _AT.inset
        ends = [(one, edge - n * (_AT.button + _AT.apart)) for n, one in enumerate(self._right)]
        for button, x in ((self._left, _AT.inset), *ends):
            place = sized(_AT.button, _AT.button, center=(x, HEAD / 2 + 4.0))
            button.place(place, context)
        name = sized(*TITLE, center=(window.centerx, HEAD / 2))
        self._title.place(name, context)
        left, right = self._left.rect.right + _AT.apart, self._right[-1].rect.left - _AT.apart
        room = min(name.left - _AT.apart - left, right - _AT.apart - name.right)
        self.laid_words = [
            (f"head.{part}", Passage.fitted(context, text, style, FRect(x, 8.0, room, HEAD - 12.0)))
            for part, text, style, x in (
                ("asks", asks, _AS.asks, left),
                ("taken", taken, _AS.taken, right - room),
            )
        ]

    def draw(self, canvas: Canvas) -> None:
        """Draw boards, cloth and words."""
        canvas.cover("scenes/setup", canvas.context.viewport.rect)
        cloth, palette = self.cloth, canvas.context.theme.palette
        canvas.cover("scenes/setup_cloth", cloth)
        edge, brass = palette.focus_dark, palette.brass
        lines = (0.0, 5.0, edge), (9.0, 4.0, brass), (17.0, 1.6, brass)
        for y, inwards in ((cloth.top, 1), (cloth.bottom, -1)):
            for by, width, colour in lines:
                line = y + by * inwards
                canvas.line((cloth.left, line), (cloth.right, line), colour, width)
        self.draw_words(canvas)


SAIL: Final = Size(376.0, 84.0)
BESIDE: Final = Size(228.0, 68.0)


class Foot(Widget):
    """Two buttons and the red one between them."""

    def __init__(self, left: Button, sail: Button, right: Button) -> None:
        super().__init__("foot")
        self._left, self._sail, self._right = left, sail, right
        self.contain(left, sail, right)

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the height of the red button, wherever it is put."""
        return Size(width or 0.0, self._sail.preferred(context).height)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Place the red button on the axis, the others beside it."""
        super().place(rect, context)
        red = self._sail.preferred(context)
        for button, side in ((self._sail, 0), (self._left, -1), (self._right, 1)):
            size = button.preferred(context)
            aside = side * ((red.width + size.width) / 2 + _AT.gap)
            middle = rect.centerx + aside, rect.top + red.height / 2
            button.place(sized(size.width, size.height, center=middle), context)


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
        seen = self.chair.rect.inflate(2 * _AT.between, 2 * _AT.between)
        seen.height *= self.unfolded
        with canvas.clipped(seen):
            self.chair.draw(canvas)
        self._draw_tip(canvas)

    def _draw_tip(self, canvas: Canvas) -> None:
        """Draw the tip that leads from the chosen chair to the panel, if that is below it."""
        x, panel = self.below.centerx, self.chair.rect
        if panel.left + _TIP.width <= x <= panel.right - _TIP.width:
            tip = FRect(_TIP).move_to(midbottom=(x, panel.top + 4.0))
            at, palette = canvas.context.viewport.point_to_pixels, canvas.context.theme.palette
            for inwards, colour in ((0.0, palette.brass_light), (4.0, palette.walnut_dark)):
                one = tip.inflate(-3.0 * inwards, -inwards).move(0.0, inwards / 2)
                corners = one.bottomleft, one.midtop, one.bottomright
                canvas.smooth_polygon([at(*corner) for corner in corners], colour)

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
        across = (rect.width - _AT.between) * _AT.chair
        chair.place(FRect(rect.left, rect.top, across, rect.height), context)
        start = rect.left + across + _AT.between
        articles.place(FRect(start, rect.top, rect.right - start, rect.height), context)
