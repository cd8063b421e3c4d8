"""Islands and ports on the chart: their water and land, their numbers and names."""

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from typing import Any, Final

from pygame import FRect, Surface

from treasure_games.core.pages import Named, page_beside
from treasure_games.games.treasure_boots.ui.chart.pieces import Cost, Layer, Ship, part_of
from treasure_games.games.treasure_boots.ui.chart.plan import PARTS, Cell, ChartPlan, Point
from treasure_games.games.treasure_boots.ui.chart.text_pictures import TextPictures
from treasure_games.games.treasure_boots.ui.chart.tiles import Laid
from treasure_games.games.treasure_boots.ui.chart.zoom_pictures import ZoomPictures

_AT: Final = Named(page_beside(__file__, dict[str, Any]))
TOKEN_SPOT: Final[Point] = _AT.token
_EVERYWHERE: Final = FRect(-1e5, -1e5, 2e5, 2e5)


class Lands:
    """Lays out the lands of one plan."""

    def __init__(self, plan: ChartPlan, pictures: ZoomPictures) -> None:
        self._plan, self._pictures, self.texts = plan, pictures, TextPictures(pictures)
        self.seen = _EVERYWHERE
        """The part of the world in clear view: names slide into it, cut numbers are left out."""
        self.covers: tuple[FRect, ...] = ()
        """Parts of the world that something lies on."""
        self.lying: tuple[tuple[float, ...], ...] = ()
        """The rectangles of ships that lie still, and of targets: no name covers them."""
        self.grown: frozenset[Cell] = frozenset()
        """The ports that are chosen among: from afar they are shown larger than the rest."""
        self._growth = 1.0
        self._ribbons: tuple[object, dict[Cell, FRect]] = None, {}
        """Zoom, part of the world in view, ships; and the rectangles of the names then."""

    def read(self) -> None:
        """Read all pictures of lands."""
        lands = self._plan.lands.values()
        names = {f"chart/{land.picture}_{part}": None for land in lands for part in PARTS}
        self._pictures.sources.read(names, _AT.across)

    def hiding(self, cell: Cell) -> frozenset[Cell]:
        """Return the lands whose palms and towers stand in front of a cell."""
        x, y = self._plan.geometry.centre(cell)
        where = FRect(_AT.hides).move(x, y)
        return frozenset(
            land
            for land in self._plan.lands
            if where.collidepoint(self._plan.geometry.centre(land))
        )

    def waters(self) -> Iterator[Laid]:
        """Yield shallows and water lines."""
        for cell in self._plan.lands:
            yield self._laid(cell, Layer.WATER, "water")

    def standing(self, faded: Set[Cell]) -> Iterator[Laid]:
        """Yield everything above the water; `faded` lands are transparent."""
        for cell in self._plan.lands:
            yield self._laid(cell, Layer.STANDING, "land", _AT.faded if cell in faded else 1.0)

    def offer(self, reach: Mapping[Cell, Cost], growth: float) -> None:
        """Show ports that are chosen among, if this is such a choice, so many times as large."""
        havens = {cell for cell, cost in reach.items() if cost.is_lit and not cost.has_coin}
        is_choice = len(havens & {*self._plan.chart.ports}) == len(reach) > 1
        self.grown, self._growth = frozenset(havens if is_choice else ()), growth

    def grown_to(self, cell: Cell) -> float:
        """Return how many times as large as the rest a land is shown."""
        return self._growth if cell in self.grown else 1.0

    def numbers(self) -> Iterator[Laid]:
        """Yield the numbers of islands."""
        for cell, land in self._plan.lands.items():
            if not land.is_port and not self._is_cut(rect := self.number_rect(cell)):
                yield self._on_plate(cell, self.texts.number(land.number), rect)

    def names(self) -> Iterator[Laid]:
        """Yield the names of ports."""
        for cell, land in self._plan.lands.items():
            rect, ribbon = self.ribbon_rect(cell), self.texts.ribbon(land.name)
            if rect is not None and ribbon is not None:
                yield self._on_plate(cell, ribbon, rect)

    def _on_plate(self, cell: Cell, picture: Surface, rect: FRect) -> Laid:
        depth = self._plan.geometry.centre(cell)[1]
        return self._pictures.laid(Layer.PLATES, depth, picture, *rect.center)

    def section_names(self, reach: Iterable[Cell]) -> Iterator[Laid]:
        """Yield each section's name on the sea beyond its outer edge, under all ships; none if one
        would be unreadable. Names that the choice would cover or the rim would cut are left out.
        """
        unit, coins = self._pictures.unit, [self._plan.geometry.centre(cell) for cell in reach]
        spots = [(board.name, self._plan.beside(board)) for board in self._plan.boards]
        scrolls = [(spot, self.texts.cartouche(name)) for name, spot in spots if spot]
        found = [(spot, scroll) for spot, scroll in scrolls if scroll is not None]
        for (x, y), scroll in found if len(found) == len(scrolls) else ():
            width, height = scroll.get_width() / unit, scroll.get_height() / unit
            rect = FRect(x - width / 2, y - height / 2, width, height)
            is_covered = self._is_cut(rect) or rect.collidelist(self.covers) >= 0
            if not is_covered and not any(map(rect.collidepoint, coins)):
                yield self._pictures.laid(Layer.LIGHT, -1000.0, scroll, x, y)

    def ribbon_rect(self, cell: Cell) -> FRect | None:
        """Return the world rectangle of a port's name; None if it isn't shown."""
        return self._ribbon_rects().get(cell)

    def number_rect(self, cell: Cell) -> FRect:
        """Return the world rectangle of an island's number."""
        x, y = self._plan.geometry.centre(cell)
        plate = self.texts.number(self._plan.lands[cell].number)
        side = plate.get_width() / self._pictures.unit
        return FRect(0, 0, side, side).move_to(midleft=(x + _AT.number[0], y + _AT.number[1]))

    def _is_cut(self, rect: FRect) -> bool:
        """Return True if the rim runs through a rectangle."""
        return self.seen.colliderect(rect) and not self.seen.contains(rect)

    def _ribbon_rects(self) -> dict[Cell, FRect]:
        """Return all name rectangles, cached per view: every moving ship needs them every frame."""
        unit, covers = self._pictures.unit, tuple(map(tuple, self.covers))
        state = unit, tuple(self.seen), covers, self.lying, self.grown
        if self._ribbons[0] != state:
            self._ribbons = state, self._measured_ribbons(unit)
        return self._ribbons[1]

    def _measured_ribbons(self, unit: float) -> dict[Cell, FRect]:
        """Return the places of names, each clear of those before it."""
        found: dict[Cell, FRect] = {}
        lands = self._plan.lands.items()
        numbers = [self.number_rect(cell) for cell, land in lands if not land.is_port]
        lying = [*map(FRect, self.lying), *self.covers, *numbers]
        for cell, land in lands:
            ribbon = self.texts.ribbon(land.name) if land.is_port else None
            if ribbon is not None:
                name = FRect(0, 0, ribbon.get_width() / unit, ribbon.get_height() / unit)
                rect = self._ribbon_at(cell, name, [*lying, *found.values()])
                if self._shows_name(FRect(self._plan.geometry.centre(cell), (0.0, 0.0)), rect):
                    found[cell] = rect
        return found

    def _shows_name(self, port: FRect, name: FRect) -> bool:
        """Return True if most of a port is in view, or some of it and its name uncut."""
        if self.seen.collidepoint(port.center):
            return True
        is_seen = self.seen.colliderect(port.inflate(0.5, 0.5))
        return not self.seen.colliderect(name) or (is_seen and not self._is_cut(name))

    def _ribbon_at(self, cell: Cell, name: FRect, lying: Sequence[FRect]) -> FRect:
        """Return the first place for a name that covers fewest of what lies there; inside the
        rim.
        """
        (x, y), growth = self._plan.geometry.centre(cell), self.grown_to(cell)
        places = []
        for across, down in _AT.names:
            rect = name.copy()
            rect.center = x + growth * across, y + growth * down
            if self._is_cut(rect) and self.seen.collidepoint(x, y):
                rect.clamp_ip(self.seen)
            places.append(rect)
        return min(places, key=lambda one: len(one.collidelistall(lying)))

    def is_before_a_name(self, ship: Ship) -> bool:
        """Return True if a ship is south of a name that its sails overlap."""
        body = part_of(ship, FRect(_AT.body))
        return any(
            ribbon.centery < ship.y and ribbon.colliderect(body)
            for ribbon in self._ribbon_rects().values()
        )

    def _laid(self, cell: Cell, layer: Layer, part: str, alpha: float = 1.0) -> Laid:
        land, unit, growth = self._plan.lands[cell], self._pictures.unit, self.grown_to(cell)
        name = f"chart/{land.picture}_{part}"
        picture, place = self._pictures.cut(
            name, _AT.across, is_mirrored=land.is_mirrored, alpha=alpha, scale=growth
        )
        x, y = self._plan.geometry.centre(cell)
        left, top = (
            round((x - growth * _AT.across / 2) * unit),
            round((y - growth * _AT.above) * unit),
        )
        return Laid(layer, y, place.move(left, top), picture)
