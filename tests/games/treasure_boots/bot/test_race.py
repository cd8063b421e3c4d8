"""Who wins with the next turn: the chances are those of the rules, and captains act on them."""

from itertools import product
from typing import Any

import pytest

from tests.games.treasure_boots.scripted import Table
from treasure_games.games.treasure_boots.bot.combat import DIE
from treasure_games.games.treasure_boots.bot.evaluator import WEIGHTS, Evaluator
from treasure_games.games.treasure_boots.bot.race import ODDS, Race, landfalls, rolled
from treasure_games.games.treasure_boots.rules.actions import PASS, SHOOT, UNLOAD, Shoot
from treasure_games.games.treasure_boots.rules.charts import Chart
from treasure_games.games.treasure_boots.rules.movement import possible_sails, reach_from
from treasure_games.opponents.players import make_player

FAR = (160, 90)

POSITIONS: dict[str, dict[str, Any]] = {
    # Matches of captains that were lost by taking a token: the rival wins with .96 and .70.
    "a certain winner, a shot of .72": {
        "ships": [(12, 3), (16, 13), (9, 6), (7, 11)],
        "holds": ["GGRRBY", "GRBKK", "GRRBYK", "GGGRBBYK"],
        "scores": [4, 3, 5, 2],
        "privateers": [(13, 10), (11, 2), (7, 10), (12, 4), (14, 12)],
        "cargo": ["", "", "RRYY", "GBW", ""],
        "tokens": {(12, 5): "Y", (8, 4): "G", (9, 2): "Y", (7, 2): "G", (12, 8): "Y"},
        "wind": "S",
        "prey": 2,
    },
    "a likely winner, a shot of .58": {
        "ships": [(13, 9), (12, 8), (5, 12), (12, 2)],
        "holds": ["GRBKK", "GRBYY", "GGGRBBBY", "GRRBYK"],
        "scores": [5, 6, 2, 4],
        "privateers": [(12, 3), (12, 4), (14, 12)],
        "cargo": ["GGRRRYY", "GBW", ""],
        "tokens": {(12, 5): "Y", (9, 2): "Y", (7, 2): "G", (7, 7): "W", (15, 8): "R"},
        "wind": "N",
        "prey": 1,
    },
}


def captain(table: Table) -> Any:
    seat = table.asked[0]
    player = make_player("captain", "treasure_boots", seat, 1)
    return player.choose(table.view(seat), table.legal())


@pytest.mark.parametrize("name", POSITIONS)
def test_a_captain_fires_at_whoever_is_about_to_win(name: str) -> None:
    """And not at a privateer, nor does it take a token instead."""
    laid = dict(POSITIONS[name])
    assert act_of(laid) == SHOOT[laid["prey"]]


@pytest.mark.parametrize("name", POSITIONS)
def test_a_captain_spares_a_winner_whom_no_hit_can_stop(name: str) -> None:
    """TB-50: with two points to spare and Gold aboard it gives a piece that it can do without."""
    laid = dict(POSITIONS[name])
    laid["holds"] = [
        f"{hold}KK" * (seat == laid["prey"]) or hold for seat, hold in enumerate(laid["holds"])
    ]
    assert act_of(laid) != SHOOT[laid["prey"]]


def act_of(laid: dict[str, Any]) -> Any:
    """What a captain does in the end with a turn, without commanding a privateer."""
    table = Table(
        layout="A@6,0/180+1 B@0,7+1 C@12,7/180+7",
        **{name: what for name, what in laid.items() if name != "prey"},
    )
    act = None
    while table.asked == (0,) and not isinstance(act, Shoot):
        act = PASS if table.ask == "command" else captain(table)
        table.do(act)
    return act


def test_a_captain_that_can_win_does_so_first() -> None:
    table = Table(
        ships=[(8, 0), (4, 5), (8, 11), (5, 10)],
        holds=["GRRBBYYWWWK", "GGGRBYYKKK", "GGRBYYWWK", "GGGRBYWK"],
        scores=[0, 1, 1, 1],
        wind="NW",
        layout="A@4,7+3 C@0,0/180+4 D@8,0",
    )
    table.do(captain(table))
    assert captain(table) == UNLOAD


@pytest.mark.parametrize("margin", ["none", "4"])
@pytest.mark.parametrize("has_drift", [True, False])
@pytest.mark.parametrize("chart", ["hex", "square"])
def test_a_ship_comes_into_port_from_where_the_rules_say(
    chart: str, has_drift: bool, margin: str
) -> None:
    """TB-29 to TB-35: with each wind, from the sea and from islands, near the edge and far off."""
    sea = Table(chart=chart, sea_margin=margin).state.chart
    ports, bounds = set(sea.ports), sea.bounds.widened(3)
    at_sea = product(range(bounds.west, bounds.east, 4), range(bounds.north, bounds.south, 3))
    for cell in [sea.grid.cell(*place) for place in at_sea] + [one.cell for one in sea.islands]:
        reached = tuple(
            cell in ports or not ports.isdisjoint(reached_from(sea, cell, wind, has_drift))
            for wind in range(len(sea.grid.headings))
        )
        assert landfalls(sea, cell, 5, has_drift) == reached


def reached_from(sea: Chart, cell: int, wind: int, has_drift: bool) -> set[int]:
    """All cells where a move with five points may end."""
    found = reach_from(sea, cell, wind, has_drift, 5)
    return {gap + found.base for gap, cost in found.costs.items() if cost <= 5}


@pytest.mark.parametrize("chart", ["hex", "square"])
@pytest.mark.parametrize("at", [(4, 2), (8, 3), (2, 4)])
def test_the_chance_to_be_in_a_port_is_that_of_all_rolls(at: tuple[int, int], chart: str) -> None:
    """TB-16, TB-28: for each of 36 rolls the rules say whether the ship gets there."""
    table = Table(ships=[FAR, at], holds=["", "GRBYW"], scores=[0, 21], chart=chart)
    state = table.state
    found, _ = Race(state).next_wins((1,))
    wind, reached = state.wind, 0
    state.ship = 1
    for first in DIE:
        for second in DIE:
            state.wind = table.grid.turned(wind, abs(first - second))
            ends = {sail.cell for sail in possible_sails(state) if not sail.pearls}
            reached += bool(ends & state.chart.port_cells)
    assert found == {1: pytest.approx(ODDS.sure * reached / 36)}


def test_pearls_to_spare_are_sails_and_others_are_points() -> None:
    def chance(score: int) -> float:
        table = Table(ships=[FAR, (9, 4)], holds=["", "GRBYWW"], scores=[0, score])
        return Race(table.state).next_wins((1,))[0].get(1, 0.0)

    assert chance(19) == 0.0
    assert 0.0 < chance(20) < chance(22)


def test_who_moves_first_may_win_first() -> None:
    """The wind that brings one seat home has then not to be shared by another."""
    table = Table(ships=[FAR, (4, 1), (4, 1)], holds=["", "GRBY", "GRBY"], scores=[0, 12, 12])
    race = Race(table.state)
    alone, _ = race.next_wins((2,))
    wins, winds = race.next_wins((1, 2))
    assert wins[1] > 0.0
    assert wins[2] <= 1.0 - wins[1]
    assert sum(winds) == pytest.approx(1.0 - sum(wins.values()), abs=0.1)
    assert alone[2] >= wins[2]


def test_a_pearl_spent_on_defence_costs_the_win_as_a_hit_does() -> None:
    """TB-58: whoever needs every piece can't save itself by spending one."""
    table = Table(ships=[(5, 3), (5, 1), FAR], holds=["RRRR", "GRBYWW", "G"], scores=[0, 10])
    table.stay()
    state = table.state
    evaluator = Evaluator(state, 0, WEIGHTS, races=True)
    miss = evaluator.share()
    shot = evaluator.shooting(0, 1, 3, miss)
    assert shot.hit + shot.saved == pytest.approx(33 / 36)
    assert shot.share > 3 * miss


def test_winds_turn_one_roll_at_a_time() -> None:
    north = (1.0, 0.0, 0.0, 0.0)
    assert rolled(rolled(north), 2) == pytest.approx(rolled(north, 3))
