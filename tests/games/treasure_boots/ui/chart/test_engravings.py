"""Faint pictures on the water are made as far as they are seen, and meet from square to square."""

from itertools import product

import pygame
import pytest
from pygame import Rect, Surface

from tests.games.treasure_boots.ui.chart_bench import in_play
from treasure_games.games.treasure_boots.ui.chart.sea import Sea, _decals
from treasure_games.games.treasure_boots.ui.chart.zoom_pictures import ZoomPictures

NEAR = 110.0
"""Pixels per world unit: sources are enlarged."""
SIZE = (700, 500)


def _painted(monkeypatch: pytest.MonkeyPatch, step: int) -> tuple[Surface, list[Surface]]:
    """Paint the water round the largest engraving in squares of this side; return it, and what of
    engravings was made.
    """
    bench = in_play(size=(1920, 1080))
    pictures = bench.chart.window.front.pictures.sibling()
    pictures.unit = NEAR
    made: list[Surface] = []
    faint = ZoomPictures.faint

    def noted(*given: object) -> tuple[Surface, tuple[int, int]] | None:
        found = faint(*given)  # type: ignore[arg-type]
        made.extend(found[:1] if found else ())
        return found

    monkeypatch.setattr(ZoomPictures, "faint", noted)
    largest = max(
        (place for _name, place, _opacity in _decals(bench.chart.plan)),
        key=lambda place: place.width,
    )
    left, top = (
        round(middle * NEAR - side / 2) for middle, side in zip(largest.center, SIZE, strict=True)
    )
    shown = Surface(SIZE, 0, 32)
    for x, y in product(range(0, SIZE[0], step), range(0, SIZE[1], step)):
        part = Rect(x, y, step, step).clip(shown.get_rect())
        sea = Sea(bench.chart.plan, pictures)
        sea.engravings(shown.subsurface(part), part.move(left, top))
    monkeypatch.undo()
    return shown, made


def test_parts_meet_and_only_what_is_in_view_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    whole, alone = _painted(monkeypatch, 9000)
    parts, several = _painted(monkeypatch, 128)
    assert len(alone) < len(several)
    assert all(max(part.get_size()) < 128 + 8 for part in several)
    assert max(max(part.get_size()) for part in alone) < 700 + 8
    assert pygame.transform.average_color(parts)[:3] == pygame.transform.average_color(whole)[:3]
    worst = max(
        abs(one - other)
        for x in range(0, 700, 3)
        for y in range(0, 500, 3)
        for one, other in zip(parts.get_at((x, y)), whole.get_at((x, y)), strict=True)
    )
    assert max(whole.get_at((350, 250))[:3]) > 0, "something is engraved there"
    assert worst <= 16, "a thin line is shifted by less than half a pixel"
