"""What deckhands never do: leave treasure and points, waste pearls, and sail past a victory."""

from typing import Any

import pytest

from tests.games.deckhands import decisions
from tests.games.treasure_boots.scripted import Table
from treasure_games.games.treasure_boots.bot.mind import MIND
from treasure_games.games.treasure_boots.rules import phases
from treasure_games.games.treasure_boots.rules.actions import KEEP, PASS, SPEND, TAKE, UNLOAD, Sail
from treasure_games.games.treasure_boots.rules.pieces import RUM, SAILS, pearls
from treasure_games.opponents.personas import PERSONAS

PORT, FAR = (5, 0), (60, 90)
BONUS = (0, 0, 1, 2, 4)


def worth(state: Any, hold: Any) -> int:
    gold = (state.house.gold_value - 1) * hold[3]
    return sum(hold) + gold + BONUS[sum(count > 0 for count in hold[:4])]


def hits(state: Any, count: int) -> int:
    """Of the six defences, those that this number of pearls beats."""
    hold = state.holds[state.target]
    margin = state.attack + count - hold[RUM] - pearls(hold)
    return sum(margin >= die for die in range(1, 7))


def test_no_treasure_is_left_and_no_pearl_wasted() -> None:
    met = {phases.COLLECTING: 0, phases.UNLOADING: 0, phases.ATTACKING: 0}
    for state, _, _, action in decisions("treasure_boots", 12):
        if state.phase in met:
            met[state.phase] += 1
            assert action != PASS
        if state.phase == phases.ATTACKING:
            fewer = [hits(state, count) for count in range(action.pearls)]
            assert all(chance < hits(state, action.pearls) for chance in fewer)
    assert all(met.values())


def test_who_can_win_at_once_does() -> None:
    met = 0
    for state, seat, legal, action in decisions("treasure_boots", 12):
        missing, hold = state.house.target - state.scores[seat], state.holds[seat]
        if state.phase == phases.UNLOADING and worth(state, hold) - sum(state.kept) >= missing:
            met += 1
            assert action == UNLOAD
        if state.phase == phases.SAILING and state.ship == seat:
            free = [one for one in legal if one.cell in state.chart.port_cells and not one.pearls]
            if free and worth(state, hold) >= missing:
                met += 1
                assert action.cell in state.chart.port_cells
    assert met


def in_port(**laid: Any) -> Table:
    table = Table(ships=[PORT, FAR], **laid)
    table.skip_privateers()
    return table


@pytest.mark.parametrize("persona", PERSONAS)
def test_the_last_points_are_unloaded_whatever_else_one_likes(persona: str) -> None:
    table = in_port(holds=["GG"], scores=[28], tokens={(5, 2): "R"})
    policy = MIND.policy(table.view(0), table.legal(), level="deckhand", persona=PERSONAS[persona])
    assert {table.place(sail.cell) for sail in policy if isinstance(sail, Sail)} == {PORT}
    table.stay()
    policy = MIND.policy(table.view(0), table.legal(), level="deckhand", persona=PERSONAS[persona])
    assert policy == {UNLOAD: 1.0}
    assert MIND.sensible(table.view(0), table.legal()) == [UNLOAD]
    assert KEEP[SAILS] in table.legal()


def test_pearls_that_change_nothing_are_spared() -> None:
    """The attack hits anyhow."""
    table = Table(ships=[(60, 60), (60, 59)], holds=["RRRRRRRRWWW", "GG"])
    table.skip_privateers()
    table.stay()
    table.do(table.legal()[0], 6)
    assert table.ask == "attack"
    assert len(table.legal()) > 1
    assert MIND.sensible(table.view(0), table.legal()) == [SPEND[0]]


def test_an_island_is_never_left_with_its_treasure() -> None:
    table = in_port(holds=["RRRRR"], tokens={(5, 2): "R"}, wind="S")
    table.sail((5, 2))
    assert MIND.sensible(table.view(0), table.legal()) == [TAKE]


def test_who_has_enough_aboard_sails_home() -> None:
    met = 0
    for state, seat, legal, action in decisions("treasure_boots", 20, seats=2):
        enough = worth(state, state.holds[seat]) >= state.house.target - state.scores[seat]
        if state.phase == phases.SAILING and state.ship == seat and enough:
            before, after = (steps_home(state, cell) for cell in (state.cells[seat], action.cell))
            if any(steps_home(state, one.cell) < before for one in legal if not one.pearls):
                met += 1
                assert after < before
    assert met


def steps_home(state: Any, cell: int) -> int:
    return min(state.chart.grid.distance(cell, port) for port in state.chart.ports)
