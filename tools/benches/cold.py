"""Each animation once, in a window just opened: what a player sees of it the first time.

The loop is stepped at 60 Hz, so that what is read in the background has the time that players give
it. Thread times are the main thread's own work; wall times hold what it waited for, too, and what
other programs took.
"""

import gc
from fnmatch import fnmatch
from statistics import median
from time import perf_counter, sleep, thread_time
from typing import Any

from tools.benches import SIZE, games, late, milliseconds, quantile
from tools.benches.frames import BUSIEST, RunningClock
from tools.moments import STRIPS, Strip
from tools.rig import FRAME, Rig, rig

LONGEST = 600
"""An animation is left after this many frames: what follows it may go on for minutes."""

Step = tuple[float, float]
"""Seconds of work and seconds that passed, of one step of the loop."""


def measure(
    game: str | None, scene: str | None = None, size: tuple[int, int] = SIZE
) -> dict[str, Any]:
    """For every film strip, those that `scene` names by a pattern, or a game's busiest: times of
    its steps. Raises `LookupError` if there is none.
    """
    busiest = STRIPS if game is None else BUSIEST[games(game)[0]]
    names = [name for name in busiest if fnmatch(name, scene or "*")]
    if not names:
        raise LookupError(f"there is no animation “{scene}” to measure")
    return {name: _told(_steps(STRIPS[name], size)) for name in names}


def _steps(strip: Strip, size: tuple[int, int]) -> list[Step]:
    """As in the program, the collector leaves alone what was there before the window."""
    gc.collect()
    gc.freeze()
    try:
        with rig(size) as stand:
            stand.app.services.clock = stand.clock = RunningClock(thread_time)
            strip.begin(stand)
            return _paced(stand, strip)
    finally:
        gc.unfreeze()


def _paced(stand: Rig, strip: Strip) -> list[Step]:
    steps: list[Step] = []
    due = perf_counter()
    while stand.loop.stack.is_animating and not strip.is_over(stand) and len(steps) < LONGEST:
        shown, worked = perf_counter(), thread_time()
        stand.tick(FRAME)
        steps.append((thread_time() - worked, perf_counter() - shown))
        due = max(due + FRAME, perf_counter() - FRAME)
        sleep(max(0.0, due - perf_counter()))
    return steps


def _told(steps: list[Step]) -> dict[str, Any]:
    if not steps:
        return {"frames": 0}
    thread, wall = zip(*steps, strict=True)
    return {"frames": len(steps), "thread": _figures(thread), "wall": _figures(wall)}


def _figures(seconds: tuple[float, ...]) -> dict[str, float]:
    return {
        "median_ms": milliseconds(median(seconds)),
        "p95_ms": milliseconds(quantile(seconds, 0.95)),
        "max_ms": milliseconds(max(seconds)),
        **late(seconds),
    }
