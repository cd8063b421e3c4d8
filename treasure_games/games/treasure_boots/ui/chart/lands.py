"""Islands and ports on the chart: their water and land, and the plates, coins and names on it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Set
from typing import Final

import pygame
from pygame import FRect, Surface

from treasure_games.games.treasure_boots.ui.chart.pictures import Cut, Pictures
from treasure_games.games.treasure_boots.ui.chart.pieces import Layer, Ship
from treasure_games.games.treasure_boots.ui.chart.plan import Cell, ChartPlan, Land, Point
from treasure_games.stage.fonts import Face
from treasure_games.stage.text import TextStyle
from treasure_games.table.pieces.map.picture_list import Laid

_FIGURE: Final = 21.0
_NAME: Final = 18.0
"""The smallest figure or name, in virtual units at text scale 1."""
_PLATE_ROOM, _COIN_ROOM = 2.15, 1.75
"""Diameter of plates and coins, in heights of their figures."""
_BESIDE: Final = 0.85
"""The most world units that plate and coin of an island may take together, half of each."""
CARTOUCHE: Final = (4.7, 1.88)
"""World units of a scroll with a section's name: room for the longest in a view of two sections."""
_SCROLL_TEXT: Final = 0.69
"""Room for words on it, as a share of its width."""
_SCROLL_ALPHA: Final = 0.94
_PRIMES: Final = (6, 8)
"""The likeliest numbers have a special rim."""
ACROSS: Final = 3.6
"""World units of a land's picture; the middle of its cell is a little below the picture's."""
ABOVE: Final = 1.92
PLATE_SPOT: Final[Point] = (-0.60, 0.49)
TOKEN_SPOT: Final[Point] = (0.61, 0.47)
RIBBON_SPOT: Final[Point] = (0.0, 0.74)
_FADED: Final = 0.4
"""Opacity of land in front of the cell under the pointer."""
_BODY: Final = FRect(-0.95, -1.1, 1.9, 1.7)
"""A ship's hull and sails around the middle of its cell."""
_HIDES: Final = FRect(-1.15, 0.4, 2.3, 1.75)
"""Area of land middles, relative to a cell, whose tall parts cover the cell."""


class Plates:
    """Pictures with text, for the current zoom; sizes in world units."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures

    def number(self, land: Land) -> Surface:
        """Return an island's plate: its number over the pips of its chances."""
        is_prime = land.number in _PRIMES
        name = "chart/plate_prime" if is_prime else "chart/plate"
        across = max(0.84 if is_prime else 0.76, self._least(_FIGURE) * _PLATE_ROOM)
        return self._pictures.keep(
            ("number", land.number), lambda: self._number(name, land, across)
        )

    def coin(self, name: str, across: float, text: str, colour: str = "ink") -> Surface:
        """Return a coin with one or two figures."""
        wide = self.coin_size(across)
        key = "coin", name, text
        return self._pictures.keep(key, lambda: self._struck(name, wide, text, colour, 0.0))

    def coin_size(self, across: float) -> float:
        """Return the diameter of a coin in world units, given that at text scale 1."""
        return min(1.3, max(across, self._least(_FIGURE) * _COIN_ROOM))

    def pearl_coin(self, text: str) -> Surface:
        """Return a shell; the figure is on its pearl, which grows with it."""
        wide = self.coin_size(0.64)
        return self._pictures.keep(("pearl_coin", text), lambda: self._pearl(wide, text))

    def drift_coin(self, angle: float, text: str) -> Surface:
        """Return the coin of the free drift; its arrowhead points downwind, its figure is level."""
        wide = self.coin_size(0.70)
        key = "drift_coin", round(angle), text
        return self._pictures.keep(
            key, lambda: self._struck("chart/coin_drift", wide, text, "ink", angle)
        )

    def ribbon(self, text: str, size: float = _NAME, most: float = 6.0) -> Surface | None:
        """Return a name on a ribbon; None if it would be longer than `most` world units."""
        pictures, context = self._pictures, self._pictures.context
        style = self._style(max(size, 0.26 * self._virtual), size)
        width, _height = context.texts.measure(text, style)
        scale = context.viewport.scale
        if (width + 60) * scale / pictures.unit > most:
            return None

        def make() -> Surface:
            block = context.texts.block(text, style)
            thick = block.height * 1.62
            ends = thick * 84 / 112
            across = round((block.width + 2 * ends - 0.30 * thick) * scale)
            down = round(thick * scale)
            made = context.assets.nine_slice("chart/ribbon", across, down, down / 112).copy()
            box = made.get_rect()
            place = block.surface.get_rect(center=(box.centerx, round(box.height * 46 / 112)))
            made.blit(block.surface, place, special_flags=pygame.BLEND_PREMULTIPLIED)
            return made

        return pictures.keep(("ribbon", text, size), make)

    def cartouche(self, text: str) -> Surface | None:
        """Return the name of a section on a scroll; None if it would be unreadable."""
        pictures, context = self._pictures, self._pictures.context
        room = CARTOUCHE[0] * self._virtual * _SCROLL_TEXT
        wished = 0.40 * self._virtual
        across, _height = context.texts.measure(text, self._style(wished, 1.0))
        size = wished * min(1.0, room / across)
        if size < _NAME * self._grown:
            return None
        style = self._style(size, 1.0)

        def make() -> Surface:
            made = pictures.get("chart/cartouche", *CARTOUCHE, alpha=_SCROLL_ALPHA).copy()
            block = context.texts.block(text, style).surface
            place = block.get_rect(center=made.get_rect().center)
            place.y -= round(made.get_height() * 0.06)
            made.blit(block, place, special_flags=pygame.BLEND_PREMULTIPLIED)
            return made

        return pictures.keep(("cartouche", text), make)

    @property
    def _virtual(self) -> float:
        """Virtual units per world unit."""
        return self._pictures.unit / self._pictures.context.viewport.scale

    def _least(self, size: float) -> float:
        """Return the least world units that a figure of this size takes."""
        return size * self._grown / self._virtual

    @property
    def _grown(self) -> float:
        """The growth of figures at a large text scale: only half of it, or plates would hide the
        islands.
        """
        return math.sqrt(max(1.0, self._pictures.context.viewport.text_scale))

    def _style(self, wished: float, least: float) -> TextStyle:
        """Return a style that is `wished` virtual units high, and at least `least` by the text
        scale.
        """
        size = max(wished, least * self._grown)
        text_scale = self._pictures.context.viewport.text_scale
        return TextStyle(round(size / text_scale, 1), Face.BOLD, "ink", "centre")

    @property
    def is_crowded(self) -> bool:
        """True if a coin beside an island's plate would overlap it."""
        return self._least(_FIGURE) * (_PLATE_ROOM + _COIN_ROOM) / 2 > _BESIDE

    def _number(self, name: str, land: Land, across: float) -> Surface:
        context = self._pictures.context
        made = self._pictures.whole(name, across, across).copy()
        side = made.get_width()
        figure = 0.46 * across * self._virtual * (0.9 if name.endswith("prime") else 1.0)
        red = context.theme.palette.wax_red if land.number in _PRIMES else None
        block = context.texts.block(str(land.number), self._style(figure, 1.0), colour=red)
        place = block.surface.get_rect(center=(side // 2, round(side * 0.455)))
        made.blit(block.surface, place, special_flags=pygame.BLEND_PREMULTIPLIED)
        self._pips(made, land.chances, place.top + block.surface.get_bounding_rect().bottom)
        return made

    def _pips(self, plate: Surface, count: int, under: int) -> None:
        """Draw one dot for each chance of 36, clear of the figure that ends at `under`."""
        side, finer = plate.get_width(), 4
        gap, radius = side * 0.072, max(1.0, side * 0.026)
        row = Surface((round(gap * 6) * finer, round(radius * 2 + 2) * finer), pygame.SRCALPHA)
        ink = self._pictures.context.theme.palette.ink
        for index in range(count):
            x = row.get_width() / 2 + (index - (count - 1) / 2) * gap * finer
            pygame.draw.circle(row, (*ink, 255), (x, row.get_height() / 2), radius * finer)
        small = pygame.transform.smoothscale(
            row.premul_alpha(), (row.get_width() // finer, row.get_height() // finer)
        )
        place = small.get_rect(center=(side // 2, round(side * 0.675)))
        place.top = max(place.top, under + 1)
        plate.blit(small, place, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _pearl(self, across: float, text: str) -> Surface:
        palette = self._pictures.context.theme.palette
        shell = self._pictures.whole("chart/coin_pearl", across, across)
        side, finer = shell.get_width(), 4
        pearl = Surface((side * finer, side * finer), pygame.SRCALPHA)
        middle = side * finer / 2, side * finer * 0.52
        for share, colour in ((0.345, palette.ink), (0.30, palette.pearl)):
            pygame.draw.circle(pearl, (*colour, 255), middle, side * finer * share)
        made = shell.copy()
        made.blit(pygame.transform.smoothscale(pearl.premul_alpha(), (side, side)), (0, 0),
                  special_flags=pygame.BLEND_PREMULTIPLIED)  # fmt: skip
        self._stamp(made, text, 0.46 * across * self._virtual, "ink", 0.015)
        return made

    def _stamp(self, made: Surface, text: str, height: float, colour: str, down: float) -> None:
        """Draw a figure in the middle of a coin, `down` of its height lower."""
        context = self._pictures.context
        block = context.texts.block(
            text, self._style(height, 1.0), colour=context.theme.colour(colour)
        )
        place = block.surface.get_rect(center=made.get_rect().center)
        place.y += round(made.get_height() * down)
        made.blit(block.surface, place, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _struck(self, name: str, across: float, text: str, colour: str, angle: float) -> Surface:
        made = self._pictures.get(name, across, across, angle=angle).copy()
        disc = across * (0.8 if name == "chart/coin_drift" else 1.0) * self._virtual
        self._stamp(made, text, disc * (0.52 if len(text) < 3 else 0.40), colour, -0.025)
        return made


class Lands:
    """Lays out the lands of one plan."""

    def __init__(self, plan: ChartPlan, pictures: Pictures, plates: Plates) -> None:
        self._plan = plan
        self._pictures = pictures
        self._plates = plates
        self._ribbons: tuple[float, dict[Cell, FRect]] = 0.0, {}
        """Zoom and rectangles of the names."""

    def hiding(self, cell: Cell) -> frozenset[Cell]:
        """Return the lands whose palms and towers stand in front of a cell."""
        x, y = self._plan.geometry.centre(cell)
        where = _HIDES.move(x, y)
        return frozenset(
            land
            for land in self._plan.lands
            if where.collidepoint(self._plan.geometry.centre(land))
        )

    def waters(self) -> Iterator[Laid]:
        """Yield shallows and water lines."""
        for cell, land in self._plan.lands.items():
            yield self._laid(cell, Layer.WATER, self._picture(land, "water", 1.0))

    def standing(self, faded: Set[Cell]) -> Iterator[Laid]:
        """Yield everything above the water; `faded` lands are transparent."""
        for cell, land in self._plan.lands.items():
            alpha = _FADED if cell in faded else 1.0
            yield self._laid(cell, Layer.STANDING, self._picture(land, "land", alpha))

    def plates(self) -> Iterator[Laid]:
        """Yield numbers of islands and names of ports."""
        for cell, land in self._plan.lands.items():
            picture, (right, down) = self._plate(land)
            if picture is not None:
                x, y = self._plan.geometry.centre(cell)
                yield self._pictures.laid(Layer.PLATES, y, picture, x + right, y + down)

    def names(self, reach: Iterable[Cell]) -> Iterator[Laid]:
        """Yield each section's name on the sea beyond its outer edge, under all ships; none if one
        would be unreadable. Names that coins of the choice would cover are left out.
        """
        unit, coins = self._pictures.unit, [self._plan.geometry.centre(cell) for cell in reach]
        for (x, y), scroll in self._scrolls():
            width, height = scroll.get_width() / unit, scroll.get_height() / unit
            rect = FRect(x - width / 2, y - height / 2, width, height)
            if not any(map(rect.collidepoint, coins)):
                yield self._pictures.laid(Layer.WASH, -1000.0, scroll, x, y)

    def _scrolls(self) -> list[tuple[Point, Surface]]:
        spots = [(board.name, self._plan.beside(board)) for board in self._plan.boards]
        scrolls = [(spot, self._plates.cartouche(name)) for name, spot in spots if spot]
        found = [(spot, scroll) for spot, scroll in scrolls if scroll is not None]
        return found if len(found) == len(scrolls) else []

    def ribbon_rect(self, cell: Cell) -> FRect | None:
        """Return the world rectangle of a port's name; None if it isn't shown."""
        return self._ribbon_rects().get(cell)

    def _ribbon_rects(self) -> dict[Cell, FRect]:
        """Return all name rectangles, cached per zoom: every moving ship needs them every frame."""
        unit = self._pictures.unit
        if self._ribbons[0] != unit:
            self._ribbons = unit, dict(self._measured_ribbons(unit))
        return self._ribbons[1]

    def _measured_ribbons(self, unit: float) -> Iterator[tuple[Cell, FRect]]:
        for cell, land in self._plan.lands.items():
            ribbon = self._plates.ribbon(land.name) if land.is_port else None
            if ribbon is not None:
                x, y = self._plan.geometry.centre(cell)
                rect = FRect(0, 0, ribbon.get_width() / unit, ribbon.get_height() / unit)
                rect.center = x + RIBBON_SPOT[0], y + RIBBON_SPOT[1]
                yield cell, rect

    def is_before_a_name(self, ship: Ship) -> bool:
        """Return True if a ship is south of a name that its sails overlap."""
        scale = ship.scale
        body = FRect(
            ship.x + _BODY.left * scale, ship.y + _BODY.top * scale,
            _BODY.width * scale, _BODY.height * scale,
        )  # fmt: skip
        return any(
            ribbon.centery < ship.y and ribbon.colliderect(body)
            for ribbon in self._ribbon_rects().values()
        )

    def _plate(self, land: Land) -> tuple[Surface | None, Point]:
        if land.is_port:
            return self._plates.ribbon(land.name), RIBBON_SPOT
        return self._plates.number(land), PLATE_SPOT

    def _picture(self, land: Land, part: str, alpha: float) -> Cut:
        name = f"chart/{land.picture}_{part}"
        return self._pictures.cut(name, ACROSS, is_mirrored=land.is_mirrored, alpha=alpha)

    def _laid(self, cell: Cell, layer: Layer, cut: Cut) -> Laid:
        unit = self._pictures.unit
        x, y = self._plan.geometry.centre(cell)
        left, top = round((x - ACROSS / 2) * unit), round((y - ABOVE) * unit)
        return Laid(layer, y, left + cut.left, top + cut.top, cut.surface)
