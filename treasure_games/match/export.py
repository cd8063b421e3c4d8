"""All finished matches as a table that spreadsheets open: a CSV file in the documents' folder."""

import csv
from datetime import date
from io import StringIO
from pathlib import Path
from typing import Final

import platformdirs

from treasure_games.files import write_whole
from treasure_games.match.statistics import Statistics

_COLUMNS: Final = (
    "match", "started", "game", "options", "seconds", "turns", "seat", "name", "kind", "level",
    "score", "won", "numbers",
)  # fmt: skip
_SEATS: Final = """SELECT id, started, game, options, seconds, turns, own.seat, own.name, kind,
    level, score, won, (SELECT GROUP_CONCAT(name || ' ' || value, ', ') FROM numbers
    WHERE match = id AND numbers.seat = own.seat AND numbers.name NOT LIKE '%:%')
    FROM matches JOIN seats AS own ON id = own.match ORDER BY started, number, own.seat"""
_FORMULAS: Final = ("=", "+", "-", "@")


def export(statistics: Statistics) -> Path:
    """Write a line for each seat, and return where; raises `OSError`."""
    documents = platformdirs.user_documents_path()
    folder = documents if documents.is_dir() else Path.home()
    path, text = folder / f"treasure-games-{date.today()}.csv", StringIO()
    rows = _COLUMNS, *(map(_safe, row) for row in statistics.query(_SEATS))
    csv.writer(text, quoting=csv.QUOTE_ALL).writerows(rows)
    write_whole(path, f"\ufeff{text.getvalue()}")  # Excel takes it for Latin-1 without the mark.
    return path


def _safe(value: object) -> object:
    """Return a value that no spreadsheet takes for a formula, whatever somebody is called."""
    is_formula = isinstance(value, str) and value.lstrip().startswith(_FORMULAS)
    return f"'{value}" if is_formula else value
