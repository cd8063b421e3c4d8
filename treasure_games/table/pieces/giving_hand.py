"""A captain's hand that carries a piece out of its seat, lets go of it, and draws back."""

import cmath
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


def hand_picture(seat: Seat, is_raised: bool) -> str:
    """Return the picture of a seat's raised hand: an open one, or a fist."""
    return f"portraits/{'palm' if is_raised else 'fist'}_{seat.persona or 'stand'}"


class Given(Flight):
    """A flight out of a hand; there is none where nothing swings, and on short ways."""

    def __init__(
        self, board: SpriteBoard, key: Key, goal: Pose, manner: Manner, giver: Seat,
        *, is_own: bool = False, **rest: Any,
    ) -> None:  # fmt: skip
        super().__init__(board, key, goal, manner, **rest)
        self._hand, self._giver = (GIVING, key), giver
        self._high, self._behind = (_AT.own, _AT.below) if is_own else (_AT.rival, _AT.behind)
        far = math.dist((goal.x, goal.y), (board[key].x, board[key].y))
        self._is_by_hand = bool(manner.bank) and far > _AT.least
        # A flight has made this part of its way in that part of its time.
        self._early = min(_AT.carries, _AT.reach / max(far, 1.0)) / _AT.swift
        if self._is_by_hand and rest.get("duration") is None:
            self.duration *= _AT.longer

    def begin(self, owners: Owners) -> None:
        """Bring the hand to where the piece starts."""
        super().begin(owners)
        if self._start is None or not self._is_by_hand:
            return
        self._began = self._gone = complex(*self._start[:2])
        way = complex(self._goal.x, self._goal.y) - self._began
        self._way = way / max(1.0, abs(way))
        hand = Sprite("", *self._start[:2], self._high * _AT.across, self._high, has_shadow=False)
        hand.angle, hand.is_swift = -90.0 - math.degrees(cmath.phase(way)), True
        self._board.lay(self._hand, hand, 0.0)
        self._board.lift(self._hand)
        self._move(0.0)

    def at(self, t: float) -> None:
        """Carry the piece slowly, then let it fly."""
        if t < 2.0 * _AT.held and self._hand not in self._board:
            self._is_by_hand = False  # The board was cleared.
        if not self._is_by_hand:
            super().at(t)
            return
        late, early = (t - _AT.held) / (1.0 - _AT.held), self._early
        slow = early * in_out_quad(t / _AT.held)
        super().at(slow if late < 0.0 else 1.0 - (1.0 - early) * (1.0 - late))
        self._move(t / _AT.held)

    def _move(self, carried: float) -> None:
        """Move the hand with the piece, from 1 to 2 back to where it came from, and away."""
        if carried >= 2.0:
            if self._hand in self._board:
                self._board.take(self._hand)
            return
        hand, piece, place = self._board[self._hand], self._sprite, self._gone
        hand.image = f"{GIVING}:{hand_picture(self._giver, carried >= 1.0)}"
        if carried < 1.0:
            back = self._high * _AT.fist + piece.height * piece.scale * _AT.grip
            place = self._gone = complex(piece.x, piece.y - piece.lift) - self._way * back
        else:
            seat = self._began - self._way * self._high * self._behind
            place += (seat - place) * in_out_quad(carried - 1.0)
        hand.x, hand.y = place.real, place.imag
        seen = min(1.0, _AT.shows * min(carried + 0.1, 2.0 - carried))
        hand.alpha = math.ceil(_AT.fading * seen) / _AT.fading
        for key in (self._key, self._hand):
            self._board.raise_up(key)


def paint_hand(assets: Assets, name: str, width: int, height: int) -> Surface:
    """Return a hand in pixels whose sleeve fades out."""
    hand = assets.once(name, width, height).copy()
    for y in range(height):
        share = round(255 * max(0.0, min(1.0, (_AT.sleeve - y / height) / _AT.fades)))
        hand.fill((share, share, share, share), (0, y, width, 1), pygame.BLEND_RGBA_MULT)
    return hand
