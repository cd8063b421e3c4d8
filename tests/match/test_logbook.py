"""The ship's log: every finished match is found, whatever became of its index or its record."""

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.match.conftest import Ear, finish
from tests.match.toy import Lay
from treasure_games.core.errors import BadRecord
from treasure_games.match import statistics as module
from treasure_games.match.logbook import Entry, Search
from treasure_games.match.match import Match
from treasure_games.match.matches import LAST_TABLE, Matches
from treasure_games.match.records import write_record
from treasure_games.match.renown import tally
from treasure_games.match.seats import Kind, MatchSetup
from treasure_games.match.statistics import FACES, SCHEMA, VERSION, Statistics

Open = Callable[[], Matches]
DATABASE = "statistics.sqlite3"
EVERYTHING = Search()


@pytest.fixture(autouse=True)
def berlin(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One hour before UTC in winter; evenings are told in local time."""
    monkeypatch.setenv("TZ", "Europe/Berlin")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


def finished(matches: Matches, plan: MatchSetup, started: str = "", coins: int = 3) -> Match:
    """A match that Ann has won with so many coins, begun then."""
    match = Match(plan, on_change=matches._keep)
    if started:
        match._notes["started"] = started
    for _coin in range(coins):
        match.act(0, Lay(1))
    finish(match)
    return match


def entries(matches: Matches, search: Search = EVERYTHING) -> list[Entry]:
    return matches.log.page(search, 0, 100)


def test_a_finished_match_is_in_the_log(open_matches: Open, plan: MatchSetup) -> None:
    matches = open_matches()
    match = finished(matches, plan, "2026-03-12T20:15:00+00:00")
    (entry,) = entries(matches)
    assert (entry.identity, entry.game) == (match.identity, "toy")
    assert entry.begun.isoformat(timespec="minutes") == "2026-03-12T21:15+01:00"
    assert [(one.seat.name, one.score, one.has_won) for one in entry.places] == [
        ("Ann", 3, True), ("Bob", 0, False), (plan.seats[2].name, 0, False),
    ]  # fmt: skip
    assert [one.seat.emblem for one in entry.places] == [0, 1, 2]
    assert entry.is_won
    assert entry.minutes == 1
    assert matches.log.total(EVERYTHING) == (1, 1)


def test_faces_of_people_are_remembered(open_matches: Open, plan: MatchSetup) -> None:
    matches = open_matches()
    finished(matches, plan.with_seat(1, replace(plan.seats[1], persona="braids", emblem=6)))
    who = {one.seat.name: one.seat for one in entries(matches)[0].places}
    assert (who["Bob"].persona, who["Bob"].emblem) == ("braids", 6)


@pytest.mark.parametrize(
    ("started", "evening"),
    [
        ("2026-03-12T20:15:00+00:00", date(2026, 3, 12)),
        ("2026-03-13T03:59:59+00:00", date(2026, 3, 12)),
        ("2026-03-13T04:00:00+00:00", date(2026, 3, 13)),
        ("2026-07-13T02:59:59Z", date(2026, 7, 12)),
        ("2026-03-12T20:15:00", date(2026, 3, 12)),
        ("2026", date(1970, 1, 1)),
        ("0001-01-01T00:00:00+00:00", date(1970, 1, 1)),
    ],
)
def test_after_midnight_it_is_still_the_same_evening(
    started: str, evening: date, open_matches: Open, plan: MatchSetup, tmp_path: Path
) -> None:
    matches = open_matches()
    finished(matches, plan)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database, database:
        database.execute("UPDATE matches SET started = ?", (started,))
    assert entries(matches)[0].evening == evening


def test_the_latest_stand_first_leaf_by_leaf(open_matches: Open, plan: MatchSetup) -> None:
    matches = open_matches()
    days = [finished(matches, plan, f"2026-03-{day:02}T20:00:00+00:00") for day in (3, 1, 2)]
    told = [days[0].identity, days[2].identity, days[1].identity]
    assert [one.identity for one in entries(matches)] == told
    assert [one.identity for one in matches.log.page(EVERYTHING, 2, 2)] == told[2:]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("", 2), ("ann", 2), ("ANN pike", 1), ("zoë", 1), ("ZOË", 1), ("%", 1), ("_", 1),
        ("0%_o", 1), ("'", 0), ('"', 0), ("ann nobody", 0), ("\\", 0), (" ", 2), ("[", 0),
    ],
)  # fmt: skip
def test_names_are_found_by_any_part(
    words: str, found: int, open_matches: Open, plan: MatchSetup
) -> None:
    matches = open_matches()
    finished(matches, plan)
    odd = plan.with_seat(1, replace(plan.seats[1], name="Zoë"))
    finished(matches, odd.with_seat(2, replace(odd.seats[2], name="100%_one", persona="")))
    assert len(entries(matches, Search("", words))) == found
    assert matches.log.total(Search("", words))[0] == found


def test_pirates_are_found_by_their_names_in_every_language(
    open_matches: Open, plan: MatchSetup
) -> None:
    matches = open_matches()
    german = replace(plan.seats[2], name="Mary Rotschopf", persona="mary")
    finished(matches, plan.with_seat(2, german))
    finished(matches, plan.with_seat(2, replace(german, name="Red Mary")))
    finished(matches, plan)
    for words in ("red mary", "rotschopf", "MARY"):
        assert len(entries(matches, Search("", words))) == 2
    assert entries(matches, Search("", "mary hale")) == []


def test_one_game_can_be_chosen(open_matches: Open, plan: MatchSetup) -> None:
    matches = open_matches()
    finished(matches, plan)
    assert len(entries(matches, Search("toy"))) == 1
    assert entries(matches, Search("scallywager")) == []
    assert matches.log.total(Search("scallywager")) == (0, 0)


def test_deleting_removes_record_picture_and_rows(
    open_matches: Open, plan: MatchSetup, tmp_path: Path
) -> None:
    matches = open_matches()
    match, other = finished(matches, plan), finished(matches, plan)
    matches.keep_last_table(match.identity, bytes(LAST_TABLE[0] * LAST_TABLE[1] * 3))
    assert matches.erase(match.identity)
    assert [one.identity for one in entries(matches)] == [other.identity]
    assert [path.stem for path in (tmp_path / "history").iterdir()] == [other.identity]
    assert matches.last_tables.load(match.identity) is None
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
        for table in ("seats", "faces", "throws", "numbers"):
            rows = database.execute(f"SELECT 1 FROM {table} WHERE match = ?", (match.identity,))
            assert rows.fetchall() == []


@pytest.mark.parametrize("refuses", ["record", "database"])
def test_a_disk_that_refuses_to_delete_keeps_all(
    refuses: str, open_matches: Open, plan: MatchSetup, ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = open_matches()
    match = finished(matches, plan)

    def full(_path: Path, *, missing_ok: bool = False) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        if refuses == "record":
            disk.setattr(Path, "unlink", full)
        else:
            matches.statistics._database.execute("PRAGMA query_only = ON")
        assert not matches.erase(match.identity)
    assert len(entries(matches)) == 1
    assert matches.log.record(match.identity).rows
    assert len(ear) == 1
    assert "can’t be deleted" in ear[0]


def test_another_window_sees_what_is_added_and_deleted(
    plan: MatchSetup, tmp_path: Path, ear: Ear
) -> None:
    with closing(Matches(tmp_path, ear)) as one, closing(Matches(tmp_path, ear)) as other:
        match = finished(one, plan)
        assert len(entries(other)) == 1
        assert other.erase(match.identity)
        assert entries(one) == []
        with pytest.raises(BadRecord, match="can’t be read"):
            one.log.record(match.identity)
        assert one.erase(match.identity)
    assert ear == []


def test_a_record_is_replayed_to_its_end(open_matches: Open, plan: MatchSetup) -> None:
    matches = open_matches()
    match = finished(matches, plan)
    again = matches.log.match(match.identity)
    assert again.outcome() == match.outcome()
    assert again.identity == match.identity


# The index is made again


def rows_of(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """What the database tells, without the order in which it was told."""
    tables = {"matches": 1, "seats": 0, "throws": 0, "numbers": 0, "faces": 0}
    with closing(sqlite3.connect(path)) as database:
        return {
            table: sorted(row[first:] for row in database.execute(f"SELECT * FROM {table}"))
            for table, first in tables.items()
        }


def test_a_lost_database_is_made_again_from_the_records(
    open_matches: Open, plan: MatchSetup, tmp_path: Path, ear: Ear
) -> None:
    matches = open_matches()
    finished(matches, plan, "2026-03-02T20:00:00+00:00")
    finished(matches, plan, "2026-03-01T20:00:00+00:00", coins=1)
    before, told = rows_of(tmp_path / DATABASE), entries(matches)
    matches.close()
    (tmp_path / DATABASE).write_bytes(b"nothing of it is left")
    matches = open_matches()
    assert entries(matches) == []
    matches.catch_up.start()
    matches.catch_up.join(20)
    assert matches.catch_up.added == 2
    assert rows_of(tmp_path / DATABASE) == before
    assert entries(matches) == told
    assert len(ear) == 1  # The damaged database.


def test_strength_is_told_in_the_order_of_the_evenings_even_so(
    open_matches: Open, plan: MatchSetup, tmp_path: Path
) -> None:
    plan = plan.with_seat(2, replace(plan.seats[2], persona="mary"))
    matches = open_matches()
    first = finished(matches, plan, "2026-03-01T20:00:00+00:00", coins=0)
    late = finished(matches, plan, "2026-03-02T20:00:00+00:00")
    assert tally(matches.statistics, "mary", "Ann").greeting == "lost_last_evening"
    matches.close()
    (tmp_path / DATABASE).unlink()
    for match, name in ((first, "toy-b"), (late, "toy-a")):
        path = matches.log.path(match.identity)
        path.rename(path.with_name(f"{name}.treasure"))
    matches = open_matches()
    matches.catch_up.run()
    assert [one.identity for one in entries(matches)] == ["toy-a", "toy-b"]
    assert tally(matches.statistics, "mary", "Ann").greeting == "lost_last_evening"


def test_what_is_known_is_not_read_again(open_matches: Open, plan: MatchSetup) -> None:
    matches = open_matches()
    finished(matches, plan)
    matches.catch_up.run()
    assert matches.catch_up.added == 0


def test_damaged_and_foreign_records_are_set_aside_and_told_once(
    open_matches: Open, plan: MatchSetup, tmp_path: Path, ear: Ear
) -> None:
    matches = open_matches()
    match = finished(matches, plan)
    history = tmp_path / "history"
    (history / "cut.treasure").write_text(match.record().to_line()[:200], "utf-8")
    (history / "letter.treasure").write_text("Dear Anne", "utf-8")
    newer = match.record().to_line().replace('"format":1', '"format":99', 1)
    assert "99" in newer
    (history / "tomorrow.treasure").write_text(newer, "utf-8")
    write_record(history / "begun.treasure", Match(plan).record())
    (history / "notes.txt").write_text("not ours", "utf-8")
    matches.catch_up.run()
    assert {path.name for path in history.iterdir()} == {
        f"{match.identity}.treasure", "cut.treasure.damaged", "letter.treasure.damaged",
        "tomorrow.treasure.newer", "begun.treasure.damaged", "notes.txt",
    }  # fmt: skip
    assert len(ear) == 1
    assert ear[0].startswith("4 finished matches can’t be read")
    open_matches().catch_up.run()
    assert len(ear) == 1


def test_a_catch_up_that_is_stopped_goes_on_the_next_time(
    open_matches: Open, plan: MatchSetup, tmp_path: Path
) -> None:
    matches = open_matches()
    finished(matches, plan)
    matches.close()
    (tmp_path / DATABASE).unlink()
    matches = open_matches()
    matches.catch_up.end()
    matches.catch_up.run()
    assert matches.catch_up.added == 0
    matches = open_matches()
    matches.catch_up.run()
    assert matches.catch_up.added == 1


def test_a_newer_database_is_left_to_the_newer_version(
    open_matches: Open, plan: MatchSetup, tmp_path: Path, ear: Ear
) -> None:
    finished(open_matches(), plan)
    open_matches().close()
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
        database.executescript("DELETE FROM matches; PRAGMA user_version = 99;")
    matches = open_matches()
    matches.catch_up.run()
    assert matches.catch_up.added == 0
    assert len(ear) == 1


# Databases of older versions


def as_of_version_2(path: Path) -> None:
    """Take away what came later."""
    with closing(sqlite3.connect(path)) as database:
        database.executescript(
            "DROP TABLE faces; DROP INDEX matches_by_start; DROP INDEX seats_by_match;"
            "PRAGMA user_version = 2;"
        )


def test_a_file_of_the_second_version_is_read_and_its_faces_are_found(
    open_matches: Open, plan: MatchSetup, tmp_path: Path, ear: Ear
) -> None:
    matches = open_matches()
    finished(matches, plan.with_seat(1, replace(plan.seats[1], persona="braids", emblem=6)))
    matches.close()
    as_of_version_2(tmp_path / DATABASE)
    matches = open_matches()
    (entry,) = entries(matches)
    assert [(one.seat.persona, one.seat.emblem) for one in entry.places] == [
        ("", 0), ("", 1), (plan.seats[2].persona, 2),
    ]  # fmt: skip
    matches.catch_up.run()
    who = {one.seat.name: one.seat for one in entries(matches)[0].places}
    assert (who["Bob"].persona, who["Bob"].emblem) == ("braids", 6)
    assert matches.statistics.matches_played("toy") == 1
    assert ear == []


def test_the_second_versions_schema_is_as_it_was_written(tmp_path: Path, ear: Ear) -> None:
    """A match whose record isn't there stays in the log of a file that was written long ago."""
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
        database.executescript(
            """
            CREATE TABLE matches (
                number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL,
                options TEXT NOT NULL, seed TEXT NOT NULL,
                started TEXT NOT NULL, seconds INTEGER NOT NULL, acts INTEGER NOT NULL,
                turns INTEGER NOT NULL, version TEXT NOT NULL);
            CREATE TABLE seats (
                match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
                seat INTEGER NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL,
                level TEXT NOT NULL, persona TEXT NOT NULL,
                score INTEGER NOT NULL, won INTEGER NOT NULL, PRIMARY KEY (match, seat));
            CREATE TABLE throws (
                match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
                stream TEXT NOT NULL, sides INTEGER NOT NULL, outcome INTEGER NOT NULL,
                times INTEGER NOT NULL, PRIMARY KEY (match, stream, sides, outcome));
            CREATE INDEX seats_by_name ON seats (kind, name);
            CREATE INDEX matches_by_game ON matches (game);
            CREATE TABLE numbers (
                match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
                seat INTEGER NOT NULL, name TEXT NOT NULL, value INTEGER NOT NULL,
                PRIMARY KEY (match, seat, name));
            INSERT INTO matches VALUES (1, 'toy-1', 'toy', '{}', '7',
                '2026-01-01T20:00:00+00:00', 600, 30, 9, '0.1');
            INSERT INTO seats VALUES ('toy-1', 0, 'Ann', 'human', '', '', 3, 1);
            INSERT INTO seats VALUES ('toy-1', 1, 'Pike', 'computer', 'mate', 'pike', 1, 0);
            PRAGMA user_version = 2;
            """
        )
    with closing(Matches(tmp_path, ear)) as matches:
        matches.catch_up.run()
        (entry,) = entries(matches)
        assert [(one.seat.name, one.score) for one in entry.places] == [("Ann", 3), ("Pike", 1)]
        assert matches.statistics.matches_played("toy") == 1
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (VERSION,)
    assert ear == []


def test_nonsense_in_the_database_is_shown_as_far_as_it_makes_sense(
    tmp_path: Path, ear: Ear
) -> None:
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
        database.executescript(
            SCHEMA + module.NUMBERS + FACES + "INSERT INTO matches VALUES"
            "  (1, '../../up', 'toy', '{}', '1', 'never', 5, 1, 1, '1'),"
            "  (2, 'x', 'unheard_of', '{}', '1', '2026', 1, 1, 1, '1');"
            "INSERT INTO seats VALUES ('../../up', 0, 'Ann', 'human', '', 'nobody', 1, 1);"
            "INSERT INTO faces VALUES ('../../up', 0, -77, 'nobody');"
            f"PRAGMA user_version = {VERSION};"
        )
    with closing(Matches(tmp_path, ear)) as matches:
        (entry,) = entries(matches)
        assert (entry.places[0].seat.name, entry.minutes) == ("?", 1)
        with pytest.raises(BadRecord):
            matches.log.record(entry.identity)
    assert ear == []


# Pictures


def test_only_the_latest_matches_keep_a_picture(
    open_matches: Open, plan: MatchSetup, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("treasure_games.match.matches.MOST_LAST_TABLES", 2)
    matches, pixels = open_matches(), bytes(LAST_TABLE[0] * LAST_TABLE[1] * 3)
    played = []
    for day in (1, 2, 3):
        match = finished(matches, plan, f"2026-03-{day:02}T20:00:00+00:00")
        matches.keep_last_table(match.identity, pixels)
        played.append(match.identity)
    assert [matches.last_tables.load(one) is not None for one in played] == [False, True, True]
    matches.pictures.prune([])
    assert matches.last_tables.load(played[2]) == pixels


def test_adding_a_match_again_replaces_its_faces(tmp_path: Path, plan: MatchSetup) -> None:
    match = Match(plan)
    finish(match)
    with closing(Statistics(tmp_path / DATABASE, lambda _: None)) as statistics:
        statistics.add(match)
        match.hand_to_human(2, "scarf")
        statistics.add(match)
        assert statistics.query("SELECT face FROM faces WHERE seat = 2") == [("scarf",)]
        assert statistics.query("SELECT kind FROM seats WHERE seat = 2") == [(Kind.HUMAN.value,)]
