"""The discards can be looked through: they lay open once, so all may remember them (BLA-19)."""

from __future__ import annotations

from typing import Final

from pygame import FRect

from treasure_games.core.language import translate, translate_plural
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.ui.cards import HEIGHT, WIDTH, picture
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.widgets.button import Hotspot
from treasure_games.table.pieces.zoom import Inspector, LaidOut
from treasure_games.table.table_api import TableApi

_ = translate
_ALL: Final = 0
_PUT_AWAY: Final = intents.PointerPressed | intents.Cancel | intents.Confirm


class Discards:
    """A spot over the pile; a press lays all cards out, the next one puts them away."""

    def __init__(self, api: TableApi) -> None:
        self._api = api
        self._images: tuple[str, ...] = ()
        self._inspector = Inspector(self._laid_out, api.invalidate)
        self.spot = Hotspot("discards", self._open, hint=_("Look through the discards"))

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Lie over the pile."""
        self.spot.place(FRect(rect), context)
        self._inspector.room, self._inspector.context = self._api.places.room, context

    def take(self, view: View) -> None:
        """Know what lies there, the latest first."""
        self._images = tuple(picture(view.faces[card]) for card in reversed(view.discard))
        if not self._images and self._inspector.key is not None:
            self._inspector.toggle(None)

    def put_away(self, intent: Intent) -> bool:
        """Return True if the intent has put the cards away."""
        if self._inspector.key is None or not isinstance(intent, _PUT_AWAY):
            return False
        self._inspector.toggle(None)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards if they are laid out."""
        self._inspector.draw(canvas)

    def _open(self) -> None:
        if self._images:
            self._api.services.audio.play("page_turn")
            self._inspector.toggle(_ALL)

    def _laid_out(self, _key: int) -> LaidOut:
        count = len(self._images)
        title = translate_plural("{count} discarded card", "{count} discarded cards", count)
        return LaidOut(title.format(count=count), self._images, WIDTH / HEIGHT)
