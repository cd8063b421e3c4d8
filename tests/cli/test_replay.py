"""`replay`: records that hold, records that part, files that are none."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Command, is_one_sentence


def events(command: Command, *words: object) -> list[dict[str, Any]]:
    result = command("replay", *words, "--events")
    assert result.code == 0
    return [json.loads(line) for line in result.out.splitlines()]


def changed(path: Path, line: int, change: Callable[[dict[str, Any]], None]) -> None:
    """Change the record in a line (from 1)."""
    lines = path.read_text("utf-8").splitlines()
    plain = json.loads(lines[line - 1])
    change(plain)
    lines[line - 1] = json.dumps(plain)
    path.write_text("\n".join(lines) + "\n", "utf-8")


def test_records_that_hold(command: Command, records: Path) -> None:
    result = command("replay", records)
    assert result.code == 0
    assert result.out.startswith("3 records hold")
    assert result.err == ""


def test_empty_lines_are_passed_over(command: Command, records: Path) -> None:
    text = records.read_text("utf-8")
    records.write_text("\n" + text.replace("\n", "\r\n\n") + "\n", "utf-8", newline="")
    assert command("replay", records).out.startswith("3 records hold")


def test_everything_is_told_without_a_seat(command: Command, records: Path) -> None:
    told = events(command, records)
    assert [list(one)[:4] for one in told] == [["line", "row", "seat", "event"]] * len(told)
    assert told[0]["event"] == "game_started"
    dealt = [one["card"] for one in told if one["event"] == "dealt" and one["line"] == 1]
    assert len(dealt) == 6
    assert all(card.split()[0] in ("red", "green", "blue") for card in dealt)
    rows = [one["row"] for one in told if one["line"] == 1]
    assert rows == sorted(rows)
    assert rows[0] == 0
    assert {one["line"] for one in told} == {1, 2, 3}


COVERED = "a covered card"
IN_SECRET = {"dealt", "drew_covered"}
"""Events whose card only its taker sees; all other cards are moved face up."""


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_is_told_what_it_saw(command: Command, records: Path, seat: int) -> None:
    told = events(command, records, "--seat", seat)
    assert {one["event"] for one in told} >= IN_SECRET
    for one in told:
        is_hidden = one["event"] in IN_SECRET and one["seat"] != seat
        cards = [one[name] for name in ("card", "given", "taken") if name in one]
        assert [card == COVERED for card in cards] == [is_hidden] * len(cards)


def test_what_a_seat_is_told_is_all_but_what_was_covered(command: Command, records: Path) -> None:
    everything = events(command, records)
    for one, whole in zip(events(command, records, "--seat", 0), everything, strict=True):
        assert {name: whole[name] if told == COVERED else told for name, told in one.items()} == (
            whole
        )


def test_a_record_that_parts_says_where(command: Command, records: Path) -> None:
    changed(records, 2, lambda plain: plain["fingerprints"].update({"16": "0" * 16}))
    result = command("replay", records)
    assert result.code == 1
    assert is_one_sentence(result.err)
    assert "line 2, row 16:" in result.err


def test_an_action_that_is_not_legal_says_where(command: Command, records: Path) -> None:
    def cheat(plain: dict[str, Any]) -> None:
        plain["rows"][4][0] = 1 - plain["rows"][4][0]

    changed(records, 3, cheat)
    result = command("replay", records)
    assert result.code == 1
    assert "line 3, row 5:" in result.err


def test_a_deal_that_cannot_be_repeated_is_row_0(command: Command, records: Path) -> None:
    changed(records, 1, lambda plain: plain["deal"].pop())
    result = command("replay", records)
    assert result.code == 1
    assert "line 1, row 0:" in result.err


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n\n",
        b"\xff\xfe\x00",
        b"hello\n",
        b"[]\n",
        b'{"format": 99}\n',
        b'{"format": 1}\n',
        b'{"format": 1, "game": "chess", "seats": 2, "options": {}, "notes": {}, "deal": [],'
        b' "rows": [], "fingerprints": {}}\n',
        b"[" * 100_000,
    ],
)
def test_what_is_no_record_is_refused(content: bytes, command: Command, tmp_path: Path) -> None:
    path = tmp_path / "file.jsonl"
    path.write_bytes(content)
    result = command("replay", path)
    assert result.code == 2
    assert is_one_sentence(result.err)


def test_a_damaged_line_among_good_ones_is_named(command: Command, records: Path) -> None:
    lines = records.read_text("utf-8").splitlines()
    lines[1] = lines[1][: len(lines[1]) // 2]
    records.write_text("\n".join(lines), "utf-8")
    result = command("replay", records)
    assert result.code == 2
    assert "line 2:" in result.err


def test_a_seat_that_is_not_there(command: Command, records: Path) -> None:
    result = command("replay", records, "--events", "--seat", 2)
    assert result.code == 2
    assert "no seat 2" in result.err
