"""Where a question is asked: the rooms for its slip, and the cards in question beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import FRect

from treasure_games.games.scallywager.ui.layout import CARD_ASPECT, Layout
from treasure_games.table.pieces.muster import Muster

_LARGE: Final = 200.0
"""The least height at which a card in question is shown beside the slip."""
_HIGHER: Final = 20.0
"""How much higher than the grid of bids the room for a list of answers begins."""


def rooms(layout: Layout, muster: Muster, *, is_bid: bool) -> Iterator[FRect]:
    """Yield the rooms for a slip, the best first."""
    if muster.places:
        yield layout.ask_beside
        yield layout.ask_right(muster.reach.right)
        return
    yield layout.ask if is_bid else layout.open_ask
    if is_bid:
        room = layout.grid.move(0.0, -_HIGHER)
        room.height += _HIGHER
        yield room


def beside(slip: FRect, layout: Layout, kinds: Sequence[int]) -> dict[int, FRect]:
    """Return where the cards in question lie, right of the slip; {} if they would be too small."""
    room = FRect(slip.right + 40.0, slip.top, 0.0, min(slip.height, 330.0))
    room.width = layout.open_grid.right - room.left
    high = min(room.height, (room.width / max(1, len(kinds)) - 24.0) / CARD_ASPECT)
    if not kinds or high < _LARGE:
        return {}
    step, wide = room.width / len(kinds), high * CARD_ASPECT
    top = slip.centery - high / 2
    return {
        kind: FRect(room.left + (index + 0.5) * step - wide / 2, top, wide, high)
        for index, kind in enumerate(kinds)
    }
