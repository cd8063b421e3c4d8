"""A record in a file of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from treasure_games.core.errors import BadRecord
from treasure_games.core.language import N_
from treasure_games.core.record import Record
from treasure_games.files import Sync, read_bounded, sync_now, write_whole

RECORD_SUFFIX: Final = ".treasure"

MOST_BYTES: Final = 1 << 24
"""The largest size of a record; the longest possible match takes a third of it."""


def write_record(
    path: Path, record: Record, *, beside: Path | None = None, sync: Sync = sync_now
) -> None:
    """Write the whole record, as `files.write_whole` does; raises `OSError`."""
    write_whole(path, record.to_line() + "\n", beside=beside, sync=sync)


def read_record(path: Path) -> Record:
    """Read the one record in a file. Raises `BadRecord`, or `OSError` if the disk refuses."""
    try:
        text = read_bounded(path, MOST_BYTES).decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord(N_("This is not a record: it can’t be read as text.")) from error
    return Record.from_line(text)
