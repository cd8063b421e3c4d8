"""Frames of any size from one picture: no size may show where its bands meet."""

import pygame
import pytest

from treasure_games.stage.pictures import Margins, grain_at, lay_grain, stretch


@pytest.mark.parametrize("side", [20, 21, 22, 40])
def test_no_seam_shows_between_the_bands(side: int) -> None:
    master = pygame.Surface((30, 30), pygame.SRCALPHA)
    master.fill((200, 180, 140, 255))
    drawn = stretch(master, Margins(10, 10, 10, 10), side, side, 1.0)
    reds = [drawn.get_at((x, y)).r for x in range(side) for y in range(side)]
    assert min(reds) > 190


def test_a_grain_is_repeated_not_stretched() -> None:
    grain = pygame.Surface((2, 2), 0, 32)
    grain.fill((100, 100, 100))
    grain.set_at((0, 0), (255, 255, 255))
    frame = pygame.Surface((40, 9), pygame.SRCALPHA)
    frame.fill((255, 255, 255, 255), (4, 0, 36, 9))
    lay_grain(frame, grain_at(grain, 1.0))
    bright = {(x, y) for x in range(4, 40) for y in range(9) if frame.get_at((x, y)).r > 200}
    assert bright == {(x, y) for x in range(4, 40, 2) for y in range(0, 9, 2)}
    assert frame.get_at((0, 0)).a == 0
