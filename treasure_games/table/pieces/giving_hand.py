"""A captain's hand that carries a piece out of its seat, lets go of it, and draws back."""

import math
from typing import Any, Final

import pygame
from pygame import Surface

from treasure_games.core.pages import Named, page_beside
from treasure_games.match.seats import Seat
from treasure_games.stage.animation import Owners, in_out_quad
from treasure_games.stage.assets import Assets
from treasure_games.stage.sprite import Sprite
from treasure_games.table.pieces.flight import Flight, Manner
from treasure_games.table.pieces.sprite_board import Key, Pose, SpriteBoard

GIVING: Final = "giving"
"""Family of its pictures: hands whose sleeves end nowhere, "giving:portraits/fist_mary"."""
_AT: Final = Named(page_beside(__file__, dict[str, float]))
_WIDE: Final = 390 / 540
_FADING: Final = 4
"""Steps in which it shows and goes: each is a picture of its own."""


def hand_picture(seat: Seat, is_raised: bool) -> str:
    """Return the picture of a seat's raised hand: an open one, or a fist."""
    return f"portraits/{'palm' if is_raised else 'fist'}_{seat.persona or 'stand'}"


class Given(Flight):
    """A flight that begins in somebody's hand. Where nothing swings, and on short ways, there is
    none.
    """

    def __init__(
        self, board: SpriteBoard, key: Key, goal: Pose, manner: Manner, giver: Seat,
        *, is_own: bool = False, **rest: Any,
    ) -> None:  # fmt: skip
        super().__init__(board, key, goal, manner, **rest)
        self._hand, self._giver = (GIVING, key), giver
        self._is_own, self._height = is_own, _AT.own if is_own else _AT.rival
        far = math.dist((goal.x, goal.y), (board[key].x, board[key].y))
        self._is_by_hand = bool(manner.bank) and far > _AT.least
        self._reach = min(_AT.carries, _AT.reach / max(far, 1.0))
        if self._is_by_hand and rest.get("duration") is None:
            self.duration *= _AT.longer

    def begin(self, owners: Owners) -> None:
        """Grip the piece where it starts."""
        super().begin(owners)
        if self._start is None or not self._is_by_hand:
            return
        self._began = self._gone = self._start[:2]
        x, y = self._goal.x - self._began[0], self._goal.y - self._began[1]
        far = max(1.0, math.hypot(x, y))
        self._way = x / far, y / far
        hand = Sprite(
            self._picture(is_open=False), *self._began, self._height * _WIDE, self._height,
            math.degrees(math.atan2(-x, -y)), has_shadow=False, is_swift=True,
        )  # fmt: skip
        self._board.lay(self._hand, hand, 0.0)
        self._board.lift(self._hand)

    def at(self, t: float) -> None:
        """Carry the piece slowly, then let it fly."""
        if self._hand not in self._board or t >= 1.0:
            super().at(t)
            self._withdraw()
            return
        # A flight has made this part of its way in that part of its time.
        early = self._reach / 4.5
        carried = t / _AT.held
        late = (t - _AT.held) / (1.0 - _AT.held)
        super().at(early * in_out_quad(carried) if late < 0.0 else early + (1.0 - early) * late)
        self._move(carried)

    def _move(self, carried: float) -> None:
        """Move the hand with the piece, and from 1 to 2 back to where it came from."""
        hand, piece = self._board[self._hand], self._sprite
        if carried < 1.0:
            back = self._height * _AT.fist + piece.height * piece.scale * _AT.grip
            self._gone = piece.x - self._way[0] * back, piece.y - piece.lift - self._way[1] * back
            hand.x, hand.y = self._gone
        else:
            hand.image = self._picture(is_open=True)
            back = in_out_quad(min(1.0, carried - 1.0))
            behind = self._height * back * (_AT.below if self._is_own else _AT.behind)
            hand.x, hand.y = (
                left + (began - left) * back - along * behind
                for left, began, along in zip(self._gone, self._began, self._way, strict=True)
            )
        # The own one goes below the edge of the window, the others can't go behind a seat.
        left = 1.0 if self._is_own else 2.0 - carried
        hand.alpha = math.ceil(_FADING * min(1.0, _AT.shows * min(carried + 0.1, left))) / _FADING
        for key in (self._key, self._hand):
            self._board.raise_up(key)
        if carried >= 2.0:
            self._withdraw()

    def _withdraw(self) -> None:
        if self._hand in self._board:
            self._board.take(self._hand)

    def _picture(self, *, is_open: bool) -> str:
        return f"{GIVING}:{hand_picture(self._giver, is_open)}"


def paint_hand(assets: Assets, name: str, width: int, height: int) -> Surface:
    """Return a hand in pixels whose sleeve fades out."""
    hand = assets.once(name, width, height).copy()
    for y in range(height):
        share = round(255 * max(0.0, min(1.0, (_AT.sleeve - y / height) / _AT.fades)))
        hand.fill((share, share, share, share), (0, y, width, 1), pygame.BLEND_RGBA_MULT)
    return hand
