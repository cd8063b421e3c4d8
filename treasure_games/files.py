"""Files that are whole or not there: written beside their place, then moved into it."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO, TypeAlias

Settle: TypeAlias = Callable[[int], object]
"""Sees to it that an open file (by its descriptor) outlives a power cut."""


def settled_now(descriptor: int) -> None:
    """Wait for the disk: some milliseconds, and many on a slow one."""
    os.fsync(descriptor)


def write_whole(
    path: Path, text: str, *, beside: Path | None = None, settle: Settle = settled_now
) -> None:
    """Put `text` at `path`, so that whenever we are killed there is the old file or the new one.

    `beside` names the file it grows in (default: `part_beside(path)`), which is in the same
    folder. Half a surrogate pair is written as JSON escapes it. Raises `OSError`; the old file is
    then still there.
    """
    part = beside or part_beside(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with part.open("w", encoding="utf-8", errors="backslashreplace", newline="\n") as file:
            file.write(text)
            file.flush()
            settle(file.fileno())
        part.replace(path)
    except OSError:
        _discard(part)
        raise


def part_beside(path: Path) -> Path:
    """Where a file grows: no other window of the app writes there."""
    return path.with_name(f"{path.name}.{os.getpid()}.part")


def read_bounded(path: Path, most: int) -> bytes:
    """All of a file that anybody may have put there; raises `OSError`.

    Pipes and devices, which may never end, are refused, and so is what is longer than `most` bytes.
    """
    with open_at_once(path) as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        content = file.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return content


def open_at_once(path: Path) -> BinaryIO:
    """Open a file for reading; a pipe into which nobody writes is at its end. Raises `OSError`."""
    return open(path, "rb", opener=_descriptor_at_once)


def _descriptor_at_once(path: str, flags: int) -> int:
    """Opening a pipe else waits for its writer; Windows has no pipes among its files."""
    if sys.platform == "win32":
        return os.open(path, flags)
    descriptor = os.open(path, flags | os.O_NONBLOCK)
    os.set_blocking(descriptor, True)
    return descriptor


def set_aside(path: Path, mark: str) -> Path | None:
    """Rename a file that can't be used, so that it is kept but not met again; None if stuck."""
    for number in range(1, 1000):
        aside = path.with_name(f"{path.name}.{mark}" + (f"-{number}" if number > 1 else ""))
        if not aside.exists():
            try:
                return path.rename(aside)
            except OSError:
                return None
    return None


def reason_of(error: OSError) -> str:
    """What the system says is wrong, without numbers and paths."""
    return error.strerror or str(error)


def _discard(part: Path) -> None:
    try:
        part.unlink(missing_ok=True)
    except OSError:
        return  # The disk refuses everything; whoever called hears the first error.
