"""All that is kept of matches, erased at once."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from treasure_games.core.language import plural, translate as _
from treasure_games.files import reason_of
from treasure_games.match.saves import MatchLock

OF_MATCHES: Final = ("history", "pictures", "saves", "voyages", "days", "tables.json*", "crash-*")
"""Folders and files with anything of a match, but for the database: patterns."""


def erase_files(folders: Iterable[Path], patterns: Iterable[str] = OF_MATCHES) -> list[str]:
    """Delete all that fits the patterns, but for what another window has claimed; return sentences
    about what couldn't be.
    """
    wanted = [(folder, one) for folder in folders for one in patterns]
    troubles: list[OSError] = []
    files = [file for where in wanted for file in _files(*where, troubles)]
    told, held = list[str](), [one.stem for one in files if one.suffix == ".lock" and _is_held(one)]
    for file in files:
        if not any(f"{file.name}.".startswith(f"{one}.") for one in held):
            try:
                file.unlink(missing_ok=True)
            except OSError as error:
                troubles.append(error)
    if troubles:
        why, name = reason_of(troubles[0]), Path(troubles[0].filename or "").name
        told += [plural("One file can’t be erased ({why}): {file}",
                        "{count} files can’t be erased ({why}), such as {file}",
                        len(troubles), why=why, file=name)]  # fmt: skip
    text = _(
        "What is open in another window of the game is still there. Close it there and erase again."
    )
    return [*told, text] if held else told


def _files(folder: Path, pattern: str, troubles: list[OSError]) -> Iterator[Path]:
    """Yield the files that fit, and those in folders that do."""
    for found in folder.glob(pattern):
        if found.is_dir() and not found.is_symlink():
            for inside, _folders, names in os.walk(found, onerror=troubles.append):
                yield from (Path(inside, name) for name in names)
        else:
            yield found


def _is_held(path: Path) -> bool:
    """Return True if another window holds this lock."""
    lock = MatchLock(path)
    is_free = lock.acquire()
    lock.release()
    return not is_free
