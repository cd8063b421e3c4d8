"""Distances from a cell to the islands, in steps and turns."""

from functools import lru_cache
from typing import Final

from treasure_games.core.pages import Named, page_beside
from treasure_games.games.treasure_boots.rules.charts import Chart

WAYS: Final = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""Of 36 rolls of two dice, how many give each sum; 0 for number 0, which marks a port."""

_AT: Final = Named(page_beside(__file__, dict[str, float]))


@lru_cache(maxsize=1 << 13)
def steps_from(chart: Chart, cell: int) -> tuple[int, ...]:
    """Return the steps from a cell to each island, by its index, ignoring wind and land."""
    distance = chart.grid.distance
    return tuple([distance(cell, island.cell) for island in chart.islands])


@lru_cache(maxsize=1 << 13)
def steps_home(chart: Chart, cell: int) -> int:
    """Return the steps to the nearest port."""
    steps = steps_from(chart, cell)
    return min([steps[at] for at, island in enumerate(chart.islands) if not island.number])


@lru_cache(maxsize=1 << 15)
def nearness(chart: Chart, cell: int, points: int) -> tuple[float, ...]:
    """Return the weight of treasure on each island from this cell, less for each turn."""
    speed = reachable_steps(points)
    return tuple([_AT.fade ** (steps / speed) for steps in steps_from(chart, cell)])


@lru_cache(maxsize=1 << 15)
def near_home(chart: Chart, cell: int, points: int) -> float:
    """Return the same for the nearest port."""
    return float(_AT.fade ** (steps_home(chart, cell) / reachable_steps(points)))


@lru_cache(maxsize=1 << 15)
def fills(chart: Chart, cell: int, points: int) -> tuple[float, ...]:
    """Return what each island may yield by filling, seen from this cell; 0 for ports."""
    speed = reachable_steps(points)
    return tuple(
        [
            WAYS[island.number] / 36 * _AT.fill_fade ** (steps / speed)
            for steps, island in zip(steps_from(chart, cell), chart.islands, strict=True)
        ]
    )


@lru_cache(maxsize=1 << 15)
def all_fills(chart: Chart, cell: int, points: int) -> float:
    """Return what all islands may yield together."""
    return sum(fills(chart, cell, points))


@lru_cache(maxsize=1 << 15)
def apart(chart: Chart, start: int, end: int) -> int:
    """Return the steps from one cell to another."""
    return chart.grid.distance(start, end)


def reachable_steps(points: float) -> float:
    """Return how many steps a turn covers on average over all winds, with a free drift."""
    return 0.78 * points + 0.55
