"""Tabs: pages of which one is shown."""

from collections.abc import Callable, Sequence

from pygame import FRect

from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.containers import Column, Flow
from treasure_games.stage.widgets.widget import Control, Size, Widget

_STYLE = TextStyle(26.0, Face.SEMIBOLD, "pearl", "centre")
_PADDING = 28.0


class Tab(Control):
    """The tab of one page."""

    def __init__(self, text: str, on_press: Callable[[], None], name: str) -> None:
        super().__init__(name)
        self.text = text
        self.is_selected = False
        self._on_press = on_press

    def activate(self) -> None:
        """Show its page."""
        self._on_press()

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the size of the words with room around them."""
        room = None if width is None else max(1.0, width - 2 * _PADDING)
        across, down = context.texts.measure(self.text, _STYLE, room)
        return Size(across + 2 * _PADDING + 1.0, max(54.0, down + 16.0))

    def draw(self, canvas: Canvas) -> None:
        """Draw paper when selected, wood when not."""
        skin.draw_tab(canvas, self.rect, is_selected=self.is_selected, is_lit=self.hover > 0.5)
        palette = canvas.context.theme.palette
        canvas.text(
            self.text, _STYLE, self.rect, palette.ink if self.is_selected else palette.pearl
        )

    def measured_words(self, context: LayoutContext) -> tuple[FRect, tuple[float, float]]:
        """Return the whole tab, and the size of the words."""
        return FRect(self.rect), context.texts.measure(self.text, _STYLE, self.rect.width)


class Tabs(Column):
    """A row of tabs over the current page. `on_change` must ask the scene for a new layout."""

    def __init__(
        self,
        pages: Sequence[tuple[str, Widget]],
        on_change: Callable[[int], None],
        name: str = "tabs",
        *,
        gap: float = 20.0,
    ) -> None:
        self.selected = 0
        self._on_change = on_change
        self._pages = [page.growing() for _, page in pages]
        self.handles = [
            Tab(text, lambda index=index: self.select(index), f"{name}.{index}")  # type: ignore[misc]
            for index, (text, _) in enumerate(pages)
        ]
        self._strip = Flow(*self.handles, gap=8.0, align="start")
        super().__init__(gap=gap, name=name)
        self.grow = 1.0
        self._show()

    def select(self, index: int) -> None:
        """Show this page."""
        if index != self.selected:
            self.selected = index
            self._show()
            self._on_change(index)

    def _show(self) -> None:
        for number, handle in enumerate(self.handles):
            handle.is_selected = number == self.selected
        self.contain(self._strip, self._pages[self.selected])
