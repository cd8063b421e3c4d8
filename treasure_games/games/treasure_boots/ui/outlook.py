"""What somebody who decides sees of the chart: the choice, the own ship, rivals near enough."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Final

from treasure_games.core.game import UNKNOWN
from treasure_games.games.treasure_boots.rules import phases
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.movement import points, reach
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.ui.chart.framing import Framing
from treasure_games.games.treasure_boots.ui.chart.plan import Cell

_SCATTERED: Final = (phases.START, phases.REFITTING, phases.COMMANDING)
"""Questions whose answers may lie all over the chart."""
_TURNS: Final = 2
"""Rivals who could be here in so many turns are shown too."""


def framing(view: View, choice: Iterable[Cell], episode: Hashable) -> Framing:
    """Return what is shown while this choice is made; `episode` is whose decisions these are."""
    # Whose ship went down chooses a port: the ship in turn is a rival's then.
    has_ship = view.ship >= 0 and view.phase != phases.REFITTING
    own = view.cells[view.ship] if has_ship else NOWHERE
    cells = dict.fromkeys([*choice, *([own] if own > NOWHERE else [])])
    # Whoever may take a treasure looks at it alone.
    rivals = near_rivals(view) if view.phase not in (phases.COLLECTING, phases.REFITTING) else []
    wishes: list[tuple[Cell, ...]] = [(cell,) for cell in rivals]
    if view.phase == phases.COMMANDING:
        # Whoever sails on without a privateer sails from here next.
        wishes.insert(0, tuple(reach(view)))
    anchor = own if own > NOWHERE else None
    return Framing(episode, tuple(cells), tuple(wishes), view.phase in _SCATTERED, anchor)


def near_rivals(view: View) -> list[Cell]:
    """Return where ships lie that could come to the acting one within two turns, nearest first."""
    if view.ship < 0 or view.cells[view.ship] <= NOWHERE:
        return []
    own, grid = view.cells[view.ship], view.chart.grid
    found = []
    for ship in view.afloat:
        cell = view.cells[ship]
        if ship != view.ship and cell not in (NOWHERE, UNKNOWN):
            steps = grid.distance(own, cell)
            if steps <= _TURNS * (points(view, ship)[0] + view.house.has_drift):
                found.append((steps, cell))
    return [cell for _steps, cell in sorted(found)]
