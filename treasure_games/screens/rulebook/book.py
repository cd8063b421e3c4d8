"""The open book: two pages at a time, or a single wide one that is scrolled."""

from collections.abc import Callable, Iterator, Sequence
from math import copysign, isinf

from pygame import FRect, Surface

from treasure_games.core.language import translate as _
from treasure_games.screens.open_book import draw_book, draw_cover, pages_of, within
from treasure_games.screens.rulebook.entry import DiagramView, Entry, Fit, Head
from treasure_games.screens.rulebook.pages import GAP, Page, divided_into_pages
from treasure_games.screens.rulebook.turning import TurningLeaf
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.pictures import opaque_copy
from treasure_games.stage.text import placed_look_beside
from treasure_games.stage.widgets.button import IconButton
from treasure_games.stage.widgets.containers import Column
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.widget import Widget
from treasure_games.table.places import is_large

_AT, _AS, _ON = placed_look_beside(__file__)


class Book(Widget):
    """Chapters, each a head and entries. `on_turned` is called when another page is shown; a
    picture of the game fills a page that ends early.
    """

    def __init__(
        self,
        chapters: Sequence[tuple[Head, Sequence[Entry]]],
        leaf: TurningLeaf,
        on_turned: Callable[[], None],
        game_id: str,
    ) -> None:
        super().__init__("book")
        self._tailpiece = f"title/object_{game_id}"
        self.leaf = leaf
        self.chapters = chapters
        self.is_single = False
        self._on_turned = on_turned
        self._shown: Widget = chapters[0][0]
        """What the current page was turned to, to be found again in another layout."""
        self._is_sought = True
        self._pages: list[Page] = []
        self._left = 0
        self._turned = 0.0
        """How much of a page a stick has turned."""
        self._column = Column(gap=GAP, align="fill")
        self._scroll = ScrollArea(self._column, "page")
        self._back = IconButton("arrow_left", _("Turn back"), lambda: self.turn(-1), "book.back")
        self._on = IconButton("arrow_right", _("Turn the page"), lambda: self.turn(1), "book.on")
        self.adopt(self._scroll, self._back, self._on)

    # What is shown

    @property
    def open_chapters(self) -> tuple[int, ...]:
        """The numbers of the chapters in sight."""
        if self.is_single:
            return (self._chapter_of(self._shown),)
        return tuple(sorted({page.chapter for page in self._spread()}))

    def show(self, widget: Widget) -> None:
        """Turn to the page of a head or an entry."""
        context, left = self.context, self._left
        is_open = any(one is widget for page in self._spread() for one, _height in page.content)
        will_leaf = self.leaf.is_wanted and not self.is_single and not is_open
        before = self._picture(context) if context and will_leaf else None
        self._shown, self._is_sought = widget, True
        self._show()
        if context and before:
            self.leaf.turn(before, self._picture(context), is_forward=self._left > left)

    def _picture(self, context: LayoutContext) -> Surface:
        """Return a picture of both pages."""
        pages = self._page_rects()
        area = context.viewport.to_pixels(pages[0].union(pages[1]))
        canvas = Canvas(context, area.clip(context.viewport.pixels))
        self._draw_spread(canvas)
        sheet = Surface(context.viewport.pixels.size)
        canvas.paint(sheet)
        return opaque_copy(sheet, canvas.clip)

    def show_chapter(self, number: int) -> None:
        """Turn to the beginning of a chapter."""
        self.show(self.chapters[number][0])

    def turn(self, by: int) -> bool:
        """Turn pages, or chapters of a single page; return False at the end of the book."""
        if self.is_single:
            number = self._chapter_of(self._shown) + by
            unread = self._scroll.content_height - self._scroll.rect.height - self._scroll.offset
            if number == by == 1 and unread <= 1.0:
                number += 1
            if not 0 <= number < len(self.chapters):
                return False
            self.show_chapter(number)
            return True
        left = self._left + 2 * by
        if not 0 <= left < len(self._pages):
            return False
        self.show(self._pages[left].content[0][0])
        return True

    def wheel(self, steps: float) -> bool:
        """Turn pages; a single one has been scrolled to its end before."""
        return steps != 0 and self.turn(-1 if steps > 0 else 1)

    def turn_page(self, pages: float) -> bool:
        """Turn pages by keys; a stick turns one little by little."""
        if self.is_single:
            before = self._scroll.offset
            self._scroll.turn_page(pages)
            if self._scroll.offset != before:
                return True
        if isinf(pages):
            self.show_chapter(0 if pages < 0 else -1)
            return True
        self._turned += pages
        if abs(self._turned) < 0.99:
            return False
        by, self._turned = int(copysign(1, self._turned)), 0.0
        return self.turn(by)

    def make_diagram(self) -> bool:
        """Draw one of the diagrams in sight; return False if none is missing."""
        return any(one.make() for one in self._diagrams())

    @property
    def playing(self) -> DiagramView | None:
        """The diagram in sight whose film is shown."""
        return next((one for one in self._diagrams() if one.is_playing), None)

    def _diagrams(self) -> Iterator[DiagramView]:
        return (one for one in self.walk() if isinstance(one, DiagramView))

    # Layout

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Divide the chapters into pages, and turn to where one was."""
        super().place(rect, context)
        self.leaf.lie()
        self.is_single = is_large(context) or context.viewport.scale < _AT.small
        if not self.is_single:
            room = self._text_rects()[0]
            chapters = [(head, *entries) for head, entries in self.chapters]
            self._pages = divided_into_pages(
                chapters, room.height, lambda one: one.preferred(context, room.width).height
            )
        else:
            for _head, entries in self.chapters:
                for entry in entries:
                    entry.refit(Fit())
        self._show()

    def _show(self) -> None:
        if self.context is None:
            return
        if self.is_single:
            self._show_chapter(self.context)
        else:
            self._show_spread(self.context)
        self._place_arrows(self.context)
        self._on_turned()

    def _show_chapter(self, context: LayoutContext) -> None:
        """Show the chapter of what is wanted, its diagrams first; the legend follows the aim."""
        number = self._chapter_of(self._shown)
        together = self.chapters[:2] if number < 2 else [self.chapters[number]]
        content = [
            widget
            for head, entries in together
            for widget in (head, *sorted(entries, key=lambda one: not one.is_diagram))
        ]
        if self._column.children()[:1] != content[:1]:
            self._column.contain(*content)
            self._scroll.scroll_to(0.0)
        self._scroll.place(self._text_rects()[0], context)
        if self._is_sought:
            top = self._shown.rect.top - self._column.rect.top
            self._scroll.scroll_to(0.0 if self._shown is content[0] else top - _AT.above)
            self._is_sought = False

    def _show_spread(self, context: LayoutContext) -> None:
        shown = (any(one is self._shown for one, _height in page.content) for page in self._pages)
        number = list(shown).index(True)
        self._left = number - number % 2
        for room, page in zip(self._text_rects(), self._spread(), strict=False):
            top = room.top
            for widget, height in page.content:
                self.adopt(widget)
                widget.place(FRect(room.left, top, room.width, height), context)
                top += height + page.gap

    def _place_arrows(self, context: LayoutContext) -> None:
        pages = self._page_rects()
        chapter = self._chapter_of(self._shown)
        last = len(self.chapters) - 1 if self.is_single else (len(self._pages) - 1) // 2
        here = chapter if self.is_single else self._left // 2
        for arrow, page, is_end, reason in (
            (self._back, pages[0], here == 0, _("This is the first page.")),
            (self._on, pages[-1], here == last, _("This is the last page.")),
        ):
            x = page.left + 26.0 if arrow is self._back else page.right - 26.0 - _AT.arrow
            arrow.place(FRect(x, page.bottom - 22.0 - _AT.arrow, _AT.arrow, _AT.arrow), context)
            arrow.reason = reason if is_end else ""

    def _spread(self) -> Sequence[Page]:
        return self._pages[self._left : self._left + 2]

    def _chapter_of(self, widget: Widget) -> int:
        held = (any(widget is one for one in (head, *told)) for head, told in self.chapters)
        return list(held).index(True)

    def _page_rects(self) -> list[FRect]:
        return pages_of(self.rect, is_single=self.is_single)

    def _text_rects(self) -> list[FRect]:
        return [within(one, _ON.inset) for one in self._page_rects()]

    def children(self) -> Sequence[Widget]:
        """Return what stands on the pages in sight, and the arrows."""
        arrows = (self._back, self._on)
        if self.is_single:
            return (self._scroll, *arrows)
        return (*(one for page in self._spread() for one, _height in page.content), *arrows)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw cover and pages, then what stands on them."""
        if self.leaf.is_turning:
            draw_cover(canvas, self.rect, self._page_rects())
            self.leaf.draw(canvas, self._page_rects())
        else:
            self._draw_spread(canvas)

    def _draw_spread(self, canvas: Canvas) -> None:
        pages = self._page_rects()
        draw_book(canvas, self.rect, pages)
        super().draw(canvas)
        if not self.is_single:
            emptiest = max(page.left for page in self._spread())
            for number, (place, page) in enumerate(zip(pages, self._spread(), strict=False)):
                foot = FRect(place.left, place.bottom - 66.0, place.width, 30.0)
                canvas.text(str(self._left + number + 1), _AS.number, foot)
                if page.left == emptiest > _AT.empty:
                    across, down = canvas.context.assets.original_size(self._tailpiece)
                    high = min(0.85 * emptiest, _AT.tailpiece)
                    middle = place.centerx, foot.top - _AT.above - emptiest / 2
                    spot = sized(high * across / down, high, center=middle)
                    canvas.image(self._tailpiece, spot)
