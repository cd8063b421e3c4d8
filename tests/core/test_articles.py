"""Sentences with gaps: each value has its words, and all of a sentence apply together."""

from typing import Any, Final

import pytest
from msgspec.structs import replace

from treasure_games.core.options import (
    Article,
    Choice,
    GameInfo,
    HouseRule,
    OptionValue,
    Range,
    articles_of,
)
from treasure_games.core.registry import GAMES, load


def target(words: str, nine: str, **how: Any) -> HouseRule:
    choices = Choice("auto", "As usual", words), Choice(9, "Nine", nine)
    return HouseRule("target", "Points", "", "", choices, numbers=Range(1, 99), **how)


TARGET: Final = target("", "")
NEAR: Final = Choice("near", "Near", "close")
LAYOUT: Final = HouseRule("layout", "Layout", "", "", (NEAR,), written=str, written_words="by hand")


def by_seats(value: OptionValue, seats: int) -> int:
    return 10 * seats if value == "auto" else int(value)


COUNTED: Final = target("{number} points", "{number} points", stands_for=by_seats)


@pytest.mark.parametrize(
    ("rule", "value", "words"),
    [
        (target("the usual", "nine"), "auto", "the usual"),
        (target("the usual", "nine"), 9, "nine"),
        (COUNTED, "auto", "30 points"),
        (COUNTED, 9, "9 points"),
        (target("", "", stands_for=by_seats, own_words="just {number}"), 42, "just 42"),
        (TARGET, 42, "42"),
        (LAYOUT, "near", "close"),
        (LAYOUT, "A@0,0", "by hand"),
    ],
)
def test_a_value_is_said(rule: HouseRule, value: OptionValue, words: str) -> None:
    assert rule.words_for(value, 3) == words


def test_a_sentence_is_read_in_pieces() -> None:
    article = Article("Who has {target} wins, {layout}.")
    assert list(article.parts()) == [("Who has ", "target"), (" wins, ", "layout"), (".", "")]


def test_an_option_without_a_sentence_stands_by_its_title() -> None:
    info = GameInfo("toy", "Toy", "", (2, 4), (LAYOUT, TARGET), (), ())
    info = replace(info, articles=("It lies {layout}.",))
    _layout, article = articles_of(info)
    assert list(article.parts()) == [("Points: ", "target"), (".", "")]
    assert TARGET.words_for(9, 2) == "Nine"


@pytest.mark.parametrize("game_id", GAMES)
def test_each_option_of_a_game_stands_in_one_sentence(game_id: str) -> None:
    """With words for each value; and what stands in one sentence applies together."""
    info, told = load(game_id).info, []
    for article in map(Article, info.articles):
        assert {name for _words, name in article.parts() if name} == set(article.options)
        rules = [info.option(name) for name in article.options]
        assert len({rule.only_if for rule in rules}) == 1
        for rule in rules:
            told.append(rule.name)
            for choice in rule.choices:
                assert choice.words or choice.title == str(choice.value)
    assert sorted(told) == sorted(rule.name for rule in info.options)
