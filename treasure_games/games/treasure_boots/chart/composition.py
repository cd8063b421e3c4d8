"""Everything on the chart, part by part: which pictures there are now, and where they changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, field, fields
from functools import partial
from operator import attrgetter

from pygame import Rect

from treasure_games.games.treasure_boots.chart.courses import Courses
from treasure_games.games.treasure_boots.chart.geometry import Cell
from treasure_games.games.treasure_boots.chart.lands import Lands
from treasure_games.games.treasure_boots.chart.marks import NOTHING, Marks
from treasure_games.games.treasure_boots.chart.picture_list import Laid, Layer, PictureList
from treasure_games.games.treasure_boots.chart.pictures import Pictures
from treasure_games.games.treasure_boots.chart.pieces import Effect, Ship, Token
from treasure_games.games.treasure_boots.chart.plan import ChartPlan
from treasure_games.games.treasure_boots.chart.plates import Plates
from treasure_games.games.treasure_boots.chart.ship_figure import ShipFigure
from treasure_games.games.treasure_boots.chart.small_pieces import lay_effect, lay_token
from treasure_games.games.treasure_boots.chart.wash import Wash

_ship_pose = attrgetter(*(one.name for one in fields(Ship)))
_token_pose = attrgetter(*(one.name for one in fields(Token)))
_effect_pose = attrgetter(*(one.name for one in fields(Effect)))


@dataclass
class Contents:
    """What lies on the chart; owned by the chart, changed by whoever plays on it."""

    ships: dict[Hashable, Ship] = field(default_factory=dict)
    tokens: dict[Cell, Token] = field(default_factory=dict)
    effects: list[Effect] = field(default_factory=list)
    marks: Marks = NOTHING
    wind: float = 0.0
    """Degrees clockwise from north to where it blows."""
    pointed: Cell | None = None
    """The cell under the pointer or the keys' cursor."""
    beats: dict[Hashable, int] = field(default_factory=dict)
    """How often the flag of each ship has fluttered."""
    shake: tuple[float, float] = (0.0, 0.0)
    """Virtual units by which everything is thrown about for a moment."""
    light: float = 1.0
    """How bright the wash of what may be chosen is, while it comes up."""
    life: list[Effect] = field(default_factory=list)
    """What stirs by itself."""


@dataclass(frozen=True, slots=True)
class _Part:
    """Some of the pictures. They are laid anew whenever `state` is another than before."""

    name: str
    state: object
    lay: Callable[[], Iterable[Laid]]


class Composition:
    """Turns contents into pictures for one plan and one look."""

    def __init__(self, plan: ChartPlan, pictures: Pictures, contents: Contents) -> None:
        self.list = PictureList()
        self._plan = plan
        self._pictures = pictures
        self._contents = contents
        self._plates = Plates(pictures)
        self._lands = Lands(plan, pictures, self._plates)
        self._figure = ShipFigure(pictures)
        self._wash = Wash(plan, pictures, self._plates, self._lands)
        self._courses = Courses(plan, pictures, self._plates, self._figure, self._wash)
        self._seen: dict[str, object] = {}

    def begin(self) -> None:
        """Lay everything anew: the zoom has changed."""
        self.list.clear()
        self._seen.clear()
        self.refresh()

    def refresh(self) -> list[Rect]:
        """Lay what has changed; the rectangles of the map that look different now."""
        spoiled = []
        for part in self._parts():
            if part.name not in self._seen or self._seen[part.name] != part.state:
                self._seen[part.name] = part.state
                spoiled += self.list.replace(part.name, part.lay())
        return spoiled

    def _parts(self) -> Iterator[_Part]:
        yield from self._still_parts()
        yield from self._marked_parts()
        yield from self._moving_parts()

    def _still_parts(self) -> Iterator[_Part]:
        pointed = self._contents.pointed
        faded = self._lands.hiding(pointed) if pointed is not None else frozenset()
        yield _Part("waters", None, self._lands.waters)
        yield _Part("standing", faded, lambda: self._lands.standing(faded))
        yield _Part("plates", None, self._lands.plates)
        yield _Part("names", None, self._lands.names)

    def _marked_parts(self) -> Iterator[_Part]:
        contents, marks = self._contents, self._contents.marks
        wind = contents.wind
        taken = self._taken(marks)
        light = contents.light
        yield _Part(
            "wash", (marks.reach, wind, light), lambda: self._wash.cells(marks, wind, light)
        )
        yield _Part(
            "coins", (marks.reach, wind, taken), lambda: self._wash.coins(marks, wind, taken)
        )
        yield _Part(
            "pointer", (contents.pointed, marks.lit, marks.blocked),
            lambda: self._wash.pointer(contents.pointed, marks),
        )  # fmt: skip
        yield _Part("course", (marks.course, wind), self._course)
        yield _Part("shots", marks.shots, self._shots)

    def _moving_parts(self) -> Iterator[_Part]:
        contents = self._contents
        ships = [_ship_pose(ship) for ship in contents.ships.values()]
        beats = tuple(contents.beats.get(key, 0) for key in contents.ships)
        yield _Part("ships", (ships, beats, contents.wind, contents.marks.active), self._ships)
        tokens = [_token_pose(token) for token in contents.tokens.values()]
        yield _Part("tokens", tokens, self._tokens)
        for name, effects in (("effects", contents.effects), ("life", contents.life)):
            poses = [_effect_pose(one) for one in effects]
            yield _Part(name, poses, partial(self._effects, effects))

    def _taken(self, marks: Marks) -> frozenset[Cell]:
        """Cells whose coin would lie on something else: the ghost, a coin of the line of fire,
        the ship that is to sail.
        """
        taken = {cell for shot in marks.shots if shot.is_chosen for cell in shot.empties}
        if marks.course is not None and marks.course.ghost is not None:
            taken.add(marks.course.path[-1])
        ship = self._contents.ships.get(marks.active)
        if ship is not None:
            taken.add(self._plan.geometry.cell_at(ship.x, ship.y))
        return frozenset(taken)

    def _course(self) -> Iterable[Laid]:
        course = self._contents.marks.course
        return () if course is None else self._courses.course(course, self._contents.wind, 0)

    def _shots(self) -> Iterator[Laid]:
        for shot in self._contents.marks.shots:
            yield from self._courses.shot(shot)

    def _ships(self) -> Iterator[Laid]:
        contents = self._contents
        for key, ship in contents.ships.items():
            beat = contents.beats.get(key, 0)
            yield from self._figure.lay(ship, contents.wind, beat, Layer.STANDING)
        active = contents.ships.get(contents.marks.active)
        if active is not None and not active.sink:
            yield self._courses.ring(active)

    def _tokens(self) -> Iterator[Laid]:
        for token in self._contents.tokens.values():
            yield from lay_token(self._pictures, token)

    def _effects(self, effects: list[Effect]) -> Iterator[Laid]:
        for effect in effects:
            yield from lay_effect(self._pictures, effect)
