"""Sandbanks: their pictures, and where buried cards lie on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect

from treasure_games.games.stolen_treasure.ui.cards import ASPECT, BURIED_ASPECT

_SEEN: Final = 0.8
"""The step between buried cards by their width at which all values are seen."""
_SMALLEST: Final = 0.72
"""By how much a full bank shrinks its cards; then equal kinds lie on each other."""
PALMS: Final = {1: (176.0, 196.0, 92.0, 178.0), 2: (120.0, 116.0, 66.0, 104.0)}
"""Size of a palm, and where its foot is in it."""


class Sand(Struct, frozen=True):
    """A bank's picture and its size; the middle of the first card and the upper edge of all, their
    width, and where the row ends; palms, by number and foot. All in units of the picture.
    """

    picture: str
    wide: float
    high: float
    first: float
    top: float
    card: float
    right: float
    palms: tuple[tuple[int, float, float], ...]


SANDS: Final = {
    "own": Sand("bank_own", 1216, 292, 430, 26, 110, 1056, ((1, 74, 150),)),
    "mirror": Sand("bank_mirror", 1112, 180, 170, 24, 92, 960, ((1, 76, 118), (2, 1042, 110))),
    "top_left": Sand("bank_top", 470, 180, 90, 24, 92, 430, ((2, 420, 84),)),
    "top_right": Sand("bank_top", 470, 180, 90, 24, 92, 430, ((2, 54, 82),)),
    "top_small": Sand("bank_top_small", 360, 164, 78, 24, 84, 330, ((2, 318, 74),)),
    "side_left": Sand("bank_side", 330, 172, 80, 26, 84, 290, ((2, 48, 74),)),
    "dug": Sand("bank_own", 1216, 292, 272, 34, 160, 1022, ((1, 64, 150),)),
    "side_right": Sand("bank_side", 330, 172, 80, 26, 84, 290, ((2, 282, 76),)),
}


class Bank(Struct, frozen=True):
    """A sandbank, and the row of cards on it."""

    sand: Sand
    rect: FRect
    row: FRect

    def narrowed(self, count: int) -> Bank:
        """Return the bank with its row in the middle, no wider than so many cards need."""
        across = self.row.height * ASPECT * (1.05 * count - 0.05)
        row = self.row.inflate(min(0.0, across - self.row.width), 0.0)
        return replace(self, row=row)

    def places(self, kinds: Sequence[int]) -> tuple[FRect, ...]:
        """Return the place of each buried card, foot included; equal ones may share a place."""
        row, full = self.row, self.row.height * ASPECT
        columns = _columns(kinds, row.width, _SMALLEST * full)
        gaps = max(columns, default=0)
        across = min(full, max(_SMALLEST * full, row.width / (1.0 + _SEEN * gaps)))
        step = min(1.05 * across, (row.width - across) / max(1, gaps))
        # The feet of smaller cards stand where those of the others do.
        top = row.top + BURIED_ASPECT * (full - across)
        return tuple(
            FRect(row.left + column * step, top, across, across / ASPECT) for column in columns
        )


def _columns(kinds: Sequence[int], room: float, across: float) -> list[int]:
    """Return in which column each card lies; where there is no room even for cards of this width,
    equal ones lie together.
    """
    if room >= across * (1.0 + _SEEN * (len(kinds) - 1)):
        return list(range(len(kinds)))
    first = {kind: index for index, kind in reversed(list(enumerate(kinds)))}
    order = sorted(first, key=first.__getitem__)
    return [order.index(kind) for kind in kinds]


def bank_on(name: str, rect: FRect, unit: float) -> Bank:
    """Return a bank whose row keeps its distance to both ends; heights grow by `unit`."""
    sand = SANDS[name]
    high = rect.height / sand.high
    across = min(sand.card * unit, sand.card * high)
    left = rect.left + sand.first * rect.width / max(sand.wide, rect.width) - across / 2
    right = rect.right - (sand.wide - sand.right) * min(1.0, rect.width / sand.wide)
    top = rect.top + sand.top * high
    return Bank(sand, rect, FRect(left, top, right - left, across / ASPECT))
