"""Ships in their liveries: hull, sails, cloth and print laid together at the size they are shown.

Every tint and shade of a ship's coloured cloth is a share of its seat's colour: a plain ship, plus
that share (a grey picture) times the colour, is the ship in this colour.
"""

from __future__ import annotations

from threading import Lock
from typing import Final

import pygame
from pygame import Surface

from treasure_games.games.treasure_boots.ui.chart.pieces import PRIVATEER
from treasure_games.stage.assets import Painter
from treasure_games.stage.cache import Cache
from treasure_games.stage.theme import SEATS

FAMILY: Final = "ship"
SHIP_SIZE: Final = (512, 464)
"""Width and height of all its pictures."""
AFLOAT: Final = ("full", "beam", "aback")
"""How the sails are set: for wind from behind, abeam, ahead."""
WRECKS: Final = ("wreck_1", "wreck_2", "wreck_3")

_PLAIN: Final = "plain"
_COLOURS: Final = {seat.name: seat.colour for seat in SEATS}
_POSES_KEPT: Final = 2
"""Each serves all liveries: pictures are wanted pose by pose, now and then by two threads."""


def ship_picture(livery: str, pose: str) -> str:
    """Return the name of a ship's picture; only wrecks include emblem and flag."""
    return f"{FAMILY}:{livery}_{pose}"


class LiveryPainter:
    """Lays ships together, on any thread; `fetch` makes a layer that may be drawn on."""

    def __init__(self, fetch: Painter) -> None:
        self._fetch = fetch
        self._kept: Cache[tuple[Surface, Surface]] = Cache(_POSES_KEPT)
        self._lock = Lock()

    def __call__(self, name: str, width: int, height: int) -> Surface:
        """Paint "livery_pose" at this many pixels."""
        livery, _bar, pose = name.partition("_")
        size = width, height
        if livery == PRIVATEER:
            return self._body(livery, pose, size)
        plain, cloth = self._undyed(pose, size)
        ship, dyed = plain.copy(), cloth.copy()
        dyed.fill(_COLOURS[livery], special_flags=pygame.BLEND_RGB_MULT)
        ship.blit(dyed, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        marks = self._fetch(f"ships/{livery}_{pose}", *size)
        ship.blit(marks, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        return ship

    def _undyed(self, pose: str, size: tuple[int, int]) -> tuple[Surface, Surface]:
        """Return what all ships share: the plain ship, and how much of its colour shows where."""

        def make() -> tuple[Surface, Surface]:
            return self._body(_PLAIN, pose, size), self._fetch(f"ships/cloth_{pose}", *size)

        with self._lock:
            return self._kept.keep((pose, size), make)

    def _body(self, kind: str, pose: str, size: tuple[int, int]) -> Surface:
        """Return a ship without colour; a wreck's hull is in the same picture as its sails."""
        body = self._fetch(f"ships/{kind}_{pose}", *size)
        if pose in AFLOAT:
            hull = self._fetch(f"ships/{kind}_hull", *size)
            body.blit(hull, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        return body
