"""Pointing at the chart and choosing on it: by pointer, by keyboard cursor, by a drag."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.games.treasure_boots.ui.chart.camera_controller import Projection
from treasure_games.games.treasure_boots.ui.chart.overview import GROUP
from treasure_games.games.treasure_boots.ui.chart.pieces import Contents, as_drawn, hull_of
from treasure_games.games.treasure_boots.ui.chart.plan import Cell
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Device, Direction, Intent
from treasure_games.stage.services import Services
from treasure_games.stage.widgets.widget import Box, BoxKind, Control, Node

CHART: Final = "chart.sea"
"""The box that slips and buttons on the chart lie on."""
_TARGET: Final = 44.0
"""The least side of a target, in virtual units."""


class _OnTheChart(Control):
    """Drags carry a ship or pan, the wheel zooms, arrows move the cursor from cell to cell."""

    def __init__(self, pointing: "Pointing", name: str) -> None:
        super().__init__(name)
        self._pointing = pointing
        self._projection = pointing.projection
        self._dragged_from: tuple[float, float] | None = None
        self._carries = False
        """True while a ship is dragged."""

    def handle(self, intent: Intent) -> bool:
        """Handle drags, which are no presses; the pan consumes the rest."""
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
            self._projection.controller.pan(intent.x - x, intent.y - y)

    def _end_drag(self, x: float, y: float) -> bool:
        was_drag, self._dragged_from = self._dragged_from is not None, None
        if self._carries:
            self._carries = False
            self._pointing.put_down(x, y)
        return was_drag

    def let_go(self) -> None:
        """Cancel the drag."""
        self._dragged_from, self._carries = None, False
        self._pointing.refresh()

    def hit(self, x: float, y: float) -> bool:
        """Return True on the sea, and on its own cell."""
        return self._projection.is_over(x, y)

    def focused(self, is_focused: bool) -> None:
        """Show or hide the cursor."""
        super().focused(is_focused)
        self._pointing.refresh()

    def hovered(self, is_hovered: bool) -> None:
        """Handle the pointer entering or leaving."""
        super().hovered(is_hovered)
        self._pointing.refresh()

    def clip(self) -> FRect | None:
        """Return the window onto the sea."""
        return self._projection.controller.camera.view

    def wheel(self, steps: float) -> bool:
        """Zoom so that the world under the pointer stays there."""
        self._projection.controller.zoom_by(steps, self._pointing.input.pointer)
        return True


class SeaSpot(_OnTheChart):
    """The whole sea for the pointer, the cursor for keys: all cells without their own spot."""

    def activate(self) -> None:
        """Choose the cell under the pointer or the cursor."""
        self._pointing.press()

    def focus_rect(self) -> FRect:
        """Return the cursor's cell."""
        return self._projection.cell_rect(self._pointing.cursor)

    def reveal(self, rect: FRect) -> None:
        """Bring the cursor into sight; the sea itself always is."""
        self._projection.show_cell(self._pointing.cursor)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the window onto the sea, which contains everything on it."""
        yield Box(self.name, FRect(self.rect), BoxKind.PANEL, overlap_group=GROUP)


class CellSpot(_OnTheChart):
    """A cell of the choice."""

    def __init__(self, pointing: "Pointing", cell: Cell) -> None:
        column, row = pointing.projection.plan.geometry.grid.place(cell)
        super().__init__(pointing, f"chart.cell.{column}.{row}")
        self.cell, self.called = cell, f"{column + 1}, {row + 1}"

    def activate(self) -> None:
        """Choose it."""
        self._pointing.on_press(self.cell)

    def hit(self, x: float, y: float) -> bool:
        """Return True if the point means its cell."""
        return super().hit(x, y) and self._pointing.cell_at(x, y) == self.cell

    def focused(self, is_focused: bool) -> None:
        """Put the cursor here."""
        if is_focused:
            self._pointing.put_cursor(self.cell)
        super().focused(is_focused)

    def reveal(self, rect: FRect) -> None:
        """Bring the cell into sight: it may be anywhere in the world."""
        self._projection.show_cell(self.cell)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield a target, if enough of it is in view."""
        rect = FRect(0, 0, max(_TARGET, self.rect.width), max(_TARGET, self.rect.height))
        rect.center = self.rect.center
        if self._projection.controller.camera.view.contains(rect):
            yield Box(self.name, rect, BoxKind.TARGET, self._pointing.sea.name, overlap_group=GROUP)


class Pointing(Node):
    """Calls `on_press` with each chosen cell, `on_hover` with the one that is pointed at."""

    def __init__(
        self,
        projection: Projection,
        contents: Contents,
        services: Services,
        focus_on: Callable[[Control], None],
    ) -> None:
        self.projection = projection
        self.on_press: Callable[[Cell], None] = lambda cell: None
        self.on_hover: Callable[[Cell | None], None] = lambda cell: None
        self.on_take_up: Callable[[Cell], bool] = lambda cell: False
        """True if a drag that begins in a cell carries the ship there."""
        self.on_put_down: Callable[[Cell], None] = lambda cell: None
        self.sea = SeaSpot(self, CHART)
        self.sea.called = lambda: _("The chart")
        self._contents = contents
        self.input = services.host.input
        self._focus_on = focus_on
        self._spots: dict[Cell, CellSpot] = {}
        self.cursor: Cell
        self._row: float
        """The world's y of the row along which the cursor moves."""

    def begin(self) -> None:
        """Start on another map: no choice, the cursor in its middle."""
        geometry = self.projection.plan.geometry
        self._contents.pointed = None
        self._spots.clear()
        self.cursor = geometry.cell_at(*self.projection.plan.bounds.center)
        self._row = geometry.centre(self.cursor)[1]

    def children(self) -> Sequence[Control]:
        """Return the sea, then the choice, cheapest first."""
        return (self.sea, *self._spots.values())

    def renew(self) -> None:
        """Make a spot for each cell of a new choice."""
        marks, before, had_cursor = self._contents.marks, self._spots, self._is_led_by_keys
        order = sorted(marks.reach, key=self._tab_order)
        self._spots = {cell: before.get(cell) or CellSpot(self, cell) for cell in order}
        self.place()
        if had_cursor and not self._is_led_by_keys:
            # The cell can't be chosen any more, but the cursor stays on it.
            self._focus_on(self.sea)

    def place(self) -> None:
        """Place the spots after the camera has moved, or for a new layout."""
        self.sea.rect = FRect(self.projection.controller.camera.view)
        for cell, spot in self._spots.items():
            spot.rect = self.projection.cell_rect(cell)

    def _tab_order(self, cell: Cell) -> tuple[float, ...]:
        """Return the Tab order: cheapest first, then in reading order."""
        cost = self._contents.marks.reach[cell]
        x, y = self.projection.centre(cell)
        return cost.pearls, cost.points, y, x

    # The pointer

    @property
    def cell(self) -> Cell | None:
        """The cell under the pointer or the keyboard cursor."""
        return self._contents.pointed

    def cell_at(self, x: float, y: float) -> Cell:
        """Return the cell meant by a point: one in reach, else that of the ship seen there."""
        cell, reach = self.projection.cell_at(x, y), self._contents.marks.reach
        if cell in reach and reach[cell].is_lit:
            return cell
        meant = (*self._ships_at(x, y), cell)
        return next((one for one in meant if one in reach), meant[0])

    def _ships_at(self, x: float, y: float) -> list[Cell]:
        """Return the cells of the ships that are seen at a point, the foremost first."""
        camera, marks = self.projection.controller.camera, self._contents.marks
        point = camera.to_world(x, y)
        ships = [as_drawn(one, marks, camera.zoom) for one in self._contents.ships.values()]
        there = [one for one in ships if one.cell >= 0 and hull_of(one).collidepoint(point)]
        return [ship.cell for ship in sorted(there, key=lambda ship: -ship.y)]

    def refresh(self) -> None:
        """Update after the pointer, the cursor or what is under them has moved."""
        self._point(self._cell_pointed_at())

    def press(self) -> None:
        """Choose the cell that the person points at, perhaps by another device than before."""
        self.refresh()
        if self.cell is not None:
            self.on_press(self.cell)

    def take_up(self, x: float, y: float) -> bool:
        """Begin a drag. Return True if it carries a ship."""
        return any(map(self.on_take_up, (self.projection.cell_at(x, y), *self._ships_at(x, y))))

    def carry(self, x: float, y: float) -> None:
        """Drag a ship over the sea and point at the cell under it."""
        self._point(self.projection.cell_at(x, y) if self.projection.is_over(x, y) else None)

    def put_down(self, x: float, y: float) -> None:
        """Drop the ship; beyond the sea nothing happens."""
        if self.projection.is_over(x, y):
            self.on_put_down(self.projection.cell_at(x, y))
        self.refresh()

    def _cell_pointed_at(self) -> Cell | None:
        if self.input.device is Device.MOUSE:
            x, y = self.input.pointer
            is_hovered = any(spot.is_hovered for spot in self.children())
            return self.cell_at(x, y) if is_hovered and self.projection.is_over(x, y) else None
        return self.cursor if any(spot.is_focused for spot in self.children()) else None

    def _point(self, cell: Cell | None) -> None:
        if cell != self.cell:
            self._contents.pointed = cell
            self.on_hover(cell)

    # The keyboard cursor

    def put_cursor(self, cell: Cell) -> None:
        """Put the cursor on a cell; it keeps its row while it stays there."""
        if cell != self.cursor:
            self.cursor, self._row = cell, self.projection.centre(cell)[1]

    def lead_to(self, cell: Cell) -> None:
        """Put the cursor on a cell that matters now, when playing by keys."""
        spot = self.cursor_on(cell)
        if self._is_led_by_keys:
            self._focus_on(spot)

    def cursor_on(self, cell: Cell) -> Control:
        """Put the cursor on a cell; return what is pressed there, for the focus."""
        self.put_cursor(cell)
        self.refresh()
        return self._spots.get(cell, self.sea)

    def move_cursor(self, direction: Direction) -> bool:
        """Move to the next cell; return False at the edge of the waters, to move the focus on.

        Sideways on hexes it zigzags along the row on which it was put.
        """
        geometry = self.projection.plan.geometry
        ahead = geometry.step(self.cursor, direction, self._row)
        middle = geometry.centre(ahead)
        if not self.projection.controller.camera.bounds.collidepoint(middle):
            return False
        self.cursor = ahead
        if direction in (Direction.UP, Direction.DOWN):
            self._row = middle[1]
        self._focus_on(self.cursor_on(ahead))
        self.projection.show_cell(ahead)
        return True

    @property
    def _is_led_by_keys(self) -> bool:
        """True if the focus is on the chart when playing without a mouse."""
        has_focus = any(spot.is_focused for spot in self.children())
        return has_focus and self.input.device is not Device.MOUSE
