"""Where things lie on sand and raft: banks with buried cards, the trail, both sides of a wager."""

import math
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final

from msgspec import Struct
from pygame import FRect, Rect

from treasure_games.core.pages import page_beside
from treasure_games.games.stolen_treasure.ui.cards import ASPECT, BURIED_ASPECT
from treasure_games.stage.canvas import sized

_SEEN: Final = 0.8
"""The step between buried cards by their width at which all values are seen."""
_SMALLEST: Final = 0.72
"""By how much a full bank shrinks its cards; then equal kinds lie on each other."""
PALMS: Final = {1: (176.0, 196.0, 92.0, 178.0), 2: (120.0, 116.0, 66.0, 104.0)}
"""Size of a palm, and where its foot is in it."""

_LENGTH: Final = 868.0
"""Length of the trail in the bank's picture."""
_DASH: Final = (30.0, 18.0, 25.0)
"""Size of a dash of the trail, and the distance from one to the next."""
_RIM: Final = 20.0, 24.0
"""What is left free at the sides of the panel, and above and below."""
_AGAINST: Final = (440.0, 208.0, 0.43)
"""Width of the room between both stakes, and of what tells at each side of it who they are of; how
much of its height is left to what decides.
"""
_STAKE_SEEN: Final = 0.6
"""How much of a staked card the next one leaves free at least."""
_CASCADE: Final = (0.36, 0.22)
"""From three on: how far each lies to the right of the one before and below its name, by its size.
"""


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


SANDS: Final = page_beside(__file__, dict[str, Sand])


class Bank(Struct, frozen=True):
    """A sandbank, and the row of cards on it."""

    sand: Sand
    rect: FRect
    row: FRect

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

    @cached_property
    def dashes(self) -> tuple[tuple[float, Rect], ...]:
        """The dashes: the share at which each lies, and its place in pixels."""
        wide, high, apart = _DASH
        count = round((self.at(1.0)[0] - self.at(0.0)[0]) / apart)
        dash, shares = (
            FRect(0, 0, wide, high * self._unit),
            [(n + 0.5) / count for n in range(count)],
        )
        return tuple((one, self._to_pixels(dash.move_to(center=self.at(one)))) for one in shares)


class Stakes:
    """Both sides of a wager on its panel; side 0 is at the left."""

    def __init__(self, panel: FRect, unit: float) -> None:
        """Divide this panel; by `unit` heights of the table grow."""
        self._inner = panel.inflate(-2 * _RIM[0], -2 * _RIM[1] * unit)

    def side(self, side: int) -> tuple[FRect, FRect]:
        """Return where is told who a side of a wager is, and where its stake lies."""
        inner, (between, wide, _share) = self._inner, _AGAINST
        told = FRect(inner.centerx - between / 2, inner.top, wide, inner.height)
        stake = FRect(inner.left, inner.top, (inner.width - between) / 2 - 6.0, inner.height)
        if side:
            told.right, stake.right = inner.centerx + between / 2, inner.right
        return told, stake

    @property
    def toss(self) -> FRect:
        """Where coin, dice or hands decide a wager: over the totals, which they never cross."""
        inner, (between, _wide, share) = self._inner, _AGAINST
        return FRect(inner.centerx - between / 2, inner.top, between, share * inner.height)

    def places(self, side: int, count: int) -> list[FRect]:
        """Return where one side's cards lie: two beside each other, more askew, no name covered."""
        _told, room = self.side(side)
        gaps = max(0, count - 1)
        across, down = _CASCADE if gaps > 1 else (_STAKE_SEEN, 0.0)
        high = min(room.height / (1.0 + down * gaps), room.width / (1.0 + across * gaps) / ASPECT)
        wide = high * ASPECT
        step = across * wide if gaps > 1 else min(wide + 8.0, room.width - wide)
        lower = down * high
        place = sized(wide + step * gaps, high + lower * gaps, center=room.center)
        first = FRect(place.left, place.top, wide, high)
        return [first.move(index * step, index * lower) for index in range(count)]
