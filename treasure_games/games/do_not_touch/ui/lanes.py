"""The lanes of the rivals: a plate, below or beside it a chain of cards on a plank."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from pygame import FRect

from treasure_games.games.do_not_touch.ui.faces import ASPECT
from treasure_games.table.pieces.rows import Measure
from treasure_games.table.places import Form, SeatArea
from treasure_games.table.round_table import GAP

EDGE: Final = 24.0
STRIPE: Final = 16.0
"""Width of the stripe with the seat's pattern on a plate."""
_SPACE: Final = 48.0
"""Between two lanes side by side."""
_CROWD: Final = 4
"""From so many rivals on some sit beside the deck, and all have less room."""


class Lane(Struct, frozen=True):
    """Where a seat's chain lies: `room` for its cards, whose lower edge is their foot."""

    room: FRect
    measure: Measure
    wood: FRect

    @property
    def card_top(self) -> float:
        """Return the upper edge of all cards but the last."""
        return self.room.bottom - self.measure.height


class Sizes(Struct, frozen=True):
    """Heights in a lane."""

    plate: float
    cards: float
    wood: float
    below: float
    """From the feet of the cards to the lower edge of the wood."""
    gap: float
    """From the plate to the last card, which is larger than the others."""

    def grown(self, by: float) -> Sizes:
        """Return all of them so many times as large."""
        heights = (self.plate, self.cards, self.wood, self.below, self.gap)
        return Sizes(*(by * height for height in heights))

    @property
    def chain(self) -> float:
        """Return the height of the last card and of what is below it."""
        return Measure(self.cards, ASPECT).last * self.cards + self.below


_USUAL: Final = Sizes(106.0, 154.0, 66.0, 34.0, 6.0)
_CROWDED: Final = Sizes(88.0, 114.0, 40.0, 24.0, 4.0)
_ALONE: Final = Sizes(170.0, 190.0, 76.0, 38.0, 0.0)


class Rivals:
    """The lanes of so many rivals below `top`, clockwise from the lower left."""

    def __init__(self, room: FRect, rivals: int, top: float, grown: float, *, told: bool) -> None:
        """Lay them out; `told` is True if the plates have room for what was done last."""
        self.is_crowd = rivals >= _CROWD
        sizes = _CROWDED if self.is_crowd else _ALONE if rivals == 1 else _USUAL
        self._sizes, self._told = sizes.grown(grown), told
        beside = rivals == 1
        height = self._sizes.chain + (0.0 if beside else self._sizes.plate + self._sizes.gap)
        blocks = _blocks(room, rivals, top, height)
        self.upper = top + height
        """The foot of the upper row."""
        self.foot = max(block.bottom for block in blocks)
        """The foot of all."""
        self.inner = blocks[-1].left
        """The left edge of the last one, beside the deck if there is a crowd."""
        laid = [self._flat(block, room) if beside else self._high(block) for block in blocks]
        self.areas = tuple(area for area, _lane in laid)
        self.lanes = tuple(lane for _area, lane in laid)

    def _high(self, block: FRect) -> tuple[SeatArea, Lane]:
        """Put the plate above the chain."""
        plate = FRect(block.left, block.top, block.width, self._sizes.plate)
        top = plate.bottom + 2.0
        return self._laid(plate, FRect(block.left, top, block.width, block.bottom - top))

    def _flat(self, block: FRect, room: FRect) -> tuple[SeatArea, Lane]:
        """Put the plate beside the chain, which lies on the table's axis."""
        plate = FRect(block.left, block.top, min(480.0, 0.27 * block.width), self._sizes.plate)
        field = FRect(plate.right + GAP, block.top, 0, block.height)
        field.width = 2 * (room.centerx - field.left)
        return self._laid(plate, field)

    def _laid(self, plate: FRect, field: FRect) -> tuple[SeatArea, Lane]:
        sizes = self._sizes
        wood = FRect(field.left - 6.0, field.bottom - sizes.wood, field.width + 12.0, sizes.wood)
        room = FRect(field.left + 30.0, field.top, field.width - 60.0, 0)
        room.height = field.bottom - sizes.below - field.top
        caption = caption_on(plate) if self._told else None
        lane = Lane(room, Measure(sizes.cards, ASPECT), wood)
        return SeatArea(plate, Form.WIDE, caption, field), lane


def _blocks(room: FRect, rivals: int, top: float, height: float) -> list[FRect]:
    """Return the areas of plates and chains: up to three above, the others beside the deck."""
    left, right = room.left + EDGE, room.right - EDGE
    across = min(3, rivals)
    width = (right - left - (across - 1) * _SPACE) / across
    step = width + _SPACE
    blocks = [FRect(left + index * step, top, width, height) for index in range(across)]
    lower = top + height + 14.0
    if rivals >= _CROWD:
        blocks.append(FRect(right - width, lower, width, height))
    if rivals > _CROWD:
        blocks.insert(0, FRect(left, lower, width, height))
    return blocks


def caption_on(plate: FRect) -> FRect:
    """Return where the last act stands on a plate: below the name."""
    left = words_left(plate)
    if is_high(plate):
        return FRect(
            left, plate.top + 0.3 * plate.height, plate.right - 40.0 - left, 0.205 * plate.height
        )
    width = backs_on(plate).left - 6.0 - left
    return FRect(left, plate.top + 0.45 * plate.height, width, 0.46 * plate.height)


def total_on(plate: FRect) -> FRect:
    """Return where the total stands: at the right end, in the lower half of a high plate."""
    total = FRect(0, plate.top, min(0.19 * plate.width, 116.0), plate.height)
    if is_high(plate):
        total.width, total.height = 116.0, 0.46 * plate.height
        total.bottom = plate.bottom - 6.0
    total.right = plate.right - STRIPE - 16.0
    return total


def backs_on(plate: FRect) -> FRect:
    """Return where the backs of the hand are shown: beside the total."""
    total = total_on(plate)
    backs = FRect(0, 0, 0.85 * total.width, min(64.0, 0.9 * total.height, 0.6 * plate.height))
    backs.midright = total.left - 8.0, total.centery
    return backs


def is_high(plate: FRect) -> bool:
    """Return True for the plate beside a chain, with the total below the name."""
    return plate.height > 0.3 * plate.width


def words_left(plate: FRect) -> float:
    """Return where words begin on a plate: beside the portrait."""
    return plate.left + portrait_side(plate) + 10.0


def portrait_side(plate: FRect) -> float:
    """Return width and height of the portrait at a plate's left end."""
    return min(plate.height, 150.0) + 4.0
