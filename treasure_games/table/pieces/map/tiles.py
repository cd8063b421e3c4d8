"""Tiles: squares of the map, drawn once and shown by copying."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Final

import pygame
from pygame import Rect, Surface

from treasure_games.stage.cache import SpriteCache
from treasure_games.stage.pictures import opaque, opaque_copy

SIDE: Final = 256
"""Pixels of the map. Larger tiles waste drawing, smaller ones are too many."""
GRAIN: Final = 8
"""Ground is drawn in rectangles with corners at multiples of this, so that they meet exactly."""
_BYTES: Final = (SIDE + 1) * SIDE * 4
_HALVED_FROM, _HALVED_A_FRAME = 0.95, 5
"""The ratio below which tiles are halved ahead, and how many at a time."""
_HALVES_BELOW: Final = 0.7
"""The ratio below which halves are shown: whole tiles are read from memory for nothing, which takes
three times as long, and thin lines flicker in them.
"""
Spot = tuple[int, int]
Point = tuple[float, float]
Scaled = tuple[Spot, Rect]
"""A tile and its place in the enlarged map."""
PaintGround = Callable[[Surface, Rect], None]
"""Draws this rectangle of the map over the whole surface."""
Within = Callable[[Rect], list[tuple[Surface, tuple[int, int]]]]
"""Returns the pictures that touch a rectangle of the map, and their places from its corner."""


class Tiles:
    """Squares of the ground of a map at one zoom, drawn when first seen."""

    def __init__(
        self, paint_ground: PaintGround, pictures: Within, size: tuple[int, int], like: Surface
    ) -> None:
        """Reserve tiles for a view of `size` pixels, in the format of the surface `like`;
        `pictures` returns what lies on a rectangle of the map.
        """
        self._paint_ground = paint_ground
        self._pictures = pictures
        columns, rows = -(-size[0] // SIDE) + 2, -(-size[1] // SIDE) + 2
        self._ground = SpriteCache(_BYTES * columns * rows)
        self._whole: dict[Spot, Surface] = {}
        """Tiles with the pictures on them, and the same at half their size, while the map is shown
        smaller or larger.
        """
        self._halves: dict[Spot, Surface] = {}
        self._shrunk: list[Spot] = []
        """Those that the last frame showed smaller."""
        self.like = like

    def clear(self) -> None:
        """Drop all tiles, for a new zoom or map."""
        self._ground.clear()
        self._drop_whole()

    def keep_within(self, seen: Rect) -> None:
        """Drop the tiles beyond this part of the map, which is hardly seen for a while."""
        self._ground.drop_but(set(_spots(seen)))
        self._drop_whole()

    def forget_whole(self, rects: Iterable[Rect]) -> None:
        """Lay pictures anew on the tiles that these rectangles of the map touch."""
        if self._whole:
            for spot in {spot for rect in rects for spot in _spots(rect)}:
                self._whole.pop(spot, None)
                self._halves.pop(spot, None)

    def within(self, seen: Rect) -> list[tuple[Surface, Spot]]:
        """Return the tiles that touch a rectangle of the map, and where they are there; draw first
        what is missing.
        """
        self._drop_whole()
        return [(self._tile(spot), _rect(spot).topleft) for spot in _spots(seen)]

    def scaled(self, ratio: float, origin: Point, clip: Rect) -> list[Scaled]:
        """Return the tiles drawn so far that touch the clip at `ratio` times their size, where the
        corner (0, 0) is at `origin` of the enlarged map.
        """
        left, top = (clip.left + origin[0]) / ratio, (clip.top + origin[1]) / ratio
        corner = math.floor(left), math.floor(top)
        seen = Rect(*corner, math.ceil(clip.width / ratio) + 1, math.ceil(clip.height / ratio) + 1)
        return [
            (spot, _scaled_place(spot, ratio, origin))
            for spot in _spots(seen)
            if self._ground.find(spot) is not None
        ]

    def pictures(self, tiles: list[Scaled]) -> list[tuple[Surface, Rect]]:
        """Return what is to be scaled to these places: tiles with the pictures on them."""
        ratio = tiles[0][1].width / SIDE if tiles else 1.0
        self._shrunk = [spot for spot, _place in tiles] if ratio < _HALVED_FROM else []
        halves = self._halves if ratio < _HALVES_BELOW else {}
        return [(halves.get(spot) or self._laid(spot), place) for spot, place in tiles]

    def _drop_whole(self) -> None:
        self._whole.clear()
        self._halves.clear()
        self._shrunk.clear()

    def after_frame(self) -> None:
        """Halve some of the tiles that were shown smaller."""
        bare = (spot for spot in self._shrunk if spot not in self._halves)
        for spot in islice(bare, _HALVED_A_FRAME):
            half = pygame.transform.smoothscale(self._laid(spot), (SIDE // 2, SIDE // 2))
            self._halves[spot] = half

    def prepare(self, seen: Rect, prepare_pictures: Callable[[Rect], bool]) -> bool:
        """Draw one missing tile at the edge of the view, unless pictures on it could be made first.
        Return True if one was missing.
        """
        missing = next((spot for spot in _spots(seen) if self._ground.find(spot) is None), None)
        if missing is None:
            return False
        if not prepare_pictures(_rect(missing)):
            self._tile(missing)
        return True

    def _tile(self, spot: Spot) -> Surface:
        def make() -> Surface:
            fresh = opaque((SIDE, SIDE), self.like)
            self._paint_ground(fresh, _rect(spot))
            return fresh

        return self._ground.keep(spot, make)

    def _laid(self, spot: Spot) -> Surface:
        """Return a tile with the pictures that lie on it."""
        if spot not in self._whole:
            self._whole[spot] = fresh = opaque_copy(self._tile(spot))
            fresh.fblits(self._pictures(_rect(spot)), pygame.BLEND_PREMULTIPLIED)
        return self._whole[spot]


def covered(tiles: list[Scaled], clip: Rect) -> Rect:
    """Return the part of the clip that these cover; empty if that is no rectangle."""
    if not tiles:
        return Rect(0, 0, 0, 0)
    places = [place for _spot, place in tiles]
    whole = places[0].unionall(places)
    is_full = sum(map(_area, places)) == _area(whole)
    return whole.clip(clip) if is_full else Rect(0, 0, 0, 0)


def _scaled_place(spot: Spot, ratio: float, origin: Point) -> Rect:
    """Return the place of a tile in the enlarged map; tiles share edges, so no gap opens."""
    side = SIDE * ratio
    left, top = round(spot[0] * side - origin[0]), round(spot[1] * side - origin[1])
    right = round((spot[0] + 1) * side - origin[0])
    bottom = round((spot[1] + 1) * side - origin[1])
    return Rect(left, top, right - left, bottom - top)


def scale_into(target: Surface, tile: Surface, place: Rect, clip: Rect) -> None:
    """Scale a tile to a place of the target, within the clip."""
    part = place.clip(clip)
    if not part.width or not part.height:
        return
    if part != place:
        across, down = tile.get_width() / place.width, tile.get_height() / place.height
        inside = part.move(-place.left, -place.top)
        source = Rect(
            int(inside.left * across), int(inside.top * down),
            max(1, int(inside.width * across)), max(1, int(inside.height * down)),
        )  # fmt: skip
        tile = tile.subsurface(source.clip(tile.get_rect()))
    pygame.transform.scale(tile, part.size, target.subsurface(part))


def _spots(rect: Rect) -> Iterator[Spot]:
    for row in range(rect.top // SIDE, (rect.bottom - 1) // SIDE + 1):
        for column in range(rect.left // SIDE, (rect.right - 1) // SIDE + 1):
            yield column, row


def _rect(spot: Spot) -> Rect:
    return Rect(spot[0] * SIDE, spot[1] * SIDE, SIDE, SIDE)


def _area(rect: Rect) -> int:
    return rect.width * rect.height
