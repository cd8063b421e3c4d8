"""A small engraved map of a chart: for the overview, and for arranging sections by hand."""

from __future__ import annotations

import math
from typing import Final

import pygame
from pygame import FRect, Surface

from treasure_games.games.treasure_boots.ui.chart.geometry import Cell, Point
from treasure_games.games.treasure_boots.ui.chart.plan import ChartPlan, Land, PlacedSection
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.stage.theme import Colour

FINER: Final = 2
"""The factor by which it is drawn larger, then scaled down."""
_LAND: Final = 0.78
"""Radius of an island, in world units."""
_LEAST_FIGURE: Final = 13.0
"""The smallest number shown, in virtual units; smaller ones are unreadable."""


class Thumbnail:
    """Fits a part of the world into a picture; converts world points to its pixels."""

    def __init__(
        self, plan: ChartPlan, context: LayoutContext, size: tuple[int, int], world: FRect
    ) -> None:
        self._plan = plan
        self._context = context
        self._size = size
        self.unit = min(size[0] / world.width, size[1] / world.height)
        """Pixels per world unit."""
        self._corner = (
            world.centerx - size[0] / 2 / self.unit, world.centery - size[1] / 2 / self.unit
        )  # fmt: skip

    def pixel(self, x: float, y: float) -> Point:
        """Return the pixel of a world point."""
        return (x - self._corner[0]) * self.unit, (y - self._corner[1]) * self.unit

    def world(self, x: float, y: float) -> Point:
        """Return the world point of a pixel."""
        return x / self.unit + self._corner[0], y / self.unit + self._corner[1]

    def paint(self) -> Surface:
        """Return the map, opaque: sea, sections, islands and ports."""
        palette = self._context.theme.palette
        fine = Surface((self._size[0] * FINER, self._size[1] * FINER), 0, 32)
        fine.fill(_mixed(palette.sea, palette.shallows, 0.25))
        for board in self._plan.boards:
            self.board(fine, board)
        for cell, land in self._plan.lands.items():
            self._land(fine, cell, land)
        made = pygame.transform.smoothscale(fine, self._size)
        for cell, land in self._plan.lands.items():
            self.write(made, cell, land)
        return made

    def board(self, fine: Surface, board: PlacedSection) -> None:
        """Draw tinted cells, fine lines between them, a firm line around the section; `fine` is
        FINER times as large as the picture.
        """
        palette, geometry = self._context.theme.palette, self._plan.geometry
        line = max(1, round(0.05 * self.unit * FINER))
        for cell in board.cells:
            corners = [self._fine(cell, corner) for corner in geometry.corners]
            pygame.draw.polygon(fine, _mixed(palette.shallows, palette.foam, 0.32), corners)
            pygame.draw.polygon(fine, _mixed(palette.sea, palette.shallows, 0.5), corners, 1)
        for cell, side in geometry.outline(board.cells):
            start, end = (self._fine(cell, corner) for corner in geometry.side(side))
            pygame.draw.line(fine, palette.ink, start, end, 2 * line)

    def _land(self, fine: Surface, cell: Cell, land: Land) -> None:
        """Draw a shore of waves, then sand; ports have a flag."""
        palette = self._context.theme.palette
        for grown, colour in (
            (1.22, _mixed(palette.shallows, palette.foam, 0.75)), (1.0, palette.ink),
            (0.86, palette.parchment_light if land.is_port else palette.parchment),
        ):  # fmt: skip
            pygame.draw.polygon(fine, colour, self._shore(cell, grown))
        if land.is_port:
            self._flag(fine, cell)

    def _shore(self, cell: Cell, grown: float) -> list[Point]:
        """Return a round but irregular outline, the same each time for a cell."""
        points = []
        for step in range(20):
            turn = math.tau * step / 20
            reach = _LAND * grown * (1.0 + 0.07 * math.sin(3 * turn + cell % 7))
            points.append(self._fine(cell, (reach * math.cos(turn), 0.84 * reach * math.sin(turn))))
        return points

    def _flag(self, fine: Surface, cell: Cell) -> None:
        palette = self._context.theme.palette
        foot, top = self._fine(cell, (-0.22, 0.45)), self._fine(cell, (-0.22, -0.66))
        pygame.draw.line(fine, palette.ink, foot, top, max(1, round(0.1 * self.unit * FINER)))
        cloth = [(-0.2, -0.66), (0.5, -0.42), (-0.2, -0.1)]
        pygame.draw.polygon(fine, palette.wax_red, [self._fine(cell, corner) for corner in cloth])

    def write(self, made: Surface, cell: Cell, land: Land) -> None:
        """Write numbers in islands and names under ports, if readable."""
        scale = self._context.viewport.scale
        size = 0.95 * self.unit / scale
        if size < _LEAST_FIGURE:
            return
        text_scale = self._context.viewport.text_scale
        text = land.name if land.is_port else str(land.number)
        wished = min(size, 22.0) if land.is_port else size
        style = TextStyle(round(wished / text_scale, 1), Face.BOLD, "ink", "centre")
        block = self._context.texts.block(text, style)
        x, y = self._plan.geometry.centre(cell)
        middle = self.pixel(x, y + (1.05 if land.is_port else 0.0))
        place = block.surface.get_rect(center=(round(middle[0]), round(middle[1])))
        place.clamp_ip(made.get_rect())
        made.blit(block.surface, place, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _fine(self, cell: Cell, off: Point) -> Point:
        x, y = self._plan.geometry.centre(cell)
        across, down = self.pixel(x + off[0], y + off[1])
        return across * FINER, down * FINER


def _mixed(one: Colour, other: Colour, share: float) -> Colour:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
