"""Trials of what was made: each package is installed, started, played and taken away again."""

import os
import shutil
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

from tools.packages.contents import environment
from tools.packages.linux import PROGRAM
from tools.packages.project import NAME, ROOT, Failed, run, step, version
from tools.smoke_frozen import GAMES, Program, run as play


def try_commands(program: Program, scratch: Path, games: Sequence[str] = GAMES) -> None:
    """Ask for the version; let these games be played by computers, and replay what was recorded."""
    surroundings = {**os.environ, **program.env}

    def printed(*words: str) -> str:
        return run(*program.command, *words, cwd=scratch, env=surroundings)

    if (told := printed("--version").strip()) != f"{NAME} {version()}":
        raise Failed(f"--version says {told!r}")
    for game in games:
        record = scratch / f"{game}.jsonl"
        written = f"{program.drive}{record}"
        printed("simulate", game, "--seats", "greedy,greedy", "--games", "1", "--out", written)
        if "1 record holds" not in (told := printed("replay", written)):
            raise Failed(f"replay says {told!r}")


def try_tar(package: Path) -> None:
    """Unpack the portable folder where paths are awkward, add it to the menu, play, remove it."""
    with tempfile.TemporaryDirectory() as scratch:
        home = Path(scratch) / "Jörgs $piele & more"
        with tarfile.open(package) as tar:
            tar.extractall(home, filter="data")
        (folder,) = home.iterdir()
        share = Path(scratch) / "share"
        menu = {**os.environ, "XDG_DATA_HOME": str(share)}
        run(folder / "add-to-menu.sh", env=menu)
        for entry in (share / "applications").glob("*.desktop"):
            run("desktop-file-validate", entry)
        program = Program((str(folder / NAME),))
        try_commands(program, Path(scratch))
        play(program, Path(scratch))
        run(folder / "add-to-menu.sh", "--remove", env=menu)
        if left := [path for path in share.rglob("*.*") if NAME.replace("-", "") in path.name]:
            raise Failed(f"still in the menu: {left}")
    step(f"{package.name}: unpacked, in the menu, played, removed")


def try_deb(package: Path, with_window: bool) -> None:
    """Install the package into an empty root of its own, try what it installed, and purge it."""
    with tempfile.TemporaryDirectory() as scratch:
        root = Path(scratch) / "root"
        for folder in ("var/lib/dpkg/info", "var/lib/dpkg/updates", "var/log"):
            (root / folder).mkdir(parents=True)
        for file in ("status", "available"):
            (root / "var/lib/dpkg" / file).touch()
        # What it depends on isn't in that root; its programs find the libraries of this machine.
        dpkg = ("dpkg", f"--root={root}", "--force-not-root,depends", "--force-bad-path")
        path = f"{os.environ['PATH']}:/usr/sbin:/sbin"
        run(*dpkg, "--install", package, env={**os.environ, "PATH": path})
        program = Program((f"{root}{PROGRAM}",))
        try_commands(program, Path(scratch), GAMES if with_window else GAMES[:1])
        if with_window:
            play(program, Path(scratch), games=())  # Its program is that of the tar.
        saves = Path(scratch) / "data"
        kept = sorted(saves.rglob("*")) if saves.exists() else []
        run(*dpkg, "--purge", NAME, env={**os.environ, "PATH": path})
        if left := [
            file for file in root.rglob("*") if NAME in file.name and "dpkg" not in file.parts
        ]:
            raise Failed(f"still there after the removal: {left}")
        if any(not file.exists() for file in kept):
            raise Failed("the removal took saves along")
    step(f"{package.name}: installed, {'played' if with_window else 'started'}, removed")


def try_wheel(wheel: Path, home: Path) -> Path:
    """Install the wheel into an environment of its own, try its command; return where it lies."""
    with zipfile.ZipFile(wheel) as packed:
        if missing := whole_package() - set(packed.namelist()):
            raise Failed(f"the wheel lacks {', '.join(sorted(missing)[:5])}")
    shutil.rmtree(home, ignore_errors=True)
    python = environment(home, wheel)
    command = python.parent / (f"{NAME}.exe" if sys.platform == "win32" else NAME)
    with tempfile.TemporaryDirectory() as scratch:
        try_commands(Program((str(command),), {"PYTHONPATH": ""}), Path(scratch))
    step(f"{wheel.name}: installed, started")
    return Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())


def whole_package() -> set[str]:
    """Return the names of all files that the wheel must have, art and sounds among them."""
    places = {
        "treasure_games": "treasure_games",
        "art": "treasure_games/data/art",
        "sounds": "treasure_games/data/sounds",
    }
    return {
        f"{target}/{path.relative_to(ROOT / source).as_posix()}"
        for source, target in places.items()
        for path in (ROOT / source).rglob("*")
        if path.is_file() and path.suffix not in (".po", ".pot", ".pyc")
    }
