"""Everything on the chart at one zoom: pictures, laid out again once they change, over tiles."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import fields, replace
from functools import partial
from operator import attrgetter
from typing import Any, Final

import pygame
from msgspec import Struct
from pygame import FRect, Rect, Surface

from treasure_games.core.pages import Named, page_beside
from treasure_games.games.treasure_boots.ui.chart import pieces, tiles
from treasure_games.games.treasure_boots.ui.chart.framing import growth_at
from treasure_games.games.treasure_boots.ui.chart.labels import Labels, Lettering
from treasure_games.games.treasure_boots.ui.chart.lands import Lands
from treasure_games.games.treasure_boots.ui.chart.marks import ChoiceLight, Lines, frames
from treasure_games.games.treasure_boots.ui.chart.plan import ChartPlan, Point, around
from treasure_games.games.treasure_boots.ui.chart.sea import Sea
from treasure_games.games.treasure_boots.ui.chart.ships import ShipFigure
from treasure_games.games.treasure_boots.ui.chart.zoom_pictures import ZoomPictures
from treasure_games.stage.cache import SpriteCache
from treasure_games.stage.canvas import Canvas


def _state_of(kind: type[Any]) -> Callable[[Any], object]:
    """Return what reads all fields of a dataclass of this kind: how it looks.

    `astuple` would copy each of them, and it is asked for in every frame.
    """
    return attrgetter(*(one.name for one in fields(kind)))


_ship_pose, _token_pose, _effect_pose = map(_state_of, (pieces.Ship, pieces.Token, pieces.Effect))
_AT: Final = Named(page_beside(__file__, dict[str, float]))
_UNLAID: Final = object()
"""The state of a part before it is laid out: it equals no other."""


class _Part(Struct, frozen=True):
    """Some of the pictures, laid out again whenever `state` has changed."""

    name: Hashable
    state: object
    lay: Callable[[], Iterable[tiles.Laid]]
    breath: int = 2
    """Pictures between two pauses while everything is laid out."""


class ZoomLevel:
    """Empty until `begin` for a unit (pixels per world unit); shown once `prepare` is through."""

    def __init__(
        self,
        plan: ChartPlan,
        contents: pieces.Contents,
        pictures: ZoomPictures,
        size: tuple[int, int],
    ) -> None:
        """Create an empty level for a view of `size` pixels."""
        self._plan, self._contents, self._size = plan, contents, size
        self.pictures = pictures
        self.list = tiles.PictureList()
        self.sea = Sea(plan, pictures)
        columns, rows = (-(-side // tiles.SIDE) + 2 for side in size)
        self._ground = SpriteCache(tiles.BYTES * columns * rows)
        self.stood = Rect(0, 0, 0, 0)
        """The part of the map that was last in view at this zoom, or will be."""
        self.lands = Lands(plan, pictures)
        self._figure = ShipFigure(pictures)
        self.choice_light = ChoiceLight(plan, pictures, self.lands)
        self._lines = Lines(plan, pictures, self._figure)
        self._labels = Labels(plan, pictures, self.lands)
        self.lettering = Lettering()
        """What is written about the choice, as last laid out."""
        self.unit = 0.0
        """Pixels per world unit; 0 while it is empty."""
        self.is_laid_out = False
        self._steps: Iterator[None] | None = None
        self._written: object = None
        self._lit: tuple[Point, ...] = ()
        """What the night leaves out; there is none while it is empty."""
        self._states: dict[Hashable, object] = {}

    def sibling(self) -> "ZoomLevel":
        """Return an empty level for another zoom."""
        return ZoomLevel(self._plan, self._contents, self.pictures.sibling(), self._size)

    def begin(self, unit: float) -> None:
        """Start making it for this zoom."""
        self.clear()
        self.unit = self.pictures.unit = unit
        self.list.spread("ground", self.sea.squares(self._ground))

    def clear(self) -> None:
        """Drop everything."""
        self.unit, self.is_laid_out, self._steps, self._lit = 0.0, False, None, ()
        self.list.clear()
        self._ground.clear()
        self.pictures.clear()
        self._states.clear()

    def prepare(self, seen: Rect) -> bool:
        """Do some of the work left before this part can be shown. Return True if any was left."""
        if self.is_laid_out:
            return self.list.prepare(seen)
        # What is still being read ends the steps: then they begin anew, with what is laid out.
        steps, self._steps = self._steps or self._laying_out(), None
        if next(steps, self) is self:
            self.is_laid_out = True
        else:
            self._steps = steps
        return True

    def refresh(self) -> None:
        """Lay out what has changed on the chart."""
        for _pause in self._laying_out() if self.is_laid_out else ():
            pass

    def put_aside(self) -> None:
        """Keep only what a look back to where it stood needs at once."""
        self._ground.drop_but(set(tiles.squares(self.stood)))
        self.pictures.free()
        self.list.free()

    def draw(self, canvas: Canvas, seen: Rect, at: tuple[int, int] = (0, 0)) -> None:
        """Draw a part of the map with its corner at this pixel."""
        for picture, (x, y) in self.list.within(seen):
            canvas.blit(picture, (x + at[0], y + at[1]))

    def _laying_out(self) -> Iterator[None]:
        """Lay out what has changed, with a pause after a few pictures. Lands are made when seen."""
        if not self._states:
            self.lands.read()
            yield from self.sea.make_ready()
            yield from self.choice_light.make_ready()
        for part in self._parts():
            if self._states.get(part.name, _UNLAID) == part.state:
                continue
            pictures = []
            for one in part.lay():
                pictures.append(one)
                if len(pictures) % part.breath == 0:
                    yield
            self._states[part.name] = part.state
            self.list.replace(part.name, pictures)

    # Parts

    def _parts(self) -> Iterator[_Part]:
        yield from self._still_parts()
        yield from self._lit_parts()
        yield from self._marked_parts()
        yield from self._moving_parts()

    def _still_parts(self) -> Iterator[_Part]:
        contents, lands = self._contents, self.lands
        faded = lands.hiding(contents.pointed) if contents.pointed is not None else frozenset()
        reach = contents.marks.reach
        lands.offer(reach, min(_AT.havens, growth_at(self._zoom)))
        yield _Part("waters", lands.grown, lands.waters)
        yield _Part("standing", (faded, lands.grown), partial(lands.standing, faded))
        lands.lying = tuple(
            tuple(part)
            for ship in self._drawn.ships.values() if not ship.is_sailing
            for part in pieces.parts_of(ship, pieces.WITH_BOW)
        ) + tuple(map(tuple, frames(self._drawn)))  # fmt: skip
        # Names keep clear of ships at rest.
        yield _Part("numbers", self._clear_view, lands.numbers)
        yield _Part("ports", (self._clear_view, lands.lying, lands.grown), lands.names)
        # In a tuple one and the same choice is not compared cell by cell.
        yield _Part("names", ((reach,), self._clear_view), partial(lands.section_names, reach))

    @property
    def _clear_view(self) -> tuple[float, ...]:
        return tuple(side for rect in (self.lands.seen, *self.lands.covers) for side in rect)

    def _lit_parts(self) -> Iterator[_Part]:
        contents, reach = self._contents, self._contents.marks.reach
        lit = contents.asked(self._plan.geometry.centre)
        if lit != self._lit:
            self._lit = lit
            self.list.spread("night", night(self.pictures, lit) if lit else None)
        light = partial(self.choice_light.cells, reach, contents.wind)
        yield _Part("light", ((reach,), contents.wind), light, 16)

    def _marked_parts(self) -> Iterator[_Part]:
        contents, marks = self._contents, self._contents.marks
        yield _Part("pointer", (contents.pointed, marks.lit, (marks.reach,)), self._pointer)
        course = marks.course
        lay = tuple if course is None else partial(self._lines.course, course, contents.wind)
        yield _Part("course", (course, contents.wind), lay)
        state = self._writing() if marks.reach or marks.shots else None
        if state != self._written:
            self._written = state
            self.lettering = Lettering() if state is None else self._labels.write(self._drawn)
        yield _Part("written", state, partial(self._lines.written, self._drawn, self.lettering))
        # Where the course ends its shots are written themselves.
        pips = {
            cell: row for cell, row in marks.pips.items() if not course or cell != course.path[-1]
        }
        yield _Part("pips", ((marks.pips,), state), partial(self._labels.pips, pips))

    def _pointer(self) -> Iterator[tiles.Laid]:
        """Yield light on cells that are meant, rings round lands; a privateer is meant herself."""
        lit, marks = self._contents.marks.lit, self._contents.marks
        meant = [ship for ship in self._drawn.ships.values() if pieces.is_meant(ship, marks)]
        lit -= {ship.cell for ship in meant}
        ringed = lit & self._plan.lands.keys() - marks.reach.keys()
        yield from self.choice_light.rings(sorted(ringed))
        yield from self.choice_light.pointer(self._contents.pointed, lit - ringed)
        for ship in meant:
            ring = self._lines.ring(ship)
            yield ring._replace(layer=pieces.Layer.STANDING, depth=ship.y + _AT.ashore)
            yield from self._lines.brackets(ship, self.pictures.context.theme.palette.lantern)

    @property
    def _zoom(self) -> float:
        return self.pictures.unit / self.pictures.context.viewport.scale

    @property
    def _drawn(self) -> pieces.Contents:
        """What is on the chart, its ships as they are drawn: some are asked about."""
        contents, ships = self._contents, self._contents.ships.items()
        drawn = {key: pieces.as_drawn(ship, contents.marks, self._zoom) for key, ship in ships}
        for key, ship in drawn.items():
            if (off := self.lands.grown_to(ship.cell) - 1.0) and ship.is_moored:
                x, y = self._plan.geometry.centre(ship.cell)
                aside = ship.x + off * (ship.x - x), ship.y + off * (ship.y - y)
                drawn[key] = replace(ship, x=aside[0], y=aside[1])
        return replace(contents, ships=drawn)

    def _writing(self) -> object:
        """Return all that prices and chances depend on: they keep clear of ships and each other."""
        contents, marks = self._contents, self._contents.marks
        ships = [(ship.x, ship.y, ship.scale, ship.sink) for ship in contents.ships.values()]
        return (
            (marks.reach,), marks.shots, (marks.course,), marks.lit, contents.pointed, ships,
            tuple(contents.tokens), contents.wind, self._clear_view,
        )  # fmt: skip

    def _moving_parts(self) -> Iterator[_Part]:
        contents, marks = self._contents, self._contents.marks
        ships = [_ship_pose(ship) for ship in contents.ships.values()]
        grown, has_course = self.lands.grown, marks.course is not None
        look = ships, contents.wind, marks.active, marks.lit, marks.shots, has_course, grown
        yield _Part("ships", look, self._ships)
        tokens = [_token_pose(token) for token in contents.tokens.values()]
        lying = [ship.cell for ship in contents.ships.values() if ship.is_moored]
        goal = marks.course and marks.course.path[-1]
        yield _Part("tokens", (tokens, lying, goal, marks.offered), self._tokens)
        for kind, effects in (("ambient", contents.ambient), ("effects", contents.effects)):
            poses = list(map(_effect_pose, effects))
            yield _Part(kind, poses, partial(self._effects, effects), 16)

    def _ships(self) -> Iterator[tiles.Laid]:
        ships = self._drawn.ships
        for ship in ships.values():
            # Names cover everything, except for a ship to the south of one.
            layer = (
                pieces.Layer.PLATES if self.lands.is_before_a_name(ship) else pieces.Layer.STANDING
            )
            yield from self._figure.lay(ship, self._contents.wind, layer)
        active = ships.get(self._contents.marks.active)
        if active is not None and not active.sink:
            yield self._lines.ring(active)

    def _tokens(self) -> Iterator[tiles.Laid]:
        """Yield tokens, in the air or on islands; one that may be taken now large over it."""
        for cell, token in tuple(self._contents.tokens.items()):
            # Between two of them it may have been taken.
            if token.alpha > 0.02 and cell in self._contents.tokens:
                x, y = self._contents.token_place(cell)
                side, (across, down), layer = pieces.TOKEN, (0.0, 0.0), pieces.Layer.TOKENS
                if cell == self._contents.marks.offered:
                    side, layer = _AT.offered * growth_at(self._zoom), pieces.Layer.COINS
                    across, down = -side / 2 - _AT.left, -side / 2 - _AT.up
                picture = self.pictures.get(f"tokens/{token.kind}", side, side, alpha=token.alpha)
                yield self.pictures.laid(layer, token.y, picture, x + across, y + down - token.lift)

    def _effects(self, effects: Sequence[pieces.Effect]) -> Iterator[tiles.Laid]:
        """Yield pictures whose anchor stays in place however they are scaled."""
        for effect in tuple(effects):
            if effect.alpha > 0.02 and effect.scale > 0.02:
                scale = round(effect.scale * _AT.scales) / _AT.scales
                picture = self.pictures.get(
                    effect.picture, effect.width, effect.height, scale=scale, alpha=effect.alpha
                )
                y = effect.y + (0.5 - effect.anchor_y) * effect.height * scale
                yield self.pictures.laid(*_afloat(effect), picture, effect.x, y)


def _afloat(effect: pieces.Effect) -> tuple[pieces.Layer, float]:
    if effect.is_swell:
        return pieces.Layer.SWELL, effect.y
    if effect.depth is not None:
        return pieces.Layer.STANDING, effect.depth + _AT.before
    is_under, depth = effect.is_under, _AT.afloat
    return (
        (pieces.Layer.FLOATING, depth) if is_under else (pieces.Layer.OVER, depth + effect.y / 1000)
    )


_NIGHT: Final = (8, 12, 20, 96)
"""Premultiplied: 22 % darker and as much less colour, a little blue."""


def night(pictures: ZoomPictures, lit: tuple[Point, ...]) -> tiles.Squares:
    """Return dark without end around the places that are lit."""
    unit = pictures.unit
    places = [(x * unit, y * unit) for x, y in lit]
    near = [around(place, 2 * (_AT.lit_around + 2 * _AT.soft) * unit) for place in places]

    def dark(spot: tiles.Spot) -> tiles.LazyPicture:
        rect = tiles.square(spot)
        here = tuple(places[index] for index in FRect(rect).collidelistall(near))
        key = "night", *((here, spot) if here else ())
        return pictures.lazy(key, partial(_darkness, unit, here, rect))

    return tiles.Squares(pieces.Layer.NIGHT, dark)


def _darkness(unit: float, lit: tuple[Point, ...], rect: Rect) -> Surface:
    """Return one square; every eighth pixel is exact, so that squares meet seamlessly."""
    side, blur = rect.width // tiles.GRAIN + 1, max(1, round(_AT.soft * unit / tiles.GRAIN))
    field = Surface((side + 4 * blur, side + 4 * blur), pygame.SRCALPHA)
    field.fill(_NIGHT)
    left, top = rect.left // tiles.GRAIN - 2 * blur, rect.top // tiles.GRAIN - 2 * blur
    for x, y in lit:
        middle = round(x / tiles.GRAIN) - left, round(y / tiles.GRAIN) - top
        pygame.draw.circle(field, (0, 0, 0, 0), middle, _AT.lit_around * unit / tiles.GRAIN)
    inner = pygame.transform.box_blur(field, blur).subsurface(2 * blur, 2 * blur, side, side)
    return pygame.transform.smoothscale(inner, rect.size)
