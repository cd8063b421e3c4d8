"""Checks the boxes of a scene: nothing outside, nothing clipped, nothing overlapping, no target
too small.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations

from pygame import FRect

from treasure_games.stage.viewport import Viewport
from treasure_games.stage.widgets.widget import Box, BoxKind

SMALLEST_TARGET = 44.0
"""Virtual units, that is pixels at 1080p."""
_SLACK = 1.5
"""Virtual units that rounding to pixels may cost."""


def problems(boxes: Iterable[Box], viewport: Viewport) -> list[str]:
    """One sentence for each fault of the layout; empty when it is sound."""
    listed = list(boxes)
    by_name = {box.name: box for box in listed}
    found = list(_alone(listed, viewport))
    found.extend(
        f"{one.name} and {other.name} overlap: {_told(one.rect)} and {_told(other.rect)}"
        for one, other in combinations(listed, 2)
        if _clash(one, other, by_name)
    )
    if len(by_name) < len(listed):
        names = sorted({box.name for box in listed if sum(b.name == box.name for b in listed) > 1})
        found.append(f"names used twice: {', '.join(names)}")
    return found


def _alone(boxes: list[Box], viewport: Viewport) -> Iterator[str]:
    """Faults that a box has by itself."""
    slack = _SLACK / viewport.scale if viewport.scale < 1 else _SLACK
    window = viewport.rect.inflate(2 * slack, 2 * slack)
    for box in boxes:
        clip = window if box.clip is None else window.clip(box.clip.inflate(2 * slack, 2 * slack))
        sideways = clip.left <= box.rect.left and box.rect.right <= clip.right
        if box.kind is not BoxKind.ART and not (sideways if box.clip else clip.contains(box.rect)):
            yield f"{box.name} lies outside: {_told(box.rect)} in {_told(clip)}"
        if (
            box.kind is BoxKind.TARGET
            and min(box.rect.width, box.rect.height) < SMALLEST_TARGET - 0.01
        ):
            yield f"{box.name} is a target of only {box.rect.width:.0f} x {box.rect.height:.0f}"
        if box.text_size is not None and (
            box.text_size[0] > box.rect.width + slack or box.text_size[1] > box.rect.height + slack
        ):
            yield (
                f"the text of {box.name} takes {box.text_size[0]:.0f} x {box.text_size[1]:.0f}"
                f" and has {box.rect.width:.0f} x {box.rect.height:.0f}"
            )


def _clash(one: Box, other: Box, by_name: Mapping[str, Box]) -> bool:
    """Whether two boxes that must keep apart do not."""
    if (
        {one.kind, other.kind} - {BoxKind.TEXT, BoxKind.TARGET}
        or one.may_overlap
        or other.may_overlap
    ):
        return False
    if one.overlap_group and one.overlap_group == other.overlap_group:
        return False
    if _holds(one, other, by_name) or _holds(other, one, by_name):
        return False
    shared = _visible(one).clip(_visible(other))
    return shared.width > _SLACK and shared.height > _SLACK


def _visible(box: Box) -> FRect:
    return box.rect if box.clip is None else box.rect.clip(box.clip)


def _holds(outer: Box, inner: Box, by_name: Mapping[str, Box]) -> bool:
    """Whether `inner` lies within `outer` by its line of parents."""
    seen = set()
    name = inner.parent
    while name and name not in seen:
        if name == outer.name:
            return True
        seen.add(name)
        name = by_name[name].parent if name in by_name else ""
    return False


def _told(rect: FRect) -> str:
    return f"{rect.left:.0f}..{rect.right:.0f} x {rect.top:.0f}..{rect.bottom:.0f}"
