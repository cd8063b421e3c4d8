"""Faces and flags that can be chosen: lit if chosen, grey if somebody else has them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import FRect

from treasure_games.match.seats import Seat
from treasure_games.screens.setup.portrait import draw_flag, draw_portrait, draw_ring
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.widgets.button import Pressable
from treasure_games.stage.widgets.widget import Size
from treasure_games.table.glow import draw_pool

FACE: Final = 106.0
FLAG: Final = 50.0
"""Sides of a face and a flag, in virtual units."""


class Likeness(Pressable):
    """A face or a flag that can be chosen; a taken one is grey and changes places when pressed."""

    def __init__(
        self,
        name: str,
        side: float,
        hint: str,
        on_press: Callable[[], None],
        *,
        is_chosen: bool,
        owner: Seat | None,
    ) -> None:
        super().__init__(name, hint=hint)
        self.on_press = on_press
        self.side = side
        self.is_chosen = is_chosen
        self.owner = owner

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return a square."""
        return Size(self.side, self.side)

    def drawn(self, context: LayoutContext) -> FRect:
        """Return the square that it is drawn in."""
        square = FRect(0, 0, self.side, self.side)
        square.center = self.drawn_rect(context).center
        return square

    def draw_light(self, canvas: Canvas, square: FRect) -> None:
        """Draw the light and the ring of the chosen one."""
        if self.is_chosen:
            palette = canvas.context.theme.palette
            draw_pool(canvas, square.scale_by(1.5), palette.lantern, 120)
            draw_ring(canvas, square.inflate(10, 10), palette.focus_light, 4.0)


class FacePick(Likeness):
    """A portrait; a taken one carries its owner's emblem."""

    def __init__(self, persona: str, hint: str, on_press: Callable[[], None], *, is_chosen: bool,
                 owner: Seat | None) -> None:  # fmt: skip
        super().__init__(f"face.{persona}", FACE, hint, on_press, is_chosen=is_chosen, owner=owner)
        self._persona = persona

    def draw(self, canvas: Canvas) -> None:
        """Draw the face in its bezel."""
        square = self.drawn(canvas.context)
        self.draw_light(canvas, square)
        draw_portrait(canvas, self._persona, square, is_taken=self.owner is not None)
        if self.owner is not None:
            mark = FRect(0, 0, square.width * 0.34, square.width * 0.34)
            mark.bottomright = square.bottomright
            canvas.image(canvas.context.theme.seats[self.owner.emblem].emblem_image, mark)


class FlagPick(Likeness):
    """A colour with its emblem."""

    def __init__(self, emblem: int, hint: str, on_press: Callable[[], None], *, is_chosen: bool,
                 owner: Seat | None) -> None:  # fmt: skip
        super().__init__(f"flag.{emblem}", FLAG, hint, on_press, is_chosen=is_chosen, owner=owner)
        self._emblem = emblem

    def draw(self, canvas: Canvas) -> None:
        """Draw the emblem."""
        square = self.drawn(canvas.context)
        self.draw_light(canvas, square)
        draw_flag(canvas, self._emblem, square, is_taken=self.owner is not None)
