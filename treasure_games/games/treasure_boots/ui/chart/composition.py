"""Everything on the chart, part by part: the current pictures, and where they changed."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import fields
from functools import partial
from operator import attrgetter
from typing import Any, Final

from msgspec import Struct
from pygame import FRect, Rect

from treasure_games.games.treasure_boots.ui.chart.labels import (
    WITH_BOW,
    Labels,
    Lettering,
    parts_of,
)
from treasure_games.games.treasure_boots.ui.chart.lands import Lands
from treasure_games.games.treasure_boots.ui.chart.marks import Courses, Wash
from treasure_games.games.treasure_boots.ui.chart.pictures import Pictures
from treasure_games.games.treasure_boots.ui.chart.pieces import (
    PRIVATEER,
    RINGS,
    TOKEN,
    Contents,
    Effect,
    Layer,
    Marks,
    Ship,
    Stirring,
    Token,
)
from treasure_games.games.treasure_boots.ui.chart.plan import Cell, ChartPlan, Point
from treasure_games.games.treasure_boots.ui.chart.plates import Plates
from treasure_games.games.treasure_boots.ui.chart.ship_figure import ShipFigure
from treasure_games.games.treasure_boots.ui.chart.shots import Shots, frames
from treasure_games.table.pieces.map.picture_list import Laid, PictureList


def _state_of(kind: type[Any]) -> Callable[[Any], object]:
    """Return what reads all fields of a dataclass of this kind: how it looks.

    `astuple` would copy each of them, and it is asked for in every frame.
    """
    return attrgetter(*(one.name for one in fields(kind)))


_ship_pose, _token_pose, _effect_pose = map(_state_of, (Ship, Token, Effect))
_BREATH: Final = 2
"""Pictures between two pauses while everything is laid out."""
_PARTS: Final = 16
"""Parts, such as a crest of the swell, between two pauses."""
_BEFORE: Final = 0.001
_AFLOAT: Final = 60.0
"""Depths: just in front of its land; over rings of light and courses."""
_ASHORE: Final = 0.4
"""The depth of what lies on a shore but under the ship there."""
_SCALES: Final = 24
"""Steps in which an effect grows: each is a picture of its own."""
_OFFERED: Final = 1.05
_OVER_LAND: Final[Point] = (-0.61, -1.0)
"""World units across a treasure that may be taken now, and how far from its place it is shown."""
_UNLAID: Final = object()
"""The state of a part before it is laid out: it equals no other."""


class _Part(Struct, frozen=True):
    """Some of the pictures, laid out again whenever `state` has changed."""

    name: Hashable
    state: object
    lay: Callable[[], Iterable[Laid]]


class Composition:
    """Turns contents into pictures for one plan and one layout."""

    def __init__(self, plan: ChartPlan, pictures: Pictures, contents: Contents) -> None:
        self.list = PictureList()
        self._plan = plan
        self._pictures = pictures
        self._contents = contents
        self._plates = Plates(pictures)
        self._lands = Lands(plan, pictures, self._plates)
        self._figure = ShipFigure(pictures)
        self._wash = Wash(plan, pictures)
        self.marks_ready: Iterator[None] = iter(())
        """Makes the pictures of a choice ahead, one at each step; anew at each zoom."""
        self._courses = Courses(plan, pictures, self._figure)
        self._shots = Shots(plan, pictures)
        self._labels = Labels(plan, pictures, self._plates, self._lands)
        self.seen: FRect | None = None
        self.covers: tuple[FRect, ...] = ()
        """The part of the world in view while the view rests, and what lies on it: words stay
        within the one and clear of the other.
        """
        self.lettering = Lettering()
        """What is written about the choice, as last laid out."""
        self._written: object = None
        self._seen: dict[Hashable, object] = {}
        self._turns: dict[str, tuple[Stirring, int]] = {}
        """For each kind of small things: the stir for which they are laid out."""
        self._lit: object = _UNLAID
        """The lit cells as last laid out."""
        self._ships_laid: dict[Hashable, tuple[object, tuple[Laid, ...]]] = {}

    def begin(self) -> Iterator[None]:
        """Lay out everything again for a new zoom, with a pause after every few pictures, and
        after some more parts that are small. Lands are made when they are seen.
        """
        self.clear()
        self.marks_ready = self._wash.make_ready()
        for number, part in enumerate(self._parts(), 1):
            pictures = []
            for one in part.lay():
                pictures.append(one)
                if len(pictures) % _BREATH == 0:
                    yield
            self._seen[part.name] = part.state
            self.list.replace(part.name, pictures)
            if number % _PARTS == 0:
                yield

    def clear(self) -> None:
        """Remove everything."""
        self.list.clear()
        self._seen.clear()
        self._turns.clear()
        self._lit = _UNLAID
        self._ships_laid.clear()

    def refresh(self) -> list[Rect]:
        """Lay out what has changed; return the changed rectangles of the map."""
        spoiled = []
        for part in self._parts():
            if self._seen.get(part.name, _UNLAID) != part.state:
                self._seen[part.name] = part.state
                spoiled += self.list.replace(part.name, part.lay())
        return spoiled

    def _parts(self) -> Iterator[_Part]:
        """Yield the parts; moving ones are laid out at once, as ships change during the pauses."""
        yield from self._still_parts()
        yield from self._marked_parts()
        yield from self._moving_parts()
        yield from self._stirring_parts("life", self._contents.life)
        for band, crests in enumerate(self._contents.swell):
            yield from self._stirring_parts(f"swell {band}", crests)

    def _still_parts(self) -> Iterator[_Part]:
        pointed = self._contents.pointed
        faded = self._lands.hiding(pointed) if pointed is not None else frozenset()
        yield _Part("waters", None, self._lands.waters)
        yield _Part("standing", faded, partial(self._lands.standing, faded))
        self._lands.seen, self._lands.covers = self.seen, self.covers
        lying = self._lands.lying = tuple(
            tuple(part)
            for ship in self._contents.ships.values() if not ship.is_sailing
            for part in parts_of(ship, WITH_BOW)
        ) + tuple(map(tuple, frames(self._contents)))  # fmt: skip
        yield _Part("plates", (self._seen_now, lying), self._lands.plates)
        reach = self._contents.marks.reach
        # In a tuple one and the same choice is not compared cell by cell.
        yield _Part("names", ((reach,), self._seen_now), partial(self._lands.names, reach))

    def _marked_parts(self) -> Iterator[_Part]:
        contents, marks = self._contents, self._contents.marks
        wind = contents.wind
        yield from self._lit_parts(marks, wind)
        yield _Part("pointer", (contents.pointed, marks.lit), self._pointer)
        yield _Part("course", (marks.course, wind), self._course)
        yield from self._written_parts(marks)

    def _pointer(self) -> Iterator[Laid]:
        """Yield the light on cells that are meant; of a privateer's cell she herself is meant."""
        ships, lit = self._contents.ships.values(), self._contents.marks.lit
        meant = [ship for ship in ships if ship.livery == PRIVATEER and ship.cell in lit]
        yield from self._wash.pointer(self._contents.pointed, lit - {ship.cell for ship in meant})
        for ship in meant:
            ring = self._courses.ring(ship)
            yield ring._replace(layer=Layer.STANDING, depth=ship.y + _ASHORE)
            yield from self._shots.brackets(ship, self._pictures.context.theme.palette.lantern)

    def _written_parts(self, marks: Marks) -> Iterator[_Part]:
        """Yield prices and lines of fire: they keep clear of ships and of each other."""
        contents = self._contents
        if not marks.reach and not marks.shots:
            state: object = None
        else:
            ships = [
                (ship.x, ship.y, ship.scale, ship.sink) for ship in contents.ships.values()
            ]  # fmt: skip
            state = (
                (marks.reach,), marks.shots, (marks.course,), contents.pointed, ships,
                tuple(contents.tokens), contents.wind, self._seen_now,
            )  # fmt: skip
        if state != self._written:
            self._written = state
            self.lettering = (
                Lettering()
                if state is None
                else self._labels.write(contents, self._taken(marks), self.seen, self.covers)
            )
        yield _Part("shots", state, partial(self._shots.lay, contents, self.lettering))
        yield _Part("prices", (state, contents.rings), self._prices)

    @property
    def _seen_now(self) -> tuple[float, ...]:
        return tuple(side for rect in (self.seen, *self.covers) if rect for side in rect)

    def _prices(self) -> Iterator[Laid]:
        for cell, label in self.lettering.prices.items():
            if self._wash.ring_of(cell) < self._contents.rings:
                x, y = label.middle
                yield self._pictures.laid(Layer.COINS, y + x * 1e-5, label.picture, x, y)

    def _lit_parts(self, marks: Marks, wind: float) -> Iterator[_Part]:
        """Yield the choice, ring by ring."""
        lit = marks.reach, wind, self._contents.rings
        if lit == self._lit:
            return
        self._lit = lit
        ship = self._contents.ships.get(marks.active)
        self._wash.spread(marks.reach, None if ship is None else (ship.x, ship.y))
        for ring in range(RINGS):
            is_lit = ring < self._contents.rings
            light = partial(self._wash.cells, ring, wind) if is_lit else tuple
            yield _Part(("wash", ring), (marks.reach, wind, is_lit), light)

    def _moving_parts(self) -> Iterator[_Part]:
        contents = self._contents
        ships = [_ship_pose(ship) for ship in contents.ships.values()]
        beats = tuple(contents.beats.get(key, 0) for key in contents.ships)
        yield _Part("ships", (ships, beats, contents.wind, contents.marks.active), self._ships)
        tokens = [_token_pose(token) for token in contents.tokens.values()]
        lying = [ship.cell for ship in contents.ships.values() if ship.is_moored]
        goal = contents.marks.course and contents.marks.course.path[-1]
        offered = contents.marks.offered
        yield _Part("tokens", (tokens, lying, goal, offered), self._tokens)
        poses = [_effect_pose(one) for one in contents.effects]
        yield _Part("effects", poses, self._effects)

    def _stirring_parts(self, kind: str, stirring: Stirring) -> Iterator[_Part]:
        """Yield each small thing as a part: of many a few stir at a time."""
        turn = stirring, stirring.turns
        if self._turns.get(kind) == turn:
            return
        self._turns[kind] = turn
        for index, effect in enumerate(stirring.effects):
            lay = partial(_lay_effect, self._pictures, effect)
            yield _Part((kind, index), _effect_pose(effect), lay)

    def _taken(self, marks: Marks) -> frozenset[Cell]:
        """Return cells without a price: the path, the ship that is to sail."""
        taken: set[Cell] = set()
        if marks.course is not None:
            taken.update(marks.course.path[:-1])
        ship = self._contents.ships.get(marks.active)
        if ship is not None:
            taken.add(ship.cell)
        return frozenset(taken)

    def _course(self) -> Iterable[Laid]:
        course = self._contents.marks.course
        return () if course is None else self._courses.course(course, self._contents.wind)

    def _ships(self) -> list[Laid]:
        contents = self._contents
        found = [one for key, ship in contents.ships.items() for one in self._ship(key, ship)]
        active = contents.ships.get(contents.marks.active)
        if active is not None and not active.sink:
            found.append(self._courses.ring(active))
        return found

    def _ship(self, key: Hashable, ship: Ship) -> tuple[Laid, ...]:
        """Lay out a ship again only if it has moved."""
        wind, beat = self._contents.wind, self._contents.beats.get(key, 0)
        pose = _ship_pose(ship), wind, beat
        known = self._ships_laid.get(key)
        if known is None or known[0] != pose:
            # Names cover everything, except for a ship to the south of one.
            layer = Layer.PLATES if self._lands.is_before_a_name(ship) else Layer.STANDING
            laid = tuple(self._figure.lay(ship, wind, beat, layer))
            known = self._ships_laid[key] = pose, laid
        return known[1]

    def _tokens(self) -> list[Laid]:
        contents = self._contents
        return [
            one
            for cell, token in contents.tokens.items()
            for one in _lay_token(
                self._pictures,
                token,
                contents.token_place(cell),
                is_offered=cell == contents.marks.offered,
            )
        ]

    def _effects(self) -> list[Laid]:
        effects = self._contents.effects
        return [one for effect in effects for one in _lay_effect(self._pictures, effect)]


def _lay_token(
    pictures: Pictures, token: Token, place: Point, *, is_offered: bool
) -> Iterator[Laid]:
    """Yield a token, in the air or on its island; large over it if it may be taken now."""
    if token.alpha <= 0.02:
        return
    side, (across, down) = (_OFFERED, _OVER_LAND) if is_offered else (TOKEN, (0.0, 0.0))
    picture = pictures.get(f"tokens/{token.kind}", side, side, alpha=token.alpha)
    x, y = place[0] + across, place[1] + down - token.lift
    yield pictures.laid(Layer.COINS if is_offered else Layer.TOKENS, token.y, picture, x, y)


def _lay_effect(pictures: Pictures, effect: Effect) -> Iterator[Laid]:
    """Yield a picture whose anchor stays in place however it is turned and scaled."""
    if effect.alpha <= 0.02 or effect.scale <= 0.02:
        return
    scale = round(effect.scale * _SCALES) / _SCALES
    height = effect.height * scale
    picture = pictures.get(
        effect.picture, effect.width, effect.height, scale=scale,
        angle=effect.angle, alpha=effect.alpha,
    )  # fmt: skip
    down, turn = (0.5 - effect.anchor_y) * height, math.radians(effect.angle)
    x = effect.x - down * math.sin(turn)
    y = effect.y + down * math.cos(turn)
    layer, depth = _afloat(effect)
    yield pictures.laid(layer, depth, picture, x, y)


def _afloat(effect: Effect) -> tuple[Layer, float]:
    if effect.is_swell:
        return Layer.SWELL, effect.y
    if effect.depth is not None:
        return Layer.STANDING, effect.depth + _BEFORE
    return (Layer.FLOATING, _AFLOAT) if effect.is_under else (Layer.OVER, _AFLOAT + effect.y / 1000)
