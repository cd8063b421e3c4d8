"""Random play for captains, who would get lost on an endless sea by pure chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from treasure_games.games.treasure_boots.rules import phases
from treasure_games.games.treasure_boots.rules.actions import Sail
from treasure_games.games.treasure_boots.rules.charts import Chart
from treasure_games.games.treasure_boots.rules.pieces import NO_TOKEN
from treasure_games.games.treasure_boots.rules.state import State
from treasure_games.games.treasure_boots.rules.view import View

UNLOADS: Final = 6
"""How many times likelier unloading in port is than another action."""
SAILS: Final = 8
"""How many sails are drawn to choose from, which is much faster than comparing all of them."""
LADEN: Final = 3
"""The number of pieces in the hold that make a ship laden."""


def draw(table: State | View, legal: Sequence[Any], random: Callable[[], float]) -> Any:
    """Return a random legal action; those that bring points are likelier."""
    if table.phase == phases.SAILING:
        count = len(legal)
        return _chosen(table, [legal[int(random() * count)] for _ in range(SAILS)])
    if table.phase == phases.UNLOADING:  # the first action is to unload
        return legal[max(0, int(random() * (len(legal) + UNLOADS)) - UNLOADS)]
    return legal[int(random() * len(legal))]


def _chosen(table: State | View, sails: Sequence[Sail]) -> Sail:
    """Return a random sail that brings points, else one that stays near islands."""
    chart = table.chart
    land, home = chart.land, _home(chart)
    for sail in sails:
        if sail.cell in land and _brings_points(table, sail.cell):
            return sail
    for sail in sails:
        if sail.cell in home:
            return sail
    return min(sails, key=lambda sail: chart.grid.distance(sail.cell, chart.ports[0]))


def _brings_points(table: State | View, cell: int) -> bool:
    """Return True for an island with a token, and for a port if the ship is laden."""
    chart = table.chart
    if cell in chart.port_cells:
        return sum(table.holds[table.ship]) >= LADEN
    return table.tokens[chart.land[cell]] != NO_TOKEN


@lru_cache(maxsize=16)
def _home(chart: Chart) -> frozenset[int]:
    """Return the cells of the printed chart and one row around it."""
    bounds = chart.bounds.widened(1)
    return frozenset(
        chart.grid.cell(column, row)
        for column in range(bounds.west, bounds.east + 1)
        for row in range(bounds.north, bounds.south + 1)
    )
