"""Pieces step up to a plank one by one, and wax waits for the verdict."""

import pytest
from pygame import FRect

from tests.table.pieces.bench import GREY, painted, seen
from tests.table.pieces.conftest import canvas_of
from treasure_games.games.scallywager.ui.count_board import DiceCountBoard, beside_sum
from treasure_games.stage.animation import Owners
from treasure_games.stage.theme import theme_for

ROOM = FRect(130, 602, 1660, 240)


def counting(places: int) -> DiceCountBoard:
    made = DiceCountBoard()
    made.place(ROOM, FRect(660, 870, 600, 180), 1080.0)
    made.begin(places)
    return made


@pytest.mark.parametrize("places", [1, 2, 7, 12, 25])
def test_the_plank_has_a_place_for_each_claimed_piece(places: int) -> None:
    one = counting(places)
    assert ROOM.inflate(2, 2).contains(one.rect)
    spots = [one.spot(index) for index in range(places)]
    assert len({x for x, _y, _side in spots}) == places
    assert all(one.rect.collidepoint(x, y) for x, y, _side in spots)


def test_those_without_a_place_go_on_in_the_same_row_beyond_its_end() -> None:
    one = counting(2)
    spots = [one.spot(index) for index in range(4)]
    assert len({(y, side) for _x, y, side in spots}) == 1
    assert not one.rect.collidepoint(*spots[2][:2])
    assert [x for x, _y, _side in spots] == sorted(x for x, _y, _side in spots)
    one.arrived = ["emblems/skull"] * 3
    assert one.reach.right > one.rect.right + 40.0, "what is asked stays clear of them"


def test_the_seal_falls_prints_once_and_is_taken_away() -> None:
    one, printed = counting(3), []
    one.hang_seal()
    theme = theme_for()
    fall = one.fall(is_true=False, theme=theme, on_print=lambda: printed.append(one.seal))
    fall.begin(Owners())
    for step in range(21):
        fall.at(step / 20)
    assert one.wax == "wax_lie"
    assert printed == [1.0]
    assert one.seal < 0.0
    one.hang_seal()
    assert one.away == 0.0


@pytest.mark.parametrize("places", [1, 3, 6, 9, 25])
def test_the_seal_hangs_clear_of_what_is_above_and_beside_the_plank(places: int) -> None:
    """Plates, and the dice before them, are above the plank's room."""
    one, canvas = counting(places), canvas_of()
    one.hang_seal()
    one.stamp.draw(canvas)
    seal, viewport = seen(canvas), canvas.context.viewport
    room = FRect(ROOM.left - 130.0, ROOM.top - 60.0, ROOM.width + 130.0, ROOM.height + 60.0)
    assert viewport.to_pixels(room).contains(seal)
    assert not seal.collidepoint(viewport.point_to_pixels(*one.spot(0)[:2]))


def test_the_sum_stays_when_a_piece_has_left() -> None:
    one = counting(3)
    for _piece in range(2):
        one.arrived.append("emblems/skull")
    one.total = 3
    shown = [box.text_size for box in one.boxes(canvas_of().context)]
    assert len(shown) == 2
    canvas = canvas_of()
    one.draw(canvas)
    middle = canvas.context.viewport.to_pixels(one.rect).center
    assert painted(canvas).get_at(middle)[:3] != GREY


def test_nothing_is_shown_between_two_counts() -> None:
    one = counting(0)
    assert list(one.boxes(canvas_of().context)) == []


@pytest.mark.parametrize("risen", [0.0, 0.5])
def test_a_plank_that_sinks_takes_all_that_is_on_it_along(risen: float) -> None:
    one = counting(2)
    one.arrived += ["emblems/skull"] * 3
    one.shades[0] = "scallywager/die_idle_5"
    one.verdict = "True!"
    one.risen = risen
    canvas = canvas_of()
    one.draw(canvas)
    top = canvas.context.viewport.point_to_pixels(0.0, one.rect.top)[1]
    if not risen:
        assert not canvas.frame.bounds
    else:
        sunk = (1.0 - risen) * (1080.0 - ROOM.top)
        assert seen(canvas).top > top + 0.8 * canvas.context.viewport.scale * sunk


def test_a_verdict_stands_beside_the_sum_and_a_piece_that_left_keeps_its_shade() -> None:
    one = counting(3)
    one.arrived.append("emblems/skull")
    one.verdict = "A lie!"
    assert len(list(one.boxes(canvas_of().context))) == 3
    x, y, _side = one.spot(0)
    canvas = canvas_of()
    pixel = canvas.context.viewport.point_to_pixels(x, y - 40.0)
    one.draw(canvas)
    empty = painted(canvas).get_at(pixel)
    one.shades[0] = "scallywager/die_idle_5"
    one.draw(canvas)
    assert painted(canvas).get_at(pixel) != empty


def test_more_than_was_bid_is_not_told_as_a_part_of_it() -> None:
    assert [beside_sum(count, 3) for count in (0, 3, 4)] == ["of 3", "of 3", "bid: 3"]
