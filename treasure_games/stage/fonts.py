"""The typeface: Source Serif from its font package, opened by face and pixel size."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import font_source_serif_pro
import pygame
from pygame import Surface
from pygame.font import Font

from treasure_games.stage.cache import Cache
from treasure_games.stage.theme import Colour


class Face(StrEnum):
    """The typefaces used; figures are tabular in all of them."""

    REGULAR = "SourceSerifPro"
    SEMIBOLD = "SourceSerifProSemibold"
    BOLD = "SourceSerifProBold"
    ITALIC = "SourceSerifProIt"
    SEMIBOLD_ITALIC = "SourceSerifProSemiboldIt"

    __hash__ = str.__hash__
    """Without a call: every text on the screen is looked up by its style at every frame."""

    @property
    def bolder(self) -> Face:
        """The face for <b> within text of this one."""
        return _BOLDER[self]

    @property
    def slanted(self) -> Face:
        """The face for <i> within text of this one."""
        return _SLANTED[self]


_BOLDER = {
    Face.REGULAR: Face.SEMIBOLD, Face.SEMIBOLD: Face.BOLD, Face.BOLD: Face.BOLD,
    Face.ITALIC: Face.SEMIBOLD_ITALIC, Face.SEMIBOLD_ITALIC: Face.SEMIBOLD_ITALIC,
}  # fmt: skip
_SLANTED = {
    Face.REGULAR: Face.ITALIC, Face.SEMIBOLD: Face.SEMIBOLD_ITALIC, Face.BOLD: Face.SEMIBOLD_ITALIC,
    Face.ITALIC: Face.REGULAR, Face.SEMIBOLD_ITALIC: Face.SEMIBOLD,
}  # fmt: skip


_EACH: Final = 4
"""So many fonts of one face stay open. Each takes some 0.4 MB, and a millisecond until it has
measured a word; another size of an open one takes a tenth of that, and fitting words to their
places tries many sizes.
"""
_WIDTHS: Final[Cache[int]] = Cache(20_000)
"""They depend on nothing but the key, so all windows of a process share them."""


class Fonts:
    """Opened fonts by face and pixel size, at most so many of one face."""

    def __init__(self, most: int = _EACH) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self._most = most
        self._opened: dict[Face, dict[int, Font]] = {}

    def width(self, face: Face, pixels: int, text: str) -> int:
        """Return the width of a text in pixels at this em size, which is at least 4: less isn't
        readable. No word is measured twice.
        """
        return _WIDTHS.keep(
            (face, max(4, pixels), text), lambda: self._font(face, pixels).size(text)[0]
        )

    def written(self, face: Face, pixels: int, text: str, colour: Colour) -> Surface:
        """Return a text as a premultiplied picture as high as its line."""
        return self._font(face, pixels).render(text, True, colour).premul_alpha()

    def _font(self, face: Face, pixels: int) -> Font:
        """Return an open font, for this moment: later calls may give it another size."""
        size, opened = max(4, pixels), self._opened.setdefault(face, {})
        font = opened.pop(size, None)
        if font is None and len(opened) < self._most:
            font = Font(font_source_serif_pro.font_files_ttf[face.value], size)
        elif font is None:
            font = opened.pop(next(iter(opened)))
            font.set_point_size(size)
        opened[size] = font
        return font

    def forget(self) -> None:
        """Close the fonts of the last layout."""
        self._opened.clear()
