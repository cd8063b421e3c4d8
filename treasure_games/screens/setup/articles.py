"""The ship's articles: house rules as sentences on parchment, with brass tags in their gaps."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.language import plural, translate as _
from treasure_games.core.options import Article
from treasure_games.screens.sheet import ON_PAPER, heading
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.text import sized_look_beside
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import IconButton, TextControl
from treasure_games.stage.widgets.choice import Pick
from treasure_games.stage.widgets.containers import Flow, Panel, Row
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.widget import Size, Widget

_AT, _AS, _OF = sized_look_beside(__file__)
_SMALLER: Final = (1.0, 0.92, 0.85, 0.77)
DIAMOND: Final = "◆"


def is_large(context: LayoutContext) -> bool:
    """Return True if letters are too large for everything to stand side by side."""
    return context.viewport.text_scale > _AT.large


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

    padding, above, least = 12.0, 5.0, Size(_AT.tag_height, _AT.tag_height)

    def __init__(self, clause: Clause, on_press: Callable[[], None]) -> None:
        text = f"{DIAMOND} {clause.words}" if clause.is_own else clause.words
        super().__init__(text, on_press, clause.option, _AS.tag, clause.hint)
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


class _Cluster(Row):
    """What must stay together on a line: words, and tags with the marks beside them."""

    line = 0.0
    """The height of a line."""

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the size of all that stays together, at least as high as a line."""
        size = super().preferred(context, width)
        return Size(size.width, max(self.line, size.height + _AT.between))


class ArticleText(Flow):
    """All sentences as one paragraph; words and tags flow from line to line."""

    line_gap = 0.0

    def __init__(
        self, sentences: Sequence[Article], fill: Callable[[str], Clause],
        on_press: Callable[[str], None],
    ) -> None:  # fmt: skip
        self._clusters = list(_clusters(sentences, fill, on_press))
        super().__init__(*self._clusters, align="start", name="articles.text")
        self.shrink = 1.0
        self.page = 0.0
        """The height of a page, if they fill several."""

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the width, and the height of all lines."""
        self._set_letters(context)
        wide = 800.0 if width is None else width
        high = super().preferred(context, wide).height
        return Size(wide, math.ceil(high / self.page - 0.01) * self.page if self.page else high)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Place words and tags line by line."""
        self._set_letters(context)
        super().place(rect, context)

    def draw(self, canvas: Canvas) -> None:
        """Draw the tags, and words that follow each other on a line as one text: so they are read
        aloud, too.
        """
        pieces = (piece for cluster in self._clusters for piece in cluster.children())
        for _line, side_by_side in groupby(pieces, lambda one: (type(one), one.rect.centery)):
            run = list(side_by_side)
            words = [one.text for one in run if isinstance(one, Label)]
            if words:
                place = run[0].rect.unionall([one.rect for one in run[1:]])
                place.width += self.gap  # Whole pixels may add up to a little more.
                canvas.text(" ".join(words), self._words, place)
            else:
                for tag in run:
                    tag.draw_on(canvas)

    def _set_letters(self, context: LayoutContext) -> None:
        """Give all letters their size, with the space between words that belongs to it."""
        words, tag = (replace(one, size=one.size * self.shrink) for one in (_AS.text, _AS.tag))
        self._words = words
        measure, pixel = context.texts.measure, 1.0 / context.viewport.scale
        self.gap = measure("a a", words)[0] - measure("aa", words)[0] - pixel
        for cluster in self._clusters:
            cluster.line = self.step(context)
            for piece in cluster.children():
                if isinstance(piece, Tag):
                    piece.style = tag
                elif isinstance(piece, Label):
                    piece.style = words

    def step(self, context: LayoutContext) -> float:
        """Return the height of a line whose tags take one line themselves."""
        high = context.texts.line_height(replace(_AS.tag, size=_AS.tag.size * self.shrink)) + 10.0
        return max(_AT.tag_height, high) + _AT.between


def _clusters(
    sentences: Sequence[Article], fill: Callable[[str], Clause], on_press: Callable[[str], None]
) -> Iterator[_Cluster]:
    """Yield words, and tags together with the marks beside them."""
    for sentence in sentences:
        glued: list[Widget] = []
        for words, name in sentence.parts():
            for index, word in enumerate(words.split(" ")):
                if index and glued:
                    yield _Cluster(*glued, gap=0.0, align="centre")
                    glued = []
                if word:
                    glued.append(Label(word, wraps=False))
            if name:
                glued.append(Tag(fill(name), partial(on_press, name)))
        if glued:
            yield _Cluster(*glued, gap=0.0, align="centre")


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
        note = Label(_counted(own), _AS.note, "articles.note").growing()
        self._reset = Pick(_("By the book"), False, by_the_book, "by_the_book")
        self._on_turn = on_turn
        turn = _("Turn the page")
        self._next_page = IconButton(
            "arrow_right", turn, self._turn, "articles.turn", side=_AT.turn
        )
        if not own:
            self._reset.disable(_("All rules are by the book."))
        super().__init__(self._area, "parchment", "articles")
        self._foot = Row(note, self._next_page, self._reset, gap=20.0, align="centre")
        self.contain(self.heading, self._area, self._foot)

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the room of all sentences."""
        inside = None if width is None else width - 2 * _OF.padding[0]
        return Size(width or 868.0, self.sentences.preferred(context, inside).height + 220.0)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Give the sentences what heading and foot leave, in letters that fit if possible."""
        self.rect = FRect(rect)
        inner = rect.inflate(-2 * _OF.padding[0], -2 * _OF.padding[1])
        top = inner.top
        if self.heading.is_visible:
            high = self.heading.preferred(context, inner.width).height
            self.heading.place(FRect(inner.left, top, inner.width, high), context)
            top += high
        foot = FRect(inner.left, 0.0, inner.width - _AT.curl, 0.0)
        self._next_page.is_visible = True
        foot.height = self._foot.preferred(context, foot.width).height
        foot.bottom = inner.bottom
        area = FRect(inner.left, top, inner.width, foot.top - 2.0 - top)
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
        self._foot.place(foot, context)

    def _turn(self) -> None:
        """Show the next page of sentences, after the last one the first."""
        if not self._area.scroll_by(self._area.line):
            self._area.scroll_to(0.0)
        self._on_turn()

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
