"""The worn parchment rim around the sea."""

from collections.abc import Iterator
from typing import Final

import pygame
from pygame import FRect, Rect, Surface

from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.assets import Assets
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.frame.painter import around
from treasure_games.stage.pictures import stretch
from treasure_games.stage.widgets.widget import Node

_PICTURE: Final = "chart/frame"
_AT: Final = Named(page_beside(__file__, dict[str, float]))
OVERLAP: Final = (_AT.thick - _AT.lap) * _AT.scale
"""Virtual units of the sea that the rim covers on each side."""


def sea_within(outer: FRect) -> FRect:
    """Return the window onto the sea in a rim; its edges are under the rim."""
    return outer.inflate(-2 * _AT.lap * _AT.scale, -2 * _AT.lap * _AT.scale)


def framed(
    assets: Assets, picture: Surface, scale: float, name: str = _PICTURE, share: float = _AT.scale
) -> None:
    """Lay a frame on a picture, as large as that, by default the rim of a sea; on any thread."""
    original, sides = assets.originals.read(name), assets.originals.margins(name)
    frame = stretch(original, sides, *picture.get_size(), share * scale)
    picture.blit(frame, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)


class Rim(Node):
    """The worn parchment rim around the sea, which fills `outer`: four strips of one picture, as
    its middle is open.

    The next table gets the same ones: to make them again takes a picture of ten megabytes.
    """

    def __init__(self, outer: FRect) -> None:
        self._outer = FRect(outer)

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        context = canvas.context
        pixels = context.viewport.to_pixels(self._outer)
        strips: tuple[tuple[Rect, Surface], ...] = context.assets.share(
            ("chart_rim", *pixels, context.viewport.scale, context.theme.palette.night),
            lambda: tuple(self._made(pixels, context)),
        )
        for place, strip in strips:
            canvas.blit(strip, place)

    def _made(self, pixels: Rect, context: LayoutContext) -> Iterator[tuple[Rect, Surface]]:
        scale = _AT.scale * context.viewport.scale
        whole = context.assets.stretched(_PICTURE, *pixels.size, scale)
        thick = round((_AT.thick * _AT.scale + _AT.shade) * context.viewport.scale)
        for place in around(pixels, pixels.inflate(-2 * thick, -2 * thick)):
            source = place.move(-pixels.left, -pixels.top)
            strip = Surface(source.size, pygame.SRCALPHA)
            _shade(strip, source, pixels.size, context)
            strip.blit(whole, (0, 0), source, special_flags=pygame.BLEND_PREMULTIPLIED)
            yield place, strip


def _shade(strip: Surface, source: Rect, size: tuple[int, int], context: LayoutContext) -> None:
    """Draw the shadow inside the open middle, in nested frames from its edge inwards.

    Each frame is drawn over the whole rim and cut by the strip, so that the strips meet.
    """
    edge = round(_AT.open * _AT.scale * context.viewport.scale)
    reach = context.viewport.px(_AT.shade)
    night = context.theme.palette.night
    for step in range(reach):
        fade = (1.0 - step / reach) ** 2
        inset = edge + step
        box = Rect(inset, inset, size[0] - 2 * inset, size[1] - 2 * inset)
        box.move_ip(-source.left, -source.top)
        for start, end, dark in (
            (box.topleft, box.bottomleft, _AT.left),
            (box.topright, box.bottomright, _AT.right),
            (box.bottomleft, box.bottomright, _AT.bottom),
            (box.topleft, box.topright, _AT.top),
        ):
            opacity = dark * fade
            shade = (*(round(channel * opacity) for channel in night), round(255 * opacity))
            pygame.draw.line(strip, shade, start, end)
