"""Places of cells, moorings and tokens, in the world and on the screen."""

from __future__ import annotations

from pygame import FRect

from treasure_games.games.treasure_boots.ui.chart.geometry import Cell, Point
from treasure_games.games.treasure_boots.ui.chart.helm import Helm
from treasure_games.games.treasure_boots.ui.chart.lands import TOKEN_SPOT
from treasure_games.games.treasure_boots.ui.chart.pieces import Mooring, mooring
from treasure_games.games.treasure_boots.ui.chart.plan import ChartPlan


class Survey:
    """The places of one plan, seen by the camera at the helm."""

    plan: ChartPlan
    helm: Helm

    def centre(self, cell: Cell) -> Point:
        """Return the middle of a cell in the world."""
        return self.plan.geometry.centre(cell)

    def moor(self, cell: Cell, index: int = 0) -> Mooring:
        """Return the place and scale of a cell's `index`-th ship."""
        land = self.plan.lands.get(cell)
        is_port = land is not None and land.is_port
        x, y = self.centre(cell)
        return mooring(x, y, is_land=land is not None, is_port=is_port, index=index)

    def token_spot(self, cell: Cell) -> Point:
        """Return the place of an island's token, in the world."""
        x, y = self.centre(cell)
        return x + TOKEN_SPOT[0], y + TOKEN_SPOT[1]

    def to_screen(self, x: float, y: float) -> Point:
        """Return a world point in virtual units."""
        return self.helm.camera.to_screen(x, y)

    def to_world(self, x: float, y: float) -> Point:
        """Return a point of the screen in world units."""
        return self.helm.camera.to_world(x, y)

    def cell_at(self, x: float, y: float) -> Cell:
        """Return the cell under a point of the screen."""
        return self.plan.geometry.cell_at(*self.to_world(x, y))

    def cell_rect(self, cell: Cell) -> FRect:
        """Return a cell in virtual units."""
        geometry = self.plan.geometry
        x, y = geometry.centre(cell)
        return self.on_screen(
            FRect(x - geometry.half_width, y - geometry.half_height,
                  2 * geometry.half_width, 2 * geometry.half_height)
        )  # fmt: skip

    def is_over(self, x: float, y: float) -> bool:
        """Return True if a point of the screen is on the sea."""
        return bool(self.helm.camera.view.collidepoint(x, y))

    def on_screen(self, world: FRect) -> FRect:
        """Return a rectangle of the world in virtual units."""
        x, y = self.to_screen(world.left, world.top)
        zoom = self.helm.camera.zoom
        return FRect(x, y, world.width * zoom, world.height * zoom)

    def show_cell(self, cell: Cell) -> None:
        """Bring a cell well into sight."""
        x, y = self.centre(cell)
        self.helm.bring_into_sight(FRect(x - 1, y - 1, 2, 2))
