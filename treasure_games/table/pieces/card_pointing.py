"""Pointing at cards: hovering enlarges one; any press ends that."""

from __future__ import annotations

from collections.abc import Callable

from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.table.pieces.zoom import Inspector, Zoom

_PUT_AWAY = intents.PointerPressed | intents.Cancel | intents.Confirm
_GO_ON = intents.Navigate | intents.NextFocus | intents.PreviousFocus
"""Keyboard navigation closes a row that is laid out."""


class CardPointing:
    """The pointer over the cards of a table, and the keys that replace it.

    `card_at` returns the uppermost card at a point, `focused` the one for the zoom key, and
    `shows_itself` is True for a card that hovering doesn't enlarge.
    """

    def __init__(
        self,
        zoom: Zoom,
        inspector: Inspector,
        *,
        card_at: Callable[[float, float], int | None],
        focused: Callable[[], int | None],
        shows_itself: Callable[[int], bool],
    ) -> None:
        self._zoom, self._inspector = zoom, inspector
        self._card_at, self._focused, self._shows_itself = card_at, focused, shows_itself
        self._under: int | None = None
        """The card under the pointer."""

    def handle(self, intent: Intent) -> bool:
        """Handle an intent about enlarged cards; return True if it was used."""
        if self._inspector.key is not None and isinstance(intent, _PUT_AWAY | _GO_ON):
            self._inspector.toggle(None)
            if isinstance(intent, _PUT_AWAY):
                return True
        if isinstance(intent, intents.Cancel) and self._zoom.card is not None:
            self._zoom.end()
            return True
        if isinstance(intent, intents.Zoom):
            return self._zoom_focused()
        if isinstance(intent, intents.PointerPressed):
            return self._press(intent)
        if isinstance(intent, intents.PointerMoved):
            self._move(intent)
        return False

    def _move(self, intent: intents.PointerMoved) -> None:
        card = self._card_at(intent.x, intent.y)
        if card == self._under:
            return
        self._under = card
        if card is None:
            self._zoom.end()
        elif not self._shows_itself(card):
            self._zoom.begin(card)

    def _press(self, intent: intents.PointerPressed) -> bool:
        """Enlarge the card under the right button; any press ends that."""
        was_large = self._zoom.card is not None
        self._zoom.end()
        if intent.button is not intents.Button.RIGHT:
            return False
        card = self._card_at(intent.x, intent.y)
        if card is not None and not was_large:
            self._zoom.show(card)
        return True

    def _zoom_focused(self) -> bool:
        """Enlarge the focused card, or end that."""
        card = self._focused()
        if self._zoom.card is not None:
            self._zoom.end()
        elif card is not None:
            self._zoom.show(card)
        return True
