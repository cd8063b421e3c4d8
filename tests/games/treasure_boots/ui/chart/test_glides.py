"""A glide to another zoom shows the sea all the way, not what has yet to be drawn."""

import math

import pygame
import pytest
from pygame import Rect, Surface

from tests.games.treasure_boots.ui.chart_bench import CONVOY, Bench, in_play
from treasure_games.games.treasure_boots.ui.chart.sea import Sea
from treasure_games.games.treasure_boots.ui.chart.sea_window import Sheet
from treasure_games.games.treasure_boots.ui.chart.tiles import Sight
from treasure_games.stage.canvas import Canvas

FAR, NEAR = 62.0, 106.0
"""Virtual units per world unit."""


def bare_area(bench: Bench) -> int:
    """The area in pixels where the shown level isn't drawn, but the chart from afar is shown."""
    window = bench.chart.window
    if not window.is_zooming:
        return 0
    whole, part = window.pixels, window.covered(window.front)
    return whole.width * whole.height - part.width * part.height


def glided(bench: Bench, zoom: float, x: float, y: float) -> list[int]:
    """Glide there; return the bare area of each frame."""
    bench.chart.controller.camera.zoom_to(zoom, x, y)
    frames = []
    while True:
        bench.update()
        bench.draw()
        frames.append(bare_area(bench))
        if not bench.chart.is_moving:
            return frames


def test_the_level_of_another_place_is_not_shown_before_it_is_drawn_here() -> None:
    bench = in_play(boards=CONVOY, reduced_motion=False)
    (left, top), (right, low) = (bench.chart.centre(bench.cell(*at)) for at in ((2, 2), (14, 6)))
    glided(bench, FAR, left, top)
    glided(bench, NEAR, right, low)
    frames = glided(bench, FAR, right, low)
    view = bench.chart.window.pixels
    assert frames[0] < 0.06 * view.width * view.height, "the near level almost fills the view"
    assert sum(1 for area in frames if area) <= 24


def test_the_next_level_waits_until_it_fills_the_view_as_far() -> None:
    bench = in_play(boards=CONVOY, reduced_motion=False)
    x, y = bench.chart.centre(bench.cell(7, 4))
    glided(bench, FAR, x, y)
    assert not any(glided(bench, NEAR, x, y)), "nearer, the last one fills it all the way"


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


def test_what_a_glide_shows_is_painted_after_the_frame_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    painted: list[Rect] = []
    bench = in_play(boards=CONVOY, reduced_motion=False)
    bench.draw()
    monkeypatch.setattr(Sheet, "piece", lambda _sheet, _sight, view: painted.append(view))
    bench.chart.controller.camera.zoom_to(NEAR, *bench.chart.controller.camera.middle)
    assert not bench.chart.window.is_zooming
    bench.context.assets.end_step()
    bench.chart.window.update(0.0)
    bench.context.assets.end_step()
    assert len(painted) == 1


def test_water_is_as_deep_from_afar_as_what_will_be_drawn_there() -> None:
    bench = in_play(boards=CONVOY)
    level, afar = bench.chart.window.front, bench.chart.overview.whole
    place = bench.chart.centre(bench.cell(2, 2))
    shades = []
    for step in range(6):
        x, y = place[0] - 1.2 * step, place[1] + 8.0
        rect = Rect(0, 0, 96, 96).move_to(center=(round(x * level.unit), round(y * level.unit)))
        due = Surface(rect.size, 0, 32)
        level.sea.paint(due, rect)
        share = afar.unit / level.unit
        small = Rect([round(side * share) for side in rect])
        shown = afar.picture().subsurface(small.move(-afar.area.left, -afar.area.top))
        shades.append((_brightness(shown), _brightness(due)))
    assert all(abs(shown - due) <= 9 for shown, due in shades)


def test_a_sheet_shows_what_changes_on_its_level() -> None:
    bench = in_play(boards=CONVOY)
    window, unit = bench.chart.window, bench.chart.window.front.unit
    seen = window.front.stood
    sight, sheet = Sight(unit, seen.topleft), Sheet(window.front)

    def shown() -> tuple[Surface, int]:
        target = Surface(seen.size, 0, 32)
        piece = sheet.piece(sight, target.get_rect())
        piece.paint(target)
        return target, piece.changes

    def due() -> Surface:
        target, canvas = Surface(seen.size, 0, 32), Canvas(bench.context)
        window.front.draw(canvas, seen)
        canvas.paint(target)
        return target

    first, changes = shown()
    assert first.get_buffer().raw == due().get_buffer().raw
    bench.chart.ships[0].x += 1.0
    bench.update(0.0)
    second, changed = shown()
    assert changed > changes
    assert second.get_buffer().raw == due().get_buffer().raw != first.get_buffer().raw


def test_a_level_that_is_nowhere_in_view_is_not_shown() -> None:
    bench = in_play(boards=CONVOY, reduced_motion=False)
    camera = bench.chart.controller.camera
    camera.zoom_to(NEAR, *bench.chart.centre(bench.cell(2, 2)))
    camera.snap()
    bench.rest()
    camera.zoom_to(FAR, *bench.chart.centre(bench.cell(30, 6)))
    camera.snap()
    window = bench.chart.window
    assert window.is_zooming
    assert not window.covered(window.front)
    bench.draw()


@pytest.mark.parametrize("ratio", [0.43, 0.9, 2.37])
def test_a_piece_is_placed_where_its_part_of_the_map_is(ratio: float) -> None:
    """A part that is cut off by the view is scaled no differently from the whole."""
    area = Rect(-40, 30, 900, 700)
    sight, view = Sight(ratio * 50.0, (211.3, 87.9)), Rect(0, 0, 400, 300)
    piece = sight.piece(view, Surface(area.size), area, 50.0)
    part, place = Rect(piece.part), Rect(piece.place)
    assert place == sight.place(part.move(area.topleft), 50.0)
    assert place.contains(sight.place(area, 50.0).clip(view))
    assert place.width <= 400 + 2 * math.ceil(ratio) + 2


def _brightness(surface: Surface) -> float:
    return sum(pygame.transform.average_color(surface)[:3]) / 3


def test_a_zoom_that_was_dropped_is_made_anew_with_all_that_lies_on_it() -> None:
    bench = in_play(boards=CONVOY, reduced_motion=False)
    x, y = bench.chart.centre(bench.cell(7, 4))
    looks = []
    for zoom in (NEAR, FAR, NEAR):
        glided(bench, zoom, x, y)
        sea = bench.chart.window
        assert sea.front.is_laid_out
        looks.append(len(sea.front.list.within(sea.front.stood)))
    assert looks[0] == looks[2] > 10
