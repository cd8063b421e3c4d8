"""The ship's log of ten thousand matches, beside that of ten: opened, turned, searched.

The entries are copies of a few played matches in the index; a record lies only beside the first
ones, as the others aren't opened. Each figure is the median of some runs, in milliseconds of the
processor.
"""

import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from tools.benches import games, milliseconds
from tools.moments.logbook import dated, finished, keep
from tools.rig import rig
from treasure_games.match.logbook import Logbook, Search
from treasure_games.screens.logbook import LogbookScene
from treasure_games.screens.title import TitleScene

FEW, MANY = 10, 10_000
RUNS = 9
LEAF = 5
BEGUN = datetime(2026, 1, 1, 20, tzinfo=UTC)


def measure(game: str | None) -> dict[str, Any]:
    """How long it takes with few matches and with many, and what an unknown name costs."""
    return {f"{count}_matches": _log_of(count, games(game)) for count in (FEW, MANY)}


def _log_of(count: int, of_games: tuple[str, ...]) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder, rig(folder=Path(folder)) as stand:
        matches = stand.services.matches
        for number in range(FEW):
            record = finished(of_games[number % len(of_games)], 2, 20 + number % 5)
            keep(stand, dated(record, number, BEGUN - timedelta(days=number)))
        path = stand.services.folders.data / "statistics.sqlite3"
        _multiply(path, count)
        stand.show(TitleScene(stand.services))

        def open_log() -> None:
            stand.loop.stack.push(LogbookScene(stand.services))
            stand.tick()
            stand.loop.stack.pop()

        log = matches.log
        return {
            "open_and_first_frame_ms": _median(open_log),
            "first_leaf_ms": _median(lambda: _leaf(log, Search())),
            "last_leaf_ms": _median(lambda: _leaf(log, Search(), count - LEAF)),
            "one_game_ms": _median(lambda: _leaf(log, Search(of_games[-1]))),
            "name_in_all_ms": _median(lambda: _leaf(log, Search("", "ann"))),
            "name_in_none_ms": _median(lambda: _leaf(log, Search("", "nobody"))),
            "megabytes": round(path.stat().st_size / 1e6, 2),
        }


def _leaf(log: Logbook, search: Search, first: int = 0) -> None:
    log.total(search)
    log.page(search, first, LEAF)


def _median(act: Callable[[], None]) -> float:
    times = []
    act()
    for _run in range(RUNS):
        start = process_time()
        act()
        times.append(process_time() - start)
    return milliseconds(median(times))


def _multiply(path: Path, count: int) -> None:
    """Copy what is in the index until there are so many matches, each a day before the last."""
    with closing(sqlite3.connect(path)) as database, database:
        real = [one for (one,) in database.execute("SELECT id FROM matches ORDER BY id")]
        for number in range(FEW, count):
            like, new = real[number % FEW], f"copy-{number:06}"
            started = (BEGUN - timedelta(hours=number)).isoformat(timespec="seconds")
            database.execute(
                "INSERT INTO matches SELECT NULL, ?, game, options, seed, ?, seconds, acts, turns,"
                " version FROM matches WHERE id = ?",
                (new, started, like),
            )
            for table in ("seats", "throws", "numbers", "faces"):
                rows = database.execute(f"SELECT * FROM {table} WHERE match = ?", (like,))
                for row in rows.fetchall():
                    places = ", ".join("?" * len(row))
                    database.execute(f"INSERT INTO {table} VALUES ({places})", (new, *row[1:]))
