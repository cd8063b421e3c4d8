"""Tiles: squares of the map, drawn once and shown by copying."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final

import pygame
from pygame import Rect, Surface

from treasure_games.stage.cache import SpriteCache
from treasure_games.stage.pictures import opaque
from treasure_games.table.pieces.map.picture_list import PictureList

SIDE: Final = 256
"""Pixels of the map. Larger tiles waste drawing, smaller ones are too many."""
GRAIN: Final = 8
"""Ground is drawn in rectangles with corners at multiples of this, so that they meet exactly."""
_BYTES: Final = (SIDE + 1) * SIDE * 4
_FEW_GROUNDS: Final = 4 * _BYTES
"""Bytes of ground that is kept of a map that leaves most to others."""
_SPARE: Final = 60_000
"""Pixels that can be copied in the time that another rectangle costs."""
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


class Tiles:
    """Squares of the map at one zoom, drawn when first seen and repaired where spoiled."""

    def __init__(
        self, paint_ground: PaintGround, pictures: PictureList, size: tuple[int, int], like: Surface
    ) -> None:
        """Reserve tiles for a view of `size` pixels, in the format of the surface `like`."""
        self._paint_ground = paint_ground
        self._pictures = pictures
        columns, rows = -(-size[0] // SIDE) + 2, -(-size[1] // SIDE) + 2
        self._whole = SpriteCache(_BYTES * columns * rows)
        self._ground_bytes = _BYTES * columns * rows * 2 // 5
        self._ground = SpriteCache(self._ground_bytes)
        self._halves: dict[Spot, Surface] = {}
        """Tiles at half their size, while the map is shown smaller."""
        self._shrunk: list[Spot] = []
        """Those that the last frame showed smaller."""
        self._mended: set[Spot] = set()
        self._mended_before: set[Spot] = set()
        """Those that were mended since the last frame without their ground, and in that before."""
        self._keeps_ground = True
        self._stale: dict[Spot, list[Rect]] = {}
        self.like = like

    def clear(self) -> None:
        """Drop all tiles, for a new zoom or map."""
        self._whole.clear()
        self._ground.clear()
        self._drop_halves()
        self._mended, self._mended_before = set(), set()
        self._stale.clear()

    @property
    def keeps_ground(self) -> bool:
        """True if the ground of tiles is kept, so that they are repaired sooner; it is some
        megabytes, which a map that is hardly seen should leave to others: but for a few tiles that
        are repaired all the time.
        """
        return self._keeps_ground

    @keeps_ground.setter
    def keeps_ground(self, keeps: bool) -> None:
        if keeps != self._keeps_ground:
            self._keeps_ground = keeps
            self._ground.budget = self._ground_bytes if keeps else _FEW_GROUNDS
            if not keeps:
                self._ground.clear()

    def keep_within(self, seen: Rect) -> None:
        """Drop the tiles beyond this part of the map, which is hardly seen for a while."""
        self._whole.drop_but(set(_spots(seen)))
        self._drop_halves()
        self.keeps_ground = False

    def spoil(self, rect: Rect) -> None:
        """Mark this rectangle of the map as changed."""
        for spot in _spots(rect):
            self._halves.pop(spot, None)
            if self._whole.find(spot) is not None:
                self._stale.setdefault(spot, []).append(rect)

    def show(self, target: Surface, origin: Spot, clip: Rect) -> None:
        """Copy what is within `clip` to the target, whose corner (0, 0) is at `origin` of the map;
        draw first what is missing.
        """
        self._drop_halves()
        seen = clip.move(origin)
        blits = [(self._tile(spot), _place(spot, origin)) for spot in _spots(seen)]
        before = target.get_clip()
        target.set_clip(before.clip(clip))
        target.fblits(blits)
        target.set_clip(before)

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
            if self._whole.find(spot) is not None
        ]

    def show_scaled(self, target: Surface, tiles: list[Scaled], clip: Rect) -> None:
        """Show these within the clip."""
        ratio = tiles[0][1].width / SIDE if tiles else 1.0
        self._shrunk = [spot for spot, _place in tiles] if ratio < _HALVED_FROM else []
        halves = self._halves if ratio < _HALVES_BELOW else {}
        for spot, place in tiles:
            _scale_into(target, halves.get(spot) or self._tile(spot), place, clip)

    def _drop_halves(self) -> None:
        self._halves.clear()
        self._shrunk.clear()

    def after_frame(self) -> None:
        """Halve some of the tiles that were shown smaller, or keep the ground of one that was
        mended in two frames in a row: what moves over it will spoil it again.
        """
        again = self._mended & self._mended_before
        self._mended_before, self._mended = self._mended, set()
        if again:
            self._ground_tile(again.pop())
        bare = (spot for spot in self._shrunk if spot not in self._halves)
        for spot in islice(bare, _HALVED_A_FRAME):
            half = pygame.transform.smoothscale(self._tile(spot), (SIDE // 2, SIDE // 2))
            self._halves[spot] = half

    def prepare(self, seen: Rect) -> bool:
        """Draw one missing tile at the edge of the view, or make a picture that lies on it. Return
        True if there was one.
        """
        for spot in _spots(seen):
            if self._whole.find(spot) is None:
                if not self._pictures.prepare(_rect(spot)):
                    self._tile(spot)
                return True
        return False

    def _tile(self, spot: Spot) -> Surface:
        found = self._whole.find(spot)
        if found is None:
            self._stale.pop(spot, None)
            return self._whole.keep(spot, lambda: self._painted(spot))
        stale = self._stale.pop(spot, None)
        if stale is not None:
            for rect in _apart(stale):
                self._mend(found, spot, rect)
        return found

    def _painted(self, spot: Spot) -> Surface:
        """Return a tile of the view; its ground is kept, since it will be repaired."""
        fresh = opaque((SIDE, SIDE), self.like)
        if self._keeps_ground and self._ground.kept_bytes + _BYTES <= self._ground_bytes:
            fresh.blit(self._ground_tile(spot), (0, 0))
        else:
            self._paint_ground(fresh, _rect(spot))
        fresh.fblits(self._pictures.within(_rect(spot)), pygame.BLEND_PREMULTIPLIED)
        return fresh

    def _mend(self, tile: Surface, spot: Spot, rect: Rect) -> None:
        whole = _rect(spot)
        part = rect.clip(whole)
        if not part.width or not part.height:
            return
        inside = part.move(-whole.left, -whole.top)
        tile.set_clip(inside)
        ground = self._ground.find(spot)
        if ground is None:
            self._paint_patch(tile, part, inside)
            self._mended.add(spot)
        else:
            tile.blit(ground, inside, inside)
        window = tile.subsurface(inside)
        window.fblits(self._pictures.within(part), pygame.BLEND_PREMULTIPLIED)
        tile.set_clip(None)

    def _paint_patch(self, tile: Surface, part: Rect, inside: Rect) -> None:
        """Draw the ground of a small rectangle of the map, for a fraction of a tile's work."""
        left, top = part.left // GRAIN * GRAIN, part.top // GRAIN * GRAIN
        right, bottom = -(-part.right // GRAIN) * GRAIN, -(-part.bottom // GRAIN) * GRAIN
        around = Rect(left, top, right - left, bottom - top)
        patch = opaque(around.size, self.like)
        self._paint_ground(patch, around)
        tile.blit(patch, inside, part.move(-left, -top))

    def _ground_tile(self, spot: Spot) -> Surface:
        def make() -> Surface:
            fresh = opaque((SIDE, SIDE), self.like)
            self._paint_ground(fresh, _rect(spot))
            return fresh

        return self._ground.keep(spot, make)


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


def _scale_into(target: Surface, tile: Surface, place: Rect, clip: Rect) -> None:
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


def _place(spot: Spot, origin: Spot) -> Spot:
    return spot[0] * SIDE - origin[0], spot[1] * SIDE - origin[1]


def _apart(rects: list[Rect]) -> list[Rect]:
    """Return the rectangles, merging those that touch."""
    apart: list[Rect] = []
    for rect in rects:
        while (hit := rect.collidelist(apart)) >= 0:
            rect = rect.union(apart.pop(hit))
        apart.append(rect)
    return apart


def bundled(rects: list[Rect]) -> list[Rect]:
    """Return the rectangles, merging those that are faster to copy as one."""
    bundles: list[Rect] = []
    for rect in rects:
        for index, bundle in enumerate(bundles):
            both = bundle.union(rect)
            if _area(both) - _area(bundle) - _area(rect) <= _SPARE:
                bundles[index] = both
                break
        else:
            bundles.append(rect)
    return bundles


def _area(rect: Rect) -> int:
    return rect.width * rect.height
