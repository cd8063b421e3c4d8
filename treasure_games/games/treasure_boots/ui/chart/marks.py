"""Marks as they are drawn: lit cells, courses with a ghost, lines of fire."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any, Final

import pygame
from pygame import FRect, Surface

from treasure_games.core.pages import Named, page_beside
from treasure_games.games.treasure_boots.ui.chart import pieces
from treasure_games.games.treasure_boots.ui.chart.labels import Label, Lettering
from treasure_games.games.treasure_boots.ui.chart.lands import Lands
from treasure_games.games.treasure_boots.ui.chart.plan import Cell, ChartPlan, Point, around
from treasure_games.games.treasure_boots.ui.chart.ships import ShipFigure
from treasure_games.games.treasure_boots.ui.chart.tiles import Laid
from treasure_games.games.treasure_boots.ui.chart.zoom_pictures import (
    Stroke,
    ZoomPictures,
    kept,
    kept_small,
)
from treasure_games.stage.theme import Colour
from treasure_games.table.glow import pool

_AT: Final = Named(page_beside(__file__, dict[str, Any]))
RING: Final = (2.0, 200 / 480)
"""Width of a ring of light in world units, and its height as a share of the width."""
_CORAL: Final[Colour] = (255, 140, 105)


class ChoiceLight:
    """Lays out the light of a choice."""

    def __init__(self, plan: ChartPlan, pictures: ZoomPictures, lands: Lands) -> None:
        self._plan, self._pictures, self._lands = plan, pictures, lands

    def cells(self, reach: Mapping[Cell, pieces.Cost], wind: float) -> Iterator[Laid]:
        """Yield light on the water, one cord around all that points reach, a paler one around what
        pearls add, foam along the drift; round lands alone rings of gold.
        """
        lit = {cell: cost for cell, cost in reach.items() if cost.is_lit}
        if lit.keys() <= self._plan.lands.keys():
            yield from self.rings(lit)
            return
        for cell, cost in lit.items():
            if cost.is_drift:
                name = f"chart/drift_{self._plan.geometry.shape}"
                # The outline of a cell allows only some turns.
                angle = wind if self._plan.geometry.shape == "hex" else round(wind / 90.0) * 90.0
                picture = self._pictures.get(name, _AT.cell, _AT.cell, angle=angle)
                yield self._lit(cell, pieces.Layer.FLOATING, picture, -10.0)
            else:
                light = self._light(cost.pearls > 0)
                yield self._lit(cell, self._lit_layer(cell), light, -30.0)
        near = frozenset(cell for cell, cost in lit.items() if not cost.pearls)
        paler, full = self._cord_lights
        for cells, light_of, depth in ((frozenset(lit), paler, -21.0), (near, full, -20.0)):
            for cell, side in self._plan.geometry.outline(cells):
                cord, layer = self._side_light(side, *light_of), self._lit_layer(cell)
                yield self._lit(cell, layer, cord, depth, self._middle(side))

    def rings(self, lands: Iterable[Cell]) -> Iterator[Laid]:
        """Yield lantern light and a ring of gold round these lands, over which nothing is laid."""
        for cell in lands:
            yield self._lit(cell, pieces.Layer.WATER, self._pool(), 1e6)
            scale = self._lands.grown_to(cell) * _AT.ring
            ring = self._pictures.get("chart/ring", RING[0], RING[0] * RING[1], scale=scale)
            down = self._lands.grown_to(cell) * _AT.ring_down
            yield self._lit(cell, pieces.Layer.FLOATING, ring, 30.0, (0.0, down))

    def pointer(self, cell: Cell | None, others: frozenset[Cell]) -> Iterator[Laid]:
        """Yield the cell that is hovered or under the keyboard cursor, and those of a log line."""
        rim = self._pictures.get(f"chart/cursor_{self._plan.geometry.shape}", _AT.cell, _AT.cell)
        for lit in (*sorted(others - {cell}), *(() if cell is None else (cell,))):
            # On land it is above palms and roofs, which would hide most of it.
            layer = pieces.Layer.OVER if lit in self._plan.lands else pieces.Layer.FLOATING
            yield self._lit(lit, layer, rim, -5.0)

    @kept
    def _pool(self) -> Surface:
        """Return lantern light on the water round a port that may be chosen."""
        unit, lantern = self._pictures.unit, self._pictures.context.theme.palette.lantern
        return pool(
            (round(_AT.pool_wide * unit), round(_AT.pool_high * unit)),
            lantern,
            round(_AT.pool_level),
        )

    @kept_small
    def _light(self, is_pearly: bool) -> Surface:
        """Return light on the water of one cell: it is added, and paints nothing over."""
        unit, geometry = self._pictures.unit, self._plan.geometry
        lit = Stroke(geometry.half_width * unit + 2, geometry.half_height * unit + 2)
        corners = [(x * unit, y * unit) for x, y in geometry.corners]
        lit.added(corners, _AT.moonlit if is_pearly else _AT.lit)
        return lit.finished()

    @property
    def _cord_lights(self) -> tuple[tuple[Colour, float], ...]:
        palette = self._pictures.context.theme.palette
        return (palette.pearl, 0.75), (palette.focus_light, 1.0)

    def make_ready(self) -> Iterator[None]:
        """Make the lights of a choice, with a pause after each: all are seen at once."""
        for is_pearly in (False, True):
            self._light(is_pearly)
        for side in range(len(self._plan.geometry.corners)):
            for light in self._cord_lights:
                yield
                self._side_light(side, *light)

    def _lit(
        self, cell: Cell, layer: pieces.Layer, picture: Surface, depth: float, off: Point = (0, 0)
    ) -> Laid:
        """Return a light in a cell; those of one depth lie in one order."""
        x, y = self._plan.geometry.centre(cell)
        depth += y * 1e-3 + x * 1e-5
        return self._pictures.laid(layer, depth, picture, x + off[0], y + off[1])

    def _lit_layer(self, cell: Cell) -> pieces.Layer:
        """Return a layer under shallows and foam, but above those of land in the choice: nothing
        else would mark a port among others.
        """
        return pieces.Layer.FLOATING if cell in self._plan.lands else pieces.Layer.LIGHT

    def _middle(self, side: int) -> Point:
        """Return the middle of a side, slightly inside: adjoining regions keep their own cords."""
        (x, y), (end_x, end_y) = self._plan.geometry.side(side)
        return (x + end_x) / 2 * _AT.inside, (y + end_y) / 2 * _AT.inside

    @kept_small
    def _side_light(self, side: int, colour: Colour, strength: float) -> Surface:
        """Return a stretch of the cord, with the lantern's light on the water within."""
        unit, palette = self._pictures.unit, self._pictures.context.theme.palette
        middle = self._middle(side)
        cord, rim = (
            [((x * inside - middle[0]) * unit, (y * inside - middle[1]) * unit)
             for x, y in self._plan.geometry.side(side)]
            for inside in (_AT.inside, _AT.rim_inside)
        )  # fmt: skip
        scale = self._pictures.context.viewport.scale
        width, fades = max(2.0, _AT.cord * scale), min(_AT.rim * unit, _AT.rim_most * scale)
        room = max(0.32 * unit, fades + 1.0)
        stroke = Stroke(*(max(abs(end[axis]) for end in (*cord, *rim)) + room for axis in (0, 1)))
        stroke.glow(rim, 2.0 * fades, _AT.rim_light, _AT.rim_level * strength)
        stroke.glow(cord, 5.0 * width, palette.lantern, 0.45 * strength)
        stroke.cord(cord, 1.9 * width, palette.ink, 0.55 * strength)
        stroke.cord(cord, width, colour, strength)
        return stroke.finished()


class Lines:
    """Lays out courses and lines of fire for one plan."""

    def __init__(self, plan: ChartPlan, pictures: ZoomPictures, figure: ShipFigure) -> None:
        self._plan, self._pictures, self._figure = plan, pictures, figure

    def course(self, course: pieces.Course, wind: float) -> Iterator[Laid]:
        """Yield dots along the path, and the ship at its end."""
        points = [self._plan.geometry.centre(cell) for cell in course.path]
        dot = self._pictures.get("chart/course_dot", _AT.dot, _AT.dot)
        for x, y in beads(_rounded(points), _AT.dot_gap, 0.36, 0.62):
            yield self._pictures.laid(pieces.Layer.FLOATING, 50.0, dot, x, y + 0.12)
        yield self.ring(course.ghost, is_ghost=True)
        ghost = replace(course.ghost, alpha=_AT.ghost)
        yield from self._figure.lay(ghost, wind, pieces.Layer.OVER)

    def ring(self, ship: pieces.Ship, *, is_ghost: bool = False) -> Laid:
        """Return the ring of light on the water around a ship."""
        name, width = "chart/ring_ghost" if is_ghost else "chart/ring", RING[0] * ship.scale
        return self._around(ship, 20.0, self._pictures.get(name, width, width * RING[1]))

    def _around(self, ship: pieces.Ship, depth: float, picture: Surface) -> Laid:
        y = ship.y + pieces.WATERLINE * ship.scale
        return self._pictures.laid(pieces.Layer.FLOATING, depth, picture, ship.x, y)

    def written(self, contents: pieces.Contents, lettering: Lettering) -> Iterator[Laid]:
        """Yield all lines of fire with what is written at them, and prices."""
        for shot in contents.marks.shots:
            yield from self._line(shot, contents)
        for label in (*lettering.prices.values(), *lettering.ranges):
            x, y = label.middle
            yield self._pictures.laid(pieces.Layer.COINS, y + x * 1e-5, label.picture, x, y)
        for label in lettering.chances:
            if label.anchor is not None:
                yield self._leader(label, label.anchor)
            yield self._pictures.laid(pieces.Layer.LABELS, 1.0, label.picture, *label.middle)

    def _line(self, shot: pieces.Shot, contents: pieces.Contents) -> Iterator[Laid]:
        """Yield dots hull to hull, the ring round the target, brackets if she is aimed at."""
        course = contents.marks.course
        shooter = course.ghost if course is not None else _ship_in(contents, shot.origin)
        target = _ship_in(contents, shot.target)
        start, end = self._waterline(shooter, shot.origin), self._waterline(target, shot.target)
        ball = self._pictures.get("chart/shot_dot", _AT.shot_dot, _AT.shot_dot)
        length = math.dist(start, end) or 1.0
        for x, y in beads([start, end], _AT.shot_gap, 0.66, 0.70):
            rise = _AT.arc * math.sin(math.pi * math.dist(start, (x, y)) / length)
            yield self._pictures.laid(pieces.Layer.OVER, 100.0, ball, x, y - rise)
        if target is None:
            return
        yield self._around(target, 19.0, self._coral_ring(RING[0] * target.scale))
        if shot.is_aimed:
            yield from self.brackets(target, _CORAL)

    def _waterline(self, ship: pieces.Ship | None, cell: int) -> Point:
        """Return the middle of a ship a little over her waterline; of her cell without one."""
        if ship is None:
            return self._plan.geometry.centre(cell)
        return ship.x, ship.y + 0.6 * pieces.WATERLINE * ship.scale

    @kept
    def _coral_ring(self, width: float) -> Surface:
        coral = self._pictures.get("chart/ring", width, width * RING[1]).copy()
        grey = pygame.transform.grayscale(coral)
        coral.blit(grey, (0, 0), special_flags=pygame.BLEND_RGB_MAX)
        coral.fill(_CORAL, special_flags=pygame.BLEND_RGB_MULT)
        return coral

    def brackets(self, ship: pieces.Ship, colour: Colour) -> Iterator[Laid]:
        """Yield four corners outside ship and flag."""
        frame = _frame(ship)
        for across, x in ((-1, frame.left), (1, frame.right)):
            for down, y in ((-1, frame.top), (1, frame.bottom)):
                corner = self._corner(across, down, colour)
                yield self._pictures.laid(pieces.Layer.OVER, 102.0, corner, x, y)

    @kept
    def _corner(self, across: int, down: int, colour: Colour) -> Surface:
        unit, palette = self._pictures.unit, self._pictures.context.theme.palette
        arm, width = _AT.arm * unit, _AT.thick * unit
        bends = [(-across * arm, 0.0), (0.0, 0.0), (0.0, -down * arm)]
        corner = Stroke(arm + 2 * width, arm + 2 * width)
        corner.cord(bends, 2.0 * width, palette.ink, 0.8)
        corner.cord(bends, width, colour, 1.0)
        return corner.finished()

    def _leader(self, label: Label, anchor: Point) -> Laid:
        """Return a thin line from a chance to the hull of its ship, under both."""
        unit, palette = self._pictures.unit, self._pictures.context.theme.palette
        width = max(1.0, _AT.leader * self._pictures.context.viewport.scale)
        share = 1.0 - _AT.hull / math.dist(anchor, label.middle)
        x, y = label.middle
        across, down = (anchor[0] - x) * share / 2, (anchor[1] - y) * share / 2
        line = Stroke(abs(across) * unit + 3 * width, abs(down) * unit + 3 * width)
        ends = [(-across * unit, -down * unit), (across * unit, down * unit)]
        line.cord(ends, 2 * width, palette.ink, 0.6)
        line.cord(ends, width, palette.pearl, 0.9)
        return self._pictures.laid(pieces.Layer.OVER, 99.0, line.finished(), x + across, y + down)


def frames(contents: pieces.Contents) -> Iterator[FRect]:
    """Yield where the brackets of all targets are while one of them is chosen."""
    for shot in contents.marks.shots if contents.marks.course is None else ():
        target = _ship_in(contents, shot.target)
        if target is not None:
            yield _frame(target).inflate(_AT.thick, _AT.thick)


def _frame(ship: pieces.Ship) -> FRect:
    """Return the rectangle whose corners the brackets of a ship are."""
    half = (_AT.bracket_wide + 0.1 * ship.is_moored) * ship.scale, _AT.bracket_high * ship.scale
    return around((ship.x, ship.y + _AT.heart * ship.scale), 2 * half[0], 2 * half[1])


def _ship_in(contents: pieces.Contents, cell: int) -> pieces.Ship | None:
    ships = [ship for ship in contents.ships.values() if ship.cell == cell]
    active = contents.ships.get(contents.marks.active)
    return active if active in ships else next(iter(ships), None)


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


def beads(points: Sequence[Point], gap: float, start: float, end: float) -> Iterator[Point]:
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
