"""What a press on a cell means in each phase, legal or not."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from treasure_games.games.treasure_boots.rules import actions, phases, pieces
from treasure_games.games.treasure_boots.rules.movement import Route
from treasure_games.games.treasure_boots.rules.view import View


def answer_in(
    view: View, cell: int, legal: Collection[actions.Action], ways: Mapping[int, Route]
) -> actions.Action | None:
    """Return the action that is meant; None if the cell is only looked at."""
    if view.phase in (phases.START, phases.REFITTING):
        return actions.ChoosePort(cell)
    if view.phase == phases.SAILING:
        way = ways.get(cell)
        return actions.Sail(cell, way.pearls if way else 0)
    if view.phase == phases.COLLECTING:
        return actions.TAKE if cell == view.cells[view.ship] else None
    ship = ship_in(view, cell, legal)
    if ship is None:
        return None
    if view.phase == phases.COMMANDING:
        return actions.COMMAND[ship] if ship >= pieces.FIRST_PRIVATEER else None
    return actions.SHOOT[ship] if view.phase == phases.SHOOTING else None


def ship_in(view: View, cell: int, legal: Collection[actions.Action]) -> int | None:
    """Return the ship that is meant: one that may be shot at or commanded before others."""
    ships = [ship for ship, where in enumerate(view.cells) if where == cell and ship != view.ship]
    fit = [ship for ship in ships if actions.SHOOT[ship] in legal or actions.COMMAND[ship] in legal]
    return next(iter(fit or ships), None)
