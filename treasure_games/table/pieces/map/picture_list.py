"""All pictures on a map, from bottom to top, and how two such lists differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Final, NamedTuple
from weakref import ReferenceType, ref

from pygame import Rect, Surface


@dataclass(slots=True, unsafe_hash=True)
class Awaited:
    """A large picture of known size that is made when it is seen: of a map that is looked at from
    near most is never seen. Two of one `key` are the same.

    `make` keeps it as long as there is room; after that it is made again.
    """

    key: Hashable
    size: tuple[int, int] = field(compare=False)
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

    def get_size(self) -> tuple[int, int]:
        """Return its width and height in pixels, as of a picture."""
        return self.size


class Laid(NamedTuple):
    """One picture, at its place in pixels of the map at the current zoom."""

    layer: int
    depth: float
    left: int
    top: int
    surface: Surface | Awaited

    @property
    def rect(self) -> Rect:
        """The area that it covers."""
        return Rect((self.left, self.top), self.surface.get_size())

    @property
    def picture(self) -> Surface:
        """What is drawn, made now if it is awaited."""
        return self.surface.picture if isinstance(self.surface, Awaited) else self.surface


def centred(layer: int, depth: float, surface: Surface, x: float, y: float) -> Laid:
    """Return a picture with its middle at a place of the map."""
    width, height = surface.get_size()
    return Laid(layer, depth, round(x - width / 2), round(y - height / 2), surface)


_MANY: Final = 100_000
"""Pixels of awaited pictures that are made in one step."""
_NOWHERE: Final = Rect(0, 0, 0, 0)
"""A rectangle without an area collides with nothing."""


class _Part:
    """The pictures of a part, and their slots in the list."""

    def __init__(self, number: int) -> None:
        self.number = number
        """The order of parts: at equal depth those of the earlier part are below."""
        self.pictures: tuple[Laid, ...] = ()
        self.slots: list[int] = []


class PictureList:
    """Pictures by part, each of which is replaced as a whole.

    Every picture has a slot with its rectangle and its rank, so that replacing a part costs nothing
    for the hundreds that stay.
    """

    def __init__(self) -> None:
        self._parts: dict[Hashable, _Part] = {}
        self._slots: list[Laid | None] = []
        self._rects: list[Rect] = []
        self._ranks: list[tuple[float, ...]] = []
        self.changes = 0
        """How often anything of it has changed."""
        self._ready: list[Surface | None] = []
        """What was made ahead: whoever keeps pictures may have no room for all of them."""

    def replace(self, name: Hashable, pictures: Iterable[Laid]) -> list[Rect]:
        """Replace a part; return the changed rectangles of the map."""
        part = self._parts.get(name)
        if part is None:
            part = self._parts[name] = _Part(len(self._parts))
        before, after = part.pictures, tuple(pictures)
        if before == after:
            return []
        part.pictures = after
        self.changes += 1
        self._fill(part, before)
        if len(before) <= 1 and len(after) <= 1:
            return [one.rect for one in before + after]
        gone, come = Counter(before), Counter(after)
        return [one.rect for one in (gone - come) + (come - gone)]

    def _fill(self, part: _Part, before: tuple[Laid, ...]) -> None:
        for _missing in range(len(part.slots), len(part.pictures)):
            part.slots.append(len(self._slots))
            self._slots.append(None)
            self._rects.append(_NOWHERE)
            self._ranks.append(())
        for index, (slot, was, now) in enumerate(zip_longest(part.slots, before, part.pictures)):
            if was == now:
                continue
            self._slots[slot] = now
            self._rects[slot] = _NOWHERE if now is None else now.rect
            if now is not None:
                self._ranks[slot] = (now.layer, now.depth, part.number, index)

    def clear(self) -> None:
        """Remove everything, for a new zoom."""
        self.changes += 1
        self._parts.clear()
        self._slots.clear()
        self._rects.clear()
        self._ranks.clear()
        self.free()

    def free(self) -> None:
        """Leave what was made ahead to whoever keeps it."""
        self._ready = []

    def within(self, rect: Rect) -> list[tuple[Surface, tuple[int, int]]]:
        """Return what touches a rectangle of the map, bottom to top, ready for `Surface.fblits`
        onto a surface with the same corner.
        """
        touched = rect.collidelistall(self._rects)
        touched.sort(key=self._ranks.__getitem__)
        left, top = rect.topleft
        found = []
        for slot in touched:
            one = self._slots[slot]
            assert one is not None
            found.append((one.picture, (one.left - left, one.top - top)))
        return found

    def prepare(self, rect: Rect) -> bool:
        """Make a few awaited pictures that touch a rectangle, and hold those that do. Return True
        if any had to be made.
        """
        pixels, ready = 0, []
        for slot in rect.collidelistall(self._rects):
            one = self._slots[slot]
            awaited = None if one is None else one.surface
            if isinstance(awaited, Awaited):
                if awaited.made is None and pixels < _MANY:
                    pixels += awaited.picture.get_width() * awaited.picture.get_height()
                ready.append(awaited.made)
        self._ready = ready
        return pixels > 0
