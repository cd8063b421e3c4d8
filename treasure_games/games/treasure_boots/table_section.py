"""A section of the chart as a plate that can be pushed about: where it lies, and its picture."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import pygame
from pygame import SRCALPHA, FRect, Surface

from treasure_games.games.treasure_boots.chart.geometry import Cell, Point
from treasure_games.games.treasure_boots.chart.plan import Board, ChartPlan, Land
from treasure_games.games.treasure_boots.chart.thumbnail import FINER, Thumbnail
from treasure_games.games.treasure_boots.charts import chart_of
from treasure_games.games.treasure_boots.layouts import Placed, written
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.look import Look
from treasure_games.stage.text import TextStyle
from treasure_games.stage.theme import Colour

_LETTER: Final = 0.5
"""The letter's height in that of the section."""
_FAINT: Final = 70
"""How much of the letter shows, of 255."""


@lru_cache(maxsize=64)
def section_plan(grid_name: str, placed: Placed) -> ChartPlan:
    """The chart that has this section alone."""
    return ChartPlan(chart_of(grid_name, written((placed,))))


def outline(grid_name: str, placed: Placed) -> FRect:
    """The frame of all its cells, in world units."""
    return FRect(section_plan(grid_name, placed).bounds)


def paint_section(canvas: Canvas, rect: FRect, grid_name: str, placed: Placed) -> None:
    """The section in `rect`, which has the shape of its outline."""
    look, pixels = canvas.look, canvas.look.viewport.to_pixels(rect)
    key = ("section", grid_name, placed, pixels.size, look.viewport.text_scale)

    def make() -> Surface:
        plan = section_plan(grid_name, placed)
        picture = _Lettered(placed.section, plan, look, pixels.size).paint()
        if grid_name == "hex":
            # Odd columns lie lower: the first corner is sea, and other sections show through it.
            picture.set_colorkey(picture.get_at((0, 0)))
        return picture

    canvas.surface.blit(look.assets.keep(key, make), pixels)


def paint_edge(
    canvas: Canvas, rect: FRect, grid_name: str, placed: Placed, colour: Colour, width: float
) -> None:
    """A line along the section's outermost cells, `width` virtual units thick."""
    look = canvas.look
    stroke = look.viewport.px(width)
    pixels = look.viewport.to_pixels(rect).inflate(2 * stroke, 2 * stroke)
    key = ("edge", grid_name, placed, pixels.size, colour, stroke)

    def make() -> Surface:
        plan = section_plan(grid_name, placed)
        unit = (pixels.width - 2 * stroke) / plan.bounds.width
        fine = Surface((pixels.width * FINER, pixels.height * FINER), SRCALPHA, 32)
        fine.fill((*colour, 0))

        def fine_point(point: Point) -> Point:
            across, down = point[0] - plan.bounds.left, point[1] - plan.bounds.top
            return (across * unit + stroke) * FINER, (down * unit + stroke) * FINER

        for one, other in _border(plan):
            start, end = fine_point(one), fine_point(other)
            pygame.draw.line(fine, (*colour, 255), start, end, stroke * FINER)
            pygame.draw.circle(fine, (*colour, 255), start, stroke * FINER / 2)
        return pygame.transform.smoothscale(fine, pixels.size).premul_alpha()

    canvas.blit(look.assets.keep(key, make), pixels)


def _border(plan: ChartPlan) -> Iterator[tuple[Point, Point]]:
    """Every stretch of the section's outline, from corner to corner, in world units."""
    geometry = plan.geometry
    for cell, side in geometry.outline(plan.board_cells):
        x, y = geometry.centre(cell)
        (from_x, from_y), (to_x, to_y) = geometry.side(side)
        yield (x + from_x, y + from_y), (x + to_x, y + to_y)


class _Lettered(Thumbnail):
    """The section's letter lies under its islands. Ports have no names: those at the edge would be
    cut off with the section.
    """

    def __init__(self, letter: str, plan: ChartPlan, look: Look, size: tuple[int, int]) -> None:
        super().__init__(plan, look, size, plan.bounds)
        self._letter, self._page = letter, look

    def board(self, fine: Surface, board: Board) -> None:
        """The letter on the cells, faint as if stamped on the paper's other side."""
        super().board(fine, board)
        viewport = self._page.viewport
        height = _LETTER * fine.get_height() / viewport.scale / viewport.text_scale
        style = TextStyle(round(height, 1), Face.BOLD, "ink")
        letter = self._page.texts.block(self._letter, style).surface.copy()
        letter.fill((_FAINT,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        place = letter.get_rect(center=fine.get_rect().center)
        fine.blit(letter, place, special_flags=pygame.BLEND_PREMULTIPLIED)

    def write(self, made: Surface, cell: Cell, land: Land) -> None:
        """The numbers of islands."""
        if not land.is_port:
            super().write(made, cell, land)
