"""Night over all of the chart that isn't asked about, in squares: the eye goes to what is lit."""

from collections.abc import Iterator
from functools import partial
from itertools import product
from typing import Final, TypeAlias

import pygame
from pygame import FRect, Rect, Surface

from treasure_games.games.treasure_boots.ui.chart.pieces import Layer
from treasure_games.games.treasure_boots.ui.chart.plan import Cell, ChartPlan, Point, around
from treasure_games.games.treasure_boots.ui.chart.tiles import GRAIN, SIDE, Laid, LazyPicture
from treasure_games.games.treasure_boots.ui.chart.zoom_pictures import ZoomPictures

Lit: TypeAlias = tuple[frozenset[Cell], tuple[Point, ...]]
"""Cells, and the middles of ships."""
_NOTHING: Final[Lit] = frozenset(), ()
_DARK: Final = (8, 12, 20, 96)
"""Premultiplied: 22 % darker and as much less colour, a little blue."""
_WIDER, _SHIP, _SOFT = 1.12, 1.2, 0.32
"""What is lit of a cell, by its size; radius of that around a ship, and how softly it ends."""


def night(plan: ChartPlan, pictures: ZoomPictures, lit: Lit, seen: FRect) -> Iterator[Laid]:
    """Yield the dark around all that is lit, as far as one may look from what is seen."""
    near = plan.geometry.bounds(lit[0]).unionall([around(ship, 2 * _SHIP) for ship in lit[1]])
    near.inflate_ip(2.0, 2.0)
    wide = seen.scale_by(2.0).union(plan.soundings)
    ends = (range(int(start * pictures.unit) // SIDE, int(end * pictures.unit) // SIDE + 1)
            for start, end in zip(wide.topleft, wide.bottomright, strict=True))  # fmt: skip
    for column, row in product(*ends) if lit[0] else ():
        rect = Rect(column * SIDE, row * SIDE, SIDE, SIDE)
        is_near = FRect(rect).colliderect([side * pictures.unit for side in near])
        key = "night", *((lit, column, row) if is_near else ())
        square = partial(_square, plan, pictures.unit / GRAIN, lit if is_near else _NOTHING, rect)
        yield Laid(Layer.NIGHT, 0.0, rect, LazyPicture(key, partial(pictures.keep, key, square)))


def _square(plan: ChartPlan, unit: float, lit: Lit, rect: Rect) -> Surface:
    """Return one square; every eighth pixel is exact, so that squares meet seamlessly."""
    side, blur = SIDE // GRAIN + 1, max(1, round(_SOFT * unit))
    field = Surface((side + 4 * blur, side + 4 * blur), pygame.SRCALPHA)
    field.fill(_DARK)
    left, top = rect.left // GRAIN - 2 * blur, rect.top // GRAIN - 2 * blur
    for x, y in lit[1]:
        pygame.draw.circle(field, (0, 0, 0, 0), (x * unit - left, y * unit - top), _SHIP * unit)
    for x, y in map(plan.geometry.centre, lit[0]):
        corners = [((x + across * _WIDER) * unit - left, (y + down * _WIDER) * unit - top)
                   for across, down in plan.geometry.corners]  # fmt: skip
        pygame.draw.polygon(field, (0, 0, 0, 0), corners)
    inner = pygame.transform.box_blur(field, blur).subsurface(2 * blur, 2 * blur, side, side)
    return pygame.transform.smoothscale(inner, rect.size)
