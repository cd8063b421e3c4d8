"""Processes that end together: none of the workers outlives the command that started them."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import connection, parent_process
from threading import Thread
from types import FrameType
from typing import Final, NoReturn

TERMINATED: Final = 143
"""As shells tell it: 128 and the number of the signal."""


@contextmanager
def tidy_termination() -> Iterator[None]:
    """Within this, a TERM unwinds the program as Ctrl+C does: files and pools are closed."""
    before = signal.signal(signal.SIGTERM, _exit)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _exit(_number: int, _frame: FrameType | None) -> NoReturn:
    raise SystemExit(TERMINATED)


def hang_on_parent() -> None:
    """For a worker as it starts: leave Ctrl+C to the parent, and end when the parent is gone."""
    # Ctrl+C in a terminal reaches the whole group; the parent ends its pool.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, name="lifeline", daemon=True).start()


def _end_with_parent() -> None:
    """A killed parent says nothing, and a worker of a pool would wait for it for ever."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(TERMINATED)
