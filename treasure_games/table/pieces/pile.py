"""Piles of cards: a face-down deck by its thickness, open cards askew, a plate with the count."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct
from pygame import FRect

from treasure_games.core.pages import figures_beside
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Box
from treasure_games.table.fitting import Passage, one_line
from treasure_games.table.pieces.sprite_board import Pose

OPEN, COVERED = 50.0, 20.0
"""Depths of the first open card and of a card from a face-down deck."""
SHOWN: Final = 3
"""The most open cards shown on each other."""
_AT, _COUNTS = figures_beside(__file__)
_COUNT: Final = TextStyle(24.0, Face.SEMIBOLD, "pearl", "centre")


class Pile(Struct, frozen=True):
    """The place of a pile, and the plate below it."""

    name: str
    rect: FRect
    plate: FRect

    @classmethod
    def of(cls, name: str, rect: FRect, plate_width: float, plate_height: float) -> "Pile":
        """Return a pile with a plate of this size below it."""
        plate = sized(plate_width, plate_height, midtop=(rect.centerx, rect.bottom + 10.0))
        return cls(name, rect, plate)

    @property
    def area(self) -> FRect:
        """The area of pile and plate together."""
        return self.rect.union(self.plate)

    def deck_pose(self, back: str, full_height: float) -> Pose:
        """Return the pose of a card from a face-down deck."""
        return Pose(*self.rect.center, self.rect.height / full_height, 0.0, back, COVERED)

    def open_poses(
        self, cards: Sequence[int], image: Callable[[int], str], full_height: float
    ) -> Mapping[int, Pose]:
        """Return the poses of the last open cards; the others are hidden below."""
        scale = self.rect.height / full_height
        return {
            card: Pose(*self.rect.center, scale, askew(card), image(card), OPEN + index)
            for index, card in enumerate(cards[-SHOWN:])
        }

    def draw_deck(self, canvas: Canvas, back: str, count: int) -> None:
        """Draw a face-down deck of this many cards."""
        edges = min(_COUNTS.edges, -(-count // _COUNTS.cards_an_edge))
        for index in reversed(range(edges)):
            canvas.image(back, self.rect.move(2.0 * index, 2.4 * index))

    def draw_empty(self, canvas: Canvas) -> None:
        """Draw the place of an empty pile."""
        canvas.outline(self.rect, canvas.context.theme.palette.brass, 2.0, 10.0)

    def draw_count(self, canvas: Canvas, words: str, count: int) -> None:
        """Draw the plate; `words` is a pattern like "{count} covered"."""
        if canvas.touches(self.plate):
            skin.draw_panel(canvas, self.plate, "plate")
            self._label(canvas.context, words, count).draw(canvas)

    def box(self, context: LayoutContext, words: str, count: int) -> Box:
        """Return the box of the plate, for the layout check."""
        return self._label(context, words, count).box(context, f"{self.name}.count", self.name)

    def _label(self, context: LayoutContext, words: str, count: int) -> Passage:
        """Return the words if they fit, else the number alone."""
        room = self.plate.width - 16
        text, style = one_line(context, words.format(count=count), _COUNT, room)
        if "…" in text:
            text, style = one_line(context, str(count), _COUNT, room)
        return Passage(text, style, self.plate)


def askew(card: int) -> float:
    """Return the degrees by which a card is turned: always the same for one card."""
    return ((card * 37) % 11 - 5) / 5 * _AT.settle
