"""Small pictures of saved matches, to tell them apart in a list.

A picture is width x height x 3 bytes of red, green and blue, compressed. A file that doesn't hold
exactly that many bytes is ignored.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from treasure_games.files import part_beside, read_bounded
from treasure_games.match.validation import is_file_stem

WIDTH: Final = 480
HEIGHT: Final = 270
BYTES: Final = WIDTH * HEIGHT * 3
_SUFFIX: Final = ".rgb.z"
_MOST_BYTES: Final = BYTES + 10_000


class SavePictures:
    """A folder with at most one picture for each match.

    Errors of the disk are ignored, as no match depends on its picture.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keep(self, identity: str, pixels: bytes) -> None:
        """Write the picture of a match over the one before."""
        if len(pixels) != BYTES:
            raise ValueError(f"a picture has {BYTES} bytes, not {len(pixels)}")
        path = self._path(identity)
        part = part_beside(path)
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            part.write_bytes(zlib.compress(pixels))
            part.replace(path)

    def load(self, identity: str) -> bytes | None:
        """Return the picture of a match; None if there is none, or it is damaged."""
        try:
            packed = read_bounded(self._path(identity), _MOST_BYTES)
            unpacking = zlib.decompressobj()
            pixels = unpacking.decompress(packed, BYTES + 1)
        except (OSError, zlib.error):
            return None
        is_whole = unpacking.eof and not unpacking.unused_data
        return pixels if is_whole and len(pixels) == BYTES else None

    def remove(self, identity: str) -> None:
        """Remove the picture of a match."""
        with suppress(OSError):
            self._path(identity).unlink(missing_ok=True)

    def prune(self, kept: Iterable[str]) -> None:
        """Remove the pictures of all other matches."""
        wanted = {self._path(identity).name for identity in kept}
        with suppress(OSError):
            for path in list(self._folder.iterdir()):
                if path.name not in wanted and _SUFFIX in path.name:
                    path.unlink(missing_ok=True)

    def _path(self, identity: str) -> Path:
        if not is_file_stem(identity):
            raise ValueError(f"no name of a file: {identity!r}")
        return self._folder / f"{identity}{_SUFFIX}"
