"""Coins fly one by one and are gone when they land; a pile has as many as it says."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.layout_check import problems
from tests.table.pieces.bench import painted, pixels, seen
from tests.table.pieces.conftest import canvas_of, play
from treasure_games.stage.animation import Staggered
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.theme import theme_for
from treasure_games.table.pieces.coins import CoinPile, FlyingCoins

START, GOAL = (200.0, 800.0), (1500.0, 300.0)


def test_each_coin_lands_once_and_none_is_left() -> None:
    coins, landed, most = FlyingCoins(), [], 0

    def look(t: float) -> None:
        nonlocal most
        most = max(most, len(coins.sprites))

    play(coins.fly(START, GOAL, 5, theme_for(), lambda: landed.append(1)), 60, look)
    assert len(landed) == 5
    assert 1 < most <= 5
    assert coins.sprites == []


def test_coins_fly_in_an_arc_over_the_straight_way() -> None:
    coins, highest = FlyingCoins(), 0.0

    def look(t: float) -> None:
        nonlocal highest
        for coin in coins.sprites:
            share = (coin.x - START[0]) / (GOAL[0] - START[0])
            highest = max(highest, START[1] + (GOAL[1] - START[1]) * share - coin.y)

    play(coins.fly(START, GOAL, 1, theme_for()), 50, look)
    assert highest > 100.0


def test_with_less_motion_coins_are_there_almost_at_once() -> None:
    calm, lively = (
        FlyingCoins().fly(START, GOAL, 3, theme_for(reduced_motion=reduced)).duration
        for reduced in (True, False)
    )
    assert calm < lively / 2


def pile_of(count: int, text_scale: float = 1.0) -> CoinPile:
    pile = CoinPile("pile", count)
    pile.place((300.0, 600.0), 68.0, canvas_of(text_scale).context)
    return pile


@pytest.mark.parametrize(("before", "after"), [(0, 7), (7, 2), (5, 6), (6, 5), (3, 3)])
def test_a_pile_grows_and_shrinks_coin_by_coin(before: int, after: int) -> None:
    pile, counts = pile_of(before), [before]

    def count() -> None:
        counts.append(pile.count)

    change = pile.change(after, count)
    play(change, 80, lambda t: None)
    step = 1 if after > before else -1
    assert counts == list(range(before, after + step, step))


def test_five_coins_make_a_stack() -> None:
    tops = [pile_of(count).top() for count in range(11)]
    lefts = sorted({x for x, _y in tops})
    assert [[x for x, _y in tops].count(left) for left in lefts] == [5, 5, 1]
    assert all(lower[1] > upper[1] for lower, upper in pairwise(tops[:5]))


def test_a_coin_lands_where_the_pile_said_it_would() -> None:
    pile = pile_of(4)
    where = pile.top()
    before = canvas_of()
    pile.draw(before)
    pile.show(5)
    after = canvas_of()
    pile.draw(after)
    pixel = after.context.viewport.point_to_pixels(*where)
    assert painted(before).get_at(pixel) != painted(after).get_at(pixel)


@pytest.mark.parametrize("text_scale", [0.75, 1.0, 2.0])
def test_the_number_of_a_pile_fits_at_every_size_of_text(text_scale: float) -> None:
    context = canvas_of(text_scale).context
    assert problems(pile_of(120, text_scale).boxes(context), context.viewport) == []


def test_single_coins_come_and_leave_while_others_are_on_their_way() -> None:
    pile = CoinPile("pile", 3, is_numbered=False)
    play(Staggered(0.02, pile.one(1), pile.one(1), pile.one(-1)), 60, lambda t: None)
    assert pile.count == 4


def drawn(count: int, across: int = 100) -> Canvas:
    """A pile without its number, so many stacks in a row."""
    pile, canvas = CoinPile("coins", count, is_numbered=False), canvas_of()
    pile.place((100.0, 500.0), 40.0, canvas.context, across)
    pile.draw(canvas)
    return canvas


def test_stacks_beyond_a_row_stand_behind_it() -> None:
    beside, behind = seen(drawn(30)), seen(drawn(30, 3))
    assert behind.width < beside.width
    assert behind.top < beside.top


def test_every_coin_of_three_stacks_is_seen() -> None:
    pictures = [pixels(drawn(count, 3)) for count in range(1, 16)]
    assert all(one != other for one, other in pairwise(pictures))
