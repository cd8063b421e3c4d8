"""An open book, of rules or of matches: where its pages are, and what it looks like."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from pygame import FRect

from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.canvas import Canvas

_AT: Final = Named(page_beside(__file__, dict[str, Any]))


def within(rect: FRect, edges: tuple[float, float, float, float]) -> FRect:
    """Return a rectangle without its edges, from the left one around."""
    left, top, right, bottom = edges
    return FRect(rect.left + left, rect.top + top, rect.width - left - right,
                 rect.height - top - bottom)  # fmt: skip


def pages_of(book: FRect, *, is_single: bool = False) -> list[FRect]:
    """Return where both pages of a book are, or a single wide one."""
    area = within(book, _AT.cover)
    if is_single:
        return [area]
    half = FRect(area.left, area.top, area.width / 2, area.height)
    return [half, half.move(half.width, 0)]


def draw_cover(canvas: Canvas, book: FRect, pages: Sequence[FRect]) -> None:
    """Draw what is seen of the cover around the pages."""
    whole = book.inflate(2 * _AT.reach, 2 * _AT.reach)
    canvas.nine_slice_around("ui/book_cover", whole, pages[0].unionall(pages[1:]))


def draw_book(canvas: Canvas, book: FRect, pages: Sequence[FRect]) -> None:
    """Draw cover and pages, and the fold between two of them."""
    draw_cover(canvas, book, pages)
    for page in pages:
        canvas.nine_slice("ui/book_page", page)
    for left, right in pairwise(pages):
        fold = FRect(right.left - _AT.fold / 2, left.top, _AT.fold, left.height)
        canvas.image("ui/book_fold", fold)
