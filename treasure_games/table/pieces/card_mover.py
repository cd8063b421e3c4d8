"""Card animations of one table: to a pose, to and from the hand, to and from a plate."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from treasure_games.stage.animation import Animation, Call
from treasure_games.stage.theme import Theme
from treasure_games.stage.timeline import Timeline
from treasure_games.table.pieces.flight import Flight, Manner, Motes, Squash
from treasure_games.table.pieces.hand import HAND, Hand
from treasure_games.table.pieces.sprite_board import Key, Pose, SpriteBoard

PLATE_SCALE: Final = 0.22
"""The scale of a card at a plate, relative to its size in the hand."""


@dataclass(slots=True, eq=False)
class CardMover:
    """Places cards, and builds the animations that move them.

    `hand` is the one at the bottom; other hands are just a count on a plate, where cards arrive and
    vanish with the picture that `back` returns for a card.
    """

    board: SpriteBoard
    hand: Hand
    timeline: Timeline
    theme: Callable[[], Theme]
    back: Callable[[int], str]
    _landings: int = 0
    _vanishing: set[int] = field(default_factory=set)
    """Cards flying into a plate."""

    def lay(self, card: int, pose: Pose) -> None:
        """Place a card on the board in this pose."""
        shape = self.hand.shape
        self.board.lay(card, pose.sprite(shape.card_width, shape.card_height), pose.depth)

    def expect(self, pose: Pose) -> None:
        """Have the picture made ahead of a card that will come to rest in this pose."""
        shape = self.hand.shape
        self.board.expect(pose.sprite(shape.card_width, shape.card_height))

    def on_board(self) -> tuple[int, ...]:
        """Return the ids of all cards on the board."""
        return tuple(key for key in self.board if isinstance(key, int))

    def glide(self, poses: Mapping[int, Pose], heroes: Iterable[int] = ()) -> list[Animation]:
        """Return short flights for all cards that are elsewhere, except the heroes.

        Cards that are not on the board yet are placed at once, those without a pose are removed.
        """
        manner, duration = Manner.of(self.theme()).sliding, self.theme().durations.reflow
        animations: list[Animation] = []
        for card, pose in poses.items():
            if card in heroes:
                continue
            if card not in self.board:
                self.lay(card, pose)
            # The hand's own springs move its cards to their places.
            elif pose.depth < HAND and not pose.matches(self.board[card]):
                animations.append(Flight(self.board, card, pose, manner, duration=duration))
        staying = {*poses, *heroes, *self._vanishing}
        gone = [card for card in self.on_board() if card not in staying]
        return [*animations, *(Call(partial(self._remove, card)) for card in gone)]

    def fly(
        self, card: int, pose: Pose, duration: float | None = None, *, is_straight: bool = False
    ) -> Animation:
        """Return the flight of a card to a pose on the table."""
        manner = self._manner(is_straight=is_straight)
        return Flight(self.board, card, pose, manner, duration=duration)

    def to_hand(
        self, card: int, pose: Pose, duration: float | None = None, *, is_straight: bool = False
    ) -> Animation:
        """Return the flight of a card to the hand, whose springs then take over."""
        self.hand.expect(card)
        return Flight(
            self.board, card, pose, self._manner(is_straight=is_straight), duration=duration,
            on_landing=lambda: self.hand.welcome(card),
        )  # fmt: skip

    def to_plate(
        self, card: int, spot: tuple[float, float], duration: float | None = None,
        *, is_straight: bool = False,
    ) -> Animation:  # fmt: skip
        """Return the flight of a card into a plate, where it only counts."""
        self._vanishing.add(card)
        pose = self._plate_pose(card, spot)
        return Flight(
            self.board, card, pose, self._manner(is_straight=is_straight), duration=duration,
            vanishes=True, on_landing=lambda: self._vanishing.discard(card),
        )  # fmt: skip

    def take_up(self, card: int, spot: tuple[float, float], image: str) -> None:
        """Prepare a card to fly: from the hand with this picture, or face down at a plate."""
        if card not in self.board:
            self.lay(card, self._plate_pose(card, spot))
            return
        self.hand.release(card)
        self.board[card].image = image

    def squash(self, card: int) -> Animation:
        """Return the squash of a card as it lands."""
        return Squash(self.board, card, Manner.of(self.theme()))

    def sparkle(self, card: Key, image: str = "objects/spark") -> None:
        """Show sparks around a card, in parallel with other animations; `image` is one of them."""
        if card in self.board and self.theme().motion.squash_wide > 1.0:
            self._landings += 1
            sprite = self.board[card]
            self.timeline.beside(Motes(self.board, (sprite.x, sprite.y), self._landings, image))

    def _manner(self, *, is_straight: bool) -> Manner:
        manner = Manner.of(self.theme())
        return manner.straight if is_straight else manner

    def _plate_pose(self, card: int, spot: tuple[float, float]) -> Pose:
        return Pose(*spot, PLATE_SCALE, 0.0, self.back(card), HAND)

    def _remove(self, card: int) -> None:
        if card in self.board:
            self.board.take(card)
