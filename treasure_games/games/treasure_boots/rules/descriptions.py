"""Describes events for readers of records: places as on the chart, ships and treasure by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from treasure_games.core.codec import told_fields
from treasure_games.core.game import UNKNOWN, Plain
from treasure_games.games.treasure_boots.rules import pieces
from treasure_games.games.treasure_boots.rules.charts import Chart
from treasure_games.games.treasure_boots.rules.events import Event
from treasure_games.games.treasure_boots.rules.view import View


def place_name(chart: Chart, cell: int) -> str:
    """Return a port's name or an island's number, with the column and row on the chart."""
    if cell == UNKNOWN:
        return "hidden"
    column, row = chart.grid.place(cell)
    island = chart.island_at(cell)
    if island is None:
        return f"({column}, {row})"
    return f"{island.name or f'island {island.number}'} ({column}, {row})"


def ship_name(ship: int) -> str:
    """Return a privateer's name, or the seat of a player's ship."""
    if ship >= pieces.FIRST_PRIVATEER:
        return f"the {pieces.PRIVATEER_NAMES[ship - pieces.FIRST_PRIVATEER]}"
    return f"seat {ship}'s"


def cargo_by_name(hold: pieces.Hold) -> dict[str, Plain]:
    """Return the number of tokens aboard by the name of their kind, without missing kinds."""
    return {kind.name: count for kind, count in zip(pieces.KINDS, hold, strict=True) if count}


def described(event: Event, view: View) -> Mapping[str, Plain]:
    """Return the fields of an event in words."""
    return told_fields(event, view, _FORMATS)


_FORMATS: Final[Mapping[str, Callable[[Any, View], Plain]]] = {
    "cell": lambda cell, view: place_name(view.chart, cell),
    **dict.fromkeys(
        ("cells", "path"), lambda cells, view: [place_name(view.chart, cell) for cell in cells]
    ),
    "kind": lambda kind, _view: pieces.KINDS[kind].name,
    "kinds": lambda kinds, _view: cargo_by_name(kinds),
    **dict.fromkeys(("ship", "target"), lambda ship, _view: ship_name(ship)),
    **dict.fromkeys(("before", "after"), lambda wind, view: view.chart.grid.wind_name(wind)),
}
"""How fields of that name are put in words; others are unchanged."""
