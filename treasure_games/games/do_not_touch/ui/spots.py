"""What can be pointed at on the table: the cards of the hand, planks, deck, discard pile."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pygame import FRect

from treasure_games.games.do_not_touch.rules import actions
from treasure_games.games.do_not_touch.rules.actions import Action
from treasure_games.games.do_not_touch.ui.cards import Cards
from treasure_games.games.do_not_touch.ui.choices import turns_left
from treasure_games.games.do_not_touch.ui.close_look import CloseLook
from treasure_games.games.do_not_touch.ui.play import Interaction
from treasure_games.stage.widgets.button import Hotspot
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.pieces.hand import HandSpots
from treasure_games.table.places import rotated
from treasure_games.table.table_api import TableApi


class PlankSpot(Hotspot):
    """A loot with all the room it may grow into; the focus goes round what lies there now."""

    def __init__(self, seat: int, play: Interaction, focus_rect: Callable[[int], FRect]) -> None:
        super().__init__(f"plank.{seat}")
        self._seat, self._focus_rect = seat, focus_rect
        self.on_press = lambda: play.press_plank(seat)
        self.on_hover = lambda is_over: play.hover_plank(seat, is_over)

    def focus_rect(self) -> FRect:
        """Return the area of the wood and the cards on it."""
        return self._focus_rect(self._seat)


class Spots:
    """The hotspots of one table, and the keys that stand for them."""

    def __init__(self, api: TableApi, cards: Cards, look: CloseLook, play: Interaction) -> None:
        self._api, self._cards, self._look, self._play = api, cards, look, play
        self.hand = HandSpots(cards.hand, play)
        self.planks: dict[int, PlankSpot] = {}
        self._deck = Hotspot("deck", play.press_deck)
        self._discard = Hotspot("discard", play.press_discard)
        self.piles: Mapping[Action, Hotspot] = {
            actions.DRAW_COVERED: self._deck,
            actions.DRAW_DISCARD: self._discard,
        }
        """What draws a card."""

    def controls(self) -> list[Control]:
        """Return hand, own plank, rivals' planks round the table, deck, discard pile."""
        return [*self.hand.spots, *self.planks.values(), self._deck, self._discard]

    def place(self) -> None:
        """Put the hotspots where hand and loots are now."""
        cards, context = self._cards, self._api.context
        shown = cards.view.hands[self._api.bottom] if cards.is_hand_open else ()
        self.hand.place(shown, context)
        order = rotated(len(self._api.seats), self._api.bottom)
        if tuple(self.planks) != order:
            self.planks = {seat: PlankSpot(seat, self._play, self._loot_rect) for seat in order}
        for seat, spot in self.planks.items():
            spot.place(FRect(cards.layout.fields[seat]), context)
        self._deck.place(cards.layout.deck.area, context)
        self._discard.place(cards.layout.discard.area, context)
        self._deck.hint = turns_left(cards.view.deck_left, cards.view.seats)

    def _loot_rect(self, seat: int) -> FRect:
        """Return the area of a loot, plank and cards; all of it while it is laid out."""
        if self._look.inspector.key == seat:
            return self._look.inspector.rect()
        return self._cards.row(seat).area().inflate(24, 36)

    @property
    def rival(self) -> Control | None:
        """The first plank that the chosen card may be swapped with."""
        return next((self.planks[seat] for seat in self._play.rivals), None)
