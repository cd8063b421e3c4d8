"""Films of all games, drawn piece by piece: nothing of an earlier frame stays on the screen."""

from __future__ import annotations

from random import Random
from typing import Final

import numpy as np
import pygame
import pytest

from tools.moments import STRIPS
from tools.rig import FRAME, Rig, rig
from treasure_games.stage.canvas import Canvas

pytestmark = pytest.mark.full

_SIZE: Final = (640, 360)
_STEPS: Final = (FRAME, FRAME, FRAME, 0.03, 0.07, 0.15)
"""Seconds: most frames are in time, some are late."""
_FRAMES: Final = 160
_OTHER: Final = 40
"""Of 255; below, it is but a shade of a shadow."""
_MOST: Final = 0.01
"""Share of the picture that may differ for a frame: edges turned smoothly a frame later."""


def other_pixels(stand: Rig) -> float:
    """Return the share of the picture that would look otherwise if all of it were drawn anew."""
    surface, context = stand.loop.window.surface, stand.loop.context
    shown = pygame.surfarray.array3d(surface).astype(int)
    stand.services.assets.turned_pixels = 1e9  # with the pictures that this frame was drawn with
    stand.loop.stack.draw(Canvas(surface, context), (surface.get_rect(),))
    anew = pygame.surfarray.array3d(surface).astype(int)
    stand.services.assets.turned_pixels = 0.0
    return float(np.mean(np.abs(shown - anew).max(axis=2) > _OTHER))


@pytest.mark.parametrize("name", STRIPS)
def test_a_frame_drawn_where_it_changed_is_the_whole_frame(name: str) -> None:
    chance, strip = Random(1), STRIPS[name]
    with rig(_SIZE) as stand:
        strip.begin(stand)
        for _ in range(_FRAMES):
            stand.tick(chance.choice(_STEPS))
            assert other_pixels(stand) < _MOST
            if strip.is_over(stand):
                break
        stand.settle()
        assert other_pixels(stand) < _MOST / 10
