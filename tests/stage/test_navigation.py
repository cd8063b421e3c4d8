"""Which control an arrow leads to where none lies straight ahead."""

from math import inf

import pytest
from pygame import FRect

from treasure_games.stage.input.intents import Direction
from treasure_games.stage.widgets.navigation import neighbour, next_column
from treasure_games.stage.widgets.widget import Control


def at(x: float, y: float) -> Control:
    control = Control(f"{x},{y}")
    control.rect = FRect(x, y, 80, 40)
    return control


@pytest.mark.parametrize("aside", [300.0, -300.0])
def test_what_lies_more_aside_than_ahead_is_no_neighbour(aside: float) -> None:
    origin, other = at(500, 100), at(500 + aside, 180)
    assert neighbour(origin, [origin, other], Direction.DOWN) is None
    assert neighbour(origin, [origin, other], Direction.DOWN, inf) is other


def test_of_those_far_aside_the_nearest_counts() -> None:
    origin, near, far = at(900, 100), at(600, 180), at(300, 180)
    assert neighbour(origin, [origin, far, near], Direction.DOWN, inf) is near


def test_nothing_above_is_ever_below() -> None:
    origin, above = at(500, 100), at(520, 20)
    assert neighbour(origin, [origin, above], Direction.DOWN, inf) is None


def test_the_next_in_the_row_comes_before_what_lies_nearer_in_another() -> None:
    """As between the buttons of two games, with those of the cabin half a step below."""
    origin, next_in_row, below = at(442, 610), at(696, 610), at(590, 672)
    assert neighbour(origin, [origin, next_in_row, below], Direction.RIGHT) is next_in_row
    assert neighbour(origin, [origin, next_in_row, below], Direction.DOWN) is below


def test_what_lies_under_one_end_of_a_broad_control_is_not_beside_it() -> None:
    broad, small, far = at(1000, 620), at(1000, 672), at(300, 500)
    broad.rect.width = 270
    assert neighbour(broad, [broad, small, far], Direction.LEFT) is far
    assert neighbour(broad, [broad, small, far], Direction.DOWN) is small


def test_at_the_end_of_a_column_comes_the_next_one() -> None:
    top, end, beside, last = at(100, 100), at(100, 160), at(500, 100), at(500, 160)
    lists = [top, end, beside, last]
    assert next_column(end, lists, Direction.DOWN) is beside
    assert next_column(beside, lists, Direction.UP) is end
    assert next_column(last, lists, Direction.DOWN) is None
    assert next_column(top, lists, Direction.UP) is None
    assert next_column(end, lists, Direction.RIGHT) is None


def test_the_last_row_of_a_grid_leads_out_of_it() -> None:
    first, second = at(100, 100), at(200, 100)
    assert next_column(first, [first, second], Direction.DOWN) is None
