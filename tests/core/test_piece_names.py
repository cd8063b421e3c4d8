"""Names of pieces by their numbers."""

from collections.abc import Iterator

import pytest

from treasure_games.core.language import SOURCE, PieceNames, use_language

NAMES = PieceNames(("chest and swords", "chest and ship"), "a hidden card")


def test_what_cannot_be_told_has_a_name_of_its_own() -> None:
    assert NAMES.printed(1) == "chest and ship"
    assert NAMES.printed(-1) == "a hidden card"


@pytest.fixture
def german() -> Iterator[None]:
    """In German for a while."""
    use_language("de")
    yield
    use_language(SOURCE)


@pytest.mark.usefixtures("german")
def test_only_what_is_spoken_is_translated() -> None:
    assert NAMES.printed(0) == "chest and swords"
    assert NAMES.spoken(0) == "Truhe und Säbel"
