"""The hand: any number of cards in a fan, which parts, lifts, carries and lies down again."""

from itertools import pairwise

import pytest
from pygame import FRect

from tests.table.pieces.bench import BACK, Bench
from treasure_games.table.pieces.hand import Fan, Hand

FAN = Fan(FRect(300, 800, 700, 260), 180.0, 252.0)
FRAME = 1 / 60


@pytest.fixture
def hand(bench: Bench) -> Hand:
    made = Hand(bench.board, lambda: bench.theme)
    made.shape = FAN
    for card in range(5):
        bench.lay(card)
    made.hold(range(5))
    made.snap()
    return made


def settle(hand: Hand) -> None:
    for _frame in range(300):
        hand.update(FRAME)
        if not hand.is_moving:
            return
    raise AssertionError("the hand never comes to rest")


@pytest.mark.parametrize("count", [1, 2, 3, 7, 12, 30])
def test_any_number_of_cards_lies_within_the_room(count: int) -> None:
    places = [FAN.place(count, index) for index in range(count)]
    assert all(FAN.rect.left + 89 <= x <= FAN.rect.right - 89 for x, _y, _angle in places)
    assert all(abs(angle) <= 12.0 for _x, _y, angle in places)
    assert all(right[0] > left[0] for left, right in pairwise(places))


def test_the_fan_is_even_on_both_sides() -> None:
    left, right = FAN.place(6, 0), FAN.place(6, 5)
    assert left[0] + right[0] == pytest.approx(2 * FAN.rect.centerx)
    assert left[1] == pytest.approx(right[1])
    assert left[2] == pytest.approx(-right[2])


def test_backs_and_faces_lie_in_the_same_places() -> None:
    faces = FAN.poses((4, 5), lambda card: f"face:{card}")
    backs = FAN.poses((4, 5), lambda card: BACK)
    assert [pose.image for pose in faces.values()] == ["face:4", "face:5"]
    assert [pose.image for pose in backs.values()] == [BACK, BACK]
    assert faces[4].x == backs[4].x


def test_the_uppermost_card_is_pointed_at(hand: Hand) -> None:
    x, y, _angle = FAN.place(5, 2)
    assert hand.card_at(x, y) == 2
    between = (FAN.place(5, 2)[0] + FAN.place(5, 3)[0]) / 2
    assert hand.card_at(between, y) == 3
    assert hand.card_at(5, 5) is None


def test_a_hovered_card_rises_and_its_neighbours_give_way(hand: Hand, bench: Bench) -> None:
    hand.hover(2, True)
    settle(hand)
    assert bench.board[2].y < FAN.place(5, 2)[1]
    assert bench.board[1].x < FAN.place(5, 1)[0]
    assert bench.board[3].x > FAN.place(5, 3)[0]
    hand.hover(2, False)
    settle(hand)
    assert bench.board[2].y == FAN.place(5, 2)[1]
    assert not bench.board.is_moving(2)


def test_a_chosen_card_stands_out_until_it_is_let_go(hand: Hand, bench: Bench) -> None:
    hand.selected = 1
    settle(hand)
    assert bench.board[1].y == FAN.place(5, 1)[1] - 30.0
    assert bench.board.is_moving(1)
    # Its neighbours' numbers stay in sight.
    assert bench.board[0].x < FAN.place(5, 0)[0]
    assert bench.board[2].x > FAN.place(5, 2)[0]
    hand.selected = None
    settle(hand)
    assert not bench.board.is_moving(1)


def test_a_dragged_card_follows_the_pointer_at_once_and_goes_home(hand: Hand, bench: Bench) -> None:
    hand.dragged = (0, 640.0, 300.0)
    hand.update(FRAME)
    assert (bench.board[0].x, bench.board[0].y) == (640.0, 300.0)
    hand.dragged = None
    settle(hand)
    assert (bench.board[0].x, bench.board[0].y) == FAN.place(5, 0)[:2]


def test_cards_close_up_when_one_leaves(hand: Hand, bench: Bench) -> None:
    hand.release(4)
    hand.hold((0, 1, 2, 3))
    settle(hand)
    assert [bench.board[card].x for card in range(4)] == [
        FAN.place(4, card)[0] for card in range(4)
    ]


def test_a_card_in_flight_is_left_alone_until_it_arrives(hand: Hand, bench: Bench) -> None:
    hand.expect(3)
    bench.board[3].x = 10.0
    settle(hand)
    assert bench.board[3].x == 10.0
    hand.welcome(3)
    settle(hand)
    assert bench.board[3].x == FAN.place(5, 3)[0]


def test_what_is_no_longer_held_is_neither_chosen_nor_hovered_nor_dragged(hand: Hand) -> None:
    hand.hover(2, True)
    hand.selected, hand.dragged = 2, (2, 1.0, 1.0)
    hand.hold((0, 1))
    assert (hand.hovered, hand.selected, hand.dragged) == (None, None, None)


def test_a_card_that_was_just_played_is_not_raised(hand: Hand) -> None:
    """The focus is still on its hotspot then, which is put over the next card a little later."""
    hand.hold((0, 1, 2, 3))
    hand.hover(4, True)
    settle(hand)
    assert hand.hovered is None
