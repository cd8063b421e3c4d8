"""A lock that lets only one window have a match; the system frees it if the app is killed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class MatchLock:
    """Holds a lock file, from a successful `acquire` to `release`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: BinaryIO | None = None

    def acquire(self) -> bool:
        """Return False if somebody else holds the lock.

        On a disk that can't lock return True: refusing would only keep people from playing.
        """
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            file = self.path.open("ab")
        except OSError:
            return True
        try:
            _lock(file.fileno())
        except (BlockingIOError, PermissionError):
            file.close()
            return False
        except OSError:
            file.close()
            return True
        self._file = file
        return True

    def release(self) -> None:
        """Release the lock, if it is held."""
        if self._file is not None:
            self._file.close()
            self._file = None
