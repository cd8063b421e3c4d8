"""Nine-slice pictures of any size: corners stay, edges and middle stretch, an overlaid grain
repeats.
"""

from __future__ import annotations

import pygame
from msgspec import Struct
from pygame import Rect, Surface


class Margins(Struct, frozen=True):
    """The unstretched part of each edge of a nine-slice picture, in master pixels.

    `grain` is a picture that is multiplied over it repeatedly, never stretched; `rim` one that is
    drawn over both.
    """

    left: int
    top: int
    right: int
    bottom: int
    grain: str = ""
    rim: str = ""


def stretch(master: Surface, margins: Margins, width: int, height: int, scale: float) -> Surface:
    """Return `master` at width x height pixels; its margins take `scale` pixels per master pixel,
    or less if they don't fit.
    """
    across = (margins.left, margins.right, master.get_width(), max(1, width))
    down = (margins.top, margins.bottom, master.get_height(), max(1, height))
    columns, rows = _bands(*across, scale), _bands(*down, scale)
    result = Surface((max(1, width), max(1, height)), pygame.SRCALPHA)
    for source_x, source_width, x, band_width in columns:
        for source_y, source_height, y, band_height in rows:
            if min(source_width, source_height, band_width, band_height) > 0:
                piece = master.subsurface(Rect(source_x, source_y, source_width, source_height))
                band = _scaled(piece, band_width, band_height)
                result.blit(band, (x, y), None, pygame.BLEND_RGBA_ADD)
    return result


def grain_at(grain: Surface, scale: float) -> Surface:
    """Return a grain at `scale` pixels per pixel of its master."""
    width, height = (max(1, round(side * scale)) for side in grain.get_size())
    return pygame.transform.smoothscale(grain, (width, height))


def lay_grain(frame: Surface, tile: Surface) -> None:
    """Multiply `frame` by the tile, repeated."""
    width, height = tile.get_size()
    for y in range(0, frame.get_height(), height):
        for x in range(0, frame.get_width(), width):
            frame.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_MULT)


def _scaled(piece: Surface, width: int, height: int) -> Surface:
    """Scale to this size; smoothscale darkens single pixels, so those are cut from two."""
    whole = pygame.transform.smoothscale(piece, (max(2, width), max(2, height)))
    return whole.subsurface(Rect(0, 0, width, height))


def _bands(
    first: int, last: int, source: int, target: int, scale: float
) -> tuple[tuple[int, int, int, int], ...]:
    """Return (source start, source length, target start, target length) of the three bands along
    one axis.
    """
    factor = min(scale, target / max(1, first + last))
    near, far = round(first * factor), round(last * factor)
    far = min(far, target - near)
    return (
        (0, first, 0, near),
        (first, source - first - last, near, target - near - far),
        (source - last, last, target - far, far),
    )
