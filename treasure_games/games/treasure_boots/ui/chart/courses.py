"""Lines over the chart: the course of a ship with its ghost at the end, and lines of fire."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from pygame import FRect, Surface

from treasure_games.games.treasure_boots.ui.chart.geometry import Point
from treasure_games.games.treasure_boots.ui.chart.pictures import Pictures
from treasure_games.games.treasure_boots.ui.chart.pieces import WATERLINE, Course, Layer, Ship, Shot
from treasure_games.games.treasure_boots.ui.chart.plan import ChartPlan
from treasure_games.games.treasure_boots.ui.chart.plates import Plates
from treasure_games.games.treasure_boots.ui.chart.ship_figure import ShipFigure
from treasure_games.games.treasure_boots.ui.chart.wash import Wash
from treasure_games.table.pieces.map.picture_list import Laid, centred

_DOT: Final = 0.17
_DOT_GAP: Final = 0.25
_SHOT_DOT: Final = 0.15
_SHOT_GAP: Final = 0.18
_RETICLE: Final = 1.75
_RING: Final = (2.0, 200 / 480)
"""Width of a ring of light in world units, and its height as a share of the width."""
_GHOST: Final = 0.72
_ARC: Final = 0.14
"""World units by which the line of fire rises in its middle."""
_LABEL: Final = 22.0
_RING_REACH: Final = 13.0
"""Virtual units by which the focus ring extends beyond its cell."""
_LABEL_STEP: Final = 0.86
"""From one ribbon to the next, in heights of a ribbon."""
_LABEL_MOST: Final = 20.0


class Courses:
    """Lays out lines for one plan."""

    def __init__(
        self, plan: ChartPlan, pictures: Pictures, plates: Plates, figure: ShipFigure, wash: Wash
    ) -> None:
        self._plan = plan
        self._pictures = pictures
        self._plates = plates
        self._figure = figure
        self._wash = wash

    def course(self, course: Course, wind: float, beat: int) -> Iterator[Laid]:
        """Yield dots along the path, and the ship at its end."""
        points = [self._plan.geometry.centre(cell) for cell in course.path]
        bow, stern = (0.36, 0.62) if course.ghost is not None else (0.36, 0.0)
        dot = self._pictures.whole("chart/course_dot", _DOT, _DOT)
        for x, y in _beads(_rounded(points), _DOT_GAP, bow, stern):
            yield self._laid(Layer.FLOATING, 50.0, dot, x, y + 0.12)
        if course.ghost is not None:
            yield self.ring(course.ghost, is_ghost=True)
            ghost = replace(course.ghost, alpha=_GHOST)
            yield from self._figure.lay(ghost, wind, beat, Layer.OVER)

    def ring(self, ship: Ship, *, is_ghost: bool = False) -> Laid:
        """Return the ring of light on the water around a ship."""
        name = "chart/ring_ghost" if is_ghost else "chart/ring"
        width = _RING[0] * ship.scale
        picture = self._pictures.whole(name, width, width * _RING[1])
        return self._laid(Layer.FLOATING, 20.0, picture, ship.x, ship.y + WATERLINE * ship.scale)

    def shot(self, shot: Shot) -> Iterator[Laid]:
        """Yield balls along the line, the cost of each empty cell, the reticle and the chances."""
        start, end = (self._plan.geometry.centre(cell) for cell in (shot.origin, shot.target))
        ball = self._pictures.get("chart/shot_dot", _SHOT_DOT, _SHOT_DOT)
        length = math.dist(start, end)
        for x, y in _beads([start, end], _SHOT_GAP, 0.62, 0.86):
            rise = _ARC * math.sin(math.pi * math.dist(start, (x, y)) / length)
            yield self._laid(Layer.OVER, 100.0, ball, x, y - rise)
        yield from (self._wash.range_coin(cell) for cell in shot.empties)
        sight = self._pictures.get("chart/reticle", _RETICLE, _RETICLE)
        yield self._laid(Layer.OVER, 101.0, sight, end[0], end[1] - 0.05)
        yield from self._labels(shot, start, end)

    def _labels(self, shot: Shot, start: Point, end: Point) -> Iterator[Laid]:
        """Yield the chances above the target, or below it if they would touch the shooter."""
        texts = (shot.pearl_label, shot.label)
        ribbons = [self._plates.ribbon(text, _LABEL, _LABEL_MOST) for text in texts if text]
        shown = [ribbon for ribbon in ribbons if ribbon is not None]
        if not shown:
            return
        unit = self._pictures.unit
        height = shown[0].get_height() / unit
        step = height * _LABEL_STEP
        over = self._ringed(end)
        stack = FRect(0, 0, max(one.get_width() for one in shown) / unit, step * len(shown))
        stack.midbottom = over.midtop
        first, way = over.top - height / 2, -1
        if stack.colliderect(self._ringed(start)):
            first, way = over.bottom + height / 2, 1
            shown.reverse()
        for index, ribbon in enumerate(shown):
            yield self._laid(Layer.LABELS, 0.0, ribbon, end[0], first + way * step * index)

    def _ringed(self, centre: Point) -> FRect:
        """Return the area of a cell and its focus ring, in world units."""
        geometry = self._plan.geometry
        reach = _RING_REACH * self._pictures.context.viewport.scale / self._pictures.unit
        found = FRect(0, 0, 2 * (geometry.half_width + reach), 2 * (geometry.half_height + reach))
        found.center = centre
        return found

    def _laid(self, layer: Layer, depth: float, picture: Surface, x: float, y: float) -> Laid:
        unit = self._pictures.unit
        return centred(layer, depth, picture, x * unit, y * unit)


def _rounded(points: Sequence[Point]) -> list[Point]:
    """Return the path with rounded corners."""
    if len(points) < 3:
        return list(points)
    smooth = [points[0]]
    for one, here, after in zip(points, points[1:], points[2:], strict=False):
        start, end = _between(one, here, 0.5), _between(here, after, 0.5)
        for part in range(1, 7):
            t = part / 6
            smooth.append(_between(_between(start, here, t), _between(here, end, t), t))
    return [*smooth, points[-1]]


def _between(one: Point, other: Point, t: float) -> Point:
    return one[0] + (other[0] - one[0]) * t, one[1] + (other[1] - one[1]) * t


def _beads(points: Sequence[Point], gap: float, start: float, end: float) -> Iterator[Point]:
    """Yield places every `gap` along a line, except `start` and `end` world units at its ends."""
    lengths = [math.dist(one, other) for one, other in pairwise(points)]
    total = sum(lengths)
    count = int((total - start - end) / gap)
    if count < 1:
        return
    step = (total - start - end) / count
    wanted = [start + step * index for index in range(count + 1)]
    passed = 0.0
    for (one, other), length in zip(pairwise(points), lengths, strict=True):
        while wanted and length and wanted[0] <= passed + length + 1e-9:
            yield _between(one, other, (wanted.pop(0) - passed) / length)
        passed += length
