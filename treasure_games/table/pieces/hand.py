"""The hand at the bottom: a fan of cards on springs that parts under the pointer."""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from pygame import FRect

from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.spring import Spring
from treasure_games.stage.theme import Theme
from treasure_games.table.pieces.sprite_board import Pose, SpriteBoard

HAND: Final = 300.0
"""Depth of the first card of the hand; everything on the table has smaller depths."""
_AT: Final = Named(page_beside(__file__, dict[str, Any]))

_Springs = tuple[Spring, ...]
"""For x, y, angle and scale."""


class Fan(Struct, frozen=True):
    """The place of each card in a hand that fills `rect`."""

    rect: FRect
    card_width: float
    card_height: float
    lean: float = _AT.step
    """Degrees between two cards, where that isn't too much for the outermost."""
    spacing: float = _AT.spacing
    """Distance between two cards, as a share of their width, where there is room."""

    def place(self, count: int, index: int) -> tuple[float, float, float]:
        """Return the centre (virtual units) and the angle (degrees) of a card."""
        off_middle = index - (count - 1) / 2
        gaps = max(1, count - 1)
        lean = off_middle * min(self.lean, 2 * _AT.most / gaps)
        spacing = self.seen(count) * self.card_width
        drop = (lean / _AT.most) ** 2 * _AT.drop * self.card_height
        x = self.rect.centerx + off_middle * spacing
        return x, self.rect.top + self.card_height / 2 + drop, -lean

    def seen(self, count: int) -> float:
        """Return the share of a card's width that the next one leaves free."""
        free = (self.rect.width - self.card_width) / max(1, count - 1)
        return min(self.spacing, free / self.card_width)

    def room(self, count: int, index: int) -> FRect:
        """Return the area that belongs to a card, not turned."""
        x, y, _angle = self.place(count, index)
        return FRect(0, 0, self.card_width * 1.12, self.card_height * 1.06).move_to(center=(x, y))

    def covers(self, count: int, index: int, x: float, y: float) -> bool:
        """Return True if a point is on a card, turned as it is while nothing is lifted."""
        middle_x, middle_y, angle = self.place(count, index)
        turn = math.radians(angle)
        across, down = x - middle_x, y - middle_y
        along = across * math.cos(turn) - down * math.sin(turn)
        upward = across * math.sin(turn) + down * math.cos(turn)
        return abs(along) <= self.card_width / 2 and abs(upward) <= self.card_height / 2

    def poses(self, cards: Sequence[int], image: Callable[[int], str]) -> Mapping[int, Pose]:
        """Return the pose of every card, from left to right."""
        poses = {}
        for index, card in enumerate(cards):
            x, y, angle = self.place(len(cards), index)
            poses[card] = Pose(x, y, 1.0, angle, image(card), HAND + index)
        return poses


class Hand:
    """Moves the cards of one hand, except those in flight to or from it.

    `shape` must be set before cards are placed, and again for every new layout.
    """

    def __init__(self, board: SpriteBoard, theme: Callable[[], Theme]) -> None:
        self._board = board
        self._theme = theme
        self.shape: Fan
        self.cards: tuple[int, ...] = ()
        self.hovered: int | None = None
        self.selected: int | None = None
        self.dragged: tuple[int, float, float] | None = None
        """The card being dragged, and where the pointer holds it."""
        self._away: set[int] = set()
        self._springs: dict[int, _Springs] = {}
        """The springs that pull each card to its place."""

    def hold(self, cards: Sequence[int]) -> None:
        """Set the cards of the hand, in this order."""
        self.cards = tuple(cards)
        for gone in [card for card in self._springs if card not in self.cards]:
            self._springs.pop(gone)
        self._away &= set(self.cards)
        if self.hovered not in self.cards:
            self.hovered = None
        if self.selected not in self.cards:
            self.selected = None
        if self.dragged is not None and self.dragged[0] not in self.cards:
            self.dragged = None

    def expect(self, card: int) -> None:
        """Ignore a card that is in flight to the hand."""
        self._away.add(card)

    def welcome(self, card: int) -> None:
        """Take over a card that has arrived."""
        self._away.discard(card)

    def release(self, card: int) -> None:
        """Give a card up to another animation, which takes it out of the hand."""
        self._springs.pop(card, None)
        self._away.add(card)

    def is_away(self, card: int) -> bool:
        """Return True if a card is in flight to or from the hand."""
        return card in self._away

    def rect_of(self, card: int) -> FRect:
        """Return a card's current area, not turned."""
        return self._board[card].rect if card in self._board else FRect(0, 0, 0, 0)

    def covers(self, card: int, x: float, y: float) -> bool:
        """Return True if a point is on this card of the hand."""
        if card not in self.cards:
            return False
        return self.shape.covers(len(self.cards), self.cards.index(card), x, y)

    def card_at(self, x: float, y: float) -> int | None:
        """Return the uppermost card at a point."""
        return next((one for one in reversed(self.cards) if self.covers(one, x, y)), None)

    def hover(self, card: int, is_over: bool) -> None:
        """Raise the card under the pointer or the focus, or lower it again.

        A card that has just been played can't be raised, though it may still have the focus.
        """
        self.hovered = card if is_over and card in self.cards else None

    def snap(self) -> None:
        """Put every card in its place at once."""
        self._away.clear()
        self._springs.clear()
        for index, card in enumerate(self.cards):
            sprite = self._board.lift(card)
            sprite.x, sprite.y, sprite.angle = self.shape.place(len(self.cards), index)
            sprite.scale = 1.0
            self._board.settle(card, HAND + index)

    def update(self, dt: float) -> None:
        """Move every card towards its place."""
        for index, card in self._present():
            springs = self._springs_of(card)
            for spring, goal in zip(springs, self._goals(index, card), strict=True):
                spring.target = goal
            if not _are_resting(springs):
                self._pull(card, springs, dt)
            if _are_resting(springs):
                # In the same update: none may follow once nothing moves any more.
                self._rest(card, index)

    @property
    def is_moving(self) -> bool:
        """Return True if a card is moving."""
        for index, card in self._present():
            springs = self._springs_of(card)
            targets = tuple(spring.target for spring in springs)
            if targets != self._goals(index, card) or not _are_resting(springs):
                return True
        return False

    def _present(self) -> list[tuple[int, int]]:
        """Return index and card of all that are neither in flight nor off the board."""
        return [
            (index, card)
            for index, card in enumerate(self.cards)
            if card not in self._away and card in self._board
        ]

    def _pull(self, card: int, springs: _Springs, dt: float) -> None:
        """Move a card by its springs; a dragged card follows at once."""
        sprite = self._board.lift(card)
        for spring in springs:
            spring.update(dt)
        if self._is_dragged(card):
            for spring in springs[:2]:
                spring.snap()
        sprite.x, sprite.y, sprite.angle, sprite.scale = (spring.value for spring in springs)

    def _rest(self, card: int, index: int) -> None:
        """Keep raised cards above their neighbours, and lay the others down."""
        if card in (self.hovered, self.selected) or self._is_dragged(card):
            if not self._board.is_moving(card):
                self._board.lift(card)
        elif self._board.is_moving(card):
            self._board.settle(card, HAND + index)

    def _is_dragged(self, card: int) -> bool:
        return self.dragged is not None and self.dragged[0] == card

    def _goals(self, index: int, card: int) -> tuple[float, float, float, float]:
        x, y, angle = self.shape.place(len(self.cards), index)
        motion = self._theme().motion
        if self.dragged is not None and self.dragged[0] == card:
            return self.dragged[1], self.dragged[2], 0.0, motion.hover_scale
        raised = self.selected if self.hovered is None else self.hovered
        if raised not in (None, card):
            x += _AT.parting if index > self.cards.index(raised) else -_AT.parting
        if card == self.selected:
            return x, y - _AT.selected_lift, angle * 0.4, motion.hover_scale
        if card == self.hovered:
            return x, y - motion.hover_lift, angle, motion.hover_scale
        return x, y, angle, 1.0

    def _springs_of(self, card: int) -> _Springs:
        if card not in self._springs:
            sprite, period = self._board[card], self._theme().durations.reflow
            values = (sprite.x, sprite.y, sprite.angle, sprite.scale)
            self._springs[card] = tuple(
                Spring(value, value, period, tolerance=tolerance)
                for value, tolerance in zip(values, _AT.tolerances, strict=True)
            )
        return self._springs[card]


def _are_resting(springs: _Springs) -> bool:
    return all(spring.is_resting for spring in springs)
