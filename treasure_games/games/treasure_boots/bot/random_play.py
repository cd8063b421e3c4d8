"""What captains who play at random draw from: on an endless sea pure chance would lose them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from treasure_games.games.treasure_boots.rules import phases
from treasure_games.games.treasure_boots.rules.actions import UNLOAD, Action
from treasure_games.games.treasure_boots.rules.charts import Chart
from treasure_games.games.treasure_boots.rules.pieces import NO_TOKEN
from treasure_games.games.treasure_boots.rules.state import State
from treasure_games.games.treasure_boots.rules.view import View

UNLOADS: Final = 6
"""How many times more often than another act a ship in port unloads."""
TREASURES: Final = 9
"""How many times more often than to open sea a ship sails to an island with a token."""
PORTS: Final = 15
"""The same for a port, if the ship is laden."""
LADEN: Final = 3
"""So many pieces in its hold make a ship laden."""


def likely(table: State | View, legal: Sequence[Any]) -> Sequence[Action]:
    """Return the legal actions near the islands, those that bring points several times over."""
    if table.phase == phases.UNLOADING:
        return (*legal, *[UNLOAD] * UNLOADS)
    if table.phase != phases.SAILING:
        return legal
    chart = table.chart
    home = _home(chart)
    near = [sail for sail in legal if sail.cell in home]
    if not near:
        near = [min(legal, key=lambda sail: chart.grid.distance(sail.cell, chart.ports[0]))]
    land, tokens = chart.land, table.tokens
    landings = [sail for sail in near if sail.cell in land]
    for sail in landings:
        if tokens[land[sail.cell]] != NO_TOKEN:
            near += [sail] * TREASURES
    if sum(table.holds[table.ship]) >= LADEN:
        for sail in landings:
            if sail.cell in chart.port_cells:
                near += [sail] * PORTS
    return near


@lru_cache(maxsize=16)
def _home(chart: Chart) -> frozenset[int]:
    """Return the cells of the printed chart and one row around it."""
    bounds = chart.bounds.widened(1)
    return frozenset(
        chart.grid.cell(column, row)
        for column in range(bounds.west, bounds.east + 1)
        for row in range(bounds.north, bounds.south + 1)
    )
