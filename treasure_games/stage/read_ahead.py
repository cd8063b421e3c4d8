"""Pictures made in the background, before they are needed."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable
from contextlib import suppress
from threading import Event, Lock, Thread
from typing import Generic, TypeVar

from pygame import Surface

from treasure_games.stage.cache import bytes_of

Wanted = TypeVar("Wanted", bound=Hashable)


class ReadAhead(Generic[Wanted]):
    """Makes pictures one after the other; decoding and scaling release the interpreter lock, so it
    costs the caller little if there is a second core.

    Of those that nobody takes the oldest are dropped where all take more than `budget` bytes.
    """

    def __init__(
        self,
        make: Callable[[Wanted], Surface],
        wanted: Iterable[Wanted] = (),
        budget: float = math.inf,
    ) -> None:
        self._make = make
        self._budget = budget
        self._lock = Lock()
        self._waiting: dict[Wanted, None] = {}
        self._begun: dict[Wanted, Event] = {}
        self._found: dict[Wanted, Surface] = {}
        self._is_working = False
        self.ask(wanted)

    @property
    def is_working(self) -> bool:
        """True if something is still to be made."""
        return self._is_working

    def ask(self, wanted: Iterable[Wanted]) -> None:
        """Make these too, after all others."""
        with self._lock:
            self._waiting.update((one, None) for one in wanted if one not in self._begun)
            if self._is_working or not self._waiting:
                return
            self._is_working = True
        Thread(target=self._work, name="read-ahead", daemon=True).start()

    def drop(self) -> None:
        """Start no more pictures."""
        with self._lock:
            self._waiting.clear()

    def is_under_way(self, wanted: Wanted) -> bool:
        """Return True if it is still to be made."""
        with self._lock:
            begun = self._begun.get(wanted)
            return wanted in self._waiting or (begun is not None and not begun.is_set())

    def is_done(self, wanted: Wanted) -> bool:
        """Return True if it has been made, or couldn't be, and nobody has taken it."""
        with self._lock:
            begun = self._begun.get(wanted)
            return begun is not None and begun.is_set()

    def find(self, wanted: Wanted) -> Surface | None:
        """Return a picture that is done, and keep it."""
        return self._found.get(wanted)

    def take(self, wanted: Wanted) -> Surface | None:
        """Return the picture, once; wait while it is being made. None: the caller must make it.

        That is so for pictures that were not requested, were taken, or have not been started: then
        two threads work in parallel.
        """
        with self._lock:
            if wanted in self._waiting:
                del self._waiting[wanted]
                return None
            begun = self._begun.pop(wanted, None)
        if begun is None:
            return None
        begun.wait()
        with self._lock:
            return self._found.pop(wanted, None)

    def _work(self) -> None:
        while (task := self._next()) is not None:
            wanted, ready = task
            # Unreadable pictures are left out: the caller loads them again and gets the error.
            with suppress(Exception):
                self._keep(wanted, self._make(wanted))
            ready.set()

    def _keep(self, wanted: Wanted, made: Surface) -> None:
        """Keep a picture, and of those before it as many as there is room for."""
        with self._lock:
            self._found[wanted] = made
            much = sum(map(bytes_of, self._found.values())) - self._budget
            for oldest in list(self._found)[:-1]:
                if much <= 0:
                    break
                much -= bytes_of(self._found.pop(oldest))
                self._begun.pop(oldest, None)

    def _next(self) -> tuple[Wanted, Event] | None:
        with self._lock:
            if not self._waiting:
                self._is_working = False
                return None
            wanted = next(iter(self._waiting))
            del self._waiting[wanted]
            self._begun[wanted] = ready = Event()
            return wanted, ready
