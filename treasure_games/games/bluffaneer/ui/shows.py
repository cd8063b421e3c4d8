"""What comes and goes over the table: the loud balloon of a claim, and a coin that is flipped."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from pygame import FRect

from treasure_games.stage.animation import Animate, Animation, Call, Sequential, Tween
from treasure_games.stage.boxes import Box
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.easing import out_back
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.stage.theme import Theme
from treasure_games.table.fitting import Passage, plate_line
from treasure_games.table.pieces.dirty_trail import DirtyTrail

_WORD: Final = TextStyle(76.0, Face.SEMIBOLD_ITALIC, "ink", "centre")
_ICON: Final = 88.0
_TAIL: Final = (110.0, 95.0)
_FLIP_SECONDS: Final = 0.95
_TURNS: Final = 5
_WIDTHS: Final = (1.0, 0.86, 0.6, 0.26)
"""How wide each pose of the turning coin is seen."""
_SIDE: Final = (150.0, 165.0)
_TOSS: Final = 170.0


class LoudBalloon:
    """A word and what it is about, said by whoever has the word; stays until it is taken away."""

    def __init__(self) -> None:
        self.word = ""
        self.pictures: tuple[str, ...] = ()
        self.open = 0.0
        """0 to 1; moved by the timeline."""
        self._rect = FRect(0, 0, 1, 1)
        self._trail = DirtyTrail()

    def place(self, rect: FRect) -> None:
        """Set the area of the paper; the tail is at its lower left corner."""
        self._rect = FRect(rect)

    def show(self, word: str, pictures: tuple[str, ...] = ()) -> None:
        """Show this at once, "" for nothing."""
        self.word, self.pictures, self.open = word, pictures, float(bool(word))

    def say(self, word: str, pictures: tuple[str, ...], theme: Theme) -> Animation:
        """Return the growth of the balloon from the mouth."""

        def begin() -> None:
            self.show(word, pictures)
            self.open = 0.0

        return Sequential(
            Call(begin), Tween(self, theme.durations.banner_in, easing=out_back, open=1.0)
        )

    def track(self, invalidate: Callable[[FRect], None]) -> None:
        """Redraw it if it has changed."""
        state = self.word, self.pictures, round(self.open, 3)
        shown = [("loud", state, self._rect.inflate(220, 260))] if self.word else []
        self._trail.follow(shown, invalidate)

    def draw(self, canvas: Canvas) -> None:
        """Draw paper, tail, word and pictures; the paper alone while it grows."""
        if not self.word or self.open <= 0.05:
            return
        rect = FRect(0, 0, self._rect.width * self.open, self._rect.height * self.open)
        rect.bottomleft = self._rect.bottomleft
        is_wide = rect.width > 1.75 * rect.height
        canvas.image("bluffaneer/balloon_wide" if is_wide else "bluffaneer/balloon", rect)
        tail = FRect(0, 0, _TAIL[0] * self.open, _TAIL[1] * self.open)
        tail.topright = rect.left + 0.24 * rect.width, rect.bottom - 0.27 * rect.height
        canvas.image("bluffaneer/balloon_tail", tail)
        if self.open < 0.95:
            return
        self._words(canvas.context).draw(canvas)
        for index, picture in enumerate(self.pictures):
            canvas.image(picture, self._picture(index))

    def boxes(self, context: LayoutContext) -> list[Box]:
        """Return the word, which may overlap others."""
        if not self.word:
            return []
        return [self._words(context).box(context, "loud", may_overlap=True)]

    def _words(self, context: LayoutContext) -> Passage:
        inner = self._rect.inflate(-0.2 * self._rect.width, -0.22 * self._rect.height)
        if self.pictures:
            inner.height -= self._icon + 4.0
        return Passage(*plate_line(context, self.word, _WORD, inner.width, inner.height), inner)

    @property
    def _icon(self) -> float:
        return min(_ICON, 0.38 * self._rect.height)

    def _picture(self, index: int) -> FRect:
        side = self._icon
        rect = FRect(0, 0, side, side)
        middle = self._rect.centerx + (index - (len(self.pictures) - 1) / 2) * side * 1.12
        rect.midbottom = middle, self._rect.bottom - 0.14 * self._rect.height
        return rect


class CoinToss:
    """A coin that spins up, comes down and shows heads for a moment."""

    def __init__(self) -> None:
        self.t = 0.0
        """0 while there is none, else how far its flight is; it lies at 1."""
        self._middle = 0.0, 0.0
        self._trail = DirtyTrail()

    def place(self, x: float, y: float) -> None:
        """Set where it comes down."""
        self._middle = x, y

    def toss(self, theme: Theme, landed: Callable[[], None]) -> Animation:
        """Return the toss; the coin lies there until `clear`."""
        seconds = _FLIP_SECONDS if theme.motion.bank_most else 0.08

        def move(t: float) -> None:
            self.t = max(0.001, t)

        return Sequential(Animate(seconds, move), Call(landed))

    def clear(self) -> None:
        """Remove the coin."""
        self.t = 0.0

    def track(self, invalidate: Callable[[FRect], None]) -> None:
        """Redraw it where it was and is."""
        shown = [("coin", self.t, self._rect().inflate(30, 30))] if self.t else []
        self._trail.follow(shown, invalidate)

    def draw(self, canvas: Canvas) -> None:
        """Draw the pose that its turn has come to."""
        if self.t:
            canvas.image(_pose(self.t), self._rect())

    def _rect(self) -> FRect:
        rect = FRect(0, 0, *_SIDE)
        rect.center = self._middle[0], self._middle[1] - _TOSS * math.sin(math.pi * self.t)
        return rect


def _pose(t: float) -> str:
    """Return the picture of a coin on its way; it ends on heads, flat."""
    turn = _TURNS * math.pi * (1.0 - (1.0 - t) ** 1.5)
    width = abs(math.cos(turn)) if t < 1.0 else 1.0
    if width < 0.13:
        return "bluffaneer/flip_edge"
    side = "tails" if math.cos(turn) < 0.0 and t < 1.0 else "heads"
    pose = min(range(len(_WIDTHS)), key=lambda one: abs(_WIDTHS[one] - width))
    return f"bluffaneer/flip_{side}_{pose}"
