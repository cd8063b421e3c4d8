"""While somebody decides the choice is seen from near, clear of all that lies on the chart."""

import math

import pytest
from pygame import FRect

from tests.conftest import OpenRig
from tests.games.treasure_boots.ui.chart_bench import CONVOY, Bench, ball, ship_rect
from tools.moments import MOMENTS
from tools.moments.chart import sit_down
from tools.rig import crew, play_on, table_plan
from treasure_games.games.treasure_boots.ui import harbour
from treasure_games.games.treasure_boots.ui.chart.framing import LEAST, MOST, Framing
from treasure_games.games.treasure_boots.ui.chart.pieces import (
    WITH_BOW,
    Cost,
    as_drawn,
    parts_of,
)
from treasure_games.games.treasure_boots.ui.chart.plan import Cell
from treasure_games.match.match import Match
from treasure_games.stage.input import intents

THREE = "A@0,0 B@8,0 C@4,7"
LARGE = (1920, 1080)


def is_clear(bench: Bench, cell: Cell) -> bool:
    """Whether the heart of a cell is in view, and nothing lies on it."""
    rect = bench.chart.cell_rect(cell)
    rect.inflate_ip(-0.3 * rect.width, -0.3 * rect.height)
    controller = bench.chart.controller
    return (
        controller.camera.open.contains(rect) and rect.collidelist(controller.frames.obstacles) < 0
    )


@pytest.mark.in_turn
@pytest.mark.parametrize(
    "size", [LARGE, (1280, 720), pytest.param((3840, 2160), marks=pytest.mark.full)]
)
@pytest.mark.parametrize("place", [(2, 2), (8, 4), (13, 3), (7, 10)])
def test_a_voyage_is_chosen_from_near_with_all_of_its_reach_in_clear_view(
    size: tuple[int, int], place: tuple[int, int]
) -> None:
    bench = Bench(boards=THREE, size=size)
    reach = ball(bench, *place, 4)
    bench.chart.controller.frame(Framing("a turn", reach))
    bench.rest()
    assert LEAST <= bench.chart.controller.camera.zoom <= MOST / min(1.0, size[1] / 1080)
    assert all(is_clear(bench, cell) for cell in reach)


def test_as_many_rivals_are_shown_as_fit_the_nearest_first() -> None:
    bench = Bench(boards=CONVOY, size=LARGE)
    near, far = bench.cell(11, 3), bench.cell(24, 3)
    bench.chart.controller.frame(Framing("a turn", ball(bench, 7, 3, 3), ((near,), (far,))))
    bench.rest()
    assert is_clear(bench, near)
    assert not is_clear(bench, far)
    assert bench.chart.controller.camera.zoom >= LEAST


def test_a_small_choice_is_not_seen_from_nearer_than_a_voyage() -> None:
    bench = Bench(boards=THREE, size=LARGE)
    bench.chart.controller.frame(Framing("a turn", (bench.cell(5, 3),)))
    bench.rest()
    assert bench.chart.controller.camera.zoom == pytest.approx(MOST)


def test_nothing_slides_between_two_decisions_of_one_person() -> None:
    bench = Bench(boards=THREE, size=LARGE)
    controller = bench.chart.controller
    reach = ball(bench, 7, 3, 3)
    controller.frame(Framing("a turn", reach))
    bench.rest()
    before = controller.camera.goal, controller.camera.goal_zoom
    ship = bench.add_ship(0, 7, 3)
    controller.follow(0)
    for cell in reach[::5]:
        ship.x, ship.y = bench.chart.centre(cell)
        controller.show(cell)
        bench.rest()
        controller.frame(Framing("a turn", (cell,)))
        bench.rest()
        assert (controller.camera.goal, controller.camera.goal_zoom) == before
    controller.frame(Framing("another turn", (reach[0],)))
    assert (controller.camera.goal, controller.camera.goal_zoom) != before


def test_what_is_out_of_view_is_brought_into_it_within_a_turn_too() -> None:
    """As when a privateer far away is commanded."""
    bench = Bench(boards=CONVOY, size=LARGE)
    controller, far = bench.chart.controller, bench.cell(28, 3)
    controller.frame(Framing("a turn", (bench.cell(3, 3),)))
    bench.rest()
    assert not is_clear(bench, far)
    controller.frame(Framing("a turn", (far,)))
    bench.rest()
    assert is_clear(bench, far)


def test_a_look_from_near_comes_back_to_where_it_was() -> None:
    bench = Bench(boards=THREE, size=LARGE)
    controller = bench.chart.controller
    controller.frame(Framing("a turn", ball(bench, 7, 3, 4)))
    bench.rest()
    before = controller.camera.goal, controller.camera.goal_zoom
    cells = bench.cell(6, 3), bench.cell(8, 3)
    controller.near(*cells)
    bench.rest()
    assert controller.camera.zoom >= 90
    assert all(controller.camera.seen().collidepoint(bench.chart.centre(cell)) for cell in cells)
    controller.back()
    bench.rest()
    assert (controller.camera.goal, controller.camera.goal_zoom) == before


@pytest.mark.one_in_turn("size", "text_scale")
@pytest.mark.parametrize("size", [LARGE, (1280, 720)])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_of_ports_far_apart_some_are_seen_from_near_and_plates_lead_to_the_others(
    text_scale: float, size: tuple[int, int]
) -> None:
    bench = Bench(boards=THREE, size=size, text_scale=text_scale)
    chart, controller = bench.chart, bench.chart.controller
    ports = tuple(chart.plan.chart.ports)
    chart.mark(reach=dict.fromkeys(ports, Cost(0, has_coin=False)))
    controller.frame(Framing("a turn", ports, is_scattered=True))
    bench.rest()
    seen = {port for port in ports if is_clear(bench, port)}
    assert seen
    while seen < set(ports):
        assert controller.camera.zoom >= LEAST / min(1.0, size[1] / 1080) - 0.01
        spots = {spot.cell: spot for spot in chart.beyond.spots}
        assert spots.keys() | {port for port in ports if is_clear(bench, port)} == set(ports)
        rects = [spot.rect for spot in spots.values()]
        assert all(rect.collidelist(rects[:index]) < 0 for index, rect in enumerate(rects))
        assert all(controller.camera.open.contains(rect) for rect in rects)
        spots[next(iter(set(ports) - seen))].activate()
        bench.rest()
        before = len(seen)
        seen |= {port for port in ports if is_clear(bench, port)}
        assert len(seen) > before


def test_the_own_ship_lies_well_away_from_the_rim() -> None:
    bench = Bench(boards=THREE, size=LARGE)
    own, choice = bench.cell(3, 3), bench.cell(13, 3)
    bench.chart.controller.frame(Framing("a turn", (choice, own), anchor=own))
    bench.rest()
    rect = bench.chart.cell_rect(own)
    rect.inflate_ip(rect.width, rect.height)
    assert bench.chart.controller.camera.open.contains(rect)
    assert is_clear(bench, choice)


def test_who_has_looked_elsewhere_keeps_that_view_for_a_choice() -> None:
    bench = Bench(boards=THREE, text_scale=2.0)
    bench.chart.handle(intents.Magnify(2))
    bench.rest()
    before = bench.chart.controller.camera.zoom
    bench.chart.controller.frame(Framing("a turn", (bench.cell(5, 4),)))
    bench.rest()
    assert bench.chart.controller.camera.zoom == before


def test_buttons_of_the_view_hide_nothing_that_may_be_chosen() -> None:
    bench = Bench(boards=THREE, text_scale=2.0)
    chart, camera = bench.chart, bench.chart.controller.camera
    corner = FRect(camera.open.right - 100, camera.open.top, 100, 300)
    chart.keep_clear(corner)
    for number, place in enumerate(((2, 2), (8, 4), (13, 3))):
        reach = ball(bench, *place, 2)
        chart.controller.frame(Framing(number, reach))
        bench.rest()
        assert all(is_clear(bench, cell) for cell in reach)


def test_a_far_shot_is_seen_from_end_to_end() -> None:
    """The ship that fires lies still: she does not call the view back to herself."""
    bench = Bench(boards=THREE, text_scale=2.0)
    chart, camera = bench.chart, bench.chart.controller.camera
    ship = bench.add_ship(0, 1, 2)
    chart.controller.follow(0)
    bench.rest()
    ends = bench.cell(1, 2), bench.cell(11, 2)
    chart.controller.near(*ends)
    bench.rest()
    assert camera.world_under(camera.open).contains(chart.plan.geometry.bounds(ends))
    ship.x += 0.5
    bench.rest()
    assert camera.seen().collidepoint(ship.x, ship.y)


def test_a_port_seen_from_near_has_the_ship_at_its_berth_in_view_too() -> None:
    bench = Bench(boards=THREE, size=LARGE)
    chart, controller = bench.chart, bench.chart.controller
    port = next(iter(chart.plan.chart.ports))
    mooring = chart.moor(port)
    ship = bench.add_ship(0, 0, 0)
    ship.x, ship.y, ship.scale = mooring.x, mooring.y, mooring.scale
    controller.beside = FRect(controller.camera.open)
    controller.beside.width = 430
    controller.near(port)
    bench.rest()
    assert controller.beside.contains(ship_rect(chart, 0))


def test_what_is_seen_from_near_stands_in_the_middle_if_there_is_room() -> None:
    bench = Bench(boards=THREE, size=LARGE)
    chart, controller = bench.chart, bench.chart.controller
    cells = bench.cell(6, 3), bench.cell(7, 3)
    room = controller.camera.open
    for share, is_free in ((0.9, True), (0.6, False)):
        area = FRect(room.left, room.top, share * room.width, room.height)
        controller.near(*cells, area=area)
        bench.rest()
        seen = chart.on_screen(chart.plan.geometry.bounds(cells))
        assert area.contains(seen)
        assert (seen.centerx == pytest.approx(room.centerx, abs=2)) == is_free
        controller.back()


def test_a_choice_that_leaves_room_moves_aside_for_rivals(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720))
    MOMENTS["chart_8"].show(rig)
    chart = rig.top.game.chart  # type: ignore[attr-defined]
    ships = [ship_rect(chart, key) for key in chart.ships]
    assert sum(chart.controller.camera.open.contains(ship) for ship in ships) >= 3


def test_the_ship_at_the_end_of_a_course_is_not_shown_upon_another(open_rig: OpenRig) -> None:
    rig = open_rig(LARGE)
    MOMENTS["chart_sail"].show(rig)
    chart = rig.top.game.chart  # type: ignore[attr-defined]
    ghost = chart.marks.course.ghost
    others = [(ship.x, ship.y) for ship in chart.ships.values()]
    assert all(math.dist((ghost.x, ghost.y), other) > 1.1 for other in others)


def test_a_privateer_is_pointed_at_if_there_is_but_one(open_rig: OpenRig) -> None:
    rig = open_rig(LARGE)
    MOMENTS["chart_command"].show(rig)
    marks = rig.top.game.chart.marks  # type: ignore[attr-defined]
    assert len(marks.reach) == 1
    assert marks.lit == frozenset(marks.reach)


def test_plates_at_the_rim_keep_off_lands_and_ships_where_they_can() -> None:
    bench = Bench(boards=THREE, size=LARGE)
    chart, controller = bench.chart, bench.chart.controller
    ports = tuple(chart.plan.chart.ports)
    chart.mark(reach=dict.fromkeys(ports, Cost(0, has_coin=False)))
    for port in ports:
        controller.frame(Framing(port, ports, is_scattered=True, anchor=port))
        bench.rest()
        for spot in chart.beyond.spots:
            for land in chart.plan.lands:
                middle = chart.cell_rect(land).center
                assert not spot.rect.collidepoint(middle)


def test_the_small_map_covers_as_few_lands_as_can_be(open_rig: OpenRig) -> None:
    """The first decision of a match of two: ports far apart, and room to step aside."""
    match = Match(table_plan("treasure_boots", crew(1, 1), seed=3))
    play_on(match, lambda one: one.whose() == 0)
    scene = sit_down(open_rig(LARGE), match)
    chart = scene.game.chart  # type: ignore[attr-defined]
    assert chart.controller.frames.obstacles
    for land in chart.plan.lands:
        heart = chart.cell_rect(land)
        heart = heart.inflate(-0.3 * heart.width, -0.3 * heart.height)
        assert heart.collidelist(chart.controller.frames.obstacles) < 0


def test_no_plate_at_the_rim_covers_a_land_and_half_the_ports_are_seen_though_words_are_large(
    open_rig: OpenRig,
) -> None:
    rig = open_rig(LARGE, 2.0)
    match = Match(table_plan("treasure_boots", crew(1, 3)))
    play_on(match, lambda one: one.whose() == 0)
    chart = sit_down(rig, match).game.chart  # type: ignore[attr-defined]
    away = {spot.cell for spot in chart.beyond.spots}
    assert away
    shown = [chart.cell_rect(port) for port in chart.marks.reach if port not in away]
    assert len(shown) >= len(away)
    for land in map(chart.cell_rect, chart.plan.lands):
        heart = land.inflate(-0.5 * land.width, -0.5 * land.height)
        assert heart.collidelist([spot.rect for spot in chart.beyond.spots]) < 0
    assert len({spot.share for spot in chart.beyond.spots if spot.share}) == 1, "of one size"


def test_names_on_plates_at_the_rim_stand_clear_of_ornaments_and_arrow(open_rig: OpenRig) -> None:
    rig = open_rig(LARGE)
    MOMENTS["chart_refit"].show(rig)
    spots = rig.top.game.chart.beyond.spots  # type: ignore[attr-defined]
    assert spots
    for spot in spots:
        plate, words = spot.boxes(rig.top.game.api.context)  # type: ignore[attr-defined]
        ends = words.rect.left - plate.rect.left, plate.rect.right - words.rect.right
        assert min(ends) >= 28
        assert max(ends) >= 28 + 22 + 6


def test_ships_seen_from_near_under_a_question_are_in_the_middle_once_it_is_answered(
    open_rig: OpenRig,
) -> None:
    rig = open_rig(LARGE, 2.0)
    MOMENTS["chart_held"].show(rig)
    chart, view = rig.top.game.chart, rig.top.game.view  # type: ignore[attr-defined]
    is_told = bool(rig.top.game.board.duel.covered)  # type: ignore[attr-defined]
    room = chart.controller.above if is_told else chart.controller.camera.open
    for ship in (view.ship, 0):
        place = chart.cell_rect(view.cells[ship])
        assert room.scale_by(1.0, 0.5).collidepoint(place.center)


def test_a_voyage_stands_no_farther_aside_of_the_small_map_than_lands_under_it_ask_for(
    open_rig: OpenRig,
) -> None:
    rig = open_rig(LARGE)
    MOMENTS["chart_sail"].show(rig)
    chart = rig.top.game.chart  # type: ignore[attr-defined]
    room = chart.controller.camera.open
    left = min(chart.cell_rect(cell).left for cell in chart.marks.reach)
    assert left - room.left > 0.06 * room.width


def test_a_treasure_that_may_be_taken_is_asked_about_in_the_middle(open_rig: OpenRig) -> None:
    rig = open_rig(LARGE)
    MOMENTS["chart_collect"].show(rig)
    chart, view = rig.top.game.chart, rig.top.game.view  # type: ignore[attr-defined]
    middle = chart.controller.camera.open.scale_by(0.3)
    assert middle.colliderect(chart.cell_rect(view.cells[view.ship]))


@pytest.mark.parametrize("moment", ["chart_collect", "chart_command"])
def test_a_treasure_and_the_only_privateer_to_command_are_seen_from_near(
    open_rig: OpenRig, moment: str
) -> None:
    """The whole chart rested in view, and they were 80 pixels wide."""
    rig = open_rig(LARGE)
    MOMENTS[moment].show(rig)
    chart = rig.top.game.chart  # type: ignore[attr-defined]
    (cell,) = chart.marks.reach
    room, place = chart.controller.camera.open, chart.cell_rect(cell)
    assert place.height > 150.0
    assert room.scale_by(0.5).contains(place)


@pytest.mark.parametrize("size", [LARGE, (1280, 720)])
def test_the_buttons_of_the_view_lie_on_the_rim_and_hide_nothing_of_the_sea(
    open_rig: OpenRig, size: tuple[int, int]
) -> None:
    """They lay on islands and their numbers."""
    rig = open_rig(size)
    MOMENTS["chart_another"].show(rig)
    game = rig.top.game  # type: ignore[attr-defined]
    sea = game.chart.controller.camera.open
    for button in game.buttons.controls():
        assert button.rect.top >= sea.bottom - 2.0
        assert game.board.places.chart.contains(button.rect)


@pytest.mark.parametrize("name", ["chart_5", "chart_collect", "chart_can_win"])
def test_the_edge_of_the_view_cuts_at_most_one_land_through_its_middle(
    open_rig: OpenRig, name: str
) -> None:
    """Three islands without heads lay at the upper edge."""
    rig = open_rig(LARGE)
    MOMENTS[name].show(rig)
    chart = rig.top.game.chart  # type: ignore[attr-defined]
    room = chart.controller.camera.open
    lands = [chart.cell_rect(land).scale_by(0.9) for land in chart.plan.lands]
    shares = [one.clip(room).size for one in lands if one.colliderect(room)]
    cut = [size for size in shares if min(size) < 0.8 * lands[0].height]
    assert len(cut) <= 1


def test_ships_that_are_aimed_at_are_whole_and_not_at_the_left_rim(open_rig: OpenRig) -> None:
    rig = open_rig(LARGE, 2.0)
    MOMENTS["chart_shot"].show(rig)
    chart = rig.top.game.chart  # type: ignore[attr-defined]
    room = chart.controller.camera.open
    places = [ship_rect(chart, key) for key in range(4)]
    around = places[0].unionall(places[1:])
    assert room.contains(around)
    assert abs(around.centerx - room.centerx) < 0.2 * room.width


def test_where_cargo_is_unloaded_the_ship_is_large_beside_her_pieces(open_rig: OpenRig) -> None:
    """She was 80 pixels wide while the whole chart rested in view."""
    rig = open_rig(LARGE)
    MOMENTS["chart_unload"].show(rig)
    board = rig.top.game.board  # type: ignore[attr-defined]
    assert board.harbour.is_visible
    assert board.harbour.px(harbour.SCENE.still["ship"][2]) >= 480
    assert board.picker.spots


def test_whoever_chooses_a_port_for_a_new_ship_sees_several_and_what_lies_between(
    open_rig: OpenRig,
) -> None:
    """The ship in turn, that of whoever sank her, is no part of this choice."""
    rig = open_rig((1280, 720))
    MOMENTS["chart_refit"].show(rig)
    rig.settle()
    chart = rig.top.game.chart  # type: ignore[attr-defined]
    camera, seen = chart.controller.camera, chart.controller.frames.seen
    assert seen(chart.plan.chart.ports, camera.goal_zoom, camera.goal) >= 2
    assert seen([*chart.plan.lands], camera.goal_zoom, camera.goal) >= 6


@pytest.mark.parametrize("name", ["chart_start", "chart_refit"])
def test_ports_that_are_chosen_among_from_afar_are_as_large_as_from_near(
    open_rig: OpenRig, name: str
) -> None:
    """They were 60 pixels wide, under their names."""
    rig = open_rig(LARGE)
    MOMENTS[name].show(rig)
    chart = rig.top.game.chart  # type: ignore[attr-defined]
    lands, zoom = chart.window.front.lands, chart.controller.camera.zoom
    assert zoom < 0.8 * MOST
    for cell, land in chart.plan.lands.items():
        assert (cell in chart.marks.reach) == land.is_port
        assert (lands.grown_to(cell) * zoom > 0.9 * MOST) == land.is_port


def test_no_plate_at_the_rim_lies_on_the_roofs_of_a_port(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720))
    MOMENTS["chart_start"].show(rig)
    rig.settle()
    chart = rig.top.game.chart  # type: ignore[attr-defined]
    assert chart.beyond.spots
    for port in chart.plan.chart.ports:
        x, y = chart.plan.geometry.centre(port)
        town = chart.on_screen(FRect(x - 0.8, y - 1.13, 1.6, 2.0))
        assert town.collidelist([spot.rect for spot in chart.beyond.spots]) < 0


@pytest.mark.parametrize("name", ["chart_pearls", "chart_loot"])
def test_ships_are_large_while_a_shot_is_in_question(name: str, open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720))
    MOMENTS[name].show(rig)
    rig.settle()
    stage = rig.top.game.board.stage  # type: ignore[attr-defined]
    assert stage.is_visible
    assert [stage.px(ship.scale) >= 320 for ship in stage.ships] == [True, True]


def test_ships_are_large_while_somebody_aims(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720))
    MOMENTS["chart_shot"].show(rig)
    rig.settle()
    chart = rig.top.game.chart  # type: ignore[attr-defined]
    camera, contents = chart.controller.camera, chart.contents
    met = {cell for shot in contents.marks.shots for cell in (shot.origin, shot.target)}
    ships = [ship for ship in contents.ships.values() if ship.cell in met]
    assert len(ships) >= 2
    for ship in ships:
        drawn = as_drawn(ship, contents.marks, camera.zoom)
        first, *others = parts_of(drawn, WITH_BOW)
        assert first.unionall(others).width * camera.zoom >= 230.0
