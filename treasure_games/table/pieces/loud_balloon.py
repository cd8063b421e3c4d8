"""A loud word and pictures of what it is about, in a balloon of whoever has the word."""

from __future__ import annotations

from typing import Final

from pygame import FRect

from treasure_games.stage.animation import Animation, Call, Sequential, Tween
from treasure_games.stage.boxes import Box
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.easing import out_back
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.stage.theme import Theme
from treasure_games.table.fitting import Passage, plate_line

_WORD: Final = TextStyle(76.0, Face.SEMIBOLD_ITALIC, "ink", "centre")
_ICON: Final = 88.0
_TAIL: Final = (110.0, 95.0)


class LoudBalloon:
    """Stays until it is taken away. The pictures are `<paper>` (or `<paper>_wide`) and
    `<paper>_tail`.
    """

    def __init__(self, paper: str) -> None:
        self._paper = paper
        self.word = ""
        self.pictures: tuple[str, ...] = ()
        self.open = 0.0
        """0 to 1; moved by the timeline."""
        self._rect = FRect(0, 0, 1, 1)

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

    def draw(self, canvas: Canvas) -> None:
        """Draw paper, tail, word and pictures; the paper alone while it grows."""
        if not self.word or self.open <= 0.05:
            return
        grown = self._parts(self._rect, 1.0)
        for (name, part), (_name, full) in zip(
            self._parts(self._rect, self.open), grown, strict=True
        ):
            canvas.growing(name, part, full)
        if self.open < 0.95:
            return
        self._words(canvas.context).draw(canvas)
        for index, picture in enumerate(self.pictures):
            canvas.image(picture, self._picture(index))

    def make_ready(self, context: LayoutContext, *places: FRect) -> None:
        """Load paper and tail for balloons in these places."""
        context.assets.make_ready(
            (name, *context.viewport.to_pixels(where).size)
            for place in places
            for name, where in self._parts(place, 1.0)
        )

    def _parts(self, place: FRect, grown: float) -> tuple[tuple[str, FRect], ...]:
        """Return the pictures of paper and tail, and where they are so far grown."""
        is_wide = place.width > 1.75 * place.height
        rect = FRect(0, 0, place.width * grown, place.height * grown)
        rect.bottomleft = place.bottomleft
        tail = FRect(0, 0, _TAIL[0] * grown, _TAIL[1] * grown)
        tail.topright = rect.left + 0.24 * rect.width, rect.bottom - 0.27 * rect.height
        paper = f"{self._paper}_wide" if is_wide else self._paper
        return (paper, rect), (f"{self._paper}_tail", tail)

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
