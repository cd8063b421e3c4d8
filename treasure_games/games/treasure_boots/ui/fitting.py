"""Words for the small plates round the chart: as large as width and height allow."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.table.fitting import shortened

SMALLEST: Final = 14.0
"""Virtual units before the text scale. Smaller than elsewhere: only large text needs it, and its
scale makes more of it than 18 are without."""


def line_in(
    context: LayoutContext, text: str, style: TextStyle, width: float, height: float
) -> tuple[str, TextStyle]:
    """Text and style for one line in a room: set smaller step by step, then shortened."""
    key = "line_in", text, style, width, height
    return context.texts.remembered(key, lambda: _line_in(context, text, style, width, height))


def _line_in(
    context: LayoutContext, text: str, style: TextStyle, width: float, height: float
) -> tuple[str, TextStyle]:
    while style.size > SMALLEST and (
        context.texts.measure(text, style)[0] > width
        or context.texts.line_height(style) > height + 1
    ):
        style = replace(style, size=style.size - 1.0)
    return shortened(context, text, style, width), style
