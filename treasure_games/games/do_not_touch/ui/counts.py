"""What is said of deck and discard pile, outside of them: a number and words below it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace
from pygame import FRect

from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.games.do_not_touch.text.notes import covered_words, discarded_words
from treasure_games.games.do_not_touch.ui.layout import Layout
from treasure_games.stage.boxes import Box
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import Align, TextStyle
from treasure_games.table.fitting import Passage, fitted, plate_line
from treasure_games.table.pieces.pile import Pile
from treasure_games.table.round_table import is_large

_NUMBER: Final = TextStyle(44.0, Face.BOLD, "brass_light", is_tabular=True)
_WORDS: Final = TextStyle(20.0, Face.SEMIBOLD, "pearl")


def counts(context: LayoutContext, layout: Layout, view: View) -> Iterator[tuple[str, Passage]]:
    """Yield numbers and words with their names; words that don't fit are left out."""
    yield from _count(context, layout.deck, view.deck_left, covered_words(view), "right")
    yield from _count(context, layout.discard, len(view.discard), discarded_words(view), "left")


def _count(
    context: LayoutContext, pile: Pile, count: int, words: str, align: Align
) -> Iterator[tuple[str, Passage]]:
    number, text_style = replace(_NUMBER, align=align), replace(_WORDS, align=align)
    room = pile.plate
    line = min(room.height, context.texts.line_height(number))
    text, style = fitted(context, words, text_style, room.width, room.height - line)
    below = context.texts.measure(text, style, room.width)[1]
    if text != words or is_large(context):
        below = 0.0
    top = room.centery - (line + below) / 2
    figure = FRect(room.left, top, room.width, line)
    yield (
        f"{pile.name}.count",
        Passage(*plate_line(context, str(count), number, *figure.size), figure),
    )
    if below:
        place = FRect(room.left, figure.bottom, room.width, below)
        yield f"{pile.name}.words", Passage(text, style, place)


def count_boxes(context: LayoutContext, layout: Layout, view: View) -> list[Box]:
    """Return the boxes of numbers and words, for the layout check."""
    return [
        passage.box(context, name, name.partition(".")[0])
        for name, passage in counts(context, layout, view)
    ]
