"""The board: what rests is painted once, what moves is drawn over it and redrawn behind itself."""

from __future__ import annotations

import math

import pygame
from pygame import Surface

from tests.table.pieces.bench import BACK, Bench
from treasure_games.stage.canvas import Canvas
from treasure_games.table.pieces.sprite_board import Pose, SpriteBoard, extent


def painted(board: SpriteBoard, canvas: Canvas) -> bytes:
    canvas.surface.fill((0, 0, 0))
    board.draw_rest(canvas)
    board.draw_moving(canvas)
    return pygame.image.tobytes(canvas.surface, "RGB")


def test_what_rests_is_painted_again_only_where_something_changed(canvas: Canvas) -> None:
    clips = []
    board = SpriteBoard(
        lambda target: clips.append(target.surface.get_clip()),
        lambda target: None,
        lambda rect: None,
    )
    painted(board, canvas)
    painted(board, canvas)
    assert clips == [canvas.surface.get_rect()]
    board.spoil(pygame.FRect(300, 300, 150, 150))
    painted(board, canvas)
    assert len(clips) == 2
    assert canvas.surface.get_rect().contains(clips[1])
    assert clips[1].width < 200


def test_a_moving_piece_asks_for_the_area_it_leaves_and_the_one_it_comes_to(bench: Bench) -> None:
    card = bench.lay(1, 200, 200)
    bench.board.lift(1)
    before = extent(card)
    card.x = 600
    bench.redrawn.clear()
    bench.board.track()
    assert bench.redrawn == [before, extent(card)]
    bench.redrawn.clear()
    bench.board.track()
    assert bench.redrawn == []


def test_a_shrinking_piece_leaves_nothing_behind_while_no_frame_has_time_for_a_new_size(
    bench: Bench, canvas: Canvas
) -> None:
    painted(bench.board, canvas)
    canvas.context.assets.turned_pixels = 0.0
    card = bench.lay(1, 400, 400)
    card.scale, card.angle = 4.0, 5.0
    bench.board.lift(1)
    card.is_flying = True
    painted(bench.board, canvas)
    canvas.context.assets.turned_pixels = math.inf
    for x, scale in ((500, 1.5), (700, 0.5), (900, 0.2)):
        bench.redrawn.clear()
        before = canvas.surface.copy()
        card.x, card.scale = x, scale
        bench.board.track()
        now = Surface(before.get_size(), 0, before)
        painted(bench.board, Canvas(now, canvas.context))
        canvas.surface.blit(now, (0, 0))
        for rect in bench.redrawn:
            assert rect is not None
            for shown in (before, now):
                shown.fill((0, 0, 0), canvas.context.viewport.covering_pixels(rect))
        # Nobody sees the last shades of a shadow.
        alike = pygame.mask.from_threshold(before, (0, 0, 0), (6, 6, 6, 255), now)
        assert alike.count() == now.width * now.height
    canvas.context.assets.turned_pixels = 0.0


def test_a_piece_looks_the_same_moving_and_at_rest(bench: Bench, canvas: Canvas) -> None:
    bench.lay(1, 640, 360)
    at_rest = painted(bench.board, canvas)
    bench.board.lift(1)
    assert painted(bench.board, canvas) == at_rest
    bench.board.settle(1)
    assert painted(bench.board, canvas) == at_rest


def test_larger_depths_lie_on_top(bench: Bench, canvas: Canvas) -> None:
    middle = canvas.context.viewport.point_to_pixels(640, 360)

    def shown() -> object:
        painted(bench.board, canvas)
        return canvas.surface.get_at(middle)

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


def test_what_is_taken_off_is_gone(bench: Bench, canvas: Canvas) -> None:
    empty = painted(bench.board, canvas)
    bench.lay(1, 640, 360)
    assert painted(bench.board, canvas) != empty
    bench.board.take(1)
    assert 1 not in bench.board
    assert painted(bench.board, canvas) == empty


def test_what_covers_all_at_rest_is_painted_once_and_again_where_something_changes(
    canvas: Canvas,
) -> None:
    under, covers = [], []

    def cover(target: Canvas) -> None:
        covers.append(target.surface.get_clip())

    board = SpriteBoard(
        lambda target: under.append(target.surface.get_clip()),
        lambda target: None,
        lambda rect: None,
    )
    painted(board, canvas)
    board.cover(cover)
    painted(board, canvas)
    painted(board, canvas)
    assert len(under) == 1
    assert covers == [canvas.surface.get_rect()]
    board.spoil(pygame.FRect(300, 300, 150, 150))
    painted(board, canvas)
    assert covers[1:] == under[1:]
    board.cover(None)
    painted(board, canvas)
    assert len(under) == 2
    assert len(covers) == 2


def test_another_picture_is_drawn_where_the_piece_is_and_nowhere_else(bench: Bench) -> None:
    """A piece that is turned over in the middle of a flight doesn't cost half of the window."""
    card = bench.lay(1, 200, 200)
    bench.redrawn.clear()
    bench.board.picture(1, "cards/do_not_touch/red_1")
    assert bench.redrawn == [extent(card).inflate(40, 40)], "with what shines round it"
    card.scale, card.angle = 4.0, 5.0
    bench.board.lift(1)
    bench.redrawn.clear()
    bench.board.picture(1, BACK)
    assert bench.redrawn == [extent(card)]
    assert card.image == BACK
