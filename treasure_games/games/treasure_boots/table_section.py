"""A section of the chart as a plate that can be pushed about: where it lies, and its picture."""

from __future__ import annotations

from functools import lru_cache

from pygame import FRect, Surface

from treasure_games.games.treasure_boots.chart.geometry import Cell
from treasure_games.games.treasure_boots.chart.plan import ChartPlan, Land
from treasure_games.games.treasure_boots.chart.thumbnail import Thumbnail
from treasure_games.games.treasure_boots.charts import chart_of
from treasure_games.games.treasure_boots.layouts import Placed, written
from treasure_games.stage.canvas import Canvas


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
        picture = _Nameless(plan, look, pixels.size, plan.bounds).paint()
        if grid_name == "hex":
            # Odd columns lie lower: the first corner is sea, and other sections show through it.
            picture.set_colorkey(picture.get_at((0, 0)))
        return picture

    canvas.surface.blit(look.assets.keep(key, make), pixels)


class _Nameless(Thumbnail):
    """Numbers only: the name of a port at the edge would be cut off with its section."""

    def write(self, made: Surface, cell: Cell, land: Land) -> None:
        """The numbers of islands."""
        if not land.is_port:
            super().write(made, cell, land)
