"""The ship's articles: house rules as sentences on parchment, with brass tags in their gaps."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.language import plural, translate as _
from treasure_games.core.options import Article
from treasure_games.screens.sheet import ON_PAPER, heading
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import IconButton, TextControl
from treasure_games.stage.widgets.choice import Pick
from treasure_games.stage.widgets.containers import Panel
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.widget import Size, Widget

_TEXT: Final = TextStyle(26.0, Face.REGULAR, "ink")
_TAG: Final = TextStyle(24.0, Face.SEMIBOLD, "ink", "centre")
_NOTE: Final = TextStyle(20.0, Face.REGULAR, "sepia")
_SMALLER: Final = (1.0, 0.92, 0.85, 0.77)
_LARGE: Final = 1.15
_TAG_HEIGHT: Final = 44.0
_TURN: Final = 54.0
_BETWEEN: Final = 5.0
_CURL: Final = 24.0
"""Room for the curls in the corners of the parchment."""
DIAMOND: Final = "◆"
_PADDING: Final = (44.0, 20.0)


def is_large(context: LayoutContext) -> bool:
    """Return True if letters are too large for everything to stand side by side."""
    return context.viewport.text_scale > _LARGE


class Clause(Struct, frozen=True):
    """A filled gap: the option's name, the words there, and whether the book has others."""

    option: str
    words: str
    is_own: bool
    hint: str = ""


class Tag(TextControl):
    """The value of an option within its sentence; a press opens its values.

    Raised brass if it differs from the book, else flatter: a line round the words.
    """

    padding, above, least = 12.0, 5.0, Size(_TAG_HEIGHT, _TAG_HEIGHT)

    def __init__(self, clause: Clause, on_press: Callable[[], None]) -> None:
        text = f"{DIAMOND} {clause.words}" if clause.is_own else clause.words
        super().__init__(text, on_press, clause.option, _TAG, clause.hint)
        self.is_own = clause.is_own

    def draw(self, canvas: Canvas) -> None:
        """Draw the brass, or the line, then the words."""
        rect, palette = self.drawn_rect(canvas.context), canvas.context.theme.palette
        if self.is_own or self.hover > 0.5 or self.press > 0.5:
            skin.draw_icon_button(canvas, rect, "", self.state())
        else:
            flat = rect.inflate(0, -4)
            canvas.fill(flat, palette.brass_light, 0.42)
            canvas.outline(flat, palette.sepia, 1.5, 3.0)
        self.draw_words(canvas, rect, palette.ink)


_Item = str | Tag


class ArticleText(Widget):
    """All sentences as one paragraph; words and tags flow from line to line."""

    def __init__(
        self, sentences: Sequence[Article], fill: Callable[[str], Clause],
        on_press: Callable[[str], None],
    ) -> None:  # fmt: skip
        super().__init__("articles.text")
        self._tags: dict[str, Tag] = {}
        self._clusters = list(self._read(sentences, fill, on_press))
        self.shrink = 1.0
        self.page = 0.0
        """The height of a page, if they fill several."""

    def _read(
        self, sentences: Sequence[Article], fill: Callable[[str], Clause],
        on_press: Callable[[str], None],
    ) -> Iterator[list[_Item]]:  # fmt: skip
        """Yield what must stay together on a line: words, and tags with the marks beside them."""
        glued: list[_Item] = []
        for sentence in sentences:
            for words, name in sentence.parts():
                for index, word in enumerate(words.split(" ")):
                    if index and glued:
                        yield glued
                        glued = []
                    if word:
                        glued.append(word)
                if name:
                    tag = Tag(fill(name), lambda name=name: on_press(name))  # type: ignore[misc]
                    self._tags[name] = tag
                    glued.append(tag)
            if glued:
                yield glued
                glued = []

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the width, and the height of all lines."""
        wide = 800.0 if width is None else width
        high = sum(high for _line, high in self._lines(context, wide))
        return Size(wide, math.ceil(high / self.page - 0.01) * self.page if self.page else high)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Place tags and words line by line."""
        super().place(rect, context)
        placed: list[Widget] = []
        top = rect.top
        for line, high in self._lines(context, rect.width):
            placed += self._place_line(line, FRect(rect.left, top, rect.width, high), context)
            top += high
        for number, piece in enumerate(placed):
            piece.name = piece.name or f"article{number}"
        self.contain(*placed)

    def _place_line(
        self, line: list[tuple[_Item, float, float]], rect: FRect, context: LayoutContext
    ) -> Iterator[Widget]:
        """Place a line's pieces, and yield them: tags, and words that stand between them."""
        for item, x, width in line:
            high = context.texts.line_height(self._style)
            piece: Widget
            if isinstance(item, Tag):
                piece, high = item, item.preferred(context, width).height
            else:
                piece = Label(item, self._style, wraps=False)
            place = FRect(rect.left + x, 0, width, high).move_to(centery=rect.centery)
            piece.place(place, context)
            yield piece

    @property
    def _style(self) -> TextStyle:
        return replace(_TEXT, size=_TEXT.size * self.shrink)

    def _lines(
        self, context: LayoutContext, width: float
    ) -> list[tuple[list[tuple[_Item, float, float]], float]]:
        """Return lines of words and tags with their places and widths, and each line's height."""
        for tag in self._tags.values():
            tag.style = replace(_TAG, size=_TAG.size * self.shrink)
        line = _Line(context, self._style, width)
        lines = [line]
        for cluster in self._clusters:
            if not line.takes(cluster):
                line = _Line(context, self._style, width)
                lines.append(line)
            line.add(cluster)
        high = self.step(context)
        return [(one.pieces, max(high, one.tags_height() + _BETWEEN)) for one in lines]

    def step(self, context: LayoutContext) -> float:
        """Return the height of a line whose tags take one line themselves."""
        high = context.texts.line_height(replace(_TAG, size=_TAG.size * self.shrink)) + 10.0
        return max(_TAG_HEIGHT, high) + _BETWEEN


class _Line:
    """A line that is being filled; words without a tag between them are one piece."""

    def __init__(self, context: LayoutContext, style: TextStyle, room: float) -> None:
        self._context, self._style, self._room = context, style, room
        self.pieces: list[tuple[_Item, float, float]] = []
        measure = context.texts.measure
        self._space = measure("a a", style)[0] - measure("aa", style)[0]

    def takes(self, cluster: Sequence[_Item]) -> bool:
        """Return True if there is room for one more, or nothing else yet."""
        if not self.pieces:
            return True
        return self._end + self._space + sum(map(self._width, cluster)) <= self._room

    def add(self, cluster: Sequence[_Item]) -> None:
        """Add words and tags that stay together."""
        for index, item in enumerate(cluster):
            space = self._space if self.pieces and not index else 0.0
            last = self.pieces[-1] if self.pieces else None
            if isinstance(item, str) and last is not None and isinstance(last[0], str):
                words = f"{last[0]}{' ' if space else ''}{item}"
                self.pieces[-1] = (words, last[1], self._width(words))
            else:
                self.pieces.append((item, self._end + space, self._width(item)))

    def tags_height(self) -> float:
        """Return the height of the highest tag."""
        tags = [item for item, _x, _width in self.pieces if isinstance(item, Tag)]
        heights = (tag.preferred(self._context, self._room).height for tag in tags)
        return max(heights, default=0.0)

    @property
    def _end(self) -> float:
        return self.pieces[-1][1] + self.pieces[-1][2] if self.pieces else 0.0

    def _width(self, item: _Item) -> float:
        if isinstance(item, Tag):
            return min(self._room, item.preferred(self._context, self._room).width)
        return self._context.texts.measure(item, self._style)[0] + 1.0


class Sheet(Panel):
    """What lies beside the chair: on its tab is `title`, so that the heading isn't needed there."""

    heading: Widget
    title: str


class ArticleSheet(Sheet):
    """The parchment: a heading, the sentences, how many articles differ from the book."""

    def __init__(
        self, sentences: Sequence[Article], clauses: Mapping[str, Clause],
        on_press: Callable[[str], None], by_the_book: Callable[[], None],
        on_turn: Callable[[], None],
    ) -> None:  # fmt: skip
        own = sum(clause.is_own for clause in clauses.values())
        self.title = _("House rules")
        self.sentences = ArticleText(sentences, lambda name: clauses[name], on_press)
        self.heading = heading(_("The ship’s articles"), ON_PAPER, "articles.heading")
        self._area = ScrollArea(self.sentences, "articles.scroll")
        self._note = Label(_counted(own), _NOTE, "articles.note")
        self._reset = Pick(_("By the book"), False, by_the_book, "by_the_book")
        self._on_turn = on_turn
        turn = _("Turn the page")
        self._next_page = IconButton("arrow_right", turn, self._turn, "articles.turn", side=_TURN)
        if not own:
            self._reset.disable(_("All rules are by the book."))
        super().__init__(self._area, "parchment", "articles")
        self.contain(self.heading, self._area, self._note, self._next_page, self._reset)

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the room of all sentences."""
        inside = None if width is None else width - 2 * _PADDING[0]
        return Size(width or 868.0, self.sentences.preferred(context, inside).height + 220.0)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Give the sentences what heading and foot leave, in letters that fit if possible."""
        self.rect = FRect(rect)
        inner = rect.inflate(-2 * _PADDING[0], -2 * _PADDING[1])
        top = inner.top
        if self.heading.is_visible:
            high = self.heading.preferred(context, inner.width).height
            self.heading.place(FRect(inner.left, top, inner.width, high), context)
            top += high
        foot = self._place_foot(inner, context)
        area = FRect(inner.left, top, inner.width, foot - 2.0 - top)
        self._fit(context, area)
        self._area.line, self._next_page.is_visible = 0.0, False
        if self.sentences.preferred(context, area.width).height > area.height:
            step = self.sentences.step(context)
            area.height -= area.height % step
            # Where letters are large a page would hold a line or two: they are scrolled.
            self._next_page.is_visible = not is_large(context)
            self._area.line = area.height if self._next_page.is_visible else step
        self._area.has_bar = not self._next_page.is_visible
        self.sentences.page = self._area.line if self._next_page.is_visible else 0.0
        self._area.place(area, context)

    def _turn(self) -> None:
        """Show the next page of sentences, after the last one the first."""
        if not self._area.scroll_by(self._area.line):
            self._area.scroll_to(0.0)
        self._on_turn()

    def _place_foot(self, inner: FRect, context: LayoutContext) -> float:
        """Place count and button; return where the foot begins."""
        size = self._reset.preferred(context, inner.width / 2)
        button = FRect(inner.right - _CURL - size.width, 0, size.width, size.height)
        button.bottom = inner.bottom
        self._reset.place(button, context)
        turn = sized(_TURN, _TURN, midright=(button.left - 20.0, button.centery))
        self._next_page.place(turn, context)
        room = FRect(inner.left, button.top, turn.left - 20.0 - inner.left, button.height)
        high = self._note.preferred(context, room.width).height
        room.height = max(room.height, high)
        room.bottom = inner.bottom
        self._note.place(room, context)
        return min(button.top, room.top)

    def _fit(self, context: LayoutContext, area: FRect) -> None:
        for shrink in () if is_large(context) else _SMALLER:
            self.sentences.shrink = shrink
            if self.sentences.preferred(context, area.width).height <= area.height:
                return
        self.sentences.shrink = _SMALLER[1]


def _counted(own: int) -> str:
    if not own:
        return f"<i>{_('All rules are by the book.')}</i>"
    text = plural("{count} rule differs from the book.", "{count} rules differ from the book.", own)
    # Only the upright letters have a diamond.
    return f"{DIAMOND} <i>{text}</i>"
