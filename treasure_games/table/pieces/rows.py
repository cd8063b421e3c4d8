"""Rows of cards side by side: the last one larger, the others in equal steps, the oldest a pack."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect

from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.table.pieces.sprite_board import Pose

ROW: Final = 100.0
"""Depth of the first card of a row."""
_LEAST_WIDTHS: Final = 5.0
"""The least width of a room in cards: cards shrink before they are stacked too soon."""
_STACK: Final = TextStyle(24.0, Face.BOLD, "brass_light", "centre")


class Measure(Struct, frozen=True):
    """How the cards of a row lie. Steps and the last card's growth are shares of a card's size."""

    height: float
    aspect: float
    step: float = 0.85
    """From one card to the next, where there is room."""
    strip: float = 0.31
    """The narrowest step at which a card's strip is readable."""
    last: float = 1.25
    """How much larger the last card is, the open end of the row."""

    @property
    def width(self) -> float:
        """Return the width of all cards but the last."""
        return self.height * self.aspect


class Spread(Struct, frozen=True):
    """Left edges of the visible cards; the first `folded` cards are one pack at the first.

    `width` is that of the whole row, `next_left` where one more card would go.
    """

    folded: int
    lefts: tuple[float, ...]
    width: float
    next_left: float

    def index_of(self, number: int) -> int:
        """Return which visible card shows card `number` (from 0, the oldest), or its pack."""
        return max(0, number - self.hidden)

    @property
    def hidden(self) -> int:
        """The number of cards under the top one of the pack."""
        return max(0, self.folded - 1)


def spread(count: int, measure: Measure, room: float) -> Spread:
    """Lay `count` cards into `room`; if even strips are too long, the oldest become a pack."""
    if count == 0:
        return Spread(0, (), 0.0, 0.0)
    wide, strip = measure.step * measure.width, measure.strip * measure.width
    last = measure.last * measure.width
    shown = min(count, 1 + max(0, int((room - last) / strip + 0.001)))
    step = min(wide, (room - last) / max(1, shown - 1))
    lefts = tuple(step * index for index in range(shown))
    folded = count - shown + 1 if shown < count else 0
    return Spread(folded, lefts, lefts[-1] + last, lefts[-1] + last - (measure.width - wide))


class Row(Struct, frozen=True):
    """A row of cards in the middle of its room, whose lower edge is their foot."""

    field: FRect
    card: FRect
    """The first card; the others are further right."""
    spread: Spread
    growth: float
    """How much larger the last card is."""

    @classmethod
    def of(cls, field: FRect, count: int, measure: Measure) -> Row:
        """Return a row of so many cards, with room for one more at its end."""
        width = min(measure.width, field.width / _LEAST_WIDTHS)
        measure = replace(measure, height=width / measure.aspect)
        following = measure.step * width
        laid = spread(count, measure, field.width - following)
        left = field.centerx - (laid.width if count else width) / 2
        left = min(left, field.right - following - laid.width)
        card = FRect(left, field.bottom - measure.height, width, measure.height)
        return cls(field, card, laid, measure.last)

    def rect(self, index: int) -> FRect:
        """Return the area of the visible card of this index."""
        card = self.card.move(self.spread.lefts[index], 0)
        if index % len(self.spread.lefts) == len(self.spread.lefts) - 1:
            grown = FRect(0, 0, card.width * self.growth, card.height * self.growth)
            grown.bottomleft = card.bottomleft
            return grown
        return card

    def slot(self) -> FRect:
        """Return the place of one more card."""
        return self.card.move(self.spread.next_left if self.spread.lefts else 0.0, 0)

    def top(self) -> FRect:
        """Return the area of the last card; the first place if there is none."""
        return self.rect(-1) if self.spread.lefts else self.card

    def area(self) -> FRect:
        """Return the area of all cards and of one more."""
        return self.card.union(self.top()).union(self.slot())

    def card_at(self, cards: Sequence[int], x: float, y: float) -> int | None:
        """Return the uppermost card at a point."""
        for index in reversed(range(len(self.spread.lefts))):
            if self.rect(index).collidepoint(x, y):
                return cards[index + self.spread.hidden]
        return None

    def poses(
        self, cards: Sequence[int], image: Callable[[int], str], full_height: float
    ) -> Mapping[int, Pose]:
        """Return the poses of all visible cards, and of the one below the pack's top.

        `full_height` is the height of a card at scale 1.
        """
        poses = {}
        for number in range(max(0, self.spread.folded - 2), len(cards)):
            rect, card = self.rect(self.spread.index_of(number)), cards[number]
            scale = rect.height / full_height
            poses[card] = Pose(*rect.center, scale, 0.0, image(card), ROW + number)
        return poses

    def draw_stack(self, canvas: Canvas, words: str) -> None:
        """Draw what is said of the cards hidden in the pack, over its lower edge."""
        if not self.spread.hidden:
            return
        width, height = canvas.context.texts.measure(words, _STACK)
        plate = FRect(0, 0, max(44.0, width + 18), max(32.0, height + 4))
        plate.midbottom = self.card.left + plate.width / 2 - 14, self.card.bottom - 6
        plate.left = max(plate.left, self.field.left)
        skin.draw_panel(canvas, plate, "plate")
        canvas.text(words, _STACK, plate)
