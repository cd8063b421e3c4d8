"""Where prices and chances are written: nothing covers a ship, a number or another word; and at
whom one could fire from the cells of a course.
"""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from msgspec import Struct
from pygame import FRect, Surface

from treasure_games.core.pages import Named, page_beside
from treasure_games.games.treasure_boots.ui.chart import pieces, zoom_pictures
from treasure_games.games.treasure_boots.ui.chart.lands import Lands
from treasure_games.games.treasure_boots.ui.chart.pieces import Layer
from treasure_games.games.treasure_boots.ui.chart.plan import Cell, ChartPlan, Point, around
from treasure_games.games.treasure_boots.ui.chart.tiles import Laid
from treasure_games.stage.theme import Colour


class _Page(Struct, frozen=True):
    """Lengths, and where what is written may stand, the best first."""

    lengths: dict[str, float]
    spots: dict[str, tuple[Point, ...]]
    rows: dict[str, tuple[float, ...]]


_PAGE: Final = page_beside(__file__, _Page)
_AT, _SPOTS, _ROWS = Named(_PAGE.lengths), Named(_PAGE.spots), Named(_PAGE.rows)


class Label(Struct, frozen=True):
    """A picture with words, and the middle of its place in the world."""

    picture: Surface
    middle: Point
    anchor: Point | None = None
    """The ship to which a thin line leads; None without one."""


@dataclass(slots=True)
class Lettering:
    """All that is written about a choice."""

    prices: dict[Cell, Label] = field(default_factory=dict)
    chances: list[Label] = field(default_factory=list)
    ranges: list[Label] = field(default_factory=list)


class Labels:
    """Finds room for prices and chances of one plan, at the unit of the pictures."""

    def __init__(self, plan: ChartPlan, pictures: zoom_pictures.ZoomPictures, lands: Lands) -> None:
        self._plan, self._pictures, self._lands = plan, pictures, lands
        self._taken: list[FRect] = []
        self._made = Lettering()

    def write(self, contents: pieces.Contents) -> Lettering:
        """Lay out anew; no price on the path or at its ship, no chance out of clear view."""
        self._taken, self._made = list(self._lands.covers), Lettering()
        for _name, rect in lying(contents, self._plan, self._lands):
            self._take(rect)
        marks, reach = contents.marks, contents.marks.reach
        for shot in marks.shots:
            self._write_ranges(shot)
        for shot in marks.shots:
            self._write_chance(shot, contents)
        blocked = set(marks.course.path[:-1] if marks.course is not None else ())
        blocked.update(ship.cell for key, ship in contents.ships.items() if key == marks.active)
        pointed = contents.pointed
        if pointed is not None and pointed in reach and reach[pointed].has_coin:
            self._write_price(pointed, self._coin(reach[pointed], contents.wind, True), _SPOTS.rim)
            blocked.add(pointed)
        for cell in self._priced(reach, pointed):
            if cell not in blocked:
                self._price(cell, reach[cell], contents.wind)
        return self._made

    def _take(self, rect: FRect) -> None:
        self._taken.append(rect.inflate(_AT.gap, _AT.gap))

    def _find(
        self, picture: Surface, spots: Iterable[Point], seen: FRect | None = None, air: float = 0.0
    ) -> tuple[Point, FRect] | None:
        """Return the first of these places at which a picture with air around covers nothing."""
        width, height = (side / self._pictures.unit for side in picture.get_size())
        for spot in spots:
            rect = around(spot, width, height)
            is_free = rect.inflate(air, air).collidelist(self._taken) < 0
            if is_free and (seen is None or seen.contains(rect)):
                return spot, rect
        return None

    # Prices

    def _priced(self, reach: Mapping[Cell, pieces.Cost], pointed: Cell | None) -> list[Cell]:
        """Return the cells whose price is shown: coins at land first, then figures on open sea."""
        priced = [cell for cell, cost in reach.items() if cost.has_coin]
        loud = [cell for cell in priced if cell in self._plan.lands or reach[cell].is_drift]
        faint = [cell for cell in priced if cell not in self._plan.lands and cell not in loud]
        grid = self._plan.geometry.grid
        if len(faint) > _AT.most_prices:
            faint = [
                cell for cell in faint
                if pointed is not None and grid.distance(cell, pointed) <= _AT.around
            ]  # fmt: skip
        return [*loud, *faint]

    def _price(self, cell: Cell, cost: pieces.Cost, wind: float) -> None:
        land = self._plan.lands.get(cell)
        if land is None and not cost.is_drift:
            picture = self._lands.texts.price(str(cost.pearls or cost.points), cost.pearls > 0)
        else:
            picture = self._coin(cost, wind)
        at_land = _SPOTS.port if land is not None and land.is_port else _SPOTS.island
        self._write_price(cell, picture, _ASIDES if land is None else at_land)

    def _write_price(self, cell: Cell, picture: Surface, offs: tuple[Point, ...]) -> None:
        """Write a price where there is room in its cell; else it is seen once one points there."""
        x, y = self._plan.geometry.centre(cell)
        found = self._find(picture, ((x + across, y + down) for across, down in offs))
        if found is not None:
            self._made.prices[cell] = Label(picture, found[0])
            self._take(found[1])

    def _coin(self, cost: pieces.Cost, wind: float, is_pointed: bool = False) -> Surface:
        if cost.is_drift:
            return self._lands.texts.coin("chart/coin_drift", _AT.drift_coin, "0", angle=wind)
        if cost.pearls:
            return self._lands.texts.pearl_coin(str(cost.pearls))
        across = _AT.pointed_coin if is_pointed else _AT.coin
        return self._lands.texts.coin("chart/coin_cost", across, str(cost.points))

    # Lines of fire

    def _write_ranges(self, shot: pieces.Shot) -> None:
        """Write what all empty cells on the line cost, in the midmost that the rim doesn't cut."""
        seen, middles = self._lands.seen, map(self._plan.geometry.centre, shot.empties)
        cost = f"−{len(shot.empties)}"
        coin = self._lands.texts.coin("chart/coin_range", _AT.range_coin, cost, "pearl")
        places = [around(middle, coin.get_width() / self._pictures.unit) for middle in middles]
        whole = [rect for rect in places if seen.contains(rect)]
        if whole:
            rect = whole[len(whole) // 2]
            self._made.ranges.append(Label(coin, rect.center))
            self._take(rect)

    def _write_chance(self, shot: pieces.Shot, contents: pieces.Contents) -> None:
        if not shot.label:
            return
        seen = self._lands.seen
        pill = self._lands.texts.chance(shot.label, shot.pearl_label)
        # At land she is drawn beside her cell.
        drawn = ((one.x, one.y) for one in contents.ships.values() if one.cell == shot.target)
        at = next(drawn, self._plan.geometry.centre(shot.target))
        if not seen.collidepoint(at):
            # Out of view she has a pin at the rim, and beside it there is room.
            room = _AT.by_pin * pill.get_height() / self._pictures.unit
            at = around(at, 0.0).clamp(seen.inflate(-2 * room, -2 * room)).center
        meant = self._plan.lands.keys() | contents.marks.reach.keys()
        half = pill.get_width() / self._pictures.unit / 2

        def covered(spot: Point) -> int:
            ends = (spot[0] - half, spot[0], spot[0] + half)
            return len({self._plan.geometry.cell_at(x, spot[1]) for x in ends} & meant)

        near, far = (sorted(_ring(at, ring), key=covered) for ring in (_ROWS.near, _ROWS.far))
        found = self._find(pill, near + far, seen, _AT.air) or self._find(pill, near + far, seen)
        spot, rect = found or self._find(pill, _ring(at, _ROWS.far)) or (at, around(at, 0.0))
        is_far = math.dist(spot, at) > _AT.leader
        self._made.chances.append(Label(pill, spot, at if is_far else None))
        self._take(rect)

    # Who could fire at whom from the cells of a course

    def pips(self, pips: Mapping[Cell, Sequence[Colour]]) -> Iterator[Laid]:
        """Yield a row of balls for each cell, in the colours of ships that could be fired at from
        there, clear of what is written if there is room.
        """
        for cell, row in pips.items():
            x, y = self._plan.geometry.centre(cell)
            step = min(_AT.apart, _AT.row / len(row))
            size = len(row) * step, _AT.across
            downs = _ROWS.land if cell in self._plan.lands else _ROWS.sea
            rows = [around((x, y + down), *size) for down in downs]
            down = next((one for one in rows if one.collidelist(self._taken) < 0), rows[0]).centery
            for at, pip in enumerate(row):
                across = (at - (len(row) - 1) / 2) * step
                yield self._pictures.laid(
                    Layer.COINS, y + at * 1e-3, self._pip(pip), x + across, down
                )

    @zoom_pictures.kept_small
    def _pip(self, colour: Colour) -> Surface:
        unit, context = self._pictures.unit, self._pictures.context
        wide = max(_AT.across * unit, _AT.least * context.viewport.scale)
        mark = zoom_pictures.Stroke(wide, wide)
        mark.dot((0.0, 0.0), wide * (1 + 2 * _AT.rim), context.theme.palette.ink)
        mark.dot((0.0, 0.0), wide, colour)
        return mark.finished()


def lying(contents: pieces.Contents, plan: ChartPlan, lands: Lands) -> Iterator[tuple[str, FRect]]:
    """Yield what is there already and where: mast, sails and hull of every ship, and of the one
    shown at the end of a course, numbers of islands, names of ports, and treasure.
    """
    for ship in contents.ships.values():
        if ship.sink < 1.0 and ship.alpha > 0.0:
            yield from (("ship", part) for part in pieces.parts_of(ship))
    course = contents.marks.course
    if course is not None:
        yield from (("ghost", part) for part in pieces.parts_of(course.ghost))
    for cell, land in plan.lands.items():
        ribbon = lands.ribbon_rect(cell)
        if ribbon is not None:
            yield "name", FRect(ribbon)
        elif not land.is_port:
            yield "number", lands.number_rect(cell)
    for cell in contents.tokens:
        yield "token", around(contents.token_place(cell), pieces.TOKEN)


def _ring(
    middle: Point, distances: Iterable[float], ways: Sequence[float] = _ROWS.beside
) -> Iterator[Point]:
    """Yield places around a point, nearest first, in each of these directions in degrees."""
    for far in distances:
        for turn in map(math.radians, ways):
            yield middle[0] + far * math.cos(turn), middle[1] + far * math.sin(turn)


_ASIDES: Final = tuple(_ring((0.0, 0.0), (0.0, 0.22, 0.40), range(0, 360, 45)))
"""Where a price stands in its cell: in the middle, or somewhat aside."""
