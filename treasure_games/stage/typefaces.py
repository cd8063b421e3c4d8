"""Which typeface shows which letter: our own, or else one of the system's, found when needed."""

import re
import struct
from array import array
from bisect import bisect_right
from collections.abc import Iterator
from contextlib import suppress
from functools import cache, lru_cache
from itertools import groupby
from mmap import ACCESS_READ, mmap
from os.path import expandvars
from pathlib import Path
from struct import iter_unpack, unpack_from
from typing import Final, NamedTuple
from unicodedata import category, name

import font_source_serif_pro
import pygame
from msgspec import Struct
from pygame.font import Font

from treasure_games.core.pages import page_beside


class _Page(Struct, frozen=True, forbid_unknown_fields=True):
    """Where typefaces lie, in what order they are asked, and the codes of some scripts."""

    folders: tuple[str, ...]
    asked: list[str]
    scripts: dict[str, str]


_PAGE: Final = page_beside(__file__, _Page)
FOLDERS: Final = _PAGE.folders
"""Where systems keep their typefaces."""
OWN: Final[str] = font_source_serif_pro.font_files_ttf["SourceSerifPro"]
"""Has all letters of our own; slanted ones are fewer."""
REPLACEMENT: Final = "\ufffd"
"""Stands for what no typeface shows."""
LEFTWARD: Final = "\u0590-\u065f\u066a-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc"
"""The letters, not the digits, that are read from the right to the left, as in a set of a regular
expression.
"""
LEFTWARD_WORDS: Final = re.compile(f"[{LEFTWARD}]+(?: +[{LEFTWARD}]+)*")


class Part(NamedTuple):
    """A stretch of text in one typeface, by the path of its file."""

    path: str
    text: str


def parts_of(text: str, own: str = OWN) -> list[Part]:
    """Return a text by what shows it, with the replacement for letters that nothing does; nothing
    if it can be written as it is in a typeface of our `own`.
    """
    if all(_has(own, letter) for letter in text):
        return []
    letters, before = list[Part](), own
    for letter in text:
        found = _typeface_of(letter, own, before)
        before = found or own
        letters.append(Part(before, letter if found else REPLACEMENT))
    stretches = groupby(letters, key=lambda one: one.path)
    parts = [Part(path, "".join(one.text for one in stretch)) for path, stretch in stretches]
    return [] if parts == [(own, text)] else parts


def script_of(text: str) -> str:
    """Return the ISO 15924 code of a script whose letters change beside each other."""
    words = (name(letter, "").split(" ")[0] for letter in text)
    return next((_PAGE.scripts[word] for word in words if word in _PAGE.scripts), "Zyyy")


def is_shown(letter: str) -> bool:
    """Return True if a typeface here has a letter."""
    return _typeface_of(letter, OWN, OWN) is not None


def _typeface_of(letter: str, own: str, before: str) -> str | None:
    """Return the typeface for a letter behind others in that of `before`. Spaces, which are drawn
    by none (but for Ogham's, a line), and what only joins letters are left to that, and marks if it
    has them.
    """
    kind = category(letter)
    if (kind in ("Zs", "Cf") and letter != "\u1680") or "\ufe00" <= letter <= "\ufe0f":
        return before
    near = (before, own, OWN) if kind.startswith("M") else (own, before, OWN)
    return next((path for path in near if _has(path, letter)), None) or _found(letter, FOLDERS)


@cache
def _found(letter: str, folders: tuple[str, ...]) -> str | None:
    """Return the first of the system's typefaces with which SDL draws a letter: it knows not all
    kinds of pictures in colour, and files may be damaged.
    """
    for path in (path for path in _installed(folders) if _has(path, letter)):
        with suppress(OSError, ValueError, pygame.error):
            if Font(path, 40).render(letter, True, "white").get_bounding_rect().width:
                return path
    return None


@cache
def _installed(folders: tuple[str, ...]) -> tuple[str, ...]:
    """Return the files of the system's typefaces, in the order in which they are asked."""
    files = list[Path]()
    for folder in folders:
        with suppress(OSError, RuntimeError):  # Whoever has no home has no folder there.
            files += Path(expandvars(folder)).expanduser().rglob("*.[tToO][tT][fFcC]")
    ranked = sorted((_rank(file.stem), len(file.stem), str(file)) for file in files)
    return tuple(path for rank, _, path in ranked if rank < len(_PAGE.asked))


def _rank(stem: str) -> int:
    """Return what is smaller for a typeface that is asked earlier."""
    name = stem.lower().replace(" ", "")
    ranks = (rank for rank, asked in enumerate(_PAGE.asked) if re.match(asked, name))
    return next(ranks, len(_PAGE.asked))


@lru_cache(maxsize=4000)
def _has(path: str, letter: str) -> bool:
    return bisect_right(_bounds(path), ord(letter)) % 2 == 1


@cache
def _bounds(path: str) -> "array[int]":
    """Return where each stretch of letters begins that a typeface has, and where the next gap
    does, in turn; nothing for a damaged file.
    """
    bounds = array("I")
    try:
        with Path(path).open("rb") as file, mmap(file.fileno(), 0, access=ACCESS_READ) as data:
            for first, last in _stretches(data):
                bounds.extend((first, last + 1))
    except (OSError, ValueError, LookupError, OverflowError, struct.error):
        return array("I")
    return bounds


def _stretches(data: mmap) -> Iterator[tuple[int, int]]:
    """Yield the first and last letters of the stretches in the table "cmap" of a typeface, the
    first one in a collection: format 12 has all letters, format 4 only those of the first plane.
    """
    begin = unpack_from(">I", data, 12)[0] if data[:4] == b"ttcf" else 0
    (count,) = unpack_from(">H", data, begin + 4)
    tables = dict(iter_unpack(">4s4xI4x", data[begin + 12 : begin + 12 + 16 * count]))
    top = tables[b"cmap"]
    (count,) = unpack_from(">H", data, top + 2)
    places = [top + at for (at,) in iter_unpack(">4xI", data[top + 4 : top + 4 + 8 * count])]
    formats = {unpack_from(">H", data, place)[0]: place for place in places}
    if 12 in formats:
        groups = formats[12] + 16
        (count,) = unpack_from(">I", data, groups - 4)
        for first, last, _ in iter_unpack(">III", data[groups : groups + 12 * count]):
            yield first, last
    else:
        ends = formats[4] + 14
        (size,) = unpack_from(">H", data, ends - 8)
        form = f">{size // 2}H"
        starts = unpack_from(form, data, ends + size + 2)
        yield from zip(starts, unpack_from(form, data, ends), strict=True)
