"""Libraries in the packed app: their owners, and the files with their licences.

They are listed in `screens/libraries.csv`; the licences are in the folder `licences`. Which wheel
or system supplies a library changes with every version, so each is known by the beginning of its
file's name.
"""

import csv
import re
from dataclasses import dataclass
from importlib.resources import files
from typing import Final


@dataclass(frozen=True, slots=True)
class Library:
    """A shared library, or several of one project. `stems` are names without "lib" and version."""

    name: str
    licence: str
    holder: str
    file: str
    stems: tuple[str, ...]


def _listed() -> tuple[Library, ...]:
    text = files("treasure_games.screens").joinpath("libraries.csv").read_text(encoding="utf-8")
    _header, *rows = csv.reader(text.splitlines())
    return tuple(
        Library(name, licence, holder, file, tuple(stems.split()))
        for name, licence, holder, file, stems in rows
    )


LIBRARIES: Final = _listed()
"""Sorted by name, except SDL first."""

_SHARED: Final = re.compile(r"\.(?:so|dll|dylib)\b", re.IGNORECASE)
_EXTENSION: Final = re.compile(r"\.(?:cpython|cp\d|abi3)[^/]*\.(?:so|pyd)$|\.pyd$")
_STEM: Final = re.compile(r"(?:lib)?(?P<stem>[a-z][a-z_+]*(?:123|2(?:_[a-z]+)?)?)", re.IGNORECASE)


def is_shared_library(file: str) -> bool:
    """Return True if `file` names a shared library that is not a Python extension module."""
    return bool(_SHARED.search(file)) and not _EXTENSION.search(file)


def library_of(file: str) -> Library | None:
    """Return the library that a file of this name belongs to; None if unknown."""
    found = _STEM.match(file)
    stem = found["stem"].casefold() if found else ""
    return next((one for one in LIBRARIES if stem in one.stems), None)
