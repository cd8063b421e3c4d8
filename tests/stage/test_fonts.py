"""Fonts stay open within bounds, and widths outlive them."""

from __future__ import annotations

import pygame
import pytest
from pygame.font import Font

from treasure_games.stage import fonts
from treasure_games.stage.fonts import _EACH, Face, Fonts

SIZES = range(10, 10 + 3 * _EACH)


def test_a_bounded_number_of_fonts_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    """To open one for each size that is tried takes a frame."""
    opened: list[int] = []

    def noted(path: str, size: int) -> Font:
        opened.append(size)
        return Font(path, size)

    monkeypatch.setattr(fonts, "Font", noted)
    kept = Fonts()
    for pixels in SIZES:
        kept.font(Face.REGULAR, pixels)
    assert opened == list(SIZES)[:_EACH]


def test_the_one_that_was_used_last_stays() -> None:
    opened = Fonts()
    wanted = opened.font(Face.BOLD, 200)
    for pixels in SIZES:
        opened.font(Face.BOLD, pixels)
        assert opened.font(Face.BOLD, 200) is wanted


@pytest.mark.parametrize("face", [Face.REGULAR, Face.BOLD])
def test_a_font_of_another_size_writes_like_one_that_was_opened_at_it(face: Face) -> None:
    kept = Fonts(1)
    for pixels in (60, 7, 22, 101, 12, 60):
        resized, opened = kept.font(face, pixels), Fonts().font(face, pixels)
        assert resized.get_height() == opened.get_height()
        for word in ("Ahoy,", "“Yarr!”", "−120"):
            assert resized.size(word) == opened.size(word)
            one, other = (font.render(word, True, "black") for font in (resized, opened))
            assert pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")


def test_what_was_measured_needs_no_font_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    width = Fonts().width(Face.REGULAR, 31, "Ahoy")
    monkeypatch.setattr(fonts, "Font", None)  # None could be opened.
    assert Fonts().width(Face.REGULAR, 31, "Ahoy") == width > 0
