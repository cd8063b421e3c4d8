"""Measures what the project promises: python tools/bench.py SUBJECT, one of `SUBJECTS`.

`--game G` chooses a game (default: all), `--json` prints one object. Timings are noisy: compare
figures of one run with each other, and repeat before believing a difference.

`frames` measures warm frames, `frames --cold` each animation in a fresh window, and
`frames --played` the stalls in matches of computers in the real window; `--size WxH` is the
window's, `--scene S` an animation, `--seconds N` the length of a match.
"""

import argparse
import json
import os
import platform
import re
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
    "waiting": "share of a match that a person waits for others, by the animations",
    "log": "opening the ship's log with ten thousand matches, beside ten",
    "replay": "opening the longest matches for looking back, and jumping in them both ways",
    "advice": "advice after a match, held against ten times the search and against the truth",
    "voyage": "how long each port of a voyage takes, and what a lead and the favours are worth",
    "opponents": "thinking time of each level, what one waits for in a round, thought and animation"
    " apart, and the window's frames meanwhile",
}
WAYS = {
    "cold": "each animation once, in a fresh window at 60 Hz",
    "played": "the stalls in matches of computers in the real window",
}
"""Other ways to measure `frames`, each a module of `tools.benches`."""


def main() -> int:
    """Measure one subject and print the result."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # It would stand before the JSON.
    parser = argparse.ArgumentParser(description="Measure what the project promises.")
    parser.add_argument(
        "subject", choices=SUBJECTS, help="; ".join(map(": ".join, SUBJECTS.items()))
    )
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    _add_options_of_frames(parser)
    arguments = parser.parse_args()
    module, chosen = _chosen(parser, arguments)
    measure: Callable[..., dict[str, Any]] = import_module(f"tools.benches.{module}").measure
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


def _add_options_of_frames(parser: argparse.ArgumentParser) -> None:
    frames = parser.add_argument_group("frames")
    way = frames.add_mutually_exclusive_group()
    for name, told in WAYS.items():
        way.add_argument(
            f"--{name}", dest="way", action="store_const", const=name, help=f"measure {told}"
        )
    frames.add_argument("--size", type=_size, metavar="WxH", help="of the window, in pixels")
    frames.add_argument("--scene", help="only this animation (not with --played)")
    frames.add_argument("--seconds", type=float, help="of each match (--played only)")


def _chosen(
    parser: argparse.ArgumentParser, arguments: argparse.Namespace
) -> tuple[str, dict[str, Any]]:
    """Return the module that measures, and how; end with a message if that doesn't go together."""
    options = {name: getattr(arguments, name) for name in ("size", "scene", "seconds")}
    chosen = {name: value for name, value in options.items() if value is not None}
    if arguments.subject != "frames" and (chosen or arguments.way):
        parser.error(f"--{arguments.way or next(iter(chosen))} belongs to frames")
    if "scene" in chosen and arguments.way == "played":
        parser.error("--scene doesn't go with --played")
    if "seconds" in chosen and arguments.way != "played":
        parser.error("--seconds belongs to --played")
    return arguments.way or arguments.subject, chosen


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d+)x(\d+)", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"“{text}” is not a size such as 1920x1080")
    return int(found[1]), int(found[2])


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
