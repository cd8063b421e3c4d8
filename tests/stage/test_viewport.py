"""The viewport: virtual units at any window."""

import pytest
from hypothesis import given, strategies as st
from pygame import FRect

from treasure_games.stage.viewport import Viewport

SIZES = [
    (1024, 640),
    (1280, 720),
    (1920, 1080),
    (2560, 1080),
    (3840, 2160),
    (1600, 1200),
    (320, 200),
]


@pytest.mark.parametrize("size", SIZES)
def test_the_canvas_is_at_least_the_reference_and_fills_the_window(size):
    viewport = Viewport(*size)
    assert viewport.width >= 1920 - 1e-6
    assert viewport.height >= 1080 - 1e-6
    assert viewport.to_pixels(viewport.rect).size == size


@given(st.integers(0, 20000), st.integers(0, 20000))
def test_every_window_has_a_viewport_that_covers_it(width, height):
    viewport = Viewport.of_window(width, height, 1.0)
    assert viewport.pixel_width >= max(width, 320)
    assert viewport.pixel_height >= max(height, 200)
    assert 1 / 9 < viewport.pixel_width / viewport.pixel_height < 9


@pytest.mark.parametrize("size", SIZES)
def test_the_viewport_of_a_usual_window_is_that_window(size):
    assert Viewport.of_window(*size, 1.5) == Viewport(*size, 1.5)


@given(st.integers(320, 4000), st.integers(200, 2400), st.floats(0, 1), st.floats(0, 1))
def test_a_point_comes_back_from_the_pixels(width, height, across, down):
    viewport = Viewport(width, height)
    x, y = viewport.width * across, viewport.height * down
    back = viewport.to_virtual(x * viewport.scale, y * viewport.scale)
    assert back == pytest.approx((x, y))


@given(st.integers(320, 4000), st.integers(200, 2400), st.floats(0, 900), st.floats(1, 900))
def test_neighbours_stay_flush(width, height, left, across):
    viewport = Viewport(width, height)
    one = viewport.to_pixels(FRect(left, 0, across, 10))
    other = viewport.to_pixels(FRect(FRect(left, 0, across, 10).right, 0, 50, 10))
    assert one.right == other.left


def test_wide_windows_are_wider_and_tall_ones_taller():
    assert Viewport(2560, 1080).width == pytest.approx(2560)
    assert Viewport(1600, 1200).height == pytest.approx(1440)


def test_text_scale_has_bounds():
    with pytest.raises(ValueError, match="text scale"):
        Viewport(1920, 1080, 2.5)


def test_a_window_needs_a_pixel():
    with pytest.raises(ValueError, match="no room"):
        Viewport(0, 100)


def test_what_is_longer_than_nothing_keeps_a_pixel():
    assert Viewport(320, 200).px(1) == 1
    assert Viewport(320, 200).px(0) == 0
