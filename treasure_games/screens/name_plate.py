"""The plate with a game's name: drawn letters, or written ones for who reads large text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.screens.exhibits import Exhibit
from treasure_games.stage.boxes import Box, BoxKind
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.widget import Size

_ = translate
WIDTH: Final = 326.0
WIDEST: Final = 372.0
"""Of the chosen one."""
_SHAPE: Final = 96.0 / 420.0
_LARGE_TEXT: Final = 1.4
"""From this text scale on the drawn letters are too small beside the written ones."""
_STYLE: Final = TextStyle(24.0, Face.SEMIBOLD, "brass_light", "centre")
_COVERED: Final = 0.6
"""How bright the plate of a game is that nobody can play yet."""
_MARGIN: Final = 12.0


def is_text_large(context: LayoutContext) -> bool:
    """Return True where written words are larger than drawn ones."""
    return context.viewport.text_scale > _LARGE_TEXT


class NamePlate(Label):
    """A label only where text is large; it is drawn where its tile says."""

    def __init__(self, exhibit: Exhibit) -> None:
        super().__init__(_(exhibit.title), _STYLE, f"{exhibit.game_id}.name")
        self._exhibit = exhibit
        self._is_written = False

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """At rest, where a column is `width` wide."""
        most = WIDEST if width is None else width
        if not is_text_large(context):
            across = WIDTH * min(max(1.0, context.viewport.text_scale), most / WIDEST)
            return Size(across, across * _SHAPE)
        text = super().preferred(context, most - 3 * _MARGIN)
        return Size(most - _MARGIN, text.height + 2 * _MARGIN)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Written words keep a margin."""
        self._is_written = is_text_large(context)
        margin = -2 * _MARGIN if self._is_written else 0.0
        super().place(rect.inflate(margin, margin), context)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Text where it is written, else art."""
        if self._is_written:
            yield from super().boxes(context)
        else:
            yield self._box(BoxKind.ART)

    def draw_chosen(self, canvas: Canvas, chosen: float) -> None:
        """Draw it, larger by as much as its object is chosen."""
        brightness = 1.0 if self._exhibit.is_playable else _COVERED
        if self._is_written:
            skin.draw_panel(canvas, self.rect.inflate(2 * _MARGIN, 2 * _MARGIN), "plate")
            super().draw(canvas)
            return
        rect = self.rect.scale_by(1.0 + (WIDEST / WIDTH - 1.0) * chosen)
        canvas.shaded(self._exhibit.name_plate, rect, brightness)
