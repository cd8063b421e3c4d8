"""What can be pointed at on the table: the cards of the hand, planks, deck, discard pile."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pygame import FRect

from treasure_games.games.do_not_touch.ui.paint import plank_rect
from treasure_games.stage.widgets.button import Hotspot
from treasure_games.stage.widgets.widget import Control

if TYPE_CHECKING:
    from treasure_games.games.do_not_touch.ui.play import Interaction
    from treasure_games.games.do_not_touch.ui.table import DoNotTouchTable


class HandSpot(Hotspot):
    """Over one card of the hand; turned as the card is."""

    def __init__(self, number: int, spots: Spots, play: Interaction) -> None:
        super().__init__(f"hand.{number}")
        self.card = -1
        self._spots, self._play = spots, play
        self.overlap_group = "hand"
        self.on_press = self._pressed
        self.on_hover = self._hovered
        self.on_drag = self._dragged
        self.on_drop = self._dropped
        self.shape = self._lies_on

    def _pressed(self) -> None:
        self._play.press_card(self.card)

    def _hovered(self, is_over: bool) -> None:
        self._play.hover_card(self.card, is_over)

    def _dragged(self, x: float, y: float) -> None:
        self._play.drag(self.card, x, y)

    def _dropped(self, x: float | None, y: float | None) -> None:
        self._play.drop(self.card, x, y)

    def _lies_on(self, x: float, y: float) -> bool:
        return self._spots.is_on_card(self.card, x, y)

    def focus_rect(self) -> FRect:
        """Round the card where it is lifted to."""
        return self._spots.card_rect(self.card)

    def dirty_rect(self) -> FRect:
        """The card's room, lifted."""
        return self.rect.inflate(120, 160)


class PlankSpot(Hotspot):
    """A loot with all the room it may grow into; the focus goes round what lies there now."""

    def __init__(self, seat: int, spots: Spots, play: Interaction) -> None:
        super().__init__(f"plank.{seat}")
        self._seat, self._spots = seat, spots
        self.on_press = lambda: play.press_plank(seat)
        self.on_hover = lambda is_over: play.hover_plank(seat, is_over)

    def focus_rect(self) -> FRect:
        """Round the wood and the cards on it."""
        return self._spots.loot_rect(self._seat)


class Spots:
    """All of one table; what they do when pressed is up to `play`."""

    def __init__(self, table: DoNotTouchTable, play: Interaction) -> None:
        self._table, self._play = table, play
        self.hand: list[HandSpot] = []
        self.planks: dict[int, PlankSpot] = {}
        self._deck = Hotspot("deck", play.press_deck)
        self._discard = Hotspot("discard", play.press_discard)

    def controls(self) -> list[Control]:
        """Hand, own plank, rivals' planks round the table, deck, discard pile."""
        return [*self.hand, *self.planks.values(), self._deck, self._discard]

    def place(self) -> None:
        """As hand and loots are now."""
        table = self._table
        window = table.api.context.viewport.rect
        shown = table.view.hands[table.api.bottom] if table.is_hand_open else ()
        while len(self.hand) < len(shown):
            self.hand.append(HandSpot(len(self.hand), self, self._play))
        del self.hand[len(shown) :]
        for index, (spot, card) in enumerate(zip(self.hand, shown, strict=True)):
            spot.card = card
            spot.place(table.hand_rect(len(shown), index).clip(window), table.api.context)
        self._place_planks()
        layout = table.card_layout
        self._deck.place(layout.deck.union(layout.deck_plate), table.api.context)
        self._discard.place(layout.discard.union(layout.discard_plate), table.api.context)
        self._deck.hint = table.deck_hint()

    def _place_planks(self) -> None:
        api = self._table.api
        seats = len(api.seats)
        order = [(api.bottom + step) % seats for step in range(seats)]
        if list(self.planks) != order:
            self.planks = {seat: PlankSpot(seat, self, self._play) for seat in order}
        for seat, spot in self.planks.items():
            spot.place(self._table.plank_rect(seat), api.context)

    def loot_rect(self, seat: int) -> FRect:
        """A loot as it lies now, plank and cards; all of it while it is laid out."""
        if self._table.inspector.seat == seat:
            return self._table.inspector.rect()
        place = self._table.chain(seat)
        wood = plank_rect(place)
        return wood.union(place.card.move(wood.left - place.card.left, 0))

    def card_rect(self, card: int) -> FRect:
        """Where a card of the hand is now, not turned."""
        return self._table.board[card].rect if card in self._table.board else FRect(0, 0, 0, 0)

    def is_on_card(self, card: int, x: float, y: float) -> bool:
        """Whether a point lies on a card of the hand, as it lies when nothing is lifted."""
        table = self._table
        cards = table.fan.cards
        if card not in cards:
            return False
        middle_x, middle_y, angle = table.card_layout.hand(len(cards), cards.index(card))
        turn = math.radians(angle)
        across, down = x - middle_x, y - middle_y
        along = across * math.cos(turn) - down * math.sin(turn)
        upward = across * math.sin(turn) + down * math.cos(turn)
        layout = table.card_layout
        return abs(along) <= layout.card_width / 2 and abs(upward) <= layout.card_height / 2

    def of_card(self, card: int) -> HandSpot:
        """That of a card that is in the hand."""
        return next(spot for spot in self.hand if spot.card == card)
