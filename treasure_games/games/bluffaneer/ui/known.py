"""What counting tells: how many cards of the rolled pair are still hidden, and how true the claims
of whoever has the word were.
"""

from __future__ import annotations

from collections.abc import Callable

from treasure_games.games.bluffaneer.rules.pieces import COPIES, NO_PAIR
from treasure_games.games.bluffaneer.rules.state import ANSWER, NOBODY, SHOUT
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.text.coach import fitting, record
from treasure_games.games.bluffaneer.ui.layout import CARD_ASPECT, Layout
from treasure_games.games.bluffaneer.ui.paint import BACK, card
from treasure_games.table.pieces.copies_plaque import CopiesPlaque


class Known(CopiesPlaque):
    """A panel beside the answers, of what a careful observer has counted."""

    def __init__(self, is_wanted: Callable[[], bool]) -> None:
        super().__init__("known", BACK, COPIES, CARD_ASPECT, is_wanted)

    def take(self, layout: Layout, view: View) -> None:
        """Tell the chance of the claim that stands, and how true that pirate's claims were, if
        there is room; till its card lies open, also while nobody thinks about it any more.
        """
        self.rect, self.is_brief = layout.known, layout.is_large
        is_there = view.pair != NO_PAIR and view.phase in (SHOUT, ANSWER)
        self.picture = card(view.pair) if is_there else ""
        self.seen = view.faces.count(view.pair)
        if view.phase != ANSWER or view.shown != NOBODY:
            self.words = ""
        elif view.waiting:
            parts = [] if view.seat == view.claimant else [fitting(view)]
            if not parts or not layout.is_large:
                parts.append(record(view, view.claimant))
            self.words = "\n".join(parts).replace(" %", "\u00a0%")
