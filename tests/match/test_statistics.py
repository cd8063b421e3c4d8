"""Statistics: what was played is counted once, and a bad file never stops a match."""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.match.conftest import Ear, finish
from tests.match.toy import Lay
from treasure_games.match.match import Match
from treasure_games.match.seats import MatchSetup
from treasure_games.match.statistics import Standing, Statistics


def played(plan: MatchSetup, coins: dict[int, int]) -> Match:
    """A finished match in which each seat laid so many coins."""
    match = Match(plan)
    for seat in range(3):
        for _ in range(coins.get(seat, 0)):
            match.act(seat, Lay(1))
        match.act(seat, match.legal(seat)[-1])
    finish(match)
    return match


@pytest.fixture
def statistics(tmp_path: Path, ear: Ear) -> Iterator[Statistics]:
    with closing(Statistics(tmp_path / "statistics.sqlite3", ear)) as opened:
        yield opened


def test_every_seat_is_noted_with_its_score_and_whether_it_won(
    statistics: Statistics, plan: MatchSetup, tmp_path: Path
) -> None:
    statistics.add(played(plan, {0: 3, 1: 1}))
    with closing(sqlite3.connect(tmp_path / "statistics.sqlite3")) as database:
        rows = database.execute("SELECT name, kind, level, score, won FROM seats ORDER BY seat")
        assert rows.fetchall() == [
            ("Ann", "human", "", 3, 1),
            ("Bob", "human", "", 1, 0),
            (plan.seats[2].name, "computer", "mate", 0, 0),
        ]


def test_a_shared_victory_is_won_by_both(
    statistics: Statistics, plan: MatchSetup, tmp_path: Path
) -> None:
    statistics.add(played(plan, {0: 1, 1: 1}))
    with closing(sqlite3.connect(tmp_path / "statistics.sqlite3")) as database:
        assert database.execute("SELECT won FROM seats ORDER BY seat").fetchall() == [
            (1,),
            (1,),
            (0,),
        ]


def test_a_match_is_counted_once(statistics: Statistics, plan: MatchSetup) -> None:
    match = played(plan, {})
    statistics.add(match)
    statistics.add(match)
    assert statistics.matches_played("toy") == 1


def test_a_match_under_way_is_not_counted(statistics: Statistics, match: Match) -> None:
    with pytest.raises(ValueError, match="finished"):
        statistics.add(match)


def test_who_has_played_is_told_people_first(statistics: Statistics, plan: MatchSetup) -> None:
    statistics.add(played(plan, {0: 3, 1: 1}))
    statistics.add(played(plan, {0: 1, 1: 2}))
    assert statistics.standings("toy") == [
        Standing("Ann", True, 2, 1),
        Standing("Bob", True, 2, 1),
        Standing("Pike", False, 2, 0),
    ]
    assert statistics.standings("do_not_touch") == []


def test_a_file_of_the_first_version_is_kept_and_counted_on(
    tmp_path: Path, ear: Ear, plan: MatchSetup
) -> None:
    path = tmp_path / "statistics.sqlite3"
    with closing(Statistics(path, ear)) as statistics:
        statistics.add(played(plan, {0: 3}))
    with closing(sqlite3.connect(path)) as database:
        database.executescript("DROP TABLE numbers; PRAGMA user_version = 1;")
    with closing(Statistics(path, ear)) as statistics:
        assert statistics.matches_played("toy") == 1
        assert statistics.standings("toy")[0] == Standing("Ann", True, 1, 1)
        statistics.add(played(plan, {0: 3}))
        assert statistics.standings("toy")[0] == Standing("Ann", True, 2, 2)
    assert ear == []
    assert [one.name for one in tmp_path.iterdir()] == [path.name]


def test_they_are_kept(statistics: Statistics, plan: MatchSetup, tmp_path: Path, ear: Ear) -> None:
    statistics.add(played(plan, {}))
    with closing(Statistics(tmp_path / "statistics.sqlite3", ear)) as again:
        assert again.matches_played("toy") == 1
    assert ear == []


def foreign_database(path: Path, version: int) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.executescript(f"CREATE TABLE birds (name); PRAGMA user_version = {version};")


def truncated_database(path: Path) -> None:
    with closing(Statistics(path, lambda _: None)):
        pass
    path.write_bytes(path.read_bytes()[:5000])


def database_with_a_name_that_is_no_text(path: Path) -> None:
    with closing(Statistics(path, lambda _: None)):
        pass
    content = path.read_bytes()
    path.write_bytes(content.replace(b"matches_by_game", b"matches\xffby_game", 1))


def database_with(path: Path, seat: str, more: str = "") -> None:
    """A match with one seat, which has these values, and `more` rows."""
    with closing(Statistics(path, lambda _: None)):
        pass
    with closing(sqlite3.connect(path)) as database:
        database.executescript(
            "INSERT INTO matches VALUES (1, 'm', 'toy', '{}', '1', '2026', 1, 1, 1, '1');"
            f"INSERT INTO seats VALUES ('m', {seat});{more}"
        )


ANN = "0, 'Ann', 'human', '', '', 1, 1"

DAMAGES = {
    "random bytes": lambda path: path.write_bytes(random.Random(1).randbytes(5000)),
    "text": lambda path: path.write_text("hello " * 1000),
    "truncated": truncated_database,
    "a name that is no text": database_with_a_name_that_is_no_text,
    "a name that is bytes": lambda path: database_with(path, "0, x'416e6e', 'human', '', '', 1, 1"),
    "a score that is text": lambda path: database_with(path, "0, 'Ann', 'human', '', '', 'x', 1"),
    "a name that can't be drawn": lambda path: database_with(
        path, "0, 'Ann' || char(0), 'human', '', '', 1, 1"
    ),
    "a victory that counts 65": lambda path: database_with(
        path, "0, 'Ann', 'human', '', '', 1, 65"
    ),
    "a die with more faces than can be counted": lambda path: database_with(
        path, ANN, "INSERT INTO throws VALUES ('m', 'dice', 1 << 62, 0, 1 << 62)"
    ),
    "a die that was thrown less than never": lambda path: database_with(
        path, ANN, "INSERT INTO throws VALUES ('m', 'dice', 6, 0, -9)"
    ),
    "a number that sums can't hold": lambda path: database_with(
        path, ANN, "INSERT INTO numbers VALUES ('m', 0, 'robbed', -(1 << 63))"
    ),
    "foreign": lambda path: foreign_database(path, 0),
    "foreign of our number": lambda path: foreign_database(path, 1),
}


def test_a_sound_file_is_not_set_aside(tmp_path: Path, ear: Ear) -> None:
    throws = "INSERT INTO throws VALUES ('m', 'dice', 6, 0, 9)"
    database_with(tmp_path / "statistics.sqlite3", ANN, throws)
    with closing(Statistics(tmp_path / "statistics.sqlite3", ear)) as statistics:
        assert statistics.matches_played("toy") == 1
    assert ear == []


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_set_aside(
    damage: str, tmp_path: Path, ear: Ear, plan: MatchSetup
) -> None:
    path = tmp_path / "statistics.sqlite3"
    DAMAGES[damage](path)
    content = path.read_bytes()
    with closing(Statistics(path, ear)) as statistics:
        statistics.add(played(plan, {}))
    assert (tmp_path / "statistics.sqlite3.damaged").read_bytes() == content
    assert len(ear) == 1
    with closing(Statistics(path, ear)) as statistics:
        assert statistics.matches_played("toy") == 1
    assert len(ear) == 1


def test_a_newer_file_is_left_alone(tmp_path: Path, ear: Ear, plan: MatchSetup) -> None:
    path = tmp_path / "statistics.sqlite3"
    foreign_database(path, 99)
    content = path.read_bytes()
    with closing(Statistics(path, ear)) as statistics:
        statistics.add(played(plan, {}))
        assert statistics.matches_played("toy") == 1
    assert path.read_bytes() == content
    assert "newer" in ear[0]


def test_an_unwritable_place_is_told(tmp_path: Path, ear: Ear, plan: MatchSetup) -> None:
    (tmp_path / "file").write_text("")
    with closing(Statistics(tmp_path / "file" / "statistics.sqlite3", ear)) as statistics:
        statistics.add(played(plan, {}))
        assert statistics.matches_played("toy") == 1
    assert len(ear) == 1


def test_a_locked_file_is_told_and_the_match_goes_on(
    tmp_path: Path, ear: Ear, plan: MatchSetup, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("treasure_games.match.statistics.LOCK_TIMEOUT", 0.01)
    path = tmp_path / "statistics.sqlite3"
    with (
        closing(Statistics(path, ear)) as statistics,
        closing(sqlite3.connect(path, isolation_level=None)) as other,
    ):
        other.execute("BEGIN EXCLUSIVE")
        statistics.add(played(plan, {}))
        assert "locked" in ear[0]
        assert statistics.matches_played("toy") == 0
        other.execute("ROLLBACK")
        statistics.add(played(plan, {}))
        assert statistics.matches_played("toy") == 1
