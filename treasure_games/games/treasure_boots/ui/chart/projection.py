"""Where the camera has cells and ships on the screen."""

from collections.abc import Iterable

from pygame import FRect

from treasure_games.games.treasure_boots.ui.chart.camera_controller import CameraController
from treasure_games.games.treasure_boots.ui.chart.lands import TOKEN_SPOT
from treasure_games.games.treasure_boots.ui.chart.plan import (
    Cell,
    ChartPlan,
    Mooring,
    Point,
    around,
    moor,
)


class Projection:
    """The places of one plan, seen by the camera at the controller."""

    plan: ChartPlan
    controller: CameraController

    def centre(self, cell: Cell) -> Point:
        """Return the middle of a cell in the world."""
        return self.plan.geometry.centre(cell)

    def moor(self, cell: Cell, index: int = 0, ships: Iterable[Cell] = ()) -> Mooring:
        """Return the place and scale of a cell's `index`-th ship, with these of others."""
        at_sea = sorted({one for one in ships if one not in self.plan.lands} - {cell})
        return moor(self.plan, cell, index, tuple(map(self.centre, at_sea)))

    def token_spot(self, cell: Cell) -> Point:
        """Return the place of an island's token, in the world."""
        x, y = self.centre(cell)
        return x + TOKEN_SPOT[0], y + TOKEN_SPOT[1]

    def to_screen(self, x: float, y: float) -> Point:
        """Return a world point in virtual units."""
        return self.controller.camera.to_screen(x, y)

    def cell_at(self, x: float, y: float) -> Cell:
        """Return the cell under a point of the screen."""
        return self.plan.geometry.cell_at(*self.controller.camera.to_world(x, y))

    def cell_rect(self, cell: Cell) -> FRect:
        """Return a cell in virtual units."""
        geometry = self.plan.geometry
        size = 2 * geometry.half_width, 2 * geometry.half_height
        return self.on_screen(around(geometry.centre(cell), *size))

    def is_over(self, x: float, y: float) -> bool:
        """Return True if a point of the screen is on the sea."""
        return bool(self.controller.camera.view.collidepoint(x, y))

    def on_screen(self, world: FRect) -> FRect:
        """Return a rectangle of the world in virtual units."""
        x, y = self.to_screen(world.left, world.top)
        zoom = self.controller.camera.zoom
        return FRect(x, y, world.width * zoom, world.height * zoom)

    def show_cell(self, cell: Cell) -> None:
        """Bring a cell well into sight."""
        self.controller.bring_into_sight(around(self.centre(cell), 2.0))
