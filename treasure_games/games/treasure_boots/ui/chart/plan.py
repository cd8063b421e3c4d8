"""What never changes on a chart: cells and lands in the world, depths of the sea, berths."""

import math
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from typing import Any, Final

from msgspec import Struct
from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.core.pages import Named, page_beside
from treasure_games.games.treasure_boots.rules.charts import Chart
from treasure_games.games.treasure_boots.rules.grid import Grid
from treasure_games.games.treasure_boots.rules.sections import PORT_NAMES, SECTION_NAMES
from treasure_games.games.treasure_boots.ui.chart.camera import Zooms
from treasure_games.stage.input.intents import Direction

Cell = int
"""A cell's number in the grid; the sea is endless in all directions."""
Point = tuple[float, float]
ROOT_3: Final = math.sqrt(3.0)
_AT: Final = Named(page_beside(__file__, dict[str, Any]))
ZOOMS: Final = Zooms(smallest=15.0, readable=34.0, comfort=60.0, largest=136.0)
NEARBY: Final = 96.0
"""Virtual units in the radius of a hex. A fresh view shows the whole chart if cells stay readable;
else a part of it, with comfort. What is seen from near is seen at the largest, or with what lies
nearby.
"""
PARTS: Final = ("water", "land")
"""Suffixes of the two pictures of a land."""
ROOM_ROUND: Final = 3
"""Cells of open sea that the camera shows around the boards (TBA-54)."""
MOST_STEPS: Final = 9
"""Beyond this many steps from all land the sea looks the same everywhere."""
_LETTERS: Final = {name: letter for letter, name in PORT_NAMES.items()}


def around(middle: Point, width: float, height: float = 0.0) -> FRect:
    """Return a rectangle around a point, by itself a square."""
    return FRect(0, 0, width, height or width).move_to(center=middle)


class Geometry:
    """World units: the radius of a hex is 1, the side of a square sqrt 3, y grows southwards.

    So columns of both charts are equally high, and pictures drawn for hexes fit squares.
    """

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        side = math.dist(grid.corners[0], grid.corners[1])
        self._unit = 1.0 if grid.name == "hex" else ROOT_3 / side
        self._centres: dict[Cell, Point] = {}
        """Cached, as it is asked for thousands of times per frame."""
        self.shape = grid.name
        """Suffix of pictures with the outline of a cell: "hex", "square"."""
        self.corners: tuple[Point, ...] = tuple(
            (x * self._unit, y * self._unit) for x, y in grid.corners
        )
        """The corners of a cell, relative to its middle, clockwise on the screen."""
        self.half_width = max(x for x, _y in self.corners)
        self.half_height = max(y for _x, y in self.corners)
        ends = map(self.side, range(len(self.corners)))
        beyond = (self.cell_at(x + next_x, y + next_y) for (x, y), (next_x, next_y) in ends)
        self._sides = tuple(cell - self.grid.cell_at(0.0, 0.0) for cell in beyond)
        """The deltas to the cells beyond each side: the same for all, as the grid is regular."""

    def side(self, side: int) -> tuple[Point, Point]:
        """Return the two corners at the ends of a side, relative to the middle."""
        return self.corners[side], self.corners[(side + 1) % len(self.corners)]

    def centre(self, cell: Cell) -> Point:
        """Return the middle of a cell."""
        known = self._centres.get(cell)
        if known is None:
            x, y = self.grid.centre(cell)
            known = self._centres[cell] = x * self._unit, y * self._unit
        return known

    def cell_at(self, x: float, y: float) -> Cell:
        """Return the cell that contains a point."""
        return self.grid.cell_at(x / self._unit, y / self._unit)

    def across(self, cell: Cell, side: int) -> Cell:
        """Return the neighbour beyond the side from corner `side` to the next."""
        return cell + self._sides[side]

    def step(self, cell: Cell, direction: Direction, row: float) -> Cell:
        """Return where one press moves a cursor; sideways on hexes it keeps near `row`, its y."""
        x, y = self.centre(cell)
        right, down = direction.value
        ahead = [
            near
            for near in self.grid.neighbours(cell)
            if self._leads(self.centre(near), (x, y), right, down)
        ]

        def strays(near: Cell) -> float:
            middle_x, middle_y = self.centre(near)
            return abs(middle_y - row) + (middle_y * _AT.tie if right else abs(middle_x - x))

        return min(ahead, key=strays)

    def _leads(self, near: Point, here: Point, right: int, down: int) -> bool:
        across, along = near[0] - here[0], near[1] - here[1]
        if down:
            return bool(abs(across) < _AT.tie and along * down > 0)
        return bool(across * right > _AT.tie)

    def bounds(self, cells: Iterable[Cell]) -> FRect:
        """Return the world rectangle around these cells with their edges; none for no cells."""
        middles = [self.centre(cell) for cell in cells]
        if not middles:
            return FRect(0, 0, 0, 0)
        left, right = min(x for x, _y in middles), max(x for x, _y in middles)
        top, bottom = min(y for _x, y in middles), max(y for _x, y in middles)
        return FRect(left, top, right - left, bottom - top).inflate(
            2 * self.half_width, 2 * self.half_height
        )

    def outline(self, cells: frozenset[Cell]) -> list[tuple[Cell, int]]:
        """Return the border of a region: each cell with a side that leads out of it."""
        return [
            (cell, side)
            for cell in sorted(cells)
            for side in range(len(self.corners))
            if self.across(cell, side) not in cells
        ]


def bearing(start: Point, goal: Point) -> float:
    """Return the direction from a point to another, in degrees clockwise from north."""
    return math.degrees(math.atan2(goal[0] - start[0], start[1] - goal[1])) % 360.0


class Land(Struct, frozen=True):
    """An island with a number, or a port with a name; `picture` is the prefix of its art."""

    number: int
    port_name: str
    """The msgid; "" for an island."""
    picture: str
    is_mirrored: bool

    @property
    def is_port(self) -> bool:
        """True if ships unload here."""
        return not self.number

    @property
    def name(self) -> str:
        """The port's name, in the player's language."""
        return translate(self.port_name)


class PlacedSection(Struct, frozen=True):
    """One section in its place: its name and its cells."""

    section_name: str
    """The msgid."""
    cells: frozenset[Cell]

    @property
    def name(self) -> str:
        """The section's name, in the player's language."""
        return translate(self.section_name)


@lru_cache(maxsize=4)
def plan_of(chart: Chart) -> "ChartPlan":
    """Return the map of a chart; matches on the same chart share it."""
    return ChartPlan(chart)


class ChartPlan:
    """The map of one match, from the rules' chart."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.geometry = Geometry(chart.grid)
        self.lands: Mapping[Cell, Land] = _lands(chart)
        self.boards = tuple(
            PlacedSection(
                SECTION_NAMES[placed.section],
                frozenset(
                    chart.grid.cell(placed.column + column, placed.row + row)
                    for column in range(placed.columns)
                    for row in range(placed.rows)
                ),
            )
            for placed in chart.arrangement
        )

    @cached_property
    def board_cells(self) -> frozenset[Cell]:
        """Cells of all boards."""
        return frozenset().union(*(board.cells for board in self.boards))

    @cached_property
    def bounds(self) -> FRect:
        """The boards in world units."""
        return self.geometry.bounds(self.board_cells)

    def beside(self, board: PlacedSection) -> Point | None:
        """Return a place for a board's name, south or north of it and off other boards."""
        bounds = self.geometry.bounds(board.cells)
        others = [self.geometry.bounds(one.cells) for one in self.boards if one is not board]
        for y in (bounds.bottom + _AT.name_off, bounds.top - _AT.name_off):
            name = FRect(0, 0, 4.9, 2.0).move_to(center=(bounds.centerx, y))
            if name.collidelist(others) < 0:
                return bounds.centerx, y
        return None

    @cached_property
    def steps_to_land(self) -> Mapping[Cell, int]:
        """Steps to the nearest land, for every cell within MOST_STEPS of some."""
        found = dict.fromkeys(self.lands, 0)
        edge = list(self.lands)
        for steps in range(1, MOST_STEPS + 1):
            beyond = {near for cell in edge for near in self.geometry.grid.neighbours(cell)}
            edge = [cell for cell in beyond if cell not in found]
            found.update(dict.fromkeys(edge, steps))
        return found

    @cached_property
    def soundings(self) -> FRect:
        """The part of the world with known depths of the sea."""
        return self.geometry.bounds(self.steps_to_land)

    def is_open(self, cell: Cell, steps: int) -> bool:
        """Return True if all land is at least this many steps away."""
        return self.steps_to_land.get(cell, MOST_STEPS + 1) >= steps


def _lands(chart: Chart) -> dict[Cell, Land]:
    """Return the lands in chart order: neighbours differ, and a chart always looks the same."""
    found = {}
    islands = 0
    for island in chart.islands:
        if island.is_port:
            picture, is_mirrored = f"port_{_LETTERS[island.name]}", False
        else:
            picture = f"island_{_AT.islands[islands * _AT.stride % len(_AT.islands)]}"
            is_mirrored = islands // len(_AT.islands) % 2 != islands % 3 // 2
            islands += 1
        found[island.cell] = Land(island.number, island.name, picture, is_mirrored)
    return found


class Mooring(Struct, frozen=True):
    """The place of a ship in a cell that it may share, and its scale there."""

    x: float
    y: float
    scale: float


def moor(plan: ChartPlan, cell: Cell, index: int, at_sea: tuple[Point, ...] = ()) -> Mooring:
    """Return the place and scale of a cell's `index`-th ship, clear of those at sea if it can:
    at sea itself it keeps off its neighbours there.
    """
    x, y = plan.geometry.centre(cell)
    if cell not in plan.lands:
        near = [(x - far_x, y - far_y) for far_x, far_y in at_sea
                if 0.0 < math.dist((x, y), (far_x, far_y)) < _AT.next_to]  # fmt: skip
        across, down = map(sum, zip(*near, strict=True)) if near else (0.0, 0.0)
        off = _AT.fanned / max(1.0, math.hypot(across, down))
        return Mooring(x + off * across, y + off * down, _AT.moored if near else 1.0)
    spots = _berths(plan, cell, at_sea)
    across, down = spots[index % len(spots)]
    return Mooring(x + across, y + down, _AT.moored if index < _AT.roomy else _AT.crowded)


@lru_cache(maxsize=256)
def _berths(plan: ChartPlan, cell: Cell, at_sea: tuple[Point, ...]) -> tuple[Point, ...]:
    """Return the berths of a land: those first that no other land reaches, then no ship at sea."""
    x, y = plan.geometry.centre(cell)
    others = [plan.geometry.centre(land) for land in plan.lands if land != cell]
    numbers = [(right + _AT.number_across, down + _AT.number_down) for right, down in others]

    def narrowness(spot: Point) -> tuple[bool, bool]:
        place = x + spot[0], y + spot[1]
        return (
            any(math.dist(place, other) < _AT.neighbour for other in (*others, *numbers)),
            any(math.dist(place, ship) < _AT.alongside for ship in at_sea),
        )

    return tuple(sorted(_AT.beside, key=narrowness))
