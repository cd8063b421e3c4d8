"""Pointing at cards: resting on one shows it large, and any press puts away what is shown so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent

if TYPE_CHECKING:
    from treasure_games.games.do_not_touch.ui.table import DoNotTouchTable

_PUT_AWAY = intents.PointerPressed | intents.Cancel | intents.Confirm
_GO_ON = intents.Navigate | intents.NextFocus | intents.PreviousFocus
"""Who goes on by keys has seen enough of a loot that is laid out."""


class Pointing:
    """The pointer over one table, and the keys that stand for it."""

    def __init__(self, table: DoNotTouchTable) -> None:
        self._table = table
        self._under: int | None = None
        """The card under the pointer."""

    def handle(self, intent: Intent) -> bool:
        """What is held before one's eyes goes away first; then keys of the hand."""
        if self._table.inspector.seat is not None and isinstance(intent, _PUT_AWAY | _GO_ON):
            self._table.inspector.toggle(None)
            if isinstance(intent, _PUT_AWAY):
                return True
        if isinstance(intent, intents.Cancel) and self._table.zoom.card is not None:
            self._table.zoom.end()
            return True
        if isinstance(intent, intents.Zoom):
            return self._zoom_focused()
        if isinstance(intent, intents.PointerPressed):
            return self._pointer_pressed(intent)
        if isinstance(intent, intents.PointerMoved):
            self._pointer_moved(intent)
        return self._table.play.handle(intent)

    def _pointer_moved(self, intent: intents.PointerMoved) -> None:
        """Resting on a card of a loot or pile shows it large; the hand sees to its own cards."""
        card = self.card_at(intent.x, intent.y)
        if card == self._under:
            return
        self._under = card
        table = self._table
        if card is None:
            table.zoom.end()
        elif card not in table.fan.cards and table.play.selected is None:
            table.zoom.begin(card)

    def _pointer_pressed(self, intent: intents.PointerPressed) -> bool:
        """The right button shows the card under it large; any press ends that."""
        was_large = self._table.zoom.card is not None
        self._table.zoom.end()
        if intent.button is intents.Button.RIGHT:
            card = self.card_at(intent.x, intent.y)
            if card is not None and not was_large:
                self._table.zoom.show(card)
            return True
        return False

    def card_at(self, x: float, y: float) -> int | None:
        """The uppermost card under a point."""
        for card in reversed(self._table.fan.cards if self._table.is_hand_open else ()):
            if self._table.play.spots.is_on_card(card, x, y):
                return card
        for seat, loot in enumerate(self._table.view.loots):
            chain = self._table.chain(seat)
            for index in range(len(chain.chain.lefts) - 1, -1, -1):
                if chain.rect(index).collidepoint(x, y):
                    return loot[index + max(0, chain.chain.folded - 1)]
        if self._table.view.discard and self._table.card_layout.discard.collidepoint(x, y):
            return self._table.view.discard[-1]
        return None

    def _zoom_focused(self) -> bool:
        """The card of the hand that is pointed at, by key."""
        if self._table.zoom.card is not None:
            self._table.zoom.end()
        elif self._table.fan.hovered is not None:
            self._table.zoom.show(self._table.fan.hovered)
        elif self._table.view.discard:
            self._table.zoom.show(self._table.view.discard[-1])
        return True
