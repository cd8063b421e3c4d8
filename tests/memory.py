"""Keeps the process that runs the tests small."""

from __future__ import annotations

import gc
from collections.abc import Callable
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import Final

from treasure_games.stage.freed_memory import return_freed_memory, trim_memory

_STATUS: Final = Path("/proc/self/statm")
_PAGE: Final = 4096
_GAMES: Final = "treasure_games.games."
_PILE: Final = 80_000_000
"""Bytes by which the process may grow before closed windows are collected."""
_LITTLE: Final = 60_000_000
"""The same for a crowded process."""

_WHOLE: Final = 8
"""After so many collections one goes through everything: a window may have been open for long."""
_CROWDED: Final = 500_000_000
"""Bytes of a process that puts away pictures, fonts and words, which would soon be asked for again:
a test may need 100 MB itself, and none shall make the process larger than 600.
"""
_LARGE: Final = 6_000_000
"""Bytes of a picture of a large window, freed ones of which are returned at once."""
_MUCH: Final = 300_000_000
"""Bytes of a process that shouldn't take a large layout on top of what nobody holds any more."""


class Memory:
    """Collects closed windows once they have piled up.

    Their objects refer to each other in cycles, and the collector counts objects, not the
    megabytes of pictures that they hold. Collecting after each test would take longer than many
    a test. Between two collections freed memory stays with the C library, unlike in the app, but
    for pictures of a whole large window: windows that open and close all the time would spend much
    of their time on asking for it again.
    """

    def __init__(self, *shared: Callable[[], None]) -> None:
        """Leave out what has been imported so far: it stays, and is large to go through.

        `shared`: these put away what windows have in common.
        """
        self._shared = shared
        return_freed_memory(_LARGE)
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 20, 20)
        self._after = resident()
        self._tidied = 0

    def tidy(self) -> None:
        """Collect if the process has grown by much since the last time.

        What is left then is mostly there to stay, and isn't gone through the next few times.
        """
        size = resident()
        if size <= min(self._after + _PILE, max(self._after + _LITTLE, _CROWDED)):
            return
        self._tidied += 1
        if size > _CROWDED:
            self.collect()
        else:
            self._sweep(whole=self._tidied % _WHOLE == 0)

    def collect(self) -> None:
        """Free what nobody holds any more, what players have worked out and what windows share, as
        before a window that needs much itself.
        """
        for put_away in self._shared:
            put_away()
        self._sweep(whole=True)

    def _sweep(self, *, whole: bool) -> None:
        """Collect, and set aside what is left: collections until the next sweep are short then.

        There are many of them, as the app collects each time that a screen is left. `whole`: go
        through what was set aside before, and forget what players have worked out.
        """
        if whole:
            gc.unfreeze()
            forget_thoughts()
        gc.collect()
        gc.freeze()
        trim_memory()
        self._after = resident()


def forget_thoughts() -> None:
    """Clear the bounded caches of games and their players, which hold 100 MB after many matches."""
    for one in gc.get_objects():
        if (
            isinstance(one, _lru_cache_wrapper)
            and one.__module__.startswith(_GAMES)
            and one.cache_parameters()["maxsize"] is not None
        ):
            one.cache_clear()


def make_room() -> None:
    """Free what nobody holds any more in the middle of a test, if the process is large already."""
    if resident() > _MUCH:
        gc.collect()
        trim_memory()


def resident() -> int:
    """Return the bytes of the process that lie in memory; 0 where the system doesn't say."""
    if not _STATUS.exists():
        return 0
    return int(_STATUS.read_text(encoding="ascii").split()[1]) * _PAGE
