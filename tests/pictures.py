"""Pictures of the product, decoded once for all processes of a test run.

Every window that a test opens reads them anew: that alone took half of the time of many a test.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from threading import get_ident
from typing import Final

import pygame
from pygame import Surface

from treasure_games.stage.assets import Assets, Sized, read_picture

FOLDER: Final = "TREASURE_GAMES_DECODED_PICTURES"
"""The environment variable that tells all processes of a run where the decoded pictures lie."""


def assets() -> Assets:
    """The product's pictures, without anything scaled yet."""
    return Assets(read=_read)


def _read(path: Path) -> Surface:
    """The picture as the product reads it; its pixels are kept on disk for the next who asks."""
    folder = os.environ.get(FOLDER)
    if folder is None:
        return read_picture(path)
    kept = Path(folder, sha256(os.fsencode(path.absolute())).hexdigest())
    if not kept.exists():
        _keep(read_picture(path), kept)
    with kept.open("rb") as file:
        size, depth, masks = pickle.load(file)
        surface = Surface(size, pygame.SRCALPHA if masks[3] else 0, depth, masks)
        file.readinto(surface.get_buffer())
    return surface


def _keep(surface: Surface, kept: Path) -> None:
    """Write it in one step, since other processes and threads may do the same."""
    part = kept.with_suffix(f".{os.getpid()}-{get_ident()}")
    with part.open("wb") as file:
        pickle.dump((surface.get_size(), surface.get_bitsize(), surface.get_masks()), file)
        file.write(surface.get_buffer())
    # Not `Path.replace`: tests of full disks make that fail.
    os.replace(part, kept)  # noqa: PTH105


class Reads:
    """Assets of their own, and the names of all pictures that they have read."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.assets = Assets(read=self._noted)
        self.assets.make_ready = self._at_once  # type: ignore[method-assign]

    def _at_once(self, pictures: Iterable[Sized]) -> None:
        """Make pictures ready without another thread."""
        for one in pictures:
            self.assets.image(*one)

    def _noted(self, path: Path) -> Surface:
        self.names.append(f"{path.parent.name}/{path.stem}")
        return _read(path)
