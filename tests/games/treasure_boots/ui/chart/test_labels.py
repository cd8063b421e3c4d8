"""Nothing written on the chart covers a ship, a number, a treasure or another word."""

import math
from itertools import combinations
from random import Random
from typing import Any

import pytest
from pygame import FRect

from tests.conftest import OpenRig
from tests.games.treasure_boots.ui.chart_bench import Bench, written_rects
from tools.moments import MOMENTS
from treasure_games.core.chances import FIGURES, tell_chances
from treasure_games.games.treasure_boots.ui.chart.framing import Framing
from treasure_games.games.treasure_boots.ui.chart.labels import Labels, Lettering
from treasure_games.games.treasure_boots.ui.chart.marks import frames
from treasure_games.games.treasure_boots.ui.chart.pieces import (
    Cost,
    Course,
    Marks,
    Ship,
    Shot,
    Token,
)
from treasure_games.games.treasure_boots.ui.chart.plan import Cell

SIZES = [(1280, 720), (1920, 1080), pytest.param((3840, 2160), marks=pytest.mark.full)]
SCALES = [0.75, 1.0, 2.0]
WRITTEN = ("number", "name", "token", "price", "range", "chance")
LIVERIES = ("vermilion", "sky", "green", "yellow", "blue", "purple", "orange", "pearl")
DRAWN_BEFORE = ({"name", "ship"}, {"name", "ghost"})
"""A ship that lies south of a port may stand before its name, but is not covered by it; where one
would lie if one went there no name steps aside.
"""


def written(bench: Bench) -> Lettering:
    """What is written about the choice, as it is shown."""
    return bench.chart.window.front.lettering


def faults(rects: list[tuple[str, FRect]]) -> list[str]:
    """Each pair of things of which one covers the other."""
    found = []
    for (one, rect), (other, its_rect) in combinations(rects, 2):
        kinds = {one, other}
        if kinds in DRAWN_BEFORE or not kinds & set(WRITTEN):
            continue
        if rect.inflate(-0.02, -0.02).colliderect(its_rect.inflate(-0.02, -0.02)):
            found.append(f"{one} lies on {other}")
    return found


def crowded(bench: Bench, seed: int) -> Cell:
    """A sea with many ships, some at land, treasure everywhere, and a voyage that is chosen."""
    rng, chart = Random(seed), bench.chart
    geometry = chart.plan.geometry
    lands = list(chart.plan.lands)
    sea = [cell for cell in chart.plan.board_cells if cell not in chart.plan.lands]
    home = rng.choice(sorted(sea))
    at = [home, *rng.sample(sorted(sea), 3), *rng.sample(lands, 4)]
    for key, (livery, cell) in enumerate(zip(LIVERIES, dict.fromkeys(at), strict=False)):
        mooring = chart.moor(cell)
        ship = Ship(livery, mooring.x, mooring.y, scale=mooring.scale, cell=cell)
        ship.is_moored = cell in chart.plan.lands
        chart.ships[key] = ship
    for cell in lands:
        if not chart.plan.lands[cell].is_port:
            chart.tokens[cell] = Token("gold", *chart.token_spot(cell))
    taken = {ship.cell for ship in chart.ships.values()}
    cells = [cell for cell in geometry.grid.neighbours(home) if cell not in taken]
    cells = list(
        dict.fromkeys(far for cell in cells for near in geometry.grid.neighbours(cell)
                      for far in (near, *geometry.grid.neighbours(near)) if far not in taken)
    )  # fmt: skip
    reach = {cell: Cost(1 + index % 4, index % 7 // 6) for index, cell in enumerate(cells)}
    reach[cells[0]] = Cost(0, is_drift=True)
    chart.marks = Marks(reach=reach, active=0)
    chart.controller.frame(Framing("a turn", (home, *reach)))
    bench.rest()
    return home


def pointing_at(bench: Bench, home: Cell, cell: Cell) -> None:
    """A course to a cell, and shots at two ships from there."""
    mooring = bench.chart.moor(cell)
    targets = [ship.cell for key, ship in bench.chart.ships.items() if key in (1, 2, 5)]
    shots = tuple(
        Shot(cell, target, (), "58 %", "+1 pearl: 83 %" if target == targets[0] else "")
        for target in targets
    )
    course = Course((home, cell), Ship("vermilion", mooring.x, mooring.y, scale=mooring.scale))
    bench.chart.contents.pointed = cell
    bench.chart.mark(course=course, shots=shots)
    bench.rest()


@pytest.mark.in_turn
@pytest.mark.parametrize("grid", ["hex", "square"])
@pytest.mark.parametrize("text_scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_no_label_covers_anything(size: tuple[int, int], text_scale: float, grid: str) -> None:
    bench = Bench(grid, "A@0,0 B@8,0 C@4,7", size, text_scale)
    for seed in range(3):
        bench.chart.ships.clear()
        home = crowded(bench, seed)
        assert written(bench).prices
        assert faults(written_rects(bench.chart)) == []
        for cell in list(bench.chart.marks.reach)[::9]:
            pointing_at(bench, home, cell)
            assert len(written(bench).chances) == len(bench.chart.marks.shots) > 0
            assert faults(written_rects(bench.chart)) == []
        bench.chart.contents.pointed = None


@pytest.mark.one_in_turn("size")
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_chance_is_squeezed_between_ships_if_there_is_open_sea(
    size: tuple[int, int], open_rig: OpenRig
) -> None:
    rig = open_rig(size)
    MOMENTS["chart_sail"].show(rig)
    game: Any = rig.top
    rects = written_rects(game.game.chart)
    ships = [rect for name, rect in rects if name in ("ship", "ghost")]
    chances = [rect for name, rect in rects if name == "chance"]
    assert chances
    assert not any(one.inflate(0.2, 0.2).collidelist(ships) >= 0 for one in chances)


@pytest.mark.in_turn
@pytest.mark.parametrize("grid", ["hex", "square"])
@pytest.mark.parametrize("text_scale", SCALES)
def test_no_name_of_a_port_covers_another_or_a_number(text_scale: float, grid: str) -> None:
    """Two ports are neighbours here; seen as a whole the chart is smallest, and names reach far."""
    bench = Bench(grid, "B@0,0/180 A@8,0", (1920, 1080), text_scale)
    chart = bench.chart
    ports = [cell for cell, land in chart.plan.lands.items() if land.is_port]
    chart.controller.frame(Framing("a whole chart", tuple(chart.plan.lands)))
    chart.marks = Marks(reach={ports[0]: Cost(1)})
    for berth in range(4):
        bench.rest()
        rects = [
            (name, rect) for name, rect in written_rects(chart) if name in ("name", "number")
        ]  # fmt: skip
        assert len([name for name, _rect in rects if name == "name"]) == len(ports)
        assert faults(rects) == []
        for port in ports:
            mooring = chart.moor(port, berth)
            ship = Ship("sky", mooring.x, mooring.y, scale=mooring.scale, cell=port)
            ship.is_moored = True
            chart.ships[berth, port] = ship


@pytest.mark.one_in_turn("size")
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_name_of_a_port_lies_under_the_brackets_of_a_target(
    size: tuple[int, int], open_rig: OpenRig
) -> None:
    rig = open_rig(size)
    MOMENTS["chart_shot"].show(rig)
    game: Any = rig.top
    chart = game.game.chart
    targets = list(frames(chart.contents))
    names = [rect for name, rect in written_rects(chart) if name == "name"]
    assert targets
    assert names
    assert not any(rect.collidelist(targets) >= 0 for rect in names)
    chart.mark(course=Course((0, 1), next(iter(chart.ships.values()))))
    assert not list(frames(chart.contents))


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_no_name_of_a_port_ends_under_the_bow_of_a_ship(
    text_scale: float, open_rig: OpenRig
) -> None:
    """A ship lies south-west of one port: its name keeps right of all of her."""
    rig = open_rig((1920, 1080), text_scale)
    MOMENTS["chart_can_win"].show(rig)
    game: Any = rig.top
    chart = game.game.chart
    lands = chart.window.front.lands
    names = list(filter(None, map(lands.ribbon_rect, chart.plan.lands)))
    hulls = [FRect(ship.x - 0.8, ship.y - 0.1, 1.6, 0.6)
             for ship in chart.ships.values() if ship.cell not in chart.plan.lands]  # fmt: skip
    assert hulls
    assert names
    assert not any(name.collidelist(hulls) >= 0 for name in names)


def test_no_line_leads_from_a_chance_into_the_frame(open_rig: OpenRig) -> None:
    """The ship that could be fired at is below the view: the chance stands at her pin."""
    rig = open_rig((1280, 720))
    MOMENTS["chart_square"].show(rig)
    game: Any = rig.top
    camera = game.game.chart.controller.camera
    seen = camera.world_under(camera.open).inflate(0.1, 0.1)
    written_now = game.game.chart.window.front.lettering
    assert len(written_now.chances) == 2
    assert all(label.anchor is None or seen.collidepoint(label.anchor)
               for label in written_now.chances)  # fmt: skip


@pytest.mark.parametrize(("size", "text_scale"), [((1280, 720), 1.0), ((1280, 720), 1.25)])
def test_a_chance_stands_beside_a_pin_and_moves_no_number_aside(
    size: tuple[int, int], text_scale: float, open_rig: OpenRig
) -> None:
    rig = open_rig(size, text_scale)
    tell_chances(FIGURES)
    MOMENTS["chart_square"].show(rig)
    game: Any = rig.top
    chart = game.game.chart
    shown = chart.window.front.lettering
    rects = [chart.on_screen(rect) for name, rect in written_rects(chart) if name == "chance"]
    pins = chart.rim_marks.rects
    assert any(abs(one.centery - pin.centery) < 10 for one in rects for pin in pins)
    centre = chart.plan.geometry.centre
    lowest = max(centre(cell)[1] for cell in shown.prices)
    row = [cell for cell in shown.prices if centre(cell)[1] == lowest]
    numbers = [
        cell for cell in row if cell not in chart.plan.lands and cell != chart.contents.pointed
    ]
    assert len(numbers) >= 3
    assert all(math.dist(shown.prices[cell].middle, centre(cell)) < 0.01 for cell in numbers)


def test_a_price_stands_in_its_own_cell() -> None:
    bench = Bench(size=(1920, 1080))
    crowded(bench, 1)
    for cell, label in written(bench).prices.items():
        assert bench.chart.plan.geometry.cell_at(*label.middle) == cell


def test_of_many_prices_only_those_around_the_pointer_are_shown() -> None:
    bench = Bench(boards="A@0,0 B@8,0 C@4,7", size=(1920, 1080))
    chart, grid = bench.chart, bench.chart.plan.geometry.grid
    sea = [cell for cell in chart.plan.board_cells if cell not in chart.plan.lands]
    reach = {cell: Cost(3) for cell in sorted(sea)[:80]}
    chart.mark(reach=reach)
    bench.rest()
    assert written(bench).prices == {}
    chart.contents.pointed = pointed = next(iter(reach))
    bench.rest()
    shown = written(bench).prices
    assert pointed in shown
    assert all(grid.distance(cell, pointed) <= 2 for cell in shown)


def test_treasure_makes_room_for_a_ship_at_its_island() -> None:
    bench = Bench(size=(1920, 1080))
    chart = bench.chart
    island = next(cell for cell, land in chart.plan.lands.items() if not land.is_port)
    chart.tokens[island] = Token("gold", *chart.token_spot(island))
    alone = chart.contents.token_place(island)
    mooring = chart.moor(island)
    chart.ships[0] = Ship("sky", mooring.x, mooring.y, scale=mooring.scale, cell=island)
    chart.ships[0].is_moored = True
    assert chart.contents.token_place(island) != alone


@pytest.mark.parametrize("grid", ["hex", "square"])
def test_ships_lie_beside_their_land_and_not_on_each_other(grid: str) -> None:
    """Up to eight in a port."""
    bench = Bench(grid)
    for land in bench.chart.plan.lands:
        x, y = bench.chart.centre(land)
        hulls = []
        for index in range(8):
            mooring = bench.chart.moor(land, index)
            hull = FRect(0, 0, 1.0 * mooring.scale, 0.6 * mooring.scale)
            hull.center = mooring.x, mooring.y
            assert not hull.collidepoint(x, y)
            assert hull.collidelist(hulls) < 0
            hulls.append(hull)


def test_two_ships_leave_most_of_a_land_between_them_in_view() -> None:
    bench, beside = Bench("hex"), 0
    for land in bench.chart.plan.lands:
        _x, y = bench.chart.centre(land)
        two = [bench.chart.moor(land, index) for index in range(2)]
        if all(abs(one.y - y) < 0.5 for one in two):
            west, east = sorted(two, key=lambda one: one.x)
            assert (east.x - 0.6 * east.scale) - (west.x + 0.6 * west.scale) > 1.3
            beside += 1
    assert beside > 10


def test_a_ship_at_land_keeps_clear_of_one_at_sea_beside_it() -> None:
    """On either side: she lies on the other one, unless another land is there."""
    bench, kept = Bench("hex"), 0
    chart = bench.chart
    for land in chart.plan.lands:
        for cell in chart.plan.geometry.grid.neighbours(land):
            if cell in chart.plan.lands:
                continue
            x, y = chart.centre(cell)
            alone, beside = chart.moor(land), chart.moor(land, 0, (cell, land))
            assert math.dist((x, y), (beside.x, beside.y)) >= min(
                1.5, math.dist((x, y), (alone.x, alone.y))
            )
            kept += beside != alone
    assert kept > 10


@pytest.mark.parametrize("grid", ["hex", "square"])
def test_ships_side_by_side_at_sea_make_room_and_stay_in_their_cells(grid: str) -> None:
    """Their masts stood in each other's hulls."""
    chart = Bench(grid).chart
    sea = [cell for cell in chart.plan.board_cells if cell not in chart.plan.lands]
    for cell in sea:
        alone = chart.moor(cell)
        assert ((alone.x, alone.y), alone.scale) == (chart.centre(cell), 1.0)
        for other in {*chart.plan.geometry.grid.neighbours(cell)} & {*sea}:
            two = [chart.moor(one, 0, (cell, other)) for one in (cell, other)]
            apart = math.dist(*((one.x, one.y) for one in two))
            if math.dist(chart.centre(cell), chart.centre(other)) < 1.8:
                assert apart > math.dist(chart.centre(cell), chart.centre(other)) + 0.3
                assert two[0].scale == two[1].scale < alone.scale
            assert chart.plan.geometry.cell_at(two[0].x, two[0].y) == cell


def test_no_mark_lies_on_what_is_written() -> None:
    bench = Bench()
    plan, front = bench.chart.plan, bench.chart.window.front
    cell = next(one for one in plan.board_cells if one not in plan.lands)
    labels = Labels(plan, front.pictures, front.lands)
    (ball,) = labels.pips({cell: [(200, 0, 0)]})
    x, y = plan.geometry.centre(cell)
    bench.chart.contents.tokens[cell] = Token("gold", x, y + 0.6)
    labels.write(bench.chart.contents)
    (aside,) = labels.pips({cell: [(200, 0, 0)]})
    assert aside.rect.bottom < ball.rect.top
