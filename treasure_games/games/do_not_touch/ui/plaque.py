"""The plaque at the foot of a card in the hand: what the card does now, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import FRect, Surface

from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.table.fitting import plate_line
from treasure_games.table.round_table import is_large

_DOES: Final = TextStyle(28.0, Face.BOLD, "ink", "centre")
_WHY: Final = TextStyle(18.0, Face.SEMIBOLD, "sepia", "centre")
_RIM: Final = 3.0
_EDGE: Final = 12.0
"""Width of the border that is drawn on the paper; its corners stand free below the words."""


class Plaques:
    """Writes on cards, in the letters of the present layout."""

    def __init__(self, context: Callable[[], LayoutContext]) -> None:
        self._context = context

    def fill(self, card: Surface, does: str, why: str) -> None:
        """Lay paper on the foot of a card and write on it; large letters leave no room for why."""
        context = self._context().apart
        scale = context.viewport.scale
        width, height = card.get_width() / scale, card.get_height() / scale
        lines = [(does, _DOES)]
        if why and not is_large(context):
            lines.append((why, _WHY))
        room = width - 2 * (_RIM + _EDGE)
        fitting = [plate_line(context, text, style, room, 0.25 * height) for text, style in lines]
        heights = [context.texts.line_height(style) for _text, style in fitting]
        paper = FRect(_RIM, 0, width - 2 * _RIM, sum(heights) + 2 * _EDGE)
        paper.bottom = height - _RIM
        canvas = Canvas(context, card.get_rect())
        skin.draw_slip(canvas, paper)
        top = paper.top + _EDGE - 5.0
        for (text, style), line in zip(fitting, heights, strict=True):
            canvas.text(text, style, FRect(paper.left + _EDGE, top, room, line))
            top += line
        canvas.paint(card)
