"""Soft light: a halo around what counts or is a goal, a pool under what belongs together."""

import pygame
from pygame import FRect, Rect, Surface

from treasure_games.stage.canvas import Canvas
from treasure_games.stage.theme import Colour

_SHRINK = 4
"""Halos are blurred at a quarter of their size: as soft, and sixteen times cheaper."""


def draw_halo(canvas: Canvas, rect: FRect, *, reach: float, level: int) -> None:
    """Draw light around `rect`, `reach` virtual units wide; `level` is its strength, 0 to 255."""
    context = canvas.context
    inner = context.viewport.to_pixels(rect)
    soft = max(_SHRINK, context.viewport.px(reach))
    tint = context.theme.palette.lantern
    key = "halo", inner.size, soft, tint, level
    halo = context.assets.keep(key, lambda: _halo(inner.size, soft, tint, level))
    canvas.blit(halo, halo.get_rect(center=inner.center))


def _halo(size: tuple[int, int], soft: int, colour: Colour, level: int) -> Surface:
    width, height, blur = size[0] // _SHRINK, size[1] // _SHRINK, max(1, soft // _SHRINK)
    field = Surface((width + 4 * blur, height + 4 * blur), pygame.SRCALPHA)
    body = Rect(2 * blur - blur // 2, 2 * blur - blur // 2, width + blur, height + blur)
    share = level / 255
    shade = (*(round(channel * share) for channel in colour), level)
    pygame.draw.rect(field, shade, body, border_radius=2 * blur)
    field = pygame.transform.box_blur(field, blur)
    whole = pygame.transform.smoothscale(
        field, (field.get_width() * _SHRINK, field.get_height() * _SHRINK)
    )
    # Light falls around a thing, not on it.
    whole.fill((0, 0, 0, 0), Rect(0, 0, *size).move_to(center=whole.get_rect().center))
    return whole


def draw_pool(canvas: Canvas, rect: FRect, colour: Colour, level: int) -> None:
    """Draw a pool of coloured light on the table, as wide as `rect`; `level` is 0 to 255."""
    context = canvas.context
    pixels = context.viewport.to_pixels(rect)
    key = "pool", pixels.size, colour, level
    canvas.blit(context.assets.keep(key, lambda: _pool(pixels.size, colour, level)), pixels)


def _pool(size: tuple[int, int], colour: Colour, level: int) -> Surface:
    width, height = (max(8, side // _SHRINK) for side in size)
    field = Surface((width, height), pygame.SRCALPHA)
    share, blur = level / 255, max(1, height // 5)
    shade = (*(round(channel * share) for channel in colour), level)
    pygame.draw.ellipse(field, shade, field.get_rect().inflate(-2 * blur, -2 * blur))
    return pygame.transform.smoothscale(pygame.transform.box_blur(field, blur), size)
