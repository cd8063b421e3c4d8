"""The stack of cards being answered: who played what at whom, and what happens now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from pygame import FRect

from treasure_games.stage.animation import Animation, Later
from treasure_games.stage.boxes import Box
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.stage.theme import Theme
from treasure_games.stage.widgets import skin
from treasure_games.table.fitting import Passage, fitted
from treasure_games.table.pieces.flight import Flight, Manner
from treasure_games.table.pieces.sprite_board import Pose, SpriteBoard

Point = tuple[float, float]

_KEY: Final = "stack"
_DEPTH: Final = 1000.0
_LINE: Final = TextStyle(24.0, Face.REGULAR, "pearl")
_OUTCOME: Final = TextStyle(26.0, Face.SEMIBOLD, "ink", "centre")
_ASPECT: Final = 0.72
"""Width of a card by its height."""
_STEP: Final = 0.24
"""From a card to the one on top, as a share of its width, so that a margin of the lower shows."""
_WORDS_SHARE: Final = 0.46
"""Share of the width for the text of who played what."""
_GAP: Final = 24.0
_EMBLEM: Final = 40.0
_PADDING: Final = 20.0
_DIMMED: Final = 0.45
_OUTCOME_HEIGHT: Final = 84.0


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card on the stack: its picture, who played it, and in a few words what and at whom."""

    image: str
    emblem: str
    words: str
    is_cancelled: bool = False
    """True if an answer has cancelled it: it stays there, but has no effect."""


class CardStack:
    """The newest card is on top, above everything else on the board; each has a line beside it.

    The cards are pieces of `board`; `draw` adds the lines, and the outcome below: what happens now,
    and to whom.
    """

    def __init__(self, board: SpriteBoard) -> None:
        self.cards: list[PlayedCard] = []
        self.outcome = ""
        self._board = board
        self._rect = FRect(0, 0, 1, 1)

    def place(self, rect: FRect) -> None:
        """Take this area, without motion."""
        self._rect = FRect(rect)
        self.show(self.cards, self.outcome)

    def show(self, cards: Sequence[PlayedCard], outcome: str = "") -> None:
        """Show these at once, the oldest first."""
        for index in range(len(self.cards)):
            if (_KEY, index) in self._board:
                self._board.take((_KEY, index))
        self.cards, self.outcome = list(cards), outcome
        for index, card in enumerate(self.cards):
            sprite = self._pose(index).sprite(*self._size)
            sprite.alpha = _DIMMED if card.is_cancelled else 1.0
            self._board.lay((_KEY, index), sprite, self._pose(index).depth)
        self._board.invalidate(self._rect.inflate(40, 40))

    def play(self, card: PlayedCard, start: Point, theme: Theme, outcome: str = "") -> Animation:
        """Return the flight of a card from a point to the top."""

        def begin() -> Animation:
            self.show([*self.cards, card], outcome)
            top = len(self.cards) - 1
            sprite = self._board.lift((_KEY, top))
            sprite.x, sprite.y = start
            return Flight(self._board, (_KEY, top), self._pose(top), Manner.of(theme))

        return Later(begin)

    def take(self, goal: Point, theme: Theme, outcome: str = "") -> Animation:
        """Return the flight of the top card to a point: it has taken effect, or was answered."""

        def begin() -> Animation:
            top, left = len(self.cards) - 1, self.cards[:-1]
            pose = replace(self._pose(top), x=goal[0], y=goal[1])
            return Flight(
                self._board, (_KEY, top), pose, Manner.of(theme), vanishes=True,
                on_landing=lambda: self.show(left, outcome),
            )  # fmt: skip

        return Later(begin)

    def draw(self, canvas: Canvas) -> None:
        """Draw lines and outcome."""
        lines = list(self._lines(canvas.context))
        if lines:
            panel = lines[0][1].union(lines[-1][1])
            skin.draw_panel(canvas, panel.inflate(2 * _PADDING, 2 * _PADDING), "dark")
        for card, line in lines:
            _draw_line(canvas, card, line)
        if self.outcome:
            skin.draw_slip(canvas, self._outcome_rect())
            self._outcome(canvas.context).draw(canvas)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield lines and outcome for the layout check."""
        for index, (card, line) in enumerate(self._lines(context)):
            yield _worded(context, card, line).box(context, f"stack.line{index}")
        if self.outcome:
            yield self._outcome(context).box(context, "stack.outcome")

    @property
    def _size(self) -> Point:
        height = self._rect.height - _OUTCOME_HEIGHT - _GAP
        return height * _ASPECT, height

    def _pose(self, index: int) -> Pose:
        """Return a card's pose: each shows a margin of the one below."""
        width, height = self._size
        room = self._rect.width * (1.0 - _WORDS_SHARE) - width
        step = min(width * _STEP, room / max(1, len(self.cards) - 1))
        x, y = self._rect.left + width / 2 + index * step, self._rect.top + height / 2
        return Pose(x, y, 1.0, 0.0, self.cards[index].image, _DEPTH + index)

    def _lines(self, context: LayoutContext) -> Iterator[tuple[PlayedCard, FRect]]:
        """Yield cards and lines, the newest on top; the oldest are left out if room is short."""
        width = self._rect.width * _WORDS_SHARE - _GAP - 2 * _PADDING
        line = FRect(self._rect.right - width - _PADDING, self._rect.top + _PADDING, width, 0)
        for card in reversed(self.cards):
            line.height = max(_EMBLEM, _worded(context, card, line).rect.height)
            if line.bottom > self._outcome_rect().top - _PADDING:
                return
            yield card, FRect(line)
            line.top = line.bottom + 12.0

    def _outcome_rect(self) -> FRect:
        rect = FRect(self._rect)
        rect.height = _OUTCOME_HEIGHT
        rect.bottom = self._rect.bottom
        return rect

    def _outcome(self, context: LayoutContext) -> Passage:
        inner = self._outcome_rect().inflate(-2 * _PADDING, 0)
        return Passage.fitted(context, self.outcome, _OUTCOME, inner)


def _worded(context: LayoutContext, card: PlayedCard, line: FRect) -> Passage:
    """Return a card's text on at most two lines, beside the emblem."""
    room = FRect(line.left + _EMBLEM + 12.0, line.top, line.width - _EMBLEM - 12.0, line.height)
    most = 2.0 * context.texts.line_height(_LINE)
    text, style = fitted(context, card.words, _LINE, room.width, most)
    room.height = max(line.height, context.texts.measure(text, style, room.width)[1])
    return Passage(text, style, room)


def _draw_line(canvas: Canvas, card: PlayedCard, line: FRect) -> None:
    """Draw emblem and text; the emblem of a cancelled card is struck out."""
    palette = canvas.context.theme.palette
    emblem = FRect(line.left, line.centery - _EMBLEM / 2, _EMBLEM, _EMBLEM)
    canvas.image(card.emblem, emblem)
    colour = palette.brass if card.is_cancelled else None
    _worded(canvas.context, card, line).draw(canvas, colour)
    if card.is_cancelled:
        canvas.line(emblem.topleft, emblem.bottomright, palette.pearl, 4.0)
