"""People behind the far edge: who sits where, who leans over, what is seen of them."""

import pytest
from pygame import FRect

from tests.table.pieces.conftest import canvas_of
from treasure_games.table.people.far_edge import FarEdge, Station
from treasure_games.table.places import Form

TOOLS = 3


def edge(seats: int = 4, bottom: int = 0, text_scale: float = 1.0, status: float = 60.0) -> FarEdge:
    made = FarEdge(canvas_of(text_scale).context, seats, bottom, status, False)
    made.own = FRect(800, 760, 242, 339)
    return made


@pytest.mark.parametrize("seats", range(2, 7))
def test_all_others_sit_clockwise_from_the_left_evenly_about_the_axis(seats: int) -> None:
    table = edge(seats, bottom=1)
    stations = table.stations(-1)
    assert list(stations) == [(1 + step) % seats for step in range(1, seats)]
    places = [one.x for one in stations.values()]
    assert places == sorted(places)
    assert sum(places) / len(places) == pytest.approx(table.axis, abs=6.0)
    assert all((one.lean, one.dim) == (0.0, 0.0) for one in stations.values())


def test_a_speaker_comes_to_the_middle_and_changes_places_with_who_sat_there() -> None:
    table = edge(4)
    before, after = table.stations(-1), table.stations(1)
    assert before[2].x == table.axis
    assert after[1] == Station(table.axis, lean=1.0)
    assert after[2] == Station(before[1].x, dim=1.0)
    assert after[3] == Station(before[3].x, dim=1.0)


@pytest.mark.parametrize(("seats", "speaker"), [(3, 1), (3, 2), (5, 1), (5, 2), (5, 3), (5, 4)])
def test_an_even_number_make_room_for_the_balloon_of_one_of_them(seats: int, speaker: int) -> None:
    table = edge(seats)
    stations = table.stations(speaker)
    spoken = table.balloon(speaker)
    rest = [one for seat, one in stations.items() if seat != speaker]
    assert stations[speaker] == Station(table.axis, lean=1.0)
    assert [one.x for one in rest] == sorted(one.x for one in rest)
    assert any(one.x < table.axis for one in rest)
    assert spoken.height > 250
    assert not any(table.bust(one).inflate(-100, 0).colliderect(spoken) for one in rest)


def test_a_claim_of_the_seat_at_the_bottom_moves_nobody() -> None:
    table = edge(4)
    assert table.stations(0) == table.stations(-1)


def test_whoever_leans_over_is_larger_and_wholly_seen() -> None:
    table = edge(5)
    behind, over = Station(400.0), Station(400.0, lean=1.0)
    assert table.bust(over).height > 1.2 * table.bust(behind).height
    assert table.foot(behind) < table.far < table.bust(behind).bottom
    assert table.foot(over) == table.bust(over).bottom
    assert table.plate(over).top > table.plate(behind).top


def test_few_have_larger_plates() -> None:
    few, many = edge(4), edge(6)
    aside = Station(300.0)
    assert few.plate(aside).width > many.plate(aside).width


@pytest.mark.parametrize("seats", [2, 6])
def test_the_balloon_is_beside_the_bust_in_the_middle_or_the_own_card(seats: int) -> None:
    table = edge(seats)
    balloon = table.balloon(1)
    assert balloon.left > table.axis
    assert table.top <= balloon.top
    assert balloon.bottom <= table.far
    assert table.balloon(0).left > table.own.right


def test_in_large_text_the_balloon_ends_before_the_nose_of_whoever_sits_beside_it() -> None:
    table = edge(6, text_scale=2.0, status=160.0)
    beside = table.bust(table.stations(3)[4])
    assert table.balloon(3).right < beside.centerx - 0.05 * beside.width


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_the_places_of_the_seats_are_those_of_their_stations(text_scale: float) -> None:
    table = edge(4, text_scale=text_scale)
    rest = FRect(900, 500, 100, 100)
    places = table.places(TOOLS, 2, centre=rest, tokens=rest, note=rest, actions=rest)
    own, *others = places.seat_areas
    assert own.form is Form.TALL
    assert [area.plate for area in others] == [
        table.plate(one) for one in table.stations(2).values()
    ]
    assert all(area.form is Form.LINE for area in others)
    assert places.hand == table.own.clip(table.room)


@pytest.mark.parametrize("seats", [4, 6])
def test_a_claim_is_loud_however_little_room_large_text_leaves(seats: int) -> None:
    table = edge(seats, text_scale=2.0, status=160.0)
    assert table.balloon(1).height >= 170
