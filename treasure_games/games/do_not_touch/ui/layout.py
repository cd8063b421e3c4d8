"""Where every card of a view lies on the screen: hand, chains, deck, discard pile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pygame import FRect

from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.games.do_not_touch.ui.chain import Chain, spread
from treasure_games.games.do_not_touch.ui.faces import ASPECT, picture
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.table.places import Places, SeatArea, rotated

_FAN_STEP: Final = 4.0
_FAN_MOST: Final = 12.0
_CARD_SHARE: Final = 0.76
"""Height of a chain's cards by that of its field; the rest is the plank's front."""
_WIDTHS: Final = 5.0
"""A field is at least so many cards wide: cards get smaller before they are stacked too soon."""
_ENDS: Final = 0.3
"""Room for each end of the plank, by the width of a card."""
_NEXT: Final = 0.4
"""Room for the next card, by the width of a card."""
_SETTLE: Final = 1.2
"""Degrees by which cards lie askew at most on a pile."""
DISCARD_SHOWN: Final = 3
"""So many cards of the discard pile can be seen."""

HAND, CHAIN, DISCARD, DECK = 300.0, 100.0, 50.0, 20.0
"""Depths of the areas; within an area later cards lie over earlier ones."""


@dataclass(frozen=True, slots=True)
class Pose:
    """How a card lies. `scale` is its size by that of a card in the hand, `x`, `y` its middle."""

    x: float
    y: float
    scale: float
    angle: float
    image: str
    depth: float


@dataclass(frozen=True, slots=True)
class ChainPlace:
    """A seat's chain on the screen."""

    field: FRect
    card: FRect
    """The first card: its left edge moves along."""
    chain: Chain

    def rect(self, index: int) -> FRect:
        """The shown card of this index."""
        return self.card.move(self.chain.lefts[index], 0)

    def slot(self) -> FRect:
        """Where one more card would lie."""
        return self.card.move(self.chain.next_left if self.chain.lefts else 0.0, 0)

    def top(self) -> FRect:
        """The last card; the first place while there is none."""
        return self.rect(-1) if self.chain.lefts else self.card


class Layout:
    """All places for one size of the window and one seat at the bottom."""

    def __init__(self, context: LayoutContext, places: Places, seats: int, bottom: int) -> None:
        self.places = places
        self.bottom = bottom
        order = rotated(seats, bottom)
        self._berths: dict[int, SeatArea] = dict(zip(order, places.seat_areas, strict=True))
        self.hand_rect = FRect(places.hand)
        height = places.hand.height * 0.97
        self.card_width, self.card_height = height * ASPECT, height
        self._lay_middle(context, places.centre)

    def _lay_middle(self, context: LayoutContext, centre: FRect) -> None:
        """Deck and discard side by side on the mat, a plate with the count under each."""
        plate = max(40.0, context.viewport.text_scale * 34.0)
        height = min(centre.height - plate - 52.0, 190.0)
        width = height * ASPECT
        self.mat = FRect(0, 0, min(centre.width, 2 * width + 150.0), height + plate + 48.0)
        self.mat.center = centre.center
        gap = (self.mat.width - 2 * width) / 3
        top = self.mat.top + 20.0
        self.deck = FRect(self.mat.left + gap, top, width, height)
        self.discard = FRect(self.deck.right + gap, top, width, height)
        self.deck_plate = self._plate_under(self.deck, gap, plate)
        self.discard_plate = self._plate_under(self.discard, gap, plate)

    @staticmethod
    def _plate_under(pile: FRect, gap: float, height: float) -> FRect:
        plate = FRect(0, 0, pile.width + gap * 0.8, height)
        plate.midtop = pile.centerx, pile.bottom + 10.0
        return plate

    def chain(self, seat: int, count: int) -> ChainPlace:
        """The chain of a seat with so many cards, in the middle of its field."""
        field = self._berths[seat].field
        width = min(field.height * _CARD_SHARE * ASPECT, field.width / _WIDTHS)
        height = width / ASPECT
        room = field.width - 2 * _ENDS * width
        chain = spread(count, width, room - _NEXT * width)
        free = room - chain.width - _NEXT * width
        left = field.left + _ENDS * width + max(0.0, free) / 2
        top = field.bottom - height / _CARD_SHARE
        return ChainPlace(field, FRect(left, top, width, height), chain)

    def hand(self, count: int, index: int) -> tuple[float, float, float]:
        """Middle and angle of a card in the hand at the bottom."""
        step = min(_FAN_STEP, 2 * _FAN_MOST / max(1, count - 1))
        lean = (index - (count - 1) / 2) * step
        spacing = min(
            0.66 * self.card_width, (self.hand_rect.width - self.card_width) / max(1, count - 1)
        )
        x = self.hand_rect.centerx + (index - (count - 1) / 2) * spacing
        drop = (lean / _FAN_MOST) ** 2 * 0.09 * self.card_height
        y = self.hand_rect.top + self.card_height / 2 + drop
        return x, y, -lean

    def deck_pose(self) -> Pose:
        """Where a covered card starts."""
        scale = self.deck.height / self.card_height
        return Pose(*self.deck.center, scale, 0.0, picture(-1), DECK)

    def poses(self, view: View) -> dict[int, Pose]:
        """Every card that shows for itself; those in rivals' hands and in stacks do not."""
        poses: dict[int, Pose] = {}
        for seat, loot in enumerate(view.loots):
            poses.update(self._chain_poses(view, seat, loot))
        poses.update(self._discard_poses(view))
        own = view.hands[self.bottom]
        for index, card in enumerate(own):
            x, y, angle = self.hand(len(own), index)
            image = picture(view.faces[card] if view.seat == self.bottom else -1)
            poses[card] = Pose(x, y, 1.0, angle, image, HAND + index)
        return poses

    def _chain_poses(self, view: View, seat: int, loot: tuple[int, ...]) -> dict[int, Pose]:
        place = self.chain(seat, len(loot))
        first = max(0, place.chain.folded - 2)
        return {
            card: self._in_chain(place, number, view.faces[card])
            for number, card in enumerate(loot)
            if number >= first
        }

    def _in_chain(self, place: ChainPlace, number: int, face: int) -> Pose:
        rect = place.rect(place.chain.index_of(number))
        scale = rect.height / self.card_height
        return Pose(*rect.center, scale, 0.0, picture(face), CHAIN + number)

    def _discard_poses(self, view: View) -> dict[int, Pose]:
        scale = self.discard.height / self.card_height
        shown = view.discard[-DISCARD_SHOWN:]
        return {
            card: Pose(
                *self.discard.center, scale, askew(card), picture(view.faces[card]), DISCARD + index
            )
            for index, card in enumerate(shown)
        }


def askew(card: int) -> float:
    """By how many degrees a card lies off the straight: always the same for one card."""
    return ((card * 37) % 11 - 5) / 5 * _SETTLE * 2
