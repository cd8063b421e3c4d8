"""Writes saves through to the disk in a thread, so that the window needn't wait for it."""

from __future__ import annotations

import os
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread


class DiskSync:
    """A thread that flushes files to the disk in the order in which they were written.

    A power cut before that may leave the latest save empty; the one before it is then safe.
    """

    def __init__(self) -> None:
        self._paths: SimpleQueue[Path | None] = SimpleQueue()
        self._errors: SimpleQueue[OSError] = SimpleQueue()
        self._thread: Thread | None = None

    def sync(self, path: Path) -> None:
        """Flush this file soon."""
        if self._thread is None:
            self._thread = Thread(target=self._serve, name="disk_sync", daemon=True)
            self._thread.start()
        self._paths.put(path)

    def error(self) -> OSError | None:
        """Return an error of the disk since the last call, if there was one."""
        try:
            return self._errors.get_nowait()
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
                self._errors.put(error)


def _flush(path: Path) -> None:
    """Flush a file by its descriptor, as a file object would add buffers of its own."""
    descriptor = os.open(path, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def sync_later(_descriptor: int) -> None:
    """Do nothing, as a `DiskSync` flushes the file later."""
