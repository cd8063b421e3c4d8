"""How a loot's chain lies in its room: the last cards wide, then strips, then a stack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WIDE_CARDS: Final = 3
"""So many of the last cards always show their picture."""
_WIDE: Final = 0.62
"""Step after a wide card, by the width of a card."""
_STRIP: Final = 0.34
"""The narrowest step that leaves the strip of a card readable."""


@dataclass(frozen=True, slots=True)
class Chain:
    """Left edges of the cards that show, the first `folded` cards being one stack at the first.

    `width` is that of the whole chain, `next_left` where one more card would go.
    """

    folded: int
    lefts: tuple[float, ...]
    width: float
    next_left: float

    def index_of(self, place: int) -> int:
        """Which of the shown cards the card at `place` (from 0, oldest first) is, or lies in."""
        return max(0, place - max(0, self.folded - 1))


def spread(count: int, card_width: float, room: float) -> Chain:
    """Lay `count` cards into `room`; if even strips are too long, the oldest become a stack."""
    wide, strip = _WIDE * card_width, _STRIP * card_width
    if count == 0:
        return Chain(0, (), 0.0, 0.0)
    wides = min(count - 1, WIDE_CARDS - 1)
    strips = count - 1 - wides
    least = card_width + wides * wide + strips * strip
    folded = 0
    if least > room:
        fitting = max(0, int((room - card_width - wides * wide) / strip))
        folded = strips - fitting + 1
        strips = fitting
    step = wide
    if strips:
        step = min(wide, (room - card_width - wides * wide) / strips)
    lefts = [step * index for index in range(strips + 1)]
    lefts += [lefts[-1] + wide * (index + 1) for index in range(wides)]
    return Chain(folded, tuple(lefts), lefts[-1] + card_width, lefts[-1] + wide)
