"""Pictures made before they are needed, so that no frame waits for them."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Hashable
from time import perf_counter
from typing import Final

from pygame import Surface

from treasure_games.stage.read_ahead import ReadAhead

Part = tuple[str, str, int, int]
"""What can be made on another thread: how ("whole", "cover", "master"), a picture's name, width and
height in pixels, 0 for a master.
"""

_BUSY: Final = 1
"""A frame that has made more pictures than this has no time for those that are made ready."""
_PATIENCE: Final = 3
"""So many such frames may follow each other: where all are busy these would come too late."""
_TRIES: Final = 4
"""So many of these are begun in one frame: most lack parts at first."""
_SLICE: Final = 0.005
"""Seconds after which an attempt begins to make nothing more."""
_FAILURES: Final = 24
"""After so many tries something is left to whoever needs it: its parts push each other out."""


class NotYet(Exception):
    """A picture that something is laid together from is still made in the background, or there was
    no time to lay it together.
    """

    def __init__(self, part: Part = ("", "", 0, 0)) -> None:
        super().__init__(part)
        self.part = part


class Workshop:
    """Makes parts in the background, and what is laid together from them in frames that have time.

    `make` makes a part on another thread; `count` tells how many pictures have been made so far.
    Parts that nobody has asked for yet take at most `budget` bytes.
    """

    def __init__(
        self, make: Callable[[Part], Surface], count: Callable[[], int], budget: float = math.inf
    ) -> None:
        self.is_open = True
        """False where nothing comes suddenly: for what stands still."""
        self.budget = budget
        """Takes effect with the next layout."""
        self._make = make
        self._count = count
        self._background = ReadAhead(make, budget=budget)
        self._expected: dict[Hashable, Callable[[], object]] = {}
        self._awaited: dict[Hashable, Part] = {}
        """The parts that some of these wait for."""
        self._failures: Counter[Hashable] = Counter()
        self._jobs: list[Callable[[], object]] = []
        self._used: list[Part] | None = None
        """The parts of what is made ready at the moment; None at any other time."""
        self._made_before = 0
        """How many pictures had been made when the last frame was done."""
        self._busy_frames = 0
        self._until: float | None = None
        """When the present attempt is cut short; None if there is none."""

    def ask(self, part: Part) -> None:
        """Have a part made in the background; also if it is there now: others may push it out."""
        if self.is_open:
            self._background.ask([part])

    def prepare(self, key: Hashable, make: Callable[[], object]) -> None:
        """Have something made as soon as all its parts are there, in a frame that has time."""
        if self.is_open:
            self._expected.setdefault(key, make)

    def after_frame(self, job: Callable[[], object]) -> None:
        """Have a short job done when the next frame is shown, or at once where nothing moves."""
        if self.is_open:
            self._jobs.append(job)
        else:
            job()

    @property
    def is_preparing(self) -> bool:
        """True if some of these wait for a frame that has time."""
        return bool(self._expected)

    @property
    def is_reading(self) -> bool:
        """True if something is made in the background just now."""
        return self._background.is_working

    @property
    def is_busy(self) -> bool:
        """True if anything is still to be made."""
        return self.is_reading or self.is_preparing

    @property
    def is_composing(self) -> bool:
        """True while something is laid together ahead of its time."""
        return self._used is not None

    def work(self) -> None:
        """Do the jobs of this frame, and make one of those unless enough has been made; called
        after each frame.
        """
        jobs, self._jobs = self._jobs, []
        for job in jobs:
            job()
        before, tries = self._count(), 0
        is_busy = before > self._made_before + _BUSY and self._busy_frames < _PATIENCE
        self._busy_frames = self._busy_frames + 1 if is_busy else 0
        for key, make in () if is_busy else tuple(self._expected.items()):
            if self._count() != before or tries == _TRIES:
                break
            part = self._awaited.get(key)
            if part is None or not self._background.is_under_way(part):
                self._try(key, make)
                tries += 1
        self._made_before = self._count()

    def part(self, part: Part, make: Callable[[], Surface]) -> Surface:
        """Return what was made in the background, or is made now; raises NotYet while something is
        laid together ahead of its time, which waits for it.
        """
        if self._used is None:
            return self._background.take(part) or make()
        if not self._background.is_done(part):
            self._background.ask([part])
            raise NotYet(part)
        self._used.append(part)
        return self._background.find(part) or make()

    def attempt(self, make: Callable[[], bool]) -> bool:
        """Do something that needs parts, all of which must have been made in the background; those
        that have not are asked for. Return True if `make` did, and lacked none.

        If it lays together much itself, it is cut short: what it has made is kept, and the next
        attempt goes on from there.
        """
        used: list[Part] = []
        self._used, self._until = used, perf_counter() + _SLICE
        try:
            is_done = make()
        except NotYet:
            is_done = False
        finally:
            self._used = self._until = None
        if is_done:
            for part in used:
                self._background.take(part)
        return is_done

    def pause(self) -> None:
        """Cut the present attempt short if it has taken long enough; called before more is made."""
        if self._until is not None and perf_counter() > self._until:
            raise NotYet

    def clear(self) -> None:
        """Forget everything, for a new layout."""
        self._jobs.clear()
        self._expected.clear()
        self._awaited.clear()
        self._failures.clear()
        self._background.drop()
        self._background = ReadAhead(self._make, budget=self.budget)

    def _try(self, key: Hashable, make: Callable[[], object]) -> None:
        """Make something, or note what it waits for."""
        used: list[Part] = []
        self._used = used
        try:
            make()
        except NotYet as still:
            self._awaited[key] = still.part
            self._failures[key] += 1
            if self._failures[key] == _FAILURES:
                self._forget(key)
            return
        finally:
            self._used = None
        for part in used:
            self._background.take(part)
        self._forget(key)

    def _forget(self, key: Hashable) -> None:
        self._expected.pop(key)
        self._awaited.pop(key, None)
        del self._failures[key]
