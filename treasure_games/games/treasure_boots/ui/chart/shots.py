"""Lines of fire as they are drawn: dots, a ring on the water, brackets, chances."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

import pygame
from pygame import FRect, Surface

from treasure_games.games.treasure_boots.ui.chart.labels import Label, Lettering
from treasure_games.games.treasure_boots.ui.chart.marks import RING, beads
from treasure_games.games.treasure_boots.ui.chart.pictures import Pictures
from treasure_games.games.treasure_boots.ui.chart.pieces import (
    WATERLINE,
    Contents,
    Layer,
    Ship,
    Shot,
)
from treasure_games.games.treasure_boots.ui.chart.plan import ChartPlan, Point
from treasure_games.stage.theme import Colour
from treasure_games.table.pieces.map.picture_list import Laid
from treasure_games.table.pieces.map.stroke import Stroke

_DOT: Final = 0.15
_GAP: Final = 0.20
_ARC: Final = 0.14
"""World units by which the line of fire rises in its middle."""
_CORAL: Final[Colour] = (255, 140, 105)
_BRACKET: Final = (0.92, 0.96)
_ARM: Final = 0.36
_THICK: Final = 0.055
"""Half a bracket's extent, the length of its arms and their thickness, in world units."""
_HEART: Final = -0.22
"""From the middle of a ship's cell to the middle of her with her flag."""
_HULL: Final = 0.62
"""World units from the middle of a ship at which a leader ends."""
_LEADER: Final = 2.0
"""Virtual units across the line from a chance to its ship."""


class Shots:
    """Lays out lines of fire for one plan."""

    def __init__(self, plan: ChartPlan, pictures: Pictures) -> None:
        self._plan, self._pictures = plan, pictures

    def lay(self, contents: Contents, lettering: Lettering) -> Iterator[Laid]:
        """Yield all lines of fire with what is written at them."""
        for shot in contents.marks.shots:
            yield from self._line(shot, contents)
        for label in lettering.ranges:
            yield self._pictures.laid(Layer.COINS, label.middle[1], label.picture, *label.middle)
        for label in lettering.chances:
            if label.anchor is not None:
                yield self._leader(label, label.anchor)
            yield self._pictures.laid(Layer.LABELS, 1.0, label.picture, *label.middle)

    def _line(self, shot: Shot, contents: Contents) -> Iterator[Laid]:
        """Yield dots hull to hull, the ring round the target, brackets if she is aimed at."""
        course = contents.marks.course
        shooter = course.ghost if course is not None else _ship_in(contents, shot.origin)
        target = _ship_in(contents, shot.target)
        start, end = self._waterline(shooter, shot.origin), self._waterline(target, shot.target)
        ball = self._pictures.get("chart/shot_dot", _DOT, _DOT)
        length = math.dist(start, end) or 1.0
        for x, y in beads([start, end], _GAP, 0.66, 0.70):
            rise = _ARC * math.sin(math.pi * math.dist(start, (x, y)) / length)
            yield self._pictures.laid(Layer.OVER, 100.0, ball, x, y - rise)
        if target is None:
            return
        width = RING[0] * target.scale
        yield self._pictures.laid(
            Layer.FLOATING, 19.0, self._coral_ring(width), target.x,
            target.y + WATERLINE * target.scale,
        )  # fmt: skip
        if shot.is_aimed:
            yield from self.brackets(target, _CORAL)

    def _waterline(self, ship: Ship | None, cell: int) -> Point:
        """Return the middle of a ship a little over her waterline; of her cell without one."""
        if ship is None:
            return self._plan.geometry.centre(cell)
        return ship.x, ship.y + 0.6 * WATERLINE * ship.scale

    def _coral_ring(self, width: float) -> Surface:
        plain = self._pictures.whole("chart/ring", width, width * RING[1])

        def make() -> Surface:
            coral = plain.copy()
            grey = pygame.transform.grayscale(plain)
            coral.blit(grey, (0, 0), special_flags=pygame.BLEND_RGB_MAX)
            coral.fill(_CORAL, special_flags=pygame.BLEND_RGB_MULT)
            return coral

        return self._pictures.keep(("coral", plain.get_size()), make)

    def brackets(self, ship: Ship, colour: Colour) -> Iterator[Laid]:
        """Yield four corners outside ship and flag."""
        frame = _frame(ship)
        for across, x in ((-1, frame.left), (1, frame.right)):
            for down, y in ((-1, frame.top), (1, frame.bottom)):
                corner = self._corner(across, down, colour)
                yield self._pictures.laid(Layer.OVER, 102.0, corner, x, y)

    def _corner(self, across: int, down: int, colour: Colour) -> Surface:
        def make() -> Surface:
            unit, palette = self._pictures.unit, self._pictures.context.theme.palette
            arm, width = _ARM * unit, _THICK * unit
            bends = [(-across * arm, 0.0), (0.0, 0.0), (0.0, -down * arm)]
            corner = Stroke(arm + 2 * width, arm + 2 * width)
            corner.cord(bends, 2.0 * width, palette.ink, 0.8)
            corner.cord(bends, width, colour, 1.0)
            return corner.finished()

        return self._pictures.keep(("bracket", across, down, colour), make)

    def _leader(self, label: Label, anchor: Point) -> Laid:
        """Return a thin line from a chance to the hull of its ship, under both."""
        unit, palette = self._pictures.unit, self._pictures.context.theme.palette
        width = max(1.0, _LEADER * self._pictures.context.viewport.scale)
        share = 1.0 - _HULL / math.dist(anchor, label.middle)
        across, down = (
            (end - start) * share / 2 for start, end in zip(label.middle, anchor, strict=True)
        )
        line = Stroke(abs(across) * unit + 3 * width, abs(down) * unit + 3 * width)
        ends = [(-across * unit, -down * unit), (across * unit, down * unit)]
        line.cord(ends, 2 * width, palette.ink, 0.6)
        line.cord(ends, width, palette.pearl, 0.9)
        x, y = label.middle[0] + across, label.middle[1] + down
        return self._pictures.laid(Layer.OVER, 99.0, line.finished(), x, y)


def frames(contents: Contents) -> Iterator[FRect]:
    """Yield where the brackets of all targets are while one of them is chosen."""
    for shot in contents.marks.shots if contents.marks.course is None else ():
        target = _ship_in(contents, shot.target)
        if target is not None:
            yield _frame(target).inflate(_THICK, _THICK)


def _frame(ship: Ship) -> FRect:
    """Return the rectangle whose corners the brackets of a ship are."""
    half = (_BRACKET[0] + 0.1 * ship.is_moored) * ship.scale, _BRACKET[1] * ship.scale
    middle = ship.x, ship.y + _HEART * ship.scale
    return FRect(middle[0] - half[0], middle[1] - half[1], 2 * half[0], 2 * half[1])


def _ship_in(contents: Contents, cell: int) -> Ship | None:
    ships = [ship for ship in contents.ships.values() if ship.cell == cell]
    active = contents.ships.get(contents.marks.active)
    return active if active in ships else next(iter(ships), None)
