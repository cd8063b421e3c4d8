"""What is left of a turn: tokens on a dark plate, bright while available, dull when used."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import FRect

from treasure_games.stage.boxes import Box, BoxKind
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Widget
from treasure_games.table.fitting import Passage, one_line
from treasure_games.table.offers import TurnToken
from treasure_games.table.round_table import is_large

_RIM: Final = 12.0
"""The height of the plate's border, both above and below."""
_WORDS: Final = TextStyle(20.0, Face.REGULAR, "pearl", "centre")


class TokenRow(Widget):
    """Side by side, each over its word; at large text only the pictures."""

    def __init__(self) -> None:
        super().__init__("tokens")
        self.tokens: Sequence[TurnToken] = ()

    def draw(self, canvas: Canvas) -> None:
        """Draw the tokens, or nothing if there are none."""
        if not self.tokens:
            return
        skin.draw_panel(canvas, self.rect, "dark")
        for token, icon, words in self._cells(canvas.context):
            skin.draw_icon_button(canvas, icon, token.icon, "" if token.is_left else "disabled")
            if words is not None:
                words.draw(canvas)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield words on a panel."""
        if not self.tokens:
            return
        yield Box(self.name, FRect(self.rect), BoxKind.PANEL)
        for token, _icon, words in self._cells(context):
            if words is not None:
                yield words.box(context, f"token.{token.name}", self.name)

    def _cells(self, context: LayoutContext) -> Iterator[tuple[TurnToken, FRect, Passage | None]]:
        width = (self.rect.width - 20) / len(self.tokens)
        for index, token in enumerate(self.tokens):
            cell = FRect(self.rect.left + 10 + index * width, self.rect.top, width, 0)
            cell.height = self.rect.height
            if is_large(context):
                icon = FRect(0, 0, 46, 46)
                icon.center = cell.center
                yield token, icon, None
                continue
            line = context.texts.line_height(_WORDS)
            side = min(48.0, cell.height - line - 2 * _RIM)
            icon = FRect(0, 0, side, side)
            icon.midtop = cell.centerx, cell.centery - (side + line) / 2
            words = FRect(cell.left, icon.bottom, cell.width, line)
            text, style = one_line(context, token.label, _WORDS, words.width)
            yield token, icon, Passage(text, style, words)
