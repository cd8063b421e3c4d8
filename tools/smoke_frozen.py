"""Smoke test of the frozen app: start it under Xvfb, play a move with xdotool, quit, start again.

Then the same for each game, started by the command line. Title and tables are compared roughly with
small pictures of them.

    python tools/smoke_frozen.py dist/treasure-games [--keep DIR] [--renew]

The program runs from another working directory, with an empty PATH and its own data folder.
Prints a line per step; exits with 0, or with 1 at a failure. Needs Xvfb, xdotool and ImageMagick.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread
from typing import TypeVar

SIZE = "1280x720"
PATIENCE = 120.0
SHUTTER = 10.0
"""Seconds within which a window's screenshot is taken, if there is a window."""
LEAST_COLOURS = 500
EXPECTED = Path(__file__).resolve().parents[1] / "packaging" / "expected"
THUMBNAIL = "64x36"
UNLIKE = 14.0
"""Mean difference of a pixel's channels, of 255, from which a picture shows something else."""
TREMBLE, STILL = 1.0, 5
"""Mean difference of a picture in which only light and waves move; how many in a row lie still."""
LESSON = "lesson"
"""What Return at the very first title begins."""
GAMES = ("stolen_treasure", "do_not_touch", "treasure_boots", "bluffaneer", "scallywager")
T = TypeVar("T")


class Failed(Exception):
    """A package can't be made, or doesn't do what it should; a sentence for the terminal."""


@dataclass(frozen=True, slots=True)
class Program:
    """How the app is started: its command, its environment, and the drive that paths begin with."""

    command: tuple[str, ...]
    env: Mapping[str, str] = field(default_factory=dict)
    drive: str = ""


def main() -> int:
    """Run the whole smoke test against the folder named on the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--keep", type=Path, help="copy the screenshots here")
    parser.add_argument("--renew", action="store_true", help="write what is expected anew")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        try:
            program = Program((str(arguments.folder.resolve() / "treasure-games"),))
            run(program, Path(scratch), UNLIKE if not arguments.renew else 255.0)
            if arguments.renew:
                renew(Path(scratch))
        except Failed as failure:
            print(f"FAILED: {failure}", file=sys.stderr)
            return 1
        finally:
            if arguments.keep:
                arguments.keep.mkdir(parents=True, exist_ok=True)
                for picture in Path(scratch).glob("*.png"):
                    shutil.copy(picture, arguments.keep)
    return 0


def run(
    program: Program, scratch: Path, unlike: float = UNLIKE, games: Sequence[str] = GAMES
) -> None:
    """The first lesson, one move, quit; continue the save; then a match of each of `games`."""
    data = scratch / "data"
    with display() as screen:
        with app(program, data, scratch, screen) as window:
            window.looks_like("title", unlike)
            window.press("Return")
            play_a_little(window, data, LESSON, unlike)
        before = saved_rows(data)
        with app(program, data, scratch, screen) as again:
            again.press("Return")
            until("the save goes on", lambda: again.play_one_move(data) > before)
            again.quit()
        step("save found again and continued")
        for game in games:
            own = scratch / game
            words = ("play", game, "--seats", "human,deckhand", "--seed", "7")
            with app(program, own, scratch, screen, *words) as window:
                play_a_little(window, own, game, unlike)


def play_a_little(window: "Window", data: Path, game: str, unlike: float) -> None:
    """From the deal to the program's end: one move, and a table that looks like this game's."""
    until("a match is saved", lambda: saved_rows(data))
    window.looks_like(game, unlike)
    window.play_one_move(data)
    step(f"{game}: one move made, save holds {saved_rows(data)} rows")
    window.quit()
    step(f"{game}: quit cleanly")


def renew(scratch: Path) -> None:
    """Write the pictures of this run as those that the next one expects."""
    for name in ("title", LESSON, *GAMES):
        target = EXPECTED / f"{name}.png"
        command = [
            "convert",
            f"{scratch / name}.png",
            "-resize",
            f"{THUMBNAIL}!",
            "-strip",
            str(target),
        ]
        subprocess.run(command, check=True)


class Window:
    """The program's window, driven from outside by keyboard."""

    def __init__(self, process: subprocess.Popen[bytes], env: dict[str, str]) -> None:
        self._process = process
        self._env = env
        search = ("search", "--onlyvisible", "--class", "treasure-games")
        found = until("a window opens", lambda: self._xdotool(*search))
        self._id = found.split()[0]
        until("the window is drawn", lambda: self._colours_on_screen() > LEAST_COLOURS)

    def press(self, *keys: str) -> None:
        """Press keys one after the other, each held for a moment as a person would."""
        self._xdotool("windowfocus", self._id)
        for key in keys:
            self._xdotool("key", "--delay", "120", key)

    def play_one_move(self, data: Path) -> int:
        """Ask for advice and follow it until the save has grown; return its rows then.

        Whoever presses whatever comes next may end among the settings, and stay there.
        """
        start = saved_rows(data)

        def moved() -> int:
            self._check_that_it_runs()
            self.press("h", "Return")
            rows = saved_rows(data)
            return rows if rows > start else 0

        return until("a move is saved", moved)

    def looks_like(self, name: str, unlike: float) -> None:
        """Wait until the window shows roughly what is expected; its picture stays as `name`.png."""
        picture = Path(self._env["SMOKE_SCRATCH"]) / f"{name}.png"
        seen: list[float] = []

        def like() -> bool:
            self.press("space")  # A game's first match begins with its aim, which any key closes.
            if self._grab(picture) and colours_of(picture, self._env) > LEAST_COLOURS:
                seen.append(0.0 if unlike >= 255 else difference(picture, EXPECTED / f"{name}.png"))
            return bool(seen) and seen[-1] <= unlike

        if unlike >= 255:  # Nothing to wait for is known yet: until all lies still.
            until_still(name, lambda: self._grab(picture), picture)
            self.press("space")
            until_still(name, lambda: self._grab(picture), picture)
        try:
            until(f"the window looks like {name}", like)
        except Failed as failure:
            raise Failed(f"{failure}: it differs by {min(seen, default=255.0):.1f}") from failure
        step(f"{name}: differs from what is expected by {seen[-1]:.1f}")

    def quit(self) -> None:
        """Leave through the pause menu by keyboard; wait for exit code 0."""

        def ended() -> bool:
            for key in ("Escape", "shift+Tab", "Return", "shift+Tab", "Return"):
                self.press(key)
                if self._waited_for_end(0.7):
                    return True
            return False

        until("the program ends", ended)
        if self._process.returncode != 0:
            raise Failed(f"the program ended with code {self._process.returncode}")

    def _waited_for_end(self, seconds: float) -> bool:
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True

    def _colours_on_screen(self) -> int:
        picture = Path(self._env["SMOKE_SCRATCH"]) / "start.png"
        return colours_of(picture, self._env) if self._grab(picture) else 0

    def _grab(self, picture: Path) -> bool:
        """Take a screenshot. Without a window `import` waits for a click, so it is cut short."""
        self._check_that_it_runs()
        command = ["import", "-window", self._id, str(picture)]
        try:
            done = subprocess.run(
                command, env=self._env, check=False, timeout=SHUTTER, stderr=subprocess.DEVNULL
            )
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0

    def _check_that_it_runs(self) -> None:
        if self._process.poll() is not None:
            raise Failed(f"the program ended by itself with code {self._process.returncode}")

    def _xdotool(self, *arguments: str) -> str:
        if arguments[0] == "search":
            self._check_that_it_runs()
        done = subprocess.run(
            ["xdotool", *arguments], env=self._env, capture_output=True, text=True, check=False
        )
        return done.stdout


@contextmanager
def app(program: Program, data: Path, scratch: Path, screen: str, *words: str) -> Iterator[Window]:
    """The program started with an empty PATH, from an empty folder; killed if necessary.

    `words` are its command, if any: without one it shows the title.
    """
    elsewhere = scratch / "elsewhere"
    elsewhere.mkdir(exist_ok=True)
    bare = {
        "DISPLAY": screen,
        "HOME": str(scratch),
        "PATH": str(elsewhere),
        "SDL_AUDIODRIVER": "dummy",
        **program.env,
    }
    options = ["--data-dir", f"{program.drive}{data}", "--windowed", "--speed", "4", "--seed", "5"]
    command = [*program.command, *options, *words]
    # Under Wine, Python neither starts with an input that has an end nor with a file as its output.
    process = subprocess.Popen(
        command,
        cwd=elsewhere,
        env=bare,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    told = (process.stdout, sys.stdout.buffer)
    Thread(target=shutil.copyfileobj, args=told, daemon=True).start()
    try:
        yield Window(process, {**os.environ, "DISPLAY": screen, "SMOKE_SCRATCH": str(scratch)})
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()


@contextmanager
def display() -> Iterator[str]:
    """A private display: Xvfb picks a free number and prints it.

    It must not start anew when its last client leaves: whoever came just then would find no screen.
    """
    reading, writing = os.pipe()
    server = subprocess.Popen(
        [
            "Xvfb",
            "-displayfd",
            str(writing),
            "-screen",
            "0",
            f"{SIZE}x24",
            "-noreset",
            "-nolisten",
            "tcp",
        ],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            yield f":{pipe.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def saved_rows(data: Path) -> int:
    """Return the decisions in the newest save below `data`; 0 without one, else at least 1."""
    saves = sorted(data.rglob("*.treasure"), key=lambda path: path.stat().st_mtime)
    for path in reversed(saves):
        try:
            plain = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            continue
        record = plain.get("record", plain) if isinstance(plain, dict) else {}
        if isinstance(record, dict) and "rows" in record:
            return len(record["rows"]) + 1
    return 0


def colours_of(picture: Path, env: dict[str, str]) -> int:
    """Return how many different colours a picture has."""
    done = subprocess.run(
        ["identify", "-format", "%k", str(picture)],
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    return int(done.stdout) if done.stdout.strip().isdigit() else 0


def difference(picture: Path, other: Path) -> float:
    """Return the mean difference of two pictures' channels when both are as small as a stamp."""
    one, two = (
        subprocess.run(
            ["convert", str(path), "-resize", f"{THUMBNAIL}!", "-depth", "8", "rgb:-"],
            capture_output=True,
            check=True,
        ).stdout
        for path in (picture, other)
    )
    return sum(abs(a - b) for a, b in zip(one, two, strict=True)) / len(one)


def until_still(name: str, grab: Callable[[], bool], picture: Path) -> None:
    """Grab pictures until several in a row are alike, but for light and waves."""
    before, alike = picture.with_suffix(".before"), 0

    def is_still() -> bool:
        nonlocal alike
        if not grab():
            return False
        is_alike = before.exists() and difference(picture, before) <= TREMBLE
        alike = alike + 1 if is_alike else 0
        shutil.copy(picture, before)
        return alike >= STILL

    try:
        until(f"{name} lies still", is_still)
    finally:
        before.unlink(missing_ok=True)


def until(what: str, ask: Callable[[], T]) -> T:
    """Ask repeatedly until the answer is true; raises `Failed` at the timeout."""
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        answer = ask()
        if answer:
            return answer
        time.sleep(0.1)
    raise Failed(f"waited {PATIENCE:.0f} s in vain until {what}")


def step(text: str) -> None:
    """Report a successful step."""
    print(f"smoke: {text}", flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
