"""Fonts write alike however few stay open, and widths outlive them."""

import pygame
import pytest

from treasure_games.stage import text
from treasure_games.stage.text import Face, Fonts

INK = (35, 24, 15)


@pytest.mark.parametrize("face", [Face.REGULAR, Face.BOLD])
def test_a_font_of_another_size_writes_like_one_that_was_opened_at_it(face: Face) -> None:
    kept = Fonts(1)
    for pixels in (60, 7, 22, 101, 12, 60):
        for word in ("Ahoy,", "“Yarr!”", "−120"):
            one, other = (each.written(face, pixels, word, INK) for each in (kept, Fonts()))
            assert one.get_size() == other.get_size()
            assert pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")


def test_a_text_is_as_high_as_its_line_whatever_is_written() -> None:
    """They stand on one line beside each other, each in the middle of its height."""
    kept = Fonts()
    for pixels in range(10, 22):
        assert len({kept.written(Face.ITALIC, pixels, word, INK).get_height()
                    for word in ("Ahoy", "yarr", "„", ".")}) == 1  # fmt: skip


def test_what_was_measured_needs_no_font_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    width = Fonts().width(Face.REGULAR, 31, "Ahoy")
    monkeypatch.setattr(text, "Font", None)  # None could be opened.
    assert Fonts().width(Face.REGULAR, 31, "Ahoy") == width > 0


@pytest.mark.parametrize("pixels", [13, 15, 17, 19, 22, 27])
def test_letters_stand_as_evenly_as_in_large_text(pixels):
    """SDL_ttf alone puts them on whole pixels, which adds up to 9 to 23 pixels here."""
    fonts, words, large = Fonts(), "articles never numbers elsewhere", 640
    beside = [
        fonts.width(Face.SEMIBOLD, pixels, words[:letters])
        - fonts.width(Face.SEMIBOLD, large, words[:letters]) * pixels / large
        for letters in range(1, len(words) + 1)
    ]
    assert max(beside) - min(beside) < 5.0
