"""Marks as they are drawn: cells that may be chosen, courses with a ghost, lines of fire."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

import pygame
from pygame import FRect, Surface

from treasure_games.games.treasure_boots.ui.chart.lands import Lands, Plates
from treasure_games.games.treasure_boots.ui.chart.pictures import Pictures, Stroke
from treasure_games.games.treasure_boots.ui.chart.pieces import (
    RINGS,
    WATERLINE,
    Cost,
    Course,
    Layer,
    Marks,
    Ship,
    Shot,
)
from treasure_games.games.treasure_boots.ui.chart.plan import Cell, ChartPlan, Point
from treasure_games.games.treasure_boots.ui.chart.ship_figure import ShipFigure
from treasure_games.stage.theme import Colour
from treasure_games.table.pieces.map.picture_list import Laid

_CELL: Final = 2.0
"""World units across the textures of a cell."""
_COIN: Final = 0.56
_RANGE_COIN: Final = 0.46
_ON_ISLAND: Final[Point] = (0.0, 0.61)
_OVER_ISLAND: Final[Point] = (0.1, -0.40)
"""The place of a coin: between plate and token, or clear of a large plate."""
_INSIDE: Final = 0.985
_PEARLY: Final[Colour] = (214, 226, 255)
"""Multiplied into the light of cells that cost pearls: moonlight beside lantern light."""
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


class Wash:
    """Lays out the light of a choice."""

    def __init__(self, plan: ChartPlan, pictures: Pictures, plates: Plates, lands: Lands) -> None:
        self._plan = plan
        self._pictures = pictures
        self._plates = plates
        self._lands = lands
        self._reach: Mapping[Cell, Cost] = {}
        self._rings: dict[Cell, int] = {}
        self._far_sides: list[tuple[Cell, int]] = []
        self._near_sides: list[tuple[Cell, int]] = []

    def spread(self, reach: Mapping[Cell, Cost], origin: Point | None) -> None:
        """Divide the choice into rings around the ship at `origin`.

        Equal cells keep their rings, as some may be laid out already.
        """
        if reach is self._reach or reach == self._reach:
            return
        self._reach = reach
        self._rings = self._ringed(reach, origin)
        near = frozenset(cell for cell, cost in reach.items() if not cost.pearls)
        outline = self._plan.geometry.outline
        self._far_sides, self._near_sides = outline(frozenset(reach)), outline(near)

    def _ringed(self, reach: Mapping[Cell, Cost], origin: Point | None) -> dict[Cell, int]:
        middles = {cell: self._plan.geometry.centre(cell) for cell in reach}
        x, y = origin or self._plan.geometry.bounds(reach).center
        far = {cell: math.dist((x, y), middle) for cell, middle in middles.items()}
        nearest, farthest = min(far.values(), default=0.0), max(far.values(), default=0.0)
        wide = (farthest - nearest) / RINGS + 1e-6
        return {cell: int((away - nearest) / wide) for cell, away in far.items()}

    def cells(self, ring: int, wind: float) -> Iterator[Laid]:
        """Yield a ring's light on the water, the cord around the whole region, foam along the
        drift.
        """
        for cell in self._of(ring):
            cost = self._reach[cell]
            if cost.is_drift:
                name = f"chart/drift_{self._plan.geometry.shape}"
                picture = self._pictures.get(name, _CELL, _CELL, angle=self._turned(wind))
                yield self._lit(cell, Layer.FLOATING, picture, -10.0)
            else:
                light = self._light(cost.pearls > 0)
                yield self._lit(cell, self._lit_layer(cell), light, -30.0)
        yield from self._cords(ring)

    def coins(self, ring: int, wind: float, taken: frozenset[Cell]) -> Iterator[Laid]:
        """Yield the cost of each cell of a ring, except in `taken` cells."""
        for cell in self._of(ring):
            cost = self._reach[cell]
            if cost.has_coin and cell not in taken:
                x, y = self._plan.geometry.centre(cell)
                coin, spot = self._coin(cost, wind), self._coin_spot(cell)
                yield self._at(cell, Layer.COINS, coin, spot, depth=y + x * 1e-5)

    def _of(self, ring: int) -> Iterator[Cell]:
        return (cell for cell, its_ring in self._rings.items() if its_ring == ring)

    def pointer(self, cell: Cell | None, marks: Marks) -> Iterator[Laid]:
        """Yield the cell that is hovered or under the keyboard cursor, and those of a log line."""
        rim = self._pictures.whole(f"chart/cursor_{self._plan.geometry.shape}", _CELL, _CELL)
        for lit in sorted(marks.lit - {cell}):
            yield self._at(lit, self._rim_layer(lit), rim, depth=-5.0)
        if cell is not None:
            yield self._at(cell, self._rim_layer(cell), rim, depth=-5.0)

    def _rim_layer(self, cell: Cell) -> Layer:
        """Return the layer of a rim: on land above palms and roofs, which would hide most of it."""
        return Layer.OVER if cell in self._plan.lands else Layer.FLOATING

    def _coin(self, cost: Cost, wind: float) -> Surface:
        if cost.is_drift:
            return self._plates.drift_coin(wind, "0")
        if cost.pearls:
            return self._plates.pearl_coin(str(cost.pearls))
        return self._plates.coin("chart/coin_cost", _COIN, str(cost.points))

    def _coin_spot(self, cell: Cell) -> Point:
        """Return a place between plate and token of an island, at the end of a port's name, else
        the middle, or clear of the name of a port beside it.
        """
        if self._plan.lands.get(cell) is None:
            return 0.0, self._clear_of_names(cell)
        ribbon = self._lands.ribbon_rect(cell)
        if ribbon is not None:
            return ribbon.width / 2 + 0.16, 0.70
        return _OVER_ISLAND if self._plates.is_crowded else _ON_ISLAND

    def _clear_of_names(self, cell: Cell) -> float:
        """Return how far down a coin moves in its cell so as not to cover the name of a port."""
        geometry = self._plan.geometry
        across = self._plates.coin_size(_COIN)
        coin = FRect(0, 0, across, across)
        coin.center = geometry.centre(cell)
        most = geometry.half_height - across / 2
        for port in geometry.grid.neighbours(cell):
            ribbon = self._lands.ribbon_rect(port)
            if ribbon is not None and ribbon.colliderect(coin):
                down, up = ribbon.bottom - coin.top, coin.bottom - ribbon.top
                return min(down, most) if down < up else -min(up, most)
        return 0.0

    def _turned(self, wind: float) -> float:
        """Return the angle of streaks along the wind; a cell's outline allows only some turns."""
        return wind if self._plan.geometry.shape == "hex" else round(wind / 90.0) * 90.0

    def _light(self, is_pearly: bool) -> Surface:
        name = f"chart/reach_{self._plan.geometry.shape}"
        plain = self._pictures.whole(name, _CELL, _CELL)
        if not is_pearly:
            return plain

        def make() -> Surface:
            cool = plain.copy()
            grey = pygame.transform.grayscale(plain)
            cool.blit(grey, (0, 0), special_flags=pygame.BLEND_RGB_MAX)
            cool.fill(_PEARLY, special_flags=pygame.BLEND_RGB_MULT)
            return cool

        return self._pictures.keep(("pearly", name), make)

    def _cords(self, ring: int) -> Iterator[Laid]:
        """Yield one cord around all that points reach, a paler one around what pearls add."""
        palette = self._pictures.context.theme.palette
        yield from self._cord(ring, self._far_sides, palette.pearl, 0.75, -21.0)
        yield from self._cord(ring, self._near_sides, palette.focus_light, 1.0, -20.0)

    def _cord(
        self, ring: int, sides: list[tuple[Cell, int]], colour: Colour, strength: float,
        depth: float,
    ) -> Iterator[Laid]:  # fmt: skip
        for cell, side in sides:
            if self._rings[cell] == ring:
                light = self._side_light(side, colour, strength)
                yield self._lit(cell, self._lit_layer(cell), light, depth, self._middle(side))

    def _lit(
        self, cell: Cell, layer: Layer, picture: Surface, depth: float, off: Point = (0, 0)
    ) -> Laid:
        """Return the same as `_at`, with lights of one depth always in the same order, whatever
        their rings.
        """
        x, y = self._plan.geometry.centre(cell)
        return self._at(cell, layer, picture, off, depth=depth + y * 1e-3 + x * 1e-5)

    def _lit_layer(self, cell: Cell) -> Layer:
        """Return a layer under shallows and foam, but above those of land in the choice: nothing
        else would mark a port among others.
        """
        return Layer.FLOATING if cell in self._plan.lands else Layer.WASH

    def _middle(self, side: int) -> Point:
        """Return the middle of a side, slightly inside: adjoining regions keep their own cords."""
        (x, y), (end_x, end_y) = self._plan.geometry.side(side)
        return (x + end_x) / 2 * _INSIDE, (y + end_y) / 2 * _INSIDE

    def _side_light(self, side: int, colour: Colour, strength: float) -> Surface:
        def make() -> Surface:
            unit, palette = self._pictures.unit, self._pictures.context.theme.palette
            middle_x, middle_y = self._middle(side)
            ends = [
                ((x * _INSIDE - middle_x) * unit, (y * _INSIDE - middle_y) * unit)
                for x, y in self._plan.geometry.side(side)
            ]
            width = max(2.0, 0.042 * unit)
            room = 5.0 * width
            stroke = Stroke(abs(ends[0][0]) + room, abs(ends[0][1]) + room)
            stroke.glow(ends, 8.0 * width, palette.lantern, 0.5 * strength)
            stroke.cord(ends, 2.1 * width, palette.ink, 0.55 * strength)
            stroke.cord(ends, width, colour, strength)
            return stroke.finished()

        return self._pictures.keep(("cord", side, colour, strength), make)

    def _at(
        self, cell: Cell, layer: Layer, picture: Surface, off: Point = (0, 0), *, depth: float = 0.0
    ) -> Laid:
        x, y = self._plan.geometry.centre(cell)
        return self._pictures.laid(layer, depth or y, picture, x + off[0], y + off[1])


class Courses:
    """Lays out lines for one plan."""

    def __init__(
        self, plan: ChartPlan, pictures: Pictures, plates: Plates, figure: ShipFigure
    ) -> None:
        self._plan = plan
        self._pictures = pictures
        self._plates = plates
        self._figure = figure

    def course(self, course: Course, wind: float) -> Iterator[Laid]:
        """Yield dots along the path, and the ship at its end."""
        points = [self._plan.geometry.centre(cell) for cell in course.path]
        dot = self._pictures.whole("chart/course_dot", _DOT, _DOT)
        for x, y in _beads(_rounded(points), _DOT_GAP, 0.36, 0.62):
            yield self._pictures.laid(Layer.FLOATING, 50.0, dot, x, y + 0.12)
        yield self.ring(course.ghost, is_ghost=True)
        ghost = replace(course.ghost, alpha=_GHOST)
        yield from self._figure.lay(ghost, wind, 0, Layer.OVER)

    def ring(self, ship: Ship, *, is_ghost: bool = False) -> Laid:
        """Return the ring of light on the water around a ship."""
        name = "chart/ring_ghost" if is_ghost else "chart/ring"
        width = _RING[0] * ship.scale
        picture = self._pictures.whole(name, width, width * _RING[1])
        return self._pictures.laid(
            Layer.FLOATING, 20.0, picture, ship.x, ship.y + WATERLINE * ship.scale
        )

    def shot(self, shot: Shot) -> Iterator[Laid]:
        """Yield balls along the line, the cost of each empty cell, the reticle and the chances."""
        start, end = (self._plan.geometry.centre(cell) for cell in (shot.origin, shot.target))
        ball = self._pictures.get("chart/shot_dot", _SHOT_DOT, _SHOT_DOT)
        length = math.dist(start, end)
        for x, y in _beads([start, end], _SHOT_GAP, 0.62, 0.86):
            rise = _ARC * math.sin(math.pi * math.dist(start, (x, y)) / length)
            yield self._pictures.laid(Layer.OVER, 100.0, ball, x, y - rise)
        for cell in shot.empties:
            coin = self._plates.coin("chart/coin_range", _RANGE_COIN, "−1", "pearl")
            x, y = self._plan.geometry.centre(cell)
            yield self._pictures.laid(Layer.COINS, y, coin, x, y + 0.06)
        sight = self._pictures.get("chart/reticle", _RETICLE, _RETICLE)
        yield self._pictures.laid(Layer.OVER, 101.0, sight, end[0], end[1] - 0.05)
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
            yield self._pictures.laid(Layer.LABELS, 0.0, ribbon, end[0], first + way * step * index)

    def _ringed(self, centre: Point) -> FRect:
        """Return the area of a cell and its focus ring, in world units."""
        geometry = self._plan.geometry
        reach = _RING_REACH * self._pictures.context.viewport.scale / self._pictures.unit
        found = FRect(0, 0, 2 * (geometry.half_width + reach), 2 * (geometry.half_height + reach))
        found.center = centre
        return found


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
