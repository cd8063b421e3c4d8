"""Dividing chapters into pages, so that none is left nearly empty."""

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Final

from msgspec import Struct

from treasure_games.screens.rulebook.entry import Entry, Fit
from treasure_games.stage.widgets.widget import Widget

GAP: Final = 15.0
"""Virtual units between paragraphs."""
_AS_DRAWN: Final = Fit()
_SMALLER: Final = (Fit(0.92, gap=13.0), Fit(0.85, gap=11.0), Fit(0.78, gap=9.0), Fit(0.7, gap=8.0))
"""How much smaller pictures and gaps may get to save a page."""
_WIDEST_GAP: Final = 36.0
_TRIALS: Final = 7

Measure = Callable[[Widget], float]
"""Returns the height of a widget on the page."""


class Page(Struct, frozen=True):
    """A page: the number of its chapter, what stands on it with heights, the gaps between, and the
    room left below.
    """

    chapter: int
    content: tuple[tuple[Widget, float], ...]
    gap: float = GAP
    left: float = 0.0


def divided_into_pages(
    chapters: Sequence[Sequence[Widget]], room: float, measure: Measure
) -> list[Page]:
    """Return pages of this height; each chapter begins on a new one.

    A chapter gets the fewest pages that it fits on with somewhat smaller pictures. What is left
    over then goes to wider gaps on all of its pages alike. Two pages of which
    the first is for a diagram lie side by side, if need be behind one without words.
    """
    made: list[Page] = []
    for number, chapter in enumerate(chapters):
        pages = _chapter(number, chapter, room, _measured_once(measure))
        begins = isinstance(first := chapter[1], Entry) and first.is_diagram
        if begins and len(pages) == 2 and len(made) % 2:
            made.append(Page(number - 1, (), left=room))
        made += pages
    return made


def _measured_once(measure: Measure) -> Measure:
    """Return the same measure, which asks for no height twice: pages are divided over and over."""
    heights: dict[tuple[Widget, Fit | None], float] = {}

    def height(widget: Widget) -> float:
        key = widget, widget.fit if isinstance(widget, Entry) else None
        if key not in heights:
            heights[key] = measure(widget)
        return heights[key]

    return height


def _chapter(number: int, chapter: Sequence[Widget], room: float, measure: Measure) -> list[Page]:
    fits = [_AS_DRAWN, *_SMALLER]
    while len(fits) > 1 and _to_first_diagram(chapter, fits[0], measure) > room:
        del fits[0]
    fit, *fits = fits
    best = _divided(chapter, fit, room, measure)
    for smaller in fits:
        if len(best) == 1:
            break
        pages = _divided(chapter, smaller, room, measure)
        if len(pages) < len(best):
            fit, best = smaller, pages
    if len(best) > 1:
        best = _balanced(chapter, fit, len(best), room, measure)
    _refit(chapter, fit)
    return [_filled(number, page, fit, room, measure) for page in best]


def _balanced(
    chapter: Sequence[Widget], fit: Fit, count: int, room: float, measure: Measure
) -> list[list[Widget]]:
    """Return that many pages, the highest of them as low as possible."""
    low, high = min(room, max(room / 2, _to_first_diagram(chapter, fit, measure))), room
    for _ in range(_TRIALS):
        middle = (low + high) / 2
        if len(_divided(chapter, fit, middle, measure)) > count:
            low = middle
        else:
            high = middle
    return _divided(chapter, fit, high, measure)


def _to_first_diagram(chapter: Sequence[Widget], fit: Fit, measure: Measure) -> float:
    """Return the height of a page that ends with the first diagram; 0 if there is none."""
    _refit(chapter, fit)
    for at, one in enumerate(chapter):
        if isinstance(one, Entry) and one.is_diagram:
            return sum(map(measure, chapter[: at + 1])) + fit.gap * at
    return 0.0


def _divided(
    chapter: Sequence[Widget], fit: Fit, room: float, measure: Measure
) -> list[list[Widget]]:
    """Return pages of this height.

    A diagram that no longer fits waits for the head of the next page, and text goes on. A heading
    or the first words of a list stay with what follows.
    """
    _refit(chapter, fit)
    heights = [measure(one) for one in chapter]
    made: list[list[Widget]] = []
    page: list[Widget] = []
    waiting: list[Widget] = []
    used = 0.0
    for index, (one, height) in enumerate(zip(chapter, heights, strict=True)):
        led = heights[index + 1 :][: _led(one, chapter[index + 1 :])]
        following = sum(led) + fit.gap * len(led)
        if page and used + height + following > room:
            if isinstance(one, Entry) and one.is_diagram:
                waiting.append(one)
                continue
            made.append(page)
            page, waiting = waiting, []
            used = sum(measure(kept) + fit.gap for kept in page)
        page.append(one)
        used += height + fit.gap
    made.append(page)
    return [*made, waiting] if waiting else made


def _led(one: Widget, after: Sequence[Widget]) -> int:
    """Return how many of those after it it leads to: one for a heading, or all items of a list."""
    if not isinstance(one, Entry):
        return 0
    if one.paragraph.text.endswith(":"):
        items = takewhile(lambda entry: isinstance(entry, Entry) and entry.paragraph.is_item, after)
        return len(list(items))
    return int(one.paragraph.level > 0)


def _filled(number: int, page: Sequence[Widget], fit: Fit, room: float, measure: Measure) -> Page:
    """Return the page; what is left of its room makes gaps wider."""
    heights = [measure(one) for one in page]
    left = room - sum(heights) - fit.gap * (len(page) - 1)
    gaps = max(1, len(page) - 1)
    gap = min(_WIDEST_GAP, fit.gap + left / gaps) if left > 0.0 else fit.gap
    return Page(number, tuple(zip(page, heights, strict=True)), gap, left - (gap - fit.gap) * gaps)


def _refit(chapter: Sequence[Widget], fit: Fit) -> None:
    for one in chapter:
        if isinstance(one, Entry):
            one.refit(fit)
