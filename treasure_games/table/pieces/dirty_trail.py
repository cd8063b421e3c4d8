"""What must be redrawn because something moved: where it was, and where it is."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import fields
from operator import attrgetter
from typing import Any

from pygame import FRect


def state_of(kind: type[Any], *left_out: str) -> Callable[[Any], object]:
    """Return what reads all fields of a dataclass of this kind, but those left out: how it looks.

    `astuple` would copy each of them, and it is asked for in every frame.
    """
    return attrgetter(*(one.name for one in fields(kind) if one.name not in left_out))


class DirtyTrail:
    """Remembers how each moving thing was last drawn."""

    def __init__(self) -> None:
        self._drawn: dict[Hashable, tuple[object, FRect]] = {}

    def follow(
        self, things: Iterable[tuple[Hashable, object, FRect]], invalidate: Callable[[FRect], None]
    ) -> None:
        """Invalidate where things were and are if they have changed since the last call.

        Each thing has a key, a state and the area that it is drawn in.
        """
        self._show({key: (state, area) for key, state, area in things}, invalidate)

    def follow_states(
        self,
        things: Iterable[tuple[Hashable, object, Callable[[], FRect]]],
        invalidate: Callable[[FRect], None],
    ) -> None:
        """Do the same for things whose area follows from their state: it is asked for only when
        that has changed, as most of them rest most of the time.
        """
        shown = {}
        for key, state, area in things:
            before = self._drawn.get(key)
            if before is None or before[0] != state:
                before = state, area()
            shown[key] = before
        self._show(shown, invalidate)

    def _show(
        self, shown: dict[Hashable, tuple[object, FRect]], invalidate: Callable[[FRect], None]
    ) -> None:
        if shown == self._drawn:
            return
        for key in {**self._drawn, **shown}:
            before, now = self._drawn.get(key), shown.get(key)
            if before != now:
                for one in (before, now):
                    if one is not None:
                        invalidate(one[1])
        self._drawn = shown
