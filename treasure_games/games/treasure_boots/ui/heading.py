"""The upper row of a captain's plate: the name as whole as there is room for, and the standing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pygame import FRect

from treasure_games.games.treasure_boots.ui.hold import holds
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.table.fitting import closest, plate_line
from treasure_games.table.pieces.plate_slots import Line, Shown, Slot

NAME: Final = TextStyle(24.0, Face.SEMIBOLD, "pearl")
BEHIND: Final = TextStyle(20.0, Face.SEMIBOLD, "pearl", "right", is_tabular=True)
GAP: Final = 6.0
_CROWN: Final = 30.0
_SHORTENED: Final = 17.0
"""Rather than this small, a captain is called by the last of her names."""


class HeadingSlot(Slot):
    """The name, and a crown or how far behind the captain is.

    The name takes what the standing leaves of the `room` at the right end of the row.
    """

    def __init__(self, shown: Shown, row: FRect, room: FRect) -> None:
        super().__init__("name", shown, row)
        self._room = room

    def draw(self, canvas: Canvas) -> None:
        """Draw the words, or a crown in the place of the standing."""
        for _part, rect, line in self.words(canvas.context):
            canvas.text(*line, rect)
        if self._leads:
            skin.draw_icon_button(canvas, self._place(canvas.context), "crown", "")

    def words(self, context: LayoutContext) -> Iterator[tuple[str, FRect, Line]]:
        """The name, and how far behind."""
        place, standing = self._place(context), self._standing
        end = place.left - GAP if self._leads or standing else self.rect.right
        named = FRect(self.rect.left, self.rect.top, end - self.rect.left, self.rect.height)
        yield "name", named, _called(context, self.shown.name, named)
        if standing and not self._leads:
            yield "standing", place, plate_line(context, standing, BEHIND, *self._room.size)

    @property
    def _leads(self) -> bool:
        return any(hold.leads for hold in holds(self.shown))

    @property
    def _standing(self) -> str:
        return "".join(hold.standing for hold in holds(self.shown))

    def _place(self, context: LayoutContext) -> FRect:
        """Of the crown or of the number."""
        place = FRect(0, 0, 0, self._room.height)
        if self._leads:
            place.width = place.height = min(_CROWN, self._room.height)
        elif self._standing:
            behind = plate_line(context, self._standing, BEHIND, *self._room.size)
            place.width = min(self._room.width, context.texts.measure(*behind)[0] + 2)
        place.midright = self._room.midright
        return place


def _called(context: LayoutContext, name: str, room: FRect) -> Line:
    """The whole name, or the last of its words as a shipmate calls; never cut."""
    whole = plate_line(context, name, NAME, *room.size)
    if whole[0] == name and whole[1].size > _SHORTENED:
        return whole
    last = (name.split() or [name])[-1]
    brief = plate_line(context, last, NAME, *room.size)
    return brief if brief[0] == last else closest(context, last, NAME, room.width)
