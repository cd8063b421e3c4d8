"""The steps of a turn: each picture with its word, at large text no smaller than other words."""

import pytest
from pygame import FRect

from tests.table.pieces.conftest import canvas_of
from treasure_games.stage.text import Face, TextStyle
from treasure_games.table.status import TokenRow
from treasure_games.table.table_api import TurnToken

USUAL = TextStyle(20.0, Face.REGULAR, "pearl")
PANEL = FRect(1380.0, 780.0, 520.0, 62.0)


def row(*words: str, done: int = 0) -> TokenRow:
    made = TokenRow()
    made.tokens = [
        TurnToken(word, "wind", word, is_left=number >= done) for number, word in enumerate(words)
    ]
    return made


@pytest.mark.parametrize(
    ("words", "done", "spoken"),
    [
        (("privateer", "sail", "act"), 1, ["privateer", "sail", "act"]),
        (("Freibeuter", "segeln", "handeln"), 0, ["Freibeuter"]),
        (("Freibeuter", "segeln", "handeln"), 1, ["segeln"]),
        (("Freibeuter", "segeln", "handeln"), 2, ["handeln"]),
    ],
)
def test_at_large_text_words_keep_their_size(
    words: tuple[str, ...], done: int, spoken: list[str]
) -> None:
    context = canvas_of(2.0).context
    tokens = row(*words, done=done)
    tokens.place(PANEL, context)
    _panel, *told = tokens.boxes(context)
    assert [box.name.removeprefix("token.") for box in told] == spoken
    for box, word in zip(told, spoken, strict=True):
        assert box.text_size == context.texts.measure(word, USUAL)
        assert PANEL.contains(box.rect)
    assert [picture for _where, picture in tokens.signs()] == ["ui/icon_wind"] * 3
    assert all(PANEL.inflate(60, 60).contains(where) for where, _picture in tokens.signs())
