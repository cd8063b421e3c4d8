"""Where things lie on sand and raft: banks with buried cards, the trail, both sides of a wager."""

import math
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Final

from msgspec import Struct
from pygame import FRect, Rect

from treasure_games.core.pages import Named, page_beside
from treasure_games.games.stolen_treasure.ui.cards import ASPECT, BURIED_ASPECT
from treasure_games.stage.canvas import sized


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


class _Page(Struct, frozen=True):
    """Lengths and shares, and banks of sand: the page tells more of them."""

    lengths: dict[str, Any]
    sands: dict[str, Sand]


_PAGE: Final = page_beside(__file__, _Page)
_AT, SANDS = Named(_PAGE.lengths), _PAGE.sands
PALMS: Final[dict[int, tuple[float, ...]]] = dict(enumerate(_AT.palms, 1))
"""Size of a palm, and where its foot is in it."""


class Bank(Struct, frozen=True):
    """A sandbank, and the row of cards on it."""

    sand: Sand
    rect: FRect
    row: FRect

    def columns(self, kinds: Sequence[int]) -> list[int]:
        """Return in which column each card lies; where there is no room even for the smallest
        cards, equal ones lie together.
        """
        across = _AT.smallest * self.row.height * ASPECT
        if self.row.width >= across * (1.0 + _AT.seen * (len(kinds) - 1)):
            return list(range(len(kinds)))
        return list(map(list(dict.fromkeys(kinds)).index, kinds))

    def places(self, kinds: Sequence[int]) -> tuple[FRect, ...]:
        """Return the place of each buried card, foot included; those that lie together look out
        behind the last one.
        """
        row, full, columns = self.row, self.row.height * ASPECT, self.columns(kinds)
        gaps = max(columns, default=0)
        across = min(full, max(_AT.smallest * full, row.width / (1.0 + _AT.seen * gaps)))
        step = min(1.05 * across, (row.width - across) / max(1, gaps))
        # The feet of smaller cards stand where those of the others do.
        top, (aside, up) = row.top + BURIED_ASPECT * (full - across), _AT.behind
        found = []
        for index, column in enumerate(columns):
            others = columns.count(column) - 1
            back = across * min(others, _AT.most) / max(1, others)
            back *= columns[index + 1 :].count(column)
            left = row.left + column * step + aside * back
            found.append(FRect(left, top - up * back, across, across / ASPECT))
        return tuple(found)


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
        length = bank.width - (SANDS["own"].wide - _AT.trail)
        return bank.left + 216.0 + share * length, bank.top + high * bank.height / SANDS["own"].high

    @cached_property
    def dashes(self) -> tuple[tuple[float, Rect], ...]:
        """The dashes: the share at which each lies, and its place in pixels."""
        wide, high, apart = _AT.dash
        count = round((self.at(1.0)[0] - self.at(0.0)[0]) / apart)
        dash = FRect(0, 0, wide, high * self._unit)
        shares = [(n + 0.5) / count for n in range(count)]
        return tuple((one, self._to_pixels(dash.move_to(center=self.at(one)))) for one in shares)


class Stakes:
    """Both sides of a wager on its panel; side 0 is at the left."""

    def __init__(self, panel: FRect, unit: float) -> None:
        """Divide this panel; by `unit` heights of the table grow."""
        self._inner = panel.inflate(-2 * _AT.rim[0], -2 * _AT.rim[1] * unit)

    def side(self, side: int) -> tuple[FRect, FRect]:
        """Return where is told who a side of a wager is, and where its stake lies."""
        inner, (between, wide, _share) = self._inner, _AT.against
        told = FRect(inner.centerx - between / 2, inner.top, wide, inner.height)
        stake = FRect(inner.left, inner.top, (inner.width - between) / 2 - 6.0, inner.height)
        if side:
            told.right, stake.right = inner.centerx + between / 2, inner.right
        return told, stake

    def choices(self, seats: Sequence[int]) -> tuple[FRect, dict[int, tuple[FRect, FRect]]]:
        """Return where is asked whom to challenge, and below it face and name of each."""
        inner, rows = self._inner, 1 + (len(seats) > _AT.abreast)
        columns, named = -(-len(seats) // rows), _AT.named
        wide = inner.width / 2 - _AT.clear
        asked = FRect(inner.right - wide, inner.top, wide, _AT.asked)
        wide, high = asked.width / max(1, columns), (inner.height - asked.height) / rows
        side, found = min(_AT.rival, 0.86 * wide, high - named), {}
        for number, seat in enumerate(seats):
            x = asked.left + (number % columns + 0.5) * wide
            y = asked.bottom + (number // columns + 0.5) * high
            name = sized(wide, named, center=(x, y + side / 2))
            found[seat] = sized(side, side, midbottom=name.midtop), name
        return asked, found

    @property
    def toss(self) -> FRect:
        """Where coin, dice or hands decide a wager: over the totals, which they never cross."""
        inner, (between, _wide, share) = self._inner, _AT.against
        return FRect(inner.centerx - between / 2, inner.top, between, share * inner.height)

    def places(self, side: int, count: int) -> list[FRect]:
        """Return where one side's cards lie: askew, no name covered."""
        _told, room = self.side(side)
        gaps = max(0, count - 1)
        across, down = _AT.cascade
        high = min(room.height / (1.0 + down * gaps), room.width / (1.0 + across * gaps) / ASPECT)
        wide = high * ASPECT
        step, lower = across * wide, down * high
        place = sized(wide + step * gaps, high + lower * gaps, center=room.center)
        first = FRect(place.left, place.top, wide, high)
        return [first.move(index * step, index * lower) for index in range(count)]
