"""What a zoom level is made of: pictures in layers, and tiles of the ground below them."""

import math
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain, islice
from operator import attrgetter
from typing import Final, NamedTuple
from weakref import ReferenceType, ref

import pygame
from pygame import Rect, Surface

from treasure_games.stage.cache import SpriteCache
from treasure_games.stage.pictures import opaque, opaque_copy

SIDE: Final = 256
"""Pixels of the map. Larger tiles waste drawing, smaller ones are too many."""
GRAIN: Final = 8
"""Ground is drawn in rectangles with corners at multiples of this, so that they meet exactly."""
_BYTES: Final = (SIDE + 1) * SIDE * 4
_MANY: Final = 100_000
"""Pixels of lazy pictures that are made in one step."""
_HALVED_FROM, _HALVED_A_FRAME = 0.95, 5
"""The ratio below which tiles are halved ahead, and how many at a time."""
_HALVES_BELOW: Final = 0.7
"""The ratio below which halves are shown: whole tiles are read from memory for nothing, which takes
three times as long, and thin lines flicker in them.
"""
Spot = tuple[int, int]
Point = tuple[float, float]
Placed = list[tuple[Surface, tuple[int, int]]]
Scaled = tuple[Spot, Rect]
"""A tile and its place in the enlarged map."""


@dataclass(slots=True)
class LazyPicture:
    """A large picture that is made when it is seen: of a map that is looked at from near most is
    never seen. Two of one `key` are the same.

    `make` keeps it as long as there is room; after that it is made again.
    """

    key: Hashable
    make: Callable[[], Surface] = field(compare=False)
    _made: ReferenceType[Surface] | None = field(default=None, compare=False)

    @property
    def made(self) -> Surface | None:
        """The picture, if it has been made and is still kept."""
        return None if self._made is None else self._made()

    @property
    def picture(self) -> Surface:
        """The picture, made now if it isn't there."""
        made = self.made
        if made is None:
            made = self.make()
            self._made = ref(made)
        return made


class Laid(NamedTuple):
    """One picture, and the area that it covers in pixels of the map at the current zoom."""

    layer: int
    depth: float
    rect: Rect
    surface: Surface | LazyPicture

    @property
    def picture(self) -> Surface:
        """What is drawn, made now if it is lazy."""
        return self.surface.picture if isinstance(self.surface, LazyPicture) else self.surface


class PictureList:
    """Pictures by part, which are replaced as wholes. At equal depth earlier parts are below."""

    def __init__(self) -> None:
        self._parts: dict[Hashable, tuple[Laid, ...]] = {}
        self._sorted: list[Laid] = []
        self._rects: list[Rect] | None = []
        """The areas of all pictures, from bottom to top; None after a change."""
        self._ready: list[Surface | None] = []
        """What was made ahead: whoever keeps pictures may have no room for all of them."""
        self.changes = 0
        """How often anything of it has changed."""

    def replace(self, part: Hashable, pictures: Iterable[Laid]) -> None:
        """Replace a part."""
        after = tuple(pictures)
        before = self._parts.get(part)
        self._parts[part] = after
        if after != (before or ()):
            self._changed()

    def clear(self) -> None:
        """Remove everything, for a new zoom."""
        self._parts.clear()
        self._sorted.clear()
        self.free()
        self._changed()

    def free(self) -> None:
        """Leave what was made ahead to whoever keeps it."""
        self._ready = []

    def _changed(self) -> None:
        self._rects = None
        self.changes += 1

    def _touching(self, rect: Rect) -> Iterator[Laid]:
        if self._rects is None:
            every = chain.from_iterable(self._parts.values())
            self._sorted = sorted(every, key=attrgetter("layer", "depth"))
            self._rects = [one.rect for one in self._sorted]
        return map(self._sorted.__getitem__, rect.collidelistall(self._rects))

    def within(self, rect: Rect) -> Placed:
        """Return what touches a rectangle, bottom to top, with places from its corner."""
        left, top = rect.topleft
        return [
            (one.picture, (one.rect.left - left, one.rect.top - top))
            for one in self._touching(rect)
        ]

    def prepare(self, rect: Rect) -> bool:
        """Make a few lazy pictures that touch a rectangle, hold all; return True if some lacked."""
        pixels, ready = 0, []
        for one in self._touching(rect):
            if isinstance(one.surface, LazyPicture):
                if one.surface.made is None and pixels < _MANY:
                    pixels += math.prod(one.picture.get_size())
                ready.append(one.surface.made)
        self._ready = ready
        return pixels > 0


@dataclass(slots=True)
class _Whole:
    """A tile with the pictures on it, and the same at half its size."""

    pictures: Placed
    surface: Surface
    half: Surface | None = None


class Tiles:
    """Squares of a map's ground at one zoom, drawn by `paint_ground` when first seen."""

    def __init__(
        self,
        paint_ground: Callable[[Surface, Rect], None],
        pictures: PictureList,
        size: tuple[int, int],
    ) -> None:
        """Reserve tiles for a view of `size` pixels; `pictures` are what lies on them."""
        self._paint_ground, self._pictures = paint_ground, pictures
        columns, rows = -(-size[0] // SIDE) + 2, -(-size[1] // SIDE) + 2
        self._ground = SpriteCache(_BYTES * columns * rows)
        self._whole: dict[Spot, _Whole] = {}
        """While the map is shown smaller or larger."""
        self._shrunk: list[Spot] = []
        """Those that the last frame showed smaller."""
        self._like = Surface((1, 1), 0, 32)

    def clear(self) -> None:
        """Drop all tiles, for a new zoom or map."""
        self._ground.clear()
        self._drop_whole()

    def keep_within(self, seen: Rect) -> None:
        """Drop the tiles beyond this part of the map, which is hardly seen for a while."""
        self._ground.drop_but(set(_spots(seen)))
        self._drop_whole()

    def within(self, seen: Rect) -> list[tuple[Surface, Spot]]:
        """Return the tiles that touch a rectangle of the map, drawn now if missing, with places."""
        self._drop_whole()
        return [(self._tile(spot), _rect(spot).topleft) for spot in _spots(seen)]

    def scaled(self, ratio: float, origin: Point, clip: Rect) -> list[Scaled]:
        """Return the tiles drawn so far that touch the clip at `ratio`, from a map at `origin`."""
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
        wholes = [(self._laid(spot), place) for spot, place in tiles]
        return [
            (whole.half if whole.half and ratio < _HALVES_BELOW else whole.surface, place)
            for whole, place in wholes
        ]

    def _drop_whole(self) -> None:
        self._whole.clear()
        self._shrunk.clear()

    def after_frame(self) -> None:
        """Halve some of the tiles that were shown smaller."""
        laid = map(self._laid, self._shrunk)
        for whole in islice((one for one in laid if one.half is None), _HALVED_A_FRAME):
            whole.half = pygame.transform.smoothscale(whole.surface, (SIDE // 2, SIDE // 2))

    def prepare(self, seen: Rect) -> bool:
        """Draw one missing tile at the edge of the view. Return True if one was missing."""
        missing = next((spot for spot in _spots(seen) if self._ground.find(spot) is None), None)
        if missing is not None:
            self._tile(missing)
        return missing is not None

    def _tile(self, spot: Spot) -> Surface:
        def make() -> Surface:
            fresh = opaque((SIDE, SIDE), self._like)
            self._paint_ground(fresh, _rect(spot))
            return fresh

        return self._ground.keep(spot, make)

    def _laid(self, spot: Spot) -> _Whole:
        """Return a tile with the pictures that lie on it now."""
        pictures, known = self._pictures.within(_rect(spot)), self._whole.get(spot)
        if known is None or known.pictures != pictures:
            fresh = opaque_copy(self._tile(spot))
            fresh.fblits(pictures, pygame.BLEND_PREMULTIPLIED)
            known = self._whole[spot] = _Whole(pictures, fresh)
        return known


def covered(tiles: list[Scaled], clip: Rect) -> Rect:
    """Return the part of the clip that these cover; empty if that is no rectangle."""
    if not tiles:
        return Rect(0, 0, 0, 0)
    places = [place for _spot, place in tiles]
    whole = places[0].unionall(places)
    is_full = sum(math.prod(place.size) for place in places) == math.prod(whole.size)
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
