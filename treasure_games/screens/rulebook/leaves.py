"""Dividing chapters into pages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from treasure_games.screens.rulebook.entry import Entry
from treasure_games.stage.widgets.widget import Widget

GAP: Final = 15.0
"""Virtual units between paragraphs."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """A page: the number of its chapter, and what stands on it with heights."""

    chapter: int
    content: tuple[tuple[Widget, float], ...]


def leaves(chapters: Iterable[Sequence[tuple[Widget, float]]], room: float) -> list[Leaf]:
    """Return pages of this height; each chapter begins on a new one.

    A diagram that no longer fits waits for the head of the next page, and text goes on. A heading
    stays with what follows.
    """
    made: list[Leaf] = []
    for number, content in enumerate(chapters):
        page: list[tuple[Widget, float]] = []
        waiting: list[tuple[Widget, float]] = []
        for index, one in enumerate(content):
            following = (
                content[index + 1][1] + GAP if _leads(one[0]) and index + 1 < len(content) else 0.0
            )
            if page and _height(page) + one[1] + following > room:
                if isinstance(one[0], Entry) and one[0].is_diagram:
                    waiting.append(one)
                    continue
                made.append(Leaf(number, tuple(page)))
                page, waiting = waiting, []
            page.append(one)
        made.append(Leaf(number, tuple(page)))
        if waiting:
            made.append(Leaf(number, tuple(waiting)))
    return made


def _leads(widget: Widget) -> bool:
    return isinstance(widget, Entry) and widget.is_heading


def _height(page: Sequence[tuple[Widget, float]]) -> float:
    """Return the height of a page with room for one more."""
    return sum(height + GAP for _, height in page)
