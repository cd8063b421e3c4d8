"""Night over all of the chart that isn't asked about, in squares: the eye goes to what is lit."""

from functools import partial
from typing import Final

import pygame
from pygame import FRect, Rect, Surface

from treasure_games.games.treasure_boots.ui.chart.pieces import Layer
from treasure_games.games.treasure_boots.ui.chart.plan import Point, around
from treasure_games.games.treasure_boots.ui.chart.tiles import (
    GRAIN,
    LazyPicture,
    Spot,
    Squares,
    square,
)
from treasure_games.games.treasure_boots.ui.chart.zoom_pictures import ZoomPictures

_DARK: Final = (8, 12, 20, 96)
"""Premultiplied: 22 % darker and as much less colour, a little blue."""
_LIT, _SOFT = 1.15, 0.32
"""Radius of what is lit around a place, in world units, and how softly it ends."""


def night(pictures: ZoomPictures, lit: tuple[Point, ...]) -> Squares:
    """Return dark without end around the places that are lit."""
    unit = pictures.unit
    places = [(x * unit, y * unit) for x, y in lit]
    near = [around(place, 2 * (_LIT + 2 * _SOFT) * unit) for place in places]

    def dark(spot: Spot) -> LazyPicture:
        rect = square(spot)
        here = tuple(places[index] for index in FRect(rect).collidelistall(near))
        key = "night", *((here, spot) if here else ())
        return pictures.lazy(key, partial(_dark, unit, here, rect))

    return Squares(Layer.NIGHT, dark)


def _dark(unit: float, lit: tuple[Point, ...], rect: Rect) -> Surface:
    """Return one square; every eighth pixel is exact, so that squares meet seamlessly."""
    side, blur = rect.width // GRAIN + 1, max(1, round(_SOFT * unit / GRAIN))
    field = Surface((side + 4 * blur, side + 4 * blur), pygame.SRCALPHA)
    field.fill(_DARK)
    left, top = rect.left // GRAIN - 2 * blur, rect.top // GRAIN - 2 * blur
    for x, y in lit:
        middle = round(x / GRAIN) - left, round(y / GRAIN) - top
        pygame.draw.circle(field, (0, 0, 0, 0), middle, _LIT * unit / GRAIN)
    inner = pygame.transform.box_blur(field, blur).subsurface(2 * blur, 2 * blur, side, side)
    return pygame.transform.smoothscale(inner, rect.size)
