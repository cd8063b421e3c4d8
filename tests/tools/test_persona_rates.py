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
