"""Paints frames: compares two lists of items, and paints only where they differ."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from pygame import Rect, Surface

from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.frame.items import Blit, Item

_AT: Final = Named(page_beside(__file__, dict[str, float]))


class Frame(NamedTuple):
    """The items of a frame, the lowest first, and what each of them covers at most."""

    items: Sequence[Item]
    bounds: Sequence[Rect]

    def paint(self, surface: Surface, clip: Rect) -> None:
        """Paint all of it within a rectangle of the surface."""
        touched = clip.collidelistall(self.bounds)
        blits: list[Blit] = []
        surface.set_clip(clip)
        for index in touched[self._lowest_seen(touched, clip) :]:
            item = self.items[index]
            if type(item) is tuple:
                blits.append(item)
                continue
            surface.blits(blits, False)  # type: ignore[arg-type]
            blits.clear()
            surface.set_clip(clip.clip(self.bounds[index]))
            item.paint(surface)  # type: ignore[union-attr]
            surface.set_clip(clip)
        surface.blits(blits, False)  # type: ignore[arg-type]
        surface.set_clip(None)

    def _lowest_seen(self, touched: Sequence[int], clip: Rect) -> int:
        """Return which of these items is the lowest that isn't hidden by an opaque picture."""
        lowest = 0
        for place, index in enumerate(touched):
            item = self.items[index]
            if type(item) is not tuple:
                if item.reads:  # type: ignore[union-attr]
                    return 0
            elif not item[3] and self.bounds[index].contains(clip):
                lowest = place
        return lowest


_EMPTY: Final = Frame((), ())


class Painter:
    """Keeps a surface as the newest frame shows it."""

    def __init__(self) -> None:
        self.frame = _EMPTY
        """What it shows."""
        self._surface: Surface | None = None
        self.painted: tuple[Rect, ...] = ()
        """What was painted of the newest frame."""

    def paint(self, surface: Surface, frame: Frame) -> bool:
        """Paint what differs from the last frame, of another surface all; return True if any."""
        whole = surface.get_rect()
        if surface is self._surface:
            self.painted = bundled(differences(self.frame, frame), whole)
        else:
            self.painted = (whole,)
        self.frame, self._surface = frame, surface
        for rect in self.painted:
            frame.paint(surface, rect)
        return bool(self.painted)

    def forget(self) -> None:
        """Paint everything next time: the surface shows something else now."""
        self._surface = None


def differences(before: Frame, after: Frame) -> list[Rect]:
    """Return the bounds of items that came, went, or changed their order with others."""
    start = _common(before.items, after.items)
    most = min(len(before.items), len(after.items)) - start
    end = _common(before.items[: -most - 1 : -1], after.items[: -most - 1 : -1]) if most else 0
    old = _numbered(before.items[start : len(before.items) - end])
    new = _numbered(after.items[start : len(after.items) - end])
    rects = [before.bounds[start + index] for item, index in old.items() if item not in new]
    stayed: list[tuple[int, Rect]] = []
    for item, index in new.items():
        bounds, was = after.bounds[start + index], old.get(item)
        if was is None:
            rects.append(bounds)
        else:
            stayed.append((was, bounds))
    rects += _moved(stayed)
    return rects


def _common(some: Sequence[Item], others: Sequence[Item]) -> int:
    """Return how many items at the beginning are the same."""
    count = 0
    for one, other in zip(some, others, strict=False):
        if one is not other and one != other:
            break
        count += 1
    return count


def _numbered(items: Sequence[Item]) -> dict[object, int]:
    """Return the index of each item; those that stand there again are told apart by a number."""
    found: dict[object, int] = {}
    for index, item in enumerate(items):
        key: object = item
        again = 1
        while key in found:
            key, again = (item, again), again + 1
        found[key] = index
    return found


def _moved(stayed: Sequence[tuple[int, Rect]]) -> Iterable[Rect]:
    """Return the bounds of the fewest items without which the others are in their old order.

    `stayed` has the place of each item in the last frame, in the order of the new one.
    """
    if all(one[0] < other[0] for one, other in pairwise(stayed)):
        return ()
    # The longest rising run stays; `tails` are the least ends of runs of each length.
    tails: list[int] = []
    ends: list[int] = []
    back: list[int] = []
    for index, (place, _bounds) in enumerate(stayed):
        length = bisect_left(tails, place)
        back.append(ends[length - 1] if length else -1)
        tails[length : length + 1] = [place]
        ends[length : length + 1] = [index]
    resting = set()
    index = ends[-1]
    while index >= 0:
        resting.add(index)
        index = back[index]
    return [bounds for index, (_place, bounds) in enumerate(stayed) if index not in resting]


def bundled(rects: Iterable[Rect], whole: Rect) -> tuple[Rect, ...]:
    """Return rectangles around these: few, and with so little overlap that to paint it twice costs
    less than more passes.
    """
    round_costs = _AT.round * _area(whole)
    apart: list[Rect] = []
    for rect in rects:
        _join(apart, rect.clip(whole), round_costs)
    if len(apart) > _AT.most_rects:
        apart = [apart[0].unionall(apart[1:])]
    is_most = sum(map(_area, apart)) >= _AT.whole_share * _area(whole)
    return (whole,) if apart[1:] and is_most else tuple(apart)


def _join(apart: list[Rect], rect: Rect, round_costs: float) -> None:
    """Add `rect`: merged with what it overlaps where the pixels between cost no more than the
    passes saved, left over its edge where cutting would cost more passes than pixels, else cut.
    """
    waiting = [rect] if rect.width and rect.height else []
    while waiting:
        rect = waiting.pop()
        for hit in rect.collidelistall(apart):
            other = apart[hit]
            if other.contains(rect):
                break
            union, beyond, beside = rect.union(other), around(rect, other), around(other, rect)
            cuts = min(len(beyond), len(beside))
            both = _area(other) + sum(map(_area, beyond))
            if _area(union) - both <= round_costs * cuts:
                del apart[hit]
                waiting.append(union)
                break
            if _area(rect.clip(other)) > round_costs * (cuts - 1):
                if len(beyond) <= len(beside):
                    waiting += beyond
                else:
                    apart[hit : hit + 1] = beside
                    waiting.append(rect)
                break
        else:
            apart.append(rect)


def _area(rect: Rect) -> int:
    return rect.width * rect.height


def around(rect: Rect, hole: Rect) -> tuple[Rect, ...]:
    """Return the up to four parts of a rectangle outside an opaque one, none empty."""
    hole = hole.clip(rect)
    if not hole.width or not hole.height:
        return (rect,) if rect.width and rect.height else ()
    parts = (
        Rect(rect.left, rect.top, rect.width, hole.top - rect.top),
        Rect(rect.left, hole.bottom, rect.width, rect.bottom - hole.bottom),
        Rect(rect.left, hole.top, hole.left - rect.left, hole.height),
        Rect(hole.right, hole.top, rect.right - hole.right, hole.height),
    )
    return tuple(part for part in parts if part.width and part.height)
