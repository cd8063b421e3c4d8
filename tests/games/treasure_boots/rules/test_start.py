"""The chart, the box, the first ports and the first player."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.games.treasure_boots.odds import TWO_DICE
from tests.games.treasure_boots.scripted import Table, hold
from treasure_games.core.chance import SeededChance
from treasure_games.core.errors import BadSetup
from treasure_games.core.game import UNKNOWN, HiddenGroup, silent
from treasure_games.core.options import Setup
from treasure_games.games.treasure_boots.rules.actions import ChoosePort
from treasure_games.games.treasure_boots.rules.charts import Chart, chart_of
from treasure_games.games.treasure_boots.rules.events import PortChosen
from treasure_games.games.treasure_boots.rules.game import GAME
from treasure_games.games.treasure_boots.rules.layouts import (
    LAYOUTS,
    WAYS,
    layout_name,
    parsed,
    written,
)
from treasure_games.games.treasure_boots.rules.pieces import EMPTY, FULL_BOX, KINDS, TOKENS
from treasure_games.games.treasure_boots.rules.sections import SECTIONS

GRIDS = pytest.mark.parametrize("grid", ["hex", "square"])


def laid(seats: int, seed: int = 1, layout: str = "close", **options: Any) -> Any:
    state = GAME.new(Setup.of(GAME.info, seats, {"layout": layout, **options}))
    GAME.start(state, SeededChance(seed), silent)
    return state


def opened(seats: int, seed: int = 1, **options: Any) -> Any:
    """Ports chosen: seat n in the n-th port, as far as there are so many."""
    state = laid(seats, seed, **options)
    chance = SeededChance(seed)
    for seat in range(seats):
        ports = state.chart.ports
        GAME.apply(state, seat, ChoosePort(ports[seat % len(ports)]), chance, silent)
    return state


@pytest.mark.parametrize("seats", range(2, 9))
def test_tb_01_two_to_eight_players_with_one_ship_each(seats: int) -> None:
    state = opened(seats)
    assert len([ship for ship in state.afloat if ship < 8]) == seats


@pytest.mark.parametrize("seats", [1, 9])
def test_tb_01_no_fewer_and_no_more(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 8 players"):
        Setup.of(GAME.info, seats)


def test_tb_02_and_tba_01_how_many_sections_there_are() -> None:
    """TB-02, TBA-01: two for 2 and 3 players, three for 4 and 5, four for more."""
    wanted = {2: 2, 3: 2, 4: 3, 5: 3, 6: 4, 7: 4, 8: 4}
    found = {seats: len(laid(seats).chart.arrangement) for seats in wanted}
    assert found == wanted
    assert len(laid(2, boards=4).chart.arrangement) == 4


def test_tb_03_sections_need_not_touch_but_share_one_grid() -> None:
    """TB-03: an arrangement by hand, with open water between."""
    state = laid(2, layout="A@0,0 B@20,9/180")
    assert state.chart.bounds == (0, 0, 27, 15)
    assert layout_name(state.chart.arrangement) == ""


def test_tb_05_all_tokens_begin_in_the_box() -> None:
    """TB-05: 84 of six kinds."""
    state = laid(4)
    assert state.box == FULL_BOX == tuple(kind.tokens for kind in KINDS)
    assert sum(state.box) == TOKENS == 84
    assert set(state.holds) == {EMPTY}


@GRIDS
def test_tb_08_ports_have_names_and_no_numbers(grid: str) -> None:
    state = laid(2, chart=grid)
    ports = [island for island in state.chart.islands if island.is_port]
    names = ["Lantern Cay", "Saltmarket", "Widow’s Wharf", "Cooper’s Rest"]
    assert sorted(port.name for port in ports) == sorted(names)
    assert not any(island.name for island in state.chart.islands if island.number)
    assert state.chart.ports == tuple(sorted(port.cell for port in ports))


def test_tb_09_each_player_chooses_a_port() -> None:
    """TB-09: nothing but a port will do."""
    table = Table(seats=2)
    GAME.start(table.state, SeededChance(1), silent)
    assert (table.ask, table.asked) == ("start", (0,))
    assert len(table.legal()) == 4
    assert table.refused(ChoosePort(table.cell((1, 1)))) == "TB-09"
    assert table.refused(ChoosePort(table.cell((5, 0))), seat=1) == "TBA-53"
    assert table.port((5, 0)) == ["port_chosen"]
    assert table.at(0) == (5, 0)


def test_tb_10_and_tba_53_ports_are_chosen_in_seat_order_even_the_same_one() -> None:
    """TB-10, TBA-53: openly, before the first player is known."""
    table = Table(seats=3)
    GAME.start(table.state, SeededChance(1), silent)
    for seat in range(3):
        assert table.asked == (seat,)
        assert table.state.starter == -1
        happened = table.port((0, 5))
    assert [table.at(seat) for seat in range(3)] == [(0, 5)] * 3
    assert happened[:3] == ["port_chosen", "starter_drawn", "turn_started"]


def test_tb_11_secret_ports_are_hidden_until_all_are_chosen() -> None:
    """TB-11, TBA-53: all may choose at once; each knows only the own port."""
    table = Table(seats=3, start="secret")
    GAME.start(table.state, SeededChance(1), silent)
    assert table.asked == (0, 1, 2)
    table.port((5, 0), seat=2)
    assert table.asked == (0, 1)
    told = [GAME.redact(table.state, table.events[0], seat) for seat in (None, 0, 1, 2)]
    assert [event.cell for event in told if isinstance(event, PortChosen)] == [
        UNKNOWN, UNKNOWN, UNKNOWN, table.cell((5, 0)),
    ]  # fmt: skip
    assert table.view(0).cells[2] == table.view().cells[2] == UNKNOWN
    assert table.view(2).cells[2] == table.cell((5, 0))
    assert table.refused(ChoosePort(table.cell((0, 5))), seat=2) == "TB-09"
    table.port((0, 5), seat=0)
    assert table.port((5, 0), seat=1)[:3] == ["port_chosen", "ports_revealed", "starter_drawn"]
    assert table.view(0).cells[:3] == tuple(table.state.cells[:3])


def test_tb_11_a_sample_puts_hidden_ships_into_any_port() -> None:
    table = Table(seats=3, start="secret")
    GAME.start(table.state, SeededChance(1), silent)
    table.port((5, 0), seat=2)
    view, rng = table.view(0), Random(1)
    assert GAME.hidden_groups(view) == (HiddenGroup((2,), table.state.chart.ports),)
    found = Counter(GAME.determinize(view, rng).cells[2] for _ in range(400))
    assert sorted(found) == list(table.state.chart.ports)
    assert min(found.values()) > 70


@GRIDS
def test_tb_12_and_tba_03_the_wind_starts_north_and_turns_before_the_first_move(grid: str) -> None:
    """TB-12, TBA-03: the first turn rolls like any other."""
    state = laid(2, chart=grid)
    assert state.chart.grid.wind_name(state.wind) == "north"
    state = opened(2, chart=grid)
    first, second = state.dice
    assert state.wind == state.chart.grid.turned(0, abs(first - second))


def test_tb_13_anybody_may_begin_and_turns_go_to_the_left() -> None:
    """TB-13: chance draws the first player; then seat by seat."""
    assert {opened(3, seed).starter for seed in range(30)} == {0, 1, 2}
    table = Table(ships=[(4, 40), (60, 40), (90, 40)], dice=(3, 1))
    order = []
    for _ in range(4):
        order.append(table.state.turn)
        table.skip_privateers()
        table.stay(3, 1)
    assert order == [0, 1, 2, 0]


@GRIDS
def test_hx_06_the_same_sections_serve_both_charts(grid: str) -> None:
    """HX-06: islands at the same columns and rows, eight numbered and two ports a section."""
    chart = chart_of(grid, "A@0,0 B@8,0 C@0,7 D@8,7")
    for letter, lands in SECTIONS.items():
        assert sum(land.number > 0 for land in lands) == 8
        assert sum(bool(land.port) for land in lands) == 2
        assert sum(TWO_DICE[land.number] for land in lands) == 28, letter
    places = {chart.grid.place(cell) for cell in chart.land}
    assert {(1, 1), (5, 0), (15, 0), (9, 1), (1, 7), (8, 13)} <= places


@GRIDS
def test_every_number_lies_on_each_pair_of_sections_and_no_land_touches(grid: str) -> None:
    for letters in ("AB", "CD"):
        numbers = {land.number for letter in letters for land in SECTIONS[letter]}
        assert numbers - {0} == set(range(2, 13))
    for sections, ways in LAYOUTS.items():
        for way, layout in ways.items():
            chart = chart_of(grid, written(layout.arrangement))
            assert len(layout.arrangement) == sections
            touching = [
                cell for cell in chart.land for near in chart.grid.neighbours(cell)
                if near in chart.land
            ]  # fmt: skip
            assert way == "line" or not touching, layout.name


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("way", WAYS)
def test_named_layouts_can_be_asked_for(seats: int, way: str) -> None:
    chart = laid(seats, layout=way).chart
    assert layout_name(chart.arrangement) == LAYOUTS[len(chart.arrangement)][way].name


@GRIDS
def test_a_random_layout_is_a_named_one_with_sections_shuffled_and_turned(grid: str) -> None:
    """TB-03, HX-07: even on hexes, as sections are only turned by half."""
    charts: list[Chart] = [laid(4, seed, layout="random", chart=grid).chart for seed in range(60)]
    assert len({chart.text for chart in charts}) > 40
    corners = {
        frozenset((one.column, one.row) for one in layout.arrangement)
        for layout in LAYOUTS[3].values()
    }
    assert {frozenset((o.column, o.row) for o in chart.arrangement) for chart in charts} == corners
    assert {one.turn for chart in charts for one in chart.arrangement} == {0, 180}
    assert laid(4, 7, layout="random").chart is laid(4, 7, layout="random").chart


@GRIDS
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_new_match_is_on_another_chart_with_other_numbers(seats: int, grid: str) -> None:
    """TB-03: by default; the same seed lays the same chart, and each number can be rolled."""
    anew = str(GAME.info.option("layout").default)
    charts: list[Chart] = [laid(seats, seed, anew, chart=grid).chart for seed in range(80)]
    assert len({chart.text for chart in charts}) > 70
    assert {one.shift for chart in charts for one in chart.arrangement} == set(range(8))
    assert {one.section for chart in charts for one in chart.arrangement} == set(SECTIONS)
    for chart in charts:
        numbers = [island.number for island in chart.islands if not island.is_port]
        assert set(numbers) == set(range(2, 13))
        assert sum(TWO_DICE[number] for number in numbers) == 28 * len(chart.arrangement)
        assert chart_of(grid, chart.text).islands == chart.islands, "its text says all of it"
    assert laid(seats, 7, anew).chart is laid(seats, 7, anew).chart


def test_numbers_that_are_moved_on_stay_on_their_section() -> None:
    straight, moved = chart_of("hex", "A@0,0"), chart_of("hex", "A@0,0+3")
    assert [one._replace(number=0) for one in straight.islands] == [
        one._replace(number=0) for one in moved.islands
    ]
    numbers = [one.number for one in straight.islands if one.number]
    assert [one.number for one in moved.islands if one.number] == [*numbers[3:], *numbers[:3]]
    assert written(parsed("b@8,0/180m+2 A@0,0+0")) == "A@0,0 B@8,0/180m+2"


def test_hx_07_turning_a_section_by_half_maps_it_onto_itself() -> None:
    """HX-07: the land of a turned section lies point-symmetrically, distances unchanged."""
    straight, turned = chart_of("hex", "A@0,0"), chart_of("hex", "A@0,0/180")
    grid = straight.grid
    cells = [island.cell for island in straight.islands]
    opposite = [island.cell for island in turned.islands]
    for one, other in zip(cells, opposite, strict=True):
        column, row = grid.place(one)
        assert grid.place(other) == (7 - column, 6 - row)
    for a in range(len(cells)):
        for b in range(a):
            assert grid.distance(cells[a], cells[b]) == grid.distance(opposite[a], opposite[b])


def test_hx_07_quarter_turns_and_mirror_images_are_for_squares() -> None:
    """HX-07: and on hexes a section begins in an even column."""
    chart = laid(2, chart="square", layout="a@0,0/90 B@9,0/m").chart
    assert chart.text == "A@0,0/90 B@9,0/m"
    assert chart.bounds == (0, 0, 16, 7)
    assert {chart.grid.place(cell) for cell in chart.land} >= {(6, 5), (5, 1), (9, 0), (15, 1)}
    with pytest.raises(BadSetup, match="turned by 180"):
        Setup.of(GAME.info, 2, {"layout": "A@0,0/90 B@8,0"})
    with pytest.raises(BadSetup, match="turned by 180"):
        Setup.of(GAME.info, 2, {"layout": "A@0,0/m B@8,0"})
    with pytest.raises(BadSetup, match="even column, not 9"):
        Setup.of(GAME.info, 2, {"layout": "A@0,0 B@9,0"})


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("A@0,0 B@7,0", "Sections A and B would lie on top of each other."),
        ("A@0,0 B@4,6", "Sections A and B would lie on top of each other."),
        ("A@0,0", "This chart takes 2 sections; the number laid out is 1."),
        ("A@0,0 B@8,0 C@16,0", "takes 2 sections; the number laid out is 3"),
        ("A@0,0 E@8,0", "There’s no section “E”, only: A, B, C, D."),
        ("A@0,0 A@8,0", "Section A is there only once"),
        ("A@0,0 B@900,0", "Section B lies too far out"),
        ("A@0,0 B@8,0/45", "Section B can’t be turned by 45 degrees"),
        ("A@0;0 B@8,0", "“A@0;0” doesn’t place a section"),
        ("@", "“@” doesn’t place a section"),
        ("ocean", "There’s no layout “ocean”"),
        ("", "There’s no layout “”"),
    ],
)
def test_an_arrangement_that_cannot_lie_is_refused_in_words(text: str, sentence: str) -> None:
    with pytest.raises(BadSetup) as caught:
        Setup.of(GAME.info, 2, {"layout": text})
    assert sentence in str(caught.value)


def test_arrangements_have_one_way_to_be_written() -> None:
    """So that equal tables are equal: sorted by letter, no turn if there is none."""
    for text in ("b@8,0/180  a@0,0/0", "A@0,0/ B@8,0/180"):
        assert Setup.of(GAME.info, 2, {"layout": text}).text("layout") == "A@0,0 B@8,0/180"
    for ways in LAYOUTS.values():
        for layout in ways.values():
            assert parsed(written(layout.arrangement)) == layout.arrangement


@pytest.mark.parametrize("target", [1, 17, 99])
def test_any_target_can_be_asked_for(target: int) -> None:
    """TB-60: the option takes any number, within reason."""
    assert laid(3, target=target).house.target == target


@pytest.mark.parametrize("target", [0, -3, 100, "many"])
def test_a_target_out_of_range_is_refused_in_words(target: Any) -> None:
    with pytest.raises(BadSetup, match="choose auto or 1 to 99"):
        Setup.of(GAME.info, 3, {"target": target})


def test_holds_are_written_by_letter() -> None:
    assert hold("GGKR") == (2, 1, 0, 0, 0, 1)
