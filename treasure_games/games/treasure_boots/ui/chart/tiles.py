"""What a zoom level is made of: pictures in layers, and tiles of the ground below them."""

import math
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, field
from heapq import merge
from itertools import chain
from operator import attrgetter
from typing import Final, NamedTuple
from weakref import ReferenceType, ref

from pygame import Rect, Surface

from treasure_games.stage.cache import SpriteCache
from treasure_games.stage.pictures import opaque

SIDE: Final = 256
"""Pixels of the map. Larger tiles waste drawing, smaller ones are too many."""
GRAIN: Final = 8
"""Ground is drawn in rectangles with corners at multiples of this, so that they meet exactly."""
_BYTES: Final = (SIDE + 1) * SIDE * 4
_MANY: Final = 100_000
"""Pixels of lazy pictures that are made in one step."""
Spot = tuple[int, int]
"""Column and row of a square of the map."""
Point = tuple[float, float]
Placed = list[tuple[Surface, tuple[int, int]]]


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


_ORDER: Final = attrgetter("layer", "depth")


def _unveiled(_rect: Rect) -> Iterable[Laid]:
    return ()


class PictureList:
    """Pictures by part, which are replaced as wholes. At equal depth earlier parts are below."""

    def __init__(self) -> None:
        self._parts: dict[Hashable, tuple[Laid, ...]] = {}
        self._sorted: list[Laid] = []
        self._rects: list[Rect] | None = []
        """The areas of all pictures, from bottom to top; None after a change."""
        self._ready: list[Surface | None] = []
        """What was made ahead: whoever keeps pictures may have no room for all of them."""
        self._veil: Callable[[Rect], Iterable[Laid]] = _unveiled
        self.changes = 0
        """How often anything of it has changed."""

    def replace(self, part: Hashable, pictures: Iterable[Laid]) -> None:
        """Replace a part."""
        after = tuple(pictures)
        before = self._parts.get(part)
        self._parts[part] = after
        if after != (before or ()):
            self._changed()

    def spread(self, veil: Callable[[Rect], Iterable[Laid]]) -> None:
        """Lay what has no end: `veil` yields the pictures of it that touch a rectangle."""
        self._veil = veil
        self._changed()

    def clear(self) -> None:
        """Remove everything, for a new zoom."""
        self._veil = _unveiled
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
            self._sorted = sorted(every, key=_ORDER)
            self._rects = [one.rect for one in self._sorted]
        found = map(self._sorted.__getitem__, rect.collidelistall(self._rects))
        return merge(found, self._veil(rect), key=_ORDER)

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


class Tiles:
    """Squares of a map's ground at one zoom, drawn by `paint_ground` when first seen."""

    def __init__(
        self, paint_ground: Callable[[Surface, Rect], None], size: tuple[int, int]
    ) -> None:
        """Reserve tiles for a view of `size` pixels."""
        self._paint_ground = paint_ground
        columns, rows = -(-size[0] // SIDE) + 2, -(-size[1] // SIDE) + 2
        self._ground = SpriteCache(_BYTES * columns * rows)
        self._like = Surface((1, 1), 0, 32)

    def clear(self) -> None:
        """Drop all tiles, for a new zoom or map."""
        self._ground.clear()

    def keep_within(self, seen: Rect) -> None:
        """Drop the tiles beyond this part of the map, which is hardly seen for a while."""
        self._ground.drop_but(set(squares(seen)))

    def within(self, seen: Rect) -> list[tuple[Surface, Spot]]:
        """Return the tiles that touch a rectangle of the map, drawn now if missing, with places
        from its corner.
        """
        left, top = seen.topleft
        return [
            (self._tile(spot), (spot[0] * SIDE - left, spot[1] * SIDE - top))
            for spot in squares(seen)
        ]

    def prepare(self, seen: Rect) -> bool:
        """Draw one missing tile at the edge of the view. Return True if one was missing."""
        missing = next((spot for spot in squares(seen) if self._ground.find(spot) is None), None)
        if missing is not None:
            self._tile(missing)
        return missing is not None

    def _tile(self, spot: Spot) -> Surface:
        def make() -> Surface:
            fresh = opaque((SIDE, SIDE), self._like)
            self._paint_ground(fresh, square(spot))
            return fresh

        return self._ground.keep(spot, make)


def squares(rect: Rect) -> Iterator[Spot]:
    """Yield the squares of the map that touch a rectangle of it."""
    for row in range(rect.top // SIDE, (rect.bottom - 1) // SIDE + 1):
        for column in range(rect.left // SIDE, (rect.right - 1) // SIDE + 1):
            yield column, row


def square(spot: Spot) -> Rect:
    """Return a square's place on the map."""
    return Rect(spot[0] * SIDE, spot[1] * SIDE, SIDE, SIDE)
