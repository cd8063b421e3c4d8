"""What is on the chart: ships, tokens, effects and marks. The chart notices changed numbers."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import Final

from msgspec import Struct
from pygame import FRect

from treasure_games.core.pages import Named, page_beside
from treasure_games.games.treasure_boots.ui.chart.framing import growth_at
from treasure_games.games.treasure_boots.ui.chart.plan import Cell, Point
from treasure_games.stage.theme import Colour

WATERLINE: Final = 0.49
"""World units from the middle of a cell down to the waterline of a ship in it."""
SHIP_UNIT: Final = 1 / 152
"""World units per unit of a ship's drawing."""
PRIVATEER: Final = "privateer"
"""The livery of ships without a captain."""
_AT: Final = Named(page_beside(__file__, dict[str, float]))
_HULL: Final = FRect(-0.62, -1.0, 1.24, 1.55)
"""Hull and sails of a ship at scale 1, relative to the middle of its cell."""
_PARTS: Final = (FRect(-0.16, -0.98, 0.42, 0.30), FRect(-0.46, -0.70, 0.92, 0.60),
                 FRect(-0.60, -0.14, 1.20, 0.66))  # fmt: skip
"""Mast, sails and hull of a ship at scale 1."""
WITH_BOW: Final = (_PARTS[0], _PARTS[1].inflate(0.2, 0.0), _PARTS[2].inflate(0.6, 0.0))
"""The same to the tips of jib and bow: the end of a long name would be under them."""
TOKEN: Final = 0.62
"""World units across a treasure token."""


class Layer(IntEnum):
    """The drawing order; within STANDING the southern are in front of the northern."""

    GROUND = 0
    SWELL = 1
    LIGHT = 2
    WATER = 3
    FLOATING = 4
    """On the water and under everything that stands: drift, course, wakes, rings of light."""
    STANDING = 5
    NIGHT = 6
    """Dark over all below it: what can be read lies above."""
    OVER = 7
    """Ghost, line of fire, smoke."""
    PLATES = 8
    TOKENS = 9
    COINS = 10
    LABELS = 11


@dataclass(slots=True, eq=False)
class Ship:
    """A ship. (x, y) is the middle of its cell, or of the place it is passing.

    Every number may be moved by a Tween.
    """

    livery: str
    """Name of a seat's style ("vermilion"), or PRIVATEER."""
    x: float
    y: float
    heading: float = 90.0
    """Degrees clockwise from north."""
    cargo: tuple[str, ...] = ()
    """Names of kinds, shown on deck: "sails", "guns", "rum", "gold", "pearl", "black_pearl"."""
    is_sailing: bool = False
    """True while it sails: bow wave, sails by the wind."""
    is_moored: bool = False
    """True if it is at land, sails slack."""
    cell: Cell = -1
    """The cell in which it lies, though at land it is drawn beside it; negative for none."""
    wake: float = 0.0
    """0 to 1."""
    beat: int = 0
    """How often her flag has fluttered."""
    bob: float = 0.0
    """World units up."""
    tilt: float = 0.0
    """Degrees clockwise."""
    scale: float = 1.0
    alpha: float = 1.0
    sink: float = 0.0
    """0 afloat, then stages of the wreck, 1 gone."""


def hull_of(ship: Ship) -> FRect:
    """Return the world rectangle of a ship's hull and sails: a click there means her."""
    return part_of(ship, _HULL)


def as_drawn(ship: Ship, marks: "Marks", zoom: float) -> Ship:
    """Return a ship as she is drawn with so many virtual units per world unit: larger if she is a
    privateer that is asked about, then beside her land, or if somebody aims at her or with her.
    """
    if is_meant(ship, marks):
        growth = growth_at(zoom)
        return replace(ship, x=ship.x + _AT.aside * (growth - 1.0), scale=ship.scale * growth)
    is_aimed = any(ship.cell in (shot.origin, shot.target) for shot in marks.shots)
    if marks.course is not None or not is_aimed:
        return ship
    return replace(ship, scale=max(ship.scale, min(_AT.aimed / zoom, _AT.grown * ship.scale)))


def is_meant(ship: Ship, marks: "Marks") -> bool:
    """Return True if she is a privateer that is asked about."""
    return ship.livery == PRIVATEER and ship.cell in marks.lit


def part_of(ship: Ship, part: FRect) -> FRect:
    """Return the world rectangle of a part of a ship, given as it is at scale 1."""
    corner = ship.x + part.left * ship.scale, ship.y + part.top * ship.scale
    return FRect(corner, (part.width * ship.scale, part.height * ship.scale))


def parts_of(ship: Ship, parts: Iterable[FRect] = _PARTS) -> Iterator[FRect]:
    """Return the world rectangles of mast, sails and hull."""
    return (part_of(ship, part) for part in parts)


@dataclass(slots=True, eq=False)
class Token:
    """A treasure on its island; (x, y) is its own middle in the world."""

    kind: str
    """As in a ship's cargo, or PRIVATEER."""
    x: float
    y: float
    lift: float = 0.0
    """World units above its final place, where its shadow falls."""
    alpha: float = 1.0


@dataclass(slots=True, eq=False)
class Effect:
    """A temporary picture: smoke, a splash, a ball in flight. Sizes in world units."""

    picture: str
    x: float
    y: float
    width: float
    height: float
    angle: float = 0.0
    alpha: float = 1.0
    scale: float = 1.0
    anchor_y: float = 0.5
    """The share of the picture's height that is at y when it is not turned."""
    is_under: bool = False
    """True if it floats on the water under ships and land, instead of over them."""
    is_swell: bool = False
    """True if it is part of the water itself, under light and lines."""
    depth: float | None = None
    """If given, it stands among land and ships, in front of everything north of this y."""


class Cost(Struct, frozen=True):
    """The cost of a cell: movement points, and pearls beyond them."""

    points: int
    pearls: int = 0
    is_drift: bool = False
    """True if the free drift alone leads there."""
    has_coin: bool = True
    """True if a coin shows the cost: not where it is free, as for a port to choose."""
    is_lit: bool = True
    """False where other marks show that it may be pressed, as around a ship to fire at."""


class Course(Struct, frozen=True):
    """The path to a cell: start, every cell passed, goal; and the ship shown there."""

    path: tuple[Cell, ...]
    ghost: Ship


class Shot(Struct, frozen=True):
    """A line of fire. All words are the caller's."""

    origin: Cell
    target: Cell
    empties: tuple[Cell, ...] = ()
    """Cells on the line that cost one each."""
    label: str = ""
    """The chance of a hit."""
    pearl_label: str = ""
    """The same with pearls."""
    is_aimed: bool = False
    """True for the ship that one aims at now, among those that could be fired at."""


class Marks(Struct, frozen=True):
    """All marks."""

    reach: Mapping[Cell, Cost] = {}
    """Cells of the choice, lit."""
    course: Course | None = None
    shots: tuple[Shot, ...] = ()
    lit: frozenset[Cell] = frozenset()
    """Highlighted cells: by a line of the log, by a hint."""
    active: Hashable = None
    """The ship whose turn it is."""
    daylit: Cell | None = None
    """Where a treasure may be taken or cargo unloaded now, or where a winner lies."""
    pips: Mapping[Cell, tuple[Colour, ...]] = {}
    """The colours of ships that could be fired at from the cells of a course."""

    @property
    def offered(self) -> Cell | None:
        """Return where a treasure may be taken now, which is shown large."""
        return self.daylit if self.daylit in self.reach else None


@dataclass
class Contents:
    """What is on the chart; owned by the chart, changed by its users."""

    ships: dict[Hashable, Ship] = field(default_factory=dict)
    tokens: dict[Cell, Token] = field(default_factory=dict)
    effects: list[Effect] = field(default_factory=list)
    marks: Marks = field(default_factory=Marks)
    wind: float = 0.0
    """The direction it blows to, in degrees clockwise from north."""
    pointed: Cell | None = None
    """The cell under the pointer or the keyboard cursor."""
    ambient: list[Effect] = field(default_factory=list)
    """What stirs by itself, and crests on open water."""

    def token_place(self, cell: Cell) -> tuple[float, float]:
        """Return where a treasure lies: it makes room for a ship at its island, or on its way."""
        token, course = self.tokens[cell], self.marks.course
        is_shared = any(ship.is_moored and ship.cell == cell for ship in self.ships.values())
        is_shared = is_shared or (course is not None and course.path[-1] == cell)
        return token.x + (_AT.beside_ship if is_shared else 0.0), token.y

    def asked(self, centre: Callable[[Cell], Point]) -> tuple[Point, ...]:
        """Return the middles of all cells that something is asked about, and of the ships there."""
        marks, daylit = self.marks, () if self.marks.daylit is None else (self.marks.daylit,)
        ends = (end for shot in marks.shots for end in (shot.origin, shot.target))
        cells = dict.fromkeys((*marks.reach, *ends, *daylit))
        ships = (one for one in self.ships.values() if one.cell in cells)
        return (*map(centre, cells), *((ship.x, ship.y) for ship in ships))
