"""What the result is made of: its reveal, coins on a stack, the frame, the ticks of the curve."""

from itertools import pairwise

import pytest

from treasure_games.screens.frame import FLOOR, TOP, Frame
from treasure_games.screens.result.chart import ticks
from treasure_games.screens.result.reveal import LENGTH, Reveal
from treasure_games.screens.result.stacks import coin_value
from treasure_games.stage.viewport import Viewport


@pytest.mark.parametrize("most", [0, 1, 7, 24])
def test_the_show_begins_with_nothing_and_ends_whole(most: int) -> None:
    reveal = Reveal(most)
    begun = reveal.lid, reveal.face, reveal.curve, reveal.told, reveal.cross, reveal.coins
    assert begun == (0.0, 0.0, 0.0, 0.0, 0.0, 0)
    reveal.seconds = LENGTH
    parts = reveal.lid, reveal.face, reveal.crown, reveal.curve, reveal.told, reveal.cross
    assert parts == (1.0,) * 6
    assert (reveal.coins, reveal.rolled) == (most, 1.0)


@pytest.mark.parametrize("most", [1, 7, 24])
def test_coins_come_one_by_one_and_all_before_the_end(most: int) -> None:
    reveal, seen = Reveal(most), []
    for frame in range(round(LENGTH * 60) + 1):
        reveal.seconds = frame / 60
        seen.append(reveal.coins)
    assert all(0 <= after - before <= 1 for before, after in pairwise(seen))
    assert seen.index(most) < len(seen) - 20


@pytest.mark.parametrize(
    ("highest", "value"),
    [(0, 1), (15, 1), (24, 1), (25, 2), (48, 2), (75, 5), (130, 10), (1500, 100), (2400, 100)],
)
def test_a_coin_stands_for_as_much_as_keeps_the_stacks_low(highest: int, value: int) -> None:
    assert coin_value(highest) == value


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (0, 15, [0, 5, 10, 15]),
        (0, 5, [0, 2, 4]),
        (0, 1, [0, 1]),
        (-350, 1500, [0, 500, 1000, 1500]),
        (1, 12, [5, 10]),
    ],
)
def test_the_curve_is_marked_at_a_few_round_numbers(
    low: int, high: int, expected: list[int]
) -> None:
    assert ticks(low, high) == expected


@pytest.mark.parametrize("size", [(1920, 1080), (2560, 1080), (1024, 768), (3840, 2160)])
def test_the_picture_stands_in_the_middle_on_its_floor(size: tuple[int, int]) -> None:
    viewport = Viewport(*size)
    for floor in (FLOOR, 780.0):
        frame = Frame.between(viewport, TOP, floor)
        whole = frame.rect(0.0, TOP, 1920.0, FLOOR - TOP)
        assert whole.centerx == pytest.approx(viewport.width / 2)
        assert whole.bottom == pytest.approx(floor)
        assert whole.top >= TOP - 0.01


def test_the_poster_swings_once_it_has_come_down_and_hangs_still_at_last() -> None:
    reveal, seen = Reveal(1), []
    for frame in range(round(LENGTH * 60) + 1):
        reveal.seconds = frame / 60
        seen.append(reveal.swing)
    assert max(seen) > 0.5 > -0.3 > min(seen)
    assert seen[0] == pytest.approx(0.0)
    assert all(abs(swing) < 1e-6 for swing in seen[-60:])
