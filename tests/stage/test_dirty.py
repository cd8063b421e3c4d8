"""What must be drawn again: parts that touch are one, and hardly a pixel is drawn twice."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from hypothesis import given
from hypothesis import strategies as st
from pygame import FRect, Mask, Rect
from treasure_games.stage.dirty import Dirty, around

from treasure_games.stage.viewport import Viewport

_PASS = 0.04 * 1920 * 1080
"""So many pixels more cost as much as another pass."""


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


def test_a_part_that_lies_a_little_over_another_costs_no_third_pass():
    dirty = Dirty()
    dirty.add(FRect(580, 0, 760, 930))
    dirty.add(FRect(30, 870, 570, 93))
    assert len(dirty.pixels(Viewport(1920, 1080))) == 2


def test_a_part_that_lies_far_over_another_is_cut():
    dirty = Dirty()
    dirty.add(FRect(100, 0, 1000, 500))
    dirty.add(FRect(600, 200, 900, 600))
    rects = dirty.pixels(Viewport(1920, 1080))
    assert len(rects) == 3
    assert _area_twice(rects) == 0


@given(
    st.lists(
        st.tuples(*[st.integers(-50, 1900)] * 2, *[st.integers(1, 1500)] * 2),
        min_size=1, max_size=14,
    )
)  # fmt: skip
def test_all_that_is_dirty_is_drawn_and_little_of_it_twice(parts):
    dirty, viewport = Dirty(), Viewport(1920, 1080)
    for part in parts:
        dirty.add(FRect(part))
    rects = dirty.pixels(viewport)
    drawn = _mask(rects)
    for part in parts:
        wanted = viewport.covering_pixels(FRect(part))
        missing = _mask([wanted])
        missing.erase(drawn, (0, 0))
        assert not missing.count()
    assert _area_twice(rects) <= _PASS * len(rects) * (len(rects) - 1) / 2


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


def _mask(rects: Iterable[Rect]) -> Mask:
    mask = Mask((1920, 1080))
    for rect in rects:
        mask.draw(Mask(rect.size, fill=True), rect.topleft)
    return mask


def _area_twice(rects: Collection[Rect]) -> int:
    return sum(rect.width * rect.height for rect in rects) - _mask(rects).count()
