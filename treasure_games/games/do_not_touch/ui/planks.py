"""The boards under the loots."""

from __future__ import annotations

from typing import Final

from pygame import FRect

from treasure_games.games.do_not_touch.ui.lanes import Lane
from treasure_games.stage.canvas import Canvas

_WOOD: Final = (12 / 184, 152 / 184)
"""Where the wood begins and ends in the plank's pictures, by their height."""


def draw_plank(canvas: Canvas, lane: Lane) -> None:
    """Draw a board under a loot; its ends are lashed with rope."""
    rect = lane.wood
    across = rect.height / (_WOOD[1] - _WOOD[0])
    top = rect.top - _WOOD[0] * across
    end = across * 176 / 184
    led_over = across * 26 / 184
    inner = FRect(rect.left + end, top, rect.width - 2 * end + led_over, across)
    tile = across * 512 / 184
    with canvas.clipped(inner):
        x = inner.left
        while x < inner.right:
            canvas.image("objects/plank_mid", FRect(x, top, tile, across))
            x += tile
    canvas.image("objects/plank_left", FRect(rect.left, top, end, across))
    canvas.image("objects/plank_right", FRect(rect.right - end, top, end, across))
