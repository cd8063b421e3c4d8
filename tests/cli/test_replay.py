"""`replay`: records that hold, records that part, files that are none."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from tests.battery import toys
from tests.battery.playing import opened
from tests.battery.toys.cups import Look
from tests.cli.conftest import Command, environment, is_one_sentence, process
from treasure_games.core.registry import GAMES
from treasure_games.games.treasure_boots.rules.grid import HEX
from treasure_games.games.treasure_boots.rules.pieces import KINDS

pytestmark = pytest.mark.games_in_turn

DEADLINE: Final = 30.0
"""Seconds in which a file that is no record has been refused."""


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
    rows = [one["row"] for one in told if one["line"] == 1]
    assert rows == sorted(rows)
    assert rows[0] == 0
    assert {one["line"] for one in told} == {1, 2, 3}


@pytest.mark.parametrize("game_id", ["do_not_touch"], indirect=True)
def test_cards_are_told_by_name(command: Command, records: Path) -> None:
    told = [one for one in events(command, records) if one["line"] == 1]
    dealt = [one["card"] for one in told if one["event"] == "dealt"]
    assert len(dealt) == 6
    assert all(card.split()[0] in ("red", "green", "blue") for card in dealt)


PLACE = re.compile(r"((island \d+|[A-Z][A-Za-z’ ]+) )?\(-?\d+, -?\d+\)")
"""A port or a numbered island by its name, and any cell by its column and row."""


@pytest.mark.parametrize("game_id", ["treasure_boots"], indirect=True)
def test_places_ships_and_treasure_are_told_by_name(command: Command, records: Path) -> None:
    told = events(command, records)
    places = [one["cell"] for one in told if "cell" in one]
    places += [place for one in told for place in one.get("path", one.get("cells", ()))]
    assert [place for place in places if not PLACE.fullmatch(place)] == []
    kinds = {kind.name for kind in KINDS}
    assert {one["kind"] for one in told if "kind" in one} <= kinds
    unloaded = [one["kinds"] for one in told if one["event"] == "unloaded"]
    assert unloaded
    assert all(set(hold) <= kinds and min(hold.values()) > 0 for hold in unloaded)
    ships = {one[name] for one in told for name in ("ship", "target") if name in one}
    assert {"seat 0's", "seat 1's"} <= ships
    assert all(ship.startswith(("seat ", "the ")) for ship in ships)
    winds = {one[name] for one in told for name in ("before", "after") if name in one}
    assert winds <= {HEX.wind_name(wind) for wind in range(len(HEX.headings))}


HIDDEN = {"a covered card", "hidden", "a hidden card", "a piracy card"}
"""What is told instead of what a seat didn't see."""
IN_SECRET = {
    "do_not_touch": {"dealt", "drew_covered"},
    "treasure_boots": {"port_chosen"},
    "bluffaneer": {"dealt", "card_drawn", "choice_sealed"},
    "scallywager": set[str](),
    "stolen_treasure": {"piracy_drawn"},
}
"""Events of which only their own seat sees everything; of all others everybody does. Scallywager's
name places of dice, and cards by number: they say the same to everybody.
"""


def is_hidden(told: object) -> bool:
    """Return True if a field doesn't tell what it holds."""
    return isinstance(told, str) and told in HIDDEN


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_is_told_what_it_saw(
    command: Command, records: Path, game_id: str, seat: int
) -> None:
    told = events(command, records, "--seat", seat)
    assert {one["event"] for one in told} >= IN_SECRET[game_id]
    for one in told:
        is_secret = one["event"] in IN_SECRET[game_id] and one["seat"] != seat
        assert any(is_hidden(told) for told in one.values()) == is_secret


def test_what_a_seat_is_told_is_all_but_what_was_hidden(command: Command, records: Path) -> None:
    everything = events(command, records)
    for one, whole in zip(events(command, records, "--seat", 0), everything, strict=True):
        uncovered = {name: whole[name] if is_hidden(told) else told for name, told in one.items()}
        assert uncovered == whole


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
    """Whether outcomes are missing or too many."""
    whole = records.read_text("utf-8")
    for change in (lambda plain: plain["deal"].pop(), lambda plain: plain["deal"].append(0)):
        records.write_text(whole, "utf-8")
        changed(records, 1, change)
        result = command("replay", records)
        assert result.code == 1
        assert is_one_sentence(result.err)
        assert "line 1, row 0: The draws of the deal" in result.err


def test_luck_that_nobody_had_says_where(command: Command, records: Path) -> None:
    changed(records, 1, lambda plain: plain["rows"][2][2].append(0))
    result = command("replay", records)
    assert result.code == 1
    assert is_one_sentence(result.err)
    assert "line 1, row 3: The dice and draws of row 3" in result.err


OTHER_CHARTS = {
    "another grid": ({"chart": "square"}, "table differs from the record"),
    "another arrangement": ({"layout": "B@0,0 C@8,0"}, "table differs from the record"),
    "another target": ({"target": 7}, "table differs from the record"),
    "sections on top of each other": ({"layout": "A@0,0 B@2,0"}, "on top of each other"),
    "sections beside the hexes": ({"layout": "A@1,0 B@9,0"}, "even column"),
    "too many sections": ({"layout": "A@0,0 B@8,0 C@16,0"}, "takes 2 sections"),
    "a target out of range": ({"target": 900}, "can’t be “900”"),
    "an option of nobody’s": ({"keel": "iron"}, "no option “keel”"),
}


@pytest.mark.parametrize("trouble", OTHER_CHARTS)
def test_a_record_with_the_options_of_another_chart_is_told(
    trouble: str, command: Command, tmp_path: Path
) -> None:
    """It parts at the start, before any row makes no sense on that chart."""
    path = tmp_path / "records.jsonl"
    words = ["simulate", "treasure_boots", "--seats", "greedy,greedy", "--option", "target=3"]
    words += ["--option", "layout=close"]
    assert command(*words, "--games", 1, "--out", path).code == 0
    options, why = OTHER_CHARTS[trouble]
    changed(path, 1, lambda plain: plain["options"].update(options))
    content = path.read_bytes()
    for more in ((), ("--events",)):
        result = command("replay", path, *more)
        assert result.code == 1
        assert result.out == ""
        assert is_one_sentence(result.err)
        assert "line 1, row 0:" in result.err
        assert why in result.err
    assert path.read_bytes() == content


def test_a_record_of_another_game_is_told(command: Command, records: Path, game_id: str) -> None:
    for other in (one for one in GAMES if one != game_id):
        changed(records, 1, lambda plain, other=other: plain.update(game=other))
        result = command("replay", records)
        assert result.code == 1
        assert is_one_sentence(result.err)
        assert "has no option" in result.err


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


ESCAPES = "\x1b]0;owned\x07\x1b[2J\x9b31m\r\n\ud83d<icon=x>"


@pytest.mark.parametrize(
    "change",
    [
        {"game": ESCAPES + "x" * 10**6},
        {"options": {ESCAPES + "x" * 10**6: 1}},
        {"options": {"version": ESCAPES + "x" * 10**6}},
        {"rows": [[0, [ESCAPES + "x" * 10**6], []]], "fingerprints": {}},
        {"format": 10**4000},
        {"seats": 10**4000},
        {"rows": [[10**4000, ["add", 1], []]]},
    ],
)
@pytest.mark.parametrize("game_id", ["do_not_touch"], indirect=True)
def test_what_a_file_says_reaches_the_terminal_short_and_harmless(
    change: dict[str, Any], command: Command, records: Path
) -> None:
    changed(records, 1, lambda plain: plain.update(change))
    result = command("replay", records)
    assert result.code in (1, 2)
    assert is_one_sentence(result.err)
    assert result.err.rstrip("\n").isprintable()
    assert len(result.err) < 600


def test_a_line_without_end_is_refused(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "sparse.jsonl"
    with path.open("wb") as file:
        file.truncate(40 << 30)
    result = command("replay", path)
    assert result.code == 2
    assert "line 1: It’s too long" in result.err


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and devices are no files there")
def test_a_device_and_a_pipe_without_a_writer_keep_nobody_waiting(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path, why in (("/dev/zero", "too long"), (pipe, "holds no record")):
        result = process("replay", path, timeout=DEADLINE)
        assert result.code == 2
        assert is_one_sentence(result.err)
        assert why in result.err


@pytest.mark.skipif(sys.platform == "win32", reason="pipes are no files there")
def test_records_may_come_through_a_pipe(records: Path) -> None:
    with records.open("rb") as file, subprocess.Popen(["cat"], stdin=file, stdout=-1) as cat:
        done = subprocess.run(
            [sys.executable, "-m", "treasure_games", "replay", "/dev/stdin"],
            stdin=cat.stdout,
            env=environment(),
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
    assert done.stdout.startswith("3 records hold")


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


def test_what_a_seat_did_not_notice_is_not_told_to_it(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("treasure_games.commands.replay.load", toys.load)
    play = opened(toys.load("cups"), 2, {}, 1)
    play.act(0, Look())
    path = tmp_path / "looked.jsonl"
    path.write_text(play.record.to_line() + "\n", "utf-8")
    told = [
        [event["event"] for event in events(command, path, *words) if event["row"] == 1]
        for words in ((), ("--seat", 0), ("--seat", 1))
    ]
    assert told == [["looked"], ["looked"], []]
