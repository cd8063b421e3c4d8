"""What things on the chart look like: sails, islands, names, cords, rims."""

from collections.abc import Iterator
from itertools import pairwise, product
from unittest.mock import Mock

import pytest
from pygame import FRect, Rect, Surface

from tests.games.treasure_boots.ui.chart_bench import Bench, ship_rect
from treasure_games.core.language import SOURCE, use_language
from treasure_games.games.treasure_boots.rules.charts import chart_of
from treasure_games.games.treasure_boots.ui.chart.overview import WholeChart, small_map
from treasure_games.games.treasure_boots.ui.chart.pieces import PRIVATEER, Cost, Layer, Ship
from treasure_games.games.treasure_boots.ui.chart.plan import ChartPlan, PlacedSection
from treasure_games.games.treasure_boots.ui.chart.sea import Sea
from treasure_games.games.treasure_boots.ui.chart.ships import sails
from treasure_games.games.treasure_boots.ui.chart.zoom_pictures import ZoomPictures
from treasure_games.stage.loading import NotYet


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


@pytest.mark.in_turn
@pytest.mark.parametrize("grid", ["hex", "square"])
@pytest.mark.parametrize("boards", ["A@0,0 B@8,0", "A@6,0 B@12,7 C@6,14 D@0,7"])
def test_a_small_map_shows_sea_boards_and_islands(grid: str, boards: str) -> None:
    bench = Bench()
    plan = ChartPlan(chart_of(grid, boards))
    whole = WholeChart(plan, ZoomPictures(bench.context), 7.0)
    middle = [round(side * whole.unit) for side in plan.bounds.center]
    place = Rect(0, 0, 320, 200).move_to(center=middle)
    picture = small_map(plan, whole, place, bench.context.theme.palette)
    assert picture.get_size() == (320, 200)
    colours = {tuple(picture.get_at((x, y))) for x in range(0, 320, 4) for y in range(0, 200, 4)}
    assert len(colours) > 20


def test_a_small_map_that_is_broken_off_is_painted_when_it_is_wanted_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A frame that reads for too long is begun anew."""
    whole = WholeChart(ChartPlan(chart_of("hex", "A@0,0")), ZoomPictures(Bench().context), 7.0)
    with monkeypatch.context() as broken:
        broken.setattr(Sea, "paint_water", Mock(side_effect=NotYet))
        with pytest.raises(NotYet):
            whole.picture()
    picture = whole.picture()
    places = product(range(0, picture.get_width(), 9), range(0, picture.get_height(), 9))
    assert len({tuple(picture.get_at(place)) for place in places}) > 20


def test_neighbouring_islands_differ_and_a_chart_always_looks_alike() -> None:
    plan = ChartPlan(chart_of("hex", "A@0,0 B@8,0"))
    kinds = [land.picture for land in plan.lands.values() if not land.is_port]
    assert len(set(kinds)) >= 10
    assert plan.lands == ChartPlan(chart_of("hex", "A@0,0 B@8,0")).lands


def test_a_ship_south_of_a_port_stands_before_its_name() -> None:
    bench = Bench("hex")
    chart = bench.chart
    port = next(cell for cell, land in chart.plan.lands.items() if land.is_port)
    x, y = chart.centre(port)
    bench.rest()
    lands = bench.chart.window.front.lands
    assert lands.ribbon_rect(port) is not None
    south = Ship("vermilion", x, y + 2 * chart.plan.geometry.half_height)
    mooring = chart.moor(port)
    assert lands.is_before_a_name(south)
    assert not lands.is_before_a_name(Ship("sky", mooring.x, mooring.y, scale=mooring.scale))
    assert not lands.is_before_a_name(Ship("sky", x, y - 2.0))


@pytest.mark.parametrize(("beyond", "is_named"), [(-0.2, True), (0.1, True), (0.3, False)])
def test_a_port_beyond_the_rim_is_not_named_within_it(beyond: float, is_named: bool) -> None:
    bench = Bench("hex")
    bench.rest()
    lands = bench.chart.window.front.lands
    port = next(cell for cell, land in bench.chart.plan.lands.items() if land.is_port)
    x, y = bench.chart.centre(port)
    name = lands.ribbon_rect(port)
    assert name is not None
    lands.seen = FRect(x - 20.0, y + beyond, 40.0, 20.0)
    assert name.top > y + 0.3, "the name itself would be in view"
    assert (lands.ribbon_rect(port) is not None) == is_named


@pytest.fixture
def language(request: pytest.FixtureRequest) -> Iterator[None]:
    """The chart's own words in another language; the next test starts as the first one did."""
    use_language(request.param)
    yield
    use_language(SOURCE)


@pytest.mark.in_turn
@pytest.mark.parametrize("language", ["en", "de"], indirect=True)
@pytest.mark.parametrize("grid", ["hex", "square"])
def test_two_sections_are_named_in_the_first_view(grid: str, language: None) -> None:
    """Also in the smallest usual window, and where the names are long."""
    bench = Bench(grid)
    plates = bench.chart.window.front.lands.texts
    assert all(plates.cartouche(board.name) is not None for board in bench.chart.plan.boards)


@pytest.mark.in_turn
@pytest.mark.parametrize("language", ["en", "de"], indirect=True)
@pytest.mark.parametrize("boards", ["A@0,0 B@8,0", "A@0,0/180 B@8,0/180", "B@0,0/180 A@8,0"])
@pytest.mark.parametrize("grid", ["hex", "square"])
def test_the_first_view_cuts_no_name_of_a_port(grid: str, boards: str, language: None) -> None:
    """However the sections are turned: a port may lie in the outermost column."""
    bench = Bench(grid, boards)
    lands, camera = bench.chart.window.front.lands, bench.chart.controller.camera
    for ribbon in filter(None, map(lands.ribbon_rect, bench.chart.plan.lands)):
        assert camera.view.left <= camera.to_screen(*ribbon.topleft)[0]
        assert camera.to_screen(*ribbon.topright)[0] <= camera.view.right


def test_the_name_of_a_section_makes_room_for_what_may_be_chosen() -> None:
    bench = Bench("hex")
    chart = bench.chart
    bench.rest()
    boards = chart.plan.boards

    def scrolls() -> list[PlacedSection]:
        level = bench.chart.window.front
        laid = level.list.within(level.stood)
        plates = chart.window.front.lands.texts
        return [
            board
            for board in boards
            if any(surface is plates.cartouche(board.name) for surface, _place in laid)
        ]

    before = scrolls()
    assert before
    spot = chart.plan.beside(before[0])
    assert spot is not None
    chart.mark(reach={chart.plan.geometry.cell_at(*spot): Cost(1)})
    bench.rest()
    assert scrolls() == before[1:]
    chart.mark(reach={})
    bench.rest()
    assert scrolls() == before


def test_the_rim_of_a_port_that_is_suggested_lies_over_its_roofs() -> None:
    bench = Bench("hex")
    chart = bench.chart
    bench.rest()
    choice_light = bench.chart.window.front.choice_light
    port = next(cell for cell, land in chart.plan.lands.items() if land.is_port)
    sea = next(cell for cell in chart.plan.board_cells if cell not in chart.plan.lands)
    rims = list(choice_light.pointer(None, frozenset({port, sea})))
    assert sorted(rim.layer for rim in rims) == [Layer.FLOATING, Layer.OVER]


@pytest.mark.parametrize(("livery", "is_marked"), [(PRIVATEER, True), ("sky", False)])
def test_of_the_cell_of_a_privateer_she_herself_is_marked_not_her_land(
    livery: str, is_marked: bool
) -> None:
    bench = Bench("hex")
    chart = bench.chart
    land = next(cell for cell, land in chart.plan.lands.items() if not land.is_port)
    mooring = chart.moor(land)
    ship = Ship(livery, mooring.x, mooring.y, scale=mooring.scale, is_moored=True, cell=land)
    chart.ships[100] = ship
    bench.rest()
    before = bench.draw()
    chart.mark(lit=(land,))
    bench.rest()
    bench.draw()
    x, y = chart.to_screen(ship.x + ship.scale, ship.y - 1.17 * ship.scale)
    corner = bench.context.viewport.to_pixels(FRect(x - 8, y - 8, 16, 16))
    shown = bench.surface.subsurface(corner).copy()
    chart.mark(lit=())
    bench.rest()
    assert before == bench.draw()
    plain = bench.surface.subsurface(corner).copy()
    # Lantern light round a land is even there, a bracket is not.
    pairs = zip(shown.get_buffer().raw[2::4], plain.get_buffer().raw[2::4], strict=True)
    brighter = [one - other for one, other in pairs]
    assert (max(brighter) - min(brighter) > 50) == is_marked


def test_a_ship_at_land_has_a_pale_line_around_her_hull() -> None:
    """Before palms and huts a small ship is hard to find."""

    def pale(is_moored: bool) -> int:
        bench = Bench("hex")
        port = next(cell for cell, land in bench.chart.plan.lands.items() if not land.is_port)
        mooring = bench.chart.moor(port)
        ship = Ship("sky", mooring.x, mooring.y, scale=mooring.scale, is_moored=is_moored)
        bench.chart.ships[0] = ship
        bench.rest()
        bench.draw()
        shown = ship_rect(bench.chart, 0)
        x, y, width, height = bench.context.viewport.to_pixels(shown)
        hull = Rect(x - 4, y + height // 2, width + 8, height // 2 + 6)
        part = bench.surface.subsurface(hull)
        return sum(
            min(part.get_at((across, down))[:3]) > 170
            for across in range(hull.width)
            for down in range(hull.height)
        )

    assert pale(is_moored=True) > pale(is_moored=False) + 20


@pytest.mark.in_turn
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1600, 900), (1920, 1080)])
@pytest.mark.parametrize("text_scale", [0.75, 1.0, 2.0])
def test_the_pips_of_an_island_touch_no_figure(size: tuple[int, int], text_scale: float) -> None:
    """A pip between the feet of two figures reads as a point."""
    bench = Bench(boards="A@0,0 B@8,0 C@4,7", size=size, text_scale=text_scale)
    plates = bench.chart.window.front.lands.texts
    for land in bench.chart.plan.lands.values():
        if not land.is_port:
            assert _dark_bands(plates.number(land.number)) >= 2, land.number


def _dark_bands(plate: Surface) -> int:
    """Rows of ink in the middle of a plate, those next to each other taken together."""
    side = plate.get_width()
    across = range(round(side * 0.3), round(side * 0.7))
    rows = [
        any(sum(plate.get_at((x, y))[:3]) < 330 for x in across)
        for y in range(round(side * 0.25), round(side * 0.8))
    ]
    return sum(now and not before for before, now in pairwise([False, *rows]))
