"""How things move on the chart: treasure, smoke and fire for a while, and ships under sail."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from treasure_games.games.treasure_boots.ui.chart.living_chart import LivingChart
from treasure_games.games.treasure_boots.ui.chart.pieces import SHIP_UNIT as UNIT
from treasure_games.games.treasure_boots.ui.chart.pieces import Effect, Ship, Token
from treasure_games.games.treasure_boots.ui.chart.plan import Mooring, Point, bearing
from treasure_games.stage.animation import (
    Animate,
    Animation,
    Owners,
    Parallel,
    in_out_sine,
    in_quad,
    out_back,
    out_cubic,
    there_and_back,
)
from treasure_games.stage.theme import Theme
from treasure_games.table.pieces.coins import along_arc
from treasure_games.table.stagehand import brief

SMOKE: Final = (180 * UNIT, 180 * UNIT)
MUZZLE: Final = (120 * UNIT, 80 * UNIT)
BALL: Final = (34 * UNIT, 34 * UNIT)
SPLASHES: Final = ("ships/splash_1", "ships/splash_2", "ships/splash_3")
_RINGS: Final = ("ships/foam_ring_1", "ships/foam_ring_2")
SPLASH: Final = (120 * UNIT, 160 * UNIT)
BURST: Final = (200 * UNIT, 200 * UNIT)
EDDY: Final = (320 * UNIT, 130 * UNIT)
TOKEN: Final = 100 / 135
"""Width of a token on the chart."""
_ARC: Final = 0.55
"""Height of a treasure's flight, in hex radii for each it goes far."""
_FALL: Final = 3.2
"""From so high treasure falls on an island."""
_FALL_SECONDS: Final = 0.30
_SPEND_SECONDS: Final = 0.6
_BOB: Final = 0.045
_TILT: Final = 3.0
SINK_SECONDS: Final = 1.7
_HEEL: Final = 11.0
_ROCK_SECONDS: Final = 0.9
"""Degrees by which a hit makes a ship heel over, and how long she rocks."""
_RISE_SECONDS: Final = 0.70
_ARRIVE_SECONDS: Final = 0.45


class Picture(Animation):
    """One picture or a series of them that lies on the chart for a while; `move(effect, t)` shapes
    it, for a share of the time less than 1.
    """

    def __init__(
        self,
        chart: LivingChart,
        pictures: Sequence[str],
        where: Point,
        size: Point,
        duration: float,
        move: Callable[[Effect, float], None] = lambda effect, t: None,
        *,
        angle: float = 0.0,
        is_under: bool = False,
        foot: float = 0.5,
    ) -> None:
        self._effects, self._pictures, self._move = chart.effects, pictures, move
        self._effect = Effect(
            pictures[0], *where, *size, angle=angle, anchor_y=foot, is_under=is_under
        )
        self.duration = duration

    def begin(self, owners: Owners) -> None:
        """Put it on the chart."""
        self._effects.append(self._effect)

    def at(self, t: float) -> None:
        """Show the picture of this moment, moved; take it away at the end."""
        if t < 1.0:
            self._effect.picture = self._pictures[int(t * len(self._pictures))]
            self._move(self._effect, t)
        elif self._effect in self._effects:
            self._effects.remove(self._effect)


def breakers(chart: LivingChart, where: Point, seconds: float) -> Animation:
    """The sea closes over a ship, or opens for one: spray, and a ring that widens under it."""

    def widen(effect: Effect, t: float) -> None:
        effect.scale, effect.alpha = 0.8 + 1.2 * out_cubic(t), 1.0 - t

    x, y = where
    return Parallel(
        *(
            Picture(chart, SPLASHES, (x + across, y + 0.1), SPLASH, 0.7 * seconds, foot=0.875)
            for across in (-0.42, 0.0, 0.42)
        ),
        Picture(chart, _RINGS, where, EDDY, seconds, widen, is_under=True),
    )


def flown(
    chart: LivingChart, picture: str, start: Point, goal: Point, seconds: float, grow: Point
) -> Animation:
    """A treasure flies over the chart in an arc and grows from one scale to another."""
    height = 0.5 + _ARC * min(3.0, math.dist(start, goal)) * 0.4

    def fly(effect: Effect, t: float) -> None:
        share = in_out_sine(t)
        effect.x, effect.y = along_arc(start, goal, share, there_and_back(t) * height)
        effect.scale = grow[0] + (grow[1] - grow[0]) * share

    return Picture(chart, (picture,), start, (TOKEN, TOKEN), seconds, fly)


def fall(token: Token, theme: Theme) -> Animation:
    """A treasure falls on its island and bounces once."""
    token.lift, token.alpha = _FALL, 0.0

    def drop(t: float) -> None:
        token.alpha = min(1.0, t * 5)
        if t < 0.72:
            token.lift = _FALL * (1.0 - in_quad(t / 0.72))
        else:
            token.lift = 0.22 * there_and_back((t - 0.72) / 0.28)
        if t >= 1.0:
            token.lift, token.alpha = 0.0, 1.0

    return Animate(brief(theme, _FALL_SECONDS), drop)


def spent(chart: LivingChart, picture: str, where: Point, theme: Theme) -> Animation:
    """A pearl rises from the deck, shines and is gone."""

    def rise(effect: Effect, t: float) -> None:
        effect.y = where[1] - 0.2 - 0.9 * out_cubic(t)
        effect.scale = 0.7 + 0.4 * out_back(min(1.0, t * 1.6))
        effect.alpha = 1.0 if t < 0.55 else 1.0 - (t - 0.55) / 0.45

    return Picture(chart, (picture,), where, (TOKEN, TOKEN), brief(theme, _SPEND_SECONDS), rise)


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

    def begin(self, owners: Owners) -> None:
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


def rocked(ship: Ship, theme: Theme) -> Animation:
    """A ship that was hit heels over, and comes to rest."""
    most = _HEEL if theme.motion.shake_pixels else 0.0

    def rock(t: float) -> None:
        ship.tilt = most * math.sin(3.0 * math.pi * t) * (1.0 - t) if t < 1.0 else 0.0

    return Animate(brief(theme, _ROCK_SECONDS), rock)


def sinking(ship: Ship, theme: Theme) -> Animation:
    """A ship goes down; the chart sees to foam, bubbles and what floats on."""

    def sink(t: float) -> None:
        ship.sink = 1.0 if t >= 1.0 else in_quad(t) * 0.35 + t * 0.65
        ship.tilt = 5.0 * math.sin(t * math.pi * 0.5)

    return Animate(brief(theme, SINK_SECONDS), sink)
