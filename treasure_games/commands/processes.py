"""Worker processes end with the command that started them, and leave Ctrl+C to it."""

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
def unwind_on_termination() -> Iterator[None]:
    """Make TERM unwind the program as Ctrl+C does, so that files and pools are closed."""
    before = signal.signal(signal.SIGTERM, _exit)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _exit(_number: int, _frame: FrameType | None) -> NoReturn:
    raise SystemExit(TERMINATED)


@contextmanager
def children_ignoring_interrupts() -> Iterator[None]:
    """Let processes started meanwhile ignore Ctrl+C from the beginning.

    Before their imports are done they can't do it themselves, and would print a traceback.
    """
    if current_thread() is not main_thread():
        yield  # Only the main thread may set handlers, and Ctrl+C reaches no other.
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def end_with_parent() -> None:
    """Prepare a new worker: it ignores Ctrl+C, and ends when its parent ends."""
    # Ctrl+C in a terminal reaches the whole group; the parent ends its pool.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_wait_for_parent, name="parent_watch", daemon=True).start()


def _wait_for_parent() -> None:
    """End with the parent: a worker whose parent was killed would wait for ever."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(TERMINATED)
