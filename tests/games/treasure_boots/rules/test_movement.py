"""Where ships can sail: points, wind, drift, islands, other ships and pearls."""

from itertools import pairwise
from typing import Any

import pytest

from tests.games.treasure_boots.scripted import Table
from treasure_games.games.treasure_boots.rules.charts import chart_of
from treasure_games.games.treasure_boots.rules.events import ShipMoved
from treasure_games.games.treasure_boots.rules.grid import axes
from treasure_games.games.treasure_boots.rules.movement import (
    cost_to,
    reach,
    reach_from,
    route_to,
    ways_from,
)

SEA = (4, 40)
FAR = (60, 90)

SQUARE_FROM_S = """
 .  .  3  3  3  3  3  3  3  .  .
 .  .  3  2  2  2  2  2  3  .  .
 .  .  3  2  1  1  1  2  3  .  .
 .  .  3  2  1  0  1  2  3  .  .
 .  .  3  2  1  S  1  2  3  .  .
 .  .  .  3  2  3  2  3  .  .  .
"""
HEX_FROM_ORIGIN = """
(0,0)0 (0,-1)0 (0,-2)1 (0,-3)2 (0,-4)3 (1,-1)1 (1,-2)1 (1,-3)2 (1,-4)3 (1,0)2 (2,-1)3 (2,-2)2
(2,-3)2 (2,-4)3 (3,-3)3 (3,-4)3 (-1,0)1 (-1,-1)1 (-1,-2)2 (-1,-3)3 (-1,1)2 (-2,1)3 (-2,0)2
(-2,-1)2 (-2,-2)3 (-3,0)3 (-3,-1)3
"""


def costs(grid: str, most: int, drift: bool = True) -> dict[tuple[int, int], int]:
    """On the open sea, wind north: the least points to each cell, by its axes from the start."""
    chart = chart_of(grid, "A@0,0 B@8,0")
    start = chart.grid.cell(500, 500)
    found = reach_from(chart, start, 0, drift, most)
    here = axes(start)
    cells = {gap + found.base: cost for gap, cost in found.costs.items() if cost <= most}
    places = {cell: axes(cell) for cell in cells}
    near = {(at[0] - here[0], at[1] - here[1]): cells[cell] for cell, at in places.items()}
    return {(0, 0): 0, **near}


def at_sea(**options: Any) -> Table:
    """Two empty ships far from any land and from each other."""
    return Table(ships=[SEA, FAR], **options)


def test_tb_32_the_hex_test_vector_of_three_points_and_the_drift() -> None:
    """TB-28 to TB-32 on the open sea, wind north: 27 cells."""
    wanted = {}
    for word in HEX_FROM_ORIGIN.split():
        place, _, cost = word.rpartition(")")
        q, r = place[1:].split(",")
        wanted[(int(q), int(r))] = int(cost)
    assert costs("hex", 3) == wanted


def test_tb_32_the_square_test_vector_of_three_points_and_the_drift() -> None:
    """TB-28 to TB-32 on the open sea, wind north: 40 cells."""
    rows = [line.split() for line in SQUARE_FROM_S.strip().splitlines()]
    wanted = {
        (x - 5, y - 4): 0 if mark == "S" else int(mark)
        for y, row in enumerate(rows)
        for x, mark in enumerate(row)
        if mark != "."
    }
    assert costs("square", 3) == wanted


@pytest.mark.parametrize(
    ("grid", "most", "cells"),
    [("hex", 3, 27), ("hex", 4, 43), ("hex", 5, 60), ("hex", 6, 83), ("hex", 7, 106),
     ("square", 3, 40), ("square", 4, 64), ("square", 5, 93), ("square", 6, 128),
     ("square", 7, 168)],
)  # fmt: skip
def test_tb_28_how_many_cells_so_many_points_reach(grid: str, most: int, cells: int) -> None:
    assert len(costs(grid, most)) == cells


@pytest.mark.parametrize(("grid", "cells"), [("hex", 20), ("square", 33)])
def test_tba_04_without_the_drift_fewer_cells_are_in_reach(grid: str, cells: int) -> None:
    """TBA-04: the house rule takes the free step away."""
    assert len(costs(grid, 3, drift=False)) == cells


def test_tb_29_straight_upwind_takes_a_zigzag() -> None:
    """TB-29: on hexes two slants of 2 for one cell; on squares 3, 4 and 7 for one, two, three."""
    assert [costs("hex", 12, drift=False)[(0, up)] for up in (1, 2)] == [4, 8]
    assert [costs("square", 12, drift=False)[(0, up)] for up in (1, 2, 3)] == [3, 4, 7]


@pytest.mark.parametrize("grid", ["hex", "square"])
def test_every_wind_reaches_alike(grid: str) -> None:
    """Turning the wind turns the whole field of reach, and changes no cost."""
    chart = chart_of(grid, "A@0,0 B@8,0")
    start = chart.grid.cell(500, 500)
    fields = [
        sorted(cost for cost in reach_from(chart, start, wind, True, 3).costs.values() if cost <= 3)
        for wind in range(len(chart.grid.headings))
    ]
    assert all(field == fields[0] for field in fields)


@pytest.mark.parametrize("grid", ["hex", "square"])
def test_the_ways_cost_what_the_reach_says(grid: str) -> None:
    """Two ways of working it out agree near land, and every way is made of steps."""
    chart = chart_of(grid, "A@0,0 B@8,0")
    shape = chart.grid
    for start in [*chart.land, shape.cell(4, 3), shape.cell(8, 2), shape.cell(-2, -2)]:
        for wind in range(len(shape.headings)):
            ways = ways_from(chart, start, wind, True, 4)
            found = reach_from(chart, start, wind, True, 4)
            wanted = {gap + found.base: cost for gap, cost in found.costs.items() if cost <= 4}
            assert {cell: way[0] for cell, way in ways.items()} == {start: 0, **wanted}
            for cost, path, drift in ways.values():
                steps = [after - before for before, after in pairwise(path)]
                prices = [shape.costs[wind][shape.deltas.index(step)] for step in steps]
                assert sum(prices) - (prices[drift - 1] if drift else 0) == cost
                assert not drift or steps[drift - 1] == shape.drifts[wind]
                assert not any(cell in chart.land for cell in path[1:-1])
            for goal in [*ways][::5]:
                assert ways_from(chart, start, wind, True, 4, goal)[goal] == ways[goal]


def test_tb_28_three_points_and_one_more_for_each_sails() -> None:
    assert len(at_sea(wind="N").legal()) == 27
    assert len(at_sea(wind="N", holds=["G"]).legal()) == 43
    assert len(at_sea(wind="N", holds=["GGR"]).legal()) == 60
    assert len(at_sea(wind="N", base_move=4).legal()) == 43


def test_tb_29_and_tb_28_refusals_say_why_a_cell_cannot_be_reached() -> None:
    """TB-29 straight upwind, TB-28 too far; the sentences name the points."""
    table = at_sea(wind="N")
    assert table.far((4, 41)) == "TB-29"
    assert table.far((4, 43)) == "TB-29"
    assert table.far((4, 35)) == "TB-28"
    assert table.far((30, 40)) == "TB-28"


def test_tba_12_staying_is_a_move_too() -> None:
    """TBA-12: its own cell costs nothing; nobody leaves the place out by passing."""
    table = at_sea(wind="N")
    assert table.cells()[SEA] == 0
    assert table.stay()[:2] == ["turn_ended", "turn_started"]
    assert table.at(0) == SEA


def test_tb_32_and_tba_05_the_drift_comes_whenever_it_helps() -> None:
    """TBA-05: before, between or after the steps that cost."""
    table = at_sea(wind="N")
    table.sail((4, 36))
    moved = table.event(ShipMoved)
    assert (moved.cost, moved.pearls) == (3, 0)
    assert len(moved.path) == 5
    assert moved.drift in range(1, 5)


def test_tba_07_the_drift_needs_no_points() -> None:
    """TBA-07, TBA-04: the step downwind is free, and nobody has to take it."""
    table = at_sea(wind="N")
    assert cost_to(table.state, 0, table.cell((4, 39)), 0) == 0
    table.sail((4, 39))
    moved = table.event(ShipMoved)
    assert (moved.cost, moved.drift, len(moved.path)) == (0, 1, 2)


def test_tb_33_ships_are_passed_but_not_stopped_on() -> None:
    """TB-33, TBA-06: with the drift too."""
    table = Table(ships=[SEA, (4, 39)], privateers=[(4, 38)], wind="N")
    assert table.far((4, 39)) == "TB-33"
    assert table.far((4, 38)) == "TB-33"
    assert (4, 37) in table.cells()
    table.sail((4, 37))
    assert table.event(ShipMoved).path == tuple(table.cell((4, row)) for row in (40, 39, 38, 37))


def test_tb_34_an_island_is_entered_or_left_but_not_crossed() -> None:
    """TB-34: wind north, below the island 4 at (5, 2): past it costs a point more than through."""
    table = Table(ships=[(5, 3), FAR], wind="N")
    assert (5, 2) in table.cells()
    behind = reach(table.state)[table.cell((5, 1))]
    assert behind.cost == 2
    assert table.cell((5, 2)) not in behind.path


def test_tb_34_from_an_island_the_sea_is_open() -> None:
    """TB-34, TBA-11: out of one island and into another in the same move."""
    table = Table(ships=[(5, 2), FAR], wind="N")
    assert (5, 0) in table.cells()
    table.sail((5, 0))
    assert table.at(0) == (5, 0)


def test_tba_09_ports_stop_a_move_too() -> None:
    """TBA-09, TBA-06: wind north, the port a at (5, 0) lies in the way of the free drift."""
    table = Table(ships=[(5, 1), FAR], wind="N")
    assert (5, 0) in table.cells()
    straight = [table.cell((5, row)) for row in (1, 0, -1)]
    assert reach(table.state)[table.cell((5, -1))].path != tuple(straight)


def test_tb_34_the_refusal_names_the_island() -> None:
    """TB-34: in line behind the island 4 and the port a, four cells straight downwind."""
    table = Table(ships=[(5, 3), FAR], wind="N")
    assert table.far((5, -1)) == "TB-34"


def test_tba_10_returning_to_the_same_island_is_staying() -> None:
    """TBA-10: it costs nothing, and is the same action."""
    table = Table(ships=[(5, 2), FAR], tokens={(5, 2): "R"})
    assert table.cells()[(5, 2)] == 0
    table.stay()
    assert table.ask == "collect"


def test_tba_14_an_island_with_a_ship_is_no_place_to_stop() -> None:
    """TBA-14, TBA-36: a privateer on its island keeps others off it."""
    table = Table(ships=[(5, 3), FAR], privateers=[(5, 2)], wind="N")
    assert table.far((5, 2)) == "TB-33"


def test_tb_10_only_ports_hold_several_ships() -> None:
    """TB-10: stopping with another is fine in a port."""
    table = Table(ships=[(5, 1), (5, 0)], wind="N")
    table.sail((5, 0))
    assert table.at(0) == table.at(1) == (5, 0)


def test_tb_04_and_tb_35_the_sea_goes_on_beyond_the_sections() -> None:
    """TB-04, TB-35: in the west of the chart, wind blowing west."""
    table = Table(ships=[(0, 2), FAR], wind="W", chart="square")
    table.sail((-4, 2))
    assert table.at(0) == (-4, 2)


def test_tba_54_by_house_rule_the_sea_ends_four_cells_out() -> None:
    """TBA-54: no way leads there, or through there."""
    table = Table(ships=[(-3, 2), FAR], wind="W", chart="square", sea_margin=4)
    assert table.cells().keys() >= {(-4, 2)}
    assert all(column >= -4 for column, _ in table.cells())
    assert table.far((-5, 2)) == "TBA-54"


def test_tb_59_pearls_buy_points_as_many_as_it_takes() -> None:
    """TB-59, TBA-15: one action for each cell, with the least pearls, which go to the box."""
    table = at_sea(wind="N", holds=["WK"])
    assert len(table.cells()) == 60
    assert table.cells()[(4, 35)] == 1
    assert table.cells()[(4, 34)] == 2
    assert table.far((4, 35), 0) == "TB-59"
    assert table.far((4, 35), 2) == "TB-59"
    assert table.far((4, 33), 2) == "TB-28"
    box = table.state.box
    assert table.sail((4, 35), 1)[:2] == ["pearls_spent", "ship_moved"]
    assert table.hold(0) == "K"
    assert table.state.box[4] == box[4] + 1
    assert table.event(ShipMoved).pearls == 1


def test_tba_15_the_way_is_the_cheapest_and_always_the_same() -> None:
    """TBA-15: only the end and the pearls are chosen."""
    one, other = at_sea(wind="N"), at_sea(wind="N")
    for cell in one.cells():
        first = route_to(one.state, 0, one.cell(cell))
        assert first == route_to(other.state, 0, other.cell(cell))
        assert first == reach(one.state)[one.cell(cell)]


def test_reach_shows_any_ship_and_what_its_pearls_would_buy() -> None:
    table = at_sea(wind="N", holds=["", "GW"])
    assert len(reach(table.state)) == 27
    others = reach(table.view(), 1)
    assert len(others) == 60
    assert sum(route.pearls > 0 for route in others.values()) == 17


@pytest.mark.parametrize("chart", ["hex", "square"])
def test_whoever_can_come_to_land_is_not_far_out(chart: str) -> None:
    """Only beyond the reach of all land may it be forgotten."""
    table = Table(chart=chart, boards=4, layout="apart")
    near, state = set(table.state.chart.land), table.state
    for steps in range(1, 6):
        near |= {around for cell in near for around in state.chart.grid.neighbours(cell)}
        assert not any(state.chart.is_far_out(cell, steps) for cell in near)
    for place in ((-20, 5), (60, 5), (5, -30), (5, 60)):
        assert state.chart.is_far_out(table.cell(place), 5)


def test_tba_12_staying_takes_no_pearl() -> None:
    table = at_sea(wind="N", holds=["WW"])
    here = table.at(0)
    assert here is not None
    assert table.cells()[here] == 0
    assert table.far(here, 1) == "TB-59"
