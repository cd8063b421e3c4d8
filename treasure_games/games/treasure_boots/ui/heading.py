"""The upper row of a captain's plate: the name as whole as there is room for, and the standing."""

from __future__ import annotations

from typing import Final, NamedTuple

from pygame import FRect

from treasure_games.games.treasure_boots.ui.fitting import line_in
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.table.fitting import closest

NAME: Final = TextStyle(24.0, Face.SEMIBOLD, "pearl")
BEHIND: Final = TextStyle(20.0, Face.SEMIBOLD, "pearl", "right", is_tabular=True)
GAP: Final = 6.0
_CROWN: Final = 30.0
_SHORTENED: Final = 17.0
"""Rather than this small, a captain is called by the last of her names."""

Words = tuple[str, TextStyle]


class Heading(NamedTuple):
    """The words of the upper row and their places."""

    leads: bool
    standing: str
    name: FRect
    called: Words
    place: FRect
    """Of the crown or of the number."""
    behind: Words

    def draw(self, canvas: Canvas) -> None:
        """The name, and a crown or how far behind."""
        canvas.text(*self.called, self.name)
        if self.leads:
            skin.draw_icon_button(canvas, self.place, "crown", "")
        elif self.standing:
            canvas.text(*self.behind, self.place)


def heading_in(
    context: LayoutContext, name: str, leads: bool, standing: str, row: FRect, room: FRect
) -> Heading:
    """Laid out in a row, at the right end of which there is `room` for a standing.

    The name takes what of that room the standing leaves.
    """
    behind = line_in(context, standing, BEHIND, room.width, room.height)
    place = FRect(0, 0, 0, room.height)
    if leads:
        place.width = place.height = min(_CROWN, room.height)
    elif standing:
        place.width = min(room.width, context.texts.measure(*behind)[0] + 2)
    place.midright = room.midright
    end = place.left - GAP if leads or standing else row.right
    named = FRect(row.left, row.top, end - row.left, row.height)
    return Heading(leads, standing, named, _called(context, name, named), place, behind)


def _called(context: LayoutContext, name: str, room: FRect) -> Words:
    """The whole name, or the last of its words as a shipmate calls; never cut."""
    whole = line_in(context, name, NAME, room.width, room.height)
    if whole[0] == name and whole[1].size > _SHORTENED:
        return whole
    last = (name.split() or [name])[-1]
    brief = line_in(context, last, NAME, room.width, room.height)
    return brief if brief[0] == last else closest(context, last, NAME, room.width)
