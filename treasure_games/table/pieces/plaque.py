"""A dark panel with a few words, that comes and goes."""

from __future__ import annotations

from typing import Final

from pygame import FRect

from treasure_games.stage.boxes import Box, BoxKind
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.table.fitting import Passage

_WORDS: Final = TextStyle(24.0, Face.REGULAR, "pearl", "centre")
_PADDING: Final = 20.0


class Plaque:
    """Shown while it has words."""

    def __init__(self, name: str) -> None:
        self._name = name
        self.words = ""
        self.rect = FRect(0, 0, 1, 1)

    @property
    def state(self) -> object:
        """What it shows; None for nothing."""
        return self.words or None

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel and the words."""
        if self.state is not None and canvas.touches(self.rect.inflate(20, 20)):
            skin.draw_panel(canvas, self.rect, "dark")
            for passage in self.passages(canvas.context):
                passage.draw(canvas)

    def boxes(self, context: LayoutContext) -> list[Box]:
        """Return the panel and its words."""
        if self.state is None:
            return []
        panel = Box(self._name, FRect(self.rect), BoxKind.PANEL)
        words = enumerate(self.passages(context))
        return [panel, *(one.box(context, f"{self._name}.{n}", self._name) for n, one in words)]

    def passages(self, context: LayoutContext) -> list[Passage]:
        """Return the words in their places."""
        inner = self.rect.inflate(-2 * _PADDING, -8.0)
        return [Passage.fitted(context, self.words, _WORDS, inner)]
