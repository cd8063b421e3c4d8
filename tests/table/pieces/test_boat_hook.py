"""The boat hook: out from its owner to a piece, back, and gone."""

import math
from functools import partial

import pygame
import pytest

from tests.conftest import shared_assets
from tests.table.pieces.bench import Bench
from treasure_games.stage.animation import Owners
from treasure_games.stage.canvas import Canvas
from treasure_games.table.pieces.boat_hook import HOOK, hook_reach, hook_return, paint_hook

OWNER, GOAL = (100.0, 900.0), (900.0, 300.0)


def head(bench: Bench) -> tuple[float, float]:
    """Where the head of the hook is."""
    sprite = bench.board[HOOK]
    turn = math.radians(-sprite.angle)
    half = sprite.width / 2
    return sprite.x + half * math.cos(turn), sprite.y + half * math.sin(turn)


def test_its_head_goes_from_the_owner_to_the_piece(bench: Bench) -> None:
    reach = hook_reach(bench.board, OWNER, GOAL, 0.1)
    reach.begin(Owners())
    reach.at(0.0)
    assert head(bench) == pytest.approx(OWNER)
    reach.at(1.0)
    assert head(bench) == pytest.approx(GOAL)


def test_it_goes_back_and_is_gone(bench: Bench) -> None:
    bench.play(hook_reach(bench.board, OWNER, GOAL, 0.1))
    back = hook_return(bench.board, OWNER, GOAL, 0.2)
    back.begin(Owners())
    back.at(0.0)
    assert head(bench) == pytest.approx(GOAL)
    back.at(1.0)
    assert HOOK not in bench.board


def test_a_new_layout_may_take_it_away(bench: Bench) -> None:
    reach = hook_reach(bench.board, OWNER, GOAL, 0.1)
    reach.begin(Owners())
    bench.board.clear()
    reach.at(0.5)
    bench.play(hook_return(bench.board, OWNER, GOAL, 0.2))
    assert HOOK not in bench.board


def test_it_is_as_long_as_needed(canvas: Canvas) -> None:
    painter = partial(paint_hook, shared_assets())
    short, long = painter("", 300, 74), painter("", 900, 74)
    assert (short.get_width(), long.get_width()) == (300, 900)
    # The head is the same on both.
    ends = [one.subsurface((one.get_width() - 40, 0, 40, 74)) for one in (short, long)]
    assert pygame.image.tobytes(ends[0], "RGBA") == pygame.image.tobytes(ends[1], "RGBA")
