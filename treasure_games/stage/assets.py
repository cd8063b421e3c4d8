"""Art by logical name: loaded on demand, scaled per layout."""

from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any, Final, TypeVar

import pygame
from pygame import Surface

from treasure_games.core.pages import figures_beside
from treasure_games.stage import pictures
from treasure_games.stage.cache import Cache, SpriteCache
from treasure_games.stage.frame.painter import around
from treasure_games.stage.loading import Loader, Part
from treasure_games.stage.originals import Originals

_AT, _COUNTS = figures_beside(__file__)

T = TypeVar("T")

Painter = Callable[[str, int, int], Surface]
"""Composes a picture from the part of its name after the colon, width and height in pixels."""

_SQUARE: Final = (1, 1)


class Assets:
    """Pictures in premultiplied alpha, at the requested size, in bounded memory.

    Opaque pictures have the window's own format. A returned surface is shared: never draw on it.
    """

    def __init__(
        self,
        folders: tuple[Path, ...] | None = None,
        *,
        budget_bytes: int = 48_000_000,
        read: Callable[[Path], Surface] = pictures.read_picture,
        widened: float = 1.0,
    ) -> None:
        self._folders = folders
        self._widened = widened
        """By how much the half of an original may be enlarged where it covers a ground."""
        self._read = read
        self._budget = budget_bytes
        self.loader = Loader(self._made_apart)
        pause = self.loader.pause
        self._scaled = SpriteCache(budget_bytes // 2, pause)
        self._grounds = SpriteCache(0, pause)
        """The newest ground, and those that others hold: one of a whole window would push out
        dozens of pieces.
        """
        self.variants = SpriteCache(budget_bytes // 4, pause)
        """Turned, pinched and faded variants of sprites."""
        self.flying = SpriteCache(budget_bytes // 8, pause)
        """Those that are on their way: so many that they would push out all others. They may take
        what the others leave, so that a second deal finds the poses of the first.
        """
        self._poses_budget = self.variants.budget + self.flying.budget
        self.passing: Cache[Surface] = Cache(_COUNTS.passing, before_making=pause)
        """Pictures at the size of a moment, for all clips of one frame."""
        self.turned_pixels = 0.0
        """How many pixels of new poses have been made for this frame."""
        self.will_be_finer = False
        """True if the next frame may have time for a pose that this one shows roughly."""
        self._painters: dict[str, Painter] = {}
        self._free_painters: dict[str, Painter] = {}
        self._aspects: dict[str, tuple[int, int]] = {}
        self._look: Hashable = None
        self._shared: Cache[Any] = Cache(_COUNTS.shared_most)
        self._grains: Cache[Surface] = Cache(_COUNTS.grains)
        self.originals = Originals(folders, read, budget_bytes // 8, self.loader)

    def smaller(self) -> "Assets":
        """Return other assets that read the same files and keep less: for what is shown beside a
        screen, whose pictures stay in memory.
        """
        return type(self)(
            self._folders, budget_bytes=self._budget // 2, read=self._read, widened=_AT.widened
        )

    def end_step(self) -> None:
        """Do what was left for after the frame; called at the end of each step."""
        self.loader.work()
        self.turned_pixels = 0.0

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

    def original_size(self, name: str) -> tuple[int, int]:
        """Return the size of the original picture in pixels, of a painted one its aspect."""
        family = name.partition(":")[0]
        if family in self._aspects:
            return self._aspects[family]
        return self.originals.size(name)

    def image(self, name: str, width: int, height: int) -> Surface:
        """Return the whole picture at exactly this many pixels."""
        return self.keep(("image", name, width, height), lambda: self.once(name, width, height))

    def growing(self, name: str, width: int, height: int, full: tuple[int, int]) -> Surface:
        """Return a picture on its way to its `full` size, scaled roughly from how it is there.

        Reading it again for each frame would take many times as long, and its sizes would push
        everything else out of memory. No frame shows it twice, so hard edges aren't seen.
        """
        if full == (width, height):
            return self.image(name, width, height)
        return self.passing.keep(
            (name, width, height, full),
            lambda: pygame.transform.scale(self.image(name, *full), (width, height)),
        )

    def cover(self, name: str, width: int, height: int) -> Surface:
        """Return the picture scaled to fill width x height, with the excess cut off evenly."""
        return self.ground((name, width, height), lambda: self.cover_once(name, width, height))

    def ground(self, key: tuple[object, ...], make: Callable[[], Surface]) -> Surface:
        """Return a surface as large as a window, made now unless it is the newest or still held."""
        return self._grounds.keep(key, make)

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

    def nine_slice(self, name: str, width: int, height: int, scale: float) -> Surface:
        """Return the picture stretched to width x height pixels with its corners intact; `scale`:
        pixels for each of its own.
        """

        def make() -> Surface:
            sides = self.originals.margins(name)
            frame = pictures.stretch(self.originals.frame(name), sides, width, height, scale)
            if sides.grain:
                pictures.lay_grain(frame, self._grain(sides.grain, scale))
            if sides.rim:
                over, its = self.originals.frame(sides.rim), self.originals.margins(sides.rim)
                rim = pictures.stretch(over, its, width, height, scale)
                frame.blit(rim, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
            return frame

        return self.keep(("nine", name, width, height, round(scale, 4)), make)

    def _grain(self, name: str, scale: float) -> Surface:
        """Return a grain at this scale; small, while its original would push out many others."""
        return self._grains.keep(
            (name, scale), lambda: pictures.grain_at(self.originals.whole(name), scale)
        )

    def stretched(self, name: str, width: int, height: int, scale: float) -> Surface:
        """Like `nine_slice` without grain and rim, but not cached: for callers that keep parts."""
        return pictures.stretch(
            self.originals.whole(name), self.originals.margins(name), width, height, scale
        )

    def keep(self, key: tuple[object, ...], make: Callable[[], Surface]) -> Surface:
        """Return the surface cached under `key` until the next layout, made now if missing."""
        return self._scaled.keep(key, make)

    def share(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return what was made for this key by another scene or layout, or else make it now.

        Only the last few are kept. Shared objects must bound their own memory.
        """
        shared: T = self._shared.keep(key, make)
        return shared

    def reused(self, user: str, size: tuple[int, int]) -> Surface:
        """Return an opaque picture to be painted all over, in the memory that this user had for the
        last one: to be given it anew takes milliseconds.
        """
        memory = self.share((user, size), lambda: pictures.opaque(size))
        # Another surface each time: a frame takes the same one for the same picture.
        return memory.subsurface(memory.get_rect())

    def make_room(self, scale: float) -> None:
        """Keep more where pictures are larger; `scale` is 1.0 in a window of 1920 x 1080.

        What fits there fits at any size: twice as wide and high takes four times the bytes.
        """
        budget = round(self._budget * max(1.0, scale) ** 2)
        self._scaled.budget = budget // 2
        self.variants.budget = budget // 4
        self._poses_budget = budget // 4 + budget // 8

    def fit(self, look: Hashable) -> None:
        """Drop everything scaled, unless it was scaled for this layout context."""
        if look != self._look:
            self._look = look
            self.forget()

    def forget(self) -> None:
        """Drop everything scaled, for a new layout."""
        self._scaled.clear()
        self._grounds.clear()
        self.variants.clear()
        self.flying.clear()
        self._grains.clear()
        self.originals.end_frame()
        self.loader.clear()

    def end_frame(self) -> None:
        """Drop the last large original, all that was made for this frame, and poses on their way
        for which those at rest leave no room; called after drawing.
        """
        self.originals.end_frame()
        self.flying.budget = self._poses_budget - self.variants.kept_bytes
        self.flying.fit()
        self.passing.clear()
        self.turned_pixels = 0.0
        self.will_be_finer = False

    def free_poses(self) -> None:
        """Drop what is soon made again of the pictures that stay: while a page hides a table."""
        self.variants.clear()
        self.flying.clear()

    def free_large(self) -> None:
        """Drop the large pictures: the next screen shows others, and would push these out late."""
        self._scaled.drop_above(self._scaled.budget // _COUNTS.large)
        self._grounds.clear()

    def free_shared(self) -> None:
        """Drop what the next scene would share."""
        self._shared.clear()

    @property
    def kept_bytes(self) -> int:
        """Memory in use, including the one large original, in bytes."""
        caches = (self._scaled, self.variants, self.flying, self.originals.small)
        return sum(cache.kept_bytes for cache in caches)

    def once(self, name: str, width: int, height: int) -> Surface:
        """Like `image`, but not cached: for callers that keep their own result."""
        family, _colon, rest = name.partition(":")
        if family in self._painters:
            return self._painters[family](rest, width, height)

        def make() -> Surface:
            if family in self._free_painters:
                return self._free_painters[family](rest, width, height)
            return pictures.finished(
                pictures.scaled(self.originals.fit(name, width, height), width, height)
            )

        return self.loader.part(("whole", name, width, height), make)

    def _made_apart(self, wanted: Part) -> Surface:
        """Make a part on another thread: no cache is touched."""
        how, name, width, height = wanted
        family, _colon, rest = name.partition(":")
        if family in self._free_painters:
            return self._free_painters[family](rest, width, height)
        if how == "original":
            return self.originals.read(name)
        if how == "cover":
            original = self.originals.read_for(name, *self._narrowed(width, height))
            return pictures.covering(original, width, height)
        return self.apart(name, width, height)

    def apart(self, name: str, width: int, height: int) -> Surface:
        """Return a picture that is the caller's alone; on any thread, as no cache is touched."""
        return pictures.finished(
            pictures.scaled(self.originals.read_for(name, width, height), width, height)
        )

    def cover_once(self, name: str, width: int, height: int) -> Surface:
        """Like `cover`, but not cached: for callers that keep their own result."""

        def make() -> Surface:
            original = self.originals.fit(name, *self._narrowed(width, height))
            return pictures.covering(original, width, height)

        return self.loader.part(("cover", name, width, height), make)

    def _narrowed(self, width: int, height: int) -> tuple[int, int]:
        """Return the least size of an original that covers a ground of so many pixels."""
        return round(width / self._widened), round(height / self._widened)
