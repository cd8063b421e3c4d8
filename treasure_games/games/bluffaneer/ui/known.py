"""What counting tells: how many cards of the rolled pair are still hidden, and how true the claims
of whoever has the word were.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate_plural
from treasure_games.games.bluffaneer.rules.pieces import COPIES, NO_PAIR
from treasure_games.games.bluffaneer.rules.state import ANSWER, NOBODY, SHOUT
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.text.coach import fitting, record
from treasure_games.games.bluffaneer.ui.layout import CARD_ASPECT, Layout
from treasure_games.games.bluffaneer.ui.paint import BACK, card
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


class Known(Plaque):
    """A panel beside the answers, of what a careful observer has counted."""

    layout: Layout
    view: View

    def __init__(self, is_wanted: Callable[[], bool]) -> None:
        super().__init__("known")
        self._is_wanted = is_wanted

    def take(self, layout: Layout, view: View) -> None:
        """Tell the chance of the claim that stands, and how true that pirate's claims were, if
        there is room; till its card lies open, also while nobody thinks about it any more.
        """
        self.layout, self.view, self.rect = layout, view, layout.known
        if view.phase != ANSWER or view.shown != NOBODY:
            self.words = ""
        elif view.waiting:
            parts = [] if view.seat == view.claimant else [fitting(view)]
            if not parts or not layout.is_large:
                parts.append(record(view, view.claimant))
            self.words = "\n".join(parts).replace(" %", "\u00a0%")

    @property
    def state(self) -> object:
        """What it shows; None for nothing."""
        view = self.view
        is_there = view.pair != NO_PAIR and view.phase in (SHOUT, ANSWER)
        return (view.pair, view.faces, self.words) if is_there and self._is_wanted() else None

    @property
    def _seen(self) -> int:
        return self.view.faces.count(self.view.pair)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, and the three cards of the pair, those that were seen open."""
        super().draw(canvas)
        if self.state is not None and not self.layout.is_large and canvas.touches(self.rect):
            for index in range(COPIES):
                canvas.image(
                    card(self.view.pair) if index < self._seen else BACK, self._card(index)
                )

    def _card(self, index: int) -> FRect:
        width = _CARD * CARD_ASPECT
        left, top = self.rect.left + _PADDING, self.rect.top + _PADDING - 2
        return FRect(left + index * (width + 8.0), top, width, _CARD)

    def passages(self, context: LayoutContext) -> list[Passage]:
        """Return how many are seen, and below what that means for a claim."""
        inner = self.rect.inflate(-2 * _PADDING, -20.0)
        text = translate_plural("{seen} of 3 seen", "{seen} of 3 seen", self._seen)
        head = FRect(inner)
        if not self.layout.is_large:
            head.left = self._card(COPIES - 1).right + 10.0
            head.width, head.height = inner.right - head.left, _CARD
        elif self.words:
            head.height = 0.0
        rest = FRect(inner.left, head.bottom + 2, inner.width, inner.bottom - head.bottom - 2)
        told = (text.format(seen=self._seen), _SEEN, head), (self.words, _FOOT, rest)
        return [Passage.fitted(context, *one) for one in told if one[0] and one[2].height]
