"""Where the camera over the chart looks, and what a person does with it."""

from __future__ import annotations

import pytest
from pygame import FRect

from tests.games.treasure_boots.ui.chart_bench import Bench
from tools.rig import HandClock
from treasure_games.games.treasure_boots.ui.chart.pieces import Cost, Marks
from treasure_games.games.treasure_boots.ui.chart.plan import ROOT_3, ZOOMS
from treasure_games.stage.clock import Clock
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Direction

CONVOY = "A@0,0 B@8,0 C@16,0 D@24,0"


@pytest.mark.parametrize("grid", ["hex", "square"])
def test_every_cell_is_found_again_under_its_middle_and_near_its_corners(grid: str) -> None:
    bench = Bench(grid)
    geometry = bench.chart.plan.geometry
    for cell in bench.chart.plan.offing:
        x, y = bench.chart.to_screen(*bench.chart.centre(cell))
        assert bench.chart.cell_at(x, y) == cell
        for across, down in geometry.corners:
            zoom = bench.chart.helm.camera.zoom
            assert bench.chart.cell_at(x + 0.9 * across * zoom, y + 0.9 * down * zoom) == cell


@pytest.mark.parametrize("grid", ["hex", "square"])
def test_screen_and_world_are_two_names_of_one_point(grid: str) -> None:
    bench = Bench(grid)
    bench.chart.helm.zoom_by(3, (400.0, 300.0))
    bench.rest()
    to_world = bench.chart.helm.camera.to_world
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
    seen = bench.chart.helm.camera.seen()
    assert seen.contains(bench.chart.plan.bounds)
    assert bench.chart.helm.camera.zoom >= ZOOMS.readable
    assert not bench.chart.overview.is_shown


def test_a_long_chart_is_followed_instead_and_has_a_small_map() -> None:
    bench = Bench(boards=CONVOY)
    assert bench.chart.helm.camera.zoom >= ZOOMS.readable
    assert bench.chart.overview.is_shown
    assert bench.chart.overview in bench.chart.controls()
    bench.chart.handle(intents.Overview())
    assert not bench.chart.overview.is_shown


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
        assert 10 < bench.chart.helm.camera.zoom < 100


class SlowComputer:
    """A clock by which whatever is done takes a second."""

    def __init__(self) -> None:
        self._seconds = 0.0

    def now(self) -> float:
        self._seconds += 1.0
        return self._seconds


def test_how_much_of_a_zoom_is_prepared_in_a_frame_follows_the_clock_of_the_window() -> None:
    def frames(clock: Clock) -> int:
        bench = Bench(clock=clock)
        bench.chart.handle(intents.Magnify(4))
        return bench.rest()

    assert frames(HandClock()) == frames(HandClock()) < frames(SlowComputer())


def test_nothing_is_shown_beyond_the_waters() -> None:
    bench = Bench(boards=CONVOY)
    camera = bench.chart.helm.camera
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
    bench.chart.update(0.01)
    assert bench.chart.helm.camera.bounds.collidepoint(bench.chart.centre(bench.cell(60, 40)))
    assert bench.chart.overview.is_shown, "who sails out of view is shown on the small map"


def test_the_view_follows_a_ship_until_it_is_told_not_to() -> None:
    bench = Bench(boards=CONVOY)
    ship = bench.add_ship(0, 2, 2)
    bench.chart.helm.follow(0)
    bench.rest()
    assert bench.chart.helm.camera.seen().collidepoint(ship.x, ship.y)
    bench.chart.handle(intents.Follow())
    before = bench.chart.helm.camera.goal
    ship.x += 30
    bench.rest()
    assert bench.chart.helm.camera.goal == before
    bench.chart.handle(intents.Follow())
    bench.rest()
    assert bench.chart.helm.camera.seen().collidepoint(ship.x, ship.y)


def test_a_glide_comes_to_rest_exactly() -> None:
    bench = Bench(boards=CONVOY, reduced_motion=False)
    bench.chart.helm.look_at(20.0, 5.0)
    assert bench.chart.is_moving
    bench.rest()
    assert bench.chart.helm.camera.middle == bench.chart.helm.camera.goal


def test_a_drag_pans_and_presses_nothing() -> None:
    bench = Bench(boards=CONVOY)
    pressed: list[int] = []
    bench.chart.pointing.on_press = pressed.append
    sea = bench.chart.pointing.sea
    before = bench.chart.helm.camera.middle
    assert sea.handle(intents.PointerDragged(700.0, 500.0, 760.0, 500.0))
    assert sea.handle(intents.PointerReleased(700.0, 500.0))
    assert bench.chart.helm.camera.middle[0] > before[0]
    assert not sea.handle(intents.PointerReleased(700.0, 500.0)), "the next click is one again"
    assert pressed == []


def test_a_click_on_the_small_map_looks_there() -> None:
    bench = Bench(boards=CONVOY)
    spot = bench.chart.overview
    spot.handle(intents.PointerPressed(spot.rect.right - 40, spot.rect.centery))
    bench.rest()
    right = bench.chart.helm.camera.middle
    spot.handle(intents.PointerPressed(spot.rect.left + 40, spot.rect.centery))
    bench.rest()
    assert bench.chart.helm.camera.middle[0] < right[0] - 5


def test_a_new_layout_looks_at_the_same_place() -> None:
    bench = Bench(boards=CONVOY)
    bench.chart.helm.look_at(12.0, 6.0)
    bench.rest()
    before = bench.chart.helm.camera.middle
    bench.chart.arrange(bench.context, FRect(bench.outer).inflate(-60, -60))
    assert bench.chart.helm.camera.middle == pytest.approx(before, abs=0.6)


def test_what_may_be_chosen_is_brought_into_sight() -> None:
    bench = Bench()
    far = bench.cell(-9, 3)
    bench.add_ship(0, -8, 3)
    bench.chart.marks = Marks(reach={far: Cost(1)}, active=0)
    bench.rest()
    assert bench.chart.helm.camera.seen().collidepoint(bench.chart.centre(far))


def test_a_view_of_all_is_left_alone_by_what_happens_in_it() -> None:
    bench = Bench()
    before = bench.chart.helm.camera.goal
    bench.chart.helm.show(bench.cell(1, 1), bench.cell(14, 6))
    assert bench.chart.helm.camera.goal == before


def test_a_view_of_all_grows_for_who_sails_beyond_it_and_comes_back() -> None:
    bench = Bench()
    camera = bench.chart.helm.camera
    before = camera.goal, camera.goal_zoom
    ship = bench.add_ship(0, 5, -3)
    bench.chart.helm.show(bench.cell(5, -3))
    assert camera.seen().contains(bench.chart.plan.bounds)
    assert camera.seen().collidepoint(ship.x, ship.y)
    assert camera.goal_zoom < before[1]
    ship.x, ship.y = bench.chart.centre(bench.cell(5, 3))
    bench.chart.marks = Marks(reach={bench.cell(5, 4): Cost(1)})
    bench.rest()
    assert (camera.goal, camera.goal_zoom) == (pytest.approx(before[0]), pytest.approx(before[1]))


def test_a_view_that_the_player_chose_is_never_zoomed() -> None:
    bench = Bench()
    bench.chart.helm.zoom_by(3)
    bench.rest()
    chosen = bench.chart.helm.camera.goal_zoom
    bench.chart.helm.show(bench.cell(5, -3))
    bench.rest()
    assert bench.chart.helm.camera.goal_zoom == chosen


def test_to_follow_again_leads_back_to_a_view_of_all() -> None:
    bench = Bench()
    camera = bench.chart.helm.camera
    before = camera.goal, camera.goal_zoom
    bench.chart.helm.zoom_by(4)
    bench.chart.handle(intents.Scroll(Direction.LEFT))
    bench.chart.handle(intents.Follow())
    bench.chart.handle(intents.Follow())
    bench.rest()
    assert (camera.goal, camera.goal_zoom) == (pytest.approx(before[0]), pytest.approx(before[1]))


def test_a_view_of_all_stays_one_in_a_smaller_window() -> None:
    bench = Bench()
    outer = FRect(bench.outer)
    outer.width *= 0.8
    far = bench.cell(3, -3)
    bench.chart.marks = Marks(reach={far: Cost(1)})
    bench.chart.arrange(bench.context, outer)
    bench.rest()
    assert bench.chart.helm.camera.seen().contains(bench.chart.plan.bounds)
    assert bench.chart.helm.camera.seen().collidepoint(bench.chart.centre(far))


def test_ships_sail_on_the_small_map_too() -> None:
    bench = Bench(boards=CONVOY)
    ship = bench.add_ship(0, 2, 2)
    bench.rest()
    bench.dirty.clear()
    ship.x += 3.0
    bench.chart.update(0.01)
    assert bench.chart.overview.rect in bench.dirty


def test_the_small_map_steps_aside_for_what_may_be_chosen() -> None:
    """It goes to another corner, is gone where every corner is wanted, and comes back."""
    bench = Bench(boards=CONVOY)
    chart, spot = bench.chart, bench.chart.overview
    chart.helm.follows = False
    bench.rest()
    home = FRect(spot.rect)
    chart.mark(reach={chart.cell_at(*home.center): Cost(1)})
    bench.dirty.clear()
    bench.rest()
    assert chart.overview.is_shown
    assert not spot.rect.colliderect(home)
    assert home in bench.dirty
    assert spot.rect in bench.dirty
    view = chart.helm.camera.view
    everywhere = {
        chart.cell_at(view.left + view.width * across / 40, view.top + view.height * down / 40)
        for across in range(41)
        for down in range(41)
    }
    chart.mark(reach=dict.fromkeys(everywhere, Cost(1)))
    bench.rest()
    assert not chart.overview.is_shown
    assert spot not in chart.controls()
    chart.mark(reach={})
    bench.rest()
    assert chart.overview.is_shown
    assert spot.rect == home


def test_the_small_map_hides_no_ship_where_it_can_choose() -> None:
    bench = Bench(boards=CONVOY)
    chart, spot = bench.chart, bench.chart.overview
    chart.helm.follows = False
    bench.rest()
    wanted = {chart.cell_at(*spot.rect.center): Cost(1)}
    chart.mark(reach=wanted)
    bench.rest()
    first = FRect(spot.rect)
    column, row = bench.place(chart.cell_at(*first.center))
    bench.add_ship(0, column, row)
    chart.mark(reach=dict(wanted) | {chart.cell_at(*chart.helm.camera.view.center): Cost(2)})
    bench.rest()
    assert not spot.rect.colliderect(first)


@pytest.mark.parametrize("text_scale", [1.5, 2.0])
def test_ports_far_apart_are_all_shown_at_large_text(text_scale: float) -> None:
    """And once one is chosen, cells are as large again as the text asks for."""
    bench = Bench(boards="A@0,0 B@8,0 C@4,7", text_scale=text_scale)
    chart = bench.chart
    usual = chart.helm.camera.zoom
    chart.mark(reach={port: Cost(0) for port in chart.plan.chart.ports})
    bench.rest()
    seen = chart.helm.camera.seen()
    assert all(seen.collidepoint(chart.centre(port)) for port in chart.plan.chart.ports)
    assert chart.helm.camera.zoom >= ZOOMS.readable
    chart.mark(reach={bench.cell(5, 4): Cost(1), bench.cell(5, 5): Cost(2)})
    bench.rest()
    assert chart.helm.camera.zoom == pytest.approx(usual)


def test_who_has_zoomed_keeps_that_zoom_for_a_choice() -> None:
    bench = Bench(boards="A@0,0 B@8,0 C@4,7", text_scale=2.0)
    chart = bench.chart
    chart.handle(intents.Magnify(2))
    bench.rest()
    before = chart.helm.camera.zoom
    chart.mark(reach={port: Cost(0) for port in chart.plan.chart.ports})
    bench.rest()
    assert chart.helm.camera.zoom == before


def test_what_may_be_chosen_stays_in_sight_together_with_who_chooses() -> None:
    """The ship that is followed does not take the view back to herself."""
    bench = Bench(boards="A@0,0 B@8,0 C@4,7", text_scale=2.0)
    chart = bench.chart
    ship = bench.add_ship(0, 3, 4)
    chart.helm.follow(0)
    bench.rest()
    far = bench.cell(13, 4)
    assert not chart.helm.camera.seen().collidepoint(chart.centre(far))
    chart.marks = Marks(reach={far: Cost(0)}, active=0)
    bench.rest()
    seen = chart.helm.camera.world_under(chart.helm.camera.open)
    assert seen.collidepoint(chart.centre(far))
    assert seen.collidepoint(ship.x, ship.y)


def test_buttons_of_the_view_hide_nothing_that_may_be_chosen() -> None:
    bench = Bench(boards="A@0,0 B@8,0 C@4,7", text_scale=2.0)
    chart, camera = bench.chart, bench.chart.helm.camera
    for column, row in ((2, 2), (8, 4), (13, 3)):
        reach = {bench.cell(column + x, row + y): Cost(1) for x in range(-2, 3) for y in (-1, 0, 1)}
        chart.helm.buttons = None
        chart.marks = Marks(reach=reach)
        bench.rest()
        corner = camera.to_screen(*chart.centre(bench.cell(column + 2, row - 1)))
        buttons = FRect(corner[0] - 20, corner[1] - 60, camera.view.right - corner[0], 120)
        chart.helm.buttons = buttons
        chart.marks = Marks(reach=dict(reach))
        bench.rest()
        spots = [camera.to_screen(*chart.centre(cell)) for cell in reach]
        assert not any(buttons.collidepoint(spot) for spot in spots)
        assert all(camera.open.collidepoint(spot) for spot in spots)


@pytest.mark.parametrize("is_above", [True, False])
def test_who_is_asked_about_is_seen_with_room_for_words_beside_a_slip(is_above: bool) -> None:
    """Cells become smaller if need be: a slip takes half of the view at large text."""
    bench = Bench(boards="A@0,0 B@8,0 C@4,7", text_scale=2.0)
    chart, camera = bench.chart, bench.chart.helm.camera
    bench.add_ship(0, 5, 3)
    chart.helm.follow(0)
    bench.rest()
    slip = camera.view.inflate(-100.0, -camera.view.height * 0.45)
    slip.top = camera.view.top if is_above else camera.view.bottom - slip.height
    cells = bench.cell(5, 3), bench.cell(5, 4), bench.cell(5, 5)
    chart.helm.cover(slip, *cells)
    bench.rest()
    asked = chart.plan.geometry.bounds(cells).inflate(0.0, 1.4)
    clear = camera.world_under(camera.clear)
    assert not slip.colliderect(camera.clear)
    assert clear.contains(asked)


def test_a_far_shot_is_seen_from_end_to_end() -> None:
    """The ship that fires lies still: she does not call the view back to herself."""
    bench = Bench(boards="A@0,0 B@8,0 C@4,7", text_scale=2.0)
    chart, camera = bench.chart, bench.chart.helm.camera
    ship = bench.add_ship(0, 1, 2)
    chart.helm.follow(0)
    bench.rest()
    ends = bench.cell(1, 2), bench.cell(11, 2)
    assert not camera.seen().collidepoint(chart.centre(ends[1]))
    chart.helm.show(*ends)
    bench.rest()
    assert camera.world_under(camera.open).contains(chart.plan.geometry.bounds(ends))
    ship.x += 0.5
    bench.rest()
    seen = camera.seen()
    assert seen.inflate(-0.2 * seen.width, -0.2 * seen.height).collidepoint(ship.x, ship.y)
