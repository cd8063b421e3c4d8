"""Fonts stay open within bounds, and widths outlive them."""

from __future__ import annotations

from weakref import ref

import pytest

from treasure_games.stage import fonts
from treasure_games.stage.fonts import _OPEN, Face, Fonts

MANY = 3 * _OPEN


def test_a_bounded_number_of_fonts_stays_open() -> None:
    opened = Fonts()
    given = [ref(opened.font(Face.REGULAR, pixels)) for pixels in range(10, 10 + MANY)]
    is_open = [one() is not None for one in given]
    assert is_open == [False] * (MANY - _OPEN) + [True] * _OPEN


def test_the_one_that_was_used_last_stays() -> None:
    opened = Fonts()
    wanted = opened.font(Face.BOLD, 200)
    for pixels in range(10, 10 + MANY):
        opened.font(Face.REGULAR, pixels)
        assert opened.font(Face.BOLD, 200) is wanted


def test_what_was_measured_needs_no_font_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    width = Fonts().width(Face.REGULAR, 31, "Ahoy")
    monkeypatch.setattr(fonts, "Font", None)  # None could be opened.
    assert Fonts().width(Face.REGULAR, 31, "Ahoy") == width > 0
