"""How things move on the chart: voyages, shots, sinkings, falling and flying treasure."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from treasure_games.games.treasure_boots.chart.pieces import (
    SHIP_UNIT as UNIT,
)
from treasure_games.games.treasure_boots.chart.pieces import (
    WATERLINE,
    Effect,
    Mooring,
    Ship,
    Token,
)
from treasure_games.stage.cue import (
    Call,
    Cue,
    InSequence,
    Ledger,
    Play,
    Staggered,
    Together,
    Wait,
)
from treasure_games.stage.easing import in_out_sine, in_quad, out_back, out_cubic, there_and_back
from treasure_games.stage.theme import Theme

if TYPE_CHECKING:
    from treasure_games.games.treasure_boots.chart.living_chart import LivingChart

Point = tuple[float, float]

_GUN: Final = 18 * UNIT
"""How high over the waterline the guns are."""
_BOB: Final = 0.045
_TILT: Final = 3.0
_ARC: Final = 0.55
"""Height of a treasure's flight, in hex radii for each it goes far."""
_FALL: Final = 3.2
"""From so high treasure falls on an island."""
_FALL_SECONDS: Final = 0.30
_TAKE_SECONDS: Final = 0.32
_SINK_SECONDS: Final = 1.7
_EDDY: Final = (320 * UNIT, 130 * UNIT)
_RISE_SECONDS: Final = 0.70
_ARRIVE_SECONDS: Final = 0.45
_SMOKE_LINGERS: Final = 0.75
"""The cannon's smoke is thick for the time the theme gives, and thins out in this."""
_SPLASH_SECONDS: Final = 0.45
_TOKEN: Final = 100 / 135
"""Width of a token on the chart."""


_SMOKE: Final = (180 * UNIT, 180 * UNIT)
_MUZZLE: Final = (120 * UNIT, 80 * UNIT)
_BALL: Final = (34 * UNIT, 34 * UNIT)
_SPLASH: Final = (120 * UNIT, 160 * UNIT)
_BURST: Final = (200 * UNIT, 200 * UNIT)

SUDDEN: Final = (
    *((f"ships/smoke_{number}", *_SMOKE) for number in (1, 2, 3, 4)),
    *((f"ships/muzzle_{number}", *_MUZZLE) for number in (1, 2)),
    *((f"ships/splash_{number}", *_SPLASH) for number in (1, 2, 3)),
    *((f"ships/hit_{number}", *_BURST) for number in (1, 2, 3)),
    ("ships/cannonball", *_BALL),
    *((f"ships/foam_ring_{number}", 320 * UNIT, 130 * UNIT) for number in (1, 2)),
    *((f"ships/bubbles_{number}", 160 * UNIT, 100 * UNIT) for number in (1, 2)),
    ("ships/flotsam", 200 * UNIT, 90 * UNIT),
    *(
        (f"tokens/{kind}", _TOKEN, _TOKEN)
        for kind in ("sails", "guns", "rum", "gold", "pearl", "black_pearl")
    ),
)
"""Pictures with their sizes that are wanted from one frame to the next: they are read ahead."""


def wrecks(livery: str) -> list[tuple[str, float, float]]:
    """The same for the sinking of one ship."""
    return [(f"ships/{livery}_wreck_{stage}", 320 * UNIT, 290 * UNIT) for stage in (1, 2, 3)]


class Voyage(Cue):
    """A ship sails along the middles of cells, bobbing; `arrived(n)` at the n-th cell."""

    def __init__(
        self,
        ship: Ship,
        path: Sequence[Point],
        berth: Mooring,
        theme: Theme,
        arrived: Callable[[int], None],
    ) -> None:
        self._ship = ship
        self._path = [*path[:-1], (berth.x, berth.y)]
        self._goal_scale = berth.scale
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


class Picture(Cue):
    """One picture or a series of them on the chart for a while; `move(effect, t)` shapes it."""

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
        self._chart, self._pictures, self._move = chart, pictures, move
        self._effect = Effect(
            pictures[0], *where, *size, angle=angle, anchor_y=foot, is_under=is_under
        )
        self.duration = duration

    def begin(self, ledger: Ledger) -> None:
        """Put it on the chart."""
        self._chart.effects.append(self._effect)

    def at(self, t: float) -> None:
        """The picture of this moment; gone at the end."""
        if t >= 1.0:
            if self._effect in self._chart.effects:
                self._chart.effects.remove(self._effect)
            return
        self._effect.picture = self._pictures[
            min(len(self._pictures) - 1, int(t * len(self._pictures)))
        ]
        self._move(self._effect, t)


class TokenFlight(Cue):
    """A treasure flies over the chart in an arc, from one point to another."""

    def __init__(
        self,
        chart: LivingChart,
        picture: str,
        start: Point,
        goal: Point,
        duration: float,
        *,
        grow: tuple[float, float] = (1.0, 1.0),
    ) -> None:
        self._chart, self._start, self._goal, self._grow = chart, start, goal, grow
        self._effect = Effect(picture, *start, _TOKEN, _TOKEN, scale=grow[0])
        self.duration = duration

    def begin(self, ledger: Ledger) -> None:
        """Take off."""
        self._chart.effects.append(self._effect)

    def at(self, t: float) -> None:
        """Up and over; gone when it has arrived."""
        if t >= 1.0:
            if self._effect in self._chart.effects:
                self._chart.effects.remove(self._effect)
            return
        effect, share = self._effect, in_out_sine(t)
        distance = math.dist(self._start, self._goal)
        rise = there_and_back(t) * (0.5 + _ARC * min(3.0, distance) * 0.4)
        effect.x = self._start[0] + (self._goal[0] - self._start[0]) * share
        effect.y = self._start[1] + (self._goal[1] - self._start[1]) * share - rise
        effect.scale = self._grow[0] + (self._grow[1] - self._grow[0]) * share


def fall(token: Token, theme: Theme) -> Cue:
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

    return Play(_brief(theme, _FALL_SECONDS), drop)


def raise_ship(ship: Ship, theme: Theme) -> Cue:
    """A privateer comes up out of the water."""
    ship.sink, ship.alpha = 1.0, 1.0

    def rise(t: float) -> None:
        ship.sink = 0.0 if t >= 1.0 else 1.0 - out_cubic(t)

    return Play(_brief(theme, _RISE_SECONDS), rise)


def arrive(ship: Ship, theme: Theme, start: Point) -> Cue:
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
    return Play(_brief(theme, _ARRIVE_SECONDS), come)


def sinking(ship: Ship, theme: Theme) -> Cue:
    """A ship goes down; the chart sees to foam, bubbles and what floats on."""

    def sink(t: float) -> None:
        ship.sink = 1.0 if t >= 1.0 else in_quad(t) * 0.35 + t * 0.65
        ship.tilt = 5.0 * math.sin(t * math.pi * 0.5)

    return Play(_brief(theme, _SINK_SECONDS), sink)


def foundering(chart: LivingChart, where: Point, theme: Theme) -> Cue:
    """What tells a sinking from any hit: fire on deck, a column of smoke, the sea that closes."""
    x, y = where[0], where[1] + WATERLINE
    seconds = _brief(theme, _SINK_SECONDS)
    fires = [
        Picture(chart, ("ships/hit_1", "ships/hit_2", "ships/hit_3"), (x + across, y - up), _BURST,
                0.30 * seconds)
        for across, up in ((-0.28, 0.34), (0.30, 0.26), (-0.05, 0.18))
    ]  # fmt: skip
    column = [_column(chart, (x, y - 0.2), index, 0.62 * seconds) for index in range(6)]
    closing = Together(
        *(
            Picture(chart, ("ships/splash_1", "ships/splash_2", "ships/splash_3"),
                    (x + across, y + 0.1), _SPLASH, 0.35 * seconds, foot=0.875)
            for across in (-0.42, 0.0, 0.42)
        ),
        Picture(chart, ("ships/foam_ring_1", "ships/foam_ring_2"), (x, y), _EDDY, 0.5 * seconds,
                _widen, is_under=True),
    )  # fmt: skip
    return Together(
        Staggered(0.2 * seconds, *fires),
        Staggered(0.13 * seconds, *column),
        InSequence(Wait(0.7 * seconds), closing),
    )


def _column(chart: LivingChart, foot: Point, index: int, seconds: float) -> Cue:
    """One cloud of a column of smoke: it rises, leans and thins out."""

    def rise(effect: Effect, t: float) -> None:
        effect.x = foot[0] + 0.1 * math.sin(index * 2.4) + 0.22 * t
        effect.y = foot[1] - 1.5 * out_cubic(t)
        effect.scale = 0.45 + 0.65 * t
        effect.alpha = min(1.0, 6.0 * t) * (1.0 - t**2)

    pictures = tuple(f"ships/smoke_{1 + (index + step) % 4}" for step in (0, 1, 2, 3))
    return Picture(chart, pictures, foot, _SMOKE, seconds, rise)


def _widen(effect: Effect, t: float) -> None:
    effect.scale = 0.8 + 1.2 * out_cubic(t)
    effect.alpha = 1.0 - t


def gunshot(
    chart: LivingChart, shooter: Ship, target: Point, theme: Theme, boom: Callable[[], None]
) -> tuple[Cue, Cue]:
    """Recoil and the ball's flight, to be played in turn; and the smoke, to be started with it."""
    durations = theme.durations
    start = shooter.x, shooter.y + WATERLINE - _GUN
    goal = target[0], target[1] + WATERLINE - 40 * UNIT
    distance = max(0.01, math.dist(start, goal))
    along = (goal[0] - start[0]) / distance, (goal[1] - start[1]) / distance
    muzzle = start[0] + along[0] * 0.55, start[1] + along[1] * 0.42

    def recoil(t: float) -> None:
        shooter.recoil = -along[0] * there_and_back(t) * 0.1 * bool(theme.motion.shake_pixels)

    turn = -math.degrees(math.atan2(along[1], along[0]))
    flash = Picture(
        chart,
        ("ships/muzzle_1", "ships/muzzle_2"),
        (muzzle[0] + along[0] * 0.3, muzzle[1] + along[1] * 0.3),
        _MUZZLE,
        durations.cannon_recoil * 1.6,
        angle=turn,
    )

    def fly(effect: Effect, t: float) -> None:
        effect.x = muzzle[0] + (goal[0] - muzzle[0]) * t
        rise = there_and_back(t) * min(0.6, 0.1 * distance)
        effect.y = muzzle[1] + (goal[1] - muzzle[1]) * t - rise

    flight = durations.cannon_flight * (1.0 + 0.06 * min(10.0, distance))
    ball = Picture(chart, ("ships/cannonball",), muzzle, _BALL, flight, fly)
    smoke = Together(*(_puff(chart, muzzle, along, index, theme) for index in range(4)))
    shot = InSequence(Call(boom), Together(Play(durations.cannon_recoil, recoil), flash), ball)
    return shot, smoke


def _puff(chart: LivingChart, muzzle: Point, along: Point, index: int, theme: Theme) -> Cue:
    """One of the clouds before the guns: it grows, drifts, thins out."""
    side = (index - 1.5) * 0.16
    start = muzzle[0] - along[1] * side, muzzle[1] + along[0] * side

    def drift(effect: Effect, t: float) -> None:
        far = out_cubic(t) * (0.35 + 0.12 * index)
        effect.x, effect.y = start[0] + along[0] * far, start[1] + along[1] * far - 0.25 * t
        effect.scale = 0.5 + 0.5 * out_cubic(t)
        effect.alpha = 1.0 if t < 0.3 else 1.0 - (t - 0.3) / 0.7

    pictures = tuple(f"ships/smoke_{1 + (index + step) % 4}" for step in (0, 1, 2, 3))
    seconds = theme.durations.cannon_smoke + _brief(theme, _SMOKE_LINGERS)
    return Picture(chart, pictures, start, _SMOKE, seconds, drift)


def splash(chart: LivingChart, where: Point, theme: Theme) -> Cue:
    """The ball falls into the sea beside its target."""
    place = where[0] + 0.42, where[1] + WATERLINE + 0.12
    return Picture(
        chart,
        ("ships/splash_1", "ships/splash_2", "ships/splash_3"),
        place,
        _SPLASH,
        _brief(theme, _SPLASH_SECONDS),
        foot=0.875,
    )


def burst(chart: LivingChart, where: Point, theme: Theme) -> Cue:
    """It goes home."""
    place = where[0], where[1] + WATERLINE - 50 * UNIT
    return Picture(
        chart,
        ("ships/hit_1", "ships/hit_2", "ships/hit_3"),
        place,
        _BURST,
        _brief(theme, _SPLASH_SECONDS),
    )


def spent(chart: LivingChart, picture: str, where: Point, theme: Theme) -> Cue:
    """A pearl rises from the deck, shines and is gone."""

    def rise(effect: Effect, t: float) -> None:
        effect.y = where[1] - 0.2 - 0.9 * out_cubic(t)
        effect.scale = 0.7 + 0.4 * out_back(min(1.0, t * 1.6))
        effect.alpha = 1.0 if t < 0.55 else 1.0 - (t - 0.55) / 0.45

    return Picture(chart, (picture,), where, (_TOKEN, _TOKEN), _brief(theme, 0.6), rise)


def taken(
    chart: LivingChart,
    picture: str,
    start: Point,
    goal: Point,
    theme: Theme,
    landed: Callable[[], None],
) -> Cue:
    """A treasure goes from an island or a ship onto a deck."""
    deck = goal[0], goal[1] + WATERLINE - 30 * UNIT
    flight = TokenFlight(chart, picture, start, deck, _brief(theme, _TAKE_SECONDS), grow=(1.0, 0.5))
    return InSequence(flight, Call(landed))


def pause(seconds: float) -> Cue:
    """A moment in which nothing happens."""
    return Wait(seconds)


def bearing(start: Point, goal: Point) -> float:
    """Degrees clockwise from north."""
    return math.degrees(math.atan2(goal[0] - start[0], start[1] - goal[1])) % 360.0


def _fade(effect: Effect, t: float) -> None:
    effect.alpha = 1.0 - t


def _fade_late(effect: Effect, t: float) -> None:
    effect.alpha = 0.0 if t < 0.45 else min(1.0, (t - 0.45) * 5) * (1.0 - max(0.0, t - 0.7) / 0.3)


def _brief(theme: Theme, seconds: float) -> float:
    """As it is, or hardly any time at all for those who want less motion."""
    return seconds if theme.motion.bank_most else min(seconds, 0.08)
