"""Measures what the project promises: python tools/bench.py SUBJECT, one of `SUBJECTS`.

`--game G` chooses a game (default: all), `--scene S` one animation of `frames`, `--json` prints
one object. Timings are noisy: compare
figures of one run with each other, and repeat before believing a difference.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

SUBJECTS = {
    "rules": "decisions a second of random play, and the time of a copy",
    "simulate": "decisions a second of `simulate`, as a share of those of the bare rules",
    "frames": "a frame of the busiest animation beside blitting the same pixels once",
    "start": "from starting the program to its first frame",
    "idle": "share of a core, and memory, while nobody does anything",
    "opponents": "thinking time of each level, and the window's frames meanwhile",
}


def main() -> int:
    """Measure one subject and print the result."""
    parser = argparse.ArgumentParser(description="Measure what the project promises.")
    parser.add_argument(
        "subject", choices=SUBJECTS, help="; ".join(map(": ".join, SUBJECTS.items()))
    )
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--scene", help="only this animation (frames)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    arguments = parser.parse_args()
    chosen = {} if arguments.scene is None else {"scene": arguments.scene}
    if chosen and arguments.subject != "frames":
        parser.error("--scene belongs to frames")
    measure: Callable[..., dict[str, Any]] = import_module(
        f"tools.benches.{arguments.subject}"
    ).measure
    try:
        found = measure(arguments.game, **chosen)
    except LookupError as error:
        print(f"bench: {error}", file=sys.stderr)
        return 2
    found = {
        "command": " ".join(["python", "tools/bench.py", *sys.argv[1:]]),
        "python": platform.python_version(),
        "machine": f"{platform.machine()}, {platform.system()}",
        **found,
    }
    print(json.dumps(found) if arguments.json else _told(found))
    return 0


def _told(found: Any, indent: str = "") -> str:
    if not isinstance(found, dict):
        return str(found)
    lines = []
    for name, value in found.items():
        if isinstance(value, dict):
            lines.append(f"{indent}{name}:\n{_told(value, indent + '  ')}")
        else:
            told = f"{value:,.3f}".rstrip("0").rstrip(".") if isinstance(value, float) else value
            lines.append(f"{indent}{name}: {told}")
    return "\n".join(lines)


if __name__ == "__main__":
    raise SystemExit(main())
