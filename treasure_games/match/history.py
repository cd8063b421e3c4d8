"""Finished matches, one record per file, to watch again or send to somebody."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from treasure_games.core.errors import BadRecord, GameError
from treasure_games.core.language import N_
from treasure_games.core.record import Record, final_state
from treasure_games.files import reason_of
from treasure_games.match.match import Match
from treasure_games.match.recordfile import RECORD_SUFFIX, read_record, write_record

READABLE: Final = (RECORD_SUFFIX, ".json", ".jsonl")
"""The suffixes that files with a record may have."""


class FileTrouble(GameError):
    """A file can't be written or read; the sentence says which and why."""


class PastMatch(NamedTuple):
    """A finished match in the list; `ended` is in seconds since 1970."""

    identity: str
    path: Path
    ended: float


class History:
    """The folder of finished matches."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def add(self, match: Match) -> Path:
        """Keep a finished match; adding it twice changes nothing. Raises `OSError`."""
        path = self._folder / f"{match.identity}{RECORD_SUFFIX}"
        write_record(path, match.record())
        return path

    def holds(self, identity: str) -> bool:
        """Return True if this match is finished and kept."""
        return (self._folder / f"{identity}{RECORD_SUFFIX}").exists()

    def all(self) -> list[PastMatch]:
        """Return all kept matches, the latest first."""
        try:
            paths = list(self._folder.glob(f"*{RECORD_SUFFIX}"))
        except OSError:
            return []
        found: list[PastMatch] = []
        for path in paths:
            with suppress(OSError):  # A file removed meanwhile hides no other.
                found.append(PastMatch(path.stem, path, path.stat().st_mtime))
        return sorted(found, key=lambda past: -past.ended)

    def record(self, identity: str) -> Record:
        """Return the record of a finished match; raises `FileTrouble` or `BadRecord`."""
        return opened_record(self._folder / f"{identity}{RECORD_SUFFIX}")


def export_record(record: Record, path: Path) -> None:
    """Write a record for somebody else; raises `FileTrouble`."""
    try:
        write_record(path, record)
    except OSError as error:
        raise FileTrouble(
            N_("The record can't be written to {file}: {why}."),
            file=path.name,
            why=reason_of(error),
        ) from error


def import_record(path: Path) -> Record:
    """Return a record from somebody else, replayed to the end to check it.

    Raises `FileTrouble`, `BadRecord`, or `RecordParts` where play differs from it.
    """
    record = opened_record(path)
    final_state(record)
    return record


def opened_record(path: Path) -> Record:
    """Read the record in a file without replaying it; raises `FileTrouble` or `BadRecord`."""
    if path.suffix.lower() not in READABLE:
        raise BadRecord(
            N_("{file} isn't a record: their names end in {endings}."),
            file=path.name,
            endings=", ".join(READABLE),
        )
    try:
        return read_record(path)
    except OSError as error:
        raise FileTrouble(
            N_("{file} can't be read: {why}."), file=path.name, why=reason_of(error)
        ) from error
