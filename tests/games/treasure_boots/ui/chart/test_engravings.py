"""Faint pictures on the water come in parts where they are enlarged."""

from collections.abc import Callable, Hashable

import pygame
import pytest
from pygame import Rect, Surface

from tests.games.treasure_boots.ui.chart_bench import in_play
from treasure_games.games.treasure_boots.ui.chart import zoom_pictures
from treasure_games.games.treasure_boots.ui.chart.sea import Sea, _decals

NEAR = 110.0
"""Pixels per world unit: sources are enlarged."""


def _painted(monkeypatch: pytest.MonkeyPatch, part: int) -> tuple[Surface, list[Surface]]:
    """Paint the water round the largest engraving; return it, and what of it was kept."""
    monkeypatch.setattr(zoom_pictures, "_PART", part)
    bench = in_play(size=(1920, 1080))
    chart = bench.chart.window.front.pictures.sibling()
    chart.set_unit(NEAR)
    kept: list[Surface] = []
    keep = chart.keep

    def noted(key: Hashable, make: Callable[[], Surface]) -> Surface:
        kept.append(keep(key, make))
        return kept[-1]

    monkeypatch.setattr(chart, "keep", noted)
    largest = max(
        (place for _name, place, _opacity in _decals(bench.chart.plan)),
        key=lambda place: place.width,
    )
    rect = Rect(0, 0, 700, 500)
    rect.center = round(largest.centerx * NEAR), round(largest.centery * NEAR)
    shown = Surface(rect.size, 0, 32)
    Sea(bench.chart.plan, chart).engravings(shown, rect)
    return shown, kept


def test_parts_meet_and_only_those_in_view_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    whole, alone = _painted(monkeypatch, 9000)
    parts, several = _painted(monkeypatch, 128)
    assert len(alone) < len(several)
    area = sum(part.get_width() * part.get_height() for part in several)
    assert area < 0.8 * sum(part.get_width() * part.get_height() for part in alone)
    assert pygame.transform.average_color(parts)[:3] == pygame.transform.average_color(whole)[:3]
    worst = max(
        abs(one - other)
        for x in range(0, 700, 3)
        for y in range(0, 500, 3)
        for one, other in zip(parts.get_at((x, y)), whole.get_at((x, y)), strict=True)
    )
    assert max(whole.get_at((350, 250))[:3]) > 0, "something is engraved there"
    assert worst <= 16, "a thin line is shifted by less than half a pixel"
