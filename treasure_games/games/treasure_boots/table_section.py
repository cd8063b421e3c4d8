"""A printed section of the chart in small: cells, islands with their numbers, ports, its name."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import FRect, Surface

from treasure_games.core.language import translate
from treasure_games.games.treasure_boots.grid import Grid, Point
from treasure_games.games.treasure_boots.layouts import Placed
from treasure_games.games.treasure_boots.sections import SECTION_NAMES, Land
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.text import TextStyle

_ = translate
_NUMBER: Final = TextStyle(22.0, Face.SEMIBOLD, "ink", "centre")
_NAME: Final = TextStyle(24.0, Face.SEMIBOLD, "lantern", "centre")
_LAND: Final = 0.62
"""Radius of an island, in radii of a cell."""


def paint_section(canvas: Canvas, rect: FRect, grid: Grid, placed: Placed, unit: float) -> None:
    """The section in `rect`, which frames its cells; `unit` virtual units to one of the grid."""
    pixels = canvas.look.viewport.to_pixels(rect)
    key = ("section", grid.name, placed._replace(column=placed.column % 2, row=0), pixels.size)
    canvas.blit(
        canvas.look.assets.keep(key, lambda: _printed(canvas, grid, placed, pixels.size)), pixels
    )
    for land in placed.lands():
        if land.number:
            canvas.text(str(land.number), _NUMBER, _around(rect, grid, placed, land, unit))
    canvas.text(_(SECTION_NAMES[placed.section]), _NAME, _name_line(canvas, rect))


def _name_line(canvas: Canvas, rect: FRect) -> FRect:
    down = canvas.look.texts.line_height(_NAME)
    return FRect(rect.left, rect.bottom - down - 6.0, rect.width, down)


def _around(rect: FRect, grid: Grid, placed: Placed, land: Land, unit: float) -> FRect:
    x, y = _point(grid, placed, land.column, land.row)
    box = FRect(0, 0, 2 * unit, 1.4 * unit)
    box.center = rect.left + x * unit, rect.top + y * unit
    return box


def _point(grid: Grid, placed: Placed, column: int, row: int) -> Point:
    """A cell of the section, from the upper left corner of its frame."""
    x, y = grid.centre(grid.cell(column, row))
    west, north = grid.centre(grid.cell(placed.column, placed.row))
    across = max(corner for corner, _y in grid.corners)
    down = max(corner for _x, corner in grid.corners)
    return x - west + across, y - north + down


def _printed(canvas: Canvas, grid: Grid, placed: Placed, size: tuple[int, int]) -> Surface:
    """All but the words, which depend on language and text scale."""
    palette = canvas.look.theme.palette
    sheet = Surface(size)
    sheet.fill(palette.sea)
    scale = size[0] / _width(grid, placed)
    lands = {(land.column, land.row): land for land in placed.lands()}
    for column in range(placed.column, placed.column + placed.columns):
        for row in range(placed.row, placed.row + placed.rows):
            x, y = _point(grid, placed, column, row)
            corners = [((x + dx) * scale, (y + dy) * scale) for dx, dy in grid.corners]
            pygame.draw.aalines(sheet, palette.shallows, True, corners)
            if (column, row) in lands:
                is_port = not lands[column, row].number
                _island(sheet, canvas, (x * scale, y * scale), scale, is_port)
    return sheet


def _island(sheet: Surface, canvas: Canvas, middle: Point, scale: float, is_port: bool) -> None:
    palette = canvas.look.theme.palette
    radius = _LAND * scale * 0.9
    pygame.draw.circle(sheet, palette.shallows, middle, radius * 1.25)
    pygame.draw.circle(sheet, palette.parchment, middle, radius)
    pygame.draw.circle(sheet, palette.sepia, middle, radius, max(1, round(radius * 0.1)))
    if is_port:
        side = round(radius * 1.5)
        anchor = canvas.look.assets.image("emblems/anchor", side, side)
        sheet.blit(
            anchor,
            (middle[0] - side / 2, middle[1] - side / 2),
            special_flags=pygame.BLEND_PREMULTIPLIED,
        )


def _width(grid: Grid, placed: Placed) -> float:
    first, _y = grid.centre(grid.cell(placed.column, placed.row))
    last, _y = grid.centre(grid.cell(placed.column + placed.columns - 1, placed.row))
    return last - first + 2 * max(corner for corner, _y in grid.corners)
