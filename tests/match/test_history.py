"""Records that are kept, sent and received."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.match.conftest import finish
from tests.match.toy import Lay, Roll
from treasure_games import files
from treasure_games.core.errors import BadRecord, RecordParts
from treasure_games.match.history import FileTrouble, export_record, import_record
from treasure_games.match.match import Match
from treasure_games.match.matches import Matches
from treasure_games.match.seats import MatchSetup

Open = Callable[[], Matches]


@pytest.mark.parametrize("name", ["a.treasure", "a.json", "A.JSONL"])
def test_a_record_is_sent_and_received(match: Match, tmp_path: Path, name: str) -> None:
    match.act(0, Roll())
    export_record(match.record(), tmp_path / name)
    assert import_record(tmp_path / name).to_plain() == match.record().to_plain()


def test_a_received_match_under_way_is_played_on(
    match: Match, open_matches: Open, tmp_path: Path
) -> None:
    match.act(0, Lay(1))
    export_record(match.record(), tmp_path / "a.treasure")
    matches = open_matches()
    taken = matches.take_in(import_record(tmp_path / "a.treasure"))
    assert taken.identity != match.identity
    assert [one.identity for one in matches.under_way()] == [taken.identity]
    taken.act(0, Roll())
    assert len(open_matches().resume(taken.identity).acts) == 3


def test_a_received_finished_match_goes_to_the_history_and_is_not_counted(
    match: Match, open_matches: Open, tmp_path: Path
) -> None:
    finish(match)
    export_record(match.record(), tmp_path / "a.treasure")
    matches = open_matches()
    taken = matches.take_in(import_record(tmp_path / "a.treasure"))
    assert [past.identity for past in matches.history.all()] == [taken.identity]
    assert matches.statistics.matches_played("toy") == 0


def test_a_name_in_a_received_record_names_no_file(
    match: Match, open_matches: Open, tmp_path: Path
) -> None:
    record = match.record()
    record.notes["id"] = "../../escaped"
    open_matches().take_in(record)
    assert not list(tmp_path.parent.glob("**/escaped*"))


def test_the_history_lists_the_latest_first(match: Match, open_matches: Open) -> None:
    history = open_matches().history
    for hour in (2, 3, 1):
        written = history.add(match)
        os.utime(written.rename(written.with_name(f"{hour}.treasure")), (hour, hour))
    assert [past.identity for past in history.all()] == ["3", "2", "1"]


def test_a_file_that_has_gone_hides_no_other(
    match: Match, open_matches: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    history = open_matches().history
    gone = history.add(match)
    gone.rename(gone.with_name("left.treasure"))
    history.add(match)
    really = Path.stat

    def stat(path: Path, **how: Any) -> os.stat_result:
        if path == gone:
            raise FileNotFoundError(errno.ENOENT, "gone", str(path))
        return really(path, **how)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "stat", stat)
        assert [past.identity for past in history.all()] == ["left"]


def test_a_record_that_parts_is_not_taken(match: Match, tmp_path: Path) -> None:
    for _ in range(3):
        match.act(0, Roll())
    record = match.record()
    record.fingerprints[3] = "0" * 16
    export_record(record, tmp_path / "a.treasure")
    with pytest.raises(RecordParts, match="row 3") as caught:
        import_record(tmp_path / "a.treasure")
    assert caught.value.row == 3


def test_a_file_of_another_kind_is_refused_by_its_name(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"holiday\.jpg"):
        import_record(tmp_path / "holiday.jpg")


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileTrouble, match=r"gone\.treasure can't be read"):
        import_record(tmp_path / "gone.treasure")


def test_a_full_disk_is_told(match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> Any:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(files.os, "fsync", full)
    with pytest.raises(FileTrouble, match="No space left"):
        export_record(match.record(), tmp_path / "a.treasure")
    assert list(tmp_path.iterdir()) == []


def test_a_disk_that_is_full_at_the_end_leaves_the_save(
    open_matches: Open, plan: MatchSetup, tmp_path: Path
) -> None:
    matches = open_matches()
    match = matches.begin(plan)
    (tmp_path / "history").write_text("in the way")
    finish(match)
    assert [one.identity for one in matches.under_way()] == [match.identity]
    (tmp_path / "history").unlink()
    again = matches.resume(match.identity)
    finish(again)
    assert matches.under_way() == []
    assert matches.statistics.matches_played("toy") == 1
