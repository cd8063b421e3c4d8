"""Two grids behind one interface: directions, winds and costs, lines, places and points."""

import pytest

from tests.games.treasure_boots.odds import TWO_DICE, wind_odds
from treasure_games.games.treasure_boots.rules.grid import (
    BARRED,
    HEX,
    NOWHERE,
    ORIGIN,
    SQUARE,
    Grid,
    axes,
)

HEX_COSTS = """
N  : 1 1 2 X 2 1
NE : 1 1 1 2 X 2
SE : 2 1 1 1 2 X
S  : X 2 1 1 1 2
SW : 2 X 2 1 1 1
NW : 1 2 X 2 1 1
"""
SQUARE_COSTS = """
N : 1 1 1 2 X 2 1 1
E : 1 1 1 1 1 2 X 2
S : X 2 1 1 1 1 1 2
W : 1 2 X 2 1 1 1 1
"""
BOTH = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=lambda grid: grid.name)


def table_of(grid: Grid) -> str:
    rows = [""]
    for wind, heading in enumerate(grid.headings):
        costs = ["X" if cost == BARRED else str(cost) for cost in grid.costs[wind]]
        width = 2 if grid is HEX else 1
        rows.append(f"{grid.directions[heading].short:{width}} : {' '.join(costs)}")
    return "\n".join([*rows, ""])


def test_hx_04_and_tb_29_tb_30_tb_31_what_each_step_costs_in_each_wind_on_hexes() -> None:
    """HX-04: TB-29 straight upwind barred, TB-30 upwind slants 2, TB-31 all else 1."""
    assert table_of(HEX) == HEX_COSTS


def test_tb_29_and_tb_30_tb_31_what_each_step_costs_in_each_wind_on_squares() -> None:
    """TB-29, TB-30, TB-31: the rulebook's own chart, where beam winds cost 1."""
    assert table_of(SQUARE) == SQUARE_COSTS


@BOTH
def test_tb_32_the_drift_goes_where_the_wind_blows(grid: Grid) -> None:
    """TBA-02: a wind is named for where it blows to; the drift goes there."""
    for wind, heading in enumerate(grid.headings):
        assert grid.drifts[wind] == grid.deltas[heading]
        assert grid.wind_name(wind) == grid.directions[heading].name
        assert grid.costs[wind][heading] == 1


def test_hx_01_and_hx_02_there_is_a_due_north_and_each_direction_is_a_wind() -> None:
    """HX-01: flat-top hexes have a neighbour due north. HX-02: six winds."""
    assert [direction.short for direction in HEX.directions] == ["N", "NE", "SE", "S", "SW", "NW"]
    assert HEX.headings == (0, 1, 2, 3, 4, 5)
    x, y = HEX.centre(ORIGIN + HEX.deltas[0])
    assert x == 0
    assert y < 0


def test_tb_15_squares_have_four_winds() -> None:
    """TB-15: north, east, south or west, though ships step eight ways."""
    assert [SQUARE.wind_name(wind) for wind in range(4)] == ["north", "east", "south", "west"]
    assert len(SQUARE.directions) == 8


def test_tb_16_and_tb_17_on_squares_a_point_is_a_quarter_and_four_are_none() -> None:
    """TB-16, TB-17: 90 degrees clockwise for each point of difference."""
    assert [SQUARE.turned(0, steps) for steps in range(6)] == [0, 1, 2, 3, 0, 1]
    assert SQUARE.turned(3, 1) == 0


def test_hx_03_on_hexes_a_point_is_sixty_degrees_and_every_heading_can_follow() -> None:
    """HX-03, TBA-58: a difference of 4 turns the wind too; only doubles leave it."""
    assert [HEX.turned(0, steps) for steps in range(6)] == [0, 1, 2, 3, 4, 5]
    assert HEX.turned(5, 4) == 3


@BOTH
def test_tb_16_the_winds_after_each_throw_are_known_beforehand(grid: Grid) -> None:
    """TB-16: for every wind and every difference of two dice."""
    for wind in range(len(grid.headings)):
        assert grid.turns[wind] == tuple(grid.turned(wind, steps) for steps in range(6))


def test_the_wind_turns_as_often_as_two_dice_differ() -> None:
    assert wind_odds(HEX) == (6, 10, 8, 6, 4, 2)
    assert wind_odds(SQUARE) == (10, 12, 8, 6)
    assert sum(TWO_DICE) == 36


@BOTH
def test_tb_35_the_grid_has_no_edge(grid: Grid) -> None:
    """TB-04, TB-35: places far off on every side are cells like others."""
    for place in [(0, 0), (-900, 450), (1000, -1000), (7, 6), (-1, -1)]:
        cell = grid.cell(*place)
        assert cell > NOWHERE
        assert grid.place(cell) == place
        assert all(grid.distance(cell, next_door) == 1 for next_door in grid.neighbours(cell))


@BOTH
def test_neighbours_lie_in_the_direction_that_they_are_named_for(grid: Grid) -> None:
    from math import atan2, degrees

    for column in (4, 5):
        cell = grid.cell(column, 3)
        x, y = grid.centre(cell)
        for direction in grid.directions:
            to_x, to_y = grid.centre(cell + direction.delta)
            assert degrees(atan2(to_x - x, y - to_y)) % 360 == pytest.approx(direction.degrees)


def test_hx_06_odd_columns_lie_half_a_cell_lower() -> None:
    """HX-06: the same columns and rows serve both charts."""
    (_, even), (_, odd) = HEX.centre(HEX.cell(2, 1)), HEX.centre(HEX.cell(3, 1))
    assert odd - even == pytest.approx(3**0.5 / 2)
    assert axes(HEX.cell(3, 1)) == (3, 0)
    assert axes(SQUARE.cell(3, 1)) == (3, 1)


@BOTH
def test_a_point_belongs_to_the_cell_around_it(grid: Grid) -> None:
    for column in range(-7, 9):
        for row in range(-7, 9):
            cell = grid.cell(column, row)
            x, y = grid.centre(cell)
            assert grid.cell_at(x, y) == cell
            for corner_x, corner_y in grid.corners:
                assert grid.cell_at(x + 0.95 * corner_x, y + 0.95 * corner_y) == cell


@BOTH
def test_hx_05_and_tb_44_straight_lines_run_along_every_direction_and_no_other_way(
    grid: Grid,
) -> None:
    """HX-05, TB-44: six lines on hexes, eight on squares, however long (TBA-23)."""
    start = grid.cell(3, 3)
    for number, delta in enumerate(grid.deltas):
        for steps in (1, 2, 7, 60, 300):
            assert grid.ray(start, start + steps * delta) == (number, steps)
            line = grid.line(start, start + steps * delta)
            assert line == tuple(start + step * delta for step in range(1, steps))
    around = {start + a * delta + b * other for delta in grid.deltas for other in grid.deltas
              for a in range(4) for b in range(4)}  # fmt: skip
    straight = {start + steps * delta for delta in grid.deltas for steps in range(1, 9)}
    assert all((grid.ray(start, cell) is not None) == (cell in straight) for cell in around)
    assert grid.ray(start, start) is None


@BOTH
def test_distance_counts_steps(grid: Grid) -> None:
    start = grid.cell(3, 3)
    ring, seen = {start}, {start}
    for steps in range(1, 6):
        ring = {near for cell in ring for near in grid.neighbours(cell)} - seen
        seen |= ring
        assert all(grid.distance(start, cell) == steps for cell in ring)
        assert len(ring) == (6 if grid is HEX else 8) * steps
