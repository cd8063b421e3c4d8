"""Pictures of the chart at the current zoom: scaled, mirrored, turned, faded; and strokes."""

import math
from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import wraps
from itertools import pairwise
from typing import Any, TypeVar, cast

import pygame
from pygame import FRect, Rect, Surface

from treasure_games.core.pages import figures_beside
from treasure_games.games.treasure_boots.ui.chart.plan import Point
from treasure_games.games.treasure_boots.ui.chart.tiles import Laid, LazyPicture, Sight
from treasure_games.stage.assets import Assets
from treasure_games.stage.cache import SpriteCache
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.loading import NotYet
from treasure_games.stage.pictures import scaled
from treasure_games.stage.theme import Colour

_AT, _COUNTS = figures_beside(__file__)


class Stroke:
    """A canvas around a point for fine lines. All measures are in pixels."""

    def __init__(self, half_width: float, half_height: float) -> None:
        self._half = math.ceil(half_width), math.ceil(half_height)
        size = 2 * self._half[0] * _COUNTS.finer, 2 * self._half[1] * _COUNTS.finer
        self._fine = Surface(size, pygame.SRCALPHA)

    def swelling(
        self, start: Point, end: Point, width: float, colour: Colour, opacity: float, wobble: float
    ) -> None:
        """Draw a burin's line: thin at its ends, full in the middle, not quite straight."""
        pygame.draw.polygon(
            self._fine, _premultiplied(colour, opacity), self._bent(start, end, width, wobble)
        )

    def cord(self, points: Sequence[Point], width: float, colour: Colour, opacity: float) -> None:
        """Draw a line of even width with round ends."""
        tint = _premultiplied(colour, opacity)
        fine = [self._at(point) for point in points]
        pixels = max(1, round(width * _COUNTS.finer))
        for one, other in pairwise(fine):
            pygame.draw.polygon(self._fine, tint, _bar(one, other, pixels))
        for x, y in fine:
            pygame.draw.circle(self._fine, tint, (x, y), pixels / 2)

    def added(self, corners: Sequence[Point], light: Colour) -> None:
        """Fill an area with light that is added to what lies beneath, and nothing else."""
        tint = *light, _COUNTS.hardly_opaque
        self._fine.fill((0, 0, 0, _COUNTS.hardly_opaque))
        pygame.draw.polygon(self._fine, tint, [self._at(corner) for corner in corners])

    def glow(self, points: Sequence[Point], width: float, colour: Colour, opacity: float) -> None:
        """Draw light along a line, fading to both sides over `width` in all."""
        for step in range(1, _COUNTS.shades + 1):
            share = step / _COUNTS.shades
            across = width * (1.0 - 0.85 * (share - 1 / _COUNTS.shades))
            self.cord(points, across, colour, opacity * share**2)

    def dot(self, point: Point, width: float, colour: Colour) -> None:
        """Draw a disc."""
        self.cord([point], width, colour, 1.0)

    def finished(self) -> Surface:
        """Return the picture, its middle at the point."""
        return pygame.transform.smoothscale(self._fine, (2 * self._half[0], 2 * self._half[1]))

    def _at(self, point: Point) -> Point:
        (x, y), finer = point, _COUNTS.finer
        return (self._half[0] + x) * finer, (self._half[1] + y) * finer

    def _bent(self, start: Point, end: Point, width: float, wobble: float) -> list[Point]:
        (x, y), (end_x, end_y) = self._at(start), self._at(end)
        length = math.hypot(end_x - x, end_y - y) or 1.0
        side_x, side_y = -(end_y - y) / length, (end_x - x) / length
        upper, lower = [], []
        for part in range(13):
            t = part / 12
            half = width * _COUNTS.finer * (0.28 + 0.28 * math.sin(math.pi * t))
            bow = wobble * _COUNTS.finer * math.sin(math.pi * t) * math.sin(5.0 * t + wobble)
            across, down = x + (end_x - x) * t, y + (end_y - y) * t
            upper.append((across + side_x * (bow + half), down + side_y * (bow + half)))
            lower.append((across + side_x * (bow - half), down + side_y * (bow - half)))
        return upper + lower[::-1]


def _bar(start: Point, end: Point, width: float) -> list[Point]:
    length = math.dist(start, end) or 1.0
    side_x = -(end[1] - start[1]) / length * width / 2
    side_y = (end[0] - start[0]) / length * width / 2
    return [
        (start[0] + side_x, start[1] + side_y), (end[0] + side_x, end[1] + side_y),
        (end[0] - side_x, end[1] - side_y), (start[0] - side_x, start[1] - side_y),
    ]  # fmt: skip


def _premultiplied(colour: Colour, opacity: float) -> tuple[int, int, int, int]:
    red, green, blue = (round(channel * opacity) for channel in colour)
    return red, green, blue, round(255 * opacity)


class Sources:
    """Masters without their margins, as large as a near zoom shows them.

    Each is read once and scaled down from there: reading it again at every notch of the wheel would
    cost some 8 ms a picture.
    """

    def __init__(self, assets: Assets, scale: float) -> None:
        """Begin with none, for windows of about this scale."""
        self._assets, self._most = assets, _AT.sharpest * scale
        budget = _COUNTS.source_budget * max(1.0, scale**2)
        self.kept = SpriteCache(round(budget), assets.loader.pause)
        """Sources, and pictures of all zooms."""
        self._places: dict[tuple[str, float], FRect] = {}

    @classmethod
    def of(cls, context: LayoutContext) -> "Sources":
        """Return those that all maps in this window share, and in windows of a similar size."""
        scale = 2.0 ** (round(_COUNTS.steps * math.log2(context.viewport.scale)) / _COUNTS.steps)
        return context.assets.share(("chart_sources", scale), lambda: cls(context.assets, scale))

    def source(self, name: str, width: float, height: float) -> Surface:
        """Return the picture without its margins."""

        def make() -> Surface:
            sharp = self._most * (_AT.ships if name.startswith("ship:") else 1.0)
            most = max(1, round(width * sharp)), max(1, round(height * sharp))
            whole = self._assets.once(name, *most)
            full = whole.get_bounding_rect() if whole.get_masks()[3] else whole.get_rect()
            if full.width * full.height > _AT.hardly_empty * most[0] * most[1]:
                full = whole.get_rect()
            self._places[name, width] = FRect(
                full.left / most[0], full.top / most[1], full.width / most[0], full.height / most[1]
            )
            return whole if full.size == whole.get_size() else whole.subsurface(full).copy()

        return self.kept.keep((name, width), make)

    def read(self, names: Iterable[str], side: float) -> None:
        """Read these square pictures; a frame that waits for them waits for all at once."""
        lacking: NotYet | None = None
        for name in names:
            try:
                self.source(name, side, side)
            except NotYet as still:
                lacking = still
        if lacking is not None:
            raise lacking

    def place(self, name: str, side: float) -> FRect:
        """Return the part of the whole square picture that the source is, as shares of it."""
        if (name, side) not in self._places:
            self.source(name, side, side)
        return self._places[name, side]


class ZoomPictures:
    """Sizes are in world units; `unit` is pixels per world unit."""

    def __init__(self, context: LayoutContext) -> None:
        self.context = context
        self.unit = 1.0
        """Set another one only while they are clear."""
        self.sources = Sources.of(context)
        grown, pause = max(1.0, context.viewport.scale**2), context.assets.loader.pause
        self._kept = SpriteCache(round(_COUNTS.budget * grown), pause)
        self._passing = SpriteCache(round(_COUNTS.passing_budget * grown), pause)
        self._small: dict[Hashable, Surface] = {}

    def sibling(self) -> "ZoomPictures":
        """Return pictures for another zoom; what doesn't depend on the zoom is shared."""
        other = ZoomPictures(self.context)
        other.sources = self.sources
        return other

    def clear(self) -> None:
        """Drop what was made for this zoom."""
        self.free()
        self._small.clear()

    def free(self) -> None:
        """Drop most of it: all but a few small ones."""
        self._kept.clear()
        self._passing.clear()

    def keep_small(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """Return one of few small pictures that stay for this zoom: all are needed at once."""
        if key not in self._small:
            self._small[key] = make()
        return self._small[key]

    def keep(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """Return a picture composed for this zoom, cached."""
        return self._kept.keep(key, make)

    def lazy(self, key: Hashable, make: Callable[[], Surface]) -> LazyPicture:
        """Return the same for a picture that is composed when it is seen."""
        return LazyPicture(key, self._kept, make)

    def keep_for_all_zooms(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """Return a picture that doesn't depend on the size of cells, cached."""
        return self.sources.kept.keep((key, self.context.viewport.scale), make)

    def _whole(self, name: str, width: float, height: float, size: tuple[int, int]) -> Surface:
        source = self.sources.source(name, width, height)
        place = self.sources.place(name, width)
        if place.size == (1.0, 1.0):
            return scaled(source, *size)
        cut = _fitted(place, size)
        made = Surface(size, pygame.SRCALPHA)
        made.blit(scaled(source, *cut.size), cut)
        return made

    def faint(
        self, name: str, width: float, height: float, alpha: float, seen: Rect
    ) -> tuple[Surface, tuple[int, int]] | None:
        """Return what is seen of the picture, faded, and its place; None if nothing is. A whole
        one, enlarged, would push out all others; parts that are seen one by one meet.
        """
        source = self.sources.source(name, width, height)
        size = self._pixels(width), self._pixels(height)
        whole = _fitted(self.sources.place(name, width), size)
        # The last row and column of a picture are only blended to.
        inner = Rect(0, 0, source.get_width() - 1, source.get_height() - 1)
        sight = Sight(whole.width / inner.width, (seen.left - whole.left, seen.top - whole.top))
        piece = sight.piece(Rect((0, 0), seen.size), source, inner, 1.0)
        if not all(piece.place[2:]):
            return None
        left, top, across, down = piece.part
        part = source.subsurface(left, top, across + 1, down + 1)
        scaled_part = pygame.transform.smoothscale(part, piece.place[2:])
        return faded(scaled_part, round(alpha * _COUNTS.fades)), piece.place[:2]

    def get(
        self,
        name: str,
        width: float,
        height: float,
        *,
        is_mirrored: bool = False,
        angle: float = 0.0,
        alpha: float = 1.0,
        scale: float = 1.0,
    ) -> Surface:
        """Return the picture mirrored, then turned clockwise by `angle` degrees about its middle
        (it grows by that), then faded. `scale` is for what grows and shrinks.
        """
        size = self._pixels(width * scale), self._pixels(height * scale)
        kept = self._kept if (scale, alpha) == (1.0, 1.0) else self._passing
        whole = kept.keep((name, size), lambda: self._whole(name, width, height, size))
        return self.varied(whole, angle, alpha, is_mirrored=is_mirrored, kept=kept)

    def cut(
        self, name: str, side: float,
        *, is_mirrored: bool = False, alpha: float = 1.0, scale: float = 1.0,
    ) -> tuple[LazyPicture, Rect]:  # fmt: skip
        """Return a square picture without its empty margins, made when seen, and its place in the
        whole, in pixels: for large ones that are half empty.
        """
        size = self._pixels(side * scale), self._pixels(side * scale)
        cut = _fitted(self.sources.place(name, side), size)
        left = size[0] - cut.right if is_mirrored else cut.left
        key = "cut", name, size

        def make() -> Surface:
            source = self.sources.source(name, side, side)
            plain = self.keep(key, lambda: scaled(source, *cut.size))
            return self.varied(plain, 0.0, alpha, is_mirrored=is_mirrored)

        return self.lazy((key, is_mirrored, alpha), make), Rect((left, cut.top), cut.size)

    def varied(
        self, surface: Surface, angle: float, alpha: float,
        *, is_mirrored: bool = False, kept: SpriteCache | None = None,
    ) -> Surface:  # fmt: skip
        """Return a composed picture mirrored, turned and faded, as it is `kept`."""
        turn, fade = round(angle / _AT.turn) % round(360 / _AT.turn), round(alpha * _COUNTS.fades)
        if not is_mirrored and not turn and fade >= _COUNTS.fades:
            return surface

        def make() -> Surface:
            made = pygame.transform.flip(surface, True, False) if is_mirrored else surface
            if turn:
                made = pygame.transform.rotozoom(made, -turn * _AT.turn, 1.0)
            if fade < _COUNTS.fades:
                made = faded(made.copy() if made is surface else made, fade)
            return made

        return (kept or self._kept).keep((surface, is_mirrored, turn, fade), make)

    def laid(self, layer: int, depth: float, picture: Surface, x: float, y: float) -> Laid:
        """Return a picture with its middle at a point of the world."""
        width, height = picture.get_size()
        place = round(x * self.unit - width / 2), round(y * self.unit - height / 2)
        return Laid(layer, depth, Rect(place, (width, height)), picture)

    def _pixels(self, length: float) -> int:
        return max(1, round(length * self.unit))


Make = TypeVar("Make", bound=Callable[..., Surface])


def _kept_by(
    keep: Callable[[ZoomPictures, Hashable, Callable[[], Surface]], Surface],
) -> Callable[[Make], Make]:
    """Return a decorator: what a method returns is kept, by its name and its arguments."""

    def decorate(make: Make) -> Make:
        @wraps(make)
        def find(self: Any, /, *args: Any, **named: Any) -> Surface:
            key = make.__qualname__, args, *named.values()
            return keep(self._pictures, key, lambda: make(self, *args, **named))

        return cast("Make", find)

    return decorate


kept, kept_small = _kept_by(ZoomPictures.keep), _kept_by(ZoomPictures.keep_small)
"""For methods that make pictures of one zoom."""


def _fitted(place: FRect, size: tuple[int, int]) -> Rect:
    """Return where a source is in a whole picture of `size`."""
    (across, down), (width, height) = place.topleft, place.size
    return Rect(
        round(across * size[0]), round(down * size[1]),
        max(1, round(width * size[0])), max(1, round(height * size[1])),
    )  # fmt: skip


def stamp(surface: Surface, picture: Surface, middle: Point) -> None:
    """Lay a picture on another one, with its middle at this pixel."""
    place = picture.get_rect(center=(round(middle[0]), round(middle[1])))
    surface.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)


def faded(surface: Surface, fade: float) -> Surface:
    """Fade a premultiplied picture itself, to so many of `_COUNTS.fades` steps."""
    share = round(255 * max(0, fade) / _COUNTS.fades)
    surface.fill((share, share, share, share), special_flags=pygame.BLEND_RGBA_MULT)
    return surface
