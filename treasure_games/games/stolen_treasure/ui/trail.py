"""The trail on the own bank: it winds and rises to the X."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cached_property
from typing import Final

from pygame import FRect, Rect

from treasure_games.games.stolen_treasure.ui.banks import SANDS

_LENGTH: Final = 868.0
"""Length of the trail in the bank's picture."""
_DASH: Final = (30.0, 18.0, 25.0)
"""Size of a dash of the trail, and the distance from one to the next."""


class Trail:
    """Points along it are given by their share of its length."""

    def __init__(self, bank: FRect, unit: float, to_pixels: Callable[[FRect], Rect]) -> None:
        """Lay it along this bank; by `unit` heights of the table grow."""
        self._bank, self._unit, self._to_pixels = bank, unit, to_pixels

    def at(self, share: float) -> tuple[float, float]:
        """Return a point of the trail."""
        bank = self._bank
        rise = 16.0 * max(0.0, (share - 0.72) / 0.28) ** 1.6
        high = 231.0 + 7.0 * math.sin(math.tau * share * 1.15 + 0.6) - rise
        length = bank.width - (SANDS["own"].wide - _LENGTH)
        return bank.left + 216.0 + share * length, bank.top + high * bank.height / SANDS["own"].high

    def stretch(self, begin: float, end: float) -> FRect:
        """Return the area of the dashes of a part of the trail."""
        wide, high, _apart = _DASH
        left, right = self.at(begin), self.at(end)
        area = FRect(left[0], min(left[1], right[1]), right[0] - left[0], abs(right[1] - left[1]))
        return area.inflate(2 * wide, 4 * high * self._unit)

    @cached_property
    def dashes(self) -> tuple[tuple[float, Rect], ...]:
        """The dashes: the share at which each lies, and its place in pixels."""
        wide, high, apart = _DASH
        length = self.at(1.0)[0] - self.at(0.0)[0]
        count = round(length / apart)
        found = []
        for index in range(count):
            share = (index + 0.5) / count
            rect = FRect(0, 0, wide, high * self._unit)
            rect.center = self.at(share)
            found.append((share, self._to_pixels(rect)))
        return tuple(found)
