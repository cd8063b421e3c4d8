"""What the rules say about the chart at this moment, as the screen shows it: frozen records."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field

from treasure_games.games.treasure_boots.ui.chart.geometry import Cell
from treasure_games.games.treasure_boots.ui.chart.pieces import Ship


@dataclass(frozen=True, slots=True)
class Cost:
    """What it takes to get to a cell: movement points, and pearls beyond them."""

    points: int
    pearls: int = 0
    is_drift: bool = False
    """True if the free drift alone leads there."""
    has_coin: bool = True
    """True if a coin says so: not where nothing has to be paid, as for a port to choose."""


@dataclass(frozen=True, slots=True)
class Course:
    """The way to a cell: start, every cell passed, goal; and who would lie there."""

    path: tuple[Cell, ...]
    ghost: Ship | None = None


@dataclass(frozen=True, slots=True)
class Shot:
    """A line of fire. All words are the caller's."""

    origin: Cell
    target: Cell
    empties: tuple[Cell, ...] = ()
    """Cells on the line that cost one each."""
    label: str = ""
    """The chance to hit."""
    pearl_label: str = ""
    """The same with pearls."""


@dataclass(frozen=True, slots=True)
class Marks:
    """Everything that is marked."""

    reach: Mapping[Cell, Cost] = field(default_factory=dict)
    """Cells that may be chosen, washed in light."""
    course: Course | None = None
    shots: tuple[Shot, ...] = ()
    lit: frozenset[Cell] = frozenset()
    """Cells that are pointed at: by a line of the log, by a suggestion."""
    active: Hashable = None
    """The ship whose turn it is."""
