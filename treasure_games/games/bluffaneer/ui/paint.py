"""What lies on the table at rest: the map of doubles, the words at the piles; names of pictures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pygame import FRect

from treasure_games.core.language import N_, translate
from treasure_games.games.bluffaneer.rules.house import HouseRules
from treasure_games.games.bluffaneer.rules.pieces import ICON_NAMES, PAIRS
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.ui.layout import Layout
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.table.fitting import Passage, fitted, whole_line
from treasure_games.table.glow import draw_halo
from treasure_games.table.pieces.dice import Family

_ = translate
BACK: Final = "cards/bluffaneer/back"
_DOUBLES: Final = (
    (N_("<b>All give</b>\nthe roller 1"), N_("<b>+1</b> from all")),
    (N_("<b>Steal 2</b>\nfrom one"), N_("<b>Steal 2</b>")),
    (N_("<b>Steal 3</b>\nfrom one"), N_("<b>Steal 3</b>")),
    (N_("<b>Give 1</b>\nto all others"), N_("<b>−1</b> to all")),
)
"""What each double does, by icon: in a few words, and in fewer for large text."""
_WORDS: Final = TextStyle(23.0, Face.REGULAR, "ink")
_WORDS_RIGHT: Final = TextStyle(23.0, Face.REGULAR, "ink", "right")
_COUNT: Final = TextStyle(22.0, Face.SEMIBOLD, "pearl", "centre")
_ICON: Final = 62.0


def icon(number: int) -> str:
    """Return the picture of an icon."""
    return f"bluffaneer/icon_{ICON_NAMES[number]}"


def card(face: int) -> str:
    """Return the picture of a card; a face below 0 is the back."""
    if face < 0:
        return BACK
    one, other = PAIRS[face]
    return f"cards/bluffaneer/{ICON_NAMES[one]}_{ICON_NAMES[other]}"


def bones_of(house: HouseRules) -> Family:
    """Return the bones of a table; their faces are the icons."""
    if house.sides == len(ICON_NAMES):
        rolls: list[str] = []
        for one in ICON_NAMES:
            turned = [f"bluffaneer/bone_{one}_roll_{pose}" for pose in (1, 2)]
            rolls += [f"bluffaneer/bone_{one}", *turned]
        faces = tuple(f"bluffaneer/bone_{one}" for one in ICON_NAMES)
        return Family(faces, tuple(rolls), aspect=560 / 300, spin=0.25)
    faces = tuple(f"bluffaneer/cube_{one}" for one in ICON_NAMES)
    return Family(faces, tuple(f"bluffaneer/cube_roll_{pose}" for pose in range(1, 9)))


def draw_map(canvas: Canvas, layout: Layout, unrolled: float, lit: int) -> None:
    """Draw the map, cut at both ends while it unrolls from its middle; then the doubles on it.

    `lit` is the icon of the double that counts now, or -1.
    """
    rect = layout.map.inflate(20, 30)
    with canvas.clipped(rect.scale_by(unrolled, 1.0)):
        canvas.image("bluffaneer/map", rect)
    if unrolled >= 1.0:
        for number, icons, words in doubles(canvas.context, layout):
            _draw_double(canvas, number, icons, is_lit=number == lit)
            words.draw(canvas)


def doubles(
    context: LayoutContext, layout: Layout
) -> Iterator[tuple[int, tuple[FRect, FRect], Passage]]:
    """Yield each double with the places of its icons and its words."""
    for number, room in enumerate(layout.corners):
        is_right = number > 1
        one = FRect(room.left, room.top, _ICON, _ICON)
        other = one.move(_ICON * 0.86, 0)
        shift = room.right - other.right if is_right else 0.0
        icons = one.move(shift, 0), other.move(shift, 0)
        text = _(_DOUBLES[number][layout.is_large])
        words = FRect(room.left, one.bottom + 4, room.width, room.bottom - one.bottom - 4)
        style = _WORDS_RIGHT if is_right else _WORDS
        fit = whole_line if layout.is_large else fitted
        yield number, icons, Passage(*fit(context, text, style, *words.size), words)


def _draw_double(canvas: Canvas, number: int, icons: tuple[FRect, FRect], *, is_lit: bool) -> None:
    if is_lit:
        both = icons[0].union(icons[1]).inflate(18, 18)
        draw_halo(canvas, both, reach=30.0, level=255)
        canvas.outline(both, canvas.context.theme.palette.wax_red, 6.0, 40.0)
    for rect in icons:
        canvas.image(icon(number), rect)


def counts(context: LayoutContext, layout: Layout, view: View) -> Iterator[tuple[str, Passage]]:
    """Yield the words under the stack and the discard pile, by their names."""
    for name, pile, text in (
        ("deck", layout.deck, _("{count} left").format(count=len(view.stack))),
        ("discard", layout.discard, _("{count} discarded").format(count=len(view.discard))),
    ):
        height = context.texts.line_height(_COUNT)
        room = FRect(0, pile.bottom + 6, 190.0, height)
        room.centerx = pile.centerx
        line = whole_line(context, text, _COUNT, *room.size)
        yield f"count.{name}", Passage(*line, room)
