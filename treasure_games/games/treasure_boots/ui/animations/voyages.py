"""How ships move on the chart: under sail, out of the water, into a port, to the bottom."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from treasure_games.games.treasure_boots.ui.animations.pictures import Point, brief
from treasure_games.games.treasure_boots.ui.chart.geometry import bearing
from treasure_games.games.treasure_boots.ui.chart.pieces import Mooring, Ship
from treasure_games.stage.animation import Animate, Animation, Ledger
from treasure_games.stage.easing import in_out_sine, in_quad, out_cubic
from treasure_games.stage.theme import Theme

_BOB: Final = 0.045
_TILT: Final = 3.0
SINK_SECONDS: Final = 1.7
_RISE_SECONDS: Final = 0.70
_ARRIVE_SECONDS: Final = 0.45


class Voyage(Animation):
    """A ship sails along the middles of cells, bobbing; `arrived(n)` at the n-th cell."""

    def __init__(
        self,
        ship: Ship,
        path: Sequence[Point],
        mooring: Mooring,
        theme: Theme,
        arrived: Callable[[int], None],
    ) -> None:
        self._ship = ship
        self._path = [*path[:-1], (mooring.x, mooring.y)]
        self._goal_scale = mooring.scale
        self._arrived = arrived
        self._cells = max(0, len(path) - 1)
        durations = theme.durations
        self.duration = min(durations.ship_most, durations.ship_cell * self._cells)
        self._sway = 1.0 if theme.motion.bank_most else 0.0
        self._passed = 0

    def begin(self, ledger: Ledger) -> None:
        """Weigh anchor, from where it lies."""
        self._path[0] = self._ship.x, self._ship.y
        self._scale = self._ship.scale
        self._ship.is_moored = False
        self._ship.is_sailing = True
        self._ship.wake = 1.0

    def at(self, t: float) -> None:
        """Along the course; at 1 exactly in the last cell, upright."""
        ship = self._ship
        if not self._cells:
            ship.is_sailing = False
            return
        along = (0.35 * in_out_sine(t) + 0.65 * t) * self._cells if t < 1.0 else self._cells
        leg = min(self._cells - 1, int(along))
        share = along - leg
        (x, y), (next_x, next_y) = self._path[leg], self._path[leg + 1]
        ship.x, ship.y = x + (next_x - x) * share, y + (next_y - y) * share
        ship.heading = bearing((x, y), (next_x, next_y))
        swing = math.sin(along * math.pi) * self._sway
        ship.bob, ship.tilt = abs(swing) * _BOB, swing * _TILT
        ship.scale = self._size(along)
        while self._passed < int(along):
            self._passed += 1
            self._arrived(self._passed)
        if t >= 1.0:
            ship.x, ship.y = self._path[-1]
            ship.bob = ship.tilt = 0.0
            ship.scale = self._goal_scale
            ship.is_sailing = False

    def _size(self, along: float) -> float:
        """Ships at land are drawn smaller: they grow and shrink on the first and last leg."""
        left = max(0.0, 1.0 - along)
        near = max(0.0, along - (self._cells - 1))
        return 1.0 + (self._scale - 1.0) * left + (self._goal_scale - 1.0) * near * near


def raise_ship(ship: Ship, theme: Theme) -> Animation:
    """A privateer comes up out of the water."""
    ship.sink, ship.alpha = 1.0, 1.0

    def rise(t: float) -> None:
        ship.sink = 0.0 if t >= 1.0 else 1.0 - out_cubic(t)

    return Animate(brief(theme, _RISE_SECONDS), rise)


def arrive(ship: Ship, theme: Theme, start: Point) -> Animation:
    """A fresh ship comes in from the open sea."""
    goal = ship.x, ship.y
    ship.sink = 0.0

    def come(t: float) -> None:
        share = out_cubic(t)
        ship.x = start[0] + (goal[0] - start[0]) * share
        ship.y = start[1] + (goal[1] - start[1]) * share
        ship.alpha = min(1.0, t * 2.5)
        if t >= 1.0:
            (ship.x, ship.y), ship.alpha = goal, 1.0

    ship.heading = bearing(start, goal)
    return Animate(brief(theme, _ARRIVE_SECONDS), come)


def sinking(ship: Ship, theme: Theme) -> Animation:
    """A ship goes down; the chart sees to foam, bubbles and what floats on."""

    def sink(t: float) -> None:
        ship.sink = 1.0 if t >= 1.0 else in_quad(t) * 0.35 + t * 0.65
        ship.tilt = 5.0 * math.sin(t * math.pi * 0.5)

    return Animate(brief(theme, SINK_SECONDS), sink)
