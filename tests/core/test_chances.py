"""How a chance is told: by the gut, in words, in figures."""

import pytest

from treasure_games.core.chances import (
    FIGURES,
    GUT,
    MANNERS,
    PIPS,
    WORDS,
    manner,
    pips,
    sentence_with,
    tell_chances,
    told,
)
from treasure_games.core.language import N_, available_languages, use_language


@pytest.mark.parametrize(
    ("chance", "word"),
    [
        (0.0, "never"), (0.001, "hardly"), (0.149, "hardly"), (0.15, "unlikely"),
        (0.399, "unlikely"), (0.4, "even odds"), (0.599, "even odds"),
        (0.6, "likely"), (0.969, "likely"),
        (0.97, "surely"), (1.0, "surely"),
    ],
)  # fmt: skip
def test_each_word_has_its_range(chance: float, word: str) -> None:
    assert manner() == WORDS, "as newcomers have it"
    assert told(chance) == word


@pytest.mark.parametrize(("chance", "shown"), [(0.001, 1), (0.999, 99), (1.0, 100)])
def test_only_what_is_certain_has_no_chance_or_every_chance(chance: float, shown: int) -> None:
    tell_chances(FIGURES)
    assert told(chance) == f"{shown}\u00a0%"


@pytest.mark.parametrize("chance", [0.001, 0.5, 1.0])
def test_whoever_goes_by_the_gut_is_told_nothing_that_can_be(chance: float) -> None:
    tell_chances(GUT)
    assert told(chance) == sentence_with(N_("true: {chance}"), chance) == ""


@pytest.mark.parametrize("how", MANNERS)
def test_what_cannot_be_is_told_to_everybody(how: str) -> None:
    tell_chances(how)
    assert told(0.0) == "never"
    assert sentence_with(N_("True by {name}’s count: {chance}."), 0.0, name="Cleo") == (
        "True by Cleo’s count: never."
    )


def test_pips_stand_for_the_words() -> None:
    chances = (0.0, 0.1, 0.2, 0.5, 0.7, 1.0)
    assert [pips(chance) for chance in chances] == list(range(PIPS + 1))
    assert len({told(chance) for chance in chances}) == PIPS + 1


@pytest.mark.parametrize("code", available_languages())
def test_the_words_differ_in_every_language(code: str) -> None:
    use_language(code)
    try:
        assert len({told(chance) for chance in (0.0, 0.1, 0.2, 0.5, 0.7, 1.0)}) == PIPS + 1
    finally:
        use_language("en")
