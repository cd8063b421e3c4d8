"""Pictures are read in the background; frames that need them wait, and the window goes on."""

from collections.abc import Callable, Hashable, Iterable
from contextlib import suppress
from threading import Event, Lock, Thread
from time import perf_counter
from typing import Final, Generic, TypeVar

from pygame import Surface

Wanted = TypeVar("Wanted", bound=Hashable)
Part = tuple[str, str, int, int]
"""What can be made on another thread: how ("whole", "cover", "original"), a picture's name, width
and height in pixels, 0 for an original.
"""

_SLICE: Final = 0.005
"""Seconds after which an attempt begins to make nothing more."""


class NotYet(Exception):
    """A picture is still being read, or there was no time to lay it together."""


class ReadAhead(Generic[Wanted]):
    """Makes pictures one after the other; decoding and scaling release the interpreter lock, so it
    costs the caller little if there is a second core.
    """

    def __init__(self, make: Callable[[Wanted], Surface], wanted: Iterable[Wanted] = ()) -> None:
        self._make = make
        self._lock = Lock()
        self._waiting: dict[Wanted, None] = {}
        self._begun: dict[Wanted, Event] = {}
        self._found: dict[Wanted, Surface] = {}
        self._is_working = False
        self.ask(wanted)

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
                made = self._make(wanted)
                with self._lock:
                    self._found[wanted] = made
            ready.set()

    def _next(self) -> tuple[Wanted, Event] | None:
        with self._lock:
            if not self._waiting:
                self._is_working = False
                return None
            wanted = next(iter(self._waiting))
            del self._waiting[wanted]
            self._begun[wanted] = ready = Event()
            return wanted, ready


class Loader:
    """Finds or makes the parts that pictures are laid together from.

    Outside of an attempt they are made at once. In an attempt they come from the background alone:
    what isn't there yet is asked for, and `NotYet` ends the attempt, to be tried again.
    """

    def __init__(self, make: Callable[[Part], Surface]) -> None:
        """`make` makes a part on another thread."""
        self.is_live = True
        """False for what stands still: nothing is left for after a frame."""
        self._make = make
        self._background = ReadAhead(make)
        self._used: list[Part] | None = None
        """The parts that the present attempt has used; None if there is none."""
        self._until = 0.0
        self._jobs: list[Callable[[], object]] = []

    @property
    def is_attempting(self) -> bool:
        """True while something is laid together from what the background has made."""
        return self._used is not None

    def part(self, part: Part, make: Callable[[], Surface]) -> Surface:
        """Return a part; `make` makes it here and now."""
        if self._used is None:
            return self._background.take(part) or make()
        if not self._background.is_done(part):
            self._background.ask([part])
            raise NotYet
        self._used.append(part)
        return self._background.find(part) or make()

    def attempt(self, make: Callable[[], bool]) -> bool:
        """Return True if `make` could do its work with the parts that are there.

        If it lays together much, it is cut short: what it has made is kept, and the next attempt
        goes on from there.
        """
        used = self._used = list[Part]()
        self._until = perf_counter() + _SLICE
        try:
            is_done = make()
        except NotYet:
            is_done = False
        finally:
            self._used = None
        if is_done:
            for part in used:
                self._background.take(part)
        return is_done

    def pause(self) -> None:
        """Cut the present attempt short if it has taken long; called before more is made."""
        if self._used is not None and perf_counter() > self._until:
            raise NotYet

    def after_frame(self, job: Callable[[], object]) -> None:
        """Have a short job done when the next frame is shown, or at once where nothing moves."""
        if self.is_live:
            self._jobs.append(job)
        else:
            job()

    def work(self) -> None:
        """Do the jobs of this frame; called after each."""
        jobs, self._jobs = self._jobs, []
        for job in jobs:
            job()

    def clear(self) -> None:
        """Forget everything, for a new layout."""
        self._jobs.clear()
        self._background.drop()
        self._background = ReadAhead(self._make)
