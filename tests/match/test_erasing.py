"""Everything known of matches is erased by one act, whatever the disk or another window does."""

import errno
import os
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.match.conftest import Ear, finish
from treasure_games.match import logbook
from treasure_games.match.logbook import Search
from treasure_games.match.match import Match
from treasure_games.match.matches import BYTES, LAST_TABLE, Matches
from treasure_games.match.renown import tally
from treasure_games.match.seats import MatchSetup
from treasure_games.match.statistics import VERSION
from treasure_games.match.voyage import new_voyage

Open = Callable[[], Matches]
DATABASE = "statistics.sqlite3"


def lived_in(matches: Matches, plan: MatchSetup, data: Path) -> Match:
    """Fill the folders with something of every kind; return the match under way."""
    done = Match(plan, on_change=matches._keep)
    finish(done)
    matches.keep_last_table(done.identity, bytes(LAST_TABLE[0] * LAST_TABLE[1] * 3))
    begun = matches.begin(plan)
    begun.act(begun.pending().seats[0], begun.legal(begun.pending().seats[0])[0])  # type: ignore[union-attr]
    matches.pictures.keep(begun.identity, bytes(BYTES))
    matches.voyages.keep(new_voyage(plan.seats, ["scallywager"] * 3))
    (data / "tables.json").write_text("{}", "utf-8")
    (data / f"{DATABASE}.damaged").write_text("Ann", "utf-8")
    (data / "history" / "old.treasure.damaged").write_text("Ann", "utf-8")
    (data / "settings.json").write_text("{}", "utf-8")
    return begun


def left(data: Path) -> set[str]:
    return {str(one.relative_to(data)) for one in data.rglob("*") if one.is_file()}


def test_nothing_is_left_but_the_settings(
    open_matches: Open, plan: MatchSetup, tmp_path: Path, ear: Ear
) -> None:
    matches = open_matches()
    lived_in(matches, plan, tmp_path)
    crashes = tmp_path / "state"
    crashes.mkdir()
    (crashes / "crash-1.treasure").write_text("Ann", "utf-8")
    assert matches.erase_all(crashes) == []
    assert left(tmp_path) == {"settings.json", DATABASE}
    assert matches.log.total(Search()) == (0, 0)
    assert matches.log.names() == matches.under_way() == list(matches.voyages.all()) == []
    assert tally(matches.statistics, "pike", "Ann").results == ()
    assert b"Ann" not in (tmp_path / DATABASE).read_bytes()
    open_matches().catch_up.run()
    assert ear == []


def test_play_goes_on_afterwards(open_matches: Open, plan: MatchSetup, tmp_path: Path) -> None:
    matches = open_matches()
    lived_in(matches, plan, tmp_path)
    matches.erase_all()
    match = matches.begin(plan)
    finish(match)
    assert [one.identity for one in matches.log.page(Search(), 0, 9)] == [match.identity]


@pytest.mark.parametrize("damage", ["newer", "damaged while open", "read only", "another's"])
def test_a_database_that_cannot_be_emptied_is_deleted(
    damage: str, open_matches: Open, plan: MatchSetup, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    matches = open_matches()
    lived_in(matches, plan, tmp_path)
    if damage == "newer":
        matches.close()
        with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
            database.executescript(f"PRAGMA user_version = {VERSION + 1};")
        matches = open_matches()
    elif damage == "damaged while open":
        size = (tmp_path / DATABASE).stat().st_size
        (tmp_path / DATABASE).write_bytes(b"\xff" * size)
    elif damage == "another's":
        matches.close()
        with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
            database.executescript("DROP TABLE faces")
        matches = open_matches()
    else:
        matches.statistics.query("PRAGMA query_only = ON")
    assert matches.erase_all() == []
    assert left(tmp_path) == {"settings.json", DATABASE}
    assert matches.log.total(Search()) == (0, 0)
    finish(matches.begin(plan))
    assert matches.log.total(Search())[0] == 1


def test_a_full_disk_hinders_nothing(
    open_matches: Open, plan: MatchSetup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = open_matches()
    lived_in(matches, plan, tmp_path)

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    matches.statistics.query("PRAGMA max_page_count = 1")
    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_bytes", full)
        patch.setattr(Path, "replace", full)
        assert matches.erase_all() == []
    assert left(tmp_path) == {"settings.json", DATABASE}


def test_what_cannot_be_erased_is_told_and_the_rest_goes(
    open_matches: Open, plan: MatchSetup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = open_matches()
    lived_in(matches, plan, tmp_path)
    unlink = Path.unlink

    def stubborn(path: Path, *args: Any, **named: Any) -> None:
        if path.name == "tables.json":
            raise OSError(errno.EACCES, "Permission denied", str(path))
        unlink(path, *args, **named)

    monkeypatch.setattr(Path, "unlink", stubborn)
    assert matches.erase_all() == ["One file can’t be erased (Permission denied): tables.json"]
    assert left(tmp_path) == {"settings.json", DATABASE, "tables.json"}


def test_a_match_in_another_window_is_left_to_it(
    open_matches: Open, plan: MatchSetup, tmp_path: Path, ear: Ear
) -> None:
    matches = open_matches()
    lived_in(matches, plan, tmp_path)
    other = Matches(tmp_path, ear)
    played = other.begin(plan)
    played.act(played.pending().seats[0], played.legal(played.pending().seats[0])[0])  # type: ignore[union-attr]
    (told,) = matches.erase_all()
    assert "open in another window" in told
    assert [one.identity for one in other.under_way()] == [played.identity]
    assert other.log.total(Search()) == (0, 0)  # It sees the same empty statistics.
    finish(played)
    assert matches.log.total(Search())[0] == 1
    other.close()
    assert matches.erase_all() == []
    assert left(tmp_path) == {"settings.json", DATABASE}


def test_a_replay_beside_the_window_ends_at_once(
    open_matches: Open, plan: MatchSetup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = open_matches()
    finish(Match(plan, on_change=matches._keep))
    matches.close()
    (tmp_path / DATABASE).unlink()
    matches, at_work, ended = open_matches(), threading.Event(), list[int]()
    rest = logbook.CatchUp._rest

    def slowly(catch_up: logbook.CatchUp) -> None:
        ended.append(1)
        at_work.set()
        catch_up._ended.wait(20)
        rest(catch_up)

    monkeypatch.setattr(logbook.CatchUp, "_rest", slowly)
    matches.catch_up.start()
    assert at_work.wait(20)
    matches.catch_up.end()
    assert ended == [1]  # After one row, though the match has more.
    assert matches.catch_up.added == 0
