"""The face of whoever is hooked, large for a moment."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Rect, Surface

from treasure_games.match.seats import Seat
from treasure_games.stage.animation import Animation, Ledger
from treasure_games.stage.assets import Assets
from treasure_games.stage.easing import out_back
from treasure_games.stage.sprite import Sprite
from treasure_games.table.pieces.sprite_board import SpriteBoard

VICTIM: Final = "victim"
"""Family of its pictures, and its key on the board."""
FACE: Final = 300.0
"""How large it is for those concerned, in virtual units."""
OTHER_FACE: Final = 180.0
"""How large for others who look on."""
_DEPTH: Final = 850.0
_COMES: Final = 0.16
_GOES: Final = 0.8
"""When it is whole, and when it begins to go, as shares of its time."""


def face_of(seat: Seat, emblem: str) -> str:
    """Return the picture of a seat that has been caught; `emblem` is for one without a portrait."""
    is_portrayed = not seat.is_human and bool(seat.persona)
    return f"{VICTIM}:{f'portraits/{seat.persona}_caught' if is_portrayed else emblem}"


class VictimPainter:
    """Sets a picture in a bezel."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets

    def __call__(self, name: str, width: int, height: int) -> Surface:
        """Paint the picture of this name at so many pixels."""
        whole = Surface((width, height), pygame.SRCALPHA)
        inner = Rect(0, 0, round(0.9 * width), round(0.9 * height))
        inner.center = whole.get_rect().center
        for one, place in ((name, inner), ("objects/bezel", whole.get_rect())):
            picture = self._assets.image(one, *place.size)
            whole.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)
        return whole


class Aghast(Animation):
    """Shows a large face that comes with a start, stays, and goes."""

    def __init__(
        self,
        board: SpriteBoard,
        image: str,
        where: tuple[float, float],
        side: float,
        duration: float,
    ) -> None:
        self._board, self._image, self._where, self._side = board, image, where, side
        self.duration = duration

    def begin(self, ledger: Ledger) -> None:
        """Lay the face over everything else."""
        sprite = Sprite(self._image, *self._where, self._side, self._side, scale=0.4)
        self._board.lay(VICTIM, sprite, _DEPTH)
        self._board.lift(VICTIM)

    def at(self, t: float) -> None:
        """Let it come, stay, go."""
        if VICTIM not in self._board:
            return
        if t >= 1.0:
            self._board.take(VICTIM)
            return
        share = min(1.0, t / _COMES)
        if t > _GOES:
            share = (1.0 - t) / (1.0 - _GOES)
        self._board[VICTIM].scale = max(0.1, 0.4 + 0.6 * out_back(share))
