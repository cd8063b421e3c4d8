"""What the page of the rulebook's pictures can't say of ships and table."""

from collections.abc import Mapping, Sequence

from pygame import FRect

from treasure_games.games.treasure_boots.rules import phases
from treasure_games.games.treasure_boots.rules.gunnery import in_sight
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER
from treasure_games.games.treasure_boots.rules.state import State
from treasure_games.games.treasure_boots.ui.table import TreasureBootsTable


def lay(
    state: State, own: Sequence[int], rivals: Sequence[Sequence[int]], privateer: Sequence[int],
    tokens: Mapping[str, int],
) -> None:  # fmt: skip
    """Put ships and treasure there, once ports have been chosen."""
    if state.phase == phases.START:
        return
    cell = state.chart.grid.cell
    for ship, place in enumerate((own, *rivals)):
        state.cells[ship] = cell(*place)
    state.cells[FIRST_PRIVATEER] = cell(*privateer)
    state.holds[:3] = [(1, 1, 0, 1, 1, 0), (0, 0, 1, 1, 0, 0), (1, 0, 0, 0, 0, 1)]
    state.holds[FIRST_PRIVATEER] = (0, 1, 0, 0, 0, 0)
    state.afloat = (0, 1, 2, FIRST_PRIVATEER)
    numbers = [str(island.number) for island in state.chart.islands]
    for number, kind in tokens.items():
        state.tokens[numbers.index(number)] = kind
    if state.phase == phases.SHOOTING:
        state.sighted = in_sight(state, 0, state.cells[0])


def near_ship(table: TreasureBootsTable) -> FRect:
    """Return the sea round the place that the own ship sails from, clear of rim and small map."""
    cell = table.chart.cell_rect(table.view.chart.grid.cell(7, 3))
    found = cell.inflate(6.0 * cell.width, 2.5 * cell.height)
    return found.clamp(table.chart.controller.camera.open)
