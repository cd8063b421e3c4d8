"""The results of all finished matches, in SQLite, for the statistics page."""

import json
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing, suppress
from functools import lru_cache
from itertools import starmap
from pathlib import Path
from typing import Any, Final, NamedTuple

from treasure_games import __version__
from treasure_games.core.game import Outcome
from treasure_games.core.language import in_all_languages, translate
from treasure_games.core.options import Setup
from treasure_games.core.pages import page_beside
from treasure_games.files import reason_of, set_aside
from treasure_games.match.erasing import erase_files
from treasure_games.match.feats import Row, rows_of
from treasure_games.match.ladder import Ladder, PlayedSeat
from treasure_games.match.match import Match
from treasure_games.match.score_history import numbers_of
from treasure_games.match.seats import GIVEN, TAKEN_BACK, Kind
from treasure_games.match.steps import turns_in
from treasure_games.opponents.personas import PERSONAS

VERSION: Final = 3

_SQL: Final = page_beside(__file__, dict[str, str])
SCHEMA, NUMBERS, FACES = _SQL["schema"], _SQL["numbers"], _SQL["faces"]
"""The tables of the first version, and what the second and third added."""

_FIRST: Final = frozenset({"matches", "seats", "throws"})
TABLES: Final = {1: _FIRST, 2: _FIRST | {"numbers"}, 3: _FIRST | {"numbers", "faces"}}
"""The tables of each version."""

MOST: Final = 10**9
"""Above all numbers in it: even a sum of them all is one that SQLite can add up."""

LOCK_TIMEOUT: Final = 1.0
"""Seconds to wait while another window of the app writes."""

Tell = Callable[[str], None]

DATABASE_ERRORS: Final = (sqlite3.Error, UnicodeError)
"""SQLite's messages quote the file, which Python can't decode where it isn't text."""


class NewerDatabase(Exception):
    """The file's schema is from a later version of this app."""


def open_database(path: Path, tell: Tell) -> sqlite3.Connection:
    """Open the database at `path`, or one in memory if it is unusable; `tell` gets the reason."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return _connected(path)
    except NewerDatabase:
        tell(translate("The statistics were written by a newer version: nothing is added now."))
    except sqlite3.OperationalError as error:  # locked, full or not accessible: not damaged
        _tell_of_failure(tell, str(error))
    except DATABASE_ERRORS as error:
        return _replace_damaged(path, tell, str(error))
    except OSError as error:
        _tell_of_failure(tell, reason_of(error))
    return _connected(":memory:")


def _replace_damaged(path: Path, tell: Tell, why: str) -> sqlite3.Connection:
    """Rename the damaged file and open an empty one in its place."""
    aside = set_aside(path, "damaged")
    if aside is None:
        _tell_of_failure(tell, why)
        return _connected(":memory:")
    sentence = translate("The statistics were damaged and begin anew; the old file is now {file}.")
    tell(sentence.format(file=aside.name))
    return _connected(path)


def _tell_of_failure(tell: Tell, why: str) -> None:
    tell(translate("The statistics can’t be saved ({why}): they last until you quit.", why=why))


def _connected(path: Path | str) -> sqlite3.Connection:
    """Open a valid database with our tables."""
    database = sqlite3.connect(path, timeout=LOCK_TIMEOUT)
    database.text_factory = lambda text: text.decode("utf-8", "replace")
    try:
        database.execute("PRAGMA foreign_keys = ON")
        database.create_function("holds", 2, lambda name, words: words in _called(name))
        _prepare(database)
    except BaseException:
        database.close()
        raise
    return database


@lru_cache(1000)
def _called(name: str) -> str:
    """Return a name in small letters, that of a pirate in all languages."""
    pirates = (in_all_languages(one.name) for one in PERSONAS.values())
    return "\n".join(next((names for names in pirates if name in names), {name})).casefold()


def _prepare(database: sqlite3.Connection) -> None:
    """Create or upgrade our tables; raises `sqlite3.DatabaseError` for a damaged database."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
    if version > VERSION:
        raise NewerDatabase
    if not tables:
        _upgrade(database, SCHEMA + NUMBERS + FACES)
    elif version not in TABLES or not tables >= TABLES[version]:
        raise sqlite3.DatabaseError("it is another program's")
    elif database.execute("PRAGMA quick_check").fetchone() != ("ok",):
        raise sqlite3.DatabaseError("its check fails")
    elif not all(_is_sound(database, table) for table in TABLES[version]):
        raise sqlite3.DatabaseError("a value is of a wrong type, or out of bounds")
    elif version < VERSION:
        _upgrade(database, NUMBERS + FACES)


def _is_sound(database: sqlite3.Connection, table: str) -> bool:
    """Return True if all values are of their columns' types and bounds, which no check of SQLite
    asks: whatever is read later relies on it.
    """
    columns = database.execute(f"PRAGMA table_info({table})").fetchall()
    right = [f"typeof({name}) = '{kind.lower()}'" for _, name, kind, *_ in columns]
    right += [
        f"{name} BETWEEN -{MOST} AND {MOST}" for _, name, kind, *_ in columns if kind == "INTEGER"
    ]
    fits = " AND ".join([*right, _SQL[f"sound_{table}"]])
    return database.execute(f"SELECT 1 FROM {table} WHERE NOT ({fits}) LIMIT 1").fetchone() is None


def _upgrade(database: sqlite3.Connection, script: str) -> None:
    database.executescript(f"BEGIN IMMEDIATE;{script}PRAGMA user_version = {VERSION};COMMIT;")


class Standing(NamedTuple):
    """The results of one player in all matches of a game."""

    name: str
    is_human: bool
    matches: int
    won: int


class Statistics:
    """The database. Trouble with it never stops a match.

    A damaged file is set aside and replaced; one that can't be written, or is from a newer version,
    is left alone, and this session's matches are counted in memory only.
    """

    def __init__(self, path: Path, tell: Callable[[str], None]) -> None:
        self._tell, self._path = tell, path
        self._database = open_database(path, tell)

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    def add(self, match: Match) -> None:
        """Count a finished match; adding it again replaces it."""
        outcome = match.outcome()
        if outcome is None:
            raise ValueError("only finished matches are counted")
        try:
            with self._database:
                self._insert_match(match)
                self._insert_seats(match, outcome)
                self._insert_numbers(match)
        except DATABASE_ERRORS as error:
            self._tell_of_trouble(error)

    def _tell_of_trouble(self, error: Exception) -> None:
        self._tell(translate("The statistics can’t be written ({why}).", why=error))

    def remove(self, identity: str, record: Path) -> bool:
        """Forget a match and delete its record: both, or neither and False, which is told."""
        try:
            with self._database:
                self._database.execute("DELETE FROM matches WHERE id = ?", (identity,))
                record.unlink(missing_ok=True)
        except (*DATABASE_ERRORS, OSError) as error:
            why = reason_of(error) if isinstance(error, OSError) else error
            self._tell(translate("The match can’t be deleted ({why}).", why=why))
            return False
        return True

    def erase(self) -> list[str]:
        """Forget everything, for other windows too; return sentences about what can't be. A file
        that can't be emptied is deleted instead.
        """
        folder, name = [self._path.parent], self._path.name
        try:
            self._database.execute("PRAGMA secure_delete = ON")
            with self._database:
                for table in sorted(TABLES[VERSION], key=lambda one: one == "matches"):
                    self._database.execute(f"DELETE FROM {table}")
            if self._database.execute("PRAGMA database_list").fetchone()[2]:  # not in memory
                with suppress(*DATABASE_ERRORS):  # It only gives room back.
                    self._database.execute("VACUUM")
                return erase_files(folder, [f"{name}.*"])
        except DATABASE_ERRORS:
            pass
        self.close()
        told = erase_files(folder, [f"{name}*"])
        self._database = open_database(self._path, self._tell)
        return told

    def matches_played(self, game: str) -> int:
        """Return how many matches of a game were finished."""
        rows = self.query("SELECT COUNT(*) FROM matches WHERE game = ?", game)
        return sum(count for (count,) in rows)

    def has_played(self, game: str, name: str) -> bool:
        """Return True if a person of this name has finished a match of a game."""
        return bool(self.query(_SQL["has_played"], game, Kind.HUMAN.value, name))

    def standings(self, game: str) -> list[Standing]:
        """Return all players of a game's finished matches: people first, then by matches."""
        return [*starmap(Standing, self.query(_SQL["standings"], game))]

    def ladder(self, game: str) -> Ladder:
        """Return how strong people are at a game by all its finished matches."""
        rows = self.query(_SQL["ladder"], TAKEN_BACK, game)
        return Ladder(game, starmap(PlayedSeat, rows))

    def lengths(self, game: str, setup: Setup, people: int) -> list[int]:
        """Return the seconds of the last matches of so many people with these rules and seats."""
        options = json.dumps(dict(setup.options), sort_keys=True)
        rows = self.query(_SQL["lengths"], game, options, setup.seats, people)
        return [seconds for (seconds,) in rows]

    def query(self, sql: str, *values: str | int | None) -> list[tuple[Any, ...]]:
        """Return the rows that SQL selects; none if the database can't be read."""
        try:
            with closing(self._database.execute(sql, values)) as rows:
                return rows.fetchall()
        except DATABASE_ERRORS as error:
            self._tell(translate("The statistics can’t be read ({why}).", why=error))
            return []

    def _insert(self, table: str, rows: Iterable[tuple[object, ...]]) -> None:
        for row in rows:
            places = ", ".join("?" * len(row))
            self._database.execute(f"INSERT INTO {table} VALUES ({places})", row)

    def _insert_match(self, match: Match) -> None:
        identity, plan = match.identity, match.plan
        options = json.dumps(dict(plan.setup.options), sort_keys=True)
        self._database.execute("DELETE FROM matches WHERE id = ?", (identity,))
        acts, turns = len(match.acts) - 1, turns_in(match.acts, len(match.seats))
        row = None, identity, plan.game, options, str(plan.seed), match.started
        self._insert("matches", [(*row, round(match.seconds), acts, turns, __version__)])

    def _insert_seats(self, match: Match, outcome: Outcome) -> None:
        identity, seats = match.identity, list(enumerate(match.seats))
        for n, seat in seats:
            played = ("", "") if seat.is_human else (seat.level, seat.persona)
            ended = outcome.scores[n], n in outcome.winners
            self._insert("seats", [(identity, n, seat.name, seat.kind.value, *played, *ended)])
        self._insert("faces", ((identity, n, seat.emblem, seat.persona) for n, seat in seats))

    def _insert_numbers(self, match: Match) -> None:
        marks = (TAKEN_BACK, len(match.taken_back)), (GIVEN, int(match.plan.is_seed_given))
        rows = [(0, *mark) for mark in marks if mark[1]] + rows_of(match)
        for name, values in numbers_of(match).items():
            rows += [(n, name, one) for n, one in enumerate(values)]
        self._insert("numbers", ((match.identity, *row) for row in rows))
        throws = sorted(match.tally.items())
        self._insert("throws", ((match.identity, *throw, times) for throw, times in throws))

    def note(self, found: Mapping[str, Iterable[Row]]) -> None:
        """Keep further numbers of finished matches, by their ids."""
        rows = [(match, *row) for match, ones in found.items() for row in ones]
        try:
            with self._database:
                self._database.executemany(
                    "INSERT OR REPLACE INTO numbers VALUES (?, ?, ?, ?)", rows
                )
        except DATABASE_ERRORS as error:
            self._tell_of_trouble(error)
