"""What counting tells: copies that were seen lie open, the others face down."""

from types import SimpleNamespace
from typing import Any, cast

import pytest
from pygame import FRect

from tests.games.bluffaneer.scripted import Table
from tests.table.pieces.conftest import canvas_of
from treasure_games.games.bluffaneer.ui.board import Known
from treasure_games.stage.canvas import Canvas

OPEN, BACK = "cards/bluffaneer/chest_ship", "cards/bluffaneer/back"


def known_of(roll: str = "CH", *, is_wanted: bool = True, is_large: bool = False) -> Known:
    """What seat 1 is told, who holds a card of the pair that was rolled."""
    known = Known(lambda: is_wanted)
    layout = SimpleNamespace(known=FRect(100, 100, 390, 184), is_large=is_large)
    known.take(cast(Any, layout), Table(roll, hands="SK CH CS KH").view(1))
    known.words = "One of five fits."
    return known


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
    known_of().draw(canvas_of())
    assert drawn == [OPEN, BACK, BACK]


def test_it_tells_how_many_and_what_that_means() -> None:
    told = [one.text for _name, one in known_of().passages(canvas_of().context)]
    assert told == ["1 of 3 seen", "One of five fits."]


def test_a_brief_one_has_words_alone(drawn: list[str]) -> None:
    known = known_of(is_large=True)
    known.draw(canvas_of())
    assert drawn == []
    assert [one.text for _name, one in known.passages(canvas_of().context)] == ["One of five fits."]


@pytest.mark.parametrize(("roll", "is_wanted"), [("SS", True), ("CH", False)])
def test_it_is_not_there_for_a_double_or_without_the_wish(
    roll: str, is_wanted: bool, drawn: list[str]
) -> None:
    known = known_of(roll, is_wanted=is_wanted)
    known.draw(canvas_of())
    assert drawn == []
    assert not list(known.boxes(canvas_of().context))
