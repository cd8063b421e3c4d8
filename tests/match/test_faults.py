"""Faults: whatever happens to the files, a plain sentence, and the match goes on."""

import errno
import json
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.match.conftest import Ear, finish
from tests.match.toy import Lay, Roll
from treasure_games.core.errors import BadRecord
from treasure_games.match import records, saves
from treasure_games.match.match import Match
from treasure_games.match.matches import Matches
from treasure_games.match.seats import MatchSetup

Open = Callable[[], Matches]


def newest_save(folder: Path) -> Path:
    return max((folder / "saves").glob("*.treasure"))


def edited(**change: Any) -> Callable[[bytes], bytes]:
    return lambda old: json.dumps({**json.loads(old), **change}).encode()


def with_other_seed(old: bytes) -> bytes:
    plain = json.loads(old)
    plain["notes"]["seed"] += 1
    return json.dumps(plain).encode()


def with_other_action(old: bytes) -> bytes:
    plain = json.loads(old)
    plain["rows"][-1][1] = ["lay", 2]
    return json.dumps(plain).encode()


def with_foreign_action(old: bytes) -> bytes:
    plain = json.loads(old)
    plain["rows"][-1] = [77, ["lay", {"a": []}], []]
    return json.dumps(plain).encode()


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda old: b"",
    "truncated": lambda old: old[: len(old) // 2],
    "short by one byte": lambda old: old[:-2],
    "random bytes": lambda old: random.Random(3).randbytes(len(old)),
    "zeros": lambda old: bytes(len(old)),
    "foreign JSON": lambda old: b'{"name": "somebody", "version": 3}',
    "foreign list": lambda old: b"[1, 2, 3]",
    "deep JSON": lambda old: b"[" * 100_000,
    "no rows": edited(rows=None),
    "unknown game": edited(game="chess"),
    "too many seats": edited(seats=44),
    "unknown option": edited(options={"colour": "blue"}),
    "no notes": edited(notes={}),
    "another seed": with_other_seed,
    "another action": with_other_action,
    "a foreign action": with_foreign_action,
}


@pytest.fixture
def saved(open_matches: Open, plan: MatchSetup) -> Match:
    match = open_matches().begin(plan)
    for action in (Lay(1), Lay(1), Roll(), Roll()):
        match.act(0, action)
    return match


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_save_is_set_aside_and_the_one_before_is_used(
    damage: str, saved: Match, open_matches: Open, tmp_path: Path, ear: Ear
) -> None:
    path = newest_save(tmp_path)
    held = len(json.loads(path.read_text("utf-8"))["rows"])
    path.write_bytes(DAMAGES[damage](path.read_bytes()))
    matches = open_matches()
    again = matches.resume(saved.identity)
    assert len(again.acts) - 1 == held - 1
    assert path.with_name(path.name + ".damaged").exists()
    assert len(ear) == 1
    assert "set aside" in ear[0]
    again.act(0, Roll())
    assert len(open_matches().resume(saved.identity).acts) == len(again.acts)
    assert len(ear) == 1


@pytest.mark.parametrize("damage", ["truncated", "random bytes", "foreign JSON", "no notes"])
def test_the_list_goes_on_past_a_damaged_save(
    damage: str, saved: Match, open_matches: Open, tmp_path: Path, ear: Ear
) -> None:
    path = newest_save(tmp_path)
    path.write_bytes(DAMAGES[damage](path.read_bytes()))
    assert [one.acts for one in open_matches().under_way()] == [3]
    assert len(ear) == 1


def test_a_save_of_a_newer_version_is_kept_as_such(
    saved: Match, open_matches: Open, tmp_path: Path, ear: Ear
) -> None:
    path = newest_save(tmp_path)
    content = edited(format=99)(path.read_bytes())
    path.write_bytes(content)
    assert len(open_matches().resume(saved.identity).acts) == 4
    assert path.with_name(path.name + ".newer").read_bytes() == content
    assert "newer version" in ear[0]


def test_with_all_generations_damaged_a_sentence_is_all_that_is_lost(
    saved: Match, open_matches: Open, plan: MatchSetup, tmp_path: Path, ear: Ear
) -> None:
    matches = open_matches()
    other = matches.begin(plan)
    for path in (tmp_path / "saves").glob(f"{saved.identity}.*.treasure"):
        path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadRecord, match="match can’t be continued"):
        matches.resume(saved.identity)
    assert len(ear) == 3
    assert [one.identity for one in matches.under_way()] == [other.identity]


def refuse(number: int) -> Callable[..., Any]:
    def call(*_: Any, **__: Any) -> Any:
        raise OSError(number, os.strerror(number))

    return call


def half_written(path: Path, text: str, *, beside: Path, **_: Any) -> None:
    """What is on the disk when it fills up, and we are killed before clearing it away."""
    beside.write_text(text[: len(text) // 2], "utf-8")
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EIO])
def test_a_disk_that_refuses_is_told_once_and_the_match_goes_on(
    number: int,
    open_matches: Open,
    plan: MatchSetup,
    ear: Ear,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    match = open_matches().begin(plan)
    match.act(0, Lay(1))
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", refuse(number))
        match.act(0, Lay(1))
        match.act(0, Roll())
        assert len(ear) == 1
        assert os.strerror(number) in ear[0]
        assert len(open_matches().resume(match.identity).acts) == 2
    match.act(0, Roll())
    assert len(open_matches().resume(match.identity).acts) == len(match.acts) == 5
    assert list((tmp_path / "saves").glob("*.part")) == []


def test_a_full_disk_while_writing_leaves_the_generation_before(
    saved: Match, open_matches: Open, ear: Ear, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(records, "write_whole", half_written)
        saved.act(0, Roll())
    assert len(open_matches().resume(saved.identity).acts) == 5
    assert len(ear) == 1


def test_a_disk_that_refuses_later_is_told_at_the_next_act(
    open_matches: Open, plan: MatchSetup, ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = open_matches()
    with monkeypatch.context() as patch:
        patch.setattr(saves.os, "fsync", refuse(errno.EIO))
        match = matches.begin(plan)
        matches.saves.close()
    assert ear == []
    match.act(0, Roll())
    assert os.strerror(errno.EIO) in ear[0]
    match.act(0, Roll())
    assert len(ear) == 1
    assert len(open_matches().resume(match.identity).acts) == 3


def test_without_a_folder_a_whole_match_can_be_played(
    open_matches: Open, plan: MatchSetup, ear: Ear, tmp_path: Path
) -> None:
    for name in ("saves", "history", "statistics.sqlite3"):
        (tmp_path / name).write_text("I am in the way")
    (tmp_path / "statistics.sqlite3").unlink()
    (tmp_path / "statistics.sqlite3").mkdir()
    matches = open_matches()
    match = matches.begin(plan)
    finish(match)
    assert match.outcome() is not None
    assert matches.statistics.matches_played("toy") == 1
    assert matches.under_way() == []
    assert (tmp_path / "history").read_text() == "I am in the way"
    assert len(ear) == 3


def test_a_data_folder_that_is_a_file_is_told_plainly(tmp_path: Path, ear: Ear) -> None:
    (tmp_path / "file").write_text("no folder")
    matches = Matches(tmp_path / "file", ear)
    assert matches.under_way() == []
    assert all("\n" not in sentence and "Error" not in sentence for sentence in ear)
    assert len(ear) == 1
    matches.close()


def test_a_save_that_cannot_be_read_now_is_not_set_aside(
    saved: Match, open_matches: Open, tmp_path: Path, ear: Ear
) -> None:
    path = newest_save(tmp_path)
    path.unlink()
    path.mkdir()
    assert len(open_matches().resume(saved.identity).acts) == 4
    assert path.is_dir()
    assert "can’t be read" in ear[0]
