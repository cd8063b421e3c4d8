"""Figures and letters cast in brass: numbers that a game is played for, and a winner's title."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Final

import pygame
from msgspec.structs import replace
from pygame import FRect, Surface

from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.text import LINE_SPACING, Align, Face, TextStyle
from treasure_games.stage.theme import Colour, Palette
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.widget import Box, BoxKind
from treasure_games.table.fitting import Passage, one_line

FIGURE: Final = TextStyle(100.0, Face.BOLD, "brass_light", is_tabular=True)
_AT: Final = Named(page_beside(__file__, dict[str, float]))
_AROUND: Final = ((-1, 0), (1, 0), (0, -1), (0, 1), (-0.7, -0.7), (0.7, -0.7), (-0.7, 0.7))
"""Where the dark figure is laid for the rim; the shadow covers the last corner."""
_COLUMNS: Final = 8
"""So many heights of lines are lit once for all figures."""


class Figure(Passage, frozen=True):
    """A figure in its place: cast in brass unless it has a colour."""

    def draw(self, canvas: Canvas, colour: Colour | None = None) -> None:
        """Draw it with light from above, a dark rim and a shadow; flat in a colour."""
        if colour is None:
            draw_brass(canvas, self)
        else:
            super().draw(canvas, colour)

    def box(
        self, context: LayoutContext, name: str, parent: str = "", *, may_overlap: bool = False
    ) -> Box:
        """Return the box for the layout check: figures fill less than a line of text."""
        tall = _AT.tall * self.style.size * context.viewport.text_scale
        wide = context.texts.measure(self.text, self.style)[0]
        rect = self.rect.inflate(0.0, tall + 2.0 - self.rect.height)
        return Box(name, rect, BoxKind.TEXT, parent, (wide, tall), may_overlap=may_overlap)


def cast(context: LayoutContext, text: str, tall: float, align: Align, room: FRect) -> Figure:
    """Return a figure `tall` units high, less if it would be too wide, in the middle of the height
    of `room`.

    It is a picture rather than text, so that the text scale doesn't change it.
    """
    scale = context.viewport.text_scale

    def fits() -> float:
        def wide() -> float:
            return context.texts.measure(text, replace(FIGURE, size=size / scale))[0]

        size = tall / _AT.tall
        size *= min(1.0, room.width / max(1.0, wide()))
        while wide() > room.width and size > 2.0:
            size -= 1.0  # Letters end on whole pixels.
        return size

    size = context.texts.remembered(("cast", text, tall, room.width), fits)
    style = replace(FIGURE, size=size / scale, align=align)
    line = size * LINE_SPACING
    return Figure(text, style, FRect(room.left, room.centery - line / 2, room.width, line))


def draw_brass(canvas: Canvas, figure: Passage) -> None:
    """Draw a figure with light from above, a dark rim and a shadow."""
    context = canvas.context
    made, (x, y) = context.texts.placed(figure.text, figure.style, figure.rect)
    rim = max(1, round(_AT.rim * made.height * context.viewport.scale))
    key = "brass", figure.text, figure.style, made.surface.get_size(), rim
    # Rolling figures pass by many: with the layout's own pictures they would push these out.
    whole = context.assets.variants.keep(key, lambda: _whole(context, figure, rim))
    canvas.blit(whole, (x - 2 * rim, y - 2 * rim))


class BrassLabel(Label):
    """One line cast in brass, reduced to fit its place."""

    def __init__(self, text: str, style: TextStyle, name: str = "") -> None:
        super().__init__(text, style, name, wraps=False)

    def line(self, context: LayoutContext) -> Passage:
        """Return the words as they stand there."""
        return Passage(*one_line(context, self.text, self.style, *self.rect.size), self.rect)

    def draw(self, canvas: Canvas) -> None:
        """Draw the letters."""
        draw_brass(canvas, self.line(canvas.context))

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield one box of text."""
        line = self.line(context)
        yield self._box(BoxKind.TEXT, context.texts.measure(line.text, line.style))


def _whole(context: LayoutContext, figure: Passage, rim: int) -> Surface:
    palette = context.theme.palette
    white = context.texts.block(figure.text, figure.style, figure.rect.width, (255, 255, 255))
    body = white.surface
    dark, low, high = (
        _tinted(body, colour) for colour in (palette.ink, palette.sepia, palette.parchment_light)
    )
    width, height = body.get_size()
    whole = Surface((width + 5 * rim, height + 5 * rim), pygame.SRCALPHA)
    whole.fill((0, 0, 0, 0))
    for right, down in (*_AROUND, (_AT.fall / 2, _AT.fall / 2), (_AT.fall, _AT.fall)):
        place = round((2 + right) * rim), round((2 + down) * rim)
        whole.blit(dark, place, special_flags=pygame.BLEND_PREMULTIPLIED)
    bevel = max(1, round(_AT.bevel * height))
    for side, by in ((low, bevel), (high, -bevel)):
        whole.blit(side, (2 * rim + by, 2 * rim + by), special_flags=pygame.BLEND_PREMULTIPLIED)
    light = pygame.transform.scale(_column(palette, height), (width, height))
    light.blit(body, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(light, (2 * rim, 2 * rim), special_flags=pygame.BLEND_PREMULTIPLIED)
    return whole


def _tinted(body: Surface, colour: Colour) -> Surface:
    """Return the white figure in another colour, for a fraction of what writing it takes."""
    made = body.copy()
    made.fill((*colour[:3], 255), special_flags=pygame.BLEND_RGBA_MULT)
    return made


@lru_cache(maxsize=_COLUMNS)
def _column(palette: Palette, height: int) -> Surface:
    """Return one pixel's width of it, from the upper edge to the lower."""
    made = Surface((1, height), pygame.SRCALPHA)
    steps: tuple[tuple[float, Colour], ...] = (
        (0.2, palette.parchment_light), (0.42, palette.brass_light), (0.6, palette.brass),
        (0.78, palette.brass_light),
    )  # fmt: skip
    for row in range(height):
        made.fill(_between(steps, row / height), (0, row, 1, 1))
    return made


def _between(steps: tuple[tuple[float, Colour], ...], share: float) -> Colour:
    if share <= steps[0][0]:
        return steps[0][1]
    for (begin, one), (end, other) in pairwise(steps):
        if share <= end:
            part = (share - begin) / (end - begin)
            red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
            return red, green, blue
    return steps[-1][1]
