"""Opens the database of finished matches, whatever state its file is in."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

from treasure_games.core.language import N_, translate
from treasure_games.files import reason_of, set_aside

VERSION: Final = 2

SCHEMA: Final = """
CREATE TABLE matches (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL,
    options TEXT NOT NULL, seed TEXT NOT NULL,
    started TEXT NOT NULL, seconds INTEGER NOT NULL, acts INTEGER NOT NULL,
    turns INTEGER NOT NULL, version TEXT NOT NULL);
CREATE TABLE seats (
    match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
    name TEXT NOT NULL, kind TEXT NOT NULL, level TEXT NOT NULL, persona TEXT NOT NULL,
    score INTEGER NOT NULL, won INTEGER NOT NULL, PRIMARY KEY (match, seat));
CREATE TABLE throws (
    match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE, stream TEXT NOT NULL,
    sides INTEGER NOT NULL, outcome INTEGER NOT NULL, times INTEGER NOT NULL,
    PRIMARY KEY (match, stream, sides, outcome));
CREATE INDEX seats_by_name ON seats (kind, name);
CREATE INDEX matches_by_game ON matches (game);
"""

NUMBERS: Final = """
CREATE TABLE IF NOT EXISTS numbers (
    match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
    name TEXT NOT NULL, value INTEGER NOT NULL, PRIMARY KEY (match, seat, name));
"""
"""What version 2 added: the games' own numbers."""

TABLES: Final = {
    1: frozenset({"matches", "seats", "throws"}),
    2: frozenset({"matches", "seats", "throws", "numbers"}),
}
"""The tables of each version."""

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
        sentence = N_("The statistics were written by a newer version: nothing is added now.")
        tell(translate(sentence))
    except sqlite3.OperationalError as error:  # locked, full or not accessible: not damaged
        _tell_of_failure(tell, str(error))
    except DATABASE_ERRORS as error:
        return _replace_damaged(path, tell, str(error))
    except OSError as error:
        _tell_of_failure(tell, reason_of(error))
    return _in_memory()


def _replace_damaged(path: Path, tell: Tell, why: str) -> sqlite3.Connection:
    """Rename the damaged file and open an empty one in its place."""
    aside = set_aside(path, "damaged")
    if aside is None:
        _tell_of_failure(tell, why)
        return _in_memory()
    sentence = N_("The statistics were damaged and begin anew; the old file is now {file}.")
    tell(translate(sentence).format(file=aside.name))
    return _connected(path)


def _tell_of_failure(tell: Tell, why: str) -> None:
    sentence = N_("The statistics can’t be saved ({why}): they last until you quit.")
    tell(translate(sentence).format(why=why))


def _in_memory() -> sqlite3.Connection:
    return _connected(":memory:")


def _connected(path: Path | str) -> sqlite3.Connection:
    """Open a valid database with our tables."""
    database = sqlite3.connect(path, timeout=LOCK_TIMEOUT)
    database.text_factory = _decoded
    try:
        database.execute("PRAGMA foreign_keys = ON")
        _prepare(database)
    except BaseException:
        database.close()
        raise
    return database


def _decoded(text: bytes) -> str:
    return text.decode("utf-8", "replace")


def _prepare(database: sqlite3.Connection) -> None:
    """Create or upgrade our tables; raises `sqlite3.DatabaseError` for a damaged database."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
    if version > VERSION:
        raise NewerDatabase
    if not tables:
        _upgrade(database, SCHEMA + NUMBERS)
    elif version not in TABLES or not tables >= TABLES[version]:
        raise sqlite3.DatabaseError("it is another program's")
    elif database.execute("PRAGMA quick_check").fetchone() != ("ok",):
        raise sqlite3.DatabaseError("its check fails")
    elif not all(_is_sound(database, table) for table in TABLES[version]):
        raise sqlite3.DatabaseError("a value is of a wrong type")
    elif version < VERSION:
        _upgrade(database, NUMBERS)


def _is_sound(database: sqlite3.Connection, table: str) -> bool:
    """Return True if all values are of their columns' types, which no check of SQLite asks."""
    columns = database.execute(f"PRAGMA table_info({table})").fetchall()
    wrong = [f"typeof({name}) != '{kind.lower()}'" for _, name, kind, *_ in columns]
    found = database.execute(f"SELECT 1 FROM {table} WHERE {' OR '.join(wrong)} LIMIT 1")
    return found.fetchone() is None


def _upgrade(database: sqlite3.Connection, script: str) -> None:
    database.executescript(f"BEGIN IMMEDIATE;{script}PRAGMA user_version = {VERSION};COMMIT;")
