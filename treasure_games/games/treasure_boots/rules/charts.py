"""A chart: sections on a grid, with the resulting islands, ports and open sea.

Charts never change and are shared by all states and views of a match.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final, NamedTuple

from treasure_games.games.treasure_boots.rules.grid import HEX, SPAN, SQUARE, Grid
from treasure_games.games.treasure_boots.rules.layouts import Arrangement, parsed, written
from treasure_games.games.treasure_boots.rules.sections import PORT_NAMES

GRIDS: Final = {grid.name: grid for grid in (HEX, SQUARE)}

ENDLESS: Final = -1
"""The margin of an endless sea (TB-35)."""


class Island(NamedTuple):
    """A cell of land: a `number` to roll, or 0 and a `name` (a msgid) for a port (TB-08)."""

    cell: int
    number: int
    name: str
    section: str

    @property
    def is_port(self) -> bool:
        """TB-08: an island with a name and no number."""
        return not self.number


class Bounds(NamedTuple):
    """A rectangle of the printed chart, all edges inclusive."""

    west: int
    north: int
    east: int
    south: int

    def widened(self, by: int) -> "Bounds":
        """Return the rectangle extended by this many columns and rows on every side."""
        return Bounds(self.west - by, self.north - by, self.east + by, self.south + by)

    def holds(self, column: int, row: int) -> bool:
        """Return True if the place is inside."""
        return self.west <= column <= self.east and self.north <= row <= self.south


class Chart:
    """One arrangement on one grid, up to `margin` cells around its sections (or `ENDLESS`).

    `islands` are all cells of land; `land[cell]` is the index of the island there. `filling[n]` are
    the indices and cells of the islands that fill on a roll of n; `ports` are cells, sorted.
    `bounds` frames the sections, `waters` how far ships may go (None: everywhere). `known`,
    `reaches`, `move_tables`, `sails` and `shot_ranges` are caches of the rules.
    """

    def __init__(self, grid: Grid, arrangement: Arrangement, margin: int = ENDLESS) -> None:
        self.grid = grid
        self.arrangement = arrangement
        self.margin = margin
        self.islands = tuple(
            Island(
                grid.cell(land.column, land.row),
                land.number,
                PORT_NAMES.get(land.port, ""),
                placed.section,
            )
            for placed in arrangement
            for land in placed.lands()
        )
        self.land = {island.cell: number for number, island in enumerate(self.islands)}
        self.ports = tuple(sorted(island.cell for island in self.islands if island.is_port))
        self.port_cells = frozenset(self.ports)
        self.filling = tuple(
            tuple(
                (at, island.cell)
                for at, island in enumerate(self.islands)
                if number and island.number == number
            )
            for number in range(13)
        )
        self.bounds = _bounds(arrangement)
        self.waters = None if margin == ENDLESS else self.bounds.widened(margin)
        numbers = [divmod(cell, SPAN) for cell in self.land]
        self._frame = (*_ends(first for first, _ in numbers), *_ends(last for _, last in numbers))
        self.reaches: dict[Any, Any] = {}
        self.move_tables: dict[Any, Any] = {}
        self.sails: dict[Any, Any] = {}
        self.known: dict[int, int] = {}
        self.shot_ranges: dict[int, tuple[int, ...]] = {}

    def island_at(self, cell: int) -> Island | None:
        """Return the island in a cell; None for open sea, on a section or beyond (TB-04)."""
        number = self.land.get(cell)
        return None if number is None else self.islands[number]

    def is_sailable(self, cell: int) -> bool:
        """Return True if ships may go there: always, unless a house rule ends the sea (TBA-54)."""
        return self.waters is None or self.waters.holds(*self.grid.place(cell))

    def is_far_out(self, cell: int, steps: int) -> bool:
        """Return True if land and the end of the sea are certainly farther than this many steps.

        Approximate: a step changes neither number of a cell by more than one.
        """
        first, second = divmod(cell, SPAN)
        low_first, high_first, low_second, high_second = self._frame
        return self.waters is None and (
            first < low_first - steps
            or first > high_first + steps
            or second < low_second - steps
            or second > high_second + steps
        )

    @property
    def text(self) -> str:
        """The arrangement, as written in a set-up."""
        return written(self.arrangement)

    def __reduce__(self) -> tuple[object, ...]:
        # Pickled by its description, so that the other process shares its charts too.
        return chart_of, (self.grid.name, self.text, self.margin)


@lru_cache(maxsize=16)
def chart_of(grid_name: str, arrangement: str, margin: int = ENDLESS) -> Chart:
    """Return the chart with this arrangement (see `layouts`), the same object each time."""
    return Chart(GRIDS[grid_name], parsed(arrangement), margin)


def _ends(numbers: Iterable[int]) -> tuple[int, int]:
    found = list(numbers)
    return min(found), max(found)


def _bounds(arrangement: Arrangement) -> Bounds:
    return Bounds(
        min(one.column for one in arrangement),
        min(one.row for one in arrangement),
        max(one.column + one.columns for one in arrangement) - 1,
        max(one.row + one.rows for one in arrangement) - 1,
    )
