"""Controls of a hand: a hotspot over each card, turned like the card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from pygame import FRect

from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.widgets.button import Hotspot
from treasure_games.table.pieces.hand import Hand


class HandPlay(Protocol):
    """What a game does with the cards of the hand."""

    def press_card(self, card: int) -> None:
        """Handle a press on a card."""

    def hover_card(self, card: int, is_over: bool) -> None:
        """Handle the pointer or the focus entering or leaving a card."""

    def drag_card(self, card: int) -> None:
        """Handle the dragging of a card."""

    def drop_card(self, card: int, where: tuple[float, float] | None) -> None:
        """Handle the drop of a card; `where` is None if the drag was cancelled."""


class HandSpot(Hotspot):
    """The hotspot over one card of the hand."""

    def __init__(self, number: int, hand: Hand, play: HandPlay) -> None:
        super().__init__(f"hand.{number}")
        self.card = -1
        self._hand, self._play = hand, play
        self.overlap_group = "hand"
        self.on_press = lambda: play.press_card(self.card)
        self.on_hover = self._hover
        self.on_drag = self._drag
        self.on_drop = self._drop
        self.shape = lambda x, y: hand.covers(self.card, x, y)

    def focus_rect(self) -> FRect:
        """Return the area of the card as lifted."""
        return self._hand.rect_of(self.card)

    def dirty_rect(self) -> FRect:
        """Return the area that the lifted card may touch."""
        return self.rect.inflate(120, 160)

    def _hover(self, is_over: bool) -> None:
        self._hand.hover(self.card, is_over)
        self._play.hover_card(self.card, is_over)

    def _drag(self, x: float, y: float) -> None:
        self._play.drag_card(self.card)
        self._hand.dragged = (self.card, x, y)

    def _drop(self, x: float | None, y: float | None) -> None:
        self._hand.dragged = None
        self._play.drop_card(self.card, None if x is None or y is None else (x, y))


class HandSpots:
    """The hotspots of a hand, from left to right."""

    def __init__(self, hand: Hand, play: HandPlay) -> None:
        self._hand, self._play = hand, play
        self.spots: list[HandSpot] = []

    def place(self, cards: Sequence[int], context: LayoutContext) -> None:
        """Put a hotspot over each of these cards; none while the hand is face down."""
        while len(self.spots) < len(cards):
            self.spots.append(HandSpot(len(self.spots), self._hand, self._play))
        del self.spots[len(cards) :]
        for index, (spot, card) in enumerate(zip(self.spots, cards, strict=True)):
            spot.card = card
            room = self._hand.shape.room(len(cards), index)
            spot.place(room.clip(context.viewport.rect), context)

    def of_card(self, card: int) -> HandSpot:
        """Return the hotspot of a card that is in the hand."""
        return next(spot for spot in self.spots if spot.card == card)
