"""Night over all of the chart that isn't asked about, in squares: the eye goes to what is lit."""

from collections.abc import Iterator
from functools import partial
from typing import Final

import pygame
from pygame import FRect, Rect, Surface

from treasure_games.games.treasure_boots.ui.chart.pieces import Layer
from treasure_games.games.treasure_boots.ui.chart.plan import Point, around
from treasure_games.games.treasure_boots.ui.chart.tiles import (
    GRAIN,
    Laid,
    LazyPicture,
    Spot,
    square,
    squares,
)
from treasure_games.games.treasure_boots.ui.chart.zoom_pictures import ZoomPictures

_DARK: Final = (8, 12, 20, 96)
"""Premultiplied: 22 % darker and as much less colour, a little blue."""
_LIT, _SOFT = 1.15, 0.32
"""Radius of what is lit around a place, in world units, and how softly it ends."""


class Night:
    """Endless dark around the places that are lit; none if nothing is."""

    def __init__(self, pictures: ZoomPictures, lit: tuple[Point, ...]) -> None:
        self._pictures = pictures
        self._lit = [(x * pictures.unit, y * pictures.unit) for x, y in lit]
        self._near = [around(place, 2 * (_LIT + 2 * _SOFT) * pictures.unit) for place in self._lit]
        self._known: dict[Spot, Laid] = {}

    def within(self, seen: Rect) -> Iterator[Laid]:
        """Yield the squares that touch a rectangle of the map."""
        for spot in squares(seen) if self._lit else ():
            if spot not in self._known:
                self._known[spot] = self._laid(spot)
            yield self._known[spot]

    def _laid(self, spot: Spot) -> Laid:
        rect = square(spot)
        here = tuple(self._lit[index] for index in FRect(rect).collidelistall(self._near))
        key = "night", *((here, spot) if here else ())
        make = partial(self._pictures.keep, key, partial(_dark, self._pictures.unit, here, rect))
        return Laid(Layer.NIGHT, 0.0, rect, LazyPicture(key, make))


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
