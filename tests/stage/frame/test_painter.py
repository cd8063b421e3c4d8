"""Only what differs between two frames is painted, and that makes the window the new one."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

import pygame
import pytest
from hypothesis import given, strategies as st
from pygame import Mask, Rect, Surface

from treasure_games.stage.frame.items import (
    Area,
    Clipped,
    Drawn,
    Faded,
    Fill,
    Item,
    Painted,
    Remembered,
)
from treasure_games.stage.frame.painter import Frame, Painter, around, bundled

SIZE: Final = (320, 200)
WHOLE: Final = Rect((0, 0), SIZE)
BLACK, RED, BLUE = (0, 0, 0), (200, 0, 0), (0, 0, 200)


def picture(colour: tuple[int, ...], width: int = 40, height: int = 40) -> Surface:
    """A picture; translucent ones, premultiplied, have a fourth channel."""
    made = Surface((width, height), pygame.SRCALPHA if len(colour) > 3 else 0, 32)
    made.fill(colour)
    return made


TABLE, CARD, OTHER = picture((30, 90, 40), *SIZE), picture(RED), picture(BLUE)
GLASS: Final = picture((40, 60, 20, 90))


def at(surface: Surface, left: int, top: int, part: Area | None = None) -> Item:
    """A picture in a frame."""
    flags = pygame.BLEND_PREMULTIPLIED if surface.get_flags() & pygame.SRCALPHA else 0
    return surface, (left, top), part, flags


def circle(x: int, y: int) -> Item:
    return Drawn(pygame.draw.circle, ((250, 250, 0), (x, y), 20))


def bounds_of(item: Item) -> Rect:
    """The pixels that an item covers at most."""
    if type(item) is tuple:
        surface, place, part, _flags = item
        return Rect(place, surface.get_size() if part is None else part[2:])
    if isinstance(item, Drawn):
        _colour, (x, y), radius = item.arguments
        return Rect(x - radius, y - radius, 2 * radius + 1, 2 * radius + 1)
    if isinstance(item, Faded):
        return Rect(item.before.area)
    return Rect(item.area)  # type: ignore[union-attr]


def frame(*items: Item) -> Frame:
    return Frame(items, [bounds_of(item) for item in items])


def whole(shown: Frame) -> bytes:
    """The pixels of a frame that is painted at once."""
    window = Surface(SIZE, 0, 32)
    shown.paint(window, WHOLE)
    return pygame.image.tobytes(window, "RGB")


def painted(*frames: Frame) -> tuple[Rect, ...]:
    """What is painted of the last of these frames, each of which becomes what is seen."""
    window, painter = Surface(SIZE, 0, 32), Painter()
    for one in frames:
        is_new = painter.paint(window, one)
        assert pygame.image.tobytes(window, "RGB") == whole(one)
        assert is_new == bool(painter.painted)
    return painter.painted


BASE: Final = at(TABLE, 0, 0)
A, B, C = at(CARD, 20, 20), at(GLASS, 45, 30), at(OTHER, 50, 40)
FAR: Final = at(CARD, 250, 120)


@pytest.mark.parametrize(
    ("before", "after", "places"),
    [
        ((A, B), (A, B), ()),
        ((B,), (A, B), (A,)),
        ((A, B), (B,), (A,)),
        ((A,), (FAR,), (A, FAR)),
        ((A, B, FAR), (B, FAR, A), (A,)),
        ((A, FAR, B), (B, A, FAR), (B,)),
        ((B, B), (B,), (B,)),
        ((B,), (B, A, B), (A, B)),
        ((A, B, A, C), (A, C), (A, B)),
        ((A,), (at(CARD, 20, 20, (0, 0, 10, 10)),), (A,)),
        ((at(CARD, 20, 20),), (at(OTHER, 20, 20),), (A,)),
        ((circle(60, 60),), (circle(60, 60),), ()),
        ((circle(60, 60),), (circle(61, 60),), (circle(60, 60), circle(61, 60))),
        ((Fill(RED, (5, 5, 9, 9)),), (Fill(BLUE, (5, 5, 9, 9)),), (Fill(BLUE, (5, 5, 9, 9)),)),
    ],
)
def test_what_came_went_or_changed_its_order_is_painted(
    before: Sequence[Item], after: Sequence[Item], places: Sequence[Item]
) -> None:
    found = painted(frame(BASE, *before), frame(BASE, *after))
    assert found == bundled(map(bounds_of, places), WHOLE)


def test_another_surface_and_one_that_was_forgotten_are_painted_as_a_whole() -> None:
    shown, painter = frame(BASE, A), Painter()
    window, other = Surface(SIZE, 0, 32), Surface(SIZE, 0, 32)
    for surface, expected in ((window, (WHOLE,)), (window, ()), (other, (WHOLE,))):
        painter.paint(surface, shown)
        assert painter.painted == expected
    painter.forget()
    assert painter.paint(other, shown)
    assert painter.painted == (WHOLE,)


POOL: Final = st.sampled_from([
    A, B, C, FAR, BASE, at(GLASS, 10, 25), at(GLASS, 15, 25, (3, 5, 20, 20)), circle(40, 50),
    Fill(RED, (30, 10, 60, 50)), Fill((60, 60, 60), (0, 30, 200, 60), pygame.BLEND_RGB_ADD),
    Fill((90, 150, 200), (20, 0, 50, 150), pygame.BLEND_RGB_MULT),
])  # fmt: skip


@given(st.lists(st.lists(POOL, max_size=7), min_size=2, max_size=4))
def test_any_frame_after_any_other_is_painted_as_if_at_once(frames: list[list[Item]]) -> None:
    painted(*(frame(BASE, *items) for items in frames))


@dataclass(frozen=True)
class Counted:
    """A shape that notes where it is painted."""

    area: Area = (0, 0, *SIZE)
    reads: bool = False
    clips: list[Rect] = field(default_factory=list, compare=False)

    def paint(self, surface: Surface) -> None:
        """Note the clip."""
        self.clips.append(surface.get_clip())


@pytest.mark.parametrize(("over", "count"), [(at(TABLE, 0, 0), 0), (at(CARD, 0, 0), 1), (B, 1)])
def test_what_an_opaque_picture_hides_is_not_painted(over: Item, count: int) -> None:
    below = Counted()
    whole(frame(below, over))
    assert len(below.clips) == count


def test_all_is_painted_below_a_shape_that_reads_it() -> None:
    below = Counted()
    whole(frame(below, BASE, Counted(reads=True)))
    assert below.clips


def test_of_a_clipped_shape_only_its_area_is_painted() -> None:
    def half(left: int) -> Frame:
        area = left, 40, 20, 40
        return Frame((BASE, Clipped(circle(60, 60), area)), (WHOLE, Rect(area)))  # type: ignore[arg-type]

    window = Surface(SIZE, 0, 32)
    half(40).paint(window, WHOLE)
    assert window.get_at((50, 60))[:2] == (250, 250)
    assert window.get_at((70, 60))[:2] != (250, 250)
    assert painted(half(40), half(60)) == bundled(
        [Rect(40, 40, 20, 40), Rect(60, 40, 20, 40)], WHOLE
    )


def test_what_code_fills_is_the_same_whatever_is_painted_of_it() -> None:
    def fill(surface: Surface) -> None:
        """Hang on the size of the surface."""
        pygame.draw.ellipse(surface, RED, surface.get_rect())

    def shown(*items: Item) -> Frame:
        return frame(BASE, Painted((20, 20, 80, 60), "ellipse", fill), *items)

    assert painted(shown(B), shown()) == (bounds_of(B),)


def fading(*items: Item) -> Frame:
    """Items that fade to the right, over the table."""
    before, gradient = Remembered.of((20, 20, 60, 60)), Surface((60, 60), pygame.SRCALPHA)
    for column in range(60):
        gradient.fill((255, 255, 255, 4 * column), (column, 0, 1, 60))
    return frame(BASE, before, *items, Faded(before, gradient))


def test_what_is_drawn_in_fading_edges_lets_more_and_more_of_the_ground_through() -> None:
    window, filled = Surface(SIZE, 0, 32), Fill(RED, (20, 20, 60, 60))
    fading(filled).paint(window, WHOLE)
    reds = [window.get_at((x, 50)).r for x in range(20, 80)]
    assert reds == sorted(reds, reverse=True)
    assert reds[0] == 200
    assert reds[-1] < 45
    for after in (fading(filled, B), fading(), frame(BASE)):
        assert painted(fading(filled), after)


_PASS: Final = 0.04 * 1920 * 1080
"""So many pixels more cost as much as another pass."""
_WINDOW: Final = Rect(0, 0, 1920, 1080)


def bundle(*parts: tuple[int, int, int, int]) -> tuple[Rect, ...]:
    return bundled(map(Rect, parts), _WINDOW)


def test_parts_that_touch_become_one_and_those_far_apart_do_not() -> None:
    assert bundle((0, 0, 50, 50), (40, 0, 50, 50), (80, 0, 50, 50)) == (Rect(0, 0, 130, 50),)
    assert bundle((0, 0, 100, 100), (20, 0, 100, 100), (400, 0, 100, 100)) == (
        Rect(0, 0, 120, 100), Rect(400, 0, 100, 100),
    )  # fmt: skip


def test_what_lies_beyond_the_window_is_no_part() -> None:
    assert bundle((-50, -50, 60, 60), (2000, 0, 9, 9)) == (Rect(0, 0, 10, 10),)


def test_parts_that_cover_most_are_the_whole() -> None:
    assert bundle((0, 0, 1900, 900), (0, 1000, 1900, 50)) == (_WINDOW,)


def test_one_part_is_never_painted_with_more_around_it() -> None:
    """What it covers needn't be painted; the whole window is covered by nothing."""
    assert bundle((0, 0, 1900, 1000)) == (Rect(0, 0, 1900, 1000),)


def test_no_pixel_is_painted_twice() -> None:
    rects = bundle(*((step * 61 % 1800, step * 37 % 900, 70, 70) for step in range(30)))
    for index, one in enumerate(rects):
        assert one.collidelist(rects[index + 1 :]) == -1


def test_a_large_part_does_not_grow_by_what_lies_over_its_edge() -> None:
    rects = bundle((40, 110, 1400, 920), (1420, 10, 480, 300))
    assert sum(rect.width * rect.height for rect in rects) < 1.01 * (1400 * 920 + 480 * 300)


def test_a_part_that_lies_a_little_over_another_costs_no_third_pass() -> None:
    assert len(bundle((580, 0, 760, 930), (30, 870, 570, 93))) == 2


def test_a_part_that_lies_far_over_another_is_cut() -> None:
    rects = bundle((100, 0, 1000, 500), (600, 200, 900, 600))
    assert len(rects) == 3
    assert _area_twice(rects) == 0


@given(
    st.lists(
        st.tuples(*[st.integers(-50, 1900)] * 2, *[st.integers(1, 1500)] * 2),
        min_size=1, max_size=14,
    )
)  # fmt: skip
def test_all_parts_are_painted_and_little_of_them_twice(
    parts: list[tuple[int, int, int, int]],
) -> None:
    rects = bundle(*parts)
    drawn = _mask(rects)
    for part in parts:
        missing = _mask([Rect(part).clip(_WINDOW)])
        missing.erase(drawn, (0, 0))
        assert not missing.count()
    assert _area_twice(rects) <= _PASS * len(rects) * (len(rects) - 1) / 2


def test_around_an_opaque_thing_everything_else_is_drawn_once() -> None:
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
    mask = Mask(_WINDOW.size)
    for rect in rects:
        mask.draw(Mask(rect.size, fill=True), rect.topleft)
    return mask


def _area_twice(rects: Collection[Rect]) -> int:
    return sum(rect.width * rect.height for rect in rects) - _mask(rects).count()
