"""A boat hook that reaches from its owner to a piece on the table, and back."""

from __future__ import annotations

import math
from typing import Final

import pygame
from pygame import Surface

from treasure_games.stage.animation import Animation, Owners, out_cubic
from treasure_games.stage.assets import Assets
from treasure_games.stage.sprite import Sprite
from treasure_games.table.pieces.sprite_board import SpriteBoard

HOOK: Final = "boat_hook"
"""Family of its pictures, and its key on the board."""
LYING: Final = f"{HOOK}:"
SPENT: Final = f"{HOOK}:spent"
"""The shape that it leaves on the table while it may not be used."""
_SHADE: Final = (0, 0, 0, 90)
_HEIGHT: Final = 222.0
"""Height of its picture: the pole takes about a sixth of it."""
_PARTS: Final = ("objects/hook_butt", "objects/hook_pole", "objects/hook_head")
_LEAST_LENGTH: Final = 260.0
_DEPTH: Final = 800.0

Point = tuple[float, float]


class HookReach(Animation):
    """Shoots the hook out from behind its owner until its head is at a point."""

    def __init__(self, board: SpriteBoard, owner: Point, goal: Point, duration: float) -> None:
        self._board, self._owner, self._goal = board, owner, goal
        self.duration = duration

    def begin(self, owners: Owners) -> None:
        """Place the hook behind its owner, its head towards the point."""
        across, down = self._goal[0] - self._owner[0], self._goal[1] - self._owner[1]
        length = max(math.dist(self._owner, self._goal), _LEAST_LENGTH)
        angle = -math.degrees(math.atan2(down, across))
        sprite = Sprite(LYING, *self._owner, length, _HEIGHT, angle, has_shadow=False)
        self._board.lay(HOOK, sprite, _DEPTH)
        self._board.lift(HOOK)

    def at(self, t: float) -> None:
        """Move the head from the owner to the point."""
        self._put_head(out_cubic(t))

    def _put_head(self, share: float) -> None:
        """Put the head at a share of the way from the owner to the point."""
        if HOOK not in self._board:
            return
        sprite = self._board[HOOK]
        distance = max(1.0, math.dist(self._owner, self._goal))
        along = [
            (goal - start) / distance for start, goal in zip(self._owner, self._goal, strict=True)
        ]
        reach = distance * share - sprite.width / 2
        sprite.x = self._owner[0] + along[0] * reach
        sprite.y = self._owner[1] + along[1] * reach


class HookReturn(HookReach):
    """Moves the hook back behind its owner and removes it."""

    def begin(self, owners: Owners) -> None:
        """Start from where `HookReach` left the hook, over what hangs on it."""
        self._board.raise_up(HOOK)

    def at(self, t: float) -> None:
        """Move the head back to the owner."""
        if t >= 1.0 and HOOK in self._board:
            self._board.take(HOOK)
        self._put_head(1.0 - out_cubic(t))


class HookPainter:
    """Draws the boat hook: butt, as much pole as needed, head."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets

    def __call__(self, name: str, width: int, height: int) -> Surface:
        """Return a picture of the hook pointing right, or the shape that it leaves, in pixels."""
        whole = Surface((width, height), pygame.SRCALPHA)
        butt, pole, head = (self._part(name, height) for name in _PARTS)
        x = butt.get_width()
        while x < width - head.get_width():
            whole.blit(pole, (x, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
            x += pole.get_width()
        whole.fill((0, 0, 0, 0), (width - head.get_width(), 0, head.get_width(), height))
        whole.blit(butt, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        whole.blit(head, (width - head.get_width(), 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        if name:
            whole.fill(_SHADE, special_flags=pygame.BLEND_RGBA_MULT)
        return whole

    def _part(self, name: str, height: int) -> Surface:
        across, down = self._assets.original_size(name)
        return self._assets.image(name, round(height * across / down), height)
