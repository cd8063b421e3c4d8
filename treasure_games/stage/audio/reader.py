"""Reads sounds on a thread of its own, so that decoding never holds up a frame."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from queue import Empty, SimpleQueue

import pygame
from pygame.mixer import Sound


class Reader:
    """Reads `ahead` in this order, and before the rest of it whatever is asked for.

    `wake` is called when something that was asked for is there, and after the last of `ahead`.
    """

    def __init__(self, ahead: Iterable[Path], wake: Callable[[], None]) -> None:
        self._asked: SimpleQueue[Path | None] = SimpleQueue()
        self._read: SimpleQueue[tuple[Path, Sound]] = SimpleQueue()
        self._wake = wake
        self._is_over = False
        self._thread = threading.Thread(
            target=self._run, args=(deque(ahead),), name="sounds", daemon=True
        )
        self._thread.start()

    def ask(self, file: Path) -> None:
        """Read this one next."""
        self._asked.put(file)

    def take(self) -> Iterator[tuple[Path, Sound]]:
        """What has been read since the last time."""
        while True:
            try:
                yield self._read.get_nowait()
            except Empty:
                return

    def close(self) -> None:
        """Read no further, and wait for what is being read: the mixer is about to close."""
        self._is_over = True
        self._asked.put(None)
        self._thread.join()

    def _run(self, ahead: deque[Path]) -> None:
        while not self._is_over:
            try:
                file = self._asked.get(block=not ahead)
                is_awaited = True
            except Empty:
                file = ahead.popleft()
                is_awaited = not ahead
            if file is None:
                return
            try:
                self._read.put((file, Sound(file)))
            except (pygame.error, FileNotFoundError):
                continue  # a damaged file is silent; so is a mixer that was closed meanwhile
            if is_awaited:
                self._wake()
