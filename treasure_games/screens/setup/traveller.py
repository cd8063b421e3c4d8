"""Faces on their way between chairs, after they were swapped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import FRect

from treasure_games.match.seats import Seat
from treasure_games.screens.setup.chairs import Chair
from treasure_games.screens.setup.portrait import draw_seated
from treasure_games.stage.canvas import Canvas

_ARC: Final = 60.0
"""How high a face rises on its way, in virtual units."""


class Traveller:
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


def travellers(
    before: Sequence[Seat], places: Sequence[FRect], after: Sequence[Seat], chairs: Sequence[Chair]
) -> list[Traveller]:
    """Return who sits elsewhere now; `places` are the faces' places before, by chair."""
    return [
        Traveller(seat, places[old], chairs[new].face)
        for new, seat in enumerate(after)
        for old, other in enumerate(before)
        if seat.persona and old != new and other.persona == seat.persona
    ]
