"""Pictures read in the background, for whoever will soon ask for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from threading import Event, Lock, Thread

from pygame import Surface


class ReadAhead:
    """Reads pictures one after the other; decoding lets go of the interpreter, so it costs the
    caller next to nothing where there is a second core.
    """

    def __init__(self, read: Callable[[str], Surface], names: Iterable[str]) -> None:
        self._read = read
        self._lock = Lock()
        self._waiting = list(names)
        self._begun: dict[str, Event] = {}
        self._found: dict[str, Surface] = {}
        Thread(target=self._work, name="read-ahead", daemon=True).start()

    def take(self, name: str) -> Surface | None:
        """The picture, once; waits while it is being read. None: whoever asks reads it himself.

        That is so for pictures that were not asked for, were taken, or have not been begun yet:
        two then read side by side.
        """
        with self._lock:
            if name in self._waiting:
                self._waiting.remove(name)
                return None
            begun = self._begun.pop(name, None)
        if begun is None:
            return None
        begun.wait()
        return self._found.pop(name, None)

    def _work(self) -> None:
        while (task := self._next()) is not None:
            name, ready = task
            # What can't be read stays out: whoever asks for it reads it himself and hears why.
            with suppress(Exception):
                self._found[name] = self._read(name)
            ready.set()

    def _next(self) -> tuple[str, Event] | None:
        with self._lock:
            if not self._waiting:
                return None
            name = self._waiting.pop(0)
            self._begun[name] = ready = Event()
            return name, ready
