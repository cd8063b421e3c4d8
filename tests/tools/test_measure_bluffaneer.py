"""The measuring of Bluffaneer's pirates prints what it has found as JSON."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest

from tools import measure_bluffaneer


def measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *arguments: str
) -> dict[str, Any]:
    monkeypatch.setattr(sys, "argv", ["measure", *arguments])
    assert measure_bluffaneer.main() == 0
    line: dict[str, Any] = json.loads(capsys.readouterr().out)
    return line


def test_rivals_at_fixed_rates_are_played_in_every_seat(capsys: Any, monkeypatch: Any) -> None:
    line = measured(capsys, monkeypatch, "fixed", "--rivals", "0.25:1", "--seeds", "2")
    assert (line["bluff"], line["challenge"], line["games"]) == (0.25, 1.0, 8)
    assert line["command"].endswith("fixed --rivals 0.25:1 --seeds 2")


def test_balance_tells_turns_claims_and_wins(capsys: Any, monkeypatch: Any) -> None:
    line = measured(capsys, monkeypatch, "balance", "--seeds", "3", "--seats", "3")
    assert sum(line["wins_by_seat"]) == pytest.approx(1, abs=0.01)
    assert 0 < line["truth_share"] <= 1
    assert line["turns"]["p5"] <= line["turns"]["median"] <= line["turns"]["most"]


def test_personas_are_counted_where_they_could_bluff(capsys: Any, monkeypatch: Any) -> None:
    line = measured(capsys, monkeypatch, "personas", "--seeds", "1")
    assert len(line["personas"]) == 8
    assert all(one["decisions"] > 0 for one in line["personas"].values())
