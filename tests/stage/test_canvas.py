"""What a canvas lists, and how that looks when it is painted."""

from collections.abc import Callable, Sequence

import pygame
import pytest
from hypothesis import given, strategies as st
from pygame import FRect, Rect, Surface
from pygame.image import tobytes

from tests import pictures
from treasure_games.stage.canvas import Canvas, Kept, LayoutContext, picture_of
from treasure_games.stage.text import Fonts, TextStyle
from treasure_games.stage.theme import theme_for
from treasure_games.stage.viewport import Viewport

RED, SEA = (200, 30, 20), (40, 80, 120)
SIZE = 320, 200
VIEWPORT = Viewport(*SIZE)
CONTEXT = LayoutContext(VIEWPORT, theme_for(), pictures.assets(), Fonts())
WHOLE = VIEWPORT.rect

Points = list[tuple[int, int]]


def canvas() -> Canvas:
    return Canvas(CONTEXT)


def painted(drawn: Canvas) -> Surface:
    surface = Surface(SIZE)
    surface.fill(SEA)
    drawn.paint(surface)
    return surface


def seen(drawn: Canvas, *places: tuple[int, int]) -> list[bool]:
    """Return at which pixels something is seen."""
    surface = painted(drawn)
    return [surface.get_at(place)[:3] != SEA for place in places]


def units(pixels: Sequence[int]) -> FRect:
    return FRect([part / VIEWPORT.scale for part in pixels])


# The clip

pixels = st.tuples(st.integers(-60, 380), st.integers(-60, 260))
places = st.tuples(
    st.integers(-60, 300), st.integers(-60, 180), st.integers(2, 200), st.integers(2, 200)
)
DRAWINGS: dict[str, Callable[[Canvas, Rect, Points], object]] = {
    "image": lambda on, rect, points: on.image("ui/panel_parchment", units(rect)),
    "part": lambda on, rect, points: on.blit(
        CONTEXT.assets.image("ui/panel_parchment", 60, 60), rect, Rect(20, 10, 25, 40)
    ),
    "frame": lambda on, rect, points: on.nine_slice("ui/panel_plank", units(rect)),
    "text": lambda on, rect, points: on.text("Ahoy", TextStyle(160.0), units(rect)),
    "fill": lambda on, rect, points: on.fill(units(rect), RED),
    "veil": lambda on, rect, points: on.fill(units(rect), RED, 0.5),
    "shade": lambda on, rect, points: on.shade(rect, RED),
    "outline": lambda on, rect, points: on.outline(units(rect), RED, 20.0),
    "round": lambda on, rect, points: on.outline(units(rect), RED, 20.0, 60.0),
    "circle": lambda on, rect, points: on.circle(rect.topleft, rect.width // 2, RED),
    "line": lambda on, rect, points: on.line(
        units(rect).topleft, units(rect).bottomright, RED, rect.width / 2
    ),
    "lines": lambda on, rect, points: on.lines(points, RED, 5),
    "polygon": lambda on, rect, points: on.polygon(points, RED),
    "border": lambda on, rect, points: on.polygon(points, RED, 3),
    "smooth": lambda on, rect, points: on.smooth_polygon(points, RED),
}


@pytest.mark.parametrize("drawing", DRAWINGS)
@given(places.map(Rect), places.map(Rect), st.lists(pixels, min_size=3, max_size=6))
def test_within_the_clip_all_looks_as_without_and_beyond_it_is_nothing(drawing, clip, rect, points):
    whole, part = canvas(), Canvas(CONTEXT, clip)
    DRAWINGS[drawing](whole, rect, points)
    DRAWINGS[drawing](part, rect, points)
    expected = painted(canvas())
    expected.set_clip(clip)
    expected.blit(painted(whole), (0, 0))
    assert tobytes(painted(part), "RGB") == tobytes(expected, "RGB")


@given(places.map(Rect), places.map(Rect))
def test_what_touches_the_clip_has_pixels_in_it(clip, rect):
    drawn = Canvas(CONTEXT, clip)
    assert drawn.touches(units(rect)) is bool(
        clip.colliderect(VIEWPORT.covering_pixels(units(rect)))
    )


def test_nothing_is_drawn_outside_of_what_is_clipped_and_everything_afterwards():
    drawn = canvas()
    with drawn.clipped(units((100, 50, 20, 30))), drawn.clipped(units((110, 0, 90, 90))):
        drawn.fill(WHOLE, RED)
    assert seen(drawn, (109, 60), (110, 60), (119, 60), (120, 60)) == [False, True, True, False]
    drawn.fill(WHOLE, RED)
    assert seen(drawn, (319, 199)) == [True]


# Rectangles


@pytest.mark.parametrize("opacity", [0.0, 0.25, 0.5, 0.9])
def test_a_blended_rectangle_is_even(make_look, opacity: float):
    drawn, surface = Canvas(make_look()), Surface((1920, 1080))
    surface.fill(SEA)
    drawn.fill(FRect(100, 50, 700, 613), RED, opacity)
    drawn.paint(surface)
    (colour,) = {surface.get_at(place)[:3] for place in ((100, 50), (356, 305), (799, 662))}
    even = Surface((700, 613))
    even.fill(colour)
    assert tobytes(surface.subsurface((100, 50, 700, 613)), "RGB") == tobytes(even, "RGB")
    share = round(255 * opacity) / 255
    for level, below, above in zip(colour, SEA, RED, strict=True):
        assert abs(level - (below * (1.0 - share) + above * share)) <= 1.0


def test_blending_takes_little_memory_whatever_the_size(make_look):
    context = make_look()
    context.assets.forget()
    for size in range(100, 1000, 50):
        Canvas(context, Rect(0, 0, size, size)).fill(FRect(0, 0, 1920, 1080), RED, 0.5)
    assert context.assets.kept_bytes < 1_000_000


def test_around_a_hole_all_is_drawn_and_nothing_within():
    drawn = canvas()
    hole = Rect(50, 40, 150, 100)
    drawn.cover_around("scenes/table", units(hole))
    inside, beyond = hole.inflate(-2, -2), hole.inflate(4, 4)
    assert not any(seen(drawn, inside.topleft, inside.center, (inside.right, inside.bottom)))
    assert all(seen(drawn, (0, 0), beyond.topleft, beyond.bottomright, (319, 199)))
    within = Canvas(CONTEXT, inside)
    within.cover_around("scenes/table", units(hole))
    assert not within.frame.items


# Branches and pictures


def test_a_branch_is_drawn_again_only_when_it_looks_different():
    kept, calls = Kept(), []

    def branch(drawn: Canvas) -> None:
        calls.append(1)
        drawn.fill(FRect(0, 0, 300 * len(calls), 300), RED)

    def frame(look: object, context: LayoutContext = CONTEXT, clip: Rect | None = None) -> object:
        drawn = Canvas(context, clip)
        drawn.fill(WHOLE, SEA)
        drawn.kept(kept, look, branch)
        drawn.fill(units((0, 0, 10, 10)), SEA)
        return drawn.frame

    first = frame("calm")
    assert frame("calm") == first
    assert len(calls) == 1, "its items stand between the others as before"
    bold = LayoutContext(VIEWPORT, theme_for(high_contrast=True), CONTEXT.assets, CONTEXT.fonts)
    small = Rect(0, 0, 20, 20)
    for count, more in enumerate([("storm",), ("storm", bold), ("storm", bold, small)], 2):
        assert frame(*more) == frame(*more) != first
        assert len(calls) == count


def test_a_picture_of_something_looks_like_it_and_is_clear_elsewhere():
    def draw(drawn: Canvas) -> None:
        drawn.image("ui/panel_parchment", units((5, 5, 40, 40)))
        drawn.fill(units((20, 20, 60, 60)), RED, 0.5)

    direct, pasted = canvas(), canvas()
    draw(direct)
    picture = picture_of(CONTEXT, (100, 100), draw)
    pasted.blit(picture, (0, 0))
    assert picture.get_at((90, 90)) == (0, 0, 0, 0)
    one, other = (pygame.surfarray.array3d(painted(each)).astype(int) for each in (direct, pasted))
    assert abs(one - other).max() <= 2


def test_what_fades_vanishes_towards_the_edge_and_leaves_what_was_below():
    gradient = Surface((100, 10), pygame.SRCALPHA)
    for row in range(10):
        gradient.fill((255, 255, 255, 255 - 25 * row), (0, row, 100, 1))
    area, below = Rect(0, 50, 100, 10), (9, 200, 9)
    drawn = canvas()
    drawn.fill(units(area), below)
    with drawn.fading([(area, gradient)]):
        drawn.fill(units((0, 50, 100, 50)), RED)
    surface = painted(drawn)
    reds = [surface.get_at((50, row))[0] for row in range(50, 62)]
    assert surface.get_at((50, 50))[:3] == below
    assert reds == sorted(reds)
    assert reds[-2:] == [RED[0]] * 2
    assert tobytes(painted(drawn), "RGB") == tobytes(surface, "RGB"), "however often it is painted"
