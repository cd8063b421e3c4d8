"""Reads sounds on a thread of its own, so that decoding never holds up a frame."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from queue import Empty, SimpleQueue

import pygame
from pygame.mixer import Sound


class Preload:
    """Hands over sounds in the order in which they were read; `wake` is called after the last
    one.
    """

    def __init__(self, files: Iterable[Path], wake: Callable[[], None]) -> None:
        self._read: SimpleQueue[tuple[Path, Sound]] = SimpleQueue()
        self._is_wanted = True
        threading.Thread(
            target=self._run, args=(tuple(files), wake), name="sounds", daemon=True
        ).start()

    def take(self) -> Iterator[tuple[Path, Sound]]:
        """What has been read since the last time."""
        while True:
            try:
                yield self._read.get_nowait()
            except Empty:
                return

    def stop(self) -> None:
        """Read no further: the mixer is about to close."""
        self._is_wanted = False

    def _run(self, files: tuple[Path, ...], wake: Callable[[], None]) -> None:
        for file in files:
            if not self._is_wanted:
                return
            try:
                self._read.put((file, Sound(file)))
            except pygame.error:  # the mixer was closed meanwhile
                return
        wake()
