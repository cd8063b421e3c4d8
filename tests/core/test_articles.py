"""Sentences with gaps: each value has its words, and all of a sentence apply together."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.structs import replace

from treasure_games.core.articles import Article, articles_of
from treasure_games.core.options import GameInfo, Gap, HouseRule, OptionValue, Range
from treasure_games.core.registry import GAMES, load

TARGET: Final = HouseRule(
    "target", "Points", ("auto", 9), ("As usual", "Nine"), "", "", numbers=Range(1, 99)
)
LAYOUT: Final = HouseRule("layout", "Layout", ("near",), ("Near",), "", "", written=str)


def by_seats(value: OptionValue, seats: int) -> int:
    return 10 * seats if value == "auto" else int(value)


@pytest.mark.parametrize(
    ("gap", "rule", "value", "words"),
    [
        (Gap("the usual", "nine"), TARGET, "auto", "the usual"),
        (Gap("the usual", "nine"), TARGET, 9, "nine"),
        (Gap(*(("{number} points",) * 2), stands_for=by_seats), TARGET, "auto", "30 points"),
        (Gap(*(("{number} points",) * 2), stands_for=by_seats), TARGET, 9, "9 points"),
        (
            Gap(*(("{number}",) * 2), stands_for=by_seats, own="just {number}"),
            TARGET,
            42,
            "just 42",
        ),
        (Gap(*(("{number}",) * 2)), TARGET, 42, "42"),
        (Gap("close", written="by hand"), LAYOUT, "A@0,0", "by hand"),
    ],
)
def test_a_value_is_said(gap: Gap, rule: HouseRule, value: OptionValue, words: str) -> None:
    assert replace(rule, gap=gap).words_for(value, 3) == words


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
            assert rule.gap is not None
            words, values = rule.gap.words, rule.values
            is_counted = rule.gap.stands_for or all(isinstance(one, int) for one in values)
            assert len(words) == len(values) if words else is_counted
            assert bool(rule.gap.written) == bool(rule.written)
    assert sorted(told) == sorted(rule.name for rule in info.options)
