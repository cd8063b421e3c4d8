"""A glide to another zoom shows the sea all the way, not what has yet to be drawn."""

import pygame
import pytest
from pygame import Rect, Surface

from tests.games.treasure_boots.ui.chart_bench import CONVOY, Bench, in_play
from treasure_games.games.treasure_boots.ui.chart.sea import Sea

FAR, NEAR = 62.0, 106.0
"""Virtual units per world unit."""


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The areas in pixels where nothing is drawn yet but the water of the moment."""
    areas: list[int] = []
    paint = Sea.paint_passing

    def noted(sea: Sea, surface: Surface, rect: Rect, unit: float) -> None:
        areas.append(rect.width * rect.height)
        paint(sea, surface, rect, unit)

    monkeypatch.setattr(Sea, "paint_passing", noted)
    return areas


def glided(bench: Bench, zoom: float, x: float, y: float, bare: list[int]) -> list[int]:
    """Glide there; return the bare area of each frame."""
    bench.chart.controller.camera.zoom_to(zoom, x, y)
    frames = []
    while True:
        bare.clear()
        bench.update()
        bench.draw()
        frames.append(sum(bare))
        if not bench.chart.is_moving:
            return frames


def test_the_level_of_another_place_is_not_shown_before_it_is_drawn_here(bare: list[int]) -> None:
    bench = in_play(boards=CONVOY, reduced_motion=False)
    (left, top), (right, low) = (bench.chart.centre(bench.cell(*at)) for at in ((2, 2), (14, 6)))
    glided(bench, FAR, left, top, bare)
    glided(bench, NEAR, right, low, bare)
    frames = glided(bench, FAR, right, low, bare)
    assert frames[0] == 0, "the near level fills the view"
    assert sum(1 for area in frames if area) <= 20


def test_the_next_level_waits_until_it_fills_the_view_as_far(bare: list[int]) -> None:
    bench = in_play(boards=CONVOY, reduced_motion=False)
    x, y = bench.chart.centre(bench.cell(7, 4))
    glided(bench, FAR, x, y, bare)
    assert not any(glided(bench, NEAR, x, y, bare)), "nearer, the last one fills it all the way"


def test_what_a_glide_needs_is_made_after_its_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[Rect] = []
    paint = Sea.paint

    def noted(sea: Sea, target: Surface, rect: Rect) -> None:
        painted.append(rect)
        paint(sea, target, rect)

    monkeypatch.setattr(Sea, "paint", noted)
    bench = in_play(boards=CONVOY, reduced_motion=False)
    bench.draw()
    bench.chart.controller.camera.zoom_to(NEAR, *bench.chart.controller.camera.middle)
    begun = len(painted)
    for _frame in range(40):
        before = len(painted)
        bench.chart.update(1 / 60)
        assert len(painted) == before
        bench.context.assets.end_step()
    assert len(painted) > begun


def test_passing_water_is_as_deep_as_what_will_be_drawn_there() -> None:
    bench = in_play(boards=CONVOY)
    level = bench.chart.window.front
    place = bench.chart.centre(bench.cell(2, 2))
    shades = []
    for step in range(6):
        middle = round((place[0] - 1.2 * step) * level.unit), round(place[1] * level.unit)
        rect = Rect(0, 0, 96, 96)
        rect.center = middle
        shown, due = Surface(rect.size, 0, 32), Surface(rect.size, 0, 32)
        level.sea.paint_passing(shown, rect, level.unit)
        level.sea.paint(due, rect)
        shades.append((_brightness(shown), _brightness(due)))
    assert all(abs(shown - due) <= 9 for shown, due in shades)
    for of_one_kind in zip(*shades, strict=True):
        assert max(of_one_kind) - min(of_one_kind) >= 25, "there are shoals and deeps"


def test_passing_depth_is_drawn_in_bands_that_meet(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = in_play(boards=CONVOY)
    sea, unit = bench.chart.window.front.sea, NEAR
    x, y = bench.chart.centre(bench.cell(2, 2))
    rect = Rect(0, 0, 300, 700)
    rect.center = round(x * unit), round(y * unit)
    blown: list[int] = []
    scale = pygame.transform.smoothscale

    def noted(part: Surface, size: tuple[int, int]) -> Surface:
        blown.append(size[1])
        return scale(part, size)

    monkeypatch.setattr(pygame.transform, "smoothscale", noted)
    whole = Surface(rect.size, 0, 32)
    sea.paint_passing(whole, rect, unit)
    assert len(blown) > 1
    assert max(blown) < rect.height / 2
    # Bands of a part that begins elsewhere end in other rows.
    part = Surface((rect.width, 500), 0, 32)
    sea.paint_passing(part, Rect(rect.left, rect.top + 150, rect.width, 500), unit)
    for row in range(500):
        for column in (10, 150, 290):
            one, other = part.get_at((column, row)), whole.get_at((column, row + 150))
            assert max(abs(one[at] - other[at]) for at in range(3)) <= 3


def _brightness(surface: Surface) -> float:
    return sum(pygame.transform.average_color(surface)[:3]) / 3


def test_a_zoom_that_was_dropped_is_made_anew_with_all_that_lies_on_it(bare: list[int]) -> None:
    bench = in_play(boards=CONVOY, reduced_motion=False)
    x, y = bench.chart.centre(bench.cell(7, 4))
    looks = []
    for zoom in (NEAR, FAR, NEAR):
        glided(bench, zoom, x, y, bare)
        sea = bench.chart.window
        assert sea.front.is_laid_out
        looks.append(len(sea.front.list.within(Rect(0, 0, 9000, 9000))))
    assert looks[0] == looks[2] > 10
