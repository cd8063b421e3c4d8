"""What must be drawn again: parts that touch are one, and no pixel is drawn twice."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from pygame import FRect, Rect

from treasure_games.stage.dirty import Dirty, around
from treasure_games.stage.viewport import Viewport


def test_dirty_parts_that_touch_become_one():
    dirty = Dirty()
    viewport = Viewport(1920, 1080)
    for left in (0, 40, 80):
        dirty.add(FRect(left, 0, 50, 50))
    assert len(dirty.pixels(viewport)) == 1


def test_where_something_was_and_is_now_are_one_part_unless_far_apart():
    dirty = Dirty()
    for left in (0, 20, 400):
        dirty.add(FRect(left, 0, 100, 100))
    assert dirty.rects == [FRect(0, 0, 120, 100), FRect(400, 0, 100, 100)]


def test_dirty_parts_that_cover_most_are_the_whole():
    dirty = Dirty()
    dirty.add(FRect(0, 0, 1900, 1000))
    assert dirty.pixels(Viewport(1920, 1080)) == (Rect(0, 0, 1920, 1080),)


def test_no_pixel_is_drawn_twice():
    dirty = Dirty()
    for step in range(30):
        dirty.add(FRect(step * 61 % 1800, step * 37 % 900, 70, 70))
    rects = dirty.pixels(Viewport(1920, 1080))
    for index, one in enumerate(rects):
        assert one.collidelist(rects[index + 1 :]) == -1


def test_a_large_part_does_not_grow_by_what_lies_over_its_edge():
    dirty = Dirty()
    dirty.add(FRect(40, 110, 1400, 920))
    dirty.add(FRect(1420, 10, 480, 300))
    rects = dirty.pixels(Viewport(1920, 1080))
    drawn = sum(rect.width * rect.height for rect in rects)
    assert drawn < 1.01 * (1403 * 923 + 483 * 303)
    assert rects[0].collidelist(rects[1:]) == -1


@given(
    st.lists(
        st.tuples(*[st.integers(-50, 1900)] * 2, *[st.integers(1, 1500)] * 2),
        min_size=1, max_size=14,
    )
)  # fmt: skip
def test_all_that_is_dirty_is_drawn_once(parts):
    dirty, viewport = Dirty(), Viewport(1920, 1080)
    for part in parts:
        dirty.add(FRect(part))
    rects = dirty.pixels(viewport)
    for index, one in enumerate(rects):
        assert one.collidelist(rects[index + 1 :]) == -1
    for part in parts:
        wanted = viewport.covering_pixels(FRect(part))
        shares = [wanted.clip(rect) for rect in rects]
        seen = sum(share.width * share.height for share in shares)
        assert seen == wanted.width * wanted.height


def test_around_an_opaque_thing_everything_else_is_drawn_once():
    rect = Rect(10, 10, 100, 80)
    for hole in (
        Rect(30, 20, 40, 30),
        Rect(0, 0, 60, 60),
        Rect(60, 50, 200, 10),
        Rect(20, 0, 5, 200),
    ):
        parts = around(rect, hole)
        seen = rect.width * rect.height - rect.clip(hole).width * rect.clip(hole).height
        assert sum(part.width * part.height for part in parts) == seen
        assert all(not part.colliderect(hole) and rect.contains(part) for part in parts)
    assert around(rect, Rect(0, 0, 200, 200)) == ()
    assert around(rect, Rect(500, 500, 10, 10)) == (rect,)
