"""Piles: as thick as they are, and counted below."""

import pytest
from pygame import FRect, Rect

from tests.table.pieces.bench import BACK, pixels, window_of
from treasure_games.stage.canvas import Canvas
from treasure_games.table.pieces.pile import SHOWN, Pile, askew

PILE = Pile.of("deck", FRect(400, 300, 130, 182), plate_width=190, plate_height=40)


def drawn(count: int) -> bytes:
    canvas = window_of()
    PILE.draw_deck(canvas, BACK, count)
    return pixels(canvas)


def test_the_plate_hangs_below_the_pile() -> None:
    assert PILE.plate.top > PILE.rect.bottom
    assert PILE.plate.centerx == PILE.rect.centerx
    assert PILE.area.contains(PILE.rect)
    assert PILE.area.contains(PILE.plate)


def test_a_deck_is_as_thick_as_it_is() -> None:
    thick, thin, none = drawn(54), drawn(1), drawn(0)
    assert len({thick, thin, none}) == 3
    assert drawn(60) == thick


def test_a_used_up_pile_leaves_its_place(canvas: Canvas) -> None:
    PILE.draw_empty(canvas)
    assert canvas.frame.items


def test_only_the_last_open_cards_lie_on_the_table() -> None:
    poses = PILE.open_poses(range(10), lambda card: f"face:{card}", full_height=252.0)
    assert list(poses) == [7, 8, 9]
    assert len(poses) == SHOWN
    assert poses[9].depth > poses[7].depth
    assert (poses[9].x, poses[9].y) == PILE.rect.center


def test_open_cards_lie_askew_a_little_and_always_the_same() -> None:
    angles = [askew(card) for card in range(54)]
    assert max(map(abs, angles)) <= 2.4
    assert len(set(angles)) > 5
    assert angles == [askew(card) for card in range(54)]


def test_a_card_comes_off_the_deck_covered_and_of_its_size() -> None:
    pose = PILE.deck_pose(BACK, full_height=252.0)
    assert pose.image == BACK
    assert pose.scale * 252.0 == pytest.approx(PILE.rect.height)


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_the_count_keeps_its_size_where_its_words_have_no_room(text_scale: float) -> None:
    canvas = window_of(text_scale=text_scale)
    box = PILE.box(canvas.context, "{count} cards that are discarded by now", 12)
    assert box.name == "deck.count"
    assert box.text_size is not None
    assert box.text_size[0] <= PILE.plate.width
    assert box.text_size[1] >= 24 * text_scale


def test_the_count_is_drawn_only_where_it_shows(canvas: Canvas) -> None:
    with canvas.within(Rect(0, 0, 10, 10)):
        PILE.draw_count(canvas, "{count} covered", 12)
    assert not canvas.frame.items
    PILE.draw_count(canvas, "{count} covered", 12)
    assert canvas.frame.items
