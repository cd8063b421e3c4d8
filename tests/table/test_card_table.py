"""Cards on their way: to poses, to and from the hand, to and from plates."""

import pytest

from tests.table.cards import PLATE, Cards
from tests.table.pieces.bench import BACK, CALM, Bench
from treasure_games.stage.animation import Parallel
from treasure_games.table.card_table import PLATE_SCALE
from treasure_games.table.pieces.sprite_board import Pose


def pose(x: float, image: str = BACK) -> Pose:
    return Pose(x, 300.0, 0.5, 0.0, image, 100.0)


@pytest.fixture
def bench() -> Bench:
    return Bench()


@pytest.fixture
def cards(bench: Bench) -> Cards:
    return Cards(bench)


def test_everything_glides_to_where_it_is_wanted(bench: Bench, cards: Cards) -> None:
    for card in (1, 2, 3):
        cards.put(card, pose(100.0 * card))
    wanted = {2: pose(700.0), 3: pose(300.0), 4: pose(500.0)}
    motions = cards.glide(wanted)
    assert 4 in cards.sprites
    bench.play(Parallel(*motions))
    assert set(cards.on_board()) == {2, 3, 4}
    assert all(wanted[card].matches(cards.sprites[card]) for card in wanted)


def test_heroes_are_left_alone(bench: Bench, cards: Cards) -> None:
    cards.put(1, pose(100.0))
    cards.put(2, pose(200.0))
    bench.play(Parallel(*cards.glide({1: pose(900.0)}, heroes=(1, 2))))
    assert cards.sprites[1].x == 100.0
    assert 2 in cards.sprites


def test_cards_of_the_hand_are_moved_by_its_springs(bench: Bench, cards: Cards) -> None:
    in_hand = cards.hand.shape.poses((1,), lambda card: BACK)
    cards.put(1, pose(100.0))
    bench.play(Parallel(*cards.glide(in_hand)))
    assert cards.sprites[1].x == 100.0


def test_a_card_is_the_hands_own_once_it_has_arrived(bench: Bench, cards: Cards) -> None:
    cards.put(1, pose(100.0))
    goal = cards.hand.shape.poses((1,), lambda card: "face")[1]
    flight = cards.to_hand(1, goal)
    assert cards.hand.is_away(1)
    bench.play(flight)
    assert not cards.hand.is_away(1)
    assert goal.matches(cards.sprites[1])


def test_a_card_vanishes_in_a_plate_though_everything_glides_meanwhile(
    bench: Bench, cards: Cards
) -> None:
    cards.put(1, pose(100.0))
    bench.timeline.beside(cards.to_plate(1, seat=1))
    bench.play(Parallel(*cards.glide({})))
    bench.timeline.finish()
    assert 1 not in cards.sprites


def test_a_card_comes_covered_out_of_a_plate(bench: Bench, cards: Cards) -> None:
    cards.take_up(1, seat=1)
    card = cards.sprites[1]
    assert (card.x, card.y, card.scale, card.image) == (*PLATE, PLATE_SCALE, BACK)


def test_a_card_comes_out_of_the_hand_as_it_is_seen_there(bench: Bench, cards: Cards) -> None:
    cards.put(1, pose(100.0))
    cards.take_up(1, seat=1)
    assert cards.sprites[1].image == "face"
    assert cards.sprites[1].x == 100.0
    assert cards.hand.is_away(1)


def test_nothing_sparkles_in_reduced_motion(bench: Bench, cards: Cards) -> None:
    cards.put(1, pose(100.0))
    cards.sparkle(1)
    assert bench.timeline.is_moving
    bench.timeline.finish()
    cards.api.services.theme = CALM
    cards.sparkle(1)
    assert not bench.timeline.is_moving
