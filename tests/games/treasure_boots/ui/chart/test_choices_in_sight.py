"""What may be chosen on a chart is brought into sight, and nothing covers it."""

from __future__ import annotations

import pytest
from pygame import FRect

from tests.games.treasure_boots.ui.chart_bench import CONVOY, Bench
from treasure_games.games.treasure_boots.ui.chart.pieces import Cost, Marks
from treasure_games.games.treasure_boots.ui.chart.plan import ZOOMS
from treasure_games.stage.input import intents


def test_what_may_be_chosen_is_brought_into_sight() -> None:
    bench = Bench()
    far = bench.cell(-9, 3)
    bench.add_ship(0, -8, 3)
    bench.chart.marks = Marks(reach={far: Cost(1)}, active=0)
    bench.rest()
    assert bench.chart.helm.camera.seen().collidepoint(bench.chart.centre(far))


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
