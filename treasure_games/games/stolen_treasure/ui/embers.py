"""The Black Spot smoulders, for whoever holds it and sees it: never on a back."""

from __future__ import annotations

from typing import Final

from pygame import FRect

from treasure_games.games.stolen_treasure.rules.pieces import SPOT
from treasure_games.games.stolen_treasure.ui.board import Board
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.widgets.widget import Node

_RIMS: Final = 3
_PULSE: Final = 0.5
"""Seconds from one rim of embers to the next: it breathes, and never flashes."""
_CARD: Final = FRect(30, 45, 250, 350)
_RIM: Final = (310.0, 420.0)
"""Where the card is within a rim, and the size of the rim."""


class Embers(Node):
    """Constant if motion or ambience is off."""

    def __init__(self, board: Board) -> None:
        self._api, self._board = board.api, board
        self._elapsed = 0.0
        self._shown = 0

    def _card(self) -> int | None:
        if not self._board.is_hand_open:
            return None
        hand, faces = self._board.hand, self._board.view.faces
        held = (card for card in hand.cards if faces[card] == SPOT and not hand.is_away(card))
        return next((card for card in held if card in self._board.sprites), None)

    def _rect(self, card: int) -> FRect:
        around = self._board.sprites[card].rect
        across = around.width / _CARD.width
        return FRect(around.left - _CARD.left * across, around.top - _CARD.top * across,
                     _RIM[0] * across, _RIM[1] * across)  # fmt: skip

    def update(self, dt: float) -> None:
        """Breathe."""
        card = self._card()
        if card is None or not self._is_alive:
            return
        self._elapsed += dt
        self._shown = int(self._elapsed / _PULSE) % _RIMS

    def next_wakeup(self) -> float | None:
        """Return the seconds until it looks different, or None."""
        if self._card() is None or not self._is_alive:
            return None
        return _PULSE - self._elapsed % _PULSE

    @property
    def _is_alive(self) -> bool:
        settings = self._api.services.settings
        return settings.ambience and not settings.reduced_motion

    def draw(self, canvas: Canvas) -> None:
        """Draw the rim around the card."""
        card = self._card()
        if card is not None:
            rect = self._rect(card)
            canvas.image(f"stolen_treasure/embers_rim_{self._shown + 1}", rect)
            self._draw_sparks(canvas, rect)

    def _draw_sparks(self, canvas: Canvas, rim: FRect) -> None:
        """Draw sparks that rise along the sides, each somewhere else after a while."""
        for index in range(_RIMS):
            spark = FRect(0, 0, 26.0, 26.0)
            way = (index * 2 + self._shown) % _RIMS
            x = 0.9 if index % 2 else 0.1
            spark.center = rim.left + x * rim.width, rim.top + (0.16 + 0.2 * way) * rim.height
            canvas.image(f"stolen_treasure/sparks_{index + 1}", spark)
