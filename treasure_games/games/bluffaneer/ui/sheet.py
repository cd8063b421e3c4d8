"""The treasure map of doubles in the middle of the table: what each double does, at its corners."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.games.bluffaneer.rules.pieces import CHEST, SHIP, SKULL, SWORDS
from treasure_games.stage.boxes import Box, BoxKind
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.table.fitting import fitted
from treasure_games.table.glow import draw_halo
from treasure_games.table.round_table import is_large

_ = translate
ICON_PICTURES: Final = (
    "bluffaneer/chest", "bluffaneer/swords", "bluffaneer/ship", "bluffaneer/skull",
)  # fmt: skip
"""Pictures of the icons in their enamel, in the order of the rules."""
_ICON: Final = 66.0
_WORDS: Final = TextStyle(23.0, Face.SEMIBOLD, "ink", "centre")
_END: Final = 120.0
_FOOT: Final = 34.0
"""Width of the picture of a rolled end, and from its outer edge to its foot."""
_CORNER: Final = (164.0, 150.0)
_INSET: Final = (36.0, 18.0)


def deeds(*, are_brief: bool) -> tuple[str, str, str, str]:
    """What each double does, in a few words; in a number for large text."""
    if are_brief:
        return "+1", "+2", "+3", "−1"
    return (
        _("All give you 1"),
        _("Steal 2 from one"),
        _("Steal 3 from one"),
        _("Give all others 1"),
    )


class Sheet:
    """The map as far as it is unrolled; `lit` is the double that counts now."""

    def __init__(self) -> None:
        self.share = 1.0
        """How much of it is unrolled, 0 to 1; moved by the timeline."""
        self.lit: int | None = None
        self._rect = FRect(0, 0, 1, 1)

    def place(self, rect: FRect) -> None:
        """Lie here when unrolled."""
        self._rect = FRect(rect)

    @property
    def area(self) -> FRect:
        """All that it may touch."""
        return self._rect.inflate(80, 40)

    def draw(self, canvas: Canvas) -> None:
        """The sheet within its ends, then the doubles once it lies open."""
        rect = self._rect
        width = max(_FOOT, rect.width * self.share)
        before = canvas.surface.get_clip()
        open_part = FRect(rect.centerx - width / 2, rect.top, width, rect.height)
        pixels = canvas.context.viewport.covering_pixels(open_part)
        canvas.surface.set_clip(before.clip(pixels))
        canvas.image("bluffaneer/map", rect)
        canvas.surface.set_clip(before)
        left = FRect(open_part.left - _FOOT, rect.top, _END, rect.height)
        canvas.image("bluffaneer/map_end_left", left)
        left.right = open_part.right + _FOOT
        canvas.image("bluffaneer/map_end_right", left)
        if self.share >= 1.0:
            for icon, corner in enumerate(self._corners()):
                self._draw_double(canvas, icon, corner)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """The words of each double."""
        for icon, corner in enumerate(self._corners()):
            words = self._words_rect(corner)
            text, style = self._deed(context, icon, words)
            size = context.texts.measure(text, style, words.width)
            yield Box(f"double.{icon}", words, BoxKind.TEXT, text_size=size)

    def corner(self, icon: int) -> FRect:
        """Where a double stands on the map."""
        return list(self._corners())[icon]

    def _corners(self) -> Iterator[FRect]:
        """By icon: chests and ships far, swords and skulls near; the near edge is wider."""
        inset, down = _INSET
        corners = {
            CHEST: (self._rect.left + inset + 40.0, self._rect.top + down),
            SWORDS: (self._rect.left + inset, self._rect.bottom - down - _CORNER[1]),
            SHIP: (self._rect.right - inset - 40.0 - _CORNER[0], self._rect.top + down),
            SKULL: (self._rect.right - inset - _CORNER[0], self._rect.bottom - down - _CORNER[1]),
        }
        for icon in (CHEST, SWORDS, SHIP, SKULL):
            yield FRect(*corners[icon], *_CORNER)

    def _draw_double(self, canvas: Canvas, icon: int, corner: FRect) -> None:
        if icon == self.lit:
            draw_halo(canvas, corner.inflate(-10, -6), reach=22.0, level=220)
        for index in (0, 1):
            mark = FRect(0, corner.top, _ICON, _ICON)
            mark.centerx = corner.centerx + (index - 0.5) * _ICON * 0.8
            canvas.image(ICON_PICTURES[icon], mark)
        words = self._words_rect(corner)
        canvas.text(*self._deed(canvas.context, icon, words), words)

    def _deed(self, context: LayoutContext, icon: int, words: FRect) -> tuple[str, TextStyle]:
        text = deeds(are_brief=is_large(context))[icon]
        return fitted(context, text, _WORDS, words.width, words.height)

    def _words_rect(self, corner: FRect) -> FRect:
        top = corner.top + _ICON + 4.0
        return FRect(corner.left, top, corner.width, corner.bottom - top)
