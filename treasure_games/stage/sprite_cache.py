"""A cache of surfaces in bounded memory: the least recently used go first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from pygame import Surface


class SpriteCache:
    """Caches surfaces by key, at most `budget_bytes` of pixels (but always the newest)."""

    def __init__(self, budget_bytes: int) -> None:
        self.budget = budget_bytes
        """Takes effect when the next surface is kept."""
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()
        self._bytes = 0

    @property
    def kept_bytes(self) -> int:
        """Memory in use, in bytes."""
        return self._bytes

    def find(self, key: Hashable) -> Surface | None:
        """Return the surface of this key, if cached."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
        return kept

    def keep(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """Return the surface of this key, made now if missing."""
        kept = self.find(key)
        if kept is not None:
            return kept
        made = self._kept[key] = make()
        self._bytes += _bytes(made)
        while self._bytes > self.budget and len(self._kept) > 1:
            self._bytes -= _bytes(self._kept.popitem(last=False)[1])
        return made

    def clear(self) -> None:
        """Drop everything."""
        self._kept.clear()
        self._bytes = 0


def _bytes(surface: Surface) -> int:
    return surface.get_pitch() * surface.get_height()
