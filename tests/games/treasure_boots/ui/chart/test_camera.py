"""Where the camera over the chart looks, and what a person does with it."""

import pygame
import pytest
from pygame import FRect

from tests.conftest import OpenRig
from tests.games.treasure_boots.ui.chart_bench import CONVOY, Bench, in_play
from tools.moments import MOMENTS
from tools.rig import FRAME, HandClock
from treasure_games.games.treasure_boots.ui.chart.framing import Framing
from treasure_games.games.treasure_boots.ui.chart.pieces import Cost
from treasure_games.games.treasure_boots.ui.chart.plan import ROOT_3, ZOOMS
from treasure_games.stage.clock import Clock
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Direction


@pytest.mark.parametrize("grid", ["hex", "square"])
def test_every_cell_is_found_again_under_its_middle_and_near_its_corners(grid: str) -> None:
    bench = Bench(grid)
    geometry = bench.chart.plan.geometry
    for cell in bench.chart.plan.steps_to_land:
        x, y = bench.chart.to_screen(*bench.chart.centre(cell))
        assert bench.chart.cell_at(x, y) == cell
        for across, down in geometry.corners:
            zoom = bench.chart.controller.camera.zoom
            assert bench.chart.cell_at(x + 0.9 * across * zoom, y + 0.9 * down * zoom) == cell


@pytest.mark.parametrize("grid", ["hex", "square"])
def test_screen_and_world_are_two_names_of_one_point(grid: str) -> None:
    bench = Bench(grid)
    bench.chart.controller.zoom_by(3, (400.0, 300.0))
    bench.rest()
    to_world = bench.chart.controller.camera.to_world
    for point in ((0.0, 0.0), (3.5, -7.25), (40.0, 22.0)):
        assert to_world(*bench.chart.to_screen(*point)) == pytest.approx(point)


def test_rows_of_both_charts_are_equally_high() -> None:
    for grid in ("hex", "square"):
        bench = Bench(grid)
        (_x, y), (_x, below) = (bench.chart.centre(bench.cell(2, row)) for row in (1, 2))
        assert below - y == pytest.approx(ROOT_3)


@pytest.mark.parametrize("grid", ["hex", "square"])
def test_beyond_a_side_lies_the_neighbour_that_shares_it(grid: str) -> None:
    geometry = Bench(grid).chart.plan.geometry
    home = geometry.grid.cell(3, 3)
    for side in range(len(geometry.corners)):
        beyond = geometry.across(home, side)
        assert (
            geometry.across(beyond, side + len(geometry.corners) // 2 - len(geometry.corners))
            == home
        )
        assert beyond in geometry.grid.neighbours(home)


def test_a_fresh_view_shows_the_whole_chart_where_cells_stay_readable() -> None:
    bench = Bench()
    seen = bench.chart.controller.camera.seen()
    assert seen.contains(bench.chart.plan.bounds)
    assert bench.chart.controller.camera.zoom >= ZOOMS.readable


@pytest.mark.parametrize("boards", ["A@0,0 B@8,0", CONVOY])
def test_the_small_map_is_always_there(boards: str) -> None:
    bench = Bench(boards=boards)
    chart = bench.chart
    assert chart.overview in chart.controls()
    assert chart.controller.camera.open.contains(chart.overview.rect)
    chart.mark(reach={chart.cell_at(*chart.overview.rect.center): Cost(1)})
    bench.rest()
    assert chart.overview in chart.controls()


def test_a_long_chart_is_followed_instead_and_its_whole_is_on_a_key() -> None:
    bench = Bench(boards=CONVOY)
    chart, camera = bench.chart, bench.chart.controller.camera
    assert camera.zoom >= ZOOMS.readable
    before = camera.goal, camera.goal_zoom
    chart.handle(intents.Overview())
    bench.rest()
    assert camera.seen().contains(chart.plan.bounds)
    chart.handle(intents.Overview())
    bench.rest()
    assert (camera.goal, camera.goal_zoom) == before


def test_the_wheel_keeps_the_world_under_the_pointer() -> None:
    bench = Bench()
    x, y = bench.chart.to_screen(*bench.chart.centre(bench.cell(5, 3)))
    bench.services.host.input.pointer = (x, y)
    bench.chart.pointing.sea.wheel(4.0)
    bench.rest()
    assert bench.chart.to_screen(*bench.chart.centre(bench.cell(5, 3))) == pytest.approx(
        (x, y), abs=0.5
    )


def test_zoom_ends_at_its_limits() -> None:
    bench = Bench()
    for steps in (40, -80):
        bench.chart.handle(intents.Magnify(steps))
        bench.rest()
        assert 10 < bench.chart.controller.camera.zoom <= ZOOMS.largest


class SlowComputer:
    """A clock by which whatever is done takes a second."""

    def __init__(self) -> None:
        self._seconds = 0.0

    def now(self) -> float:
        self._seconds += 1.0
        return self._seconds

    def leave_out(self, seconds: float) -> None:
        self._seconds -= seconds


def test_how_much_of_a_zoom_is_prepared_in_a_frame_follows_the_clock_of_the_window() -> None:
    def frames(clock: Clock) -> int:
        bench = Bench(clock=clock)
        bench.chart.handle(intents.Magnify(4))
        return bench.rest()

    assert frames(HandClock()) == frames(HandClock()) < frames(SlowComputer())


def test_nothing_is_shown_beyond_the_waters() -> None:
    bench = Bench(boards=CONVOY)
    camera = bench.chart.controller.camera
    for direction in Direction:
        for _ in range(30):
            bench.chart.handle(intents.Scroll(direction))
            bench.rest()
        grown = camera.bounds.inflate(0.01, 0.01)
        assert grown.left <= camera.seen().left
        assert camera.seen().right <= grown.right


def test_the_waters_reach_as_far_as_the_ships() -> None:
    bench = Bench()
    bench.add_ship(0, 60, 40)
    bench.update(0.01)
    assert bench.chart.controller.camera.bounds.collidepoint(bench.chart.centre(bench.cell(60, 40)))


def test_the_view_follows_a_ship_until_it_is_told_not_to() -> None:
    bench = Bench(boards=CONVOY)
    ship = bench.add_ship(0, 2, 2)
    bench.chart.controller.follow(0)
    bench.rest()
    assert bench.chart.controller.camera.seen().collidepoint(ship.x, ship.y)
    bench.chart.handle(intents.Follow())
    before = bench.chart.controller.camera.goal
    ship.x += 30
    bench.rest()
    assert bench.chart.controller.camera.goal == before
    bench.chart.handle(intents.Follow())
    bench.rest()
    assert bench.chart.controller.camera.seen().collidepoint(ship.x, ship.y)


def test_a_glide_comes_to_rest_exactly() -> None:
    bench = Bench(boards=CONVOY, reduced_motion=False)
    bench.chart.controller.look_at(20.0, 5.0)
    assert bench.chart.is_moving
    bench.rest()
    assert bench.chart.controller.camera.middle == bench.chart.controller.camera.goal


def test_a_drag_pans_and_presses_nothing() -> None:
    bench = Bench(boards=CONVOY)
    pressed: list[int] = []
    bench.chart.pointing.on_press = pressed.append
    sea = bench.chart.pointing.sea
    before = bench.chart.controller.camera.middle
    assert sea.handle(intents.PointerDragged(700.0, 500.0, 760.0, 500.0))
    assert sea.handle(intents.PointerReleased(700.0, 500.0))
    assert bench.chart.controller.camera.middle[0] > before[0]
    assert not sea.handle(intents.PointerReleased(700.0, 500.0)), "the next click is one again"
    assert pressed == []


def test_a_click_on_the_small_map_looks_there() -> None:
    bench = Bench(boards=CONVOY)
    spot = bench.chart.overview
    spot.handle(intents.PointerPressed(spot.rect.right - 40, spot.rect.centery))
    bench.rest()
    right = bench.chart.controller.camera.middle
    spot.handle(intents.PointerPressed(spot.rect.left + 40, spot.rect.centery))
    bench.rest()
    assert bench.chart.controller.camera.middle[0] < right[0] - 5


def test_a_new_layout_looks_at_the_same_place() -> None:
    bench = Bench(boards=CONVOY)
    bench.chart.controller.look_at(12.0, 6.0)
    bench.rest()
    before = bench.chart.controller.camera.middle
    bench.chart.arrange(bench.context, FRect(bench.outer).inflate(-60, -60))
    assert bench.chart.controller.camera.middle == pytest.approx(before, abs=0.6)


def test_a_view_of_all_is_left_alone_by_what_happens_in_it() -> None:
    bench = Bench()
    before = bench.chart.controller.camera.goal
    bench.chart.controller.show(bench.cell(1, 1), bench.cell(14, 6))
    assert bench.chart.controller.camera.goal == before


def test_a_view_that_the_player_chose_is_never_zoomed() -> None:
    bench = Bench()
    bench.chart.controller.zoom_by(3)
    bench.rest()
    chosen = bench.chart.controller.camera.goal_zoom
    bench.chart.controller.show(bench.cell(5, -3))
    bench.rest()
    assert bench.chart.controller.camera.goal_zoom == chosen


def test_to_follow_again_leads_back_to_the_choice() -> None:
    bench = Bench()
    camera, cell = bench.chart.controller.camera, bench.cell(5, 3)
    bench.chart.mark(reach={cell: Cost(1)})
    bench.chart.controller.frame(Framing("a turn", (cell,)))
    bench.rest()
    before = camera.goal, camera.goal_zoom
    bench.chart.controller.zoom_by(4)
    bench.chart.handle(intents.Scroll(Direction.LEFT))
    bench.chart.handle(intents.Follow())
    bench.rest()
    assert (camera.goal, camera.goal_zoom) == (pytest.approx(before[0]), pytest.approx(before[1]))


def test_a_view_of_all_stays_one_in_a_smaller_window() -> None:
    bench = Bench()
    outer = FRect(bench.outer)
    outer.width *= 0.8
    bench.chart.handle(intents.Overview())
    bench.chart.arrange(bench.context, outer)
    bench.rest()
    assert bench.chart.controller.camera.seen().contains(bench.chart.plan.bounds)


@pytest.mark.parametrize("is_still", [True, False])
def test_words_keep_clear_of_edges_once_a_drag_is_over(is_still: bool) -> None:
    bench = in_play(boards=CONVOY, reduced_motion=is_still)
    chart, lands = bench.chart, bench.chart.window.front.lands
    before = lands.seen
    for _step in range(8):
        chart.controller.pan(-30.0, 0.0)
        bench.update()
        assert lands.seen == before, "words are not laid anew at each step"
        assert chart.is_moving, "and the loop goes on until they are"
    frames = bench.rest()
    assert 0.1 < frames * FRAME < 0.3
    camera = chart.controller.camera
    assert lands.seen == camera.world_under(camera.open) != before


def test_plates_at_the_rim_follow_a_drag_and_stay_the_same(open_rig: OpenRig) -> None:
    rig = open_rig((1920, 1080))
    MOMENTS["chart_refit"].show(rig)
    chart, table = rig.top.game.chart, rig.top.hud  # type: ignore[attr-defined]
    spots = list(chart.beyond.spots)
    places = [FRect(spot.rect) for spot in spots]
    asked, refresh = [0], table.refresh

    def counted() -> None:
        asked[0] += 1
        refresh()

    table.refresh = counted
    for _step in range(4):
        chart.controller.pan(-6.0, 4.0)
        rig.tick()
        assert [id(spot) for spot in chart.beyond.spots] == [id(spot) for spot in spots]
        assert asked == [0], "the game is not asked anew"
    assert [spot.rect for spot in spots] != places
    rig.settle()
    assert asked != [0]
    assert [spot.cell for spot in chart.beyond.spots] == [spot.cell for spot in spots]


def test_ships_sail_on_the_small_map_too() -> None:
    bench = Bench(boards=CONVOY)
    ship = bench.add_ship(0, 2, 2)
    bench.rest()
    looks = []
    for _look in range(2):
        bench.draw()
        place = bench.context.viewport.to_pixels(bench.chart.overview.rect)
        looks.append(pygame.image.tobytes(bench.surface.subsurface(place), "RGB"))
        ship.x += 3.0
        bench.update(0.01)
    assert looks[0] != looks[1]
