"""Numbers, prices and names on the chart: pictures with text, for the current zoom."""

import math
from typing import Any, Final

import pygame
from pygame import Surface

from treasure_games.core.pages import Named, page_beside
from treasure_games.games.treasure_boots.ui.chart import zoom_pictures
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.theme import Colour

_AT: Final = Named(page_beside(__file__, dict[str, Any]))
_LIGHT: Final[Colour] = (238, 247, 244)
_DARK: Final[Colour] = (6, 22, 28)
_MOON: Final[Colour] = (214, 226, 255)
"""Figures of prices with their edge, and those of prices that take pearls."""


class TextPictures:
    """ZoomPictures with text, for the current zoom; sizes in world units."""

    def __init__(self, pictures: zoom_pictures.ZoomPictures) -> None:
        self._pictures = pictures

    @zoom_pictures.kept
    def number(self, number: int) -> Surface:
        """Return an island's plate: its number over the pips of its chances."""
        context, is_prime = self._pictures.context, number in _AT.primes
        least = max(self._least(_AT.figure) * _AT.plate_room, _AT.fewest / self._pictures.unit)
        across = max(_AT.plate, least) * (_AT.prime_plate / _AT.plate if is_prime else 1.0)
        name = "chart/plate_prime" if is_prime else "chart/plate"
        made = self._pictures.get(name, across, across).copy()
        side = made.get_width()
        figure = _AT.digits * across * self._virtual * (0.87 if is_prime else 1.0)
        red = context.theme.palette.wax_red if is_prime else None
        block = context.texts.block(str(number), self._style(figure, 1.0), colour=red)
        place = block.surface.get_rect(center=(side // 2, round(side * 0.455)))
        made.blit(block.surface, place, special_flags=pygame.BLEND_PREMULTIPLIED)
        chances = 6 - abs(7 - number)
        self._pips(made, chances, place.top + block.surface.get_bounding_rect().bottom)
        return made

    @zoom_pictures.kept
    def coin(
        self, name: str, across: float, text: str, colour: str = "ink", angle: float = 0.0
    ) -> Surface:
        """Return a coin, `across` world units wide at usual text; figures stay level on it."""
        wide = self._coin_size(across)
        made = self._pictures.get(name, wide, wide, angle=angle).copy()
        disc = wide * (0.8 if name == "chart/coin_drift" else 1.0) * self._virtual
        self._stamp(made, text, disc * (0.52 if len(text) < 3 else 0.40), colour, -0.025)
        return made

    def _coin_size(self, across: float) -> float:
        return min(1.3, max(across, self._least(_AT.figure) * float(_AT.coin_room)))

    @zoom_pictures.kept
    def pearl_coin(self, text: str) -> Surface:
        """Return a shell; the figure is on its pearl, which grows with it."""
        across, palette = self._coin_size(0.64), self._pictures.context.theme.palette
        made = self._pictures.get("chart/coin_pearl", across, across).copy()
        side = made.get_width()
        pearl = zoom_pictures.Stroke(side / 2, side / 2)
        for share, shade in ((0.69, palette.ink), (0.60, palette.pearl)):
            pearl.dot((0.0, 0.02 * side), share * side, shade)
        zoom_pictures.stamp(made, pearl.finished(), made.get_rect().center)
        self._stamp(made, text, 0.46 * across * self._virtual, "ink", 0.015)
        return made

    def ribbon(self, text: str) -> Surface | None:
        """Return a name on a ribbon; None if it would be too long."""
        context = self._pictures.context
        style = self._style(max(_AT.name, 0.26 * self._virtual), _AT.name)
        width, _height = context.texts.measure(text, style)
        is_long = (width + 60) * context.viewport.scale / self._pictures.unit > _AT.longest
        return None if is_long else self._ribbon(text, style)

    @zoom_pictures.kept
    def _ribbon(self, text: str, style: TextStyle) -> Surface:
        context, scale = self._pictures.context, self._pictures.context.viewport.scale
        block = context.texts.block(text, style)
        thick = block.height * 1.62
        ends = thick * 84 / 112
        across = round((block.width + 2 * ends - 0.30 * thick) * scale)
        down = round(thick * scale)
        made = context.assets.nine_slice("chart/ribbon", across, down, down / 112).copy()
        box = made.get_rect()
        zoom_pictures.stamp(made, block.surface, (box.centerx, box.height * 46 / 112))
        return made

    def cartouche(self, text: str) -> Surface | None:
        """Return the name of a section on a scroll; None if it would be unreadable, or if the
        chart is seen from near: there it would be among what matters.
        """
        if self._virtual > _AT.scroll_up_to:
            return None
        room = _AT.cartouche[0] * self._virtual * _AT.scroll_text
        wished = 0.40 * self._virtual
        measure = self._pictures.context.texts.measure
        across, _height = measure(text, self._style(wished, 1.0))
        size = wished * min(1.0, room / across)
        return None if size < _AT.name * self._grown else self._scroll(text, size)

    @zoom_pictures.kept
    def _scroll(self, text: str, size: float) -> Surface:
        made = self._pictures.get("chart/cartouche", *_AT.cartouche, alpha=_AT.scroll_alpha).copy()
        self._stamp(made, text, size, "ink", -0.06)
        return made

    @property
    def _virtual(self) -> float:
        """Virtual units per world unit."""
        return self._pictures.unit / self._pictures.context.viewport.scale

    def _least(self, size: float) -> float:
        """Return the least world units that a figure of this size takes."""
        return size * self._grown / self._virtual

    @property
    def _grown(self) -> float:
        """The growth of figures at a large text scale: half of it, or plates would hide islands."""
        return math.sqrt(max(1.0, self._pictures.context.viewport.text_scale))

    def _style(self, wished: float, least: float, face: Face = Face.BOLD) -> TextStyle:
        """Return a style `wished` virtual units high, and at least `least` by the text scale."""
        size = max(wished, least * self._grown)
        text_scale = self._pictures.context.viewport.text_scale
        return TextStyle(round(size / text_scale, 1), face, "ink", "centre")

    def _pips(self, plate: Surface, count: int, under: int) -> None:
        """Draw one dot for each chance of 36, clear of the figure that ends at `under`."""
        side = plate.get_width()
        gap, radius = side * 0.072, max(1.0, side * 0.026)
        row = zoom_pictures.Stroke(3 * gap, radius)
        for index in range(count):
            x = (index - (count - 1) / 2) * gap
            row.dot((x, 0.0), 2 * radius, self._pictures.context.theme.palette.ink)
        small = row.finished()
        zoom_pictures.stamp(
            plate, small, (side // 2, max(side * 0.675, under + 1 + small.get_height() / 2))
        )

    def _stamp(self, made: Surface, text: str, height: float, colour: str, down: float) -> None:
        """Draw a figure in the middle of a coin, `down` of its height lower."""
        context = self._pictures.context
        block = context.texts.block(
            text, self._style(height, 1.0), colour=context.theme.colour(colour)
        )
        x, y = made.get_rect().center
        zoom_pictures.stamp(made, block.surface, (x, y + round(made.get_height() * down)))

    @zoom_pictures.kept
    def price(self, text: str, is_pearly: bool) -> Surface:
        """Return a figure for open water: near white with a dark edge and a soft halo; on a dark
        disc in high contrast.
        """
        context, pixels = self._pictures.context, self._pictures.context.viewport.scale
        style = self._style(_AT.price, _AT.price, Face.SEMIBOLD)
        ink = context.texts.block(text, style, colour=_MOON if is_pearly else _LIGHT).surface
        dark = context.texts.block(text, style, colour=_DARK).surface
        ink, dark = _tight(ink), _tight(dark)
        edge, halo = max(1, round(_AT.edge * pixels)), max(2, round(_AT.halo * pixels))
        room = edge + 2 * halo
        made = Surface((ink.get_width() + 2 * room, ink.get_height() + 2 * room), pygame.SRCALPHA)
        if context.theme.is_high_contrast:
            radius = min(made.get_size()) // 2
            pygame.draw.circle(made, (*_DARK, 255), made.get_rect().center, radius)
        for eighth in range(8):
            turn = math.radians(45 * eighth)
            place = round(room + edge * math.cos(turn)), round(room + edge * math.sin(turn))
            made.blit(dark, place, special_flags=pygame.BLEND_PREMULTIPLIED)
        # Blurred: shrunk, then enlarged again.
        small = tuple(max(1, int(side // _AT.shrink)) for side in made.get_size())
        shrunk = pygame.transform.smoothscale(made, small)
        soft = pygame.transform.smoothscale(shrunk, made.get_size())
        soft.blit(made, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        soft.blit(ink, (room, room), special_flags=pygame.BLEND_PREMULTIPLIED)
        return soft

    @zoom_pictures.kept
    def chance(self, text: str, more: str) -> Surface:
        """Return a dark pill with a chance in brass, and under it what pearls make of it."""
        context, palette = self._pictures.context, self._pictures.context.theme.palette
        scale = context.viewport.scale
        lines = [
            _tight(context.texts.block(words, self._style(size, size, face), colour=colour).surface)
            for words, size, face, colour in (
                (text, _AT.chance, Face.BOLD, palette.brass_light),
                (more, _AT.chance_more, Face.SEMIBOLD, palette.pearl),
            )
            if words
        ]
        pad, lift = round(_AT.pill_pad * scale), round(_AT.pill_lift * scale)
        gap = 2 * lift
        height = sum(one.get_height() for one in lines) + gap * (len(lines) + 1)
        size = max(one.get_width() for one in lines) + 2 * pad, height
        made = _pill(*size, palette.night, palette.brass, max(1, round(1.5 * scale)))
        top = gap
        for line in lines:
            zoom_pictures.stamp(made, line, (size[0] / 2, top + line.get_height() / 2))
            top += line.get_height() + gap
        return made


def _tight(surface: Surface) -> Surface:
    """Return the part of a line of text that is inked."""
    return surface.subsurface(surface.get_bounding_rect())


def _pill(width: int, height: int, colour: Colour, rim: Colour, thick: int) -> Surface:
    """Return a pill with a thin rim."""
    pill, half = zoom_pictures.Stroke(width / 2, height / 2), max(0.0, (width - height) / 2)
    for across, shade in ((height, rim), (height - 2 * thick, colour)):
        pill.cord([(-half, 0.0), (half, 0.0)], across, shade, 1.0)
    return pill.finished()
