"""Keeps the process that runs the tests small."""

import ctypes
import gc
import sys
from collections.abc import Callable
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import Final

from treasure_games.stage.freed_memory import return_freed_memory

_STATUS: Final = Path("/proc/self/statm")
_PAGE: Final = 4096
_GAMES: Final = "treasure_games.games."
_PILE: Final = 80_000_000
"""Bytes by which the process may grow before memory is returned."""
_LITTLE: Final = 60_000_000
"""The same for a crowded process."""

_WHOLE: Final = 8
"""After so many times everything is gone through: a window may have been open for long."""
_CROWDED: Final = 410_000_000
"""Bytes of a process that puts away pictures, fonts and words, which would soon be asked for again:
a test may need 100 MB itself, and none shall make the process larger than 600.
"""
_LARGE: Final = 6_000_000
"""Bytes of a picture of a large window, freed ones of which are returned at once."""
_MUCH: Final = 300_000_000
"""Bytes of a process that shouldn't take a large layout on top of what nobody holds any more."""


class Memory:
    """Collects what each test has left, closed windows above all.

    Their objects refer to each other in cycles, and the collector counts objects, not the
    megabytes of pictures that they hold. Whatever is left then is set aside: it is mostly there to
    stay, like what windows share, and to go through it again would take longer than many a test,
    in which the app collects each time that a screen is left.

    Freed memory stays with the C library meanwhile, unlike in the app, but for pictures of a whole
    large window: windows that open and close all the time would spend much of their time on asking
    for it again.
    """

    def __init__(self, *shared: Callable[[], None]) -> None:
        """`shared`: these put away what windows have in common."""
        self._shared = shared
        return_freed_memory(_LARGE)
        gc.set_threshold(50_000, 20, 20)
        self._after = 0
        self._trimmed = 0
        self._set_aside()

    def tidy(self) -> None:
        """Collect what the last test has left, and free memory if the process has grown by much."""
        self._set_aside()
        size = resident()
        if size > _CROWDED and size > self._after + _LITTLE:
            self.collect()
        elif size > self._after + _PILE:
            self._trimmed += 1
            if self._trimmed % _WHOLE == 0:
                self._go_through_all()
            self._trim()

    def collect(self) -> None:
        """Free what nobody holds any more, what players have worked out and what windows share, as
        before a window that needs much itself.
        """
        for put_away in self._shared:
            put_away()
        self._go_through_all()
        self._trim()

    def _set_aside(self) -> None:
        gc.collect()
        gc.freeze()

    def _go_through_all(self) -> None:
        """Collect also what was set aside before, and forget what players have worked out."""
        gc.unfreeze()
        forget_thoughts()
        self._set_aside()

    def _trim(self) -> None:
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


def trim_memory() -> None:
    """Have glibc return the free pages between small blocks."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:
        trim(0)


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
