"""What all shows of Stolen Treasure are made of: flights between piles, hands, banks and plates."""

from __future__ import annotations

from collections.abc import Sequence

from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.games.stolen_treasure.ui.board import Board
from treasure_games.stage.animation import Animation, Call, Parallel
from treasure_games.table.pieces.sprite_board import Pose
from treasure_games.table.stagehand import EventPresenter
from treasure_games.table.table_api import TableApi


class Motion(EventPresenter):
    """The base of whoever shows events by moving cards."""

    def __init__(self, api: TableApi, board: Board) -> None:
        super().__init__(api)
        self._board, self._mover = board, board.mover

    def glide(self, view: View) -> Animation:
        """Return the way of everything to where the view has it, all at once."""
        return Parallel(*self._moves(view))

    def _spot(self, seat: int) -> tuple[float, float]:
        """Return where the hand of a seat is."""
        if seat == self.api.bottom:
            return self._board.layout.fan.rect.center
        return self.api.hand_spot(seat)

    def _moves(self, view: View, *heroes: int, walks: bool = True) -> list[Animation]:
        """Return short flights for all but the heroes; the view counts when these begin."""
        glide = self._mover.glide(self._board.poses(view), heroes)
        discs: Sequence[Animation] = self._board.walk(view) if walks else ()
        return [*glide, *discs, Call(lambda: self._board.take(view))]

    def _to_hand(
        self, card: int, seat: int, view: View, duration: float | None = None,
        *, is_straight: bool = False,
    ) -> Animation:  # fmt: skip
        """Return the flight to the hand at the bottom, or to a rival's plate."""
        pose: Pose | None = self._board.poses(view).get(card)
        if pose is None or seat != self.api.bottom:
            spot = self.api.hand_spot(seat)
            return self._mover.to_plate(card, spot, duration, is_straight=is_straight)
        return self._mover.to_hand(card, pose, duration, is_straight=is_straight)
