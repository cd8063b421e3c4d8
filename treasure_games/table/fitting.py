"""Text for a narrow place: the largest size that fits, then an ellipsis."""

import math
from bisect import bisect
from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect

from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.text import LINE_SPACING, TextStyle
from treasure_games.stage.theme import Colour
from treasure_games.stage.widgets.widget import Box, BoxKind, Node

SMALLEST = 18.0
"""Virtual units; text is never smaller (before the text scale)."""
SMALLEST_ON_PLATE = 14.0
"""The same on small plates; used only with large text, which the text scale enlarges beyond 18."""
_TOLD = 3
"""The least letters of a word that tells a name by itself: "Player 2" stays whole."""
_STEP = 2.0
_GRAIN = 0.3
"""A finer step where a size is estimated first, since letters end on whole pixels."""


class Passage(Struct, frozen=True):
    """Text as it stands in its place: what is drawn is what the layout check measures."""

    text: str
    style: TextStyle
    rect: FRect

    @classmethod
    def fitted(cls, context: LayoutContext, text: str, style: TextStyle, rect: FRect) -> "Passage":
        """Return a block of text reduced and cut to fit its place."""
        return cls(*fitted(context, text, style, rect.width, rect.height), rect)

    def draw(self, canvas: Canvas, colour: Colour | None = None) -> None:
        """Draw the text, in its style's colour by default."""
        canvas.text(self.text, self.style, self.rect, colour)

    def box(
        self, context: LayoutContext, name: str, parent: str = "", *, may_overlap: bool = False
    ) -> Box:
        """Return the box for the layout check."""
        size = context.texts.measure(self.text, self.style, self.rect.width)
        return Box(name, self.rect, BoxKind.TEXT, parent, size, may_overlap=may_overlap)


class Worded(Node):
    """A node with words, all of which are drawn and measured alike; on a panel that has a `rect`,
    if that has a name.
    """

    name = panel = panel_on = ""
    """Its name if it is a control, the name of the panel, and of what that lies on."""
    rect: FRect
    laid_words: Sequence[tuple[str, Passage]] = ()
    """What was laid out to be shown, each with the name of its box."""

    def passages(self, context: LayoutContext) -> Iterable[tuple[str, Passage]]:
        """Yield the words that are shown now, each with the name of its box."""
        del context
        return self.laid_words

    @property
    def lies_on(self) -> str:
        """The name of what contains the words."""
        return self.panel or self.name

    @property
    def is_shown(self) -> bool:
        """True if there is anything to tell."""
        return True

    def draw_words(self, canvas: Canvas) -> None:
        """Draw all words."""
        for _name, words in self.passages(canvas.context):
            words.draw(canvas)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the panel, the words, and the children."""
        if self.is_shown:
            if self.panel:
                yield Box(self.panel, FRect(self.rect), BoxKind.PANEL, self.panel_on)
            for name, words in self.passages(context):
                yield words.box(context, name, self.lies_on)
        yield from super().boxes(context)


def shortened(context: LayoutContext, text: str, style: TextStyle, width: float) -> str:
    """Return the text if it fits on one line, else cut with an ellipsis."""
    if context.texts.measure(text, style)[0] <= width:
        return text
    letters = range(1, len(text) + 1)
    fitting = bisect(letters, width, key=lambda n: context.texts.measure(_cut(text, n), style)[0])
    return _cut(text, fitting)


def one_line(
    context: LayoutContext, text: str, style: TextStyle, width: float, height: float = math.inf,
    *, smallest: float = SMALLEST, step: float = _STEP,
) -> tuple[str, TextStyle]:  # fmt: skip
    """Return text and style for one line, reduced step by step, then shortened."""

    def is_too_large(one: TextStyle) -> bool:
        texts = context.texts
        return texts.measure(text, one)[0] > width or texts.line_height(one) > height + 1

    def fit() -> tuple[str, TextStyle]:
        smaller = _reduced(style, smallest, step, is_too_large)
        return shortened(context, text, smaller, width), smaller

    return context.texts.remembered(("one_line", text, style, width, height, smallest, step), fit)


def plate_line(
    context: LayoutContext, text: str, style: TextStyle, width: float, height: float
) -> tuple[str, TextStyle]:
    """Return text and style for one line on a small plate, in finer steps and smaller sizes."""
    return one_line(context, text, style, width, height, smallest=SMALLEST_ON_PLATE, step=1.0)


def whole_line(
    context: LayoutContext, text: str, style: TextStyle, width: float, height: float
) -> tuple[str, TextStyle]:
    """Like `plate_line`, but smaller than the text scale asks for where it would be cut."""
    line = plate_line(context, text, style, width, height)
    return line if line[0] == text else closest(context, text, style, width)


def within(context: LayoutContext, style: TextStyle, height: float) -> TextStyle:
    """Return a style in which a line is no higher than this, whatever the text scale."""
    most = height / LINE_SPACING / context.viewport.text_scale
    return replace(style, size=min(style.size, most))


def last_word(name: str) -> str:
    """Return the last word of a name, hyphens apart: what is left of it where there is no room."""
    return (name.replace("-", " ").split() or [name])[-1]


def brief_name(
    context: LayoutContext, name: str, style: TextStyle, width: float, *, whole: float = 0.0
) -> tuple[str, TextStyle]:
    """Return text and style for a name on one line: whole, else only its last word.

    It isn't whole if that would be smaller than the share `whole` of the style's size. A cut name
    can't be told from others, so the size goes below what the text scale asks for, down to the
    smallest size on plates at a scale of 1. What is cut there is told whole by a tooltip.
    """
    last = last_word(name)
    words, smaller = one_line(context, name, style, width)
    if words == name and (len(last) < _TOLD or smaller.size >= whole * style.size):
        return words, smaller
    words, smaller = one_line(context, last, style, width)
    return (words, smaller) if words == last else closest(context, last, style, width)


def closest(
    context: LayoutContext, text: str, style: TextStyle, width: float
) -> tuple[str, TextStyle]:
    """Return text and style for one line that is smaller than the text scale asks for, but not so
    small that nobody can read it: then it is cut.
    """
    across = context.texts.measure(text, replace(style, size=SMALLEST))[0]
    least = SMALLEST_ON_PLATE / max(1.0, context.viewport.text_scale)
    largest = replace(style, size=max(least, min(SMALLEST, SMALLEST * width / across)))
    return one_line(context, text, largest, width, smallest=least, step=_GRAIN)


def fitted(
    context: LayoutContext, text: str, style: TextStyle, width: float, height: float
) -> tuple[str, TextStyle]:
    """Return text and style for a block, reduced step by step, then cut after whole words."""

    def is_too_high(one: TextStyle, part: str = text) -> bool:
        return context.texts.measure(part, one, width)[1] > height

    def fit() -> tuple[str, TextStyle]:
        smaller = _reduced(style, SMALLEST, _STEP, is_too_high)
        words = text.split(" ")
        kept = len(words)
        while kept > 1 and is_too_high(smaller, _joined(words, kept)):
            kept -= 1
        return _joined(words, kept), smaller

    return context.texts.remembered(("fitted", text, style, width, height), fit)


def _reduced(
    style: TextStyle, smallest: float, step: float, is_too_large: Callable[[TextStyle], bool]
) -> TextStyle:
    """Return the style in the largest of these sizes that isn't too large, else the smallest."""
    while style.size > smallest and is_too_large(style):
        style = replace(style, size=max(smallest, style.size - step))
    return style


def _joined(words: list[str], kept: int) -> str:
    return " ".join(words) if kept == len(words) else " ".join(words[:kept]) + "…"


def _cut(text: str, letters: int) -> str:
    return text if letters >= len(text) else text[:letters].rstrip() + "…"
