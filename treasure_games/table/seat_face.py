"""The face of a seat: a portrait in a brass bezel, or the emblem of a person without one."""

from typing import Any, Final

from pygame import SRCALPHA, FRect, Surface, draw, transform

from treasure_games.core.pages import Named, page_beside
from treasure_games.match.seats import Seat
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.theme import Colour
from treasure_games.stage.widgets.widget import BoxKind, Size, Widget
from treasure_games.table.moods import LOOKING

_EYES: Final = FRect(146 / 512, 216 / 512, 224 / 512, 104 / 512)
"""Where eyes lie, by the size of a portrait."""
_AT: Final = Named(page_beside(__file__, dict[str, Any]))


def draw_disc(canvas: Canvas, square: FRect, colour: Colour) -> None:
    """Draw a disc with smooth edges."""
    pixels = canvas.context.viewport.to_pixels(square)
    side, key = pixels.width, ("disc", pixels.width, tuple(colour))
    made = canvas.context.assets.variants.keep(key, lambda: _disc(side, colour))
    canvas.blit(made, pixels.topleft)


def _disc(side: int, colour: Colour) -> Surface:
    large = Surface((_AT.finer * side, _AT.finer * side), SRCALPHA)
    draw.circle(large, colour, large.get_rect().center, large.get_width() / 2)
    return transform.smoothscale(large, (side, side))


def part_of(whole: FRect, part: FRect) -> FRect:
    """Return a part of a picture, given by the size of the whole."""
    left, top = whole.left + part.left * whole.width, whole.top + part.top * whole.height
    return FRect(left, top, part.width * whole.width, part.height * whole.height)


class SeatFace(Widget):
    """A round picture of the player at a seat, the emblem at its foot, maybe a trophy."""

    box_kind = BoxKind.ART

    def __init__(self, seat: Seat, side: float, face: str = "calm", name: str = "") -> None:
        super().__init__(name)
        self.seat = seat
        self.face = face
        self.side = side
        self.gaze = ""
        """To which side the eyes look, "left" or "right"; "" if nowhere."""
        self.has_trophy = False

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return a square."""
        return Size(self.side, self.side)

    def draw(self, canvas: Canvas) -> None:
        """Draw picture, bezel and emblem, round a portrait a ring in the colour of the seat."""
        square = self._square()
        ring, mark_side = (min(share * square.width, most) for share, most in (_AT.ring, _AT.mark))
        style = canvas.context.theme.seats[self.seat.emblem]
        persona = self.seat.persona
        picture = f"portraits/{persona}_{self.face}" if persona else self.flag(canvas.context)
        face = square
        if persona:
            draw_disc(canvas, square, style.colour)
            face = square.inflate(-2 * ring, -2 * ring)
        inner = face.inflate(-face.width * 0.1, -face.width * 0.1)
        canvas.image(picture, inner)
        if eyes := self.eyes:
            canvas.image(eyes, part_of(inner, _EYES))
        canvas.image("objects/bezel", face)
        if persona:
            mark = sized(mark_side, mark_side, bottomright=square.bottomright)
            canvas.image(style.emblem_image, mark)
        if self.has_trophy:
            corner = square.left - 0.06 * square.width, square.bottom + 0.04 * square.width
            medal = sized(square.width * 0.6, square.width * 0.78, bottomleft=corner)
            canvas.image("deeds/last_die", medal)

    @property
    def eyes(self) -> str:
        """The picture of eyes that look to one side, to be laid on the face; "" for none."""
        is_looking = self.gaze and self.seat.persona and self.face in LOOKING
        return f"portraits/eyes_{self.seat.persona}_{self.face}_{self.gaze}" if is_looking else ""

    def flag(self, context: LayoutContext) -> str:
        """Return the picture for a seat without a portrait."""
        return context.theme.seats[self.seat.emblem].emblem_image

    def _square(self) -> FRect:
        side = min(self.rect.width, self.rect.height)
        return sized(side, side, center=self.rect.center)


def draw_face(canvas: Canvas, place: FRect, seat: Seat, face: str = "calm") -> None:
    """Draw the face of a seat as it is now, where no widget for it stays."""
    drawn = SeatFace(seat, place.width, face)
    drawn.place(place, canvas.context)
    drawn.draw(canvas)
