"""Frames of any size from one picture: no size may show where its bands meet."""

from __future__ import annotations

import pygame
import pytest

from treasure_games.stage.assets import Margins
from treasure_games.stage.nine_slice import stretch


@pytest.mark.parametrize("side", [20, 21, 22, 40])
def test_no_seam_shows_between_the_bands(side: int) -> None:
    master = pygame.Surface((30, 30), pygame.SRCALPHA)
    master.fill((200, 180, 140, 255))
    drawn = stretch(master, Margins(10, 10, 10, 10), side, side, 1.0)
    reds = [drawn.get_at((x, y)).r for x in range(side) for y in range(side)]
    assert min(reds) > 190
