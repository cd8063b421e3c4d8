"""What stirs by itself on the chart: breakers, lamps, fires, smoke, gulls, flags, the swell."""

import math
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final

from pygame import FRect

from treasure_games.core.pages import figures_beside, json_of
from treasure_games.games.treasure_boots.ui.chart.pieces import Contents, Effect, Ship
from treasure_games.games.treasure_boots.ui.chart.plan import ROOM_ROUND, ChartPlan, Point
from treasure_games.stage.asset_files import find
from treasure_games.stage.settings import Settings

_AT, _COUNTS = figures_beside(__file__)
_FLICKER: Final = (1, 2, 3, 2)

Pose = Callable[[Effect, Point, int], None]
"""Shows the state of an effect with this home at this beat; beat 0 is shown with reduced motion."""


@dataclass(slots=True)
class _Creature:
    """Something that changes a little from beat to beat."""

    effect: Effect
    pose: Pose
    home: Point
    beat: int = 0

    def stir(self) -> None:
        """Advance one step."""
        self.beat += 1
        self.pose(self.effect, self.home, self.beat)


def _flutter(ship: Ship) -> None:
    """Let the flag of a ship stir; the ship draws it."""
    ship.beat += 1


def _flicker(effect: Effect, _home: Point, beat: int) -> None:
    """Fire, gulls: pictures in turn."""
    effect.picture = f"{effect.picture.rpartition('_')[0]}_{_FLICKER[beat % len(_FLICKER)]}"


def _pulse(effect: Effect, _home: Point, beat: int) -> None:
    """Lamps and lava: light that pulses."""
    effect.alpha = 0.72 + 0.28 * math.sin(0.9 * beat)


def _rise(effect: Effect, home: Point, beat: int) -> None:
    """A puff of smoke that rises, grows and fades, then another."""
    age = (beat + 3) % _COUNTS.rise_steps / _COUNTS.rise_steps
    effect.picture = f"chart/plume_{1 + int(age * 3)}"
    effect.x = home[0] + 0.18 * age
    effect.y = home[1] - 0.62 * age
    effect.scale = 0.55 + 0.75 * age
    effect.alpha = 0.9 * (1.0 - age) ** 0.7


_KINDS: Final[dict[str, tuple[str, Point, Pose, float, float]]] = {
    "fire": ("chart/fire_1", (0.32, 0.4), _flicker, 0.95, 0.0),
    "lava": ("chart/lava_glow", (1.28, 1.28), _pulse, 0.5, 0.0),
    "light": ("chart/lamp_glow", (1.28, 1.28), _pulse, 0.5, 0.0),
    "smoke": ("chart/plume_1", (0.48, 0.48), _rise, 0.5, 0.0),
    "gulls": ("chart/gull_1", (0.48, 0.32), _flicker, 0.5, 1.0),
}
"""What lives on lands: its first picture, its size, how it stirs, its anchor, and how far in front
of its land it is.
"""


class Life:
    """Stirs a few of the things in view at each beat, in turn."""

    def __init__(
        self, plan: ChartPlan, contents: Contents, settings: Settings, *, is_still: bool
    ) -> None:
        self._plan = plan
        self._contents, self._settings, self._is_still = contents, settings, is_still
        self._chance = random.Random(1720)
        self._seen = FRect(plan.bounds)
        self._creatures = list(self._on_lands())
        if not is_still:
            self._creatures += list(self._breakers())
        for creature in self._creatures:
            creature.pose(creature.effect, creature.home, 0)
        chance = random.Random(1718)
        self._crests = [_Crest(place, chance.random(), chance) for place in _places(plan)]
        contents.ambient = [one.effect for one in self._creatures]
        contents.ambient += [one.effect for one in self._crests]
        self._next = self._next_crest = 0
        self._rolled = 0.0
        """Seconds for which the sea has swelled."""
        self._wait = _AT.beat

    def next_wakeup(self) -> float | None:
        """Return the seconds until the next beat; None if motion or ambience is off."""
        return max(0.0, self._wait) if self._is_alive else None

    @property
    def _is_alive(self) -> bool:
        return self._settings.ambience and not self._is_still

    def update(self, dt: float, seen: FRect) -> None:
        """Advance by `dt` seconds; `seen` is the part of the world in view."""
        if not self._is_alive:
            return
        self._seen = seen
        self._wait -= dt
        if self._wait <= _AT.early:
            self._wait = _AT.beat
            self._stir()

    def _stir(self) -> None:
        in_view = list(self._in_view())
        for _ in range(min(_COUNTS.at_once, len(in_view))):
            self._next = (self._next + 1) % len(in_view)
            in_view[self._next]()

    def roll(self, dt: float, seen: FRect) -> None:
        """Let the sea swell; otherwise the crests stay where they are."""
        if self._is_still:
            return
        self._rolled += dt
        self._next_crest = (self._next_crest + 1) % _COUNTS.in_turn
        for crest in self._crests[self._next_crest :: _COUNTS.in_turn]:
            crest.roll(self._rolled, self._contents.wind, seen)

    def _in_view(self) -> Iterator[Callable[[], None]]:
        """Yield what lets each thing in view stir: creatures, then the flags of ships."""
        for one in self._creatures:
            # Breakers look for places in view by themselves.
            if one.effect.is_under or self._seen.collidepoint(one.effect.x, one.effect.y):
                yield one.stir
        for ship in self._contents.ships.values():
            if not ship.sink and self._seen.collidepoint(ship.x, ship.y):
                yield partial(_flutter, ship)

    def _on_lands(self) -> Iterator[_Creature]:
        for cell, land in self._plan.lands.items():
            x, y = self._plan.geometry.centre(cell)
            side = -1.0 if land.is_mirrored else 1.0
            for kind, anchors in living_anchors().get(land.picture, {}).items():
                picture, size, pose, anchor, before = _KINDS[kind]
                for across, down in anchors:
                    home = x + side * across, y + down
                    effect = Effect(picture, *home, *size, anchor_y=anchor, depth=y + before)
                    yield _Creature(effect, pose, home)

    def _breakers(self) -> Iterator[_Creature]:
        middle = self._plan.bounds.center
        for index in range(_COUNTS.breakers):
            effect = Effect("chart/breaker_1", *middle, 0.74, 0.37, alpha=0.0, is_under=True)
            yield _Creature(effect, self._break, middle, index)

    def _break(self, effect: Effect, _home: Point, beat: int) -> None:
        """A crest that appears and fades in place, then appears elsewhere."""
        step = beat % _COUNTS.breaker_steps
        spot = self._open_spot() if step == 0 else None
        if spot is not None:
            effect.x, effect.y = spot
            effect.picture = f"chart/breaker_{1 + beat // _COUNTS.breaker_steps % 4}"
        effect.alpha = 0.85 * math.sin(math.pi * step / _COUNTS.breaker_steps)

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


@lru_cache(maxsize=1)
def living_anchors() -> dict[str, dict[str, list[Point]]]:
    """Return the places of lights, smoke and gulls, by picture and kind, in world units."""
    anchors: dict[str, dict[str, list[Point]]] = json_of(find("art", "chart/living", (".json",)))
    return anchors


class _Crest:
    """Rises near its place, rolls before the wind, sinks, and rises again elsewhere near it."""

    def __init__(self, place: Point, age: float, chance: random.Random) -> None:
        self.effect = Effect("", *place, _AT.width, _AT.height, is_swell=True)
        self._place = place
        self._age = age
        """0 when it rises, 1 when it has sunk."""
        self._chance = chance
        self._rolled = 0.0
        self._rise()

    def roll(self, until: float, wind: float, seen: FRect) -> None:
        """Advance, if in view, before a wind that blows to so many degrees clockwise from north."""
        seconds, self._rolled = until - self._rolled, until
        if not seen.collidepoint(self.effect.x, self.effect.y):
            return
        self._age += seconds / _AT.seconds
        if self._age >= 1.0:
            self._age %= 1.0
            self._rise()
        towards = math.radians(wind)
        self.effect.x += _AT.speed * seconds * math.sin(towards)
        self.effect.y -= _AT.speed * seconds * math.cos(towards)
        self._pose()

    def _rise(self) -> None:
        x, y = self._place
        self.effect.x = x + self._chance.uniform(-_AT.stray, _AT.stray)
        self.effect.y = y + self._chance.uniform(-_AT.stray, _AT.stray)
        self.effect.picture = f"chart/crest_{self._chance.randint(1, _COUNTS.pictures)}"
        self._pose()

    def _pose(self) -> None:
        self.effect.alpha = _AT.strength * math.sin(math.pi * self._age)


def _places(plan: ChartPlan) -> Iterator[Point]:
    """Yield open water on a lattice over the boards and the sea around them, north to south."""
    room = 2 * ROOM_ROUND * plan.geometry.half_height
    waters = plan.bounds.inflate(2 * room, 2 * room)
    across, down = _AT.apart_across, _AT.apart_down
    for row in range(int(waters.height / down)):
        for column in range(int(waters.width / across)):
            x = waters.left + (column + 0.5 + row % 2 / 2) * across
            y = waters.top + (row + 0.5) * down
            if plan.is_open(plan.geometry.cell_at(x, y), 1):
                yield x, y
