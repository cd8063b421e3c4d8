"""Processes that end together: no worker outlives the command that started it."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import connection, parent_process
from threading import Thread, current_thread, main_thread
from types import FrameType
from typing import Final, NoReturn

TERMINATED: Final = 143
"""The exit code of shells: 128 plus the number of the signal."""


@contextmanager
def tidy_termination() -> Iterator[None]:
    """Make TERM unwind the program as Ctrl+C does, so that files and pools are closed."""
    before = signal.signal(signal.SIGTERM, _exit)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _exit(_number: int, _frame: FrameType | None) -> NoReturn:
    raise SystemExit(TERMINATED)


@contextmanager
def deaf_children() -> Iterator[None]:
    """Let processes that are started meanwhile ignore Ctrl+C from their first moment on.

    They could not say it themselves before they have been imported, and would print a traceback.
    """
    if current_thread() is not main_thread():
        yield  # Only the main thread may set it, and Ctrl+C reaches no other.
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def hang_on_parent() -> None:
    """Prepare a new worker: leave Ctrl+C to the parent, and end when the parent ends."""
    # Ctrl+C in a terminal reaches the whole group; the parent ends its pool.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, name="lifeline", daemon=True).start()


def _end_with_parent() -> None:
    """End with the parent: a killed parent says nothing, and the worker would wait for ever."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(TERMINATED)
