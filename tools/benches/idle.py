"""Share of a core and memory of the real program while nobody does anything (Linux only)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

SETTLE = 6.0
WATCHED = 20.0


def measure(_game: str | None) -> dict[str, Any]:
    """At the title with the lantern breathing, without, and at a table."""
    if not Path("/proc/self/stat").exists():
        raise LookupError("idle is measured through /proc, which this system lacks")
    table = ["play", "do_not_touch", "--seats", "human,mate,mate"]
    return {
        "title": _watched([], ambience=True),
        "title_without_ambience": _watched([], ambience=False),
        "table": _watched(table, ambience=True),
    }


def _watched(arguments: list[str], *, ambience: bool) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        _write_settings(Path(folder), ambience)
        command = [sys.executable, "-m", "treasure_games", *arguments, "--data-dir", folder]
        process = subprocess.Popen([*command, "--windowed"])
        try:
            time.sleep(SETTLE)
            before, start = _cpu_seconds(process.pid), time.perf_counter()
            time.sleep(WATCHED)
            used = _cpu_seconds(process.pid) - before
            return {
                "percent_of_a_core": round(100 * used / (time.perf_counter() - start), 2),
                "memory_mb": round(_resident_mb(process.pid), 1),
                "thinker_mb": round(sum(map(_resident_mb, _children(process.pid))), 1),
            }
        finally:
            process.kill()
            process.wait()


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
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError as error:
        raise LookupError("the program ended early; is there a screen?") from error
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _resident_mb(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def _children(pid: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
