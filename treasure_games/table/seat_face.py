"""The face of a seat: a computer pirate's portrait in a brass bezel, or a person's emblem."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import FRect

from treasure_games.match.seats import Seat
from treasure_games.stage.boxes import Box, BoxKind
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.widgets.widget import Size, Widget

FACES = ("calm", "pleased", "angry", "caught")
"""The moods that each portrait has."""


def face_image(seat: Seat, face: str, seats_style: tuple[str, ...]) -> str:
    """Return the picture of a seat by logical name; `seats_style` selects the emblems."""
    if seat.is_human or not seat.persona:
        return seats_style[seat.emblem]
    return f"portraits/{seat.persona}_{face}"


class SeatFace(Widget):
    """A round picture of the player at a seat, with the emblem at its foot."""

    def __init__(self, seat: Seat, side: float, face: str = "calm", name: str = "") -> None:
        super().__init__(name)
        self.seat = seat
        self.face = face
        self.side = side

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return a square."""
        return Size(self.side, self.side)

    def make_ready(self, context: LayoutContext) -> None:
        """Load all moods, so that showing one costs no frame."""
        if not self.seat.is_human and self.seat.persona:
            size = context.viewport.to_pixels(self._picture_rect()).size
            names = (face_image(self.seat, face, ()) for face in FACES)
            context.assets.make_ready((name, *size) for name in names)

    def draw(self, canvas: Canvas) -> None:
        """Draw picture, bezel and emblem."""
        square = self._square()
        emblems = tuple(style.emblem_image for style in canvas.context.theme.seats)
        canvas.image(face_image(self.seat, self.face, emblems), self._picture_rect())
        canvas.image("objects/bezel", square)
        if not self.seat.is_human and self.seat.persona:
            mark = FRect(0, 0, square.width * 0.34, square.width * 0.34)
            mark.bottomright = square.bottomright
            canvas.image(emblems[self.seat.emblem], mark)

    def _square(self) -> FRect:
        side = min(self.rect.width, self.rect.height)
        square = FRect(0, 0, side, side)
        square.center = self.rect.center
        return square

    def _picture_rect(self) -> FRect:
        square = self._square()
        return square.inflate(-square.width * 0.1, -square.width * 0.1)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield a box of art."""
        yield self._box(BoxKind.ART)
