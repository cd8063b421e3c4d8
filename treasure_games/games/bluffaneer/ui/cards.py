"""Cards on the table: one before everybody, the stack, the discards, and one that is revealed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from pygame import FRect

from treasure_games.core.game import UNKNOWN
from treasure_games.core.language import translate
from treasure_games.games.bluffaneer.rules.pieces import FACES, NO_CARD
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.ui.layout import BonePlaces
from treasure_games.stage.animation import Animation, Call, Parallel
from treasure_games.stage.boxes import Box
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.theme import Theme
from treasure_games.table.pieces.flight import Flight, Manner
from treasure_games.table.pieces.pile import Pile
from treasure_games.table.pieces.sprite_board import Pose, SpriteBoard

_ = translate
BACK: Final = "cards/bluffaneer/back"
ICON_NAMES: Final = ("chest", "swords", "ship", "skull")
WIDTH, HEIGHT = 242.0, 339.0
"""Of the own card, the size that scales are told by."""
_SEAT, _OWN, _SHOWN = 40.0, 60.0, 80.0
"""Depths."""
_PLATE: Final = (150.0, 42.0)


def picture(face: int) -> str:
    """Return the picture of a face; the back for an unknown one."""
    if face == UNKNOWN:
        return BACK
    first, second = FACES[face]
    return f"cards/bluffaneer/{ICON_NAMES[first]}_{ICON_NAMES[second]}"


class Cards:
    """Lays and moves the cards of a view; `is_open` tells if the own card may be seen."""

    def __init__(self, board: SpriteBoard) -> None:
        self._board = board
        self._places: BonePlaces
        self._bottom = 0
        self.stack: Pile
        self.discards: Pile
        self._counts = (0, 0)

    def place(self, places: BonePlaces, bottom: int, text_scale: float) -> None:
        """Take a new layout; `lay` puts the cards there."""
        self._places, self._bottom = places, bottom
        width, height = _PLATE[0] * max(1.0, text_scale**0.5), _PLATE[1] * max(1.0, text_scale)
        self.stack = Pile.of("stack", places.stack, width, height)
        self.discards = Pile.of("discard", places.discards, width, height)

    def lay(self, view: View, *, is_open: bool) -> None:
        """Put every card where the view has it, at once."""
        for card, pose in self._poses(view, is_open=is_open).items():
            self._board.lay(card, pose.sprite(WIDTH, HEIGHT), pose.depth)

    def glide(self, view: View, theme: Theme, *, is_open: bool) -> Animation:
        """Return how cards travel to where the view has them; what is new comes off the stack."""
        poses = self._poses(view, is_open=is_open)
        flights: list[Animation] = []
        for card, pose in poses.items():
            if card not in self._board:
                start = self.stack.deck_pose(BACK, HEIGHT)
                self._board.lay(card, start.sprite(WIDTH, HEIGHT), start.depth)
            if not pose.matches(self._board[card]):
                flights.append(Flight(self._board, card, pose, Manner.of(theme)))
        gone = [key for key in self._board if isinstance(key, int) and key not in poses]
        return Parallel(*flights, *(Call(lambda key=key: self._board.take(key)) for key in gone))  # type: ignore[misc]

    def paint_piles(self, canvas: Canvas) -> None:
        """Paint the stack, the places of both piles, and how many cards they have."""
        if self._counts[0]:
            self.stack.draw_deck(canvas, BACK, self._counts[0])
        else:
            self.stack.draw_empty(canvas)
        if not self._counts[1]:
            self.discards.draw_empty(canvas)
        for pile, words, count in self._labels():
            pile.draw_count(canvas, words, count)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """The counts, for the layout check."""
        for pile, words, count in self._labels():
            yield pile.box(context, words, count)

    def count(self, view: View) -> bool:
        """Take the sizes of both piles. Return True if they are others than before."""
        before, self._counts = self._counts, (len(view.stack), len(view.discard))
        return before != self._counts

    def _labels(self) -> tuple[tuple[Pile, str, int], tuple[Pile, str, int]]:
        return (
            (self.stack, _("{count} left"), self._counts[0]),
            (self.discards, _("{count} discarded"), self._counts[1]),
        )

    def own_rect(self) -> FRect:
        """Where the own card lies."""
        return FRect(self._places.card)

    def _poses(self, view: View, *, is_open: bool) -> Mapping[int, Pose]:
        poses = dict(
            self.discards.open_poses(view.discard, lambda card: picture(view.faces[card]), HEIGHT)
        )
        for seat, card in enumerate(view.hands):
            if card != NO_CARD:
                poses[card] = self._hand_pose(view, seat, card, is_open=is_open)
        return poses

    def _hand_pose(self, view: View, seat: int, card: int, *, is_open: bool) -> Pose:
        if view.shown == seat:
            spot = self._places.show
            return Pose(*spot.center, spot.height / HEIGHT, 0.0, picture(view.faces[card]), _SHOWN)
        spot = self._places.seat_cards[seat]
        if seat == self._bottom:
            image = picture(view.faces[card] if is_open else UNKNOWN)
            return Pose(*spot.center, 1.0, 0.0, image, _OWN)
        return Pose(*spot.center, spot.height / HEIGHT, 4.0, BACK, _SEAT)
