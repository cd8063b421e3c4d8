"""Keeps the process that runs the tests small."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Final

from treasure_games.stage.freed_memory import trim_memory

_STATUS: Final = Path("/proc/self/statm")
_PAGE: Final = 4096
_PILE: Final = 80_000_000
"""Bytes by which the process may grow before closed windows are collected."""

_WHOLE: Final = 3
"""After so many collections one goes through everything: a window may have been open for long."""
_MUCH: Final = 300_000_000
"""Bytes of a process that shouldn't take a large layout on top of what nobody holds any more."""


class Memory:
    """Collects closed windows once they have piled up.

    Their objects refer to each other in cycles, and the collector counts objects, not the
    megabytes of pictures that they hold. Collecting after each test would take longer than many
    a test. Between two collections freed memory stays with the C library, unlike in the app:
    windows that open and close all the time would spend much of their time on asking for it again.
    """

    def __init__(self) -> None:
        """Leave out what has been imported so far: it stays, and is large to go through."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 20, 20)
        self._after = resident()
        self._tidied = 0

    def tidy(self) -> None:
        """Collect if the process has grown by much since the last time.

        What is left then is mostly there to stay, and isn't gone through the next few times.
        """
        if resident() <= self._after + _PILE:
            return
        self._tidied += 1
        if self._tidied % _WHOLE == 0:
            gc.unfreeze()
        self._sweep()
        gc.freeze()

    def collect(self) -> None:
        """Free what nobody holds any more, as before a window that needs much itself."""
        gc.unfreeze()
        self._sweep()

    def _sweep(self) -> None:
        gc.collect()
        trim_memory()
        self._after = resident()


def make_room() -> None:
    """Free what nobody holds any more, if the process is large already."""
    if resident() > _MUCH:
        gc.unfreeze()
        gc.collect()
        trim_memory()


def resident() -> int:
    """Return the bytes of the process that lie in memory; 0 where the system doesn't say."""
    if not _STATUS.exists():
        return 0
    return int(_STATUS.read_text(encoding="ascii").split()[1]) * _PAGE
