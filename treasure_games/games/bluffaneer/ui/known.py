"""What counting tells: how many cards of the rolled pair are still hidden, and how true the claims
of whoever has the word were.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate, translate_plural
from treasure_games.games.bluffaneer.rules.pieces import COPIES, NO_PAIR
from treasure_games.games.bluffaneer.rules.state import ANSWER, NOBODY, SHOUT
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.text.coach import fitting, record
from treasure_games.games.bluffaneer.ui.layout import CARD_ASPECT, Layout
from treasure_games.games.bluffaneer.ui.paint import BACK, card
from treasure_games.stage.boxes import Box, BoxKind
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.table.fitting import Passage

_ = translate
_SEEN: Final = TextStyle(26.0, Face.SEMIBOLD, "pearl", "centre")
_FOOT: Final = TextStyle(22.0, Face.REGULAR, "brass_light", "centre")
_CARD: Final = 84.0
_PADDING: Final = 18.0


class Known:
    """A panel beside the answers, of what a careful observer has counted."""

    def __init__(self, is_wanted: Callable[[], bool]) -> None:
        self._is_wanted = is_wanted
        self._shown: object = None
        self._said = ""

    def words(self, view: View, *, is_brief: bool) -> str:
        """Return the chance of the claim that stands, and how true that pirate's claims were, if
        not brief; also while nobody thinks about it any more, until its card lies open.
        """
        if view.phase != ANSWER or view.shown != NOBODY:
            self._said = ""
        elif view.waiting:
            parts = [] if view.seat == view.claimant else [fitting(view)]
            if not parts or not is_brief:
                parts.append(record(view, view.claimant))
            self._said = "\n".join(parts).replace(" %", "\u00a0%")
        return self._said

    def track(self, layout: Layout, view: View, invalidate: Callable[[FRect], None]) -> None:
        """Redraw it if what it tells has changed."""
        shown = self._is_there(view), view.pair, view.faces, view.phase, view.seat, view.tallies
        if shown != self._shown:
            self._shown = shown
            invalidate(layout.known.inflate(20, 20))

    def _is_there(self, view: View) -> bool:
        return self._is_wanted() and view.pair != NO_PAIR and view.phase in (SHOUT, ANSWER)

    def draw(self, canvas: Canvas, layout: Layout, view: View) -> None:
        """Draw the three cards of the pair, those that were seen open, and the words."""
        if not self._is_there(view) or not canvas.touches(layout.known.inflate(20, 20)):
            return
        skin.draw_panel(canvas, layout.known, "dark")
        seen = view.faces.count(view.pair)
        if not layout.is_large:
            for index in range(COPIES):
                image = card(view.pair) if index < seen else BACK
                canvas.image(image, self._card(layout, index))
        for passage in self._passages(canvas.context, layout, view):
            passage.draw(canvas)

    def boxes(self, context: LayoutContext, layout: Layout, view: View) -> list[Box]:
        """Return the panel and its words."""
        if not self._is_there(view):
            return []
        words = enumerate(self._passages(context, layout, view))
        boxes = (one.box(context, f"known.{index}", "known") for index, one in words)
        return [Box("known", FRect(layout.known), BoxKind.PANEL), *boxes]

    def _card(self, layout: Layout, index: int) -> FRect:
        width = _CARD * CARD_ASPECT
        left = layout.known.left + _PADDING + index * (width + 8.0)
        return FRect(left, layout.known.top + _PADDING - 2, width, _CARD)

    def _passages(self, context: LayoutContext, layout: Layout, view: View) -> list[Passage]:
        """Return how many are seen, and below what that means for a claim."""
        inner = layout.known.inflate(-2 * _PADDING, -20.0)
        foot = self.words(view, is_brief=layout.is_large)
        seen = view.faces.count(view.pair)
        text = translate_plural("{seen} of 3 seen", "{seen} of 3 seen", seen).format(seen=seen)
        head = FRect(inner)
        if not layout.is_large:
            head.left = self._card(layout, COPIES - 1).right + 10.0
            head.width, head.height = inner.right - head.left, _CARD
        elif foot:
            head.height = 0.0
        rest = FRect(inner.left, head.bottom + 2, inner.width, inner.bottom - head.bottom - 2)
        found = [Passage.fitted(context, text, _SEEN, head)] if head.height else []
        return [*found, Passage.fitted(context, foot, _FOOT, rest)] if foot else found
