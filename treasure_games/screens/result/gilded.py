"""Gilded letters on dark wood: the title, and the numbers that people compare."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

import pygame
from pygame import FRect, Surface
from pygame.font import Font

from treasure_games.stage.boxes import Box, BoxKind
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.markup import runs
from treasure_games.stage.text import TextStyle
from treasure_games.stage.theme import Colour
from treasure_games.stage.widgets.label import Label
from treasure_games.table.fitting import one_line

_GOLD: Final[tuple[tuple[float, Colour], ...]] = (
    (0.0, (255, 246, 210)), (0.3, (247, 214, 128)), (0.52, (213, 156, 58)),
    (0.58, (166, 110, 34)), (0.78, (229, 180, 82)), (1.0, (168, 112, 32)),
)  # fmt: skip
"""The light on a letter from its top to its foot."""
_INK: Final[Colour] = (20, 11, 6)
_DARK: Final[Colour] = (108, 68, 20)
_LIGHT: Final[Colour] = (255, 250, 226)
_AROUND: Final = 20


def draw_gilded(canvas: Canvas, text: str, style: TextStyle, rect: FRect) -> None:
    """Draw one line of gilded letters in the middle of a rectangle."""
    viewport = canvas.context.viewport
    em = max(4, round(style.size * viewport.scale * viewport.text_scale))
    plain = "".join(run.text for run in runs(text))
    key = "gilded", plain, style.face, em
    font = canvas.context.fonts.font(style.face, em)
    made = canvas.context.assets.variants.keep(key, lambda: _gilded(font, plain, em))
    canvas.blit(made, made.get_rect(center=viewport.to_pixels(rect).center))


class GildedLabel(Label):
    """One line in gilded letters, reduced to fit its place."""

    def __init__(self, text: str, style: TextStyle, name: str = "") -> None:
        super().__init__(text, style, name, wraps=False)

    def draw(self, canvas: Canvas) -> None:
        """Draw the letters."""
        draw_gilded(canvas, *self._line(canvas.context), self.rect)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield one box of text."""
        yield self._box(BoxKind.TEXT, context.texts.measure(*self._line(context)))

    def _line(self, context: LayoutContext) -> tuple[str, TextStyle]:
        return one_line(context, self.text, self.style, self.rect.width, self.rect.height)


def _gilded(font: Font, text: str, em: int) -> Surface:
    """Return letters with an outline of ink and a bevel, and room around for both."""
    edge, bevel = max(1, round(em * 0.045)), max(1, round(em / 70))
    room = 2 * edge
    letters = font.render(text, True, (255, 255, 255))
    width, height = letters.get_size()
    whole = Surface((width + 2 * room, height + 2 * room), pygame.SRCALPHA)
    outline = font.render(text, True, _INK).premul_alpha()
    for k in range(_AROUND):
        a = math.tau * k / _AROUND
        place = room + round(edge * math.cos(a)), room + round(edge * math.sin(a))
        whole.blit(outline, place, special_flags=pygame.BLEND_PREMULTIPLIED)
        low = place[0] + bevel, place[1] + 2 * bevel
        whole.blit(outline, low, special_flags=pygame.BLEND_PREMULTIPLIED)
    for colour, by in ((_DARK, bevel), (_LIGHT, -bevel)):
        side = font.render(text, True, colour).premul_alpha()
        whole.blit(side, (room + by, room + by), special_flags=pygame.BLEND_PREMULTIPLIED)
    letters.blit(_shine(font, width, height), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(letters.premul_alpha(), (room, room), special_flags=pygame.BLEND_PREMULTIPLIED)
    return whole


def _shine(font: Font, width: int, height: int) -> Surface:
    """Return the light on a line of letters, from the top of a capital to its foot."""
    foot = font.get_ascent()
    top = foot - round(foot * 0.72)
    shine = Surface((1, height), pygame.SRCALPHA)
    for y in range(height):
        shine.set_at((0, y), (*_gold((y - top) / max(1, foot - top)), 255))
    return pygame.transform.scale(shine, (width, height))


def _gold(share: float) -> Colour:
    share = min(1.0, max(0.0, share))
    at = max(index for index, (start, _) in enumerate(_GOLD[:-1]) if share >= start)
    (start, one), (end, other) = _GOLD[at], _GOLD[at + 1]
    part = (share - start) / (end - start)
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue
