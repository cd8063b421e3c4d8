"""Ambient life on the chart: breakers, lamps, fires, smoke, gulls, flags."""

from __future__ import annotations

import json
import math
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator
from functools import lru_cache
from typing import Final

from pygame import FRect

from treasure_games.games.treasure_boots.ui.chart.geometry import Point
from treasure_games.games.treasure_boots.ui.chart.pieces import Contents, Effect, Stirring
from treasure_games.games.treasure_boots.ui.chart.plan import ChartPlan
from treasure_games.stage.assets import find

BEAT: Final = 0.5
"""Seconds between two stirs."""
_EARLY: Final = 0.15
"""Seconds by which it stirs earlier if the loop is awake anyway, mostly for the lantern: both then
share a pulse. Waking an idle core costs more than the drawing.
"""
_AT_ONCE: Final = 4
"""Things that stir in one beat: few small rectangles cost
nothing, many would be drawn as one large."""
_BREAKERS: Final = 7
_PIXELS: Final = 200.0
"""Master pixels of living sprites per world unit."""


class _Creature(ABC):
    """Something that changes a little from beat to beat."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect
        self._beat = 0

    def stir(self) -> None:
        """Advance one step."""
        self._beat += 1
        self.pose(self._beat)

    @abstractmethod
    def pose(self, beat: int) -> None:
        """Show its state at this beat; beat 0 is shown with reduced motion."""

    def where(self) -> Point:
        """Return the world point that decides whether it is in view."""
        return self.effect.x, self.effect.y


class _Frames(_Creature):
    """Fire, gulls: pictures in turn."""

    def __init__(self, effect: Effect, frames: tuple[int, ...]) -> None:
        super().__init__(effect)
        self._frames = frames
        self._name = effect.picture.rpartition("_")[0]

    def pose(self, beat: int) -> None:
        self.effect.picture = f"{self._name}_{self._frames[beat % len(self._frames)]}"


class _Glow(_Creature):
    """Lamps and lava: light that pulses."""

    def pose(self, beat: int) -> None:
        self.effect.alpha = 0.72 + 0.28 * math.sin(0.9 * beat)


class _Plume(_Creature):
    """A puff of smoke that rises, grows and fades, then another."""

    _STEPS: Final = 9

    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        self._foot = effect.x, effect.y

    def pose(self, beat: int) -> None:
        age = (beat + 3) % self._STEPS / self._STEPS
        self.effect.picture = f"chart/plume_{1 + int(age * 3)}"
        self.effect.x = self._foot[0] + 0.18 * age
        self.effect.y = self._foot[1] - 0.62 * age
        self.effect.scale = 0.55 + 0.75 * age
        self.effect.alpha = 0.9 * (1.0 - age) ** 0.7


class _Breaker(_Creature):
    """A crest that appears and fades in place, then appears elsewhere."""

    _STEPS: Final = 8

    def __init__(self, effect: Effect, find_spot: Callable[[], Point | None], beat: int) -> None:
        super().__init__(effect)
        self._find_spot = find_spot
        self._beat = beat

    def pose(self, beat: int) -> None:
        step = beat % self._STEPS
        if step == 0:
            spot = self._find_spot()
            if spot is not None:
                self.effect.x, self.effect.y = spot
                self.effect.picture = f"chart/breaker_{1 + beat // self._STEPS % 4}"
        self.effect.alpha = 0.85 * math.sin(math.pi * step / self._STEPS)


class _Flag(_Creature):
    """A ship's flag; the ship draws it."""

    def __init__(self, contents: Contents, key: Hashable) -> None:
        ship = contents.ships[key]
        super().__init__(Effect("", ship.x, ship.y, 0.0, 0.0))
        self._contents = contents
        self.key = key

    def pose(self, beat: int) -> None:
        self._contents.beats[self.key] = beat

    def where(self) -> Point:
        ship = self._contents.ships.get(self.key)
        return (ship.x, ship.y) if ship is not None else (math.inf, math.inf)


class Life:
    """Stirs a few of the things in view at each beat, in turn."""

    def __init__(self, plan: ChartPlan, contents: Contents, *, is_still: bool) -> None:
        self._plan = plan
        self._contents = contents
        self._is_still = is_still
        self._chance = random.Random(1720)
        self._seen = FRect(plan.bounds)
        self._creatures = list(self._on_lands())
        if not is_still:
            self._creatures += list(self._breakers())
        contents.life = Stirring([creature.effect for creature in self._creatures])
        for creature in self._creatures:
            creature.pose(0)
        self._flags: dict[Hashable, _Flag] = {}
        self._next = 0
        self._wait = BEAT

    def next_wakeup(self) -> float | None:
        """Return the seconds until the next beat; None if ambience is off."""
        return None if self._is_still else max(0.0, self._wait)

    def update(self, dt: float, seen: FRect) -> None:
        """Advance by `dt` seconds; `seen` is the part of the world in view."""
        if self._is_still:
            return
        self._seen = seen
        self._wait -= dt
        if self._wait <= _EARLY:
            self._wait = BEAT
            self._stir()

    def _stir(self) -> None:
        self._muster_flags()
        in_view = [
            one
            for one in (*self._creatures, *self._flags.values())
            if isinstance(one, _Breaker) or self._seen.collidepoint(one.where())
        ]
        for _ in range(min(_AT_ONCE, len(in_view))):
            self._next = (self._next + 1) % len(in_view)
            in_view[self._next].stir()
        self._contents.life.turns += 1

    def _muster_flags(self) -> None:
        ships = self._contents.ships
        self._flags = {
            key: self._flags.get(key) or _Flag(self._contents, key)
            for key in ships
            if not ships[key].sink
        }

    def _on_lands(self) -> Iterator[_Creature]:
        for cell, land in self._plan.lands.items():
            x, y = self._plan.geometry.centre(cell)
            side = -1.0 if land.is_mirrored else 1.0
            for kind, anchors in living_anchors().get(land.picture, {}).items():
                for across, down in anchors:
                    yield _MAKERS[kind](x + side * across, y + down, y)

    def _breakers(self) -> Iterator[_Breaker]:
        for index in range(_BREAKERS):
            x, y = self._plan.bounds.center
            effect = Effect("chart/breaker_1", x, y, 0.74, 0.37, alpha=0.0, is_under=True)
            yield _Breaker(effect, self._open_spot, index)

    def _open_spot(self) -> Point | None:
        """Return a place in view that is far from land and ships, or None."""
        seen, geometry = self._seen, self._plan.geometry
        ships = [(ship.x, ship.y) for ship in self._contents.ships.values()]
        for _ in range(8):
            x = self._chance.uniform(seen.left + 1, seen.right - 1)
            y = self._chance.uniform(seen.top + 1, seen.bottom - 1)
            is_clear = all(math.dist((x, y), ship) > 1.4 for ship in ships)
            if is_clear and self._plan.is_open(geometry.cell_at(x, y), 1):
                return x, y
        return None


def _fire(x: float, y: float, depth: float) -> _Creature:
    flame = Effect("chart/fire_1", x, y, 64 / _PIXELS, 80 / _PIXELS, anchor_y=0.95, depth=depth)
    return _Frames(flame, (1, 2, 3, 2))


def _lava(x: float, y: float, depth: float) -> _Creature:
    return _Glow(Effect("chart/lava_glow", x, y, 256 / _PIXELS, 256 / _PIXELS, depth=depth))


def _light(x: float, y: float, depth: float) -> _Creature:
    return _Glow(Effect("chart/lamp_glow", x, y, 256 / _PIXELS, 256 / _PIXELS, depth=depth))


def _smoke(x: float, y: float, depth: float) -> _Creature:
    return _Plume(Effect("chart/plume_1", x, y, 96 / _PIXELS, 96 / _PIXELS, depth=depth))


def _gull(x: float, y: float, depth: float) -> _Creature:
    gull = Effect("chart/gull_1", x, y, 96 / _PIXELS, 64 / _PIXELS, depth=depth + 1.0)
    return _Frames(gull, (1, 2, 3, 2))


_MAKERS: Final[dict[str, Callable[[float, float, float], _Creature]]] = {
    "fire": _fire,
    "lava": _lava,
    "light": _light,
    "smoke": _smoke,
    "gulls": _gull,
}

Anchors = dict[str, dict[str, list[tuple[float, float]]]]


@lru_cache(maxsize=1)
def living_anchors() -> Anchors:
    """Return the places of lights, smoke and gulls, by picture and kind, in world units."""
    path = find("art", "chart/living", (".json",))
    anchors: Anchors = json.loads(path.read_text(encoding="utf-8"))
    return anchors
