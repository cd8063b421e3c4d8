"""A pile has as many coins as it says; piles lie beside those whose they are."""

from itertools import pairwise

import pytest

from tests.table.pieces.bench import painted, pixels, seen
from tests.table.pieces.conftest import canvas_of, play
from treasure_games.games.bluffaneer.ui.coins import CoinPile
from treasure_games.games.bluffaneer.ui.layout import Layout
from treasure_games.stage.animation import Staggered
from treasure_games.stage.canvas import Canvas


def pile_of(count: int) -> CoinPile:
    pile = CoinPile(count)
    pile.place((300.0, 600.0), 68.0, 3)
    return pile


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


def test_single_coins_come_and_leave_while_others_are_on_their_way() -> None:
    pile = CoinPile(3)
    play(Staggered(0.02, pile.one(1), pile.one(1), pile.one(-1)), 60, lambda t: None)
    assert pile.count == 4


def drawn(count: int, across: int) -> Canvas:
    """A pile with so many stacks in a row."""
    pile, canvas = CoinPile(count), canvas_of()
    pile.place((300.0, 500.0), 40.0, across)
    pile.draw(canvas)
    return canvas


def test_stacks_beyond_a_row_stand_behind_it() -> None:
    beside, behind = seen(drawn(30, 6)), seen(drawn(30, 3))
    assert behind.width < beside.width
    assert behind.top < beside.top


def test_every_coin_of_three_stacks_is_seen() -> None:
    pictures = [pixels(drawn(count, 3)) for count in range(1, 16)]
    assert all(one != other for one, other in pairwise(pictures))


@pytest.mark.parametrize("seats", [4, 6])
def test_coins_lie_beside_the_plate_on_the_rail(seats: int) -> None:
    layout = Layout(canvas_of().context, seats, 0, 60.0, False)
    for station in layout.stations(-1).values():
        (x, y), coin, across = layout.pile(station)
        plate, length = layout.plate(station), coin * across * 1.08
        assert plate.top < y < plate.bottom
        assert x - 12.0 == plate.right if across > 0 else x + 12.0 == plate.left
        assert layout.room.left < x + length < layout.room.right
    assert layout.own_plate.collidepoint(layout.pile(None)[0])


def test_a_row_may_go_to_the_left() -> None:
    right, left = seen(drawn(12, 3)), seen(drawn(12, -3))
    assert left.right <= right.left + 3
    assert right.width == pytest.approx(left.width, abs=3)
