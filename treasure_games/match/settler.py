"""Makes saves survive a power cut, without making the window wait for the disk."""

from __future__ import annotations

import os
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread


class Settler:
    """A thread that flushes files to the disk, in the order in which they were written.

    Until then a power cut may leave the latest save empty; the one before it is safe by then.
    """

    def __init__(self) -> None:
        self._paths: SimpleQueue[Path | None] = SimpleQueue()
        self._troubles: SimpleQueue[OSError] = SimpleQueue()
        self._thread: Thread | None = None

    def settle(self, path: Path) -> None:
        """Flush this file soon."""
        if self._thread is None:
            self._thread = Thread(target=self._serve, name="settler", daemon=True)
            self._thread.start()
        self._paths.put(path)

    def trouble(self) -> OSError | None:
        """Return the error since the last call, if the disk refused anything."""
        try:
            return self._troubles.get_nowait()
        except Empty:
            return None

    def close(self) -> None:
        """Return when all files are flushed."""
        if self._thread is not None:
            self._paths.put(None)
            self._thread.join()
            self._thread = None

    def _serve(self) -> None:
        while (path := self._paths.get()) is not None:
            try:
                _flush(path)
            except FileNotFoundError:
                continue  # Three newer generations have replaced it.
            except OSError as error:
                self._troubles.put(error)


def _flush(path: Path) -> None:
    """Flush a file, without the buffers that a file object would be given."""
    descriptor = os.open(path, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def settled_later(_descriptor: int) -> None:
    """Do nothing: a `Settler` flushes the file later."""
