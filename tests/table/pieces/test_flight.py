"""Pieces in flight, and what may happen to them on the way."""

import math

import pytest
from hypothesis import given, settings, strategies as st
from msgspec.structs import replace

from tests.table.pieces.bench import BACK, CALM, Bench
from treasure_games.stage.animation import Animation, Owners, in_quad
from treasure_games.stage.theme import theme_for
from treasure_games.table.pieces.flight import Flight, Manner, motes, squash, tug
from treasure_games.table.pieces.sprite_board import Pose

CARD = 3
MANNER = Manner.of(theme_for())
GOAL = Pose(400.0, 300.0, 0.5, 2.0, BACK, 1.0)


def fly(animation: Animation) -> None:
    animation.begin(Owners())
    for step in range(11):
        animation.at(step / 10)


@given(st.floats(0, 1900), st.floats(0, 1000), st.floats(-12, 12))
@settings(max_examples=50)
def test_a_flight_ends_exactly_in_its_pose(x: float, y: float, angle: float) -> None:
    bench = Bench()
    card, goal = bench.lay(CARD, 960, 540), Pose(x, y, 0.7, angle, BACK, 4.0)
    bench.play(Flight(bench.board, CARD, goal, MANNER))
    assert goal.matches(card)
    assert card.lift == 0.0
    assert not bench.board.is_moving(CARD)


def test_a_flight_rises_overshoots_and_banks_within_bounds(bench: Bench) -> None:
    card, goal = bench.lay(CARD, 100.0, 900.0), Pose(1100.0, 900.0, 1.0, 0.0, BACK, 0.0)
    flight = Flight(bench.board, CARD, goal, MANNER)
    flight.begin(Owners())
    highest, farthest, banked = 900.0, 0.0, 0.0
    for step in range(100):
        flight.at(step / 100)
        highest, farthest = min(highest, card.y), max(farthest, card.x)
        banked = max(banked, abs(card.angle))
    assert 80 <= 900 - highest <= 140
    assert 1100 < farthest <= 1150
    assert 0 < banked <= 6


@pytest.mark.parametrize(
    ("start", "goal"),
    [((600, 400), (1700, 70)), ((1700, 70), (250, 80)), ((950, 500), (300, 90))],
)
def test_a_flight_stays_clear_of_the_status_line(
    bench: Bench, start: tuple[float, float], goal: tuple[float, float]
) -> None:
    card = bench.lay(CARD, *start)
    flight = Flight(bench.board, CARD, Pose(*goal, 0.22, 0.0, BACK, 0.0), MANNER)
    flight.begin(Owners())
    for step in range(50):
        flight.at(step / 50)
        assert card.y > min(start[1], goal[1]) - 20


def test_what_falls_begins_slowly(bench: Bench) -> None:
    ways = []
    for manner in (MANNER, replace(MANNER, pace=in_quad)):
        card = bench.lay(CARD, 400.0, 100.0)
        flight = Flight(bench.board, CARD, GOAL, manner)
        flight.begin(Owners())
        flight.at(0.3)
        ways.append(math.dist((card.x, card.y + card.lift), (400.0, 100.0)))
    assert ways[1] < 0.3 * ways[0]


def test_short_ways_take_less_time(bench: Bench) -> None:
    bench.lay(CARD, 960, 540)
    near = Flight(bench.board, CARD, Pose(1000, 540, 1, 0, BACK, 0), MANNER)
    far = Flight(bench.board, CARD, Pose(100, 100, 1, 0, BACK, 0), MANNER)
    assert (near.duration, far.duration) == (0.2, 0.32)


@pytest.mark.parametrize("manner", [Manner.of(CALM), MANNER.sliding])
def test_with_reduced_motion_and_sliding_a_piece_goes_straight(
    bench: Bench, manner: Manner
) -> None:
    card, goal = bench.lay(CARD, 100.0, 900.0), Pose(1100.0, 900.0, 1.0, 0.0, BACK, 0.0)
    flight = Flight(bench.board, CARD, goal, manner)
    flight.begin(Owners())
    for step in range(100):
        flight.at(step / 100)
        assert (card.y, card.angle) == (900.0, 0.0)


def test_a_piece_that_turns_over_changes_its_picture_on_the_edge(bench: Bench) -> None:
    card, goal = bench.lay(CARD), Pose(400.0, 300.0, 1.0, 0.0, "ui/plate", 0.0)
    flight = Flight(bench.board, CARD, goal, MANNER)
    flight.begin(Owners())
    pinches = {}
    for step in range(1000):
        flight.at(step / 1000)
        pinches[step] = card.image, card.width_pinch
    turned = next(step for step, (image, _pinch) in pinches.items() if image == "ui/plate")
    assert pinches[turned - 1][1] < 0.02
    assert pinches[turned][1] < 0.02
    assert pinches[999][1] == 1.0


def test_a_flight_lands_once_and_says_so(bench: Bench) -> None:
    bench.lay(CARD)
    landed: list[int] = []
    flight = Flight(bench.board, CARD, GOAL, MANNER, on_landing=lambda: landed.append(CARD))
    fly(flight)
    flight.at(1.0)
    assert landed == [CARD]


def test_what_vanishes_is_gone_at_the_end(bench: Bench) -> None:
    bench.lay(CARD)
    fly(Flight(bench.board, CARD, GOAL, MANNER, vanishes=True))
    assert CARD not in bench.board


def test_a_piece_that_a_new_layout_took_away_flies_no_more_and_yet_lands(bench: Bench) -> None:
    """A window may change its size between the building of a motion and its beginning."""
    bench.lay(CARD)
    landed: list[int] = []
    flight = Flight(bench.board, CARD, GOAL, MANNER, on_landing=lambda: landed.append(CARD))
    jerk, landing = tug(bench.board, CARD, (1.0, 1.0), 0.2), squash(bench.board, CARD, MANNER)
    bench.board.clear()
    for animation in (jerk, landing, flight):
        fly(animation)
    assert landed == [CARD]
    assert CARD not in bench.board


def test_a_piece_laid_again_after_a_flight_began_without_it_lies_where_it_shall(
    bench: Bench,
) -> None:
    bench.lay(CARD)
    flight = Flight(bench.board, CARD, GOAL, MANNER)
    jerk = tug(bench.board, CARD, (1.0, 1.0), 0.2)
    bench.board.clear()
    flight.begin(Owners())
    jerk.begin(Owners())
    card = bench.lay(CARD)
    for step in range(11):
        jerk.at(step / 10)
        flight.at(step / 10)
    assert GOAL.matches(card)


def test_a_tug_jerks_towards_whoever_pulls(bench: Bench) -> None:
    card = bench.lay(CARD, 100.0, 100.0)
    jerk = tug(bench.board, CARD, (1000.0, 100.0), 0.08)
    jerk.begin(Owners())
    jerk.at(0.6)
    assert 110 < card.x < 120
    assert card.y == 100.0


def test_a_squash_gives_and_comes_back(bench: Bench) -> None:
    card = bench.lay(CARD)
    landing = squash(bench.board, CARD, MANNER)
    landing.begin(Owners())
    landing.at(0.5)
    assert card.stretch > 1.0
    landing.at(1.0)
    assert card.stretch == 1.0
    assert not bench.board.is_moving(CARD)


def test_motes_fly_apart_and_leave_nothing_behind(bench: Bench) -> None:
    sparks = motes(bench.board, (500.0, 500.0), serial=1)
    sparks.begin(Owners())
    sparks.at(0.5)
    assert len(list(bench.board)) == 6
    far = [math.dist((500, 500), (bench.board[key].x, bench.board[key].y)) for key in bench.board]
    assert all(30 < one < 120 for one in far)
    sparks.at(1.0)
    assert not list(bench.board)


def test_a_flying_piece_is_turned_and_sized_in_every_other_frame(bench: Bench) -> None:
    """A new pose takes longer to make than to draw; its place changes in each."""
    card = bench.lay(CARD, 100.0, 900.0)
    flight = Flight(bench.board, CARD, Pose(1100.0, 300.0, 0.5, 5.0, BACK, 0.0), MANNER)
    flight.begin(Owners())
    frames = round(flight.duration * 60)
    seen = []
    for number in range(frames):
        flight.at(number / frames)
        seen.append((card.x, (card.scale, card.angle)))
    assert len({x for x, _pose in seen}) == frames
    assert len({pose for _x, pose in seen}) <= frames // 2 + 1
