"""The ladder: what matches tell about the strength of people, and which company makes it even."""

import json
from collections.abc import Sequence
from itertools import pairwise
from math import exp, log
from random import Random
from typing import Any

import pytest

from treasure_games.core.registry import GAMES, load
from treasure_games.match.ladder import LEVELS, Estimate, Ladder, PlayedSeat, together

GAME = "do_not_touch"


Who = tuple[str, str, bool]
"""A name, a level or "" for a person, and whether they won."""


def match(number: int, *who: Who, options: str = "{}", seed: str = "") -> list[PlayedSeat]:
    """The seats of a finished match."""
    luck = seed or f"s{number}"
    return [PlayedSeat(f"m{number}", options, luck, *one) for one in who]


def series(
    *results: bool, levels: Sequence[str] = ("mate",), options: str = "{}"
) -> list[PlayedSeat]:
    """One match of Anne against such computers after the other, won or lost."""
    played = []
    for number, has_won in enumerate(results):
        rivals = [("Pike", level, not has_won and not at) for at, level in enumerate(levels)]
        played += match(number, ("Anne", "", has_won), *rivals, options=options)
    return played


def strength(*results: bool, **more: Any) -> float:
    return Ladder(GAME, series(*results, **more)).career("Anne")[-1].mean


@pytest.mark.parametrize("game", GAMES)
def test_levels_are_measured_in_order(game: str) -> None:
    strengths = Ladder(game, ()).strengths
    assert strengths["deckhand"] == 0.0
    assert list(strengths) == list(LEVELS)
    assert sorted(strengths.values()) == list(strengths.values())
    assert len({*strengths.values()}) == len(LEVELS)


def test_a_newcomer_is_taken_for_a_deckhand_and_nobody_is_sure() -> None:
    ladder = Ladder(GAME, ())
    assert ladder.career("Anne") == [Estimate(0.0)]
    assert not ladder.career("Anne")[-1].is_sure
    assert ladder.rung(ladder.career("Anne")[-1]) == 1
    assert ladder.even_levels(ladder.career("Anne")[-1], 3) == ("deckhand",) * 3


@pytest.mark.parametrize("levels", [("deckhand",), ("mate", "mate"), ("captain",) * 5])
def test_a_victory_raises_and_a_defeat_lowers(levels: Sequence[str]) -> None:
    rng = Random(4)
    results = [rng.random() < 0.5 for _ in range(60)]
    career = Ladder(GAME, series(*results, levels=levels)).career("Anne")
    for has_won, (before, after) in zip(results, pairwise(career), strict=True):
        assert (after.mean > before.mean) == has_won


def test_a_victory_over_stronger_ones_says_more_and_a_defeat_by_them_less() -> None:
    won = [strength(True, levels=(level,)) for level in LEVELS]
    lost = [strength(False, levels=(level,)) for level in LEVELS]
    assert won == sorted(won)
    assert lost == sorted(lost)
    assert strength(True, levels=("mate",) * 4) > strength(True, levels=("mate",))


def test_a_shared_victory_is_worth_half_of_one() -> None:
    ladder = Ladder(GAME, match(0, ("Anne", "", True), ("Pike", "deckhand", True)))
    assert ladder.career("Anne")[-1].mean == pytest.approx(0.0)


def test_it_is_told_after_a_few_matches_and_not_after_one() -> None:
    sure = [
        sum(not one.is_sure for one in Ladder(GAME, series(*[True, False] * 9, levels=one)).career(
            "Anne"
        ))
        for one in (("deckhand",), ("mate", "mate"), ("mate",) * 4)
    ]  # fmt: skip
    assert all(4 <= matches <= 12 for matches in sure)


@pytest.mark.parametrize("true", [-0.5, 0.3, 1.1, 2.4])
@pytest.mark.parametrize("company", [("deckhand",), ("mate", "mate"), ("mate", "captain")])
def test_a_series_against_the_levels_finds_the_true_strength(
    true: float, company: Sequence[str]
) -> None:
    strengths = Ladder(GAME, ()).strengths
    chance = 1 / (1 + exp(together(strengths[one] for one in company) - true))
    found = []
    for seed in range(80):
        rng = Random(seed)
        found.append(strength(*(rng.random() < chance for _ in range(150)), levels=company))
    assert sum(found) / len(found) == pytest.approx(true, abs=0.2)


def test_whoever_learns_is_soon_seen_to() -> None:
    slow = [False] * 60
    assert strength(*slow, *[True] * 12) > strength(*slow) + 1.0


def test_people_are_measured_by_each_other() -> None:
    well_known = series(*[True] * 30, levels=("captain",))
    final = match(99, ("Bob", "", True), ("Anne", "", False))
    ladder = Ladder(GAME, [*well_known, *final])
    lucky = Ladder(GAME, final)
    assert ladder.career("Bob")[-1].mean > lucky.career("Bob")[-1].mean > 0
    assert ladder.career("Anne")[-1].mean < ladder.career("Anne")[-2].mean


def test_even_company_wins_as_often_as_oneself() -> None:
    ladder = Ladder(GAME, ())
    for rivals in range(1, 6):
        offered = [ladder.even_levels(Estimate(tenths / 10), rivals) for tenths in range(-10, 40)]
        assert offered[0] == ("deckhand",) * rivals
        assert offered[-1] == ("captain",) * rivals
        worth = [together(map(ladder.strengths.__getitem__, one)) for one in offered]
        assert worth == sorted(worth)
        level = Estimate(ladder.strengths["mate"])
        assert ladder.even_levels(level, rivals) == ("mate",) * rivals
        assert not any({*one} == {"deckhand", "captain"} for one in offered)


def test_rungs_are_climbed_one_by_one() -> None:
    ladder = Ladder(GAME, ())
    rungs = [ladder.rung(Estimate(tenths / 10)) for tenths in range(-20, 50)]
    assert rungs == sorted(rungs)
    assert {*rungs} == set(range(7))
    for number, level in enumerate(LEVELS):
        assert ladder.rung(Estimate(ladder.strengths[level])) == 2 * number + 1


@pytest.mark.parametrize(
    ("levels", "following"),
    [
        (("deckhand", "deckhand"), "mate"),
        (("deckhand", "mate"), "mate"),
        (("mate",), "captain"),
        (("mate", "captain"), "captain"),
        (("captain", "captain"), ""),
    ],
)
def test_the_next_step_is_a_level_up(levels: Sequence[str], following: str) -> None:
    ladder = Ladder(GAME, ())
    assert ladder.next_level(Estimate(9.0), levels) == following
    assert ladder.next_level(Estimate(-9.0), levels) == ""


def options_of(people: int, **changed: Any) -> str:
    rules = load(GAME).info.options
    return json.dumps({**{rule.name: rule.default_for(people) for rule in rules}, **changed})


def test_what_a_set_up_proposes_counts_and_house_rules_do_not() -> None:
    assert Ladder(GAME, series(True, options=options_of(1))).uncounted == {}
    assert Ladder(GAME, series(True, options=options_of(1, gone="yes"))).uncounted == {}
    for odd in (
        options_of(1, version="symbols"),
        options_of(1, version=[]),
        "7",
        "damaged",
        "[" * 100_000,
    ):
        ladder = Ladder(GAME, series(True, options=odd))
        assert "house rules" in ladder.uncounted["m0"]
        assert len(ladder.career("Anne")) == 1


def test_luck_that_is_known_does_not_count() -> None:
    who = ("Anne", "", True), ("Pike", "mate", False)
    ladder = Ladder(GAME, [*match(0, *who, seed="7"), *match(1, *who, seed="7")])
    assert "know the luck" in ladder.uncounted["m1"]
    assert len(ladder.career("Anne")) == 2


@pytest.mark.parametrize(
    "company",
    [
        [("Anne", "", True)],
        [("Anne", "", True), ("Pike", "greedy", False)],
        [("Anne", "", True), ("Anne", "", False), ("Pike", "mate", False)],
    ],
)
def test_unknown_rivals_and_doubles_do_not_count(company: Sequence[Who]) -> None:
    ladder = Ladder(GAME, match(0, *company))
    assert "company" in ladder.uncounted["m0"]
    assert len(ladder.career("Anne")) == 1


def test_the_chance_to_win_is_that_of_the_measured_odds() -> None:
    assert together([1.0, 1.0, 1.0]) == pytest.approx(1.0 + log(3))
    even = Estimate(1.0).after("m", 1 / 4, [1.0, 1.0, 1.0])
    assert even.mean == pytest.approx(1.0)
