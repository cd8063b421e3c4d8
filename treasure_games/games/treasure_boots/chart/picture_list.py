"""The list of all pictures on the chart, bottom to top, and how one list differs from the next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import IntEnum
from typing import NamedTuple

from pygame import Rect, Surface


class Layer(IntEnum):
    """What lies over what; within STANDING the southern stand before the northern."""

    WASH = 0
    WATER = 1
    FLOATING = 2
    """On the water and under everything that stands: drift, course, wakes, rings of light."""
    STANDING = 3
    OVER = 4
    """Ghost, line of fire, smoke."""
    PLATES = 5
    TOKENS = 6
    COINS = 7
    LABELS = 8


class Laid(NamedTuple):
    """One picture, its place in pixels of the map at the present zoom."""

    layer: int
    depth: float
    left: int
    top: int
    surface: Surface

    @property
    def rect(self) -> Rect:
        """What it covers."""
        return self.surface.get_rect(topleft=(self.left, self.top))


def centred(layer: Layer, depth: float, surface: Surface, x: float, y: float) -> Laid:
    """A picture with its middle at a place of the map."""
    width, height = surface.get_size()
    return Laid(layer, depth, round(x - width / 2), round(y - height / 2), surface)


class PictureList:
    """Pictures by part (lands, ships, marks...); each part is replaced as a whole."""

    def __init__(self) -> None:
        self._parts: dict[str, tuple[Laid, ...]] = {}
        self._order: list[Laid] | None = None
        self._rects: list[Rect] = []

    def replace(self, part: str, pictures: Iterable[Laid]) -> list[Rect]:
        """Exchange a part; the rectangles of the map that look different now."""
        before, after = self._parts.get(part, ()), tuple(pictures)
        if before == after:
            return []
        self._parts[part] = after
        self._order = None
        gone, come = Counter(before), Counter(after)
        return [one.rect for one in (gone - come) + (come - gone)]

    def clear(self) -> None:
        """Forget everything: the zoom has changed."""
        self._parts.clear()
        self._order = None

    def within(self, rect: Rect) -> list[tuple[Surface, tuple[int, int]]]:
        """What touches a rectangle of the map, bottom to top, ready for `Surface.fblits` onto a
        surface whose corner is at the rectangle's.
        """
        if self._order is None:
            self._order = sorted(
                (one for part in self._parts.values() for one in part),
                key=lambda one: (one.layer, one.depth),
            )
            self._rects = [one.rect for one in self._order]
        order, left, top = self._order, rect.left, rect.top
        return [
            (order[index].surface, (order[index].left - left, order[index].top - top))
            for index in sorted(rect.collidelistall(self._rects))
        ]
