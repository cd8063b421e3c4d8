"""What counting tells: copies that were seen lie open, the others face down."""

from __future__ import annotations

import pytest
from pygame import FRect

from tests.table.pieces.conftest import canvas_of
from treasure_games.stage.canvas import Canvas
from treasure_games.table.pieces.copies_plaque import CopiesPlaque

OPEN, BACK = "cards/bluffaneer/chest_ship", "cards/bluffaneer/back"


def plaque_of(*, is_wanted: bool = True) -> CopiesPlaque:
    plaque = CopiesPlaque("known", BACK, 3, 5 / 7, lambda: is_wanted)
    plaque.rect = FRect(100, 100, 390, 184)
    plaque.picture, plaque.seen, plaque.words = OPEN, 2, "One of five fits."
    return plaque


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every picture of a card that is drawn."""
    names: list[str] = []
    real = Canvas.image

    def image(self: Canvas, name: str, rect: FRect) -> None:
        if name.startswith("cards/"):
            names.append(name)
        real(self, name, rect)

    monkeypatch.setattr(Canvas, "image", image)
    return names


def test_what_was_seen_lies_open(drawn: list[str]) -> None:
    plaque_of().draw(canvas_of())
    assert drawn == [OPEN, OPEN, BACK]


def test_it_tells_how_many_and_what_that_means() -> None:
    told = [one.text for one in plaque_of().passages(canvas_of().context)]
    assert told == ["2 of 3 seen", "One of five fits."]


def test_a_brief_one_has_words_alone(drawn: list[str]) -> None:
    plaque = plaque_of()
    plaque.is_brief = True
    plaque.draw(canvas_of())
    assert drawn == []
    assert [one.text for one in plaque.passages(canvas_of().context)] == ["One of five fits."]


@pytest.mark.parametrize("lacking", ["picture", "wish"])
def test_it_is_not_there_without_a_picture_or_the_wish(lacking: str, drawn: list[str]) -> None:
    plaque = plaque_of(is_wanted=lacking != "wish")
    if lacking == "picture":
        plaque.picture = ""
    plaque.draw(canvas_of())
    assert drawn == []
    assert plaque.boxes(canvas_of().context) == []
