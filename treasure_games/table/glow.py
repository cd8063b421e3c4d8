"""Soft light: on the table where the play is, a halo around what counts or is a goal, a pool under
what belongs together.
"""

from typing import Any, Final

import pygame
from pygame import FRect, Rect, Surface

from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.canvas import Canvas, sized
from treasure_games.stage.theme import Colour
from treasure_games.table.places import Places

_AT: Final = Named(page_beside(__file__, dict[str, Any]))


def light_table(canvas: Canvas, places: Places) -> None:
    """Light a table, as far as it is drawn, round what is played for."""
    size = places.room.width * _AT.across, places.room.height * _AT.down
    draw_light(canvas, places.room, sized(*size, center=places.centre.center), _AT.dark)


def draw_light(canvas: Canvas, room: FRect, lit: FRect, dark: float) -> None:
    """Let lantern light fall on an ellipse in a room; beyond it is `dark`, at most by a share."""
    to_pixels, assets = canvas.context.viewport.to_pixels, canvas.context.assets
    look = to_pixels(room).size, tuple(to_pixels(lit.move(-room.left, -room.top))), dark
    canvas.blit(assets.ground(("light", *look), lambda: _light(*look)), to_pixels(room))


def _light(size: tuple[int, int], lit: tuple[int, ...], dark: float) -> Surface:
    """Return light and dark as one picture, which costs one blit."""
    field = Surface([max(2, side // _AT.fine) for side in size], pygame.SRCALPHA)
    whole = FRect(*(side / _AT.fine for side in lit))
    field.fill(_shaded(2.0, dark))
    for far in (2.0 * step / _AT.rings for step in range(_AT.rings, 0, -1)):
        pygame.draw.ellipse(field, _shaded(far, dark), whole.scale_by(far))
    return pygame.transform.smoothscale(pygame.transform.box_blur(field, 1), size)


def _shaded(far: float, dark: float) -> tuple[int, int, int, int]:
    """Return what is added to a picture and how much is covered, so far from the middle."""
    glow = _AT.glow * max(0.0, 1.0 - far * far) ** 1.6
    left = (1.0 - dark * min(1.0, max(0.0, far - 0.6))) * (1.0 - glow * sum(_AT.lamp) / 765)
    red, green, blue = (round(channel * glow) for channel in _AT.lamp)
    return red, green, blue, round(255 * (1.0 - left))


def draw_halo(canvas: Canvas, rect: FRect, *, reach: float, level: int) -> None:
    """Draw light around `rect`, `reach` virtual units wide; `level` is its strength, 0 to 255."""
    context = canvas.context
    inner = context.viewport.to_pixels(rect)
    soft = max(_AT.shrink, context.viewport.px(reach))
    tint = context.theme.palette.lantern
    key = "halo", inner.size, soft, tint, level
    halo = context.assets.keep(key, lambda: _halo(inner.size, soft, tint, level))
    canvas.blit(halo, halo.get_rect(center=inner.center))


def _halo(size: tuple[int, int], soft: int, colour: Colour, level: int) -> Surface:
    width, height, blur = size[0] // _AT.shrink, size[1] // _AT.shrink, max(1, soft // _AT.shrink)
    field = Surface((width + 4 * blur, height + 4 * blur), pygame.SRCALPHA)
    body = Rect(2 * blur - blur // 2, 2 * blur - blur // 2, width + blur, height + blur)
    share = level / 255
    shade = (*(round(channel * share) for channel in colour), level)
    pygame.draw.rect(field, shade, body, border_radius=2 * blur)
    field = pygame.transform.box_blur(field, blur)
    whole = pygame.transform.smoothscale(
        field, (field.get_width() * _AT.shrink, field.get_height() * _AT.shrink)
    )
    # Light falls around a thing, not on it.
    whole.fill((0, 0, 0, 0), Rect(0, 0, *size).move_to(center=whole.get_rect().center))
    return whole


def draw_pool(canvas: Canvas, rect: FRect, colour: Colour, level: int) -> None:
    """Draw a pool of coloured light on the table, as wide as `rect`; `level` is 0 to 255."""
    context = canvas.context
    pixels = context.viewport.to_pixels(rect)
    key = "pool", pixels.size, colour, level
    canvas.blit(context.assets.keep(key, lambda: pool(pixels.size, colour, level)), pixels)


def pool(size: tuple[int, int], colour: Colour, level: int) -> Surface:
    """Return such a pool as a picture of its own."""
    width, height = (max(8, side // _AT.shrink) for side in size)
    field = Surface((width, height), pygame.SRCALPHA)
    share, blur = level / 255, max(1, height // 5)
    shade = (*(round(channel * share) for channel in colour), level)
    pygame.draw.ellipse(field, shade, field.get_rect().inflate(-2 * blur, -2 * blur))
    return pygame.transform.smoothscale(pygame.transform.box_blur(field, blur), size)
