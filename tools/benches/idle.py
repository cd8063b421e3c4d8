"""Share of a core and memory of the real program while nobody does anything (Linux only).

Everything the program has started counts: the thinking process above all.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tools.benches import games

SETTLE = 4.0
"""Seconds that a start takes at the least: nothing is looked at before."""
SAMPLE = 1.0
QUIET = 0.03
"""Share of a core below which so many samples in a row count as rest."""
QUIET_SAMPLES = 3
LONGEST_SETTLE = 60.0
WATCHED = 20.0


def measure(game: str | None) -> dict[str, Any]:
    """At the title with the lantern breathing, without, and at each game's table."""
    if not Path("/proc/self/stat").exists():
        raise LookupError("idle is measured through /proc, which this system lacks")
    tables = {one: ["play", one, "--seats", "human,mate,mate"] for one in games(game)}
    return {
        "title": _watched([], ambience=True),
        "title_without_ambience": _watched([], ambience=False),
        **{f"table: {one}": _watched(table, ambience=True) for one, table in tables.items()},
    }


def _watched(arguments: list[str], *, ambience: bool) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        _write_settings(Path(folder), ambience)
        command = [sys.executable, "-m", "treasure_games", *arguments, "--data-dir", folder]
        process = subprocess.Popen([*command, "--windowed"])
        try:
            settled = _settle(process.pid)
            app, helpers = _shares(process.pid, WATCHED)
            return {
                "settled_after_s": round(settled, 1),
                "percent_of_a_core": round(100 * app, 2),
                "helpers_percent_of_a_core": round(100 * helpers, 2),
                "memory_mb": round(_resident_mb(process.pid), 1),
                "thinker_mb": round(sum(map(_resident_mb, _helpers(process.pid))), 1),
            }
        finally:
            process.kill()
            process.wait()


def _settle(pid: int) -> float:
    """Wait until nothing is at work any more, neither app nor helpers; the seconds it took.

    Computer pirates play their turns and music is decoded first. What never rests is measured
    all the same.
    """
    start = time.perf_counter()
    time.sleep(SETTLE)
    quiet = 0
    while quiet < QUIET_SAMPLES and time.perf_counter() - start < LONGEST_SETTLE:
        quiet = quiet + 1 if sum(_shares(pid, SAMPLE)) < QUIET else 0
    return time.perf_counter() - start


def _shares(pid: int, seconds: float) -> tuple[float, float]:
    """Share of a core that the app and its helpers take over the next `seconds`."""
    helpers = _helpers(pid)
    start, app, others = time.perf_counter(), _cpu_seconds(pid), sum(map(_cpu_seconds, helpers))
    time.sleep(seconds)
    passed = time.perf_counter() - start
    if not _resident_mb(pid):
        raise LookupError("the program ended early; is there a screen?")
    now = sum(map(_cpu_seconds, helpers))
    return (_cpu_seconds(pid) - app) / passed, max(0.0, now - others) / passed


def _write_settings(data_dir: Path, ambience: bool) -> None:
    config = data_dir / "config"
    config.mkdir(parents=True)
    settings = {
        "format": "treasure-games-settings",
        "version": 1,
        "ambience": ambience,
        "window_width": 1920,
        "window_height": 1080,
    }
    (config / "settings.json").write_text(json.dumps(settings), encoding="utf-8")


def _cpu_seconds(pid: int) -> float:
    """Of a process, or of one that has ended and was not reaped yet; 0 for one that is gone."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _resident_mb(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def _helpers(pid: int) -> list[int]:
    """The processes that any thread of the program has started, and those that these have."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    own = [int(child) for task in tasks for child in task.read_text().split()]
    return own + [helper for child in own for helper in _helpers(child)]
