"""The plates of this table: wide ones above the rivals' chains, and that of the own hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from pygame import FRect

from treasure_games.games.do_not_touch.ui.lanes import (
    STRIPE,
    backs_on,
    is_high,
    portrait_side,
    total_on,
    words_left,
)
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.table.fitting import fitted
from treasure_games.table.pieces.plate_slots import (
    Arranged,
    Design,
    FanSlot,
    Line,
    NameSlot,
    ScoreSlot,
    Shown,
    Slot,
)
from treasure_games.table.places import Form
from treasure_games.table.round_table import is_large

_NAME: Final = TextStyle(27.0, Face.SEMIBOLD, "pearl")
_TOTAL: Final = TextStyle(62.0, Face.BOLD, "brass_light", "right", is_tabular=True)
_HERO: Final = 1.9
"""Side of a portrait before the first card is laid, by the height of its plate."""
_HELD: Final = TextStyle(24.0, Face.SEMIBOLD, "pearl")


class HeldSlot(Slot):
    """How many cards the own hand holds, in words; no fan, as the cards lie beside."""

    def __init__(self, shown: Shown, rect: FRect) -> None:
        super().__init__("badge", shown, rect)

    def words(self, context: LayoutContext) -> Iterator[tuple[str, FRect, Line]]:
        """Yield the badge's own words."""
        for badge in self.shown.badges[:1]:
            line = fitted(context, badge.hint, _HELD, *self.rect.size)
            yield "held", self.rect, line


def plates(is_start: Callable[[], bool]) -> Design:
    """Return how plates are built: with large portraits before the first card is laid."""

    def arranged(shown: Shown, rect: FRect, context: LayoutContext) -> Arranged:
        if shown.form is Form.TALL:
            return _own(shown, rect)
        return _rival(shown, rect, context, is_start=is_start())

    return Design(arranged, padding=0.0, stripe=STRIPE, has_lantern=False)


def _rival(shown: Shown, rect: FRect, context: LayoutContext, *, is_start: bool) -> Arranged:
    """Portrait, name over the last act, the backs of the hand, the total."""
    side = portrait_side(rect)
    face = FRect(rect.left - 4.0, rect.centery - side / 2, side, side)
    left, total, backs = words_left(rect), total_on(rect), backs_on(rect)
    if is_start and not is_large(context) and not is_high(rect):
        face.size = _HERO * rect.height, _HERO * rect.height
        face.top = rect.top - 4.0
        left = face.right + 10.0
    end = total.right if is_high(rect) else backs.left - 6.0
    share = 1.0 if is_start else 0.45
    if is_high(rect):
        share = 0.5 if is_start and is_large(context) else 0.3
    lead = 6.0 if is_high(rect) else -3.0
    name = FRect(left, rect.top + lead, end - left, share * rect.height - lead)
    slots = (
        NameSlot(shown, name, _NAME),
        ScoreSlot(shown, total, _TOTAL, has_coin=False),
        FanSlot(shown, backs),
    )
    return Arranged(face, slots)


def _own(shown: Shown, rect: FRect) -> Arranged:
    """Emblem beside the name, below them how many cards are held."""
    inner = rect.inflate(-32.0, -32.0)
    side = min(116.0, 0.56 * inner.height)
    face = FRect(inner.left, inner.top, side, side)
    right = inner.right - STRIPE
    name = FRect(face.right + 14.0, face.top, right - face.right - 14.0, side)
    held = FRect(inner.left, face.bottom + 6.0, right - inner.left, 0)
    held.height = inner.bottom - held.top
    return Arranged(face, (NameSlot(shown, name, _NAME, may_wrap=True), HeldSlot(shown, held)))
