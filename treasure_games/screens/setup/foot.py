"""The foot of the set-up: setting sail in the middle, the crew as a whole beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import FRect

from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.containers import Panel
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.widget import Size, Widget

_KEPT: Final = TextStyle(20.0, Face.REGULAR, "parchment_light")
_SAIL: Final = Size(376.0, 84.0)
_BESIDE: Final = Size(228.0, 68.0)
_GAP: Final = 28.0


class Foot(Widget):
    """Two buttons and the red one between them; `kept` says what becomes of other matches.

    Where there is no room for that, it is the red button's hint.
    """

    def __init__(self, left: Button, sail: Button, right: Button, kept: str) -> None:
        super().__init__("foot")
        self._left, self._sail, self._right = left, sail, right
        self._words = kept
        self._plate = Panel(Label(kept, _KEPT, "kept"), "plate", "kept.plate", padding=12.0)
        self._plate.is_visible = False
        self.adopt(left, sail, right, self._plate)

    def children(self) -> Sequence[Widget]:
        """Return the buttons from left to right, then the words."""
        return self._left, self._sail, self._right, self._plate

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the height of the red button, wherever it is put."""
        return Size(width or 0.0, self._size(self._sail, _SAIL, context).height)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Place the red button on the axis, the others beside it."""
        super().place(rect, context)
        size = self._size(self._sail, _SAIL, context)
        sail = FRect(rect.centerx - size.width / 2, rect.top, size.width, size.height)
        self._sail.place(sail, context)
        first = self._size(self._left, _BESIDE, context)
        second = self._size(self._right, _BESIDE, context)
        left = FRect(sail.left - _GAP - first.width, 0, first.width, first.height)
        right = FRect(sail.right + _GAP, 0, second.width, second.height)
        for button, place in ((self._left, left), (self._right, right)):
            place.centery = sail.centery
            button.place(place, context)
        self._place_plate(FRect(rect.left, rect.top, left.left - _GAP - rect.left, size.height),
                          context)  # fmt: skip

    def _place_plate(self, room: FRect, context: LayoutContext) -> None:
        wanted = self._plate.preferred(context, max(1.0, room.width))
        fits = wanted.width <= room.width and wanted.height <= room.height
        self._plate.is_visible = bool(self._words) and fits
        self._sail.hint = "" if fits else self._words
        place = FRect(room.left, 0, wanted.width, wanted.height)
        place.centery = room.centery
        self._plate.place(place, context)

    def _size(self, button: Button, least: Size, context: LayoutContext) -> Size:
        wanted = button.preferred(context)
        return Size(max(least.width, wanted.width), max(least.height, wanted.height))
