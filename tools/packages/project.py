"""What every package says about the project, and how commands are run to make one."""

import os
import re
import subprocess
import time
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tools.smoke_frozen import Failed

ROOT: Final = Path(__file__).resolve().parents[2]
TEMPLATES: Final = ROOT / "packaging"
NAME: Final = "treasure-games"
TITLE: Final = "Treasure Games"
APP_ID: Final = "org.treasuregames.app"
"""The name by which desktops, stores and macOS know the app."""

_PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))[
    "project"
]
SUMMARY: Final[str] = _PROJECT["description"]
HOMEPAGE: Final[str] = _PROJECT["urls"]["Homepage"]
AUTHOR: Final[str] = _PROJECT["authors"][0]["name"]
DEPENDENCIES: Final = tuple(re.split(r"[<>=~ ]", one)[0] for one in _PROJECT["dependencies"])


def version() -> str:
    """Return the version that the package itself tells."""
    text = (ROOT / NAME.replace("-", "_") / "__init__.py").read_text("utf-8")
    found = re.search(r'__version__ = "(.+)"', text)
    if found is None:
        raise Failed("treasure_games/__init__.py names no version")
    return found[1]


def epoch() -> int:
    """Return the seconds since 1970 that all files get: of the commit, so that packages repeat."""
    if told := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(told)
    asked = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return int(asked.stdout) if asked.stdout.strip() else int(time.time())


def filled(template: Path) -> str:
    """Return the text of a template with @VERSION@ and its like filled in."""
    values = {
        "VERSION": version(),
        "HOMEPAGE": HOMEPAGE,
        "AUTHOR": AUTHOR,
        "SUMMARY": SUMMARY,
        "DATE": time.strftime("%Y-%m-%d", time.gmtime(epoch())),
    }
    return re.sub(r"@([A-Z]+)@", lambda gap: values[gap[1]], template.read_text("utf-8"))


def uncommitted() -> list[str]:
    """Return the files that differ from the commit; none where there is no git."""
    asked = subprocess.run(
        ["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return [line[3:] for line in asked.stdout.splitlines()]


def run(*command: str | Path, cwd: Path | None = None, env: Mapping[str, str] | None = None) -> str:
    """Run a command and return what it printed; raises `Failed` with all of that."""
    words = [str(word) for word in command]
    try:
        # A pipe that stays open: under Wine, Python ends at once where its input has an end.
        process = subprocess.Popen(
            words,
            cwd=cwd,
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
    except FileNotFoundError as error:
        raise Failed(f"{words[0]} is missing: install it") from error
    with process:
        assert process.stdout is not None
        printed = process.stdout.read().decode("utf-8", "replace").replace("\r\n", "\n")
        code = process.wait()
    if code:
        raise Failed(f"{' '.join(words)} ended with {code}:\n{printed}")
    return printed


def step(text: str) -> None:
    """Report a successful step."""
    print(f"package: {text}", flush=True)
