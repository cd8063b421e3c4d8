"""Rows of cards side by side: the last cards wide, then strips, then a stack of the oldest."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import FRect

from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.table.pieces.sprite_board import Pose

ROW: Final = 100.0
"""Depth of the first card of a row."""
WIDE_CARDS: Final = 3
"""The number of last cards that always show their picture."""
_WIDE: Final = 0.62
"""Step after a wide card, as a share of a card's width."""
_STRIP: Final = 0.34
"""The narrowest step at which a card's strip is readable."""
_LEAST_WIDTHS: Final = 5.0
"""The least width of a field in cards: cards shrink before they are stacked too soon."""
_ENDS: Final = 0.3
"""Room at each end of a row, as a share of a card's width."""
_NEXT: Final = 0.4
"""Room for the next card, as a share of a card's width."""
_STACK: Final = TextStyle(24.0, Face.BOLD, "brass_light", "centre")


@dataclass(frozen=True, slots=True)
class Spread:
    """Left edges of the visible cards; the first `folded` cards are one stack at the first.

    `width` is that of the whole row, `next_left` where one more card would go.
    """

    folded: int
    lefts: tuple[float, ...]
    width: float
    next_left: float

    def index_of(self, number: int) -> int:
        """Return which visible card shows card `number` (from 0, the oldest), or its stack."""
        return max(0, number - self.hidden)

    @property
    def hidden(self) -> int:
        """The number of cards under the top one of the stack."""
        return max(0, self.folded - 1)


def spread(count: int, card_width: float, room: float) -> Spread:
    """Lay `count` cards into `room`; if even strips are too long, the oldest become a stack."""
    wide, strip = _WIDE * card_width, _STRIP * card_width
    if count == 0:
        return Spread(0, (), 0.0, 0.0)
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
    return Spread(folded, tuple(lefts), lefts[-1] + card_width, lefts[-1] + wide)


@dataclass(frozen=True, slots=True)
class Row:
    """A row of cards in its field on the table."""

    field: FRect
    card: FRect
    """The first card; the others are further right."""
    spread: Spread

    @classmethod
    def of(cls, field: FRect, count: int, aspect: float, share: float) -> Row:
        """Return a row of cards in the middle of a field, at most `share` of its height."""
        width = min(field.height * share * aspect, field.width / _LEAST_WIDTHS)
        height = width / aspect
        room = field.width - 2 * _ENDS * width
        laid = spread(count, width, room - _NEXT * width)
        free = room - laid.width - _NEXT * width
        left = field.left + _ENDS * width + max(0.0, free) / 2
        return cls(field, FRect(left, field.bottom - height / share, width, height), laid)

    def rect(self, index: int) -> FRect:
        """Return the area of the visible card of this index."""
        return self.card.move(self.spread.lefts[index], 0)

    def slot(self) -> FRect:
        """Return the place of one more card."""
        return self.card.move(self.spread.next_left if self.spread.lefts else 0.0, 0)

    def top(self) -> FRect:
        """Return the area of the last card; the first place if there is none."""
        return self.rect(-1) if self.spread.lefts else self.card

    def card_at(self, cards: Sequence[int], x: float, y: float) -> int | None:
        """Return the uppermost card at a point."""
        for index in reversed(range(len(self.spread.lefts))):
            if self.rect(index).collidepoint(x, y):
                return cards[index + self.spread.hidden]
        return None

    def poses(
        self, cards: Sequence[int], image: Callable[[int], str], full_height: float
    ) -> Mapping[int, Pose]:
        """Return the poses of all visible cards, and of the one below the stack's top.

        `full_height` is the height of a card at scale 1.
        """
        poses = {}
        for number in range(max(0, self.spread.folded - 2), len(cards)):
            rect, card = self.rect(self.spread.index_of(number)), cards[number]
            scale = rect.height / full_height
            poses[card] = Pose(*rect.center, scale, 0.0, image(card), ROW + number)
        return poses

    def draw_stack(self, canvas: Canvas) -> None:
        """Draw the number of cards hidden in the stack, over its lower edge."""
        hidden = self.spread.hidden
        if not hidden:
            return
        text = f"+{hidden}"
        width, height = canvas.context.texts.measure(text, _STACK)
        plate = FRect(0, 0, max(44.0, width + 18), max(32.0, height + 4))
        plate.midbottom = self.card.left + plate.width / 2 - 14, self.card.bottom - 6
        plate.left = max(plate.left, self.field.left)
        skin.draw_panel(canvas, plate, "plate")
        canvas.text(text, _STACK, plate)
