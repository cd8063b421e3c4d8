"""Loads sounds on its own thread, so that decoding never delays a frame."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from queue import Empty, SimpleQueue

import pygame
from pygame.mixer import Sound

from treasure_games.stage.audio.catalogue import Clip
from treasure_games.stage.audio.ogg import NotOgg
from treasure_games.stage.audio.vorbis import VorbisFile


class Reader:
    """Loads `ahead` in order, and requested clips before the rest of it.

    `wake` is called when a requested clip is loaded, and after the last of `ahead`.
    """

    def __init__(self, ahead: Iterable[Clip], wake: Callable[[], None]) -> None:
        self._asked: SimpleQueue[Clip | None] = SimpleQueue()
        self._read: SimpleQueue[tuple[Clip, Sound]] = SimpleQueue()
        self._wake = wake
        self._is_over = False
        self._opened: dict[Path, VorbisFile] = {}
        """Files stay open, as they hold many effects each: some megabyte and a half in all."""
        self._thread = threading.Thread(
            target=self._run, args=(deque(ahead),), name="sounds", daemon=True
        )
        self._thread.start()

    def ask(self, clip: Clip) -> None:
        """Load this clip next."""
        self._asked.put(clip)

    def take(self) -> Iterator[tuple[Clip, Sound]]:
        """Return the clips loaded since the last call."""
        while True:
            try:
                yield self._read.get_nowait()
            except Empty:
                return

    def close(self) -> None:
        """Stop loading and wait for the current clip: the mixer is about to close."""
        self._is_over = True
        self._asked.put(None)
        self._thread.join()

    def _run(self, ahead: deque[Clip]) -> None:
        while not self._is_over:
            try:
                clip = self._asked.get(block=not ahead)
                is_awaited = True
            except Empty:
                clip = ahead.popleft()
                is_awaited = not ahead
            if clip is None:
                return
            try:
                self._read.put((clip, self._decoded(clip)))
            except (pygame.error, OSError, NotOgg):
                continue  # a damaged file is silent; so is a mixer that was closed meanwhile
            if is_awaited:
                self._wake()

    def _decoded(self, clip: Clip) -> Sound:
        if clip.file not in self._opened:
            self._opened[clip.file] = VorbisFile(clip.file)
        coded = self._opened[clip.file]
        return Sound(buffer=coded.decoded(clip.start, clip.start + clip.frames))
