"""A robot at the chart: it sails to treasure and ports, as it sees them there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.e2e.robot import Robot

if TYPE_CHECKING:
    from treasure_games.games.treasure_boots.ui.table import TreasureBootsTable

CELL: Final = "chart.cell."
FULL: Final = 3
"""With so much aboard it makes for a port."""


class Captain(Robot):
    """Reads nothing but what lies on the chart and on its own plate."""

    @property
    def game(self) -> TreasureBootsTable:
        """The table of the chart."""
        game: TreasureBootsTable = self.table.game  # type: ignore[assignment]
        return game

    def _liking(self, name: str) -> int:
        if name.startswith(CELL):
            column, row = map(int, name.removeprefix(CELL).split("."))
            return self._liking_of_cell(self.game.view.chart.grid.cell(column, row))
        return 1 if name.startswith("pick.") and self._is_unloading else super()._liking(name)

    @property
    def _is_unloading(self) -> bool:
        return "choice.unload" in self.hands.names()

    def _liking_of_cell(self, cell: int) -> int:
        chart, view = self.game.chart, self.game.view
        aboard = sum(view.holds[view.ship]) if view.ship >= 0 else 0
        if cell in chart.tokens:
            return 60
        if cell in view.chart.port_cells:
            return 200 if aboard >= FULL else 4
        goals = list(view.chart.ports) if aboard >= FULL else list(chart.tokens)
        nearest = min((view.chart.grid.distance(cell, goal) for goal in goals), default=9)
        return max(1, 8 - nearest)
