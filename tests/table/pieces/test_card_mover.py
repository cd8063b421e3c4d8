"""Cards on their way: to poses, to and from the hand, to and from plates."""

from __future__ import annotations

import pytest
from pygame import FRect

from tests.table.pieces.bench import BACK, CALM, Bench
from treasure_games.stage.animation import Parallel
from treasure_games.table.pieces.card_mover import PLATE_SCALE, CardMover
from treasure_games.table.pieces.hand import Fan, Hand
from treasure_games.table.pieces.sprite_board import Pose

PLATE = (900.0, 60.0)


def pose(x: float, image: str = BACK) -> Pose:
    return Pose(x, 300.0, 0.5, 0.0, image, 100.0)


@pytest.fixture
def mover(bench: Bench) -> CardMover:
    hand = Hand(bench.board, lambda: bench.theme)
    hand.shape = Fan(FRect(300, 700, 900, 260), 180.0, 252.0)
    return CardMover(bench.board, hand, bench.timeline, lambda: bench.theme, lambda _card: BACK)


def test_everything_glides_to_where_it_is_wanted(bench: Bench, mover: CardMover) -> None:
    for card in (1, 2, 3):
        mover.lay(card, pose(100.0 * card))
    wanted = {2: pose(700.0), 3: pose(300.0), 4: pose(500.0)}
    motions = mover.glide(wanted)
    assert 4 in bench.board
    bench.play(Parallel(*motions))
    assert set(mover.on_board()) == {2, 3, 4}
    assert all(wanted[card].matches(bench.board[card]) for card in wanted)


def test_heroes_are_left_alone(bench: Bench, mover: CardMover) -> None:
    mover.lay(1, pose(100.0))
    mover.lay(2, pose(200.0))
    bench.play(Parallel(*mover.glide({1: pose(900.0)}, heroes=(1, 2))))
    assert bench.board[1].x == 100.0
    assert 2 in bench.board


def test_cards_of_the_hand_are_moved_by_its_springs(bench: Bench, mover: CardMover) -> None:
    in_hand = mover.hand.shape.poses((1,), lambda card: BACK)
    mover.lay(1, pose(100.0))
    bench.play(Parallel(*mover.glide(in_hand)))
    assert bench.board[1].x == 100.0


def test_a_card_is_the_hands_own_once_it_has_arrived(bench: Bench, mover: CardMover) -> None:
    mover.lay(1, pose(100.0))
    goal = mover.hand.shape.poses((1,), lambda card: "face")[1]
    flight = mover.to_hand(1, goal)
    assert mover.hand.is_away(1)
    bench.play(flight)
    assert not mover.hand.is_away(1)
    assert goal.matches(bench.board[1])


def test_a_card_vanishes_in_a_plate_though_everything_glides_meanwhile(
    bench: Bench, mover: CardMover
) -> None:
    mover.lay(1, pose(100.0))
    bench.timeline.beside(mover.to_plate(1, PLATE))
    bench.play(Parallel(*mover.glide({})))
    bench.timeline.finish()
    assert 1 not in bench.board


def test_a_card_comes_covered_out_of_a_plate(bench: Bench, mover: CardMover) -> None:
    mover.take_up(1, PLATE, "face")
    card = bench.board[1]
    assert (card.x, card.y, card.scale, card.image) == (*PLATE, PLATE_SCALE, BACK)


def test_a_card_comes_out_of_the_hand_as_it_is_seen_there(bench: Bench, mover: CardMover) -> None:
    mover.lay(1, pose(100.0))
    mover.take_up(1, PLATE, "face")
    assert bench.board[1].image == "face"
    assert bench.board[1].x == 100.0
    assert mover.hand.is_away(1)


def test_nothing_sparkles_in_reduced_motion(bench: Bench, mover: CardMover) -> None:
    mover.lay(1, pose(100.0))
    mover.sparkle(1)
    assert bench.timeline.is_moving
    bench.timeline.finish()
    bench.theme = CALM
    mover.sparkle(1)
    assert not bench.timeline.is_moving
