"""What can be pointed at on the chart: cells, the open sea with its cursor, the overview."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from pygame import FRect

from treasure_games.games.treasure_boots.ui.chart.geometry import Cell
from treasure_games.stage.boxes import Box, BoxKind
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.widgets.widget import Control

if TYPE_CHECKING:
    from treasure_games.games.treasure_boots.ui.chart.living_chart import LivingChart
    from treasure_games.games.treasure_boots.ui.chart.pointing import Pointing

_TARGET: Final = 44.0
_GROUP: Final = "chart"


class _OnTheChart(Control):
    """Drags carry a ship or pan, the wheel zooms, arrows move the cursor from cell to cell."""

    def __init__(self, pointing: Pointing, name: str) -> None:
        super().__init__(name)
        self._pointing = pointing
        self._chart = pointing.chart
        self._dragged_from: tuple[float, float] | None = None
        self._carries = False
        """Whether what is dragged is a ship."""

    def handle(self, intent: Intent) -> bool:
        """A drag is no press; what is left of it is used up by the pan."""
        if isinstance(intent, intents.PointerDragged):
            self._drag(intent)
            return True
        if isinstance(intent, intents.PointerReleased):
            return self._end_drag(intent.x, intent.y)
        if isinstance(intent, intents.Navigate):
            return self._pointing.move_cursor(intent.direction)
        return False

    def _drag(self, intent: intents.PointerDragged) -> None:
        if self._dragged_from is None:
            self._dragged_from = intent.from_x, intent.from_y
            self._carries = self._pointing.take_up(intent.from_x, intent.from_y)
        x, y = self._dragged_from
        self._dragged_from = intent.x, intent.y
        if self._carries:
            self._pointing.carry(intent.x, intent.y)
        else:
            self._chart.helm.pan(intent.x - x, intent.y - y)

    def _end_drag(self, x: float, y: float) -> bool:
        was_drag, self._dragged_from = self._dragged_from is not None, None
        if self._carries:
            self._carries = False
            self._pointing.put_down(x, y)
        return was_drag

    def let_go(self) -> None:
        """The drag was broken off."""
        self._dragged_from, self._carries = None, False
        self._pointing.refresh()

    def hit(self, x: float, y: float) -> bool:
        """On the sea, and on its own cell."""
        return self._chart.is_over(x, y)

    def wheel(self, steps: float) -> bool:
        """Zoom around the pointer."""
        self._pointing.zoom(steps)
        return True


class SeaSpot(_OnTheChart):
    """The whole sea to the pointer, the cursor to keys: all cells without a spot of their own."""

    def activate(self) -> None:
        """The cell under the pointer or the cursor."""
        self._pointing.press()

    def focused(self, is_focused: bool) -> None:
        """The cursor comes or goes."""
        super().focused(is_focused)
        self._pointing.refresh()

    def hovered(self, is_hovered: bool) -> None:
        """The pointer comes or goes."""
        super().hovered(is_hovered)
        self._pointing.refresh()

    def focus_rect(self) -> FRect:
        """The cursor's cell."""
        return self._pointing.cursor_rect()

    def reveal(self, rect: FRect) -> None:
        """Bring the cursor into sight; the sea itself always is."""
        self._pointing.show_cursor()

    def clip(self) -> FRect | None:
        """The window onto the sea."""
        return self._chart.helm.camera.view

    def dirty_rect(self) -> FRect:
        """Nothing but the cursor changes with the focus."""
        return self._pointing.cursor_rect().inflate(40, 40)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """The window onto the sea: whatever lies on it lies within it."""
        yield Box(self.name, FRect(self.rect), BoxKind.PANEL, overlap_group=_GROUP)


class CellSpot(_OnTheChart):
    """A cell that may be chosen, or one that says why not."""

    def __init__(self, pointing: Pointing, cell: Cell) -> None:
        column, row = pointing.chart.plan.geometry.grid.place(cell)
        super().__init__(pointing, f"chart.cell.{column}.{row}")
        self.cell = cell

    def activate(self) -> None:
        """Choose it."""
        self._pointing.on_press(self.cell)

    def hit(self, x: float, y: float) -> bool:
        """Its cell is the one under the point."""
        return super().hit(x, y) and self._chart.cell_at(x, y) == self.cell

    def focused(self, is_focused: bool) -> None:
        """The cursor is here."""
        super().focused(is_focused)
        if is_focused:
            self._pointing.put_cursor(self.cell)
        self._pointing.refresh()

    def hovered(self, is_hovered: bool) -> None:
        """The pointer comes or goes."""
        super().hovered(is_hovered)
        self._pointing.refresh()

    def reveal(self, rect: FRect) -> None:
        """Bring the cell into sight: it may lie anywhere in the world."""
        self._chart.show_cell(self.cell)

    def dirty_rect(self) -> FRect:
        """Where the ring goes."""
        return self.rect.inflate(40, 40)

    def clip(self) -> FRect | None:
        """The window onto the sea."""
        return self._chart.helm.camera.view

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """A target, if the camera shows enough of it."""
        rect = FRect(0, 0, max(_TARGET, self.rect.width), max(_TARGET, self.rect.height))
        rect.center = self.rect.center
        if self._chart.helm.camera.view.contains(rect):
            yield Box(
                self.name, rect, BoxKind.TARGET, self._pointing.sea.name, overlap_group=_GROUP
            )


class OverviewSpot(Control):
    """The small map: a click or a drag moves the camera there."""

    def __init__(self, chart: LivingChart) -> None:
        super().__init__("chart.overview")
        self._chart = chart

    def handle(self, intent: Intent) -> bool:
        """Follow the pointer while it is held; arrows scroll."""
        if isinstance(intent, intents.PointerPressed | intents.PointerDragged):
            self._chart.look_through_overview(intent.x, intent.y)
            return True
        if isinstance(intent, intents.PointerReleased):
            return True
        if isinstance(intent, intents.Navigate):
            return self._chart.scroll(intent.direction)
        return False

    def activate(self) -> None:
        """By key: show the whole chart."""
        self._chart.helm.fit()

    def wheel(self, steps: float) -> bool:
        """Zoom around the middle."""
        self._chart.helm.zoom_by(steps)
        return True

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """A target that lies on the sea."""
        yield Box(self.name, FRect(self.rect), BoxKind.TARGET, overlap_group=_GROUP)
