"""A panel of what counting tells: the copies of a card that have been seen, and words about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate_plural
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.table.fitting import Passage
from treasure_games.table.pieces.plaque import Plaque

_SEEN: Final = TextStyle(26.0, Face.SEMIBOLD, "pearl", "centre")
_FOOT: Final = TextStyle(22.0, Face.REGULAR, "brass_light", "centre")
_CARD: Final = 84.0
_PADDING: Final = 18.0


class CopiesPlaque(Plaque):
    """Shown while it has a picture and `is_wanted`. All copies lie in a row, those that were seen
    open, the others by their `back`; beside them stands how many were, and below the words. A brief
    one has no row.
    """

    def __init__(
        self, name: str, back: str, copies: int, aspect: float, is_wanted: Callable[[], bool]
    ) -> None:
        super().__init__(name)
        self._back, self._copies, self._aspect = back, copies, aspect
        self._is_wanted = is_wanted
        self.picture = ""
        self.seen = 0
        self.is_brief = False

    @property
    def state(self) -> object:
        """What it shows; None for nothing."""
        is_shown = self.picture and self._is_wanted()
        return (self.picture, self.seen, self.words) if is_shown else None

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel with its words, and the copies."""
        super().draw(canvas)
        if self.state is not None and not self.is_brief and canvas.touches(self.rect):
            for index in range(self._copies):
                image = self.picture if index < self.seen else self._back
                canvas.image(image, self._card(index))

    def _card(self, index: int) -> FRect:
        width = _CARD * self._aspect
        left, top = self.rect.left + _PADDING, self.rect.top + _PADDING - 2
        return FRect(left + index * (width + 8.0), top, width, _CARD)

    def passages(self, context: LayoutContext) -> list[Passage]:
        """Return how many were seen, and the words."""
        inner = self.rect.inflate(-2 * _PADDING, -20.0)
        head = FRect(inner)
        if not self.is_brief:
            head.left = self._card(self._copies - 1).right + 10.0
            head.width, head.height = inner.right - head.left, _CARD
        elif self.words:
            head.height = 0.0
        rest = FRect(inner.left, head.bottom + 2, inner.width, inner.bottom - head.bottom - 2)
        text = translate_plural("{seen} of {copies} seen", "{seen} of {copies} seen", self.seen)
        seen = text.format(seen=self.seen, copies=self._copies)
        told = (seen, _SEEN, head), (self.words, _FOOT, rest)
        return [Passage.fitted(context, *one) for one in told if one[0] and one[2].height]
