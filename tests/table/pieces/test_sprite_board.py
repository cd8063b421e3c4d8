"""The board: pieces at rest by their depth, and those that move over them."""

from collections.abc import Callable

import pytest

from tests.table.pieces.bench import BACK, Bench, painted, pixels, window_of
from treasure_games.stage.canvas import Canvas
from treasure_games.table.pieces.sprite_board import Pose


def drawn(bench: Bench) -> Canvas:
    canvas = window_of()
    canvas.fill(canvas.context.viewport.rect, canvas.context.theme.palette.walnut_dark)
    bench.board.draw_rest(canvas)
    bench.board.draw_moving(canvas)
    return canvas


def test_a_piece_looks_the_same_moving_and_at_rest(bench: Bench) -> None:
    bench.lay(1, 640, 360)
    at_rest = pixels(drawn(bench))
    bench.board.lift(1)
    assert pixels(drawn(bench)) == at_rest
    bench.board.settle(1)
    assert pixels(drawn(bench)) == at_rest


def test_larger_depths_lie_on_top(bench: Bench) -> None:
    def shown() -> object:
        canvas = drawn(bench)
        return painted(canvas).get_at(canvas.context.viewport.point_to_pixels(640, 360))

    bench.lay(1, 640, 360, depth=1)
    upper = shown()
    bench.board.lay(2, Pose(640, 360, 0.5, 0, "ui/plate", 0.0).sprite(60, 84), 0.0)
    assert shown() == upper
    bench.board.settle(2, 2.0)
    assert shown() != upper


def test_a_placed_piece_lies_in_its_pose_whatever_was_done_to_it(bench: Bench) -> None:
    card, pose = bench.lay(1), Pose(10, 20, 0.5, 3, BACK, 7)
    card.lift, card.width_pinch, card.stretch, card.alpha = 9, 0.2, 1.3, 0.4
    bench.board.place(1, pose)
    assert pose.matches(card)
    assert (card.lift, card.width_pinch, card.stretch, card.alpha) == (0, 1, 1, 1)


CHANGES: list[Callable[[Bench], object]] = [
    lambda bench: bench.lay(2, 900, 360),
    lambda bench: bench.lay(1, 700, 360),
    lambda bench: bench.board.place(1, Pose(640, 360, 0.5, 3, BACK, 7)),
    lambda bench: bench.board.picture(1, "cards/do_not_touch/red_1"),
    lambda bench: bench.board.take(1),
    lambda bench: bench.board.clear(),
]


@pytest.mark.parametrize("is_moving", [False, True])
@pytest.mark.parametrize("change", CHANGES)
def test_what_changes_is_seen(
    change: Callable[[Bench], object], is_moving: bool, bench: Bench
) -> None:
    bench.lay(1, 640, 360)
    if is_moving:
        bench.board.lift(1)
    before = pixels(drawn(bench))
    assert pixels(drawn(bench)) == before
    change(bench)
    assert pixels(drawn(bench)) != before


def test_what_is_taken_off_is_gone(bench: Bench) -> None:
    empty = pixels(drawn(bench))
    bench.lay(1, 640, 360)
    bench.board.take(1)
    assert 1 not in bench.board
    assert pixels(drawn(bench)) == empty
