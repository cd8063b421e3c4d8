"""A captain's hand that carries a piece, lets go of it, and draws back."""

import math
from functools import partial
from itertools import pairwise

import pytest

from tests.conftest import shared_assets
from tests.table.pieces.bench import BACK, CALM, Bench, painted, window_of
from treasure_games.match.seats import Seat
from treasure_games.stage.animation import Owners
from treasure_games.stage.sprite import Sprite
from treasure_games.stage.theme import theme_for
from treasure_games.table.pieces.flight import Manner
from treasure_games.table.pieces.giving_hand import GIVING, Given, paint_hand
from treasure_games.table.pieces.sprite_board import Pose

CARD, HAND = 3, (GIVING, 3)
MANNER = Manner.of(theme_for())
MARY = Seat("Red Mary", 3, persona="mary")
START, GOAL = (300.0, 100.0), Pose(900.0, 600.0, 0.5, 2.0, BACK, 1.0)


def given(bench: Bench, goal: Pose = GOAL, manner: Manner = MANNER) -> Given:
    """A card on its way out of Mary's hand."""
    bench.lay(CARD, *START)
    flight = Given(bench.board, CARD, goal, manner, MARY)
    flight.begin(Owners())
    return flight


def fist(bench: Bench) -> tuple[float, float]:
    """Where the fist of the hand is: above the middle of its picture."""
    hand: Sprite = bench.board[HAND]
    turn, reach = math.radians(hand.angle), 0.157 * hand.height
    return hand.x - reach * math.sin(turn), hand.y - reach * math.cos(turn)


def test_a_fist_holds_the_card_for_the_first_third(bench: Bench) -> None:
    flight = given(bench)
    card = bench.board[CARD]
    for step in range(1, 12):
        flight.at(step / 30)
        assert bench.board[HAND].image == "giving:portraits/fist_mary"
        assert math.dist(fist(bench), (card.x, card.y - card.lift)) < card.height * card.scale / 2


def test_it_lets_go_and_draws_back_while_the_card_flies_on(bench: Bench) -> None:
    flight = given(bench)
    flight.at(0.39)
    left = bench.board[HAND].x
    for t in (0.45, 0.6, 0.75):
        flight.at(t)
        assert bench.board[HAND].image == "giving:portraits/palm_mary"
        assert bench.board[HAND].x < left < bench.board[CARD].x
        left = bench.board[HAND].x
    flight.at(0.85)
    assert HAND not in bench.board
    flight.at(1.0)
    assert GOAL.matches(bench.board[CARD])


def test_the_card_flies_on_evenly_when_the_hand_has_gone(bench: Bench) -> None:
    flight, places = given(bench), []
    for step in range(70, 101):
        flight.at(step / 100)
        card = bench.board[CARD]
        places.append((card.x, card.y - card.lift))
    steps = [math.dist(one, after) for one, after in pairwise(places)]
    assert HAND not in bench.board
    assert max(steps) < 2.0 * max(steps[0], 1.0)


def test_nothing_that_sets_out_later_covers_the_hand(bench: Bench) -> None:
    flight = given(bench)
    shown = []
    for other in (False, True):
        flight.at(0.2)
        if other:
            bench.lay(8, *fist(bench)).scale = 2.0
            bench.board.lift(8)
            flight.at(0.2)
        canvas = window_of(1920, 1080)
        canvas.context.assets.paint(GIVING, partial(paint_hand, canvas.context.assets))
        bench.board.draw_moving(canvas)
        shown.append(painted(canvas).get_at(tuple(map(round, fist(bench)))))
    assert shown[0] == shown[1]


@pytest.mark.parametrize(
    ("goal", "manner"),
    [(GOAL, Manner.of(CALM)), (GOAL, MANNER.sliding), (Pose(400, 150, 1, 0, BACK, 0), MANNER)],
)
def test_with_reduced_motion_or_a_short_way_there_is_none(
    bench: Bench, goal: Pose, manner: Manner
) -> None:
    flight = given(bench, goal, manner)
    flight.at(0.1)
    assert HAND not in bench.board


def test_nothing_of_it_is_left_if_everything_is_laid_anew_or_skipped(bench: Bench) -> None:
    flight = given(bench)
    flight.at(0.1)
    bench.board.clear()
    flight.at(0.5)
    assert not list(bench.board)
    bench.play(given(bench))
    assert list(bench.board) == [CARD]


def test_its_sleeve_fades_out() -> None:
    picture = paint_hand(shared_assets(), "portraits/fist_mary", 195, 270)
    opacities = [picture.get_at((97, y)).a for y in (90, 200, 230, 265)]
    assert opacities[0] == 255
    assert opacities == sorted(opacities, reverse=True)
    assert opacities[-1] == 0
