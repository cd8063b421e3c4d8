"""Small marks in the cells of a course: whom one could fire at from there, and who at her."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from pygame import Surface

from treasure_games.games.treasure_boots.ui.chart.pieces import Layer, Pip
from treasure_games.games.treasure_boots.ui.chart.plan import Cell, ChartPlan
from treasure_games.games.treasure_boots.ui.chart.tiles import Laid
from treasure_games.games.treasure_boots.ui.chart.zoom_pictures import (
    Stroke,
    ZoomPictures,
    kept_small,
)

_ACROSS, _LEAST = 0.25, 12.0
"""World units across a mark, and virtual units at least."""
_APART, _ROW = 0.29, 1.25
"""World units from one to the next, and of a whole row at most."""
_AT_SEA, _AT_LAND = 0.60, -0.86
"""World units from the middle of a cell down to its row: at land over numbers and names."""
_RIM, _HOLE, _GUNNER = 0.16, 0.42, 0.78
"""Shares of a mark's width: its dark rim, and the hole of a ring, which is smaller than a ball."""


class Pips:
    """Lays out balls for ships that could be fired at, rings for captains who could fire."""

    def __init__(self, plan: ChartPlan, pictures: ZoomPictures) -> None:
        self._plan, self._pictures = plan, pictures

    def lay(self, pips: Mapping[Cell, Sequence[Pip]]) -> Iterator[Laid]:
        """Yield a row of marks for each cell."""
        for cell, row in pips.items():
            x, y = self._plan.geometry.centre(cell)
            down = _AT_LAND if cell in self._plan.lands else _AT_SEA
            step = min(_APART, _ROW / len(row))
            for at, pip in enumerate(row):
                across = (at - (len(row) - 1) / 2) * step
                yield self._pictures.laid(
                    Layer.COINS, y + at * 1e-3, self._picture(pip), x + across, y + down
                )

    @kept_small
    def _picture(self, pip: Pip) -> Surface:
        unit, context = self._pictures.unit, self._pictures.context
        wide = max(_ACROSS * unit, _LEAST * context.viewport.scale)
        wide *= _GUNNER if pip.is_gunner else 1.0
        mark = Stroke(wide, wide)
        ink = context.theme.palette.ink
        for width, colour in ((wide * (1 + 2 * _RIM), ink), (wide, pip.colour)):
            mark.cord([(0.0, 0.0)], width, colour, 1.0)
        if pip.is_gunner:
            mark.cord([(0.0, 0.0)], wide * _HOLE, ink, 1.0)
        return mark.finished()
