"""Dirty regions: the parts of the window that must be redrawn."""

from __future__ import annotations

from dataclasses import dataclass, field

from pygame import FRect, Rect

from treasure_games.stage.viewport import Viewport

_MOST_RECTS = 8
_ROUND = 0.04
"""The cost of another drawing pass besides its pixels, as a share of the window's."""
_WHOLE_SHARE = 0.8
"""Above this share of the window, everything is redrawn: a second pass saves less than drawing the
rest (seats, buttons, the table) costs. A sea chart covers 0.63.
"""


@dataclass(slots=True)
class Dirty:
    """Dirty rectangles in virtual units, or the whole window."""

    is_whole: bool = False
    rects: list[FRect] = field(default_factory=list)

    def __bool__(self) -> bool:
        return self.is_whole or bool(self.rects)

    def add(self, rect: FRect | None) -> None:
        """Mark this part as dirty, or everything for None."""
        if rect is None:
            self.is_whole = True
            self.rects.clear()
        elif not self.is_whole and rect.width > 0 and rect.height > 0:
            if self.rects:
                # Where something was and where it is now follow each other: mostly one area.
                last = self.rects[-1]
                both = last.union(rect)
                if _area(both) <= _area(last) + _area(rect):
                    self.rects[-1] = both
                    return
            self.rects.append(FRect(rect))

    def take(self) -> Dirty:
        """Return what is dirty, and clear it."""
        taken = Dirty(self.is_whole, self.rects)
        self.is_whole, self.rects = False, []
        return taken

    def merge(self, other: Dirty) -> None:
        """Add another's dirty parts."""
        if other.is_whole:
            self.add(None)
        for rect in other.rects:
            self.add(rect)

    def pixels(self, viewport: Viewport) -> tuple[Rect, ...]:
        """Return the pixel rectangles to draw, each by itself: few, and with so little overlap
        that to draw it twice costs less than more passes.
        """
        whole = viewport.pixels
        if self.is_whole:
            return (whole,)
        round_costs = _ROUND * _area(whole)
        apart: list[Rect] = []
        for rect in self.rects:
            _join(apart, viewport.covering_pixels(rect), round_costs)
        if len(apart) > _MOST_RECTS:
            apart = [apart[0].unionall(apart[1:])]
        return (whole,) if sum(map(_area, apart)) >= _WHOLE_SHARE * _area(whole) else tuple(apart)


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


def _area(rect: Rect | FRect) -> float:
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
