"""What has changed on the chart is drawn again, and no more than that."""

from __future__ import annotations

import gc
from types import FunctionType, ModuleType

import pygame
import pytest
from pygame import FRect, Rect

from tests import pictures
from tests.games.treasure_boots.ui.chart_bench import CONVOY, FRAME, TABLE, Bench, in_play
from treasure_games.games.treasure_boots.rules.charts import chart_of
from treasure_games.games.treasure_boots.ui.chart.living_chart import LivingChart
from treasure_games.games.treasure_boots.ui.chart.pieces import Cost, Effect, Marks, Token
from treasure_games.games.treasure_boots.ui.chart.tiles import SIDE, Awaited
from treasure_games.stage.assets import Assets
from treasure_games.stage.cache import Cache, SpriteCache
from treasure_games.stage.canvas import Canvas


def sail_on(bench: Bench) -> None:
    ship = bench.chart.ships[0]
    ship.heading = 60.0
    ship.x, ship.y, ship.is_sailing, ship.wake, ship.tilt = (
        ship.x + 0.4,
        ship.y - 0.2,
        True,
        1.0,
        3.0,
    )


def sink(bench: Bench) -> None:
    bench.chart.ships[1].sink = 0.5


def take_token(bench: Bench) -> None:
    bench.chart.tokens.clear()


def drop_token(bench: Bench) -> None:
    cell = bench.cell(5, 2)
    bench.chart.tokens[cell] = Token("gold", *bench.chart.token_spot(cell), lift=1.5)


def smoke(bench: Bench) -> None:
    bench.chart.effects.append(Effect("ships/smoke_1", 4.0, 4.0, 0.8, 0.8, alpha=0.6))


def turn_wind(bench: Bench) -> None:
    bench.chart.contents.wind = 120.0


def decide(bench: Bench) -> None:
    bench.chart.marks = Marks()


def hover_another(bench: Bench) -> None:
    bench.chart.mark(course=None, shots=())


def point_at_a_cell(bench: Bench) -> None:
    bench.point(*bench.chart.to_screen(*bench.chart.centre(bench.cell(6, 3))))


def light_up(bench: Bench) -> None:
    bench.chart.mark(lit=frozenset({bench.cell(2, 2)}))


def pan(bench: Bench) -> None:
    bench.chart.controller.zoom_by(3)
    bench.rest()
    bench.chart.controller.pan(-70.0, 33.0)


def zoom(bench: Bench) -> None:
    bench.chart.controller.zoom_by(-2)


def shake(bench: Bench) -> None:
    contents = bench.chart.contents
    contents.shake_x, contents.shake_y = 6.0, -4.0


CHANGES = [
    sail_on, sink, take_token, drop_token, smoke, turn_wind, decide, hover_another,
    point_at_a_cell, light_up, pan, zoom, shake,
]  # fmt: skip


@pytest.mark.parametrize("grid", ["hex", "square"])
@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_what_is_drawn_again_is_all_that_has_changed(grid: str, change: object) -> None:
    bench = in_play(grid)
    before = bench.draw_all()
    bench.dirty.clear()
    change(bench)  # type: ignore[operator]
    bench.rest()
    mended = bench.draw_dirty()
    assert mended != before
    assert mended == bench.draw_all()


@pytest.mark.parametrize("grid", ["hex", "square"])
def test_all_of_it_looks_the_same_painted_anew(grid: str) -> None:
    bench = in_play(grid)
    for change in (sail_on, drop_token, turn_wind, light_up):
        change(bench)
        bench.rest()
        bench.draw_all()
    long_lived = bench.draw_all()
    bench.chart.arrange(bench.context, FRect(bench.outer).inflate(-40, -40))
    bench.chart.arrange(bench.context, bench.outer)
    bench.rest()
    assert bench.draw_all() == long_lived


def test_another_chart_is_shown_as_soon_as_it_is_spread() -> None:
    """As with a random layout, which is drawn when the match begins."""
    bench = Bench()
    before = bench.draw_all()
    bench.chart.spread(chart_of("hex", "B@0,0 A@8,0"))
    bench.rest()
    assert bench.draw_all() != before
    middle = bench.context.viewport.to_pixels(bench.chart.controller.camera.view).center
    assert bench.surface.get_at(middle)[:3] != TABLE


def test_drawing_changes_nothing() -> None:
    bench = in_play()
    first = bench.draw_all()
    assert bench.draw_all() == first
    bench.dirty.clear()
    bench.rest()
    assert bench.dirty == []


def test_nothing_is_drawn_outside_the_clip_or_the_rim() -> None:
    bench = in_play()
    clip = Rect(300, 200, 90, 70)
    bench.surface.fill(TABLE)
    bench.surface.set_clip(clip)
    bench.chart.draw(Canvas(bench.surface, bench.context))
    bench.surface.set_clip(None)
    outside = {(299, 210), (391, 210), (320, 199), (320, 271), (5, 5), (1270, 700)}
    assert all(bench.surface.get_at(spot)[:3] == TABLE for spot in outside)
    assert bench.surface.get_at((340, 230))[:3] != TABLE
    bench.draw_all()
    rim = bench.context.viewport.to_pixels(bench.outer)
    assert bench.surface.get_at((rim.right + 4, 400))[:3] == TABLE
    assert bench.surface.get_at((400, rim.top - 4))[:3] == TABLE


def caches_of(chart: LivingChart) -> list[SpriteCache]:
    """Every cache that a chart holds, but for those of the assets: all screens share them."""
    found: dict[int, object] = {}
    waiting: list[object] = [chart]
    while waiting:
        one = waiting.pop()
        if id(one) not in found and not isinstance(one, Assets | FunctionType | ModuleType | type):
            found[id(one)] = one
            waiting += gc.get_referents(one)
    return [one for one in found.values() if isinstance(one, SpriteCache)]


def test_memory_stays_within_its_bounds() -> None:
    bench = in_play(size=(1920, 1080), reduced_motion=False)
    for steps in (6, -12, 3):
        bench.chart.controller.zoom_by(steps)
        bench.rest()
        for _ in range(40):
            bench.chart.controller.pan(60.0, 25.0)
            bench.update()
            bench.draw_all()
    caches = caches_of(bench.chart)
    assert len(caches) >= 5, "of sources, of pictures for each zoom and for all, of tiles"
    assert 1_000_000 <= sum(cache.kept_bytes for cache in caches) <= 40_000_000


def held(bench: Bench) -> int:
    return sum(cache.kept_bytes for cache in caches_of(bench.chart))


def test_a_look_from_near_holds_two_zooms_within_a_bound() -> None:
    bench = in_play(size=(1920, 1080), reduced_motion=False)
    bench.draw_all()
    bench.rest()
    most = 0
    for cells in ((bench.cell(7, 3), bench.cell(8, 3)), (bench.cell(2, 2),), ()):
        bench.chart.controller.near(*cells) if cells else bench.chart.controller.back()
        for frame in range(200):
            bench.update()
            bench.draw_dirty()
            if frame % 8 == 0:
                most = max(most, held(bench))
    assert 40_000_000 <= most <= 56_000_000
    assert held(bench) <= 36_000_000


def test_nothing_of_the_sea_is_held_while_it_is_hidden_and_it_comes_back_the_same() -> None:
    bench = in_play(size=(1920, 1080))
    seen = bench.draw_all()
    before = held(bench)
    bench.chart.free_pictures()
    assert held(bench) < before - 15_000_000
    bench.rest()
    assert bench.draw_all() == seen


def test_the_rim_is_made_once_whatever_else_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = in_play()
    assets = bench.context.assets
    made: list[str] = []
    stretched = assets.stretched

    def counted(name: str, *given: float) -> pygame.Surface:
        made.append(name)
        return stretched(name, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(assets, "stretched", counted)
    monkeypatch.setattr(assets, "_shared", Cache(3))
    first = bench.draw_all()
    assets.forget()
    assert bench.draw_all() == first
    assert in_play().draw_all() == first, "the next table has the same"
    assert made == ["chart/frame"]


def test_seen_from_near_only_lands_around_the_view_are_drawn() -> None:
    bench = in_play(size=(1920, 1080), boards=CONVOY)
    bench.draw_all()
    bench.chart.controller.near(bench.cell(2, 2))
    bench.rest()
    bench.draw_all()
    laid = bench.chart._sight._sea.front.composition.list._slots
    lands = [one.surface for one in laid if one is not None and isinstance(one.surface, Awaited)]
    made = [one for one in lands if one.made is not None]
    assert 2 <= len(made) <= len(lands) / 2
    spare = bench.chart._sight._sea._spare
    assert spare is not None
    view = spare.stood.inflate(-2, -2)
    across = view.right // SIDE - view.left // SIDE + 1
    down = view.bottom // SIDE - view.top // SIDE + 1
    assert spare.tiles._whole.kept_bytes <= across * down * (SIDE + 1) * SIDE * 4


def test_the_lights_of_a_choice_wait_for_a_look_back() -> None:
    pictures = in_play().chart._sight.pictures
    light, large = (pygame.Surface((9, 9)) for _ in range(2))
    pictures.keep_small("light", lambda: light)
    pictures.keep("large", lambda: large)
    pictures.free()
    other = pygame.Surface((9, 9))
    assert pictures.keep("large", lambda: other) is other
    assert pictures.keep_small("light", lambda: other) is light
    pictures.clear()
    assert pictures.keep_small("light", lambda: other) is other


@pytest.mark.parametrize("reduced_motion", [False, True])
def test_the_light_on_what_may_be_chosen_spreads_from_the_ship(reduced_motion: bool) -> None:
    bench = Bench(reduced_motion=reduced_motion)
    bench.add_ship(0, 3, 3)
    bench.rest()
    bench.chart.mark(active=0)
    bench.update()
    near, far = bench.cell(4, 3), bench.cell(7, 3)
    dark = look_of(bench, near), look_of(bench, far)
    bench.chart.mark(reach={near: Cost(1), far: Cost(4)})
    assert bench.chart.is_moving is not reduced_motion
    bench.update()
    begun = look_of(bench, near), look_of(bench, far)
    assert begun[0] != dark[0]
    assert (begun[1] == dark[1]) is not reduced_motion
    assert bench.chart.is_moving is not reduced_motion
    bench.rest()
    assert look_of(bench, far) != dark[1]


def look_of(bench: Bench, cell: int) -> bytes:
    """The middle of a cell as it is drawn."""
    bench.draw_all()
    part = bench.context.viewport.to_pixels(bench.chart.cell_rect(cell).inflate(-20, -20))
    return bench.surface.subsurface(part).copy().get_buffer().raw


@pytest.mark.parametrize("steps", [-3, 2])
def test_pieces_sail_on_while_the_view_zooms(steps: int) -> None:
    bench = Bench(reduced_motion=False)
    ship = bench.add_ship(0, 7, 3)
    bench.rest()
    bench.chart.controller.zoom_by(steps)
    bench.update()
    for _frame in range(3):
        bench.update()
        assert bench.chart.controller.camera.is_zooming
        before = bench.draw_all()
        assert bench.draw_all() == before
        ship.x += 0.3
        bench.dirty.clear()
        bench.update(0.0)
        assert bench.draw_dirty() != before


@pytest.mark.parametrize("steps", [-6, 4])
def test_no_gap_opens_while_the_view_zooms(steps: int) -> None:
    bench = Bench(reduced_motion=False)
    bench.chart.controller.zoom_by(steps)
    sea = bench.context.viewport.to_pixels(bench.chart.controller.camera.view.inflate(-8, -8))
    for _frame in range(12):
        bench.update()
        bench.draw_all()
        shown = bench.surface.subsurface(sea)
        gaps = pygame.mask.from_threshold(shown, TABLE, (1, 1, 1, 255))
        assert gaps.count() == 0


def test_beyond_what_is_drawn_so_far_there_is_water_while_the_view_widens() -> None:
    bench = Bench(boards=CONVOY, reduced_motion=False)
    bench.chart.controller.zoom_by(-6)
    sea = bench.context.viewport.to_pixels(bench.chart.controller.camera.view.inflate(-8, -8))
    flat = pygame.Color(bench.context.theme.palette.deep_sea)
    for _frame in range(12):
        bench.update()
        bench.draw_all()
        shown = bench.surface.subsurface(sea)
        found = pygame.mask.from_threshold(shown, flat, (1, 1, 1, 255)).count()
        assert found < 0.02 * sea.width * sea.height


def test_words_move_on_the_sheet_that_comes_not_on_the_one_that_goes() -> None:
    """To letter a sheet anew mends many of its tiles, for the few frames that it is still shown."""
    bench = Bench(boards=CONVOY, reduced_motion=False)
    bench.rest()
    camera, sea = bench.chart.controller.camera, bench.chart._sight._sea
    bench.chart.controller.zoom_by(-6)
    bench.update()
    while camera.is_moving:
        camera.update(FRAME)
    going, words = sea.front, sea.front.composition.seen
    frames = 0
    while not sea.is_settled:
        bench.update()
        frames += sea.front is going
        assert going.composition.seen == words
    assert frames > 1
    assert sea.front.composition.seen == camera.world_under(camera.open)


def test_once_the_view_stands_what_is_missing_is_drawn_in_a_few_frames() -> None:
    bench = Bench(boards=CONVOY, reduced_motion=False)
    bench.chart.controller.zoom_by(-6)
    bench.update()
    while bench.chart.controller.camera.is_moving:
        bench.chart.controller.camera.update(FRAME)  # All else is too slow to follow.
    frames = 0
    while not bench.chart._sight._sea.is_settled:
        bench.update()
        frames += 1
    assert frames <= 15


def test_light_that_has_come_up_stays_while_the_pointer_wanders() -> None:
    bench = Bench(reduced_motion=False)
    bench.chart.mark(reach={bench.cell(3, 3): Cost(1)})
    bench.rest()
    bench.chart.mark(reach={bench.cell(3, 3): Cost(1)}, lit=frozenset({bench.cell(4, 4)}))
    bench.update()
    assert not bench.chart.is_moving


def test_a_second_window_on_the_chart_reads_no_land_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(pictures.FOLDER)  # Pictures come from their own files.
    read: list[str] = []
    load = pygame.image.load
    monkeypatch.setattr(pygame.image, "load", lambda path: read.append(path.stem) or load(path))
    first = Bench(size=(600, 500))
    assert any(name.startswith("island") for name in read)
    picture = first.draw_all()
    read.clear()
    second = Bench(size=(600, 500))
    assert second.draw_all() == picture
    assert not [name for name in read if name.startswith("island")]


def test_all_lines_of_swell_are_of_one_size_as_they_are_laid_in_one_picture() -> None:
    sizes = {pictures.assets().master_size(f"chart/swell_{which}") for which in ("far", "near")}
    assert len(sizes) == 1
