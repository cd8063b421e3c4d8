"""What is over the table while cards are answered: the dark, and with the Kraken rain, a flood, and
arms that come out of it one after another.
"""

from __future__ import annotations

from typing import Final

from pygame import FRect

from treasure_games.games.stolen_treasure.ui.board import Board
from treasure_games.games.stolen_treasure.ui.stack import CardStack
from treasure_games.stage.animation import Animation, Tween, out_back, out_cubic
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.widgets.widget import Node

_ART: Final = "stolen_treasure"
_HIGH: Final = 1080.0
HOLDING: Final = (("left", FRect(46, 430, 430, 680)), ("right", FRect(1360, 180, 380, 900)))
IDLE: Final = (("left", FRect(0, 540, 380, 540)), ("right", FRect(1560, 520, 360, 560)))
"""Arms that hold cards, and coils in front, as they are on a table of 1920 x 1080."""
_TIP: Final = 42.0
"""How far below the upper edge of its picture the tip of the left arm is."""
_FLOOD: Final = (40.0, 220.0)
"""How much wider than the table the flood is at each side, and its height."""
_TILE: Final = (480.0, 540.0)
_ARM, _GAP, _WATER = 0.6, 0.12, 0.4
"""Seconds of an arm's way up, from one arm to the next, and of the water's rise."""
SECONDS: Final = _ARM + 3 * _GAP
_VEIL: Final = (8, 20, 26)
_DARK: Final = 0.68


class Storm(Node):
    """What lies over the table, and under plates and cards.

    `rise` is 0 when all is under the sea and 1 when it stands over the table.
    """

    def __init__(self, board: Board, stack: CardStack) -> None:
        self._board, self._stack = board, stack
        self.rise = 0.0

    @property
    def is_dark(self) -> bool:
        """True while cards lie on the stack, or the Kraken is over the table."""
        return bool(self._stack.cards) or self.rise > 0.0

    def move(self, goal: float, seconds: float) -> Animation:
        """Return the way up, or back down."""
        return Tween(self, seconds, easing=lambda t: t, rise=goal)

    @property
    def _unit(self) -> float:
        return self._board.layout.room.height / _HIGH

    def draw(self, canvas: Canvas) -> None:
        """Darken the table, and let it rain."""
        room = self._board.layout.room
        if self.is_dark:
            canvas.fill(room, _VEIL, _DARK)
        if self.rise:
            self._draw_rain(canvas, room)
            self._draw_arms(canvas, "behind")
            canvas.image(f"{_ART}/flood", self._flood(room))
            self._draw_arms(canvas, "coil")

    def draw_tips(self, canvas: Canvas) -> None:
        """Draw the tips of the arms, which lie over the cards."""
        if self.rise:
            self._draw_arms(canvas, "tip")

    def _draw_rain(self, canvas: Canvas, room: FRect) -> None:
        wide, high = _TILE[0] * self._unit, _TILE[1] * self._unit
        for row in range(int(room.height // high) + 1):
            for column in range(int(room.width // wide) + 1):
                place = FRect(room.left + column * wide, room.top + row * high, wide, high)
                canvas.image(f"{_ART}/rain", place)

    def _draw_arms(self, canvas: Canvas, part: str) -> None:
        arms, first = (IDLE, len(HOLDING)) if part == "coil" else (HOLDING, 0)
        for number, (side, box) in enumerate(arms, first):
            canvas.image(f"{_ART}/arm_{side}_{part}", self._arm(side, box, number))

    def _flood(self, room: FRect) -> FRect:
        share = self._share(0.0, _WATER)
        flood = FRect(0, 0, room.width + 2 * _FLOOD[0] * self._unit, _FLOOD[1] * self._unit)
        flood.midtop = room.centerx, room.bottom - flood.height * out_cubic(share)
        return flood

    def _arm(self, side: str, box: FRect, number: int) -> FRect:
        """Return where an arm is now; those of the right side keep to the right edge, and the tip
        of the first one below the plates.
        """
        unit, layout = self._unit, self._board.layout
        room = layout.room
        rect = FRect(0, 0, box.width * unit, box.height * unit)
        rect.left = room.left + box.left * unit
        if side == "right":
            rect.right = room.right - (1920.0 - box.right) * unit
        hidden = 1.0 - out_back(self._share(number * _GAP, _ARM))
        rect.bottom = room.bottom + min(1.0, hidden) * rect.height
        if number == 0:
            tip = room.bottom - rect.height + _TIP * unit
            rect.top += max(0.0, layout.plates_end - tip)
        return rect

    def _share(self, start: float, length: float) -> float:
        """Return how far a part of the storm has come that begins after some seconds."""
        return min(1.0, max(0.0, (self.rise * SECONDS - start) / length))
