"""What is shouted across the table: large words in a balloon at a mouth, with the claimed icons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import FRect

from treasure_games.games.bluffaneer.ui.layout import Point
from treasure_games.stage.animation import Animation, Call, Sequential, Tween
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.easing import out_back
from treasure_games.stage.fonts import Face
from treasure_games.stage.text import TextStyle
from treasure_games.stage.theme import Theme
from treasure_games.table.fitting import one_line
from treasure_games.table.pieces.dirty_trail import DirtyTrail

_PICTURES: Final = ("objects/balloon_left", "objects/balloon_right")
"""With the tail at the lower left, and at the lower right."""
_SIZE: Final = (420.0, 214.0)
_WORDS: Final = TextStyle(64.0, Face.BOLD, "ink", "centre")
_ROUND: Final = (0.2, 0.09, 0.94, 0.8)
"""Left, top, right and bottom of the round, as shares of the picture."""
_ICON: Final = 66.0
_GROW_SECONDS: Final = 0.15


@dataclass(slots=True)
class Shout:
    """One balloon; `open` is how far it has grown, 0 to 1, moved by the timeline."""

    text: str
    mouth: Point
    pictures: tuple[str, ...]
    is_mirrored: bool
    """True if it opens to the left of the mouth."""
    open: float = 0.0

    @property
    def rect(self) -> FRect:
        """The whole picture, its tail at the mouth."""
        rect = FRect(0, 0, _SIZE[0] * self.open, _SIZE[1] * self.open)
        rect.bottomleft = self.mouth[0], self.mouth[1] + rect.height * 0.3
        if self.is_mirrored:
            rect.right = self.mouth[0]
        return rect


class Shouts:
    """Balloons that stay until they are cleared; the newest lies on top."""

    def __init__(self) -> None:
        self._shouts: list[Shout] = []
        self._middle = 0.0
        self._trail = DirtyTrail()

    def place(self, middle: float) -> None:
        """Open towards this middle of the room."""
        self._middle = middle

    def say(self, text: str, mouth: Point, pictures: Sequence[str], theme: Theme) -> Animation:
        """Return how words grow out of a mouth; they stay."""
        shout = Shout(text, mouth, tuple(pictures), mouth[0] > self._middle)
        seconds = _GROW_SECONDS if theme.motion.bank_most else 0.0
        return Sequential(
            Call(lambda: self._shouts.append(shout)),
            Tween(shout, seconds, easing=out_back, open=1.0),
        )

    def show(self, text: str, mouth: Point, pictures: Sequence[str]) -> None:
        """Have words stand there, without motion."""
        self._shouts.append(Shout(text, mouth, tuple(pictures), mouth[0] > self._middle, 1.0))

    def clear(self) -> None:
        """Take all balloons down."""
        self._shouts.clear()

    def track(self, invalidate: Callable[[FRect], None]) -> None:
        """Have drawn again where balloons were and are."""
        self._trail.follow(
            ((id(one), one.open, one.rect.inflate(12, 12)) for one in self._shouts), invalidate
        )

    def draw(self, canvas: Canvas) -> None:
        """Draw all of them; words come when a balloon is nearly open."""
        for shout in self._shouts:
            if shout.open > 0.05:
                canvas.image(_PICTURES[shout.is_mirrored], shout.rect)
            if shout.open > 0.9:
                self._draw_words(canvas, shout)

    def _draw_words(self, canvas: Canvas, shout: Shout) -> None:
        rect = shout.rect
        left, top, right, bottom = _ROUND
        if shout.is_mirrored:
            left, right = 1.0 - right, 1.0 - left
        round_ = FRect(rect.left + left * rect.width, rect.top + top * rect.height,
                       (right - left) * rect.width, (bottom - top) * rect.height)  # fmt: skip
        words = FRect(round_)
        if shout.pictures:
            words.height = round_.height - _ICON
            first = round_.centerx - _ICON * (len(shout.pictures) - 1) / 2
            for index, picture in enumerate(shout.pictures):
                mark = FRect(0, 0, _ICON, _ICON)
                mark.midbottom = first + index * _ICON, round_.bottom
                canvas.image(picture, mark)
        text, style = one_line(canvas.context, shout.text, _WORDS, words.width)
        canvas.text(text, style, words)
