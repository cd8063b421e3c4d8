"""What a zoom level is made of: pictures and squares without end, in layers."""

import math
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, field
from heapq import merge
from itertools import chain
from operator import attrgetter
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from treasure_games.core.pages import Named, page_beside
from treasure_games.games.treasure_boots.ui.chart.plan import Point
from treasure_games.stage.cache import SpriteCache
from treasure_games.stage.frame.items import Area, area_of

SIDE: Final = 256
"""Pixels of the map. Larger tiles waste drawing, smaller ones are too many."""
GRAIN: Final = 8
"""Ground is drawn in rectangles with corners at multiples of this, so that they meet exactly."""
BYTES: Final = (SIDE + 1) * SIDE * 4
"""Of a square of the ground."""
_AT: Final = Named(page_beside(__file__, dict[str, float]))
Spot = tuple[int, int]
"""Column and row of a square of the map."""


@dataclass(frozen=True, slots=True)
class LazyPicture:
    """A large picture that is made when it is seen: of a map that is looked at from near most is
    never seen. Two of one `key` are the same.

    It is kept as long as there is room; after that it is made again.
    """

    key: Hashable
    kept: SpriteCache = field(compare=False)
    make: Callable[[], Surface] = field(compare=False)

    @property
    def made(self) -> Surface | None:
        """The picture, if it has been made and is still kept."""
        return self.kept.held(self.key)

    @property
    def picture(self) -> Surface:
        """The picture, made now if it isn't there."""
        return self.made or self.kept.keep(self.key, self.make)


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


class Squares(NamedTuple):
    """Squares without end in one layer of a map, each made when it is first seen."""

    layer: int
    picture: Callable[[Spot], LazyPicture]

    def within(self, seen: Rect) -> Iterator[Laid]:
        """Yield the squares that touch a rectangle of the map."""
        for spot in squares(seen):
            yield Laid(self.layer, 0.0, square(spot), self.picture(spot))


class PictureList:
    """Pictures by part, which are replaced as wholes. At equal depth earlier parts are below."""

    def __init__(self) -> None:
        self._parts: dict[Hashable, tuple[Laid, ...]] = {}
        self._sorted: list[Laid] = []
        self._rects: list[Rect] | None = []
        """The areas of all pictures, from bottom to top; None after a change."""
        self._ready: list[Surface | None] = []
        """What was made ahead: whoever keeps pictures may have no room for all of them."""
        self._endless: dict[Hashable, Squares | None] = {}
        self.changes = 0
        """How often anything of it has changed."""

    def replace(self, part: Hashable, pictures: Iterable[Laid]) -> None:
        """Replace a part."""
        after = tuple(pictures)
        before = self._parts.get(part)
        self._parts[part] = after
        if after != (before or ()):
            self._changed()

    def spread(self, part: Hashable, squares: Squares | None) -> None:
        """Replace a part that has no end, or remove it."""
        self._endless[part] = squares
        self._changed()

    def clear(self) -> None:
        """Remove everything, for a new zoom."""
        self._endless.clear()
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
        endless = (squares.within(rect) for squares in self._endless.values() if squares)
        return merge(*endless, found, key=_ORDER)

    def within(self, rect: Rect) -> list[tuple[Surface, tuple[int, int]]]:
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
                if one.surface.made is None and pixels < _AT.many:
                    pixels += math.prod(one.picture.get_size())
                ready.append(one.surface.made)
        self._ready = ready
        return pixels > 0


def squares(rect: Rect) -> Iterator[Spot]:
    """Yield the squares of the map that touch a rectangle of it."""
    for row in range(rect.top // SIDE, (rect.bottom - 1) // SIDE + 1):
        for column in range(rect.left // SIDE, (rect.right - 1) // SIDE + 1):
            yield column, row


def square(spot: Spot) -> Rect:
    """Return a square's place on the map."""
    return Rect(spot[0] * SIDE, spot[1] * SIDE, SIDE, SIDE)


class Piece(NamedTuple):
    """A part of a picture, and its place in the view."""

    picture: Surface
    changes: int
    part: Area
    place: Area

    def paint(self, target: Surface) -> None:
        """Scale it into its place, unless nothing of it is in view."""
        size = self.place[2:]
        if not all((*size, *self.part[2:])):
            return
        part = self.picture.subsurface(self.part)
        is_hard = _AT.hard_least <= size[0] / part.get_width() <= _AT.hard_most
        scale = pygame.transform.scale if is_hard else pygame.transform.smoothscale
        target.blit(scale(part, size), self.place)


class Sight(NamedTuple):
    """How the map is seen: pixels per world unit, and its pixel at the corner of the view."""

    unit: float
    corner: Point

    def place(self, part: Rect, unit: float) -> Rect:
        """Return where a part of the map at this unit is in the view."""
        ratio, (left, top) = self.unit / unit, self.corner
        start = round(part.left * ratio - left), round(part.top * ratio - top)
        end = round(part.right * ratio - left), round(part.bottom * ratio - top)
        return Rect(start, (end[0] - start[0], end[1] - start[1]))

    def piece(
        self, view: Rect, picture: Surface, area: Rect, unit: float, changes: int = 0
    ) -> Piece:
        """Return what is seen in a part of the view of a picture, which shows this area of the map
        at this unit.
        """
        ratio, (left, top) = self.unit / unit, self.corner
        start = math.floor((view.left + left) / ratio), math.floor((view.top + top) / ratio)
        end = math.ceil((view.right + left) / ratio), math.ceil((view.bottom + top) / ratio)
        seen = Rect(start, (end[0] - start[0], end[1] - start[1])).clip(area)
        part = seen.move(-area.left, -area.top)
        return Piece(picture, changes, area_of(part), area_of(self.place(seen, unit)))
