"""Pins at the rim for ships out of view."""

from tests.conftest import OpenRig
from tests.games.treasure_boots.ui.chart_bench import CONVOY, Bench, ball, written_rects
from tools.moments import MOMENTS
from treasure_games.games.treasure_boots.ui.chart.beyond import lands_seen
from treasure_games.games.treasure_boots.ui.chart.framing import Framing
from treasure_games.games.treasure_boots.ui.chart.pieces import Cost

LARGE = (1920, 1080)


def test_a_near_rival_that_has_no_room_is_told_at_the_rim() -> None:
    bench = Bench(boards=CONVOY, size=LARGE)
    chart = bench.chart
    rival, stranger = bench.add_ship(1, 24, 3, "sky"), bench.add_ship(2, 28, 3, "green")
    rival.cell, stranger.cell = bench.cell(24, 3), bench.cell(28, 3)
    reach = ball(bench, 7, 3, 3)
    chart.mark(reach=dict.fromkeys(reach, Cost(1)))
    chart.controller.frame(Framing("a turn", reach, ((rival.cell,),)))
    bench.rest()
    before = bench.draw()
    rival.x, rival.y = chart.centre(bench.cell(8, 3))
    bench.rest()
    assert bench.draw() != before
    shown = {livery for livery, _place, _way in chart.rim_marks.marks}
    assert shown == set()
    rival.x, rival.y = chart.centre(rival.cell)
    bench.rest()
    ((livery, place, way),) = chart.rim_marks.marks
    assert livery == "sky"
    assert chart.controller.camera.open.collidepoint(place)
    assert way[0] > 0.9


def test_marks_of_rivals_in_one_direction_lie_beside_each_other_and_off_the_small_map() -> None:
    bench = Bench(boards=CONVOY, size=(1280, 720), text_scale=2.0)
    chart = bench.chart
    reach = ball(bench, 7, 3, 2)
    rivals = [bench.add_ship(number, 24 + number, 6, "sky") for number in range(3)]
    for number, rival in enumerate(rivals):
        rival.cell = bench.cell(24 + number, 6)
    chart.mark(reach=dict.fromkeys(reach, Cost(1)))
    chart.controller.frame(Framing("a turn", reach, tuple((rival.cell,) for rival in rivals)))
    bench.rest()
    rects = chart.rim_marks.rects
    assert len(rects) == len(rivals)
    assert all(rect.collidelist(rects[:index]) < 0 for index, rect in enumerate(rects))
    assert all(rect.collidelist(chart.controller.frames.obstacles) < 0 for rect in rects)
    assert all(chart.controller.camera.open.contains(rect) for rect in rects)


def test_a_ship_whose_half_is_in_view_is_not_told_at_the_rim() -> None:
    bench = Bench(boards=CONVOY, size=LARGE)
    chart, camera = bench.chart, bench.chart.controller.camera
    rival = bench.add_ship(1, 24, 3, "sky")
    rival.cell = bench.cell(24, 3)
    chart.mark(reach=dict.fromkeys(ball(bench, 7, 3, 3), Cost(1)))
    chart.controller.frame(Framing("a turn", ball(bench, 7, 3, 3), ((rival.cell,),)))
    bench.rest()
    rival.x, rival.y = camera.to_world(camera.open.centerx, camera.open.top + 8)
    bench.rest()
    assert not chart.rim_marks.rects
    rival.y -= 0.5
    bench.rest()
    assert chart.rim_marks.rects


def test_no_pin_at_the_rim_lies_on_a_ship_in_view(open_rig: OpenRig) -> None:
    rig = open_rig(LARGE, 2.0)
    MOMENTS["chart_8"].show(rig)
    chart = rig.top.game.chart  # type: ignore[attr-defined]
    room = chart.controller.camera.open
    middles = [chart.to_screen(ship.x, ship.y) for ship in chart.ships.values()]
    seen = [middle for middle in middles if room.collidepoint(middle)]
    assert chart.rim_marks.rects
    assert not any(pin.collidepoint(ship) for pin in chart.rim_marks.rects for ship in seen)


def test_pins_at_the_rim_keep_off_islands_and_harbours(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720))
    MOMENTS["chart_8"].show(rig)
    chart = rig.top.game.chart  # type: ignore[attr-defined]
    pins = chart.rim_marks.rects
    assert len(pins) > 5
    assert all(land.collidelist(pins) < 0 for land in lands_seen(chart))


def test_no_chance_lies_under_a_pin_at_the_rim(open_rig: OpenRig) -> None:
    rig = open_rig(LARGE, 2.0)
    MOMENTS["chart_square"].show(rig)
    chart = rig.top.game.chart  # type: ignore[attr-defined]
    rects = written_rects(chart)
    chances = [chart.on_screen(rect) for name, rect in rects if name == "chance"]
    assert chances
    assert all(chance.collidelist(chart.rim_marks.rects) < 0 for chance in chances)
