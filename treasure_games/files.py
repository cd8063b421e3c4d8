"""Files written whole or not at all: written beside their place, then moved into it."""

import errno
import os
import stat
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, TypeAlias

Sync: TypeAlias = Callable[[int], object]
"""Writes an open file, given its descriptor, through to the disk."""


def sync_now(descriptor: int) -> None:
    """Wait for the disk: some milliseconds, more on a slow one."""
    os.fsync(descriptor)


def write_whole(
    path: Path, text: str, *, beside: Path | None = None, sync: Sync = sync_now
) -> None:
    """Write `text` to `path`, so that a kill leaves either the old file or the new one.

    `beside` names the temporary file (default: `part_beside(path)`) in the same folder. Lone
    surrogates are escaped as in JSON. Raises `OSError`; the old file is then unchanged.
    """
    part = beside or part_beside(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with part.open("w", encoding="utf-8", errors="backslashreplace", newline="\n") as file:
            file.write(text)
            file.flush()
            sync(file.fileno())
        part.replace(path)
    except OSError:
        with suppress(OSError):  # The disk may refuse everything; the caller gets the first error.
            part.unlink(missing_ok=True)
        raise


def part_beside(path: Path) -> Path:
    """Return a temporary path beside `path` that no other window of the app uses."""
    return path.with_name(f"{path.name}.{os.getpid()}.part")


def read_bounded(path: Path, most: int) -> bytes:
    """Read a whole file from an unknown source; raises `OSError`.

    Refuses pipes and devices, which may never end, and files longer than `most` bytes.
    """
    with open_at_once(path) as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        content = file.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return content


def open_at_once(path: Path) -> BinaryIO:
    """Open a file for reading; a pipe without a writer reads as empty. Raises `OSError`."""
    return open(path, "rb", opener=_descriptor_at_once)


def _descriptor_at_once(path: str, flags: int) -> int:
    """Open without waiting for a pipe's writer; Windows has no pipes among its files."""
    if sys.platform == "win32":
        return os.open(path, flags)
    descriptor = os.open(path, flags | os.O_NONBLOCK)
    os.set_blocking(descriptor, True)
    return descriptor


def set_aside(path: Path, mark: str) -> Path | None:
    """Rename an unusable file so that it is kept but not read again; None if that fails."""
    for number in range(1, 1000):
        aside = path.with_name(f"{path.name}.{mark}" + (f"-{number}" if number > 1 else ""))
        if not aside.exists():
            try:
                return path.rename(aside)
            except OSError:
                return None
    return None


def reason_of(error: OSError) -> str:
    """Return what the system says is wrong, without numbers and paths."""
    return error.strerror or str(error)
