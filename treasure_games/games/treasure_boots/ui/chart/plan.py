"""What never changes on the screen's chart during a match: islands, ports, the depth of the sea."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.games.treasure_boots.rules.charts import Chart
from treasure_games.games.treasure_boots.rules.sections import PORT_NAMES, SECTION_NAMES
from treasure_games.games.treasure_boots.ui.chart.geometry import Cell, Geometry, Point

ISLANDS: Final = (
    "palms", "cliffs", "hut", "volcano", "skull", "wreck", "fort", "arch", "temple", "lagoon",
    "camp", "totems",
)  # fmt: skip
"""Kinds of islands in the art."""
PARTS: Final = ("water", "land")
"""Suffixes of the two pictures of a land."""
ROOM_ROUND: Final = 3
"""Cells of open sea that the camera shows around the boards (TBA-54)."""
OFFING_MOST: Final = 9
"""Beyond this many steps from all land the sea looks the same everywhere."""
_NAME_OFF: Final = 1.0
"""World units from the edge of a board to the middle of its name."""
_STRIDE: Final = 5
"""Step through the kinds of islands from one island to the next: no kind repeats early."""
_LETTERS: Final = {name: letter for letter, name in PORT_NAMES.items()}


@dataclass(frozen=True, slots=True)
class Land:
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

    @property
    def chances(self) -> int:
        """How many of 36 rolls of two dice give the number: the pips of its plate."""
        return 0 if self.is_port else 6 - abs(7 - self.number)


@dataclass(frozen=True, slots=True)
class PlacedSection:
    """One section in its place: its name and its cells."""

    section_name: str
    """The msgid."""
    cells: frozenset[Cell]

    @property
    def name(self) -> str:
        """The section's name, in the player's language."""
        return translate(self.section_name)


@lru_cache(maxsize=4)
def plan_of(chart: Chart) -> ChartPlan:
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
        for y in (bounds.bottom + _NAME_OFF, bounds.top - _NAME_OFF):
            name = FRect(0, 0, 4.9, 2.0)
            name.center = bounds.centerx, y
            if name.collidelist(others) < 0:
                return bounds.centerx, y
        return None

    @cached_property
    def offing(self) -> Mapping[Cell, int]:
        """Steps to the nearest land, for every cell within OFFING_MOST of some."""
        found = dict.fromkeys(self.lands, 0)
        edge = list(self.lands)
        for steps in range(1, OFFING_MOST + 1):
            beyond = {near for cell in edge for near in self.geometry.grid.neighbours(cell)}
            edge = [cell for cell in beyond if cell not in found]
            found.update(dict.fromkeys(edge, steps))
        return found

    @cached_property
    def soundings(self) -> FRect:
        """The part of the world with known depths of the sea."""
        return self.geometry.bounds(self.offing)

    def is_open(self, cell: Cell, steps: int) -> bool:
        """Return True if all land is at least this many steps away."""
        return self.offing.get(cell, OFFING_MOST + 1) >= steps


def _lands(chart: Chart) -> dict[Cell, Land]:
    """Return the lands in chart order: neighbours differ, and a chart always looks the same."""
    found = {}
    islands = 0
    for island in chart.islands:
        if island.is_port:
            picture, is_mirrored = f"port_{_LETTERS[island.name]}", False
        else:
            picture = f"island_{ISLANDS[islands * _STRIDE % len(ISLANDS)]}"
            is_mirrored = islands // len(ISLANDS) % 2 != islands % 3 // 2
            islands += 1
        found[island.cell] = Land(island.number, island.name, picture, is_mirrored)
    return found
