"""The low plates at a table's edge: one line before a bust, larger for whoever is at the bottom."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pygame import FRect

from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import LINE_SPACING, TextStyle
from treasure_games.table.pieces.plate_slots import (
    Arranged,
    Design,
    EmblemSlot,
    NameSlot,
    ScoreSlot,
    Shown,
)
from treasure_games.table.places import Form

_NAME: Final = TextStyle(24.0, Face.SEMIBOLD, "pearl")
_OWN_NAME: Final = TextStyle(26.0, Face.SEMIBOLD, "pearl")
_FIGURE: Final = TextStyle(40.0, Face.BOLD, "brass_light", "right", is_tabular=True)
_OWN_FIGURE: Final = TextStyle(60.0, Face.BOLD, "brass_light", "right", is_tabular=True)


def _arranged(shown: Shown, inner: FRect, context: LayoutContext) -> Arranged:
    """Arrange emblem, name and score on one line, unless the plate is tall."""
    if shown.form is Form.TALL:
        return _own_arranged(shown, inner, context)
    side = min(48.0, inner.height)
    emblem = FRect(inner.left, inner.centery - side / 2, side, side)
    room = context.texts.measure("00", _FIGURE)[0] + 4.0
    number = FRect(inner.right - room - 8.0, inner.top, room, inner.height)
    name = FRect(emblem.right + 8.0, inner.top, number.left - emblem.right - 12.0, inner.height)
    score = ScoreSlot(shown, number, _FIGURE, has_coin=False)
    size = min(_NAME.size, inner.height / LINE_SPACING / context.viewport.text_scale)
    named = NameSlot(shown, name, replace(_NAME, size=size))
    return Arranged(emblem, (EmblemSlot(shown, emblem), named, score))


def _own_arranged(shown: Shown, inner: FRect, context: LayoutContext) -> Arranged:
    emblem = FRect(inner.left + 4.0, inner.top + 4.0, 84.0, 84.0)
    line = context.texts.line_height(_OWN_NAME)
    left = emblem.right + 12.0
    name = FRect(left, inner.top, inner.right - 12.0 - left, min(line + 1.0, inner.height / 2))
    number = FRect(inner.right - 106.0, name.bottom, 92.0, inner.bottom - name.bottom)
    score = ScoreSlot(shown, number, _OWN_FIGURE, has_coin=False)
    return Arranged(emblem, (EmblemSlot(shown, emblem), NameSlot(shown, name), score))


LOW: Final = Design(_arranged, padding=12.0, stripe=10.0, has_lantern=False, has_face=False)
