"""Pictures as surfaces: read, scaled or stretched, and in the formats that blit fast."""

from pathlib import Path

import pygame
from msgspec import Struct
from pygame import Rect, Surface

from treasure_games.stage.asset_files import DamagedAsset

_PIXEL, _ALIGNED = 4, 16
"""Bytes of a pixel, and of what SDL copies at once."""


def scaled(surface: Surface, width: int, height: int) -> Surface:
    """Return the surface smoothly scaled to this size, at least one pixel."""
    size = max(1, width), max(1, height)
    if surface.get_size() == size:
        return surface
    if surface.get_masks()[3]:
        return pygame.transform.smoothscale(surface, size)
    # Scaling would convert it too, but pixel by pixel: together that takes four times as long.
    surface = surface if surface.get_bitsize() == 8 * _PIXEL else surface.convert(32)
    return pygame.transform.smoothscale(surface, size, opaque(size, surface))


def covering(original: Surface, width: int, height: int) -> Surface:
    """Return the middle of an original, scaled to so many pixels."""
    factor = max(width / original.get_width(), height / original.get_height())
    cut_width, cut_height = round(width / factor), round(height / factor)
    left, top = (original.get_width() - cut_width) // 2, (original.get_height() - cut_height) // 2
    window = pygame.Rect(left, top, cut_width, cut_height).clip(original.get_rect())
    return finished(scaled(original.subsurface(window), width, height))


def read_picture(path: Path) -> Surface:
    """Read a picture, premultiplied if it has alpha, to avoid dark fringes when scaled.

    It has the file's own format: what large pictures are scaled to takes less to convert.
    """
    try:
        surface = pygame.image.load(path)
    except (pygame.error, OSError) as error:
        raise DamagedAsset(path, error) from error
    if surface.get_colorkey() is not None:
        surface = surface.convert(_alpha_format())
    if surface.get_masks()[3]:
        surface.premul_alpha_ip()
    return surface


def formatted(surface: Surface) -> Surface:
    """Convert to the one format of all pictures with alpha; opaque ones stay as they are."""
    wanted = _alpha_format()
    if not surface.get_masks()[3] or surface.get_masks() == wanted.get_masks():
        return surface
    return surface.convert(wanted)


def _alpha_format() -> Surface:
    return Surface((1, 1), pygame.SRCALPHA)


def finished(surface: Surface) -> Surface:
    """Convert for fast blitting, after scaling: opaque pictures to what `opaque` returns."""
    surface = formatted(surface)
    is_fast = surface.get_bitsize() == 8 * _PIXEL and surface.get_pitch() % _ALIGNED
    return surface if is_fast or surface.get_masks()[3] else opaque_copy(surface)


def opaque(size: tuple[int, int], like: Surface | None = None) -> Surface:
    """Return an empty opaque surface to be copied from, in the format of `like`, or with 32 bits.

    SDL writes rows that are aligned in both surfaces straight to memory, past the processor's
    cache: that takes two to four times as long unless they are whole cache lines, and what is
    blended over them has to be read from memory. So its rows aren't.
    """
    width, height = size
    if width * _PIXEL % _ALIGNED:
        return Surface(size, 0, like or 32)
    return Surface((width + 1, height), 0, like or 32).subsurface((0, 0, width, height))


def opaque_copy(surface: Surface, part: Rect | None = None) -> Surface:
    """Return a copy of an opaque surface, or of a part, that is fast to copy from again."""
    part = surface.get_rect() if part is None else part
    fresh = opaque(part.size, surface if surface.get_bitsize() == 8 * _PIXEL else None)
    fresh.blit(surface, (0, 0), part)
    return fresh


class Margins(Struct, frozen=True):
    """The unstretched part of each edge of a nine-slice picture, in its own pixels.

    `grain` is a picture that is multiplied over it repeatedly, never stretched; `rim` one that is
    drawn over both.
    """

    left: int
    top: int
    right: int
    bottom: int
    grain: str = ""
    rim: str = ""


def stretch(original: Surface, margins: Margins, width: int, height: int, scale: float) -> Surface:
    """Return `original` at width x height pixels; its margins take `scale` pixels for each of its
    own, or less if they don't fit.
    """
    across = (margins.left, margins.right, original.get_width(), max(1, width))
    down = (margins.top, margins.bottom, original.get_height(), max(1, height))
    columns, rows = _bands(*across, scale), _bands(*down, scale)
    result = Surface((max(1, width), max(1, height)), pygame.SRCALPHA)
    for source_x, source_width, x, band_width in columns:
        for source_y, source_height, y, band_height in rows:
            if min(source_width, source_height, band_width, band_height) > 0:
                piece = original.subsurface(Rect(source_x, source_y, source_width, source_height))
                band = _scaled(piece, band_width, band_height)
                result.blit(band, (x, y), None, pygame.BLEND_RGBA_ADD)
    return result


def grain_at(grain: Surface, scale: float) -> Surface:
    """Return a grain at `scale` pixels per pixel of its original."""
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
    """Return source start and length, target start and length of the three bands on one axis."""
    factor = min(scale, target / max(1, first + last))
    near, far = round(first * factor), round(last * factor)
    far = min(far, target - near)
    return (
        (0, first, 0, near),
        (first, source - first - last, near, target - near - far),
        (source - last, last, target - far, far),
    )
