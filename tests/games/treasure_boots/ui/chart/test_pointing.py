"""How cells of the chart are pointed at: by mouse, by keys, one after the other."""

import pytest

from tests.games.treasure_boots.ui.chart_bench import Bench, ship_rect
from tests.layout_check import problems
from treasure_games.games.treasure_boots.ui.chart.pieces import Cost, Marks
from treasure_games.games.treasure_boots.ui.chart.pointing import CellSpot
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Device, Direction

pytestmark = pytest.mark.one_in_turn("size", "text_scale")


def by_keys(bench: Bench, column: int, row: int) -> None:
    """The cursor of keys stands in a cell."""
    bench.services.host.input.device = Device.KEYS
    bench.chart.pointing.put_cursor(bench.cell(column, row))
    bench.focus(bench.chart.pointing.sea)


def test_arrows_zigzag_along_a_row_of_hexes() -> None:
    bench = Bench()
    by_keys(bench, 2, 3)
    walked = []
    for _ in range(4):
        assert bench.chart.pointing.sea.handle(intents.Navigate(Direction.RIGHT))
        walked.append(bench.place(bench.chart.pointing.cell))
    assert walked == [(3, 2), (4, 3), (5, 2), (6, 3)]


@pytest.mark.parametrize("grid", ["hex", "square"])
@pytest.mark.parametrize("direction", Direction)
def test_back_and_forth_leads_home(grid: str, direction: Direction) -> None:
    bench = Bench(grid)
    by_keys(bench, 5, 3)
    back = Direction((-direction.value[0], -direction.value[1]))
    for way in (direction, direction, back, back):
        bench.chart.pointing.move_cursor(way)
    assert bench.place(bench.chart.pointing.cell) == (5, 3)


def test_at_the_edge_of_the_waters_the_focus_may_leave() -> None:
    bench = Bench()
    by_keys(bench, 0, 0)
    moves = 0
    while bench.chart.pointing.move_cursor(Direction.LEFT):
        moves += 1
        assert moves < 20
    assert moves >= 2, "some sea beyond the boards can be pointed at"


LIT, TARGET = Cost(1), Cost(0, has_coin=False, is_lit=False)


@pytest.mark.parametrize(
    ("reach", "meant"),
    [
        ({}, (4, 3)),
        ({(4, 3): LIT}, (4, 3)),
        ({(5, 3): LIT}, (5, 3)),
        ({(5, 3): LIT, (4, 3): LIT}, (5, 3)),
        ({(5, 3): TARGET, (4, 3): TARGET}, (4, 3)),
        ({(5, 3): TARGET}, (5, 3)),
    ],
)
def test_a_ship_beside_her_cell_is_where_she_is_seen(
    reach: dict[tuple[int, int], Cost], meant: tuple[int, int]
) -> None:
    """She lies at (4, 3), but is drawn in the next cell: that counts if one may sail there, or if
    another ship may be fired at there and this one may not.
    """
    bench = Bench()
    ship = bench.add_ship(0, 5, 3)
    ship.cell = bench.cell(4, 3)
    bench.chart.marks = Marks(reach={bench.cell(*place): cost for place, cost in reach.items()})
    middle = ship_rect(bench.chart, 0).center
    bench.services.host.input.pointer = middle
    bench.chart.pointing.sea.hovered(True)
    assert bench.place(bench.chart.pointing.cell) == meant
    hit = [spot for spot in bench.chart.pointing.controls()[1:] if spot.hit(*middle)]
    assert [bench.place(spot.cell) for spot in hit] == ([meant] if meant in reach else [])


def test_cells_that_may_be_chosen_are_controls_cheapest_first() -> None:
    bench = Bench()
    reach = {
        bench.cell(4, 3): Cost(3),
        bench.cell(5, 3): Cost(1),
        bench.cell(6, 3): Cost(3, pearls=1),
    }
    bench.chart.marks = Marks(reach=reach)
    spots = [one for one in bench.chart.controls() if isinstance(one, CellSpot)]
    assert [bench.place(spot.cell) for spot in spots] == [(5, 3), (4, 3), (6, 3)]
    assert spots[0].name == "chart.cell.5.3"


def test_the_cursor_goes_over_to_the_control_of_a_cell() -> None:
    bench = Bench("square")
    bench.chart.marks = Marks(reach={bench.cell(5, 3): Cost(1)})
    by_keys(bench, 4, 3)
    bench.chart.pointing.sea.handle(intents.Navigate(Direction.RIGHT))
    focused = bench.focused[-1]
    assert isinstance(focused, CellSpot)
    assert focused.cell == bench.cell(5, 3)
    focused.handle(intents.Navigate(Direction.RIGHT))
    assert bench.focused[-1] is bench.chart.pointing.sea
    assert bench.place(bench.chart.pointing.cell) == (6, 3)


def test_the_focus_on_the_sea_brings_the_cursor_into_sight() -> None:
    """Else its ring would lie on what stands round the chart."""
    bench = Bench("square")
    by_keys(bench, 4, 3)
    bench.chart.controller.zoom_by(4.0)
    bench.chart.controller.pan(-4000.0, 0.0)
    bench.rest()
    window = bench.chart.controller.camera.view
    assert not window.contains(bench.chart.cell_rect(bench.chart.pointing.cursor))
    bench.chart.pointing.sea.reveal(bench.chart.pointing.sea.rect)
    bench.rest()
    assert window.contains(bench.chart.pointing.sea.focus_rect())
    assert bench.chart.pointing.sea.clip() == window


def test_pressing_tells_which_cell() -> None:
    bench = Bench()
    pressed: list[int] = []
    bench.chart.pointing.on_press = pressed.append
    bench.chart.marks = Marks(reach={bench.cell(5, 3): Cost(1)})
    next(one for one in bench.chart.controls() if isinstance(one, CellSpot)).activate()
    by_keys(bench, 2, 2)
    bench.chart.pointing.sea.activate()
    assert [bench.place(cell) for cell in pressed] == [(5, 3), (2, 2)]


def test_keys_choose_at_their_cursor_while_a_pointer_rests_elsewhere() -> None:
    """Else a key pressed after a click would choose where the mouse was left."""
    bench = Bench()
    pressed: list[int] = []
    bench.chart.pointing.on_press = pressed.append
    bench.point(*bench.chart.to_screen(*bench.chart.centre(bench.cell(4, 2))))
    bench.chart.pointing.put_cursor(bench.cell(2, 2))
    bench.focus(bench.chart.pointing.sea)
    bench.services.host.input.device = Device.KEYS
    bench.chart.pointing.sea.activate()
    assert [bench.place(cell) for cell in pressed] == [(2, 2)]


def test_hovering_is_told_once_for_each_cell() -> None:
    bench = Bench()
    told: list[int | None] = []
    bench.chart.pointing.on_hover = told.append
    x, y = bench.chart.to_screen(*bench.chart.centre(bench.cell(4, 2)))
    bench.point(x, y)
    bench.point(x + 3, y)
    bench.chart.pointing.sea.is_hovered = False
    bench.chart.pointing.refresh()
    assert told == [bench.cell(4, 2), None]


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (3440, 1440)])
@pytest.mark.parametrize("text_scale", [0.75, 2.0])
def test_targets_are_large_enough_and_within_the_sea(
    size: tuple[int, int], text_scale: float
) -> None:
    bench = Bench(size=size, text_scale=text_scale)
    reach = {cell: Cost(1) for cell in bench.chart.plan.board_cells}
    bench.chart.marks = Marks(reach=reach)
    assert len([*bench.chart.boxes(bench.context)]) > 60
    assert problems([*bench.chart.boxes(bench.context)], bench.context.viewport) == []
