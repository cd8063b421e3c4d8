"""Faces on their way between chairs, after they were swapped."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from pygame import FRect

from treasure_games.match.seats import Seat
from treasure_games.screens.setup.chairs import Chair
from treasure_games.screens.setup.portrait import draw_seated
from treasure_games.stage.animation import Call, Sequential, Tween, in_out_quad
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.timeline import Timeline
from treasure_games.stage.widgets.widget import Node, Widget

_ARC: Final = 60.0
"""How high a face rises on its way, in virtual units."""


class Traveller(Node):
    """A face on its way; `share` goes from 0 to 1."""

    share = 0.0

    def __init__(self, seat: Seat, start: FRect, end: FRect) -> None:
        self._seat, self._start, self._end = seat, FRect(start), FRect(end)

    def draw(self, canvas: Canvas) -> None:
        """Draw it where it is now."""
        (x, y), (to_x, to_y) = self._start.center, self._end.center
        share = self.share
        rect = FRect(self._end)
        rise = 4.0 * _ARC * share * (1.0 - share)
        rect.center = x + (to_x - x) * share, y + (to_y - y) * share - rise
        draw_seated(canvas, self._seat, rect)


class Travellers(Widget):
    """All faces that change places just now."""

    def __init__(self) -> None:
        super().__init__()
        self.faces: list[Traveller] = []

    def draw(self, canvas: Canvas) -> None:
        """Draw them."""
        for face in self.faces:
            face.draw(canvas)

    def set_out(
        self, before: Sequence[Seat], places: Sequence[FRect], after: Sequence[Seat],
        chairs: Sequence[Chair], timeline: Timeline, seconds: float,
    ) -> None:  # fmt: skip
        """Let whoever sits elsewhere now go there; `places` are where the faces were, by chair."""
        self.faces = [
            Traveller(seat, places[old], chairs[new].face)
            for new, seat in enumerate(after)
            for old, other in enumerate(before)
            if seat.persona and old != new and other.persona == seat.persona
        ]
        for face in self.faces:
            way = Tween(face, seconds, easing=in_out_quad, share=1.0)
            timeline.beside(Sequential(way, Call(partial(self._arrived, face))))

    def _arrived(self, face: Traveller) -> None:
        self.faces = [one for one in self.faces if one is not face]
