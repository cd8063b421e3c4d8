"""Sentences for the player."""

from collections.abc import Iterator

import pytest

from treasure_games.core.errors import IllegalAction, ReplayDiverged
from treasure_games.core.language import (
    N_,
    available_languages,
    translate,
    translate_plural,
    use_language,
)


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language("en")


def test_english_is_the_source_and_comes_first() -> None:
    assert available_languages()[0] == "en"
    assert N_("Ahoy") == translate("Ahoy") == "Ahoy"


def test_an_unknown_language_falls_back_to_english() -> None:
    use_language("tlh")
    assert translate("Ahoy") == "Ahoy"


def test_an_empty_sentence_stays_empty() -> None:
    """gettext would answer with the header of its catalogue."""
    assert translate("") == ""


@pytest.mark.parametrize(("count", "words"), [(1, "{n} card"), (0, "{n} cards"), (3, "{n} cards")])
def test_plurals_follow_the_count(count: int, words: str) -> None:
    assert translate_plural("{n} card", "{n} cards", count) == words


def test_an_error_is_a_sentence_with_its_values_filled_in() -> None:
    refusal = IllegalAction("XX-01", "Keep at most {most} cards.", most=3)
    assert str(refusal) == "Keep at most 3 cards."
    assert (refusal.rule, refusal.values) == ("XX-01", {"most": 3})


def test_where_a_record_parts_is_told_by_its_row() -> None:
    parts = ReplayDiverged(4, "Row {row} can’t be replayed: {why}", why="no")
    assert parts.row == 4
    assert str(parts).endswith("can’t be replayed: no")
