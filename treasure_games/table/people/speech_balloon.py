"""What seats say: words that rise from a plate in a balloon, for several seats at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace
from pygame import FRect

from treasure_games.stage.animation import Animation, Call, Sequential, Tween, Wait
from treasure_games.stage.boxes import Box
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.easing import in_quad
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.stage.theme import Theme
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Node
from treasure_games.table.fitting import Passage, fitted

_WORDS: Final = TextStyle(26.0, Face.SEMIBOLD, "ink", "centre")
_WIDEST: Final = 380.0
_HIGHEST: Final = 180.0
_PADDING: Final = 22.0
_TAIL: Final = 26.0
"""From the balloon to the plate, and the width of the tail at its base."""
_TIP: Final = ((-_TAIL / 2, -_TAIL / 2), (0.0, _TAIL), (_TAIL / 2, -_TAIL / 2))
"""Corners of the tail: across, and from the edge of the paper towards the plate."""
_RISE: Final = 18.0
"""How far a balloon rises while it opens."""
_A_LETTER: Final = 0.045
"""Seconds that a balloon stays per letter, beyond a banner's time."""


@dataclass(slots=True)
class Balloon:
    """One seat's words. `open` is how far they have risen, 0 to 1; moved by the timeline."""

    words: str
    plate: FRect
    open: float = 0.0
    size: float = _WORDS.size


class SpeechBalloons(Node):
    """The balloons of a table: each seat has at most one, with its newest words.

    No words hang over the names and bids below those behind the far edge: they stand beside each
    face, and the near seat's above its plate.
    """

    def __init__(self) -> None:
        self._balloons: dict[int, Balloon] = {}
        self._room = FRect(0, 0, 1, 1)

    def place(self, room: FRect) -> None:
        """Stay within this area; balloons of an earlier layout are removed."""
        self._room = FRect(room)
        self._balloons.clear()

    def say(
        self, seat: int, words: str, plate: FRect, theme: Theme, size: float = _WORDS.size
    ) -> Animation:
        """Return an animation of words that rise from a seat's plate, stay to be read and go; what
        is shouted has a larger `size`.

        Play it in parallel with other motion.
        """
        balloon = Balloon(words, FRect(plate), size=size)
        durations = theme.durations

        def begin() -> None:
            self._balloons[seat] = balloon

        def end() -> None:
            if self._balloons.get(seat) is balloon:
                del self._balloons[seat]

        return Sequential(
            Call(begin),
            Tween(balloon, durations.banner_in, open=1.0),
            Wait(durations.banner_hold + _A_LETTER * len(words)),
            Tween(balloon, durations.banner_out, easing=in_quad, open=0.0),
            Call(end),
        )

    def said(self, seat: int) -> str:
        """Return what a seat is saying, "" for nothing."""
        balloon = self._balloons.get(seat)
        return "" if balloon is None else balloon.words

    def rect(self, context: LayoutContext, balloon: Balloon) -> FRect:
        """Return the paper of a fully open balloon: beside its plate, towards the room's middle."""
        text, style = _laid(context, balloon)
        width, height = context.texts.measure(text, style, _WIDEST)
        paper = FRect(0, 0, width + 2 * _PADDING, height + 2 * _PADDING)
        plate, middle = balloon.plate, self._room.center
        if plate.centery >= middle[1]:
            paper.midbottom = plate.centerx, plate.top - _TAIL
        elif plate.centerx <= middle[0]:
            paper.midleft = plate.right + _TAIL, plate.centery
        else:
            paper.midright = plate.left - _TAIL, plate.centery
        return paper.clamp(self._room)

    def draw(self, canvas: Canvas) -> None:
        """Draw every balloon."""
        for balloon in self._balloons.values():
            if balloon.open > 0.02:
                self._draw(canvas, balloon)

    def _draw(self, canvas: Canvas, balloon: Balloon) -> None:
        """Draw the open part of a balloon, from its foot."""
        rect = self.rect(canvas.context, balloon)
        rect.top += (1.0 - balloon.open) * _RISE
        shown = rect.inflate(60, 60)
        shown.top += (1.0 - balloon.open) * shown.height
        with canvas.within(canvas.context.viewport.covering_pixels(shown)):
            _draw_tail(canvas, rect, balloon.plate)
            skin.draw_slip(canvas, rect)
            text, style = _laid(canvas.context, balloon)
            canvas.text(text, style, rect.inflate(-2 * _PADDING, 0))

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the words, which may overlap others for a moment."""
        for seat, balloon in self._balloons.items():
            text, style = _laid(context, balloon)
            inner = self.rect(context, balloon).inflate(-2 * _PADDING, -_PADDING)
            yield Passage(text, style, inner).box(context, f"balloon{seat}", may_overlap=True)


def _laid(context: LayoutContext, balloon: Balloon) -> tuple[str, TextStyle]:
    style = replace(_WORDS, size=balloon.size)
    return fitted(context, balloon.words, style, _WIDEST, _HIGHEST)


def _draw_tail(canvas: Canvas, paper: FRect, plate: FRect) -> None:
    """Draw a tip of paper from under the balloon towards the plate."""
    x = min(max(plate.centerx, paper.left + _TAIL), paper.right - _TAIL)
    y = min(max(plate.centery, paper.top + _TAIL), paper.bottom - _TAIL)
    if paper.top >= plate.bottom or paper.bottom <= plate.top:
        way = -1 if paper.top >= plate.bottom else 1
        edge = paper.top if way < 0 else paper.bottom
        points = [(x + across, edge + way * along) for across, along in _TIP]
    else:
        way = -1 if plate.centerx < paper.centerx else 1
        edge = paper.left if way < 0 else paper.right
        points = [(edge + way * along, y + across) for across, along in _TIP]
    viewport, palette = canvas.context.viewport, canvas.context.theme.palette
    pixels = [viewport.point_to_pixels(*point) for point in points]
    canvas.polygon(pixels, palette.parchment)
    canvas.lines(pixels, palette.ink, viewport.px(2.5))
