"""What is told: what counting tells of a claim, and the loud word of whoever makes one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate_plural
from treasure_games.games.bluffaneer.rules.pieces import COPIES, NO_PAIR
from treasure_games.games.bluffaneer.rules.state import ANSWER, NOBODY, SHOUT
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.text.odds_notes import bluff_record, fitting
from treasure_games.games.bluffaneer.ui.layout import BACK, CARD_ASPECT, Layout, card
from treasure_games.stage.animation import Animation, Call, Sequential, Tween, out_back
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.theme import Theme
from treasure_games.stage.widgets.widget import Box, Node
from treasure_games.table.fitting import Passage, plate_line
from treasure_games.table.people.board import Plaque

_SEEN: Final = TextStyle(26.0, Face.SEMIBOLD, "pearl", "centre")
_FOOT: Final = TextStyle(22.0, Face.REGULAR, "brass_light", "centre")
_CARD: Final = 84.0
_PADDING: Final = 18.0
_WORD: Final = TextStyle(76.0, Face.SEMIBOLD_ITALIC, "ink", "centre")
_ICON: Final = 88.0
_PAPER: Final = "bluffaneer/balloon"
_TAIL: Final = (110.0, 95.0)


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
    def is_shown(self) -> bool:
        """True if a pair was rolled, for those who want it."""
        return self._pair != NO_PAIR and self._is_wanted()

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel with its words, and the copies."""
        super().draw(canvas)
        if self.is_shown and not self._is_brief:
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


class LoudBalloon(Node):
    """A loud word and pictures of what it is about, in a balloon of whoever has the word. Stays
    until it is taken away.
    """

    def __init__(self) -> None:
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

    def _parts(self, place: FRect, grown: float) -> tuple[tuple[str, FRect], ...]:
        """Return the pictures of paper and tail, and where they are so far grown."""
        is_wide = place.width > 1.75 * place.height
        rect = FRect(0, 0, place.width * grown, place.height * grown)
        rect.bottomleft = place.bottomleft
        tail = FRect(0, 0, _TAIL[0] * grown, _TAIL[1] * grown)
        tail.topright = rect.left + 0.24 * rect.width, rect.bottom - 0.27 * rect.height
        return (f"{_PAPER}_wide" if is_wide else _PAPER, rect), (f"{_PAPER}_tail", tail)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the word, which may overlap others."""
        if self.word:
            yield self._words(context).box(context, "loud", may_overlap=True)

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
