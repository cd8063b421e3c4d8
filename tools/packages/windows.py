"""The Windows packages: a portable zip and an installer by NSIS; tried on Windows or under Wine."""

import os
import shutil
import sys
import tempfile
import time
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.packages.project import (
    AUTHOR,
    HOMEPAGE,
    NAME,
    ROOT,
    TEMPLATES,
    TITLE,
    Failed,
    epoch,
    run,
    step,
    version,
)
from tools.packages.trial import try_commands
from tools.packages.wine import Wine
from tools.smoke_frozen import GAMES, Program, run as play

REGISTERED: Final = r"HKCU\Software\Classes\TreasureGames.Record\shell\open\command"


def make_zip(frozen: Path, out: Path) -> Path:
    """Pack the frozen folder; the same folder gives the same bytes."""
    name = f"{NAME}-{version()}-windows-x64"
    target = out / f"{name}-portable.zip"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for path in sorted(frozen.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(
                    f"{name}/{path.relative_to(frozen).as_posix()}", time.gmtime(epoch())[:6]
                )
                entry.compress_type = zipfile.ZIP_DEFLATED
                packed.writestr(entry, path.read_bytes())
    return target


def make_installer(frozen: Path, out: Path) -> Path:
    """Let NSIS make an installer for one user."""
    target = out / f"{NAME}-{version()}-windows-x64-setup.exe"
    slash = "/" if sys.platform == "win32" else "-"
    values = {
        "VERSION": version(),
        "NUMBERS": ".".join([*version().split(".")[:3], "0"]),
        "FOLDER": frozen,
        "ICON": ROOT / "art" / "icon" / "app.ico",
        "OUT": target,
        "HOMEPAGE": HOMEPAGE,
        "AUTHOR": AUTHOR,
    }
    defined = [f"{slash}D{name}={value}" for name, value in values.items()]
    run("makensis", f"{slash}V2", *defined, TEMPLATES / "windows" / "installer.nsi")
    return target


def try_zip(package: Path, guest: Wine | None) -> None:
    """Unpack the zip where paths are awkward, and try what it holds."""
    with tempfile.TemporaryDirectory() as scratch:
        home = Path(scratch) / "Jörgs games & more"
        with zipfile.ZipFile(package) as packed:
            packed.extractall(home)
        (folder,) = home.iterdir()
        # Its program is the installer's, which plays all games.
        _try_program(folder / f"{NAME}.exe", guest, Path(scratch), games=())
    step(f"{package.name}: unpacked, {_tried(guest)}")


def try_installer(package: Path, guest: Wine | None) -> None:
    """Install silently, try what was installed and what was registered, uninstall: saves stay."""
    local = guest.local if guest else Path(os.environ["LOCALAPPDATA"])
    home = local / "Programs" / TITLE
    save = local / NAME / "kept.treasure"
    save.parent.mkdir(parents=True, exist_ok=True)
    save.touch()
    try:
        _start(guest, package, "/S")
        program = home / f"{NAME}.exe"
        if not program.exists():
            raise Failed(f"the installer left nothing in {home}")
        if "watch" not in _registered(guest):
            raise Failed("the installer registered nothing for .treasure")
        with tempfile.TemporaryDirectory() as scratch:
            _try_program(program, guest, Path(scratch))
        _start(guest, home / "uninstall.exe", "/S")
        _wait_until_gone(home)
        if "watch" in _registered(guest):
            raise Failed("the uninstaller left .treasure registered")
        if not save.exists():
            raise Failed("the uninstaller took saves along")
    finally:
        save.unlink(missing_ok=True)
        shutil.rmtree(home, ignore_errors=True)
    step(f"{package.name}: installed, {_tried(guest)}, uninstalled")


def _try_program(
    path: Path, guest: Wine | None, scratch: Path, games: Sequence[str] = GAMES
) -> None:
    program = guest.program(path) if guest else Program((str(path),))
    try_commands(program, scratch)
    if guest:
        play(program, scratch, games=games)


def _tried(guest: Wine | None) -> str:
    """What a trial came to: windows are driven by the tools of an X server."""
    return "played" if guest else "started"


def _start(guest: Wine | None, program: Path, *words: str) -> None:
    if guest:
        guest.run(program, *words)
    else:
        run(program, *words)


def _registered(guest: Wine | None) -> str:
    """Return what opens a record, as the registry has it; "" for nothing."""
    try:
        return (
            guest.run(Path("reg"), "query", REGISTERED)
            if guest
            else run("reg", "query", REGISTERED)
        )
    except Failed:
        return ""


def _wait_until_gone(home: Path) -> None:
    """An uninstaller goes on in a copy of itself after the one that was started has ended."""
    for _second in range(60):
        if not home.exists():
            return
        time.sleep(1.0)
    raise Failed(f"the uninstaller left {', '.join(path.name for path in home.iterdir())}")
