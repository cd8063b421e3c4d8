"""Crash reports: they say what happened, and replay to the point."""

import json
import platform
from pathlib import Path
from typing import Any

import pytest

from tests.match import toy
from tests.match.toy import Lay, Roll
from treasure_games import __version__
from treasure_games.core.record import final_state
from treasure_games.match.match import Match
from treasure_games.match.records import read_record, write_crash_report


def test_a_report_is_a_record_with_the_crash_in_its_notes(match: Match, tmp_path: Path) -> None:
    match.act(0, Roll())
    path = write_crash_report(tmp_path / "state", ValueError("boom"), match)
    assert path is not None
    record = read_record(path)
    final_state(record)
    crash: Any = record.notes["crash"]
    assert record.notes["seed"] == 7
    assert crash["version"] == __version__
    assert crash["system"] == platform.platform()
    assert crash["error"] == "ValueError: boom"
    assert len(record.rows) == 1


def test_rules_that_fail_leave_a_report_that_replays_to_the_act(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(self: Any, state: toy.State, *_: Any) -> None:
        state.turn = 2
        raise ZeroDivisionError("a fault in the rules")

    match.act(0, Lay(1))
    with monkeypatch.context() as patch:
        patch.setattr(toy.Toy, "apply", fails)
        with pytest.raises(ZeroDivisionError) as caught:
            match.act(0, Lay(2))
    path = write_crash_report(tmp_path, caught.value, match)
    assert path is not None
    record = read_record(path)
    crash: Any = record.notes["crash"]
    assert crash["attempt"] == [0, ["lay", 2]]
    assert any("a fault in the rules" in line for line in crash["traceback"])
    assert final_state(record).laid == (1, 0, 0)


def test_a_state_that_no_record_can_be_made_of_leaves_a_report_of_the_crash(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(self: Match) -> None:
        raise IndexError("half-changed")

    monkeypatch.setattr(Match, "record", fails)
    path = write_crash_report(tmp_path, ValueError("boom"), match)
    assert path is not None
    assert path.suffix == ".json"
    crash = json.loads(path.read_text("utf-8"))["crash"]
    assert (crash["error"], crash["record"]) == ("ValueError: boom", "IndexError('half-changed')")


def test_without_a_match_there_is_a_report_too(tmp_path: Path) -> None:
    path = write_crash_report(tmp_path, RuntimeError("early"), None)
    assert path is not None
    assert json.loads(path.read_text("utf-8"))["crash"]["error"] == "RuntimeError: early"


def test_an_error_that_is_no_text_can_be_reported(match: Match, tmp_path: Path) -> None:
    for one in (match, None):
        path = write_crash_report(tmp_path, ValueError("half a pair: \ud83d"), one)
        assert path is not None
        assert "half a pair: \\ud83d" in path.read_text("utf-8")
        json.loads(path.read_text("utf-8"))


def test_a_disk_that_refuses_is_no_second_crash(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert write_crash_report(tmp_path / "file", RuntimeError("early"), None) is None
