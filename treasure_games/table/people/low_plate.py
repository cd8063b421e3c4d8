"""The low plates at a table's edge: one line before a bust, larger for whoever is at the bottom."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from msgspec.structs import replace
from pygame import FRect

from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import LINE_SPACING, TextStyle
from treasure_games.table.people.far_edge import BESIDE, PADDING, lines
from treasure_games.table.pieces.plate_slots import (
    Arranged,
    Design,
    EmblemSlot,
    NameSlot,
    ScoreSlot,
    Shown,
    Slot,
)
from treasure_games.table.places import Form
from treasure_games.table.round_table import is_large

_NAME: Final = TextStyle(24.0, Face.SEMIBOLD, "pearl")
_OWN_NAME: Final = TextStyle(26.0, Face.SEMIBOLD, "pearl")
_FIGURE: Final = TextStyle(40.0, Face.BOLD, "brass_light", "right", is_tabular=True)
_SHORT: Final = 230.0
"""What is within the plates of five and more."""
_NARROW: Final = 240.0
"""An own plate of less width has the name below."""
_NAMED: Final = 160.0
"""What is left to a name beside a picture of what is counted, else there is none in the row."""
_OWN_FIGURE: Final = TextStyle(60.0, Face.BOLD, "brass_light", "right", is_tabular=True)


class PictureSlot(Slot):
    """What the score counts."""

    def __init__(self, shown: Shown, rect: FRect, picture: str) -> None:
        super().__init__("badge", shown, rect)
        self._picture = picture

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture."""
        canvas.image(self._picture, self.rect)


def _arranged(picture: str, shown: Shown, inner: FRect, context: LayoutContext) -> Arranged:
    """Arrange emblem, name and score on one line, unless the plate is tall; over the last act where
    text is large.
    """
    if shown.form is Form.TALL:
        return _own_arranged(shown, inner, context)
    if is_large(context):
        middle, inner = inner.centery, lines(inner)[0]
        if not shown.last_act:
            inner.centery = middle
    # On short plates all else gives way to the name.
    is_short = inner.width < _SHORT
    figure = replace(_FIGURE, size=31.0) if is_short else _FIGURE
    if is_large(context):
        most = inner.height / LINE_SPACING / context.viewport.text_scale
        figure = replace(figure, size=min(figure.size, most))
    gap = 3.0 if is_short else 8.0
    side = min(30.0 if is_short else 48.0, inner.height)
    emblem = FRect(inner.left, inner.centery - side / 2, side, side)
    room = context.texts.measure("00", figure)[0] + 2.0
    number = FRect(inner.right - room - BESIDE, inner.top, room, inner.height)
    slots: list[Slot] = [ScoreSlot(shown, number, figure, has_coin=False)]
    right = number.left
    name = FRect(emblem.right + gap, inner.top, right - emblem.right - 1.5 * gap, inner.height)
    side = min(38.0, inner.height)
    if picture and not is_large(context) and name.width - side >= _NAMED:
        right -= side
        name.width -= side
        slots.append(
            PictureSlot(shown, FRect(right, inner.centery - side / 2, side, side), picture)
        )
    named = NameSlot(shown, name, _NAME)
    return Arranged(emblem, (EmblemSlot(shown, emblem), named, *slots))


def _own_arranged(shown: Shown, inner: FRect, context: LayoutContext) -> Arranged:
    if inner.width < _NARROW:
        return _narrow_arranged(shown, inner, context)
    emblem = FRect(inner.left + 4.0, inner.top + 4.0, 84.0, 84.0)
    line = context.texts.line_height(_OWN_NAME)
    left = emblem.right + 12.0
    name = FRect(left, inner.top, inner.right - 12.0 - left, min(line + 1.0, inner.height / 2))
    number = FRect(inner.right - 106.0, name.bottom, 92.0, inner.bottom - name.bottom)
    score = ScoreSlot(shown, number, _OWN_FIGURE, has_coin=False)
    return Arranged(emblem, (EmblemSlot(shown, emblem), NameSlot(shown, name), score))


def _narrow_arranged(shown: Shown, inner: FRect, context: LayoutContext) -> Arranged:
    """Arrange emblem and score side by side over the name."""
    inner.width -= 12.0
    line = min(context.texts.line_height(_OWN_NAME) + 1.0, 0.4 * inner.height)
    name = FRect(inner.left, inner.bottom - line, inner.width, line)
    side = min(84.0, name.top - inner.top - 4.0, 0.55 * inner.width)
    emblem = FRect(inner.left, inner.top + 2.0, side, side)
    number = FRect(emblem.right + 4.0, inner.top, inner.right - emblem.right - 4.0, side)
    score = ScoreSlot(shown, number, _OWN_FIGURE, has_coin=False)
    named = NameSlot(shown, name, replace(_OWN_NAME, align="centre"))
    return Arranged(emblem, (EmblemSlot(shown, emblem), named, score))


def low(picture: str = "") -> Design:
    """Return low plates; `picture` is what their score counts, beside it."""
    arrange: Callable[..., Arranged] = partial(_arranged, picture)
    return Design(arrange, padding=PADDING, stripe=10.0, has_lantern=False, has_face=False)


LOW: Final = low()
