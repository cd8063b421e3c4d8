"""What lies below a sheet: out of focus and dark."""

from typing import Final

import pygame
from pygame import Rect, Surface

from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.frame.painter import Frame

_AT: Final = Named(page_beside(__file__, dict[str, float]))


def out_of_focus(
    frame: Frame, size: tuple[int, int], colour: tuple[int, int, int], share: float
) -> Surface:
    """Return a picture of a frame as somebody sees it who reads what lies above it: soft, and by
    this share (0 to 1) of a colour. It is blurred at a small size, for a tenth of the time.
    """
    sharp = Surface(size)
    frame.paint(sharp, Rect((0, 0), size))
    high = round(_AT.high)
    small = pygame.transform.smoothscale(sharp, (max(1, high * size[0] // size[1]), high))
    small = pygame.transform.gaussian_blur(small, round(_AT.radius))
    veil = Surface(small.get_size())
    veil.fill(colour)
    veil.set_alpha(round(255 * share))
    small.blit(veil, (0, 0))
    return pygame.transform.smoothscale(small, size)
