"""What is drawn of the chart, and that no more is drawn again than has changed."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from pygame import FRect, Rect

from tests.games.treasure_boots.chart_bench import FRAME, TABLE, Bench
from treasure_games.core.language import SOURCE, use_language
from treasure_games.games.treasure_boots.chart.marks import Cost, Course, Marks, Shot
from treasure_games.games.treasure_boots.chart.picture_list import Layer
from treasure_games.games.treasure_boots.chart.pieces import Effect, Ship, Token
from treasure_games.games.treasure_boots.chart.plan import ChartPlan
from treasure_games.games.treasure_boots.chart.ship_figure import sails, turn_to
from treasure_games.games.treasure_boots.chart.thumbnail import paint_thumbnail
from treasure_games.games.treasure_boots.charts import chart_of
from treasure_games.stage.canvas import Canvas


def in_play(grid: str = "hex", **given: object) -> Bench:
    """A chart with a bit of everything on it."""
    bench = Bench(grid, **given)  # type: ignore[arg-type]
    chart = bench.chart
    bench.add_ship(0, 7, 3).cargo = ("guns", "pearl")
    bench.add_ship(1, 4, 2, "sky")
    bench.add_ship(100, 11, 3, "privateer")
    chart.tokens[bench.cell(1, 1)] = Token("sails", *chart.token_spot(bench.cell(1, 1)))
    chart.marks = decision(bench)
    bench.rest()
    return bench


def decision(bench: Bench) -> Marks:
    """A ship that may go to some cells, and fire from one of them."""
    goal = bench.cell(9, 2)
    x, y = bench.chart.centre(goal)
    return Marks(
        reach={
            bench.cell(8, 2): Cost(0, is_drift=True), goal: Cost(1),
            bench.cell(8, 3): Cost(2), bench.cell(8, 1): Cost(4, pearls=1),
        },
        course=Course((bench.cell(7, 3), bench.cell(8, 2), goal), Ship("vermilion", x, y)),
        shots=(Shot(goal, bench.cell(11, 3), (bench.cell(10, 2),), "72 %", "83 %"),),
        blocked={bench.cell(6, 3): "Straight into the wind."},
        active=0,
    )  # fmt: skip


def sail_on(bench: Bench) -> None:
    ship = bench.chart.ships[0]
    turn_to(ship, 60.0)
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
    bench.chart.tokens[cell] = Token("gold", *bench.chart.token_spot(cell), lift=1.5, angle=40.0)


def smoke(bench: Bench) -> None:
    bench.chart.effects.append(Effect("ships/smoke_1", 4.0, 4.0, 0.8, 0.8, alpha=0.6))


def turn_wind(bench: Bench) -> None:
    bench.chart.wind = 120.0


def decide(bench: Bench) -> None:
    bench.chart.marks = Marks()


def hover_another(bench: Bench) -> None:
    bench.chart.mark(course=None, shots=())


def point_at_a_cell(bench: Bench) -> None:
    bench.point(*bench.chart.to_screen(*bench.chart.centre(bench.cell(6, 3))))


def light_up(bench: Bench) -> None:
    bench.chart.mark(lit=frozenset({bench.cell(2, 2)}))


def pan(bench: Bench) -> None:
    bench.chart.helm.zoom_by(3)
    bench.rest()
    bench.chart.helm.pan(-70.0, 33.0)


def zoom(bench: Bench) -> None:
    bench.chart.helm.zoom_by(-2)


def shake(bench: Bench) -> None:
    bench.chart.shake_x, bench.chart.shake_y = 6.0, -4.0


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
    bench.chart.arrange(bench.look, FRect(bench.outer).inflate(-40, -40))
    bench.chart.arrange(bench.look, bench.outer)
    bench.rest()
    assert bench.draw_all() == long_lived


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
    bench.chart.draw(Canvas(bench.surface, bench.look))
    bench.surface.set_clip(None)
    outside = {(299, 210), (391, 210), (320, 199), (320, 271), (5, 5), (1270, 700)}
    assert all(bench.surface.get_at(spot)[:3] == TABLE for spot in outside)
    assert bench.surface.get_at((340, 230))[:3] != TABLE
    bench.draw_all()
    rim = bench.look.viewport.to_pixels(bench.outer)
    assert bench.surface.get_at((rim.right + 4, 400))[:3] == TABLE
    assert bench.surface.get_at((400, rim.top - 4))[:3] == TABLE


def test_at_rest_only_small_things_live() -> None:
    bench = in_play(reduced_motion=False)
    bench.draw_all()
    bench.dirty.clear()
    wakeup = bench.chart.next_wakeup()
    assert wakeup is not None
    assert wakeup > 0.1
    bench.chart.update(wakeup + 0.001)
    assert bench.dirty
    view = bench.chart.helm.camera.view
    area = sum(rect.width * rect.height for rect in bench.dirty if rect is not None)
    assert None not in bench.dirty
    assert area < 0.05 * view.width * view.height
    assert not bench.chart.is_moving


def test_small_things_fall_in_with_whoever_wakes_the_loop() -> None:
    bench = in_play(reduced_motion=False)
    pulse = 0.4
    beats, now, next_pulse = [], 0.0, pulse
    for _waking in range(60):
        wakeup = bench.chart.next_wakeup()
        assert wakeup is not None
        step = min(wakeup, next_pulse - now)
        bench.dirty.clear()
        bench.chart.update(step + 1e-9)
        now += step
        beats += [now] if bench.dirty else []
        if now >= next_pulse - 1e-6:
            next_pulse += pulse
    late = beats[len(beats) // 2 :]
    assert all(abs(beat / pulse - round(beat / pulse)) < 0.01 for beat in late)


def test_with_reduced_motion_nothing_lives() -> None:
    bench = in_play(reduced_motion=True)
    assert bench.chart.next_wakeup() is None


def waves(bench: Bench, seconds: float) -> bytes:
    """The whole window after so long a time of crests alone: nothing else lives that long."""
    for _frame in range(round(seconds / FRAME)):
        bench.chart.update(FRAME)
    return bench.draw_dirty()


def test_the_sea_swells_only_while_something_happens() -> None:
    bench = Bench(reduced_motion=False)
    crests = [one for band in bench.chart._contents.swell for one in band.effects]
    assert len(crests) > 20

    def poses() -> list[tuple[float, float, float]]:
        return [(one.x, one.y, one.alpha) for one in crests]

    at_rest = poses()
    bench.draw_all()
    waves(bench, 1.0)
    assert poses() == at_rest
    bench.chart.let_roll(True)
    assert waves(bench, 1.0) == bench.draw_all()
    seen = bench.chart.helm.camera.seen()
    rolled = [one != before for one, before in zip(poses(), at_rest, strict=True)]
    in_view = [bool(seen.inflate(-3, -3).collidepoint(x, y)) for x, y, _alpha in at_rest]
    assert all(has for has, is_seen in zip(rolled, in_view, strict=True) if is_seen)
    bench.chart.let_roll(False)
    still = poses()
    waves(bench, 1.0)
    assert poses() == still


def test_crests_roll_before_the_wind() -> None:
    bench = Bench(reduced_motion=False)
    bench.chart.wind = 90.0
    crests = [one for band in bench.chart._contents.swell for one in band.effects]
    before = [one.x for one in crests]
    bench.chart.let_roll(True)
    waves(bench, 0.4)
    moved = [one.x - x for one, x in zip(crests, before, strict=True) if one.x != x]
    assert sum(0.0 < by < 0.1 for by in moved) > 0.6 * len(moved)


def test_with_less_motion_the_sea_never_swells() -> None:
    bench = in_play(reduced_motion=True)
    still = bench.draw_all()
    bench.dirty.clear()
    bench.chart.let_roll(True)
    bench.chart.update(FRAME)
    assert not bench.dirty
    assert bench.draw_all() == still


def test_the_cord_runs_round_the_region_and_nowhere_within() -> None:
    bench = Bench()
    geometry = bench.chart.plan.geometry
    home = bench.cell(4, 3)
    ring = frozenset(geometry.grid.neighbours(home)) | {home}
    border = geometry.outline(ring)
    assert len(border) == 18
    assert all(cell != home for cell, _side in border)
    assert all(geometry.across(cell, side) not in ring for cell, side in border)


@pytest.mark.parametrize(
    ("heading", "standing"), [(60, "full"), (120, "full"), (180, "beam"), (240, "aback")]
)
def test_sails_stand_by_the_angle_between_heading_and_wind(heading: int, standing: str) -> None:
    ship = Ship("sky", 0.0, 0.0, heading=heading, is_sailing=True)
    assert sails(ship, 60.0) == standing


def test_a_ship_shows_the_side_that_she_sails_to_and_keeps_it_due_north() -> None:
    ship = Ship("sky", 0.0, 0.0)
    turn_to(ship, 300.0)
    assert ship.facing == -1.0
    turn_to(ship, 0.0)
    assert ship.facing == -1.0
    turn_to(ship, 60.0)
    assert ship.facing == 1.0


@pytest.mark.parametrize("grid", ["hex", "square"])
@pytest.mark.parametrize("boards", ["A@0,0 B@8,0", "A@6,0 B@12,7 C@6,14 D@0,7"])
def test_a_thumbnail_shows_sea_boards_and_islands(grid: str, boards: str) -> None:
    bench = Bench()
    plan = ChartPlan(chart_of(grid, boards))
    picture = paint_thumbnail(bench.look, plan, 320, 200)
    assert picture.get_size() == (320, 200)
    colours = {tuple(picture.get_at((x, y))) for x in range(0, 320, 4) for y in range(0, 200, 4)}
    assert len(colours) > 20


def test_neighbouring_islands_differ_and_a_chart_always_looks_alike() -> None:
    plan = ChartPlan(chart_of("hex", "A@0,0 B@8,0"))
    kinds = [land.picture for land in plan.lands.values() if not land.is_port]
    assert len(set(kinds)) >= 10
    assert plan.lands == ChartPlan(chart_of("hex", "A@0,0 B@8,0")).lands


def test_memory_stays_within_its_bounds() -> None:
    bench = in_play(size=(1920, 1080), reduced_motion=False)
    for steps in (6, -12, 3):
        bench.chart.helm.zoom_by(steps)
        bench.rest()
        for _ in range(40):
            bench.chart.helm.pan(60.0, 25.0)
            bench.chart.update(FRAME)
            bench.draw_all()
    assert bench.chart.kept_bytes <= 40_000_000


@pytest.mark.parametrize("reduced_motion", [False, True])
def test_the_light_on_what_may_be_chosen_spreads_from_the_ship(reduced_motion: bool) -> None:
    bench = Bench(reduced_motion=reduced_motion)
    bench.add_ship(0, 3, 3)
    bench.rest()
    bench.chart.mark(active=0)
    bench.chart.update(FRAME)
    near, far = bench.cell(4, 3), bench.cell(7, 3)
    dark = look_of(bench, near), look_of(bench, far)
    bench.chart.mark(reach={near: Cost(1), far: Cost(4)})
    assert bench.chart.is_moving is not reduced_motion
    bench.chart.update(FRAME)
    begun = look_of(bench, near), look_of(bench, far)
    assert begun[0] != dark[0]
    assert (begun[1] == dark[1]) is not reduced_motion
    assert bench.chart.is_moving is not reduced_motion
    bench.rest()
    assert look_of(bench, far) != dark[1]


def look_of(bench: Bench, cell: int) -> bytes:
    """The middle of a cell as it is drawn."""
    bench.draw_all()
    part = bench.look.viewport.to_pixels(bench.chart.cell_rect(cell).inflate(-20, -20))
    return bench.surface.subsurface(part).copy().get_buffer().raw


@pytest.mark.parametrize("steps", [-3, 2])
def test_pieces_sail_on_while_the_view_zooms(steps: int) -> None:
    bench = Bench(reduced_motion=False)
    ship = bench.add_ship(0, 7, 3)
    bench.rest()
    bench.chart.helm.zoom_by(steps)
    bench.chart.update(FRAME)
    for _frame in range(3):
        bench.chart.update(FRAME)
        assert bench.chart.helm.camera.is_zooming
        before = bench.draw_all()
        assert bench.draw_all() == before
        ship.x += 0.3
        bench.dirty.clear()
        bench.chart.update(0.0)
        assert bench.draw_dirty() != before


@pytest.mark.parametrize("steps", [-6, 4])
def test_no_gap_opens_while_the_view_zooms(steps: int) -> None:
    bench = Bench(reduced_motion=False)
    bench.chart.helm.zoom_by(steps)
    sea = bench.look.viewport.to_pixels(bench.chart.helm.camera.view.inflate(-8, -8))
    for _frame in range(12):
        bench.chart.update(FRAME)
        bench.draw_all()
        shown = bench.surface.subsurface(sea)
        gaps = pygame.mask.from_threshold(shown, TABLE, (1, 1, 1, 255))
        assert gaps.count() == 0


def test_light_that_has_come_up_stays_while_the_pointer_wanders() -> None:
    bench = Bench(reduced_motion=False)
    bench.chart.mark(reach={bench.cell(3, 3): Cost(1)})
    bench.rest()
    bench.chart.mark(reach={bench.cell(3, 3): Cost(1)}, lit=frozenset({bench.cell(4, 4)}))
    bench.chart.update(FRAME)
    assert not bench.chart.is_moving


def test_a_ship_south_of_a_port_stands_before_its_name() -> None:
    bench = Bench("hex")
    chart = bench.chart
    port = next(cell for cell, land in chart.plan.lands.items() if land.is_port)
    x, y = chart.centre(port)
    bench.rest()
    sight = chart._sight
    assert sight is not None
    lands = sight._sea.front.composition._lands
    assert lands.ribbon_rect(port) is not None
    south = Ship("vermilion", x, y + 2 * chart.plan.geometry.half_height)
    berth = chart.moor(port)
    assert lands.is_before_a_name(south)
    assert not lands.is_before_a_name(Ship("sky", berth.x, berth.y, scale=berth.scale))
    assert not lands.is_before_a_name(Ship("sky", x, y - 2.0))


@pytest.fixture
def language(request: pytest.FixtureRequest) -> Iterator[None]:
    """The chart's own words in another language; the next test starts as the first one did."""
    use_language(request.param)
    yield
    use_language(SOURCE)


@pytest.mark.parametrize("language", ["en", "de"], indirect=True)
@pytest.mark.parametrize("grid", ["hex", "square"])
def test_two_sections_are_named_in_the_first_view(grid: str, language: None) -> None:
    """Also in the smallest usual window, and where the names are long."""
    bench = Bench(grid)
    sight = bench.chart._sight
    assert sight is not None
    plates = sight._sea.front.composition._lands._plates
    assert all(plates.cartouche(board.name) is not None for board in bench.chart.plan.boards)


@pytest.mark.parametrize("language", ["en", "de"], indirect=True)
@pytest.mark.parametrize("boards", ["A@0,0 B@8,0", "A@0,0/180 B@8,0/180", "B@0,0/180 A@8,0"])
@pytest.mark.parametrize("grid", ["hex", "square"])
def test_the_first_view_cuts_no_name_of_a_port(grid: str, boards: str, language: None) -> None:
    """However the sections are turned: a port may lie in the outermost column."""
    bench = Bench(grid, boards)
    sight = bench.chart._sight
    assert sight is not None
    lands, camera = sight._sea.front.composition._lands, bench.chart.helm.camera
    for ribbon in filter(None, map(lands.ribbon_rect, bench.chart.plan.lands)):
        assert camera.view.left <= camera.to_screen(*ribbon.topleft)[0]
        assert camera.to_screen(*ribbon.topright)[0] <= camera.view.right


def test_the_rim_of_a_port_that_is_suggested_lies_over_its_roofs() -> None:
    bench = Bench("hex")
    chart = bench.chart
    bench.rest()
    sight = chart._sight
    assert sight is not None
    wash = sight._sea.front.composition._wash
    port = next(cell for cell, land in chart.plan.lands.items() if land.is_port)
    sea = next(cell for cell in chart.plan.board_cells if cell not in chart.plan.lands)
    rims = list(wash.pointer(None, Marks(lit=frozenset({port, sea}))))
    assert sorted(rim.layer for rim in rims) == [Layer.FLOATING, Layer.OVER]


def test_a_ship_at_land_has_a_pale_line_around_her() -> None:
    """Between palms and huts a small ship is hard to find."""

    def pale(is_moored: bool) -> int:
        bench = Bench("hex")
        port = next(cell for cell, land in bench.chart.plan.lands.items() if not land.is_port)
        berth = bench.chart.moor(port)
        ship = Ship("sky", berth.x, berth.y, scale=berth.scale, is_moored=is_moored, sail="aback")
        bench.chart.ships[0] = ship
        bench.rest()
        bench.draw_all()
        x, y, width, height = bench.look.viewport.to_pixels(bench.chart.ship_rect(0))
        part = bench.surface.subsurface((x, y, width, height))
        return sum(
            min(part.get_at((across, down))[:3]) > 200
            for across in range(width)
            for down in range(height)
        )

    assert pale(is_moored=True) > pale(is_moored=False) + 20
