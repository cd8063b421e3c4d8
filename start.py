"""Install Treasure Games beside this file and start it, or run its tests.

Needs only Python and pip.

    python start.py              installs what is missing and starts the game
    python start.py test         installs what is missing and runs the tests
    python start.py -- ARGS      starts the game with arguments (see `-- --help`)

Inside a virtual environment that one is used; outside, one is made in `.venv`.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent
NEEDS = (3, 11)
SOURCES_THAT_DECIDE = ("pyproject.toml", "treasure_games/__init__.py")


def main(arguments: list[str]) -> int:
    """Do what the command line asks; return the exit code of the program started."""
    if sys.version_info < NEEDS:
        print(f"Treasure Games needs Python {NEEDS[0]}.{NEEDS[1]} or newer.", file=sys.stderr)
        return 2
    testing = arguments[:1] == ["test"]
    python = environment()
    if not installed(python, testing) and not install(python, testing):
        print("The installation failed; the lines above say what is missing.", file=sys.stderr)
        return 2
    if testing:
        command = [str(python), "-m", "pytest", "-n", "auto", "--dist", "worksteal", *arguments[1:]]
    else:
        command = [str(python), "-m", "treasure_games", *(a for a in arguments if a != "--")]
    try:
        return subprocess.call(command, cwd=ROOT if testing else None)
    except KeyboardInterrupt:
        return 130


def environment() -> Path:
    """Return the Python to install into: the active virtual environment's, or that of `.venv`."""
    if sys.prefix != sys.base_prefix:
        return Path(sys.executable)
    home = ROOT / ".venv"
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        print(f"Setting up a Python environment in {home} ...", flush=True)
        # Without its own pip, since some systems ship Python without the bundled installer.
        venv.create(home, with_pip=False, symlinks=os.name != "nt")
    return python


def install(python: Path, testing: bool) -> bool:
    """Install the game (and the test tools) for `python`; return False if pip failed."""
    target = f"{ROOT}[dev]" if testing else str(ROOT)
    what = "the game and its test tools" if testing else "the game"
    print(f"Installing {what}. This happens once and takes a minute or two.", flush=True)
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install"]
    if subprocess.call([*pip, "--editable", target]) != 0:
        return False
    stamp(python, testing).write_text(fingerprint(), encoding="utf-8")
    print("Everything is installed.", flush=True)
    return True


def installed(python: Path, testing: bool) -> bool:
    """Return True if the current requirements were installed before."""
    note = stamp(python, testing)
    return note.exists() and note.read_text(encoding="utf-8") == fingerprint()


def stamp(python: Path, testing: bool) -> Path:
    """Return the file where an environment notes what was installed."""
    return python.parent.parent / f".treasure-games-{'dev' if testing else 'play'}"


def fingerprint() -> str:
    """Return a string that changes whenever a new installation is needed."""
    digest = hashlib.sha256(str(ROOT).encode())
    for name in SOURCES_THAT_DECIDE:
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
