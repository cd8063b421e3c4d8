"""Marks on the chart for the current state of the rules: frozen records."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field

from treasure_games.games.treasure_boots.ui.chart.geometry import Cell
from treasure_games.games.treasure_boots.ui.chart.pieces import Ship


@dataclass(frozen=True, slots=True)
class Cost:
    """The cost of a cell: movement points, and pearls beyond them."""

    points: int
    pearls: int = 0
    is_drift: bool = False
    """True if the free drift alone leads there."""
    has_coin: bool = True
    """True if a coin shows the cost: not where it is free, as for a port to choose."""


@dataclass(frozen=True, slots=True)
class Course:
    """The path to a cell: start, every cell passed, goal; and the ship shown there."""

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
    """The chance of a hit."""
    pearl_label: str = ""
    """The same with pearls."""


@dataclass(frozen=True, slots=True)
class Marks:
    """All marks."""

    reach: Mapping[Cell, Cost] = field(default_factory=dict)
    """Cells of the choice, lit."""
    course: Course | None = None
    shots: tuple[Shot, ...] = ()
    lit: frozenset[Cell] = frozenset()
    """Highlighted cells: by a line of the log, by a hint."""
    active: Hashable = None
    """The ship whose turn it is."""
