"""Files that are whole or not there: written beside their place, then moved into it."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

Settle: TypeAlias = Callable[[int], object]
"""Sees to it that an open file (by its descriptor) outlives a power cut."""


def settled_now(descriptor: int) -> None:
    """Wait for the disk: some milliseconds, and many on a slow one."""
    os.fsync(descriptor)


def write_whole(
    path: Path, text: str, *, beside: Path | None = None, settle: Settle = settled_now
) -> None:
    """Put `text` at `path`, so that whenever we are killed there is the old file or the new one.

    `beside` names the file it grows in (default: `path` with `.part`), which is in the same
    folder. Raises `OSError`; the old file is then still there.
    """
    part = beside or path.with_name(path.name + ".part")
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            settle(file.fileno())
        part.replace(path)
    except OSError:
        _discard(part)
        raise


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
