"""The face of a seat: a portrait in a brass bezel, or the emblem of a person without one."""

from pygame import FRect

from treasure_games.match.seats import Seat
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.widgets.widget import BoxKind, Size, Widget


class SeatFace(Widget):
    """A round picture of the player at a seat, the emblem at its foot, maybe a trophy."""

    box_kind = BoxKind.ART

    def __init__(self, seat: Seat, side: float, face: str = "calm", name: str = "") -> None:
        super().__init__(name)
        self.seat = seat
        self.face = face
        self.side = side
        self.has_trophy = False

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return a square."""
        return Size(self.side, self.side)

    def draw(self, canvas: Canvas) -> None:
        """Draw picture, bezel and emblem."""
        square = self._square()
        emblem = canvas.context.theme.seats[self.seat.emblem].emblem_image
        persona = self.seat.persona
        picture = f"portraits/{persona}_{self.face}" if persona else self.flag(canvas.context)
        canvas.image(picture, square.inflate(-square.width * 0.1, -square.width * 0.1))
        canvas.image("objects/bezel", square)
        if persona:
            mark = sized(square.width * 0.34, square.width * 0.34, bottomright=square.bottomright)
            canvas.image(emblem, mark)
        if self.has_trophy:
            medal = sized(square.width * 0.36, square.width * 0.468, bottomleft=square.bottomleft)
            canvas.image("deeds/last_die", medal)

    def flag(self, context: LayoutContext) -> str:
        """Return the picture for a seat without a portrait."""
        return context.theme.seats[self.seat.emblem].emblem_image

    def _square(self) -> FRect:
        side = min(self.rect.width, self.rect.height)
        return sized(side, side, center=self.rect.center)
