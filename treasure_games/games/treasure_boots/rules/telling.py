"""Events for readers of records: places as printed on the chart, ships and treasure by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from treasure_games.core.codec import field_names
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


def named(hold: pieces.Hold) -> dict[str, Plain]:
    """Return the number of each kind aboard, by its name; missing kinds are left out."""
    return {kind.name: count for kind, count in zip(pieces.KINDS, hold, strict=True) if count}


def in_words(event: Event, view: View) -> Mapping[str, Plain]:
    """Return the fields of an event by name, each in words."""
    return {
        name: _SAID[name](view.chart, getattr(event, name))
        if name in _SAID
        else getattr(event, name)
        for name in field_names(type(event))
    }


_SAID: Final[Mapping[str, Callable[[Chart, Any], Plain]]] = {
    "cell": place_name,
    "cells": lambda chart, cells: [place_name(chart, cell) for cell in cells],
    "path": lambda chart, cells: [place_name(chart, cell) for cell in cells],
    "kind": lambda _chart, kind: pieces.KINDS[kind].name,
    "kinds": lambda _chart, kinds: named(kinds),
    "ship": lambda _chart, ship: ship_name(ship),
    "target": lambda _chart, ship: ship_name(ship),
    "before": lambda chart, wind: chart.grid.wind_name(wind),
    "after": lambda chart, wind: chart.grid.wind_name(wind),
}
"""How fields of that name are put in words; all others stay as they are."""
