"""Rivals near enough to matter but out of view: their emblems at the rim, with an arrow."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from typing import Final

from pygame import FRect

from treasure_games.games.treasure_boots.ui.chart.helm import Helm
from treasure_games.games.treasure_boots.ui.chart.labels import around
from treasure_games.games.treasure_boots.ui.chart.pieces import Contents, Ship
from treasure_games.games.treasure_boots.ui.chart.plan import Point
from treasure_games.stage.canvas import Canvas

_SIDE: Final = 44.0
_ROOM: Final = 34.0
"""Side of an emblem, and from its middle to the rim, in virtual units."""
_TIP: Final = 15.0
_HALF: Final = 11.0
"""How far the arrow reaches beyond the emblem, and half its width at the emblem."""
_STEP: Final = 12
"""By so much what stands at the rim makes way along it at a time."""
_HULL, _SEEN = 0.02, 1.2
"""World units: half of what is in view of every ship without a mark; across what no mark covers."""

Mark = tuple[str, Point, Point]
"""The livery of a ship, the middle of her mark, and the direction to her."""


class RimMarks:
    """Follows the view of the helm; only the rivals that the last frame wished for are marked."""

    def __init__(
        self, helm: Helm, contents: Contents, lands: Callable[[], Iterable[FRect]]
    ) -> None:
        """`lands` are parts of the screen that marks leave free where they can."""
        self._helm, self._contents, self._lands = helm, contents, lands
        self._marks: tuple[Mark, ...] = ()
        self._found_for: object = None

    def update(self) -> None:
        """Find who is out of view."""
        now = self._state()
        if now != self._found_for:
            self._found_for = now
            self._marks = () if now is None else tuple(self._found())

    def _state(self) -> object:
        """Return all that marks depend on."""
        camera, contents = self._helm.camera, self._contents
        if not contents.marks.reach or camera.is_gliding:
            return None
        ships = [(ship.x, ship.y) for ship in contents.ships.values()]
        covers = [tuple(cover) for cover in self._helm.frames.obstacles]
        return camera.goal, camera.goal_zoom, tuple(camera.view), self._helm.wished, ships, covers

    @property
    def rects(self) -> list[FRect]:
        """What the emblems cover."""
        return [_body(place) for _livery, place, _way in self._marks]

    def _found(self) -> list[Mark]:
        camera, ships = self._helm.camera, self._contents.ships.values()
        seen, wished = camera.world_under(camera.open), self._helm.wished
        hidden = [ship for ship in ships if ship.cell in wished and not seen.contains(_hull(ship))]
        if not hidden:
            return []
        found: list[Mark] = []
        room = camera.open.inflate(-2 * _ROOM, -2 * _ROOM)
        places = [camera.to_screen(ship.x, ship.y) for ship in ships]
        hulls = (around(place, _SEEN * camera.zoom) for place in places if room.collidepoint(place))
        taken, lands = [*self._helm.frames.obstacles, *hulls], list(self._lands())
        for ship in hidden:
            x, y = camera.to_screen(ship.x, ship.y)
            place = self._free(along_rim(room, x, y), (*taken, *lands), taken)
            taken.append(_body(place))
            far = math.dist(place, (x, y)) or 1.0
            found.append((ship.livery, place, ((x - place[0]) / far, (y - place[1]) / far)))
        return found

    @staticmethod
    def _free(places: Sequence[Point], *taken: Sequence[FRect]) -> Point:
        """Return the first place where nothing lies, or else as little as can be."""
        free = (place for lying in taken for place in places if _body(place).collidelist(lying) < 0)
        return next(free, places[0])

    def draw(self, canvas: Canvas) -> None:
        """Draw every mark."""
        theme = canvas.context.theme
        colours = {style.name: style.colour for style in theme.seats}
        for livery, (x, y), (across, down) in self._marks:
            radius, colour = _SIDE / 2, colours.get(livery, theme.palette.foam)
            tip = x + across * (radius + _TIP), y + down * (radius + _TIP)
            feet = [
                (x + across * radius * 0.8 - way * down * _HALF,
                 y + down * radius * 0.8 + way * across * _HALF)
                for way in (-1, 1)
            ]  # fmt: skip
            pixels = [canvas.context.viewport.point_to_pixels(*point) for point in (tip, *feet)]
            canvas.polygon(pixels, colour)
            canvas.polygon(pixels, theme.palette.ink, 2)
            middle = canvas.context.viewport.point_to_pixels(x, y)
            side = canvas.context.viewport.px(_SIDE)
            canvas.circle(middle, side // 2 + 2, theme.palette.ink)
            canvas.circle(middle, side // 2, colour)
            canvas.image(f"ships/emblem_{livery}", around((x, y), _SIDE))


def along_rim(room: FRect, x: float, y: float) -> list[Point]:
    """Return places on the edge of a room, the nearest to a point first."""
    near = min(max(x, room.left), room.right), min(max(y, room.top), room.bottom)
    return sorted((near, *_edge(*room)), key=partial(math.dist, near))


@lru_cache(maxsize=16)
def _edge(left: float, top: float, width: float, height: float) -> tuple[Point, ...]:
    """Return places all along the edge of a room."""
    across = (left + step for step in range(0, int(width) + 1, _STEP))
    down = (top + step for step in range(0, int(height) + 1, _STEP))
    return (
        *((x, y) for x in across for y in (top, top + height)),
        *((x, y) for y in down for x in (left, left + width)),
    )


def _hull(ship: Ship) -> FRect:
    """Return what must be seen of a ship, in world units."""
    return FRect(ship.x - _HULL, ship.y - _HULL, 2 * _HULL, 2 * _HULL)


def _body(place: Point) -> FRect:
    """Return what an emblem covers there, with a gap."""
    return around(place, _SIDE + 8)
