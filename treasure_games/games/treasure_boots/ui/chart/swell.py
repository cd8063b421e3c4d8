"""The swell: long crests that roll before the wind over open water while something happens."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from typing import Final

from pygame import FRect

from treasure_games.games.treasure_boots.ui.chart.geometry import Point
from treasure_games.games.treasure_boots.ui.chart.pieces import Contents, Effect, Stirring
from treasure_games.games.treasure_boots.ui.chart.plan import ROOM_ROUND, ChartPlan

_BANDS: Final = 12
"""The number of bands of the chart, north to south; in each frame the crests of one move. They are
slow: until a band's next turn a crest moves hardly a pixel.
"""
_APART: Final = (4.3, 2.7)
"""World units between crests, across and down."""
_STRAY: Final = 1.0
"""The most world units between a crest and its place."""
_WIDTH, _HEIGHT = 2.3, 0.5175
_PICTURES: Final = 3
_SECONDS: Final = 5.0
"""Seconds in which a crest rises, rolls and sinks."""
_SPEED: Final = 0.17
"""World units per second."""
_STRENGTH: Final = 0.9


class _Crest:
    """Rises near its place, rolls before the wind, sinks, and rises again elsewhere near it."""

    def __init__(self, place: Point, age: float, chance: random.Random) -> None:
        self.effect = Effect("", *place, _WIDTH, _HEIGHT, is_swell=True)
        self._place = place
        self._age = age
        """0 when it rises, 1 when it has sunk."""
        self._chance = chance
        self._rise()

    def roll(self, seconds: float, wind: float) -> None:
        """Advance before a wind that blows to `wind`, in degrees clockwise from north."""
        self._age += seconds / _SECONDS
        if self._age >= 1.0:
            self._age %= 1.0
            self._rise()
        towards = math.radians(wind)
        self.effect.x += _SPEED * seconds * math.sin(towards)
        self.effect.y -= _SPEED * seconds * math.cos(towards)
        self._pose()

    def _rise(self) -> None:
        x, y = self._place
        self.effect.x = x + self._chance.uniform(-_STRAY, _STRAY)
        self.effect.y = y + self._chance.uniform(-_STRAY, _STRAY)
        self.effect.picture = f"chart/crest_{self._chance.randint(1, _PICTURES)}"
        self._pose()

    def _pose(self) -> None:
        self.effect.alpha = _STRENGTH * math.sin(math.pi * self._age)


class Swell:
    """Rolls while `roll` is called; otherwise the crests stay where they are."""

    def __init__(self, plan: ChartPlan, contents: Contents) -> None:
        self._contents = contents
        chance = random.Random(1718)
        crests = [_Crest(place, chance.random(), chance) for place in _places(plan)]
        each = -(-len(crests) // _BANDS) or 1
        self._bands = [crests[start : start + each] for start in range(0, len(crests), each)]
        contents.swell = [Stirring([crest.effect for crest in band]) for band in self._bands]
        self._rolled = [0.0] * len(self._bands)
        """Seconds that each band still has to move."""
        self._next = 0

    def roll(self, seconds: float, seen: FRect) -> None:
        """Advance the crests of one band; `seen` is the part of the world in view."""
        if not self._bands:
            return
        self._rolled = [waiting + seconds for waiting in self._rolled]
        band = self._next = (self._next + 1) % len(self._bands)
        passed, self._rolled[band] = self._rolled[band], 0.0
        for crest in self._bands[band]:
            if seen.collidepoint(crest.effect.x, crest.effect.y):
                crest.roll(passed, self._contents.wind)
        self._contents.swell[band].turns += 1


def _places(plan: ChartPlan) -> Iterator[Point]:
    """Yield open water on a lattice over the boards and the sea around them, north to south."""
    room = 2 * ROOM_ROUND * plan.geometry.half_height
    waters = plan.bounds.inflate(2 * room, 2 * room)
    across, down = _APART
    for row in range(int(waters.height / down)):
        for column in range(int(waters.width / across)):
            x = waters.left + (column + 0.5 + row % 2 / 2) * across
            y = waters.top + (row + 0.5) * down
            if plan.is_open(plan.geometry.cell_at(x, y), 1):
                yield x, y
