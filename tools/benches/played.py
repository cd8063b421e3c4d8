"""Stalls in matches of computers at 1x, in the real window: what players see of them.

Each game is played by a program of its own, which finds every cache cold. It shows the title,
opens the table from there, and notes how long the main thread works at each step of the loop. What
is counted begins ten seconds after the table was opened; opening it is told by its longest step.

The window needs a screen, such as that of `xvfb-run -s "-screen 0 1920x1080x24"`; without one it
is drawn all the same, by SDL's dummy driver, and the figures say so.
"""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from threading import Timer
from time import perf_counter, thread_time
from typing import TYPE_CHECKING, Any, NamedTuple

from tools.benches import SIZE, games, late, milliseconds

if TYPE_CHECKING:
    from pygame.event import Event

    from treasure_games.app import App
    from treasure_games.launch import Launch
    from treasure_games.match.steps import Step
    from treasure_games.stage.loop import Loop

ROOT = Path(__file__).parents[2]
SECONDS = 75.0
SEED = 7
SEATS = "mate,mate,captain"
TITLE = 2.0
"""Seconds for which the title is shown first: computer players and sounds get ready meanwhile."""
WARM = 10.0
"""Seconds from opening the table that aren't counted."""
OPENING = 1.0
"""Seconds after the table's first frame that belong to opening it."""
LONGEST = 8
"""This many of the longest steps are told by themselves."""
PATIENCE = 120.0
"""Seconds that a program may take longer than its match is watched."""


class Stepped(NamedTuple):
    """One step of the loop, in seconds."""

    at: float
    """When it ended, since it was begun to open the table."""
    worked: float
    """How long the main thread worked."""
    shown: str
    """The event that was shown last, or the screen if that isn't the table."""
    is_drawn: bool
    """True if it drew a frame of the table."""


def measure(
    game: str | None, seconds: float = SECONDS, size: tuple[int, int] = SIZE
) -> dict[str, Any]:
    """For each game: late steps, the longest of them, and how long opening the table took.

    Raises `LookupError` for a program that ended early.
    """
    with tempfile.TemporaryDirectory() as compiled:
        environment = _environment(compiled)
        return {one: _played(one, seconds, size, environment) for one in games(game)}


def _played(
    game: str, seconds: float, size: tuple[int, int], environment: dict[str, str]
) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        words = [game, str(seconds), str(size[0]), str(size[1]), folder]
        done = subprocess.run(
            [sys.executable, "-m", "tools.benches.played", *words],
            capture_output=True,
            text=True,
            cwd=ROOT,
            env=environment,
            timeout=seconds + PATIENCE,
            check=False,
        )
    if done.returncode or not done.stdout:
        raise LookupError(f"the program ended early: {done.stderr.strip()[-500:]}")
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def _environment(compiled: str) -> dict[str, str]:
    """No sound is heard, but all of it is decoded and mixed. Modules are compiled, as players have
    them: into a folder of their own where none may lie beside the code.
    """
    environment = {
        **os.environ,
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "SDL_AUDIODRIVER": "dummy",
    }
    has_screen = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"} & os.environ.keys()
    if sys.platform.startswith("linux") and not has_screen:
        environment["SDL_VIDEODRIVER"] = "dummy"
    if environment.pop("PYTHONDONTWRITEBYTECODE", ""):
        environment["PYTHONPYCACHEPREFIX"] = compiled
        compile_all = [sys.executable, "-m", "compileall", "-q", "treasure_games"]
        subprocess.run(compile_all, cwd=ROOT, env=environment, check=True)
    return environment


class Watch:
    """Opens the table after a while, notes the steps of the loop, and quits in the end."""

    def __init__(self, app: App, loop: Loop, launch: Launch, seconds: float) -> None:
        self.steps: list[Stepped] = []
        self._app, self._loop, self._launch = app, loop, launch
        self._seconds = seconds
        self._step = loop.step
        self._opened: float | None = None
        self._shown = ""
        self._table: object = None
        self._due = float("inf")
        self._wait(TITLE)

    def step(self, events: Iterable[Event] = (), dt: float | None = None) -> None:
        """Take one step of the loop, and note it once the table is being opened."""
        start, frames = thread_time(), self._loop.frames_drawn
        if perf_counter() >= self._due:
            self._go_on()
        self._step(events, dt)
        if self._opened is not None:
            is_drawn = self._loop.frames_drawn > frames
            self._note(perf_counter() - self._opened, thread_time() - start, is_drawn)

    def _wait(self, seconds: float) -> None:
        """Have a step made when this time is over, even if nothing moves."""
        self._due = perf_counter() + seconds
        timer = Timer(seconds, self._loop.wake)
        timer.daemon = True
        timer.start()

    def _go_on(self) -> None:
        """Open the table, or quit."""
        plan = self._launch.plan
        if self._opened is not None or plan is None:
            self._loop.quit()
            return
        self._opened = perf_counter()
        self._wait(self._seconds)
        self._app.services.navigation.begin_match(plan)

    def _note(self, at: float, worked: float, is_drawn: bool) -> None:
        from treasure_games.table.scene import TableScene

        top = self._loop.stack.top
        is_table = isinstance(top, TableScene)
        if isinstance(top, TableScene) and top is not self._table:
            self._table = top
            self._tell_events(top.game)
        shown = self._shown if is_table else type(top).__name__
        self.steps.append(Stepped(at, worked, shown, is_drawn and is_table))

    def _tell_events(self, table: Any) -> None:
        """Learn the name of each event when its animation begins."""
        animate: Callable[[Step], Any] = table.animate

        def told(step: Step) -> Any:
            self._shown = type(step.event).__name__
            return animate(step)

        table.animate = told


def figures(steps: list[Stepped]) -> dict[str, Any]:
    """What is told of a match."""
    counted = [step for step in steps if step.at > WARM]
    longest = sorted(counted, key=lambda step: -step.worked)[:LONGEST]
    return {
        "opening_ms": milliseconds(max(step.worked for step in _opening(steps))),
        "steps": len(counted),
        **late([step.worked for step in counted]),
        "longest_ms": {
            f"{step.shown} at {step.at:.2f} s": milliseconds(step.worked) for step in longest
        },
        "table_seen_until_s": round(max(step.at for step in steps if step.is_drawn), 1),
    }


def _opening(steps: list[Stepped]) -> list[Stepped]:
    """The steps until the table is seen, and those of the first moment after it."""
    first = next(step.at for step in steps if step.is_drawn)
    return [step for step in steps if step.at <= first + OPENING]


def play(game: str, seconds: float, size: tuple[int, int], folder: Path) -> dict[str, Any]:
    """Play in this process as the program does; return the figures."""
    from treasure_games.app import App
    from treasure_games.commands.arguments import parsed
    from treasure_games.commands.play import launch_of
    from treasure_games.first_pictures import assets_for
    from treasure_games.launch import Launch

    words = ["play", game, "--seats", SEATS, "--seed", str(SEED)]
    planned = launch_of(parsed(words, "bench"))
    watch: Watch
    screen: dict[str, Any] = {}

    class Watched(App):
        def open(self) -> Loop:
            nonlocal watch
            self.settings.window_width, self.settings.window_height = size
            loop = super().open()
            loop.window.resize(*size)
            loop.settings_changed()
            screen.update(_screen(loop))
            watch = Watch(self, loop, planned, seconds)
            vars(loop)["step"] = watch.step
            return loop

    launch = Launch(data_dir=folder, window_mode="windowed", speed=1.0)
    code = Watched(launch, assets_for(launch)).run()
    if code:
        raise SystemExit(code)
    return {**screen, **figures(watch.steps)}


def _screen(loop: Loop) -> dict[str, Any]:
    from pygame import display

    driver = display.get_driver()
    is_seen = driver != "dummy"
    return {
        "screen": driver if is_seen else "dummy: there is no window, showing it costs nothing",
        "size": "{}x{}".format(*loop.window.pixel_size),
    }


if __name__ == "__main__":
    gc.disable()  # As the command line does; the loop enables it after its first frame.
    game_id, watched, wide, high, data = sys.argv[1:]
    print(json.dumps(play(game_id, float(watched), (int(wide), int(high)), Path(data))))
