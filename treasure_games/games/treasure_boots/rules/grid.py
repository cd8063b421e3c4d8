"""An endless grid of cells of any shape, for rules and screen.

A cell is one integer: neighbours differ by the constant `delta` of a direction, so that a walk is
addition and there are no edges. There are two grids: `HEX` with six winds (HX-02), and the
rulebook's `SQUARE` with four (TB-15).
"""

from abc import ABC, abstractmethod
from math import floor, sqrt
from typing import Final, NamedTuple, TypeAlias

from treasure_games.core.language import N_

SPAN: Final = 10_000
"""The difference of neighbouring cells on the first axis; decimal, so that cells are readable."""

ORIGIN: Final = (SPAN // 2) * (SPAN + 1)
"""The cell (0, 0); cells are positive, which leaves room for `NOWHERE` and hidden values."""

NOWHERE: Final = 0
"""The cell of a ship that is not on the chart."""

BARRED: Final = 9_999
"""TB-29: the cost of a step straight into the wind, more points than any ship has."""

MOST_TURNS: Final = 5
"""TB-16: the most steps the wind can turn, by dice of 1 and 6."""

MOST_RAYS: Final = 100_000
"""The most entries that a grid caches; then the cache is cleared."""

Point: TypeAlias = tuple[float, float]
"""x to the right, y down, in units of the grid (see `Grid.centre`)."""


class Direction(NamedTuple):
    """A direction of a step: `degrees` clockwise from north, `name` and `short` for players."""

    name: str
    short: str
    delta: int
    degrees: int


class Grid(ABC):
    """The shape of a chart. `costs[wind][direction]` are movement points of a step.

    `headings[wind]` is the direction that the wind blows to, so its length is the number of winds.
    `corners` is the outline of a cell around its centre, clockwise. `rays` is a cache of `ray`.
    """

    name: str
    directions: tuple[Direction, ...]
    headings: tuple[int, ...]
    step_costs: tuple[int, ...]
    corners: tuple[Point, ...]

    def __init__(self) -> None:
        self.deltas: Final = tuple(direction.delta for direction in self.directions)
        self.costs: Final = tuple(
            tuple(self._cost(heading, step) for step in range(len(self.deltas)))
            for heading in self.headings
        )
        self.turns: Final = tuple(
            tuple(self.turned(wind, steps) for steps in range(MOST_TURNS + 1))
            for wind in range(len(self.headings))
        )
        """By wind and difference of the dice: `turned`, computed in advance."""
        self.drifts: Final = tuple(self.deltas[heading] for heading in self.headings)
        """By wind: the delta of the step straight downwind."""
        self.rays: Final[dict[int, tuple[int, int] | None]] = {}

    def _cost(self, heading: int, step: int) -> int:
        around = (step - heading) % len(self.deltas)
        return self.step_costs[min(around, len(self.deltas) - around)]

    def turned(self, wind: int, steps: int) -> int:
        """TB-16, HX-03: return the wind after this many turns of its marker, clockwise."""
        return (wind + steps) % len(self.headings)

    def wind_name(self, wind: int) -> str:
        """Return the name (a msgid) of the direction that a wind blows to."""
        return self.directions[self.headings[wind]].name

    def neighbours(self, cell: int) -> tuple[int, ...]:
        """Return the cells one step away, in the order of `directions`."""
        return tuple(cell + delta for delta in self.deltas)

    def line(self, start: int, end: int) -> tuple[int, ...] | None:
        """Return the cells strictly between the two; None unless they are on a straight line."""
        ray = self.ray(start, end)
        if ray is None:
            return None
        delta = self.deltas[ray[0]]
        return tuple(range(start + delta, end, delta))

    def ray(self, start: int, end: int) -> tuple[int, int] | None:
        """Return the straight line between two cells, as index of its direction and number of
        steps.

        None if there is none, or the cells are the same. Cached in `rays` by difference, where a
        loop over ships may look first.
        """
        rays, gap = self.rays, end - start
        if gap in rays:
            return rays[gap]
        if len(rays) >= MOST_RAYS:
            rays.clear()
        found = rays[gap] = self._traced(gap)
        return found

    def _traced(self, gap: int) -> tuple[int, int] | None:
        for direction, delta in enumerate(self.deltas):
            steps, rest = divmod(gap, delta)
            # With more steps a line south would reach cells to the east of it.
            if not rest and 0 < steps < SPAN // 2:
                return direction, steps
        return None

    @abstractmethod
    def cell(self, column: int, row: int) -> int:
        """Return the cell in a place of the printed chart; columns go east, rows go south."""

    @abstractmethod
    def place(self, cell: int) -> tuple[int, int]:
        """Return the column and row of a cell on the printed chart."""

    @abstractmethod
    def distance(self, start: int, end: int) -> int:
        """Return the steps from one cell to the other, ignoring wind and land."""

    @abstractmethod
    def centre(self, cell: int) -> Point:
        """Return the middle of a cell; that of the cell (0, 0) is the origin."""

    @abstractmethod
    def cell_at(self, x: float, y: float) -> int:
        """Return the cell that contains a point (on a border: either)."""


def axes(cell: int) -> tuple[int, int]:
    """Return a cell as two integers, (0, 0) for `ORIGIN`."""
    first, second = divmod(cell, SPAN)
    return first - SPAN // 2, second - SPAN // 2


def cell_of_axes(first: int, second: int) -> int:
    """Return the cell at these integers, the inverse of `axes`."""
    return ORIGIN + first * SPAN + second


HALF_HEIGHT: Final = sqrt(3) / 2
"""From the centre to the middle of a flat side, where the radius is 1."""


class HexGrid(Grid):
    """Flat-top cells, so that there is a due north (HX-01), by axial numbers (q, r).

    The printed chart shifts odd columns half a cell south. A cell has radius 1, so columns are 1.5
    apart and rows `sqrt(3)`.
    """

    name = "hex"
    directions = (
        Direction(N_("north"), N_("N"), -1, 0),
        Direction(N_("north-east"), N_("NE"), SPAN - 1, 60),
        Direction(N_("south-east"), N_("SE"), SPAN, 120),
        Direction(N_("south"), N_("S"), 1, 180),
        Direction(N_("south-west"), N_("SW"), 1 - SPAN, 240),
        Direction(N_("north-west"), N_("NW"), -SPAN, 300),
    )
    headings = (0, 1, 2, 3, 4, 5)
    step_costs = (1, 1, 2, BARRED)
    corners = (
        (0.5, -HALF_HEIGHT),
        (1.0, 0.0),
        (0.5, HALF_HEIGHT),
        (-0.5, HALF_HEIGHT),
        (-1.0, 0.0),
        (-0.5, -HALF_HEIGHT),
    )

    def cell(self, column: int, row: int) -> int:
        return cell_of_axes(column, row - (column - (column & 1)) // 2)

    def place(self, cell: int) -> tuple[int, int]:
        q, r = axes(cell)
        return q, r + (q - (q & 1)) // 2

    def distance(self, start: int, end: int) -> int:
        (q1, r1), (q2, r2) = axes(start), axes(end)
        q, r = q2 - q1, r2 - r1
        return (abs(q) + abs(r) + abs(q + r)) // 2

    def centre(self, cell: int) -> Point:
        q, r = axes(cell)
        return 1.5 * q, 2 * HALF_HEIGHT * (r + q / 2)

    def cell_at(self, x: float, y: float) -> int:
        q = x / 1.5
        return _nearest(q, y / (2 * HALF_HEIGHT) - q / 2)


def _nearest(q: float, r: float) -> int:
    """Round all three cube numbers; the worst rounded one follows from the other two."""
    near_q, near_r, near_s = round(q), round(r), round(-q - r)
    off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s + q + r)
    if off_q > off_r and off_q > off_s:
        near_q = -near_r - near_s
    elif off_r > off_s:
        near_r = -near_q - near_s
    return cell_of_axes(near_q, near_r)


HEX: Final[Grid] = HexGrid()


class SquareGrid(Grid):
    """Columns and rows as printed, eight directions; a cell has sides of 1."""

    name = "square"
    directions = (
        Direction(N_("north"), N_("N"), -1, 0),
        Direction(N_("north-east"), N_("NE"), SPAN - 1, 45),
        Direction(N_("east"), N_("E"), SPAN, 90),
        Direction(N_("south-east"), N_("SE"), SPAN + 1, 135),
        Direction(N_("south"), N_("S"), 1, 180),
        Direction(N_("south-west"), N_("SW"), 1 - SPAN, 225),
        Direction(N_("west"), N_("W"), -SPAN, 270),
        Direction(N_("north-west"), N_("NW"), -SPAN - 1, 315),
    )
    headings = (0, 2, 4, 6)
    step_costs = (1, 1, 1, 2, BARRED)
    corners = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))

    def cell(self, column: int, row: int) -> int:
        return cell_of_axes(column, row)

    def place(self, cell: int) -> tuple[int, int]:
        return axes(cell)

    def distance(self, start: int, end: int) -> int:
        (x1, y1), (x2, y2) = axes(start), axes(end)
        return max(abs(x2 - x1), abs(y2 - y1))

    def centre(self, cell: int) -> Point:
        x, y = axes(cell)
        return float(x), float(y)

    def cell_at(self, x: float, y: float) -> int:
        return cell_of_axes(floor(x + 0.5), floor(y + 0.5))


SQUARE: Final[Grid] = SquareGrid()
