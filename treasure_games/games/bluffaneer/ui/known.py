"""What counting tells: how many cards of the rolled pair were seen, and how true the claims of
whoever has the word were.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate_plural
from treasure_games.games.bluffaneer.rules.pieces import COPIES, NO_PAIR
from treasure_games.games.bluffaneer.rules.state import ANSWER, NOBODY, SHOUT
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.text.odds_notes import bluff_record, fitting
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
    """A panel beside the answers, for those who want it. The copies of the pair lie in a row, those
    that were seen open; beside them stands how many were, and below the words. A brief one has no
    row.
    """

    def __init__(self, is_wanted: Callable[[], bool]) -> None:
        super().__init__("known")
        self._is_wanted = is_wanted
        self._pair, self._seen, self._is_brief = NO_PAIR, 0, False

    def take(self, layout: Layout, view: View) -> None:
        """Tell the chance of the claim that stands, and how true that pirate's claims were, if
        there is room; till its card lies open, also while nobody thinks about it any more.
        """
        self.rect, self._is_brief = layout.known, layout.is_large
        self._pair = view.pair if view.phase in (SHOUT, ANSWER) else NO_PAIR
        self._seen = view.faces.count(view.pair)
        if view.phase != ANSWER or view.shown != NOBODY:
            self.words = ""
        elif view.waiting:
            parts = [] if view.seat == view.claimant else [fitting(view)]
            if not parts or not layout.is_large:
                parts.append(bluff_record(view, view.claimant))
            self.words = "\n".join(parts).replace(" %", "\u00a0%")

    @property
    def state(self) -> object:
        """What it shows; None for nothing."""
        is_shown = self._pair != NO_PAIR and self._is_wanted()
        return (self._pair, self._seen, self.words) if is_shown else None

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel with its words, and the copies."""
        super().draw(canvas)
        if self.state is not None and not self._is_brief and canvas.touches(self.rect):
            for index in range(COPIES):
                canvas.image(card(self._pair) if index < self._seen else BACK, self._card(index))

    def _card(self, index: int) -> FRect:
        width = _CARD * CARD_ASPECT
        left, top = self.rect.left + _PADDING, self.rect.top + _PADDING - 2
        return FRect(left + index * (width + 8.0), top, width, _CARD)

    def passages(self, context: LayoutContext) -> list[Passage]:
        """Return how many were seen, and the words."""
        inner = self.rect.inflate(-2 * _PADDING, -20.0)
        head = FRect(inner)
        if not self._is_brief:
            head.left = self._card(COPIES - 1).right + 10.0
            head.width, head.height = inner.right - head.left, _CARD
        elif self.words:
            head.height = 0.0
        rest = FRect(inner.left, head.bottom + 2, inner.width, inner.bottom - head.bottom - 2)
        text = translate_plural("{seen} of {copies} seen", "{seen} of {copies} seen", self._seen)
        seen = text.format(seen=self._seen, copies=COPIES)
        told = (seen, _SEEN, head), (self.words, _FOOT, rest)
        return [Passage.fitted(context, *one) for one in told if one[0] and one[2].height]
