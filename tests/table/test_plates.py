"""The plates at the seats: names that one can tell apart at any size of text."""

from __future__ import annotations

from itertools import product

import pytest

from tests.table.conftest import Sit
from treasure_games.opponents.personas import PERSONAS
from treasure_games.stage.fonts import Face
from treasure_games.stage.text import TextStyle
from treasure_games.table.fitting import brief_name, last_word

WIDTHS = range(130, 200, 5)
"""Units for the name on the narrowest plate, and on wider ones."""


@pytest.mark.parametrize("text_scale", [0.75, 1.0, 1.5, 2.0])
def test_no_pirates_name_is_cut(sit: Sit, text_scale: float) -> None:
    sitting = sit()
    sitting.rig.services.settings.text_scale = text_scale
    sitting.rig.loop.settings_changed()
    context = sitting.rig.loop.context
    style = TextStyle(24.0, Face.SEMIBOLD)
    for persona, width in product(PERSONAS.values(), WIDTHS):
        words, smaller = brief_name(context, persona.name, style, width)
        assert words.split()[-1] == persona.name.split()[-1]
        assert context.texts.measure(words, smaller)[0] <= width


def test_the_last_word_of_a_name_is_what_follows_a_hyphen_too() -> None:
    assert [last_word(name) for name in ("Red Mary", "Holländer-Bram", "Anne", "-")] == [
        "Mary", "Bram", "Anne", "-",
    ]  # fmt: skip
