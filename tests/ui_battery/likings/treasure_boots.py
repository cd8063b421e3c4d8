"""How the robot plays Captain Treasure Boots: it sails to treasure and ports, as it sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.ui_battery.likings import HouseRules

if TYPE_CHECKING:
    from treasure_games.games.treasure_boots.ui.table import TreasureBootsTable
    from treasure_games.table.scene import TableScene

SHORT: Final[HouseRules] = {"target": 6, "layout": "random", "start": "secret"}
SECRET: Final[HouseRules] = {"start": "secret", "target": 4, "layout": "close"}
RIPE: Final = 0
CELL: Final = "chart.cell."
ANSWERS: Final = (CELL,)
ASKED: Final = (CELL,)
FULL: Final = 3
"""With so much aboard it makes for a port."""


def liking(table: TableScene, name: str) -> int:
    """Reads nothing but what lies on the chart and on its own plate."""
    game: TreasureBootsTable = table.game  # type: ignore[assignment]
    column, row = map(int, name.removeprefix(CELL).split("."))
    return _liking_of_cell(game, game.view.chart.grid.cell(column, row))


def _liking_of_cell(game: TreasureBootsTable, cell: int) -> int:
    chart, view = game.chart, game.view
    aboard = sum(view.holds[view.ship]) if view.ship >= 0 else 0
    if cell in chart.tokens:
        return 60
    if cell in view.chart.port_cells:
        return 200 if aboard >= FULL else 4
    goals = list(view.chart.ports) if aboard >= FULL else list(chart.tokens)
    nearest = min((view.chart.grid.distance(cell, goal) for goal in goals), default=9)
    return max(1, 8 - nearest)
