"""Makes saves outlive a power cut, without keeping the window waiting for the disk."""

from __future__ import annotations

import os
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread


class Settler:
    """A thread that forces files to the disk, in the order in which they were written.

    Until it has come to a save, a power cut may leave that one empty; the generation before it
    was settled by then.
    """

    def __init__(self) -> None:
        self._paths: SimpleQueue[Path | None] = SimpleQueue()
        self._troubles: SimpleQueue[OSError] = SimpleQueue()
        self._thread: Thread | None = None

    def settle(self, path: Path) -> None:
        """See to this file soon."""
        if self._thread is None:
            self._thread = Thread(target=self._serve, name="settler", daemon=True)
            self._thread.start()
        self._paths.put(path)

    def trouble(self) -> OSError | None:
        """What the disk has refused since the last call, if anything."""
        try:
            return self._troubles.get_nowait()
        except Empty:
            return None

    def close(self) -> None:
        """Return when all files are settled."""
        if self._thread is not None:
            self._paths.put(None)
            self._thread.join()
            self._thread = None

    def _serve(self) -> None:
        while (path := self._paths.get()) is not None:
            try:
                with path.open("r+b") as file:
                    os.fsync(file.fileno())
            except FileNotFoundError:
                continue  # Three newer generations have come meanwhile.
            except OSError as error:
                self._troubles.put(error)


def settled_later(_descriptor: int) -> None:
    """Leave it to a `Settler`."""
