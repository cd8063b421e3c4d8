"""The hand at the lower edge: a fan that re-flows on springs and parts under the pointer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from treasure_games.games.do_not_touch.ui.layout import HAND, Layout
from treasure_games.stage.spring import Spring
from treasure_games.stage.theme import Theme
from treasure_games.table.pieces.sprite_board import SpriteBoard

_PARTING: Final = 16.0
"""Virtual units by which the neighbours of a hovered card give way."""
_SELECTED_LIFT: Final = 30.0


@dataclass(slots=True)
class _Springs:
    """What pulls one card to its place."""

    x: Spring
    y: Spring
    angle: Spring
    scale: Spring

    def all(self) -> tuple[Spring, ...]:
        """For doing the same to each."""
        return self.x, self.y, self.angle, self.scale

    @property
    def are_resting(self) -> bool:
        """Whether the card lies in its place."""
        return all(spring.is_resting for spring in self.all())


class HandFan:
    """Moves the cards of one hand; those in flight to or from it are left alone."""

    def __init__(self, board: SpriteBoard) -> None:
        self._board = board
        self.cards: tuple[int, ...] = ()
        self.hovered: int | None = None
        self.selected: int | None = None
        self.dragged: tuple[int, float, float] | None = None
        self._away: set[int] = set()
        self._springs: dict[int, _Springs] = {}

    def hold(self, cards: Sequence[int]) -> None:
        """These are in the hand, in this order."""
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
        """A card is in flight to the hand."""
        self._away.add(card)

    def welcome(self, card: int) -> None:
        """It has arrived."""
        self._away.discard(card)

    def release(self, card: int) -> None:
        """A card leaves the hand: another motion has it now."""
        self._springs.pop(card, None)
        self._away.add(card)

    def is_away(self, card: int) -> bool:
        """Whether a card is in flight to or from the hand."""
        return card in self._away

    def snap(self, layout: Layout) -> None:
        """Every card in its place at once."""
        self._away.clear()
        self._springs.clear()
        for index, card in enumerate(self.cards):
            sprite = self._board.lift(card)
            sprite.x, sprite.y, sprite.angle = layout.hand(len(self.cards), index)
            sprite.scale = 1.0
            self._board.settle(card, HAND + index)

    def update(self, dt: float, layout: Layout, theme: Theme) -> None:
        """Move every card towards its place."""
        for index, card in enumerate(self.cards):
            if card in self._away or card not in self._board:
                continue
            goals = self._goals(index, card, layout, theme)
            springs = self._springs_of(card, theme.durations.reflow)
            for spring, goal in zip(springs.all(), goals, strict=True):
                spring.target = goal
            if not springs.are_resting:
                self._pull(card, springs, dt)
            if springs.are_resting:
                # In the same update: none may follow once nothing moves any more.
                self._rest(card, index)

    def _pull(self, card: int, springs: _Springs, dt: float) -> None:
        """Move a card as its springs say; one that is carried about follows at once."""
        sprite = self._board.lift(card)
        for spring in springs.all():
            spring.update(dt)
        if self.dragged is not None and self.dragged[0] == card:
            springs.x.snap()
            springs.y.snap()
        sprite.x, sprite.y = springs.x.value, springs.y.value
        sprite.angle, sprite.scale = springs.angle.value, springs.scale.value

    def _rest(self, card: int, index: int) -> None:
        """Cards that stand out stay over their neighbours, the others lie down."""
        if card in (self.hovered, self.selected) or (self.dragged and self.dragged[0] == card):
            if not self._board.is_moving(card):
                self._board.lift(card)
        elif self._board.is_moving(card):
            self._board.settle(card, HAND + index)

    def is_moving(self, layout: Layout, theme: Theme) -> bool:
        """Whether some card is on its way."""
        for index, card in enumerate(self.cards):
            if card in self._away or card not in self._board:
                continue
            springs = self._springs_of(card, theme.durations.reflow)
            goals = self._goals(index, card, layout, theme)
            targets = tuple(spring.target for spring in springs.all())
            if targets != goals or not springs.are_resting:
                return True
        return False

    def _goals(
        self, index: int, card: int, layout: Layout, theme: Theme
    ) -> tuple[float, float, float, float]:
        x, y, angle = layout.hand(len(self.cards), index)
        motion = theme.motion
        if self.dragged is not None and self.dragged[0] == card:
            return self.dragged[1], self.dragged[2], 0.0, motion.hover_scale
        if self.hovered is not None and self.hovered != card:
            x += _PARTING if index > self.cards.index(self.hovered) else -_PARTING
        if card == self.selected:
            return x, y - _SELECTED_LIFT, angle * 0.4, motion.hover_scale
        if card == self.hovered:
            return x, y - motion.hover_lift, angle, motion.hover_scale
        return x, y, angle, 1.0

    def _springs_of(self, card: int, period: float) -> _Springs:
        if card not in self._springs:
            sprite = self._board[card]
            values = (sprite.x, sprite.y, sprite.angle, sprite.scale)
            tolerances = (0.3, 0.3, 0.05, 0.002)
            self._springs[card] = _Springs(
                *(
                    Spring(value, value, period, tolerance=tolerance)
                    for value, tolerance in zip(values, tolerances, strict=True)
                )
            )
        return self._springs[card]
