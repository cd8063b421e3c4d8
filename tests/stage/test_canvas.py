"""Drawing on a canvas: blended rectangles."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import FRect, Rect, Surface
from pygame.image import tobytes

from tests import pictures
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Fonts
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.theme import theme_for
from treasure_games.stage.viewport import Viewport

RED = (200, 30, 20)


@pytest.fixture
def canvas(make_look) -> Canvas:
    context = make_look()
    context.assets.forget()
    return Canvas(Surface((1920, 1080)), context)


@pytest.mark.parametrize("opacity", [0.0, 0.25, 0.5, 0.9])
def test_a_blended_rectangle_is_even_and_ends_at_its_edges(canvas: Canvas, opacity: float):
    canvas.surface.fill((40, 80, 120))
    canvas.fill(FRect(100, 50, 700, 613), RED, opacity)
    drawn = canvas.surface.subsurface(Rect(100, 50, 700, 613))
    (colour,) = {drawn.get_at(place)[:3] for place in ((0, 0), (256, 255), (699, 612))}
    even = Surface((700, 613))
    even.fill(colour)
    assert tobytes(drawn, "RGB") == tobytes(even, "RGB")
    share = round(255 * opacity) / 255
    for level, below, above in zip(colour, (40, 80, 120), RED, strict=True):
        assert abs(level - (below * (1.0 - share) + above * share)) <= 1.0
    for outside in ((99, 50), (100, 49), (800, 50), (100, 663)):
        assert canvas.surface.get_at(outside)[:3] == (40, 80, 120)


def test_a_blended_rectangle_stays_within_the_clip(canvas: Canvas):
    canvas.surface.set_clip(Rect(300, 300, 10, 10))
    canvas.fill(FRect(0, 0, 1920, 1080), RED, 0.5)
    canvas.surface.set_clip(None)
    assert canvas.surface.get_at((305, 305))[0] > 0
    assert canvas.surface.get_at((311, 305))[:3] == (0, 0, 0)


def test_blending_whatever_is_dirty_takes_little_memory(canvas: Canvas):
    for size in range(100, 1000, 50):
        canvas.surface.set_clip(Rect(0, 0, size, size))
        canvas.fill(FRect(0, 0, 1920, 1080), RED, 0.5)
    assert canvas.context.assets.kept_bytes < 1_000_000


VIEWPORT = Viewport(1371, 800)
CONTEXT = LayoutContext(VIEWPORT, theme_for(), pictures.assets(), Fonts())
places = st.floats(-300, 2300, width=32)
sides = st.floats(0, 900, width=32)


@given(places, places, sides, sides, st.integers(0, 1300), st.integers(0, 700), st.integers(0, 400))
def test_what_touches_the_clip_has_pixels_in_it(left, top, width, height, x, y, side):
    surface = Surface((1371, 800))
    surface.set_clip(Rect(x, y, side, side // 2))
    rect = FRect(left, top, width, height)
    is_within = bool(surface.get_clip().colliderect(VIEWPORT.covering_pixels(rect)))
    assert Canvas(surface, CONTEXT).touches(rect) is is_within


def test_nothing_is_drawn_outside_of_what_is_clipped_and_everything_afterwards(canvas: Canvas):
    whole = FRect(0, 0, 1920, 1080)
    with canvas.clipped(FRect(100, 50, 20, 30)), canvas.clipped(FRect(110, 0, 500, 500)):
        canvas.fill(whole, RED)
    drawn = {place: canvas.surface.get_at(place)[:3] for place in ((109, 60), (110, 60), (120, 60))}
    assert drawn == {(109, 60): (0, 0, 0), (110, 60): RED, (120, 60): (0, 0, 0)}
    canvas.fill(whole, RED)
    assert canvas.surface.get_at((1919, 1079))[:3] == RED


HOLE = FRect(300, 200, 900, 600)


def test_around_a_hole_all_is_drawn_and_nothing_within(canvas: Canvas):
    canvas.surface.fill(RED)
    canvas.cover_around("scenes/table", HOLE)
    for within in ((301, 201), (700, 500), (1198, 798)):
        assert canvas.surface.get_at(within)[:3] == RED
    for outside in ((0, 0), (298, 500), (1203, 500), (700, 198), (700, 803), (1919, 1079)):
        assert canvas.surface.get_at(outside)[:3] != RED


def test_what_lies_around_is_not_made_while_only_the_hole_is_redrawn(canvas: Canvas, monkeypatch):
    made: list[object] = []
    monkeypatch.setattr(canvas.context.assets, "cover_around", lambda *of: made.append(of) or ())
    canvas.surface.set_clip(Rect(400, 300, 500, 400))
    canvas.cover_around("scenes/table", HOLE)
    assert not made
    canvas.surface.set_clip(Rect(100, 300, 500, 400))
    canvas.cover_around("scenes/table", HOLE)
    assert len(made) == 1
