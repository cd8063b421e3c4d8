"""Art by logical name: loaded on demand, scaled per layout."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Iterable
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import pygame
from pygame import Surface

from treasure_games.stage.asset_files import DamagedAsset, MissingAsset, find
from treasure_games.stage.cache import Cache, SpriteCache
from treasure_games.stage.dirty import around
from treasure_games.stage.nine_slice import Margins, grain_at, lay_grain, stretch
from treasure_games.stage.read_ahead import ReadAhead

EXTENSIONS = (".webp", ".png", ".jpg", ".jpeg")
"""Tried in this order; scenes are JPEG, everything with alpha is WebP."""

_SMALL_PIXELS = 100_000
"""Masters up to this many pixels (buttons, icons) stay in memory: they are drawn at many sizes."""
_FRAME_PIXELS = 1_200_000
"""The same for frames (boards, sheets), whose size follows their content."""

_PASSING: Final = 16
"""So many pictures may grow in one frame."""
_BUSY: Final = 1
"""A frame that has made more pictures than this has no time for those that are made ready."""
_PATIENCE: Final = 3
"""So many such frames may follow each other: where all are busy these would come too late."""
_TRIES: Final = 4
"""So many of these are begun in one frame: most lack parts at first."""
_GRAINS: Final = 4
"""So many grains stay in memory: each is small, and what is drawn with it takes a frame to read."""
_WIDENED: Final = 1.5
"""For pictures shown beside a screen: an original of a whole window takes 25 MB, its half 6."""
_SHARED_MOST: Final = 4
"""The number of shared objects kept in memory."""

HALF = "@half"
"""Suffix of a picture's name: the same at half its size, loaded in a quarter of the time."""

T = TypeVar("T")

Sized = tuple[str, int, int]
"""A picture's name, and its width and height in pixels."""
Painter = Callable[[str, int, int], Surface]
"""Composes a picture from the part of its name after the colon, width and height in pixels."""
Part = tuple[str, str, int, int]
"""What can be made on another thread: how ("whole", "cover", "master"), a picture's name, width and
height in pixels, 0 for a master.
"""


_SQUARE: Final = (1, 1)


class NotYet(Exception):
    """A picture that something is laid together from is still made in the background."""

    def __init__(self, part: Part) -> None:
        super().__init__(part)
        self.part = part


class Assets:
    """Pictures in premultiplied alpha, at the requested size, in bounded memory.

    Opaque pictures have the window's own format. A returned surface is shared: never draw on it.
    """

    def __init__(
        self,
        folders: tuple[Path, ...] | None = None,
        *,
        budget_bytes: int = 48_000_000,
        read: Callable[[Path], Surface] | None = None,
        widened: float = 1.0,
    ) -> None:
        self._folders = folders
        self.makes_ahead = True
        """False where nothing comes suddenly: for what stands still."""
        self._widened = widened
        """By how much the half of an original may be enlarged where it covers a ground."""
        self._read = read_picture if read is None else read
        self._budget = budget_bytes
        self._scaled = SpriteCache(budget_bytes // 2)
        self.variants = SpriteCache(budget_bytes // 4)
        """Turned, pinched and faded variants of sprites."""
        self.flying = SpriteCache(budget_bytes // 8)
        """Those that are on their way: so many that they would push out all others."""
        self.passing: Cache[Surface] = Cache(_PASSING)
        """Pictures at the size of a moment, for all clips of one frame."""
        self.turned_pixels = 0.0
        """How many pixels of new poses have been made for this frame."""
        self._small_masters = SpriteCache(budget_bytes // 8)
        self._margins: dict[str, Margins] | None = None
        self._paths: dict[str, Path | None] = {}
        """All that were asked for: a file is looked for under eight names."""
        self._sizes: dict[str, tuple[int, int]] = {}
        self._newest_master: tuple[str, Surface] | None = None
        self._painters: dict[str, Painter] = {}
        self._free_painters: dict[str, Painter] = {}
        self._aspects: dict[str, tuple[int, int]] = {}
        self._look: Hashable = None
        self._shared: Cache[Any] = Cache(_SHARED_MOST)
        self._ahead: ReadAhead[str] | None = None
        self._readied = budget_bytes // 5
        """Bytes of what is made ready and not yet asked for."""
        self._workshop = ReadAhead(self._made_apart, budget=self._readied)
        self._expected: dict[Hashable, Callable[[], object]] = {}
        self._awaited: dict[Hashable, Part] = {}
        """The parts that some of these wait for."""
        self._used: list[Part] | None = None
        """The parts of what is made ready at the moment; None at any other time."""
        self._made_before = 0
        """How many pictures had been made when the last frame was done."""
        self._busy_frames = 0
        self._grains: Cache[Surface] = Cache(_GRAINS)

    def smaller(self) -> Assets:
        """Return other assets that read the same files and keep less: for what is shown beside a
        screen, whose pictures stay in memory.
        """
        return Assets(
            self._folders, budget_bytes=self._budget // 2, read=self._read, widened=_WIDENED
        )

    def make_ready(self, pictures: Iterable[Sized]) -> None:
        """Have pictures made that will be needed suddenly: `image` and `once` find them done.

        Files are read and scaled in the background; those that nobody asks for stay in memory as
        long as there is room, until the next layout. What is painted from them is made as `prepare`
        does it.
        """
        for name, width, height in pictures if self.makes_ahead else ():
            if name.partition(":")[0] in self._painters:
                make = partial(self.image, name, width, height)
                self.prepare(("image", name, width, height), make)
            else:  # Also if it is there now: others may push it out meanwhile.
                self._workshop.ask([("whole", name, width, height)])

    def prepare(self, key: Hashable, make: Callable[[], object]) -> None:
        """Have something made from pictures: one in each frame that has time, as soon as all that
        it needs from files has been read in the background. `make` finds what is already there.
        """
        if self.makes_ahead:
            self._expected.setdefault(key, make)

    @property
    def is_making_ready(self) -> bool:
        """True if some of these are still to be made."""
        return self.is_reading or self.is_preparing

    @property
    def is_reading(self) -> bool:
        """True if something is made in the background just now."""
        return self._workshop.is_working

    @property
    def is_preparing(self) -> bool:
        """True if some of these wait for a frame that has time."""
        return bool(self._expected)

    def make_expected(self) -> None:
        """Make one of those, unless this frame has made enough; called after each frame."""
        before, tries = self._made, 0
        is_busy = before > self._made_before + _BUSY and self._busy_frames < _PATIENCE
        self._busy_frames = self._busy_frames + 1 if is_busy else 0
        for key, make in () if is_busy else tuple(self._expected.items()):
            if self._made != before or tries == _TRIES:
                break
            part = self._awaited.get(key)
            if part is None or not self._workshop.is_under_way(part):
                self._try(key, make)
                tries += 1
        self._made_before, self.turned_pixels = self._made, 0.0

    def _try(self, key: Hashable, make: Callable[[], object]) -> None:
        """Make something, or note what it waits for."""
        used: list[Part] = []
        self._used = used
        try:
            make()
        except NotYet as still:
            self._awaited[key] = still.part
            return
        finally:
            self._used = None
        for part in used:
            self._workshop.take(part)
        self._expected.pop(key)
        self._awaited.pop(key, None)

    def _part(self, part: Part, make: Callable[[], Surface]) -> Surface:
        """Return what was made in the background, or is made now; while something is prepared
        nothing is.
        """
        if self._used is None:
            return self._workshop.take(part) or make()
        if not self._workshop.is_done(part):
            self._workshop.ask([part])
            raise NotYet(part)
        self._used.append(part)
        return self._workshop.find(part) or make()

    @property
    def _made(self) -> int:
        return self._scaled.made + self.variants.made + self.flying.made

    def read_ahead(self, names: Iterable[str]) -> None:
        """Begin to load pictures in the background that the next frame will need."""
        names = [f"{name}{HALF}" if self.has(f"{name}{HALF}") else name for name in names]
        self._ahead = ReadAhead(lambda name: self._read(self.path(name)), names)

    def paint(self, family: str, painter: Painter, aspect: tuple[int, int] = _SQUARE) -> None:
        """Have `painter(rest, width, height)` make every picture called "family:rest", `aspect`
        being their width and height by each other.

        For pictures composed at run time, such as the faces of cards. They must be premultiplied;
        they are cached at their size like those read from disk.
        """
        self._painters[family] = painter
        self._aspects[family] = aspect

    def paint_anywhere(
        self, family: str, painter: Painter, aspect: tuple[int, int] = _SQUARE
    ) -> None:
        """Like `paint`, but the pictures can also be made ready, which is done on another thread.

        The painter gets what it lays together from `apart`.
        """
        self._free_painters[family] = painter
        self._aspects[family] = aspect

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

    def master_size(self, name: str) -> tuple[int, int]:
        """Return the size of the original picture in pixels, of a painted one its aspect."""
        family = name.partition(":")[0]
        if family in self._aspects:
            return self._aspects[family]
        if name not in self._sizes:
            self._master(name)
        return self._sizes[name]

    def image(self, name: str, width: int, height: int) -> Surface:
        """Return the whole picture at exactly this many pixels."""
        return self.keep(("image", name, width, height), lambda: self.once(name, width, height))

    def growing(self, name: str, width: int, height: int, full: tuple[int, int]) -> Surface:
        """Return a picture on its way to its `full` size, scaled from how it is there.

        Reading it again for each frame would take many times as long, and its sizes would push
        everything else out of memory.
        """
        if full == (width, height):
            return self.image(name, width, height)
        return self.passing.keep(
            (name, width, height, full), lambda: scaled(self.image(name, *full), width, height)
        )

    def cover(self, name: str, width: int, height: int) -> Surface:
        """Return the picture scaled to fill width x height, with the excess cut off evenly."""
        return self.keep(
            ("cover", name, width, height), lambda: self.cover_once(name, width, height)
        )

    def cover_around(
        self, name: str, width: int, height: int, hole: pygame.Rect
    ) -> tuple[tuple[pygame.Rect, Surface], ...]:
        """Return the parts of such a picture around a hole, and where they are: the whole one of a
        window takes megabytes. The next scene gets the same ones.
        """

        def make() -> tuple[tuple[pygame.Rect, Surface], ...]:
            whole = self.cover_once(name, width, height)
            return tuple(
                (part, whole.subsurface(part).copy()) for part in around(whole.get_rect(), hole)
            )

        return self.share(("around", name, width, height, *hole), make)

    def margins(self, name: str) -> Margins:
        """Return a picture's nine-slice margins from art/ui/nine_slice.json, by default a third of
        each side.
        """
        if self._margins is None:
            self._margins = self._read_margins()
        if name not in self._margins:
            width, height = self.master_size(name)
            self._margins[name] = Margins(width // 3, height // 3, width // 3, height // 3)
        return self._margins[name]

    def nine_slice(self, name: str, width: int, height: int, scale: float) -> Surface:
        """Return the picture stretched to width x height pixels with its corners intact; `scale`:
        pixels per master pixel.
        """

        def make() -> Surface:
            sides = self.margins(name)
            frame = stretch(self._frame_master(name), sides, width, height, scale)
            if sides.grain:
                lay_grain(frame, self._grain(sides.grain, scale))
            if sides.rim:
                rim = stretch(self._frame_master(sides.rim), self.margins(sides.rim),
                              width, height, scale)  # fmt: skip
                frame.blit(rim, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
            return frame

        return self.keep(("nine", name, width, height, round(scale, 4)), make)

    def _grain(self, name: str, scale: float) -> Surface:
        """Return a grain at this scale; small, while its master would push out many others."""
        return self._grains.keep((name, scale), lambda: grain_at(self._master(name), scale))

    def stretched(self, name: str, width: int, height: int, scale: float) -> Surface:
        """Like `nine_slice` without grain and rim, but not cached: for callers that keep parts."""
        return stretch(self._master(name), self.margins(name), width, height, scale)

    def keep(self, key: tuple[object, ...], make: Callable[[], Surface]) -> Surface:
        """Return the surface cached under `key` until the next layout, made now if missing."""
        return self._scaled.keep(key, make)

    def share(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return what was made for this key by another scene or layout, or else make it now.

        Only the last few are kept. Shared objects must bound their own memory.
        """
        shared: T = self._shared.keep(key, make)
        return shared

    def make_room(self, scale: float) -> None:
        """Keep more where pictures are larger; `scale` is 1.0 in a window of 1920 x 1080.

        What fits there fits at any size: twice as wide and high takes four times the bytes.
        """
        budget = round(self._budget * max(1.0, scale) ** 2)
        self._scaled.budget = budget // 2
        self.variants.budget = budget // 4
        self.flying.budget = budget // 8
        self._readied = budget // 5

    def fit(self, look: Hashable) -> None:
        """Drop everything scaled, unless it was scaled for this layout context."""
        if look != self._look:
            self._look = look
            self.forget()

    def forget(self) -> None:
        """Drop everything scaled, for a new layout."""
        self._scaled.clear()
        self.variants.clear()
        self.flying.clear()
        self._grains.clear()
        self._expected.clear()
        self._awaited.clear()
        self._newest_master = None
        self._workshop.drop()
        self._workshop = ReadAhead(self._made_apart, budget=self._readied)

    def free_masters(self) -> None:
        """Drop the last large master and all that was made for this frame; called after drawing."""
        self._newest_master = None
        self.passing.clear()
        self.turned_pixels = 0.0
        self._ahead = None

    def free_poses(self) -> None:
        """Drop what is soon made again of the pictures that stay: while a page hides a table."""
        self.variants.clear()
        self.flying.clear()

    def free_shared(self) -> None:
        """Drop what the next scene would share."""
        self._shared.clear()

    @property
    def kept_bytes(self) -> int:
        """Memory in use, including the one large master, in bytes."""
        caches = (self._scaled, self.variants, self.flying, self._small_masters)
        return sum(cache.kept_bytes for cache in caches)

    def once(self, name: str, width: int, height: int) -> Surface:
        """Like `image`, but not cached: for callers that keep their own result."""
        family, _colon, rest = name.partition(":")
        if family in self._painters:
            return self._painters[family](rest, width, height)

        def make() -> Surface:
            if family in self._free_painters:
                return self._free_painters[family](rest, width, height)
            return _finished(scaled(self._master_for(name, width, height), width, height))

        return self._part(("whole", name, width, height), make)

    def _made_apart(self, wanted: Part) -> Surface:
        """Make a part on another thread: no cache is touched."""
        how, name, width, height = wanted
        family, _colon, rest = name.partition(":")
        if family in self._free_painters:
            return self._free_painters[family](rest, width, height)
        if how == "master":
            return self._read(self.path(name))
        if how == "cover":
            return _covering(self._read_for(name, *self._narrowed(width, height)), width, height)
        return self.apart(name, width, height)

    def apart(self, name: str, width: int, height: int) -> Surface:
        """Return a picture that is the caller's alone; on any thread, as no cache is touched."""
        return _finished(scaled(self._read_for(name, width, height), width, height))

    def _read_for(self, name: str, width: int, height: int) -> Surface:
        """Read what `_master_for` returns."""
        half = f"{name}{HALF}"
        master = self._read(self.path(half if self.has(half) else name))
        if (master.get_width() < width or master.get_height() < height) and self.has(half):
            master = self._read(self.path(name))
        return master

    def _master_for(self, name: str, width: int, height: int) -> Surface:
        """Return the original, or its half if that loses nothing at this size."""
        half = f"{name}{HALF}"
        if half not in self._sizes and not self.has(half):
            return self._master(name)
        across, down = self.master_size(half)
        return self._master(half if across >= width and down >= height else name)

    def _master(self, name: str) -> Surface:
        if self._newest_master is not None and self._newest_master[0] == name:
            return self._newest_master[1]
        kept = self._small_masters.find(name)
        if kept is not None:
            return kept
        read = None if self._ahead is None else self._ahead.take(name)
        self._newest_master = None  # Two of them at once would be 20 MB.
        surface = read or self._part(("master", name, 0, 0), lambda: self._read(self.path(name)))
        self._sizes[name] = surface.get_size()
        if surface.get_width() * surface.get_height() <= _SMALL_PIXELS:
            return self._small_masters.keep(name, lambda: _formatted(surface))
        if self._used is None:
            self._newest_master = (name, surface)
        return surface

    def _frame_master(self, name: str) -> Surface:
        master = self._master(name)
        if master.get_width() * master.get_height() > _FRAME_PIXELS:
            return master
        return self._small_masters.keep(name, lambda: _formatted(master))

    def cover_once(self, name: str, width: int, height: int) -> Surface:
        """Like `cover`, but not cached: for callers that keep their own result."""

        def make() -> Surface:
            return _covering(self._master_for(name, *self._narrowed(width, height)), width, height)

        return self._part(("cover", name, width, height), make)

    def _narrowed(self, width: int, height: int) -> tuple[int, int]:
        """Return the least size of an original that covers a ground of so many pixels."""
        return round(width / self._widened), round(height / self._widened)

    def _read_margins(self) -> dict[str, Margins]:
        try:
            path = find("art", "ui/nine_slice", (".json",), self._folders)
        except MissingAsset:
            return {}
        listed = json.loads(path.read_text(encoding="utf-8"))
        return {name: Margins(**sides) for name, sides in listed.items()}


def scaled(surface: Surface, width: int, height: int) -> Surface:
    """Return the surface smoothly scaled to this size, at least one pixel."""
    size = max(1, width), max(1, height)
    return surface if surface.get_size() == size else pygame.transform.smoothscale(surface, size)


def _covering(master: Surface, width: int, height: int) -> Surface:
    """Return the middle of an original, scaled to so many pixels."""
    factor = max(width / master.get_width(), height / master.get_height())
    cut_width, cut_height = round(width / factor), round(height / factor)
    left, top = (master.get_width() - cut_width) // 2, (master.get_height() - cut_height) // 2
    window = pygame.Rect(left, top, cut_width, cut_height).clip(master.get_rect())
    return _finished(scaled(master.subsurface(window), width, height))


def read_picture(path: Path) -> Surface:
    """Read a picture, premultiplied if it has alpha, to avoid dark fringes when scaled.

    It has the file's own format: what large pictures are scaled to takes less to convert.
    """
    try:
        surface = pygame.image.load(path)
    except (pygame.error, OSError) as error:
        raise DamagedAsset(path, error) from error
    if surface.get_colorkey() is not None:
        surface = surface.convert(_alpha_format())
    if surface.get_masks()[3]:
        surface.premul_alpha_ip()
    return surface


def _formatted(surface: Surface) -> Surface:
    """Convert to the one format of all pictures with alpha; opaque ones stay as they are."""
    wanted = _alpha_format()
    if not surface.get_masks()[3] or surface.get_masks() == wanted.get_masks():
        return surface
    return surface.convert(wanted)


def _alpha_format() -> Surface:
    return Surface((1, 1), pygame.SRCALPHA)


def _finished(surface: Surface) -> Surface:
    """Convert for fast blitting, after scaling: opaque pictures to 32 bits."""
    surface = _formatted(surface)
    return surface if surface.get_bitsize() == 32 else surface.convert(32)
