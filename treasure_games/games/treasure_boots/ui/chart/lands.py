"""Islands and ports on the chart: their water, land, plates and names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from typing import Final

from pygame import FRect, Surface

from treasure_games.games.treasure_boots.ui.chart.geometry import Cell, Point
from treasure_games.games.treasure_boots.ui.chart.pictures import Cut, Pictures
from treasure_games.games.treasure_boots.ui.chart.pieces import Layer, Ship
from treasure_games.games.treasure_boots.ui.chart.plan import ChartPlan, Land
from treasure_games.games.treasure_boots.ui.chart.plates import Plates
from treasure_games.table.pieces.map.picture_list import Laid, centred

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
        unit = self._pictures.unit
        for cell, land in self._plan.lands.items():
            picture, (right, down) = self._plate(land)
            if picture is not None:
                x, y = self._plan.geometry.centre(cell)
                yield centred(Layer.PLATES, y, picture, (x + right) * unit, (y + down) * unit)

    def names(self, hidden: Set[str]) -> Iterator[Laid]:
        """Yield each section's name on the sea beyond its outer edge, under all ships; none if one
        would be unreadable. `hidden` names are left out.
        """
        unit = self._pictures.unit
        for name, (x, y), scroll in self._scrolls():
            if name not in hidden:
                yield centred(Layer.WASH, -1000.0, scroll, x * unit, y * unit)

    def names_among(self, cells: Iterable[Cell]) -> frozenset[str]:
        """Return sections whose name is in one of these cells, where a coin would cover it."""
        middles = [self._plan.geometry.centre(cell) for cell in cells]
        unit, found = self._pictures.unit, set()
        for name, spot, scroll in self._scrolls() if middles else ():
            width, height = scroll.get_size()
            rect = FRect(0, 0, width / unit, height / unit)
            rect.center = spot
            if any(rect.collidepoint(middle) for middle in middles):
                found.add(name)
        return frozenset(found)

    def _scrolls(self) -> list[tuple[str, Point, Surface]]:
        spots = [(board.name, self._plan.beside(board)) for board in self._plan.boards]
        scrolls = [(name, spot, self._plates.cartouche(name)) for name, spot in spots if spot]
        found = [(name, spot, scroll) for name, spot, scroll in scrolls if scroll is not None]
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
