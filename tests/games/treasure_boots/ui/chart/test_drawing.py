"""What is on the chart is seen, from afar and from near, in bounded memory."""

import gc
from types import FunctionType, ModuleType
from weakref import ref

import pygame
import pytest

from tests import pictures
from tests.games.treasure_boots.ui.chart_bench import CONVOY, FRAME, TABLE, Bench, in_play
from treasure_games.games.treasure_boots.rules.charts import chart_of
from treasure_games.games.treasure_boots.ui.chart.pieces import Cost, Effect, Marks, Token
from treasure_games.stage.assets import Assets
from treasure_games.stage.cache import Cache, bytes_of


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


CHANGES = [
    sail_on, sink, take_token, drop_token, smoke, turn_wind, hover_another, decide,
    point_at_a_cell, light_up, pan, zoom,
]  # fmt: skip


@pytest.mark.parametrize("grid", ["hex", "square"])
def test_each_change_is_seen_and_all_looks_as_if_it_were_laid_out_anew(grid: str) -> None:
    bench = in_play(grid)
    seen = [bench.draw()]
    for change in CHANGES:
        change(bench)
        bench.rest()
        seen.append(bench.draw())
    assert len(set(seen)) == len(seen)
    bench.chart.free_pictures()
    bench.rest()
    assert bench.draw() == seen[-1]


def test_another_chart_is_shown_as_soon_as_it_is_spread() -> None:
    """As with a random layout, which is drawn when the match begins."""
    bench = Bench()
    before = bench.draw()
    bench.chart.spread(chart_of("hex", "B@0,0 A@8,0"))
    bench.rest()
    assert bench.draw() != before
    middle = bench.context.viewport.to_pixels(bench.chart.controller.camera.view).center
    assert bench.surface.get_at(middle)[:3] != TABLE


def test_at_rest_every_frame_is_the_same_from_near_too() -> None:
    """From near the lands in view take more than is kept of them."""
    bench = in_play(size=(1920, 1080))
    assert bench.frame() == bench.frame()
    bench.chart.controller.near(bench.cell(2, 2))
    bench.rest()
    shown = bench.frame()
    assert bench.frame() == shown


def test_nothing_is_drawn_outside_the_rim() -> None:
    bench = in_play()
    bench.draw()
    rim = bench.context.viewport.to_pixels(bench.outer)
    assert bench.surface.get_at((rim.right - 4, 400))[:3] != TABLE
    assert bench.surface.get_at((rim.right + 4, 400))[:3] == TABLE
    assert bench.surface.get_at((400, rim.top - 4))[:3] == TABLE


def held(bench: Bench) -> int:
    """The bytes of all pictures that a chart holds, but for those that all screens share."""
    found: dict[int, object] = {}
    waiting: list[object] = [bench.chart]
    while waiting:
        one = waiting.pop()
        if id(one) not in found and not isinstance(one, Assets | FunctionType | ModuleType | type):
            found[id(one)] = one
            waiting += gc.get_referents(one)
    return sum(map(bytes_of, (one for one in found.values() if isinstance(one, pygame.Surface))))


def test_memory_stays_within_bounds_while_the_view_wanders() -> None:
    bench = in_play(size=(1920, 1080), reduced_motion=False)
    for steps in (6, -12, 3):
        bench.chart.controller.zoom_by(steps)
        bench.rest()
        for _ in range(40):
            bench.chart.controller.pan(60.0, 25.0)
            bench.update()
            bench.draw()
        assert 20_000_000 <= held(bench) <= 50_000_000


def test_a_look_from_near_holds_two_zooms_within_a_bound() -> None:
    bench = in_play(size=(1920, 1080), boards=CONVOY, reduced_motion=False)
    bench.draw()
    for cells in ((bench.cell(7, 3), bench.cell(8, 3)), (bench.cell(2, 2),), ()):
        bench.chart.controller.near(*cells) if cells else bench.chart.controller.back()
        for frame in range(200):
            bench.update()
            bench.draw()
            if frame % 8 == 0:
                assert held(bench) <= 80_000_000
    assert held(bench) <= 45_000_000


def test_what_an_old_layout_held_is_let_go_at_once() -> None:
    """Pictures take much, and the garbage collector counts objects, not bytes."""
    bench = in_play()
    level = ref(bench.chart.window.front)
    gc.collect()
    gc.disable()
    try:
        bench.chart.arrange(bench.context, bench.outer.inflate(-10.0, -10.0))
        bench.rest()
        assert level() is None
    finally:
        gc.enable()


def test_nothing_of_the_sea_is_held_while_it_is_hidden_and_it_comes_back_the_same() -> None:
    bench = in_play(size=(1920, 1080))
    seen = bench.draw()
    before = held(bench)
    bench.chart.free_pictures()
    assert held(bench) < before - 15_000_000
    bench.rest()
    assert bench.draw() == seen


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
    first = bench.draw()
    assets.forget()
    assert bench.draw() == first
    assert in_play().draw() == first, "the next table has the same"
    assert made == ["chart/frame"]


def test_the_lights_of_a_choice_wait_for_a_look_back() -> None:
    pictures = in_play().chart.window.front.pictures
    light, large = (pygame.Surface((9, 9)) for _ in range(2))
    pictures.keep_small("light", lambda: light)
    pictures.keep("large", lambda: large)
    pictures.free()
    other = pygame.Surface((9, 9))
    assert pictures.keep("large", lambda: other) is other
    assert pictures.keep_small("light", lambda: other) is light
    pictures.clear()
    assert pictures.keep_small("light", lambda: other) is other


def test_all_that_may_be_chosen_is_lit_at_once() -> None:
    bench = Bench(reduced_motion=False)
    near, far = bench.cell(4, 3), bench.cell(7, 3)
    dark = look_of(bench, near), look_of(bench, far)
    bench.chart.mark(reach={near: Cost(1), far: Cost(4)})
    bench.update()
    assert look_of(bench, near) != dark[0]
    assert look_of(bench, far) != dark[1]


def look_of(bench: Bench, cell: int) -> bytes:
    """The middle of a cell as it is drawn."""
    bench.draw()
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
        before = bench.draw()
        assert bench.draw() == before
        ship.x += 0.3
        bench.update(0.0)
        assert bench.draw() != before


@pytest.mark.parametrize("steps", [-6, 4])
def test_no_gap_opens_while_the_view_zooms(steps: int) -> None:
    bench = Bench(reduced_motion=False)
    bench.chart.controller.zoom_by(steps)
    sea = bench.context.viewport.to_pixels(bench.chart.controller.camera.view.inflate(-8, -8))
    for _frame in range(12):
        bench.update()
        bench.draw()
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
        bench.draw()
        shown = bench.surface.subsurface(sea)
        found = pygame.mask.from_threshold(shown, flat, (1, 1, 1, 255)).count()
        assert found < 0.02 * sea.width * sea.height


def test_words_move_on_the_level_that_comes_not_on_the_one_that_goes() -> None:
    """To letter a level anew lays many of its tiles anew, for the few frames that it is shown."""
    bench = Bench(boards=CONVOY, reduced_motion=False)
    bench.rest()
    camera, sea = bench.chart.controller.camera, bench.chart.window
    bench.chart.controller.zoom_by(-6)
    bench.update()
    while camera.is_moving:
        camera.update(FRAME)
    going, words = sea.front, sea.front.lands.seen
    frames = 0
    while not sea.is_settled:
        bench.update()
        frames += sea.front is going
        assert going.lands.seen == words
    assert frames > 1
    assert sea.front.lands.seen == camera.world_under(camera.open)


def test_once_the_view_stands_what_is_missing_is_drawn_in_a_few_frames() -> None:
    bench = Bench(boards=CONVOY, reduced_motion=False)
    bench.chart.controller.zoom_by(-6)
    bench.update()
    while bench.chart.controller.camera.is_moving:
        bench.chart.controller.camera.update(FRAME)  # All else is too slow to follow.
    frames = 0
    while not bench.chart.window.is_settled:
        bench.update()
        frames += 1
    assert frames <= 15


def test_night_is_over_once_nothing_is_asked() -> None:
    bench = Bench()
    by_day = bench.draw()
    bench.chart.mark(reach={bench.cell(3, 3): Cost(1)})
    bench.rest()
    far = bench.context.viewport.point_to_pixels(*bench.chart.cell_rect(bench.cell(12, 3)).center)
    bright = bench.surface.get_at(far)
    bench.draw()
    assert sum(bench.surface.get_at(far)[:3]) < sum(bright[:3])
    bench.chart.mark(reach={})
    bench.rest()
    assert bench.draw() == by_day


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
    picture = first.draw()
    read.clear()
    second = Bench(size=(600, 500))
    assert second.draw() == picture
    assert not [name for name in read if name.startswith("island")]


def test_all_lines_of_swell_are_of_one_size_as_they_are_laid_in_one_picture() -> None:
    sizes = {pictures.assets().original_size(f"chart/swell_{which}") for which in ("far", "near")}
    assert len(sizes) == 1
