"""Pictures of the product, decoded and scaled once for all processes of a test run.

Every window that a test opens asks for them anew: that alone took half of the time of many a test.
"""

import os
import pickle
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path
from threading import get_ident
from typing import Any, Final

import pygame
from pygame import Surface

from treasure_games.stage.assets import Assets
from treasure_games.stage.pictures import read_picture

FOLDER: Final = "TREASURE_GAMES_DECODED_PICTURES"
"""The environment variable that tells all processes of a run where the decoded pictures lie."""


LARGEST: Final = 2560 * 1440
"""Pixels of a scaled picture; few tests ask for larger ones, and no two for the same."""


class KeptAssets(Assets):
    """The product's pictures; what is made of their files alone is kept on disk."""

    def __init__(self, folders: tuple[Path, ...] | None = None, **how: Any) -> None:
        super().__init__(folders, **{"read": _read, **how})

    def keep(self, key: tuple[object, ...], make: Callable[[], Surface]) -> Surface:
        """Return it as the product does; frames are kept on disk."""
        if key[0] != "nine":
            return super().keep(key, make)
        return super().keep(key, lambda: _kept(repr(key), make))

    def once(self, name: str, width: int, height: int) -> Surface:
        """Return it as the product does; small masters are scaled sooner than read."""
        make = partial(super().once, name, width, height)
        if ":" in name or width * height > LARGEST or self.originals.small.find(name) is not None:
            return make()
        return _kept(f"whole {name} {width} {height}", make)

    def apart(self, name: str, width: int, height: int) -> Surface:
        """Return it as the product does; it is the same picture as that of `once`."""
        make = partial(super().apart, name, width, height)
        return make() if width * height > LARGEST else _kept(f"whole {name} {width} {height}", make)

    def cover_once(self, name: str, width: int, height: int) -> Surface:
        """Return it as the product does."""
        make = partial(super().cover_once, name, width, height)
        return (
            make()
            if width * height > LARGEST
            else _kept(f"covering {name} {width} {height} {self._widened}", make)
        )


def assets() -> Assets:
    """The product's pictures, without anything scaled yet."""
    return KeptAssets()


def _read(path: Path) -> Surface:
    """The picture as the product reads it; its pixels are kept on disk for the next who asks."""
    return _kept(str(path.absolute()), lambda: read_picture(path))


def _kept(name: str, make: Callable[[], Surface]) -> Surface:
    folder = os.environ.get(FOLDER)
    if folder is None:
        return make()
    kept = Path(folder, sha256(os.fsencode(name)).hexdigest())
    if not kept.exists():
        _keep(make(), kept)
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
        file.write(surface.copy().get_buffer())  # A copy has no gaps between its rows.
    # Not `Path.replace`: tests of full disks make that fail.
    os.replace(part, kept)  # noqa: PTH105


class Reads:
    """Assets of their own, and the names of all pictures that they have read."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.assets = Assets(read=self._noted)

    def _noted(self, path: Path) -> Surface:
        self.names.append(f"{path.parent.name}/{path.stem}")
        return _read(path)
