"""DT-R24: a row of cards stays readable however long it grows."""

from itertools import pairwise

import pytest
from pygame import FRect

from tests.table.pieces.bench import seen, window_of
from treasure_games.games.do_not_touch.ui.lanes import Measure, Row

ASPECT = 5 / 7
CARD = 100.0
MEASURE = Measure(CARD / ASPECT)
FOLLOWING = MEASURE.step * CARD
FIELD = FRect(200, 100, 600, 200)


def row(count: int, field: FRect = FIELD) -> Row:
    return Row.of(field, count, Measure(150.0))


def spread(count: int, room: float, measure: Measure = MEASURE) -> Row:
    """So many cards with this room, and that of one more."""
    return Row.of(FRect(0, 0, room + FOLLOWING, 200), count, measure)


def test_without_cards_the_first_place_is_in_the_middle() -> None:
    laid = spread(0, 500.0)
    assert laid.lefts == ()
    assert laid.slot() == laid.card


@pytest.mark.parametrize("count", range(1, 30))
@pytest.mark.parametrize("room", [300.0, 500.0, 900.0, 1300.0])
def test_a_row_never_leaves_its_room(count: int, room: float) -> None:
    laid = spread(count, room)
    assert laid.card.left >= -0.01
    assert laid.slot().right <= laid.field.right + 0.01
    assert laid.lefts[0] == 0.0


@pytest.mark.parametrize("count", range(2, 30))
def test_every_strip_stays_readable(count: int) -> None:
    lefts = spread(count, 700.0).lefts
    assert min(right - left for left, right in pairwise(lefts)) >= 0.3 * CARD


@pytest.mark.parametrize("count", [1, 2, 9, 30])
def test_the_last_card_is_larger_and_stands_on_the_same_foot(count: int) -> None:
    laid = row(count)
    assert laid.top().width == pytest.approx(1.25 * laid.card.width)
    assert laid.top().bottom == pytest.approx(laid.card.bottom)


def test_a_row_lies_in_the_middle_with_room_for_one_more() -> None:
    laid = row(4)
    assert laid.card.union(laid.top()).centerx == pytest.approx(FIELD.centerx)


def test_what_does_not_fit_becomes_one_stack_that_counts_it() -> None:
    laid = spread(25, 500.0)
    assert laid.hidden > 0
    assert laid.hidden + len(laid.lefts) == 25


def test_cards_shrink_before_the_oldest_become_a_stack() -> None:
    """DT-R24: as long as there is room for smaller ones, everybody sees all of a loot."""
    shrinks, rigid = Measure(CARD / ASPECT, least=0.7), MEASURE
    most = next(count for count in range(2, 40) if spread(count, 500.0, rigid).hidden) - 1
    assert spread(most, 500.0, shrinks).card.width == pytest.approx(CARD)
    laid = spread(most + 2, 500.0, shrinks)
    assert not laid.hidden
    assert 0.7 * CARD <= laid.card.width < CARD
    assert spread(40, 500.0, shrinks).hidden


def test_a_long_row_goes_on_ahead_of_its_field() -> None:
    laid = Row.of(FIELD, 12, MEASURE, ahead=300.0)
    assert FIELD.right < laid.slot().right <= FIELD.right + 300.01
    assert Row.of(FIELD, 2, MEASURE, ahead=300.0) == Row.of(FIELD, 2, MEASURE)


def test_a_short_row_has_no_stack() -> None:
    assert spread(5, 900.0).hidden == 0


@pytest.mark.parametrize("count", [0, 1, 4, 9, 30])
def test_a_row_lies_in_its_field_with_room_for_one_more(count: int) -> None:
    laid = row(count)
    assert FIELD.contains(laid.top())
    assert laid.slot().right <= FIELD.right + 0.01
    assert laid.card.width / laid.card.height == pytest.approx(ASPECT)


def test_cards_get_smaller_in_a_narrow_field() -> None:
    assert row(3, FRect(0, 0, 300, 200)).card.width < row(3).card.width


def test_the_uppermost_card_is_pointed_at() -> None:
    cards, laid = (4, 5, 6), row(3)
    second = laid.rect(1)
    assert laid.card_at(cards, second.left + 2, second.centery) == 5
    assert laid.card_at(cards, laid.rect(2).left + 2, second.centery) == 6
    assert laid.card_at(cards, FIELD.right - 1, FIELD.bottom - 1) is None


def test_in_a_stack_the_newest_of_it_is_pointed_at() -> None:
    cards, laid = tuple(range(25)), row(25)
    first = laid.rect(0)
    assert laid.card_at(cards, first.left + 2, first.centery) == cards[laid.hidden]


def test_poses_are_those_of_the_cards_that_show_and_one_more() -> None:
    cards, laid = tuple(range(25)), row(25)
    poses = laid.poses(cards, lambda card: f"face:{card}", full_height=252.0)
    assert tuple(poses) == cards[laid.hidden - 1 :]
    last = poses[24]
    assert (last.x, last.y) == laid.top().center
    assert last.scale == pytest.approx(1.25 * laid.card.height / 252.0)
    assert last.image == "face:24"
    assert last.depth > poses[20].depth


@pytest.mark.parametrize(("count", "is_drawn"), [(3, False), (25, True)])
def test_only_a_stack_is_counted(count: int, is_drawn: bool) -> None:
    canvas = window_of()
    row(count).draw_stack(canvas, "31")
    assert bool(canvas.frame.items) is is_drawn


def test_the_count_of_a_stack_grows_with_the_text() -> None:
    small, large = (window_of(text_scale=scale) for scale in (1.0, 2.0))
    for canvas in (small, large):
        row(25).draw_stack(canvas, "31")
    assert seen(large).height > seen(small).height


def test_where_steps_would_show_slivers_of_pictures_only_strips_are_seen() -> None:
    whole, bare = (Measure(CARD / ASPECT, bare=share) for share in (0.0, 0.5))
    assert MEASURE.strip * CARD < spread(7, 400.0, whole).lefts[1] < 0.5 * CARD
    laid = spread(7, 400.0, bare)
    assert laid.lefts[1] == pytest.approx(laid.card.width * MEASURE.strip)
    assert spread(4, 400.0, bare) == spread(4, 400.0, whole)
