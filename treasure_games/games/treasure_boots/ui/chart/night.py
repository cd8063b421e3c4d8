"""Night over all of the chart that isn't asked about, in squares: the eye goes to what is lit."""

from collections.abc import Iterator
from functools import partial
from itertools import product
from typing import Final

import pygame
from pygame import FRect, Rect, Surface

from treasure_games.games.treasure_boots.ui.chart.pieces import Layer
from treasure_games.games.treasure_boots.ui.chart.plan import Point, around
from treasure_games.games.treasure_boots.ui.chart.tiles import GRAIN, SIDE, Laid, LazyPicture
from treasure_games.games.treasure_boots.ui.chart.zoom_pictures import ZoomPictures

_DARK: Final = (8, 12, 20, 96)
"""Premultiplied: 22 % darker and as much less colour, a little blue."""
_LIT, _SOFT = 1.15, 0.32
"""Radius of what is lit around a place, in world units, and how softly it ends."""


def night(pictures: ZoomPictures, lit: tuple[Point, ...], world: FRect) -> Iterator[Laid]:
    """Yield the dark in this part of the world, but around the places that are lit, if any."""
    near = [around(place, 2 * (_LIT + 2 * _SOFT)) for place in lit]
    ends = (range(int(start * pictures.unit) // SIDE, int(end * pictures.unit) // SIDE + 1)
            for start, end in zip(world.topleft, world.bottomright, strict=True))  # fmt: skip
    for column, row in product(*ends) if lit else ():
        rect = Rect(column * SIDE, row * SIDE, SIDE, SIDE)
        seen = FRect(*(side / pictures.unit for side in rect))
        here = tuple(lit[index] for index in seen.collidelistall(near))
        key = "night", *((here, column, row) if here else ())
        square = partial(_square, pictures.unit / GRAIN, here, rect)
        yield Laid(Layer.NIGHT, 0.0, rect, LazyPicture(key, partial(pictures.keep, key, square)))


def _square(unit: float, lit: tuple[Point, ...], rect: Rect) -> Surface:
    """Return one square; every eighth pixel is exact, so that squares meet seamlessly."""
    side, blur = SIDE // GRAIN + 1, max(1, round(_SOFT * unit))
    field = Surface((side + 4 * blur, side + 4 * blur), pygame.SRCALPHA)
    field.fill(_DARK)
    left, top = rect.left // GRAIN - 2 * blur, rect.top // GRAIN - 2 * blur
    for x, y in lit:
        middle = round(x * unit) - left, round(y * unit) - top
        pygame.draw.circle(field, (0, 0, 0, 0), middle, _LIT * unit)
    inner = pygame.transform.box_blur(field, blur).subsurface(2 * blur, 2 * blur, side, side)
    return pygame.transform.smoothscale(inner, rect.size)
