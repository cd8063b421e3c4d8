"""The interface's pictures: nine slices that fit their masters, grounds that can be read on."""

import io

import numpy as np
import pytest
from PIL import Image

from studio import render_art
from studio.art.kit.palette import INK, PEARL, channels
from studio.art.ui.margins import MARGINS

LEAST_CONTRAST = 4.5
FOR_INK = (
    "ui/button", "ui/button_hover", "ui/button_pressed", "ui/button_disabled", "ui/icon_button",
    "ui/icon_button_hover", "ui/icon_button_pressed", "ui/panel_parchment", "ui/tab_selected",
    "ui/field", "ui/tooltip", "ui/keycap", "ui/keycap_hover", "ui/keycap_pressed",
)  # fmt: skip
FOR_PEARL = (
    "ui/button_primary", "ui/button_primary_hover", "ui/button_primary_pressed", "ui/panel_plank",
    "ui/panel_dark", "ui/plate", "ui/status_plate", "ui/tab", "ui/panel_bulkhead",
)  # fmt: skip


@pytest.fixture(scope="module")
def sizes() -> dict[str, tuple[int, int]]:
    return {e.picture.name: (e.picture.width, e.picture.height) for e in render_art.entries()}


def luminance(colours: np.ndarray) -> np.ndarray:
    """Relative luminance of sRGB colours, 0 to 1."""
    part = colours / 255
    linear = np.where(part <= 0.03928, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    return linear @ np.array([0.2126, 0.7152, 0.0722])


def drawn(name: str) -> np.ndarray:
    """A picture's pixels."""
    content = (render_art.ART / f"{name}.webp").read_bytes()
    return np.asarray(Image.open(io.BytesIO(content)).convert("RGB"))


def laid(name: str, height: int, width: int) -> np.ndarray:
    """A grain, repeated over a picture of this size."""
    tile = drawn(name)
    repeats = -(-height // tile.shape[0]), -(-width // tile.shape[1]), 1
    return np.tile(tile, repeats)[:height, :width]


def middle(name: str) -> np.ndarray:
    """Luminance of the part of a picture that text lies on, its extremes left out.

    A white picture is multiplied by its grain, as the game does it.
    """
    pixels = drawn(name)
    down, across = pixels.shape[:2]
    rows = slice(int(down * 0.28), int(down * 0.72))
    columns = slice(int(across * 0.25), int(across * 0.75))
    part = pixels[rows, columns].astype(float)
    grain = MARGINS.get(name, {}).get("grain")
    if grain:
        part *= laid(grain, down, across)[rows, columns]
        part /= 255
    return np.percentile(luminance(part), (1, 99))


def contrast(first: float, second: float) -> float:
    low, high = sorted((first, second))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", MARGINS)
def test_the_corners_of_a_nine_slice_leave_something_to_stretch(name, sizes) -> None:
    width, height = sizes[name]
    sides = MARGINS[name]
    assert sides["left"] + sides["right"] < width
    assert sides["top"] + sides["bottom"] < height


@pytest.mark.parametrize("name", FOR_INK)
def test_ink_can_be_read_on_the_darkest_of_a_light_face(name) -> None:
    ink = float(luminance(np.array(channels(INK))))
    assert contrast(ink, middle(name)[0]) >= LEAST_CONTRAST


@pytest.mark.parametrize("name", FOR_PEARL)
def test_pearl_can_be_read_on_the_lightest_of_a_dark_face(name) -> None:
    pearl = float(luminance(np.array(channels(PEARL))))
    assert contrast(pearl, middle(name)[1]) >= LEAST_CONTRAST
