"""What lies on the table at rest: the map of doubles, where discards lie; names of pictures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pygame import FRect

from treasure_games.core.language import N_, translate
from treasure_games.games.bluffaneer.rules.house import HouseRules
from treasure_games.games.bluffaneer.rules.pieces import ICON_NAMES, PAIRS
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.ui.layout import Layout
from treasure_games.stage.animation import Animation, Tween
from treasure_games.stage.boxes import Box
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets.widget import Node
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


class Map(Node):
    """The map with the doubles on it, cut at both ends while it unrolls from its middle."""

    layout: Layout

    def __init__(self) -> None:
        self.unrolled = 1.0
        """How far it is seen, 0 to 1; moved by the timeline."""
        self.lit = -1
        """The icon of the double that counts now, or -1."""

    def drawn_from(self) -> object:
        """Return what it shows."""
        return self.layout, self.unrolled, self.lit

    def unroll(self, seconds: float) -> Animation:
        """Return how it unrolls."""
        self.unrolled = 0.0
        return Tween(self, seconds, unrolled=1.0)

    def draw(self, canvas: Canvas) -> None:
        """Draw paper, icons and words."""
        rect = self.layout.map.inflate(20, 30)
        with canvas.clipped(rect.scale_by(self.unrolled, 1.0)):
            canvas.image("bluffaneer/map", rect)
        if self.unrolled >= 1.0:
            for number, icons, words in self._doubles(canvas.context):
                self._draw_double(canvas, number, icons)
                words.draw(canvas)

    def _draw_double(self, canvas: Canvas, number: int, icons: tuple[FRect, FRect]) -> None:
        if number == self.lit:
            both = icons[0].union(icons[1]).inflate(18, 18)
            draw_halo(canvas, both, reach=30.0, level=255)
            canvas.outline(both, canvas.context.theme.palette.wax_red, 6.0, 40.0)
        for rect in icons:
            canvas.image(icon(number), rect)

    def _doubles(
        self, context: LayoutContext
    ) -> Iterator[tuple[int, tuple[FRect, FRect], Passage]]:
        """Yield each double with the places of its icons and its words."""
        is_large = self.layout.is_large
        for number, room in enumerate(self.layout.corners):
            is_right = number > 1
            one = FRect(room.left, room.top, _ICON, _ICON)
            other = one.move(_ICON * 0.86, 0)
            shift = room.right - other.right if is_right else 0.0
            icons = one.move(shift, 0), other.move(shift, 0)
            text = _(_DOUBLES[number][is_large])
            words = FRect(room.left, one.bottom + 4, room.width, room.bottom - one.bottom - 4)
            style = _WORDS_RIGHT if is_right else _WORDS
            fit = whole_line if is_large else fitted
            yield number, icons, Passage(*fit(context, text, style, *words.size), words)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the words of the doubles."""
        for number, _icons, words in self._doubles(context):
            yield words.box(context, f"double.{number}")


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
