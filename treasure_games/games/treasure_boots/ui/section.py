"""A section of the chart as a plate that can be pushed about: where it lies, and its picture."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

import pygame
from pygame import SRCALPHA, FRect, Surface

from treasure_games.core.pages import figures_beside
from treasure_games.games.treasure_boots.rules.charts import chart_of
from treasure_games.games.treasure_boots.rules.layouts import Placed, written
from treasure_games.games.treasure_boots.ui.chart.lands import Lands
from treasure_games.games.treasure_boots.ui.chart.plan import ChartPlan, Point
from treasure_games.games.treasure_boots.ui.chart.tiles import PictureList
from treasure_games.games.treasure_boots.ui.chart.zoom_pictures import Stroke, ZoomPictures, stamp
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.theme import Colour

_AT, _COUNTS = figures_beside(__file__)
_OVER: Final = pygame.BLEND_PREMULTIPLIED


@lru_cache(maxsize=64)
def section_plan(grid_name: str, placed: Placed) -> ChartPlan:
    """The chart that has this section alone."""
    return ChartPlan(chart_of(grid_name, written((placed,))))


def outline(grid_name: str, placed: Placed) -> FRect:
    """The frame of all its cells, in world units."""
    return FRect(section_plan(grid_name, placed).bounds)


def paint(
    canvas: Canvas, rect: FRect, grid_name: str, placed: Placed,
    layer: "Callable[[SectionArt], Surface]",
) -> None:  # fmt: skip
    """Draw a layer in `rect`, of its outline's shape; palms and towers may reach beyond it."""
    context, pixels = canvas.context, canvas.context.viewport.to_pixels(rect)
    plan = section_plan(grid_name, placed)
    room = round(_AT.overhang * pixels.width / plan.bounds.width)
    pixels.inflate_ip(2 * room, 2 * room)
    key = (layer.__name__, grid_name, placed, pixels.size, context.viewport.text_scale)
    sheet = SectionArt(placed.section, plan, context, pixels.size)
    canvas.blit(context.assets.keep(key, lambda: layer(sheet)), pixels)


def paint_edge(
    canvas: Canvas, rect: FRect, grid_name: str, placed: Placed, colour: Colour, width: float
) -> None:
    """A line along the section's outermost cells, `width` virtual units thick."""
    context = canvas.context
    stroke = context.viewport.px(width)
    pixels = context.viewport.to_pixels(rect).inflate(2 * stroke, 2 * stroke)
    key = ("edge", grid_name, placed, pixels.size, colour, stroke)

    def make() -> Surface:
        plan = section_plan(grid_name, placed)
        geometry, (x, y) = plan.geometry, plan.bounds.center
        unit = (pixels.width - 2 * stroke) / plan.bounds.width
        edge = Stroke(pixels.width / 2, pixels.height / 2)
        for cell, side in geometry.outline(plan.board_cells):
            across, down = geometry.centre(cell)
            ends = ((across + left - x, down + top - y) for left, top in geometry.side(side))
            edge.cord([(left * unit, top * unit) for left, top in ends], stroke, colour, 1.0)
        return edge.finished()

    canvas.blit(context.assets.keep(key, make), pixels)


class SectionArt:
    """A section with its letter. Ports have no names: those would lie on the section beside it."""

    def __init__(
        self, letter: str, plan: ChartPlan, context: LayoutContext, size: tuple[int, int]
    ) -> None:
        self._letter, self._plan, self._context, self._size = letter, plan, context, size
        self._unit = size[0] / (plan.bounds.width + 2 * _AT.overhang)
        """Pixels in a world unit."""

    def cells(self) -> Surface:
        """Water with its waves, paler than the open sea, the cells ruled in fine lines."""
        palette, water = self._context.theme.palette, Surface(self._size, SRCALPHA, 32)
        water.blit(self._context.assets.cover("chart/sea", *self._size), (0, 0))
        pale = Surface(self._size)
        pale.fill(palette.shallows)
        pale.set_alpha(_COUNTS.pale)
        water.blit(pale, (0, 0))
        self._stamp(water)
        water.blit(self._drawn(palette.deep_sea, 1), (0, 0), special_flags=_OVER)
        water.blit(self._drawn((255, 255, 255), 0), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return water

    def shadow(self) -> Surface:
        """What its sheet keeps from the light, with soft edges."""
        solid = self._drawn((0, 0, 0), 0)
        solid.fill((_COUNTS.shadow,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        return pygame.transform.box_blur(solid, round(_AT.softness * self._unit))

    def lands(self) -> Surface:
        """Islands with their numbers, and ports, as on a chart of this size."""
        made, lying = Surface(self._size, SRCALPHA, 32), PictureList()
        pictures = ZoomPictures(self._context)
        pictures.unit = self._unit
        lands, corner = Lands(self._plan, pictures), self._pixel(0.0, 0.0)
        lying.replace("lands", (*lands.waters(), *lands.standing(frozenset()), *lands.numbers()))
        place = made.get_rect(topleft=(round(-corner[0]), round(-corner[1])))
        made.fblits(lying.within(place), _OVER)
        return made

    def _drawn(self, colour: Colour, width: int) -> Surface:
        """All cells, filled or ruled in lines of this width, smooth and premultiplied."""
        fine = Surface((self._size[0] * _COUNTS.finer, self._size[1] * _COUNTS.finer), SRCALPHA, 32)
        fine.fill((*colour, 0))
        for cell in self._plan.board_cells:
            x, y = self._pixel(*self._plan.geometry.centre(cell))
            corners = [
                ((x + right * self._unit) * _COUNTS.finer, (y + down * self._unit) * _COUNTS.finer)
                for right, down in self._plan.geometry.corners
            ]
            pygame.draw.polygon(fine, (*colour, 255), corners, width * _COUNTS.finer)
        return pygame.transform.smoothscale(fine, self._size).premul_alpha()

    def _stamp(self, made: Surface) -> None:
        """The letter, faint as if stamped on the paper's other side."""
        viewport = self._context.viewport
        height = _AT.letter * made.get_height() / viewport.scale / viewport.text_scale
        style = TextStyle(round(height, 1), Face.BOLD, "foam")
        letter = self._context.texts.block(self._letter, style).surface.copy()
        letter.fill((_COUNTS.faint,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        stamp(made, letter, made.get_rect().center)

    def _pixel(self, x: float, y: float) -> Point:
        """Return the pixel of the sheet at a point of the world."""
        (left, top), over = self._plan.bounds.topleft, _AT.overhang
        return (x - left + over) * self._unit, (y - top + over) * self._unit
