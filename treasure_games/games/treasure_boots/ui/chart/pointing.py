"""What of the chart can be pointed at and chosen: by pointer, by the keys' cursor, by a drag."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import FRect

from treasure_games.games.treasure_boots.ui.chart.composition import Contents
from treasure_games.games.treasure_boots.ui.chart.cursor import Cursor
from treasure_games.games.treasure_boots.ui.chart.geometry import Cell
from treasure_games.games.treasure_boots.ui.chart.spots import CellSpot, SeaSpot
from treasure_games.stage.input.intents import Device, Direction
from treasure_games.stage.services import Services
from treasure_games.stage.widgets.widget import Control

if TYPE_CHECKING:
    from treasure_games.games.treasure_boots.ui.chart.living_chart import LivingChart


class Pointing:
    """`on_press` hears of every cell that a person chooses, `on_hover` of the cell that the
    pointer or the keys' cursor is on.
    """

    def __init__(
        self,
        chart: LivingChart,
        contents: Contents,
        services: Services,
        invalidate: Callable[[FRect | None], None],
        focus_on: Callable[[Control], None],
    ) -> None:
        self.chart = chart
        self.on_press: Callable[[Cell], None] = lambda cell: None
        self.on_hover: Callable[[Cell | None], None] = lambda cell: None
        self.on_take_up: Callable[[Cell], bool] = lambda cell: False
        """Whether a drag that begins in a cell carries the ship that lies there."""
        self.on_put_down: Callable[[Cell], None] = lambda cell: None
        self.sea = SeaSpot(self, "chart.sea")
        self._contents = contents
        self._input = services.host.input
        self._invalidate = invalidate
        self._focus_on = focus_on
        self._spots: dict[Cell, CellSpot] = {}
        self._cursor: Cursor

    def begin(self) -> None:
        """Another map is spread: nothing may be chosen, the cursor stands in its middle."""
        geometry = self.chart.plan.geometry
        self._contents.pointed = None
        self._spots.clear()
        self._cursor = Cursor(geometry, geometry.cell_at(*self.chart.plan.bounds.center))

    def controls(self) -> tuple[Control, ...]:
        """The sea, then the cells that may be chosen, cheapest first."""
        return (self.sea, *self._spots.values())

    def renew(self) -> None:
        """Other cells may be chosen: a spot for each, and for each that says why not."""
        marks, before, had_cursor = self.chart.marks, self._spots, self._is_led_by_keys
        order = sorted(marks.reach, key=self._tab_order) + sorted(
            set(marks.blocked) - set(marks.reach)
        )
        self._spots = {cell: before.get(cell) or CellSpot(self, cell) for cell in order}
        for cell, spot in self._spots.items():
            spot.hint = marks.hints.get(cell, "")
            if cell in marks.reach:
                spot.enable()
            else:
                spot.disable(marks.blocked[cell])
        self.place()
        if had_cursor and not self._is_led_by_keys:
            # The cell can't be chosen any more, but the cursor stays on it.
            self._focus_on(self.sea)

    def place(self) -> None:
        """The camera has moved, or the layout is new."""
        self.sea.rect = FRect(self.chart.helm.camera.view)
        for cell, spot in self._spots.items():
            spot.rect = self.chart.cell_rect(cell)

    def _tab_order(self, cell: Cell) -> tuple[float, ...]:
        """Cheapest first, then as one reads."""
        cost = self.chart.marks.reach[cell]
        x, y = self.chart.centre(cell)
        return cost.pearls, cost.points, y, x

    # The pointer

    @property
    def cell(self) -> Cell | None:
        """The one under the pointer or the keys' cursor."""
        return self._contents.pointed

    def refresh(self) -> None:
        """The pointer, the cursor or what lies under them has moved."""
        self._point(self._cell_pointed_at())

    def press(self) -> None:
        """A person chooses the cell that she points at."""
        if self.cell is not None:
            self.on_press(self.cell)

    def take_up(self, x: float, y: float) -> bool:
        """A drag begins; whether it carries a ship."""
        return self.on_take_up(self.chart.cell_at(x, y))

    def carry(self, x: float, y: float) -> None:
        """A ship is dragged over the sea: the cell under it is pointed at."""
        self._point(self.chart.cell_at(x, y) if self.chart.is_over(x, y) else None)

    def put_down(self, x: float, y: float) -> None:
        """The ship is let go; beyond the sea that means nothing."""
        if self.chart.is_over(x, y):
            self.on_put_down(self.chart.cell_at(x, y))
        self.refresh()

    def zoom(self, steps: float) -> None:
        """Zoom so that the world under the pointer stays there."""
        self.chart.helm.zoom_by(steps, self._input.pointer)

    def _cell_pointed_at(self) -> Cell | None:
        if self._input.device is Device.MOUSE:
            x, y = self._input.pointer
            is_hovered = any(spot.is_hovered for spot in self.controls())
            return self.chart.cell_at(x, y) if is_hovered and self.chart.is_over(x, y) else None
        return self._cursor.cell if any(spot.is_focused for spot in self.controls()) else None

    def _point(self, cell: Cell | None) -> None:
        if cell != self.cell:
            self._contents.pointed = cell
            self.on_hover(cell)

    # The cursor of keys

    def cursor_rect(self) -> FRect:
        """Its cell in virtual units."""
        return self.chart.cell_rect(self._cursor.cell)

    def put_cursor(self, cell: Cell) -> None:
        """The cursor goes to a cell."""
        self._cursor.put(cell)

    def lead_to(self, cell: Cell) -> None:
        """By keys the cursor goes to a cell that matters now; a pointer is led nowhere."""
        before = self.cursor_rect()
        self.put_cursor(cell)
        if self._is_led_by_keys:
            self._focus_on(self._spots.get(cell, self.sea))
            for rect in (before, self.cursor_rect()):
                self._invalidate(rect.inflate(40, 40))
            self.refresh()

    def move_cursor(self, direction: Direction) -> bool:
        """To the next cell; False at the edge of the waters, where the focus goes elsewhere."""
        before = self.cursor_rect()
        if not self._cursor.move(direction, self.chart.helm.camera.waters):
            return False
        self._invalidate(before.inflate(40, 40))
        self._focus_on(self._spots.get(self._cursor.cell, self.sea))
        self._invalidate(self.cursor_rect().inflate(40, 40))
        self.show_cursor()
        self.refresh()
        return True

    def show_cursor(self) -> None:
        """Bring the cursor's cell well into sight."""
        self.chart.show_cell(self._cursor.cell)

    @property
    def _is_led_by_keys(self) -> bool:
        """Whether the cursor is somebody's who plays without a mouse."""
        has_focus = any(spot.is_focused for spot in self.controls())
        return has_focus and self._input.device is not Device.MOUSE
