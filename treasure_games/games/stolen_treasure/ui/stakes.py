"""Where the cards of a wager lie, and what decides it."""

from __future__ import annotations

from typing import Final

from pygame import FRect

from treasure_games.games.stolen_treasure.ui.cards import ASPECT

_RIM: Final = 24.0
"""What is left free along the rim of the panel."""
_AGAINST: Final = (340.0, 0.57)
"""Width of the room between both stakes, and how much of its height tells who they are of."""
_SEEN: Final = 0.6
"""How much of a staked card the next one leaves free at least."""
_CASCADE: Final = (0.42, 0.16)
"""From three on: how far each lies to the right of the one before and below its name, by its size.
"""


class Stakes:
    """Both sides of a wager on its panel; side 0 is at the left."""

    def __init__(self, panel: FRect, unit: float) -> None:
        """Divide this panel; by `unit` heights of the table grow."""
        self._inner = panel.inflate(-2 * _RIM, -2 * _RIM * unit)

    def side(self, side: int) -> tuple[FRect, FRect]:
        """Return where is told who a side of a wager is, and where its stake lies."""
        inner, (between, share) = self._inner, _AGAINST
        told = FRect(inner.centerx - between / 2 * (1 - side), self.toss.bottom,
                     between / 2, share * inner.height)  # fmt: skip
        stake = FRect(inner.left, inner.top, (inner.width - between) / 2 - 12.0, inner.height)
        if side:
            stake.right = inner.right
        return told, stake

    @property
    def toss(self) -> FRect:
        """Where coin, dice or hands decide a wager: over the totals, which they never cross."""
        inner, (between, share) = self._inner, _AGAINST
        return FRect(inner.centerx - between / 2, inner.top, between, (1 - share) * inner.height)

    def places(self, side: int, count: int) -> list[FRect]:
        """Return where the cards of one side of a wager lie: one large, two beside each other, more
        of them askew, each name over the next card.
        """
        _told, room = self.side(side)
        gaps = max(0, count - 1)
        across, down = _CASCADE if gaps > 1 else (_SEEN, 0.0)
        high = min(room.height / (1.0 + down * gaps), room.width / (1.0 + across * gaps) / ASPECT)
        wide = high * ASPECT
        step = across * wide if gaps > 1 else min(wide + 8.0, room.width - wide)
        lower = down * high
        place = FRect(0, 0, wide + step * gaps, high + lower * gaps)
        place.center = room.center
        return [
            FRect(place.left + index * step, place.top + index * lower, wide, high)
            for index in range(count)
        ]
