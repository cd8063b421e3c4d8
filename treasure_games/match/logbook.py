"""The ship's log: finished matches by evening; the statistics' database is its index, which is made
again from the records where it was lost.
"""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import date, datetime
from pathlib import Path
from threading import Event, Thread
from typing import Final, NamedTuple

from treasure_games.core.checks import is_file_stem
from treasure_games.core.errors import BadRecord, ReplayDiverged
from treasure_games.core.language import N_, plural
from treasure_games.core.pages import page_beside
from treasure_games.core.record import Record
from treasure_games.core.registry import PACKAGES
from treasure_games.files import set_aside
from treasure_games.match.feats import EDITION, LOOKED_THROUGH, rows_of
from treasure_games.match.match import Match
from treasure_games.match.records import RECORD_SUFFIX, read_record, resumed
from treasure_games.match.saves import is_newer
from treasure_games.match.seats import EMBLEMS, Kind, Seat, begun_at, called_today, evening_at
from treasure_games.match.statistics import DATABASE_ERRORS, LOCK_TIMEOUT, VERSION, Statistics

_REST: Final = 0.004
"""Seconds of rest after each row that is replayed beside the window: its frames come first."""
_SEATS: Final = "EXISTS (SELECT 1 FROM seats INDEXED BY seats_by_match WHERE match = id AND "
"""By itself SQLite would read all people for each match."""
_WON: Final = f"{_SEATS} kind = 'human' AND won = 1)"
_NAMED: Final = f" AND {_SEATS} holds(name, ?))"
_SQL: Final = page_beside(__file__, dict[str, str])


class Place(NamedTuple):
    """Who sat at a table, and how the match ended for them."""

    seat: Seat
    score: int
    has_won: bool


class Entry(NamedTuple):
    """A finished match: `begun` in local time, `places` in order of rank."""

    identity: str
    game: str
    begun: datetime
    seconds: int
    turns: int
    places: list[Place]

    @property
    def evening(self) -> date:
        """The day of its evening."""
        return evening_at(self.begun)

    @property
    def minutes(self) -> int:
        """How long it was played, at least one."""
        return max(1, round(self.seconds / 60))

    @property
    def is_won(self) -> bool:
        """True if a person has won."""
        return any(place.has_won and place.seat.is_human for place in self.places)


class Search(NamedTuple):
    """Which matches are wanted: those of a game (all for ""), at which all these names sat."""

    game: str = ""
    names: str = ""

    @property
    def where(self) -> tuple[str, list[str]]:
        """The condition in SQL, and its values."""
        games = json.dumps([game for game in PACKAGES if self.game in ("", game)])
        names = self.names.casefold().split()
        condition = "game IN (SELECT value FROM json_each(?))" + _NAMED * len(names)
        return condition, [games, *names]


class Logbook:
    """The finished matches whose records lie in `folder`."""

    def __init__(self, folder: Path, statistics: Statistics) -> None:
        self.folder = folder
        self._query = statistics.query

    def total(self, search: Search) -> tuple[int, int]:
        """Return how many matches fit, and how many of them people have won."""
        where, values = search.where
        sql = f"SELECT COUNT(*), COALESCE(SUM({_WON}), 0) FROM matches WHERE {where}"
        return next(((count, won) for count, won in self._query(sql, *values)), (0, 0))

    def page(self, search: Search, first: int, count: int) -> list[Entry]:
        """Return so many of the matches that fit, the latest first."""
        where, values = search.where
        entries = [
            Entry(identity, game, begun_at(started), seconds, turns, [])
            for identity, game, started, seconds, turns in self._query(
                f"SELECT id, game, started, seconds, turns FROM matches WHERE {where}"
                f" ORDER BY started DESC, number DESC LIMIT {count} OFFSET {first}",
                *values,
            )
        ]
        places = {one.identity: one.places for one in entries}
        for identity, name, kind, score, won, emblem, face in self._query(
            _SQL["places"], json.dumps(list(places))
        ):
            places[identity].append(Place(_seat(name, kind, emblem, face), score, bool(won)))
        return entries

    def names(self) -> list[str]:
        """Return who has played, those with the most matches first."""
        return [name for (name,) in self._query(_SQL["names"])]

    def path(self, identity: str) -> Path:
        """Return the file of a match, which can be replayed or sent."""
        if not is_file_stem(identity):
            raise BadRecord(N_("The record of this match can’t be read."))
        return self.folder / f"{identity}{RECORD_SUFFIX}"

    def record(self, identity: str) -> Record:
        """Return the record of a match; raises `BadRecord` without a usable one."""
        try:
            record = read_record(self.path(identity))
        except OSError as error:
            raise BadRecord(N_("The record of this match can’t be read.")) from error
        record.notes["id"] = identity
        return record

    def match(self, identity: str, rest: Callable[[], object] = lambda: None) -> Match:
        """Return a match at its end, as `resumed` does; raises `BadRecord`."""
        match = resumed(self.record(identity), rest=rest)
        if not match.is_over or match.is_prepared:
            raise BadRecord(N_("This match isn’t finished."))
        return match

    def identities(self) -> list[str]:
        """Return the matches that have a record."""
        stems = (path.stem for path in self.folder.glob(f"*{RECORD_SUFFIX}"))
        return sorted(filter(is_file_stem, stems))


def _seat(name: str, kind: str, emblem: int, face: str) -> Seat:
    """Return a seat from the database, which anybody may have written to."""
    level = "" if kind == Kind.HUMAN else "mate"
    plain = {"name": name, "kind": kind, "level": level, "persona": face, "pace": "steady"}
    try:
        return called_today(Seat.from_plain({**plain, "emblem": emblem % EMBLEMS}))
    except BadRecord:
        return Seat("?", emblem % EMBLEMS)


class CatchUp(Thread):
    """Adds what the database lacks of the matches that have a record, one by one, with a connection
    of its own: all of them, or only what people are known for.

    It rests after every row, so that frames aren't late. Records that can't be replayed are set
    aside, which is told when all are done, unless their matches are known.
    """

    def __init__(self, log: Logbook, database: Path, tell: Callable[[str], None]) -> None:
        super().__init__(name="catch-up", daemon=True)
        self.added = 0
        self.on_end: Callable[[], object] = lambda: None
        self._log, self._database, self._tell = log, database, tell
        self._ended = Event()

    def end(self) -> None:
        """Stop soon, and wait for it."""
        self._ended.set()
        if self.is_alive():
            self.join()

    def run(self) -> None:
        """Add all, until the end."""
        lost, aside = self._lost(), list[str]()
        if not lost:
            return
        with closing(Statistics(self._database, self._tell)) as statistics:
            for identity, is_known in lost.items():
                try:
                    match = self._log.match(identity, self._rest)
                    if is_known:
                        statistics.note({identity: rows_of(match)})
                    else:
                        statistics.add(match)
                        self.added += 1
                except InterruptedError:
                    return
                except ReplayDiverged:  # by other rules; it may be looked back at some day
                    continue
                except BadRecord as error:
                    if is_known or isinstance(error.__cause__, OSError):
                        continue
                    path = self._log.path(identity)
                    moved = set_aside(path, "newer" if is_newer(error) else "damaged")
                    aside += [moved.name] if moved else []
        if aside:
            text = plural(
                "A finished match can’t be read and is left out; its file is now {file}.",
                "{count} finished matches can’t be read and are left out, such as {file}.",
                len(aside), file=aside[0],
            )  # fmt: skip
            self._tell(text)
        self.on_end()

    def _rest(self) -> None:
        if self._ended.wait(_REST):
            raise InterruptedError

    def _lost(self) -> dict[str, bool]:
        """Return the matches of which the database lacks something, the oldest first: True if it is
        only what people are known for. Older versions noted neither that nor faces.
        """
        try:
            with closing(sqlite3.connect(self._database, timeout=LOCK_TIMEOUT)) as database:
                if database.execute("PRAGMA user_version").fetchone() != (VERSION,):
                    return {}
                known = dict(database.execute(_SQL["known"], (LOOKED_THROUGH, EDITION)))
        except DATABASE_ERRORS:
            return {}
        lost = (one for one in self._log.identities() if not known.get(one))
        return {one: one in known for one in sorted(lost, key=lambda one: one.partition("-")[2])}
