"""Drawing on a canvas: blended rectangles."""

from __future__ import annotations

import pytest
from pygame import FRect, Rect, Surface
from pygame.image import tobytes

from treasure_games.stage.canvas import Canvas

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
    expected = Surface((700, 613))
    expected.fill((40, 80, 120))
    veil = Surface((700, 613))
    veil.fill(RED)
    veil.set_alpha(round(255 * opacity))
    expected.blit(veil, (0, 0))
    drawn = canvas.surface.subsurface(Rect(100, 50, 700, 613))
    assert tobytes(drawn, "RGB") == tobytes(expected, "RGB")
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
