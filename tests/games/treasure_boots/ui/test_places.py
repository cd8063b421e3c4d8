"""The right column of the chart's table: a great compass, and no wood left bare below it."""

from __future__ import annotations

import pytest
from pygame import FRect

from tests.table.pieces.bench import window_of
from treasure_games.games.treasure_boots.ui.layout import BUTTON_ROW, chart_table


@pytest.mark.parametrize(("seats", "least"), [(2, 230.0), (4, 230.0), (5, 320.0), (8, 320.0)])
def test_the_compass_is_great_and_leaves_room_for_a_question(seats: int, least: float) -> None:
    context = window_of(1920, 1080).context
    places, own = chart_table(context, seats, 0, 5, 66.0, False)
    assert own.compass.width >= least
    parts = [own.compass, own.wind, own.dice, own.goal, places.tokens]
    assert all(one.collidelist(parts[index + 1 :]) < 0 for index, one in enumerate(parts))
    if seats > 4:
        assert own.dock.height >= 200.0
        assert FRect(places.actions).bottom - BUTTON_ROW - own.dock.bottom < 20.0
    else:
        assert all(area.caption is not None for area in places.seat_areas)


def test_a_banner_crosses_the_upper_rim_of_the_chart_not_its_middle() -> None:
    places, own = chart_table(window_of(1920, 1080).context, 4, 0, 5, 66.0, False)
    assert places.banner is not None
    assert places.banner.bottom < own.chart.top + 0.2 * own.chart.height
    assert places.verdict == places.room
