"""Where the chances of a shot are written on the chart."""

from __future__ import annotations

import pytest
from pygame import Rect

from tests.games.treasure_boots.ui.chart_bench import Bench
from treasure_games.games.treasure_boots.ui.chart.pieces import Layer, Shot

RING = 13.0
"""Virtual units by which the ring of the focus reaches beyond what it goes around."""


@pytest.mark.parametrize("grid", ["hex", "square"])
@pytest.mark.parametrize("pearls", ["", "83 %"])
def test_no_ring_of_the_keys_hides_the_chances(grid: str, pearls: str) -> None:
    """It lies around the target, or around the cell from which one would fire."""
    bench = Bench(grid)
    sight = bench.chart._sight
    assert sight is not None
    composition = sight._sea.front.composition
    geometry, unit = bench.chart.plan.geometry, composition._pictures.unit
    reach = 2 * RING * bench.context.viewport.scale
    size = 2 * geometry.half_width * unit + reach, 2 * geometry.half_height * unit + reach
    origin = bench.cell(6, 2)
    for target in geometry.grid.neighbours(origin):
        shot = Shot(origin, target, (), "58 %", pearls)
        ribbons = [one for one in composition._courses.shot(shot) if one.layer is Layer.LABELS]
        assert len(ribbons) == (2 if pearls else 1)
        for cell in (origin, target):
            x, y = geometry.centre(cell)
            ring = Rect((0, 0), size)
            ring.center = round(x * unit), round(y * unit)
            hidden = [one.rect for one in ribbons if one.rect.colliderect(ring)]
            assert not hidden, bench.place(target)
