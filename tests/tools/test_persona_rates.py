"""Who counts acts knows Bluffaneer's pirates, and isn't told more than was counted."""

import json
from collections import Counter

import pytest

from tools import persona_rates
from tools.persona_rates import rates, recognized


def test_rates_are_acts_by_chances() -> None:
    matches = [Counter({"could Claim": 3, "did Claim": 1}), Counter({"could Claim": 1})]
    assert rates(matches) == {"Claim": 0.25}


def test_twins_are_not_told_apart_and_opposites_are() -> None:
    often = [Counter({"could lie": 4, "did lie": 2 + number % 3}) for number in range(40)]
    seldom = [Counter({"could lie": 4, "did lie": number % 3}) for number in range(40)]
    assert recognized({"a": often, "b": seldom}) == {"among_all": 1.0, "of_two": 1.0}
    assert recognized({"a": often, "b": often})["of_two"] <= 0.5


def test_pirates_at_mate_are_mostly_known(capsys: pytest.CaptureFixture[str]) -> None:
    assert persona_rates.main(["--game", "bluffaneer", "--matches", "60"]) == 0
    found = json.loads(capsys.readouterr().out)["recognized"]
    assert found["of_two"] > 0.85


def test_too_few_matches_for_a_group_recognize_nobody() -> None:
    few = [Counter({"could lie": 4, "did lie": number % 3}) for number in range(14)]
    assert recognized({"a": few, "b": few}) == {}


def test_groups_without_an_act_in_common_are_no_error() -> None:
    """With about 20 matches a rare act may be seen in one half of the matches only."""
    early = [Counter({"could lie": 4, "did lie": 1})] * 10 + [Counter({"could hide": 1})] * 10
    late = early[10:] + early[:10]
    assert recognized({"a": early, "b": late}).keys() == {"among_all", "of_two"}


def test_all_can_be_asked_about_the_same_positions(capsys: pytest.CaptureFixture[str]) -> None:
    assert persona_rates.main(["--game", "bluffaneer", "--matches", "8", "--asked"]) == 0
    assert "gull" in capsys.readouterr().err
