"""Faces and flags of the set-up: in the ring of their owner, to be chosen, carved, on their way."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import pygame
from pygame import FRect, Surface
from pygame.typing import ColorLike

from treasure_games.core.pages import Named, page_beside
from treasure_games.match.seats import Seat
from treasure_games.stage.animation import Passing, in_out_quad
from treasure_games.stage.canvas import Canvas, sized
from treasure_games.stage.theme import Colour, Theme
from treasure_games.stage.timeline import Timeline
from treasure_games.stage.widgets.button import Pressable
from treasure_games.stage.widgets.label import Picture
from treasure_games.stage.widgets.widget import Node, Size, Widget
from treasure_games.table.glow import draw_pool
from treasure_games.table.seat_face import draw_face

FACE: Final = 106.0
FLAG: Final = 50.0
"""Sides of a face and a flag, in virtual units."""
_AT: Final = Named(page_beside(__file__, dict[str, Any]))
MOONLIT: Final[str] = _AT.moonlit
"""The shade of what lies in the dark."""


class Likeness(Pressable):
    """A face or a flag that can be chosen: lit if it is, grey if somebody else has it; then it
    changes places when pressed. `pictures` returns its pictures with their shares of the square.
    """

    def __init__(
        self, name: str, side: float, pictures: Callable[[Theme], Sequence[tuple[str, float]]],
        hint: str, on_press: Callable[[], None], *, is_chosen: bool, owner: Seat | None,
    ) -> None:  # fmt: skip
        super().__init__(name, hint=hint)
        self.on_press = on_press
        self.fixed_size = Size(side, side)
        self.is_chosen = is_chosen
        self._pictures = pictures
        self._owner = owner

    def draw(self, canvas: Canvas) -> None:
        """Draw light and ring of the chosen one, then the pictures; on a face who has it."""
        theme = canvas.context.theme
        square = FRect(0, 0, self.fixed_size.width, self.fixed_size.height)
        square.center = self.drawn_rect(canvas.context).center
        if self.is_chosen:
            draw_pool(canvas, square.scale_by(1.5), theme.palette.lantern, 120)
            draw_ring(canvas, square.inflate(10, 10), theme.palette.focus_light, 4.0)
        for picture, share in self._pictures(theme):
            place = square.scale_by(share)
            if self._owner:
                draw_dull(canvas, picture, place, _AT.greyed)
            else:
                canvas.image(picture, place)
        if self._owner is not None and self.fixed_size.width == FACE:
            mark = sized(square.width * 0.34, square.width * 0.34, bottomright=square.bottomright)
            canvas.image(theme.seats[self._owner.emblem].emblem_image, mark)


class MovingFace(Node):
    """A face on its way; `share` goes from 0 to 1."""

    def __init__(self, seat: Seat, start: FRect, end: FRect) -> None:
        self._seat, self._start, self._end = seat, FRect(start), FRect(end)
        self._share = 0.0

    def move(self, t: float) -> None:
        """Go this share of the time."""
        self._share = in_out_quad(t)

    def draw(self, canvas: Canvas) -> None:
        """Draw it where it is now."""
        (x, y), (to_x, to_y) = self._start.center, self._end.center
        share = self._share
        rise = 4.0 * _AT.arc * share * (1.0 - share)
        now = x + (to_x - x) * share, y + (to_y - y) * share - rise
        draw_face(canvas, self._end.move_to(center=now), self._seat)


class MovingFaces(Widget):
    """All faces that change places just now."""

    def __init__(self) -> None:
        super().__init__()
        self.faces: list[MovingFace] = []

    def draw(self, canvas: Canvas) -> None:
        """Draw them."""
        for face in self.faces:
            face.draw(canvas)

    def set_out(
        self, before: Sequence[Seat], places: Sequence[FRect], after: Sequence[Seat],
        faces: Sequence[FRect], timeline: Timeline, seconds: float,
    ) -> None:  # fmt: skip
        """Let whoever sits elsewhere now go there: from `places` to `faces`, both by chair."""
        self.faces.clear()
        for new, seat in enumerate(after):
            for old, other in enumerate(before):
                if seat.persona and old != new and other.persona == seat.persona:
                    face = MovingFace(seat, places[old], faces[new])
                    timeline.beside(Passing(self.faces, face, seconds, face.move))


def draw_ring(canvas: Canvas, rect: FRect, colour: Colour, width: float) -> None:
    """Draw a smooth circle inside a square."""
    pixels = canvas.context.viewport.to_pixels(rect)
    thick = max(1, canvas.context.viewport.px(width))

    def make() -> Surface:
        large = Surface((pixels.width * _AT.smooth, pixels.height * _AT.smooth), pygame.SRCALPHA)
        pygame.draw.ellipse(large, (*colour, 255), large.get_rect(), thick * _AT.smooth)
        return pygame.transform.smoothscale(large.premul_alpha(), pixels.size)

    key = ("ring", pixels.size, colour, thick)
    canvas.blit(canvas.context.assets.keep(key, make), pixels)


def draw_pattern(canvas: Canvas, emblem: int, rect: FRect) -> None:
    """Draw a seat's pattern lying, as a bar."""
    name = canvas.context.theme.seats[emblem].pattern_image
    pixels = canvas.context.viewport.to_pixels(rect)
    assets = canvas.context.assets

    def make() -> Surface:
        return pygame.transform.rotate(assets.once(name, pixels.height, pixels.width), 90)

    canvas.blit(assets.keep(("bar", name, pixels.size), make), pixels)


def draw_dull(canvas: Canvas, name: str, rect: FRect, shade: ColorLike) -> None:
    """Draw a picture in grey, times this shade, made once for each size."""
    pixels, assets = canvas.context.viewport.to_pixels(rect), canvas.context.assets

    def make() -> Surface:
        dull = pygame.transform.grayscale(assets.image(name, *pixels.size))
        dull.fill(shade, special_flags=pygame.BLEND_RGBA_MULT)
        return dull

    canvas.blit(assets.variants.keep(("dull", shade, name, pixels.size), make), pixels)


class Etching(Picture):
    """A picture in brown ink."""

    def draw(self, canvas: Canvas) -> None:
        """Draw it in the middle of its rectangle."""
        size = self.fixed_size
        place = sized(size.width, size.height, center=self.rect.center)
        draw_dull(canvas, self.image, place, _AT.brown)
