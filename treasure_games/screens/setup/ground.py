"""What the set-up stands on: boards, the sea-cloth under the chairs, the words of the head."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pygame import FRect

from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.label import Picture
from treasure_games.stage.widgets.widget import Box, Node, Widget
from treasure_games.table.fitting import Passage

HEAD: Final = 100.0
"""Height of the head."""
TITLE: Final = (392.0, 90.0)
_BUTTON: Final = 68.0
_IN: Final = 76.0
"""How far the middle of the head's buttons is from the window's edge."""
_APART: Final = 28.0
_ASKS: Final = TextStyle(30.0, Face.SEMIBOLD, "lantern")
_TAKEN: Final = TextStyle(24.0, Face.REGULAR, "parchment_light", "right")


class Ground(Node):
    """Lays out the head and draws what lies under the chairs."""

    def __init__(self, left: Widget, title: Picture, right: Widget) -> None:
        self._left, self._title, self._right = left, title, right
        self._words: list[tuple[str, Passage]] = []
        self.cloth = FRect(0, 0, 0, 0)

    def lay_head(self, context: LayoutContext, asks: str, taken: str) -> None:
        """Place two buttons, the game's plate, and the words between them."""
        window = context.viewport.rect
        for button, x in ((self._left, _IN), (self._right, window.right - _IN)):
            place = FRect(0, 0, _BUTTON, _BUTTON)
            place.center = x, HEAD / 2 + 4.0
            button.place(place, context)
        name = FRect(0, 0, *TITLE)
        name.center = window.centerx, HEAD / 2
        self._title.place(name, context)
        left, right = self._left.rect.right + _APART, self._right.rect.left - _APART
        room = name.left - _APART - left
        self._words = [
            (part, Passage.fitted(context, text, style, FRect(x, 8.0, room, HEAD - 12.0)))
            for part, text, style, x in (
                ("asks", asks, _ASKS, left),
                ("taken", taken, _TAKEN, right - room),
            )
        ]

    def draw(self, canvas: Canvas) -> None:
        """Draw boards, cloth and words."""
        canvas.cover("scenes/setup", canvas.context.viewport.rect)
        self._draw_cloth(canvas)
        for _part, passage in self._words:
            passage.draw(canvas)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the boxes of the words."""
        for part, passage in self._words:
            yield passage.box(context, f"head.{part}")

    def _draw_cloth(self, canvas: Canvas) -> None:
        cloth, palette = self.cloth, canvas.context.theme.palette
        canvas.cover("scenes/setup_cloth", cloth)
        for y, inwards in ((cloth.top, 1), (cloth.bottom, -1)):
            for by, width, colour in (
                (0.0, 5.0, palette.focus_dark),
                (9.0, 4.0, palette.brass),
                (17.0, 1.6, palette.brass),
            ):
                line = y + by * inwards
                canvas.line((cloth.left, line), (cloth.right, line), colour, width)
