"""The strangers that captains are measured against know the room in a hold (TBA-61)."""

import pytest

from tests.games.treasure_boots.scripted import Table
from tools.duel.pirates import PLANS, stranger


@pytest.mark.parametrize("name", PLANS)
def test_with_a_full_hold_a_stranger_goes_home_past_treasure(name: str) -> None:
    """It could take nothing, and would wait for ever for a cargo that wins."""
    table = Table(ships=[(4, 2), (60, 60)], holds=["GRBYG", ""], tokens={(5, 2): "R"}, hold_limit=5)
    player = stranger(name, 0, 1)
    table.do(player.choose(table.view(0), table.legal()))
    assert table.state.cells[0] in table.state.chart.port_cells
    table.do(player.choose(table.view(0), table.legal()))
    assert table.state.scores[0] == 9
