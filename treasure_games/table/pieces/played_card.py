"""A card being answered, and the plate under it with who played it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect

from treasure_games.match.seats import Seat
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.markup import escaped
from treasure_games.stage.text import LINE_SPACING, TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.table.fitting import Passage, brief_name, whole_line
from treasure_games.table.seat_face import SeatFace

_FACE: Final = 90.0
_WHOLE: Final = 0.85
"""The least size of a whole name, by what it could be; else it is a short one."""
_NAME: Final = TextStyle(24.0, Face.SEMIBOLD, "pearl")
_WORDS: Final = TextStyle(22.0, Face.REGULAR, "brass_light")


class PlayedCard(Struct, frozen=True):
    """A card on the stack: its picture, who played it, and in a few words what and at whom."""

    image: str
    seat: Seat
    words: str
    is_cancelled: bool = False
    """True if an answer cuts it down as things stand: it stays there, but has no effect."""


def _parts(plate: FRect) -> tuple[FRect, FRect, FRect]:
    """Return the places of face, name and words."""
    side = min(_FACE, 1.15 * plate.height)
    face = FRect(plate.left - 0.3 * side, plate.centery - side / 2, side, side)
    left = face.right + 10.0
    wide = plate.right - 26.0 - left
    half, middle = 0.4 * plate.height, plate.centery - 0.03 * plate.height
    # Letters hang lower on their lines than they rise: the lower rim stays clear of them.
    return face, FRect(left, middle - half, wide, half), FRect(left, middle, wide, half)


def passages_of(context: LayoutContext, card: PlayedCard, plate: FRect) -> list[Passage]:
    """Return the words on the plate: a name, and what was played."""
    _face, name, words = _parts(plate)
    return [
        Passage(*brief_name(context, escaped(card.seat.name), _within(_NAME, name, context),
                            name.width, whole=_WHOLE), name),
        Passage(*whole_line(context, card.words, _within(_WORDS, words, context), *words.size),
                words),
    ]  # fmt: skip


def _within(style: TextStyle, line: FRect, context: LayoutContext) -> TextStyle:
    """Return a style of which no letter is higher than its line."""
    most = line.height / LINE_SPACING / context.viewport.text_scale
    return replace(style, size=min(style.size, most))


def draw_plate(canvas: Canvas, card: PlayedCard, plate: FRect) -> None:
    """Draw face, name and words, and the stripe of the seat."""
    context = canvas.context
    skin.draw_panel(canvas, plate, "dark")
    stripe = FRect(plate.right - 20.0, plate.top + 7.0, 12.0, plate.height - 14.0)
    canvas.image(context.theme.seats[card.seat.emblem].pattern_image, stripe)
    face = SeatFace(card.seat, _FACE)
    face.place(_parts(plate)[0], context)
    face.draw(canvas)
    for passage in passages_of(context, card, plate):
        passage.draw(canvas)
