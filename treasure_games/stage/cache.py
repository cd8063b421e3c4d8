"""Caches of bounded size: the least recently used goes first."""

from collections import OrderedDict
from collections.abc import Callable, Container, Hashable
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

from pygame import Surface

Kept = TypeVar("Kept")


class Cache(Generic[Kept]):
    """Keeps things by key, at most `budget` of them (but always the newest).

    With `size` the budget is for the sum of their sizes instead.
    """

    def __init__(
        self,
        budget: int,
        size: Callable[[Kept], int] = lambda _kept: 1,
        before_making: Callable[[], None] = lambda: None,
    ) -> None:
        """`before_making` is called before anything is made; it may raise."""
        self.before_making = before_making
        self.budget = budget
        """Takes effect when the next thing is kept, or with `fit`."""
        self._size = size
        self._kept: OrderedDict[Hashable, Kept] = OrderedDict()
        self._sum = 0

    def find(self, key: Hashable) -> Kept | None:
        """Return the thing of this key, if cached."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
        return kept

    def keep(self, key: Hashable, make: Callable[[], Kept]) -> Kept:
        """Return the thing of this key, made now if missing."""
        kept = self.find(key)
        if kept is not None:
            return kept
        self.before_making()
        made = self._kept[key] = make()
        self._sum += self._size(made)
        self.fit()
        return made

    def fit(self) -> None:
        """Drop what is more than the budget."""
        while self._sum > self.budget and len(self._kept) > 1:
            self._sum -= self._size(self._kept.popitem(last=False)[1])

    def drop_but(self, keys: Container[Hashable]) -> None:
        """Drop everything but these."""
        for key in [key for key in self._kept if key not in keys]:
            self._sum -= self._size(self._kept.pop(key))

    def drop_above(self, size: int) -> None:
        """Drop everything larger than this."""
        self.drop_but({key for key, kept in self._kept.items() if self._size(kept) <= size})

    def clear(self) -> None:
        """Drop everything."""
        self._kept.clear()
        self._sum = 0


class SpriteCache(Cache[Surface]):
    """Caches surfaces, at most `budget_bytes` of pixels.

    One that had to go is found again as long as anybody else holds it: a second one would take
    memory, and whoever compares the two would take it for another picture.
    """

    def __init__(self, budget_bytes: int, before_making: Callable[[], None] = lambda: None) -> None:
        super().__init__(budget_bytes, bytes_of, before_making)
        self._held = WeakValueDictionary[Hashable, Surface]()

    def keep(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """Return the surface of this key, made now if nobody holds it."""
        found = self.find(key)
        if found is None:
            found = super().keep(key, lambda: self._held.get(key) or make())
            self._held[key] = found
        return found

    def held(self, key: Hashable) -> Surface | None:
        """Return the surface of this key, if it is kept here or anybody holds it."""
        return self.find(key) or self._held.get(key)

    def drop_but(self, keys: Container[Hashable]) -> None:
        """Drop everything but these, whoever holds it."""
        super().drop_but(keys)
        self._held = WeakValueDictionary(self._kept)

    def clear(self) -> None:
        """Drop everything, whoever holds it."""
        super().clear()
        self._held.clear()

    @property
    def kept_bytes(self) -> int:
        """Memory in use, in bytes."""
        return self._sum


def bytes_of(surface: Surface) -> int:
    """Return the memory that a picture takes."""
    return surface.get_pitch() * surface.get_height()
