"""The originals of pictures: their files, their sizes, and the small ones themselves."""

from collections.abc import Callable, Iterable
from functools import cached_property
from pathlib import Path
from typing import Final

from pygame import Surface

from treasure_games.core.pages import Named, installed, json_of, page_beside
from treasure_games.stage.asset_files import MissingAsset, find
from treasure_games.stage.cache import SpriteCache
from treasure_games.stage.loading import Loader, ReadAhead
from treasure_games.stage.pictures import Margins, formatted

EXTENSIONS = (".webp", ".png", ".jpg", ".jpeg")
"""Tried in this order; scenes are JPEG, everything with alpha is WebP."""
HALF = "@half"
"""Suffix of a picture's name: the same at half its size, loaded in a quarter of the time."""

_MOST: Final = Named(page_beside(__file__, dict[str, int]))


class Originals:
    """Originals by logical name. The small ones stay, at most `budget_bytes` of them, and of the
    large ones the last, until the frame is done.
    """

    def __init__(
        self,
        folders: tuple[Path, ...] | None,
        read: Callable[[Path], Surface],
        budget_bytes: int,
        loader: Loader,
    ) -> None:
        self._folders = folders
        self._read = read
        self._loader = loader
        self.small = SpriteCache(budget_bytes)
        self._paths: dict[str, Path | None] = {}
        """All that were asked for: a file is looked for under eight names."""
        self._sizes: dict[str, tuple[int, int]] = {}
        self._newest: tuple[str, Surface] | None = None
        self._ahead: ReadAhead[str] | None = None

    def path(self, name: str) -> Path:
        """Return the file of a logical name; raises MissingAsset."""
        return self._found(name) or find("art", name, EXTENSIONS, self._folders)

    def has(self, name: str) -> bool:
        """Return True if a picture of this name exists."""
        return self._found(name) is not None

    def _found(self, name: str) -> Path | None:
        if name not in self._paths:
            try:
                self._paths[name] = find("art", name, EXTENSIONS, self._folders)
            except MissingAsset:
                self._paths[name] = None
        return self._paths[name]

    def read(self, name: str) -> Surface:
        """Return an original that is the caller's alone; on any thread, as nothing is kept."""
        return self._read(self.path(name))

    def read_for(self, name: str, width: int, height: int) -> Surface:
        """Like `read`, but of the original that `fit` returns."""
        half = f"{name}{HALF}"
        original = self.read(half if self.has(half) else name)
        if (original.get_width() < width or original.get_height() < height) and self.has(half):
            original = self.read(name)
        return original

    def read_ahead(self, names: Iterable[str]) -> None:
        """Begin to load originals in the background that the next frame will need."""
        names = [f"{name}{HALF}" if self.has(f"{name}{HALF}") else name for name in names]
        self._ahead = ReadAhead(self.read, names)

    def size(self, name: str) -> tuple[int, int]:
        """Return the size of an original in pixels."""
        if name not in self._sizes:
            self.whole(name)
        return self._sizes[name]

    def fit(self, name: str, width: int, height: int) -> Surface:
        """Return the original, or its half if that loses nothing at this size."""
        half = f"{name}{HALF}"
        if half not in self._sizes and not self.has(half):
            return self.whole(name)
        across, down = self.size(half)
        return self.whole(half if across >= width and down >= height else name)

    def whole(self, name: str) -> Surface:
        """Return the original; it is shared."""
        if self._newest is not None and self._newest[0] == name:
            return self._newest[1]
        kept = self.small.find(name)
        if kept is not None:
            return kept
        read = None if self._ahead is None else self._ahead.take(name)
        self._newest = None  # Two of them at once would be 20 MB.
        surface = read or self._loader.part(("original", name, 0, 0), lambda: self.read(name))
        self._sizes[name] = surface.get_size()
        if surface.get_width() * surface.get_height() <= _MOST.small_pixels:
            return self.small.keep(name, lambda: formatted(surface))
        if not self._loader.is_attempting:
            self._newest = (name, surface)
        return surface

    def frame(self, name: str) -> Surface:
        """Return the original of a frame, which stays in memory if it isn't too large."""
        original = self.whole(name)
        if original.get_width() * original.get_height() > _MOST.frame_pixels:
            return original
        return self.small.keep(name, lambda: formatted(original))

    def margins(self, name: str) -> Margins:
        """Return a picture's nine-slice margins from nine_slice.json, by default thirds."""
        if name not in self._margins:
            width, height = self.size(name)
            self._margins[name] = Margins(width // 3, height // 3, width // 3, height // 3)
        return self._margins[name]

    @cached_property
    def _margins(self) -> dict[str, Margins]:
        try:
            path = find("art", "ui/nine_slice", (".json",), self._folders)
        except MissingAsset:
            return {}
        with installed(path):
            return {name: Margins(**sides) for name, sides in json_of(path).items()}

    def end_frame(self) -> None:
        """Drop the last large original, and what was read ahead for this frame."""
        self._newest = self._ahead = None
