"""Gaps between the frames of the real loop while computer captains think.

The whole app runs by the real clock, with its real thinking process, on a window that nobody
sees. A frame is asked for at every moment, so that each hold-up shows. What the machine adds by
itself is told by the frames drawn while nobody thinks, and left out of the processor's time that
the loop takes from one frame to the next.
"""

import os
import tempfile
from itertools import cycle
from pathlib import Path
from time import perf_counter, thread_time

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from pygame import FRect

from tools.benches import quantile
from tools.rig import crew, table_plan
from treasure_games.app import App
from treasure_games.launch import Launch
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.loop import Loop, run
from treasure_games.table.scene import TableScene

WATCHED = 20.0
WARM = 3.0
"""Seconds after the first frame that don't count: pictures are read, the first music begins."""
SIZE = (1920, 1080)
SPOT = FRect(0.0, 0.0, 2.0, 2.0)


class Watch:
    """Asks for frames and notes how long each lets wait for the next."""

    def __init__(self) -> None:
        self.loop: Loop
        self.table: TableScene
        self.thinking: list[float] = []
        self.resting: list[float] = []
        self.work: list[float] = []
        self._first = float("inf")
        """When the first frame was shown."""
        self._last = self._worked = 0.0

    def shown(self) -> None:
        """A frame has been shown: note the gap before it, and ask for one more until time is up."""
        now = perf_counter()
        self._first = min(self._first, now)
        gap, self._last = now - self._last, now
        before, self._worked = self._worked, thread_time()
        if now - self._first > WARM:
            self.work.append(self._worked - before)
            (self.thinking if self.table.session.conductor.thinking() else self.resting).append(gap)
        if now - self._first > WATCHED:
            self.loop.quit()
        self.loop.stack.changed()


def measure_gaps(game_id: str) -> dict[str, float]:
    """Milliseconds between frames: while a captain thinks, and while nobody does.

    Raises `LookupError` for a game without a table.
    """
    with tempfile.TemporaryDirectory() as folder:
        app = App(Launch(data_dir=Path(folder), speed=1.0, window_mode="windowed"))
        app.settings.window_width, app.settings.window_height = SIZE
        watch = Watch()
        watch.loop = loop = app.open()
        _tell_when_shown(loop, watch)
        _differ_always(loop)
        match = app.services.matches.begin(table_plan(game_id, crew(0, 3, "captain")))
        table = TableScene(app.services, match)
        if not isinstance(table, TableScene):
            raise LookupError(f"{game_id} has no table")
        watch.table = table
        try:
            run(loop, lambda: table, after_first_frame=app.services.thinker.start)
        finally:
            app.close()
    return {
        "frames_while_thinking": len(watch.thinking),
        "gap_median_ms": _ms(quantile(watch.thinking, 0.5)),
        "gap_p99_ms": _ms(quantile(watch.thinking, 0.99)),
        "gap_largest_ms": _ms(quantile(watch.thinking, 1.0)),
        "processor_largest_ms": _ms(quantile(watch.work, 1.0)),
        "gap_largest_while_nobody_thinks_ms": _ms(quantile(watch.resting, 1.0)),
    }


def _tell_when_shown(loop: Loop, watch: Watch) -> None:
    show = loop.window.show

    def told() -> None:
        show()
        watch.shown()

    vars(loop.window)["show"] = told


def _differ_always(loop: Loop) -> None:
    """Have a spot drawn that has another colour in each frame: what looks the same isn't shown."""
    draw, colours = loop.stack.draw, cycle(((0, 0, 0), (1, 1, 1)))

    def drawn(canvas: Canvas) -> None:
        draw(canvas)
        canvas.fill(SPOT, next(colours))

    vars(loop.stack)["draw"] = drawn


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 2)
