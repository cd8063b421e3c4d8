"""The file of a simulation's records, which always ends with a whole line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path

from treasure_games.commands.failure import CommandFailed
from treasure_games.core.language import N_
from treasure_games.core.language import translate as _


class RecordLines:
    """Writes one record per line, and removes a line that was not fully written."""

    def __init__(self, file: FileIO) -> None:
        self._file = file
        self._whole = 0

    def write(self, record: str) -> None:
        """Add a record; raises `OSError` if there is no room for all of it."""
        rest = memoryview(record.encode("utf-8") + b"\n")
        size = len(rest)
        while rest:
            rest = rest[self._file.write(rest) or 0 :]
        self._whole += size

    def take_back_torn(self) -> None:
        """Cut the file after the last whole line; pipes and devices can't be cut."""
        if self._file.seekable() and self._file.tell() > self._whole:
            self._file.truncate(self._whole)


@contextmanager
def record_lines(path: Path | None) -> Iterator[RecordLines | None]:
    """Open the file of the records, if any; raises `CommandFailed` if the disk refuses."""
    if path is None:
        yield None
        return
    try:
        with FileIO(path, "w") as file:
            lines = RecordLines(file)
            try:
                yield lines
            finally:
                lines.take_back_torn()
    except OSError as error:
        raise CommandFailed(
            _(N_("The records can't be written to {file}: {why}.")).format(
                file=path, why=error.strerror or error
            )
        ) from error
