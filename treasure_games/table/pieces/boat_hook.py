"""A boat hook that reaches from its owner to a piece on the table, and back."""

import math
from typing import Final

import pygame
from pygame import Surface

from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.animation import Animate, Animation, Call, Sequential, out_cubic
from treasure_games.stage.assets import Assets
from treasure_games.stage.sprite import Sprite
from treasure_games.table.pieces.sprite_board import SpriteBoard

HOOK: Final = "boat_hook"
"""Family of its pictures, and its key on the board."""
LYING: Final = f"{HOOK}:"
_AT: Final = Named(page_beside(__file__, dict[str, float]))
_PARTS: Final = ("objects/hook_butt", "objects/hook_pole", "objects/hook_head")

Point = tuple[float, float]


def hook_reach(
    board: SpriteBoard, owner: Point, goal: Point, duration: float, hook: Sprite | None = None
) -> Animation:
    """Return how a hook shoots out from behind its owner until its head is at a point."""

    def begin() -> None:
        length = max(math.dist(owner, goal), _AT.least_length)
        shown = hook or Sprite(LYING, *owner, length, _AT.height, has_shadow=False)
        shown.angle = -math.degrees(math.atan2(goal[1] - owner[1], goal[0] - owner[0]))
        board.lay(HOOK, shown, _AT.depth)
        board.lift(HOOK)

    def reach(t: float) -> None:
        _put_head(board, owner, goal, out_cubic(t))

    return Sequential(Call(begin), Animate(duration, reach))


def hook_return(board: SpriteBoard, owner: Point, goal: Point, duration: float) -> Animation:
    """Return how the hook, over what hangs on it, goes back behind its owner and is gone."""

    def draw_back(t: float) -> None:
        _put_head(board, owner, goal, 1.0 - out_cubic(t))
        if t >= 1.0 and HOOK in board:
            board.take(HOOK)

    return Sequential(Call(lambda: board.raise_up(HOOK)), Animate(duration, draw_back))


def _put_head(board: SpriteBoard, owner: Point, goal: Point, share: float) -> None:
    """Put the head at a share of the way from the owner to the point."""
    if HOOK in board:
        hook, distance = board[HOOK], max(1.0, math.dist(owner, goal))
        far = (distance * share - hook.width / 2) / distance
        hook.x = owner[0] + (goal[0] - owner[0]) * far
        hook.y = owner[1] + (goal[1] - owner[1]) * far


def paint_hook(assets: Assets, _name: str, width: int, height: int) -> Surface:
    """Return the hook pointing right, in pixels: butt, as much pole as needed, head."""

    def part(name: str) -> Surface:
        across, down = assets.original_size(name)
        return assets.image(name, round(height * across / down), height)

    whole = Surface((width, height), pygame.SRCALPHA)
    butt, pole, head = map(part, _PARTS)
    x = butt.get_width()
    while x < width - head.get_width():
        whole.blit(pole, (x, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        x += pole.get_width()
    whole.fill((0, 0, 0, 0), (width - head.get_width(), 0, head.get_width(), height))
    whole.blit(butt, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    whole.blit(head, (width - head.get_width(), 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return whole
