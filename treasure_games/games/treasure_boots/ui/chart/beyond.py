"""What matters but is out of view, told at the rim: rivals near enough, and places to choose."""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from typing import Final

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.language import capital, translate as _
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER, PRIVATEER_NAMES
from treasure_games.games.treasure_boots.text.names import place_name
from treasure_games.games.treasure_boots.ui.chart.camera_controller import Projection
from treasure_games.games.treasure_boots.ui.chart.overview import GROUP, colour_of, draw_emblem
from treasure_games.games.treasure_boots.ui.chart.pieces import Contents
from treasure_games.games.treasure_boots.ui.chart.plan import Cell, Point, around
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.text import TextStyle, mixed_look_beside
from treasure_games.stage.theme import Colour
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import Pressable
from treasure_games.stage.widgets.widget import Box, BoxKind, Node
from treasure_games.table.fitting import Passage

_AT, _AS = mixed_look_beside(__file__)
_BODY: Final = _AT.side + 8.0
"""What an emblem covers, with a gap."""

Mark = tuple[str, Point, Point]
"""The livery of a ship, the middle of her mark, and the direction to her."""


class RimMarks(Node):
    """Follows the camera; only the rivals that the last frame wished for are marked."""

    def __init__(self, projection: Projection, contents: Contents) -> None:
        self._projection, self._contents = projection, contents
        self.marks: tuple[Mark, ...] = ()
        self._found_for: object = None

    def update(self, dt: float) -> None:
        """Find who is out of view, if anything has changed."""
        controller, contents = self._projection.controller, self._contents
        camera = controller.camera
        is_shown = bool(contents.marks.reach) and not camera.is_gliding
        now = is_shown and (
            camera.goal, camera.goal_zoom, tuple(camera.view), controller.wished,
            [(ship.x, ship.y) for ship in contents.ships.values()],
            [tuple(cover) for cover in controller.frames.obstacles],
        )  # fmt: skip
        if now != self._found_for:
            self._found_for = now
            self.marks = tuple(self._found()) if is_shown else ()

    @property
    def rects(self) -> list[FRect]:
        """What the emblems cover."""
        return [around(place, _BODY) for _livery, place, _direction in self.marks]

    def _found(self) -> list[Mark]:
        controller, ships = self._projection.controller, self._contents.ships.values()
        camera, wished = controller.camera, controller.wished
        seen = camera.world_under(camera.open)
        chosen = (ship for ship in ships if ship.cell in wished)
        hidden = [ship for ship in chosen if not seen.contains(around((ship.x, ship.y), _AT.hull))]
        if not hidden:
            return []
        found: list[Mark] = []
        room = camera.open.inflate(-2 * _AT.room, -2 * _AT.room)
        places = [camera.to_screen(ship.x, ship.y) for ship in ships]
        across, shown = _AT.seen * camera.zoom, filter(room.collidepoint, places)
        hulls = (around(place, across) for place in shown)
        taken, lands = [*controller.frames.obstacles, *hulls], list(lands_seen(self._projection))
        for ship in hidden:
            x, y = camera.to_screen(ship.x, ship.y)
            places, size = along_rim(room, x, y), (_BODY, _BODY)
            free = (_free(places, size, lying) for lying in ((*taken, *lands), taken))
            place = next(filter(None, free), places[0])
            taken.append(around(place, _BODY))
            found.append((ship.livery, place, _way(place, (x, y))))
        return found

    def draw(self, canvas: Canvas) -> None:
        """Draw every mark."""
        theme, viewport = canvas.context.theme, canvas.context.viewport
        for livery, place, way in self.marks:
            _draw_arrow(canvas, _AT.arrow_edge, place, way, theme.palette.ink)
            _draw_arrow(canvas, _AT.arrow, place, way, colour_of(livery, theme))
            middle = viewport.point_to_pixels(*place)
            draw_emblem(canvas, livery, middle, viewport.px(_AT.side) // 2)


def _draw_arrow(
    canvas: Canvas, corners: Iterable[Point], at: Point, way: Point, colour: Colour
) -> None:
    """Draw an arrow whose corners are given along and aside its way."""
    (x, y), turn = way, canvas.context.viewport.point_to_pixels
    pixels = [
        turn(at[0] + x * along - y * aside, at[1] + y * along + x * aside)
        for along, aside in corners
    ]
    canvas.smooth_polygon(pixels, colour)


def lands_seen(projection: Projection) -> Iterator[FRect]:
    """Yield where lands are on the screen, with their numbers and names."""
    for cell, land in projection.plan.lands.items():
        takes = _PORT if land.is_port else _LAND
        yield projection.on_screen(takes.move(projection.centre(cell)))


def along_rim(room: FRect, x: float, y: float) -> list[Point]:
    """Return places on the edge of a room, the nearest to a point first."""
    near = min(max(x, room.left), room.right), min(max(y, room.top), room.bottom)
    return sorted((near, *_edge(*room)), key=partial(math.dist, near))


@lru_cache(maxsize=16)
def _edge(left: float, top: float, width: float, height: float) -> tuple[Point, ...]:
    """Return places all along the edge of a room."""
    across = (left + step for step in range(0, int(width) + 1, round(_AT.step)))
    down = (top + step for step in range(0, int(height) + 1, round(_AT.step)))
    return (
        *((x, y) for x in across for y in (top, top + height)),
        *((x, y) for y in down for x in (left, left + width)),
    )


def _free(
    places: Sequence[Point], size: tuple[float, float], lying: Sequence[FRect]
) -> Point | None:
    """Return the first place where something of this size covers nothing, or None."""
    return next((one for one in places if around(one, *size).collidelist(lying) < 0), None)


def _way(start: Point, goal: Point) -> Point:
    """Return the direction from one point to another, one unit long."""
    far = math.dist(start, goal) or 1.0
    return (goal[0] - start[0]) / far, (goal[1] - start[1]) / far


_LAND: Final = FRect(-1.0, -0.85, 2.0, 1.7)
_PORT: Final = FRect(-1.4, -1.08, 2.8, 2.18)
_SHIP: Final = FRect(-0.6, -1.0, 1.2, 1.5)
"""What a land takes around its middle, a port with its name, and a ship, in world units."""


class BeyondSpot(Pressable):
    """A plate with a name and an arrow."""

    overlap_group = GROUP

    def __init__(self, cell: Cell, name: str, words: str, on_press: Callable[[], None]) -> None:
        hint = _("{place}: look there; nothing is chosen yet", place=words)
        super().__init__(name, hint=hint)
        self.cell, self.words, self.on_press = cell, words, on_press
        self.way: Point = (1.0, 0.0)
        """The direction in which the place lies."""
        self.share = 1.0
        """Size of the name where there is less room; 0 where there is room for the arrow alone."""

    def size(self, context: LayoutContext) -> tuple[float, float]:
        """Return the size that it needs."""
        if not self.share:
            return _AT.least, _AT.least
        width, height = context.texts.measure(self.words, self._style)
        return width + 2 + 2 * _AT.padding + _AT.long + _AT.apart, max(_AT.least, height + 10.0)

    @property
    def _style(self) -> TextStyle:
        return replace(_AS.name, size=_AS.name.size * self.share)

    def draw(self, canvas: Canvas) -> None:
        """Draw brass, name and arrow."""
        rect = self.drawn_rect(canvas.context)
        skin.draw_button(canvas, rect, self.state(), primary=False)
        words, tip = self._parts(rect)
        if self.share:
            canvas.text(self.words, self._style, words)
        _draw_arrow(canvas, _AT.dart, tip, self.way, canvas.context.theme.palette.ink)

    def _parts(self, rect: FRect) -> tuple[FRect, Point]:
        """Return the places of the name, and of the arrow at its outer end."""
        if not self.share:
            return FRect(rect), rect.center
        words, inset = rect.inflate(-2 * _AT.padding, 0.0), _AT.padding + _AT.long / 2
        words.width -= _AT.long + _AT.apart
        if self.way[0] < 0.0:
            words.left += _AT.long + _AT.apart
            return words, (rect.left + inset, rect.centery)
        return words, (rect.right - inset, rect.centery)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield a target with its name."""
        yield Box(self.name, FRect(self.rect), BoxKind.TARGET, overlap_group=GROUP)
        if not self.share:
            return
        words = Passage(self.words, self._style, self._parts(self.rect)[0])
        yield words.box(context, f"{self.name}.words", self.name, may_overlap=True)


class Beyond(Node):
    """Follows the view of the controller while places far apart are chosen among."""

    def __init__(
        self, projection: Projection, contents: Contents, look_at: Callable[[Cell], None]
    ) -> None:
        self._projection, self._contents, self._look_at = projection, contents, look_at
        self.spots: list[BeyondSpot] = []
        self.on_change: Callable[[], None] = lambda: None
        """Called with every other set of plates."""
        self._context: LayoutContext | None = None
        self._found_for: object = None

    def arrange(self, context: LayoutContext) -> None:
        """Fit a new layout."""
        self._context, self._found_for = context, None

    def update(self, dt: float) -> None:
        """Find what is out of view."""
        camera, reach = self._projection.controller.camera, self._contents.marks.reach
        covers = tuple(map(tuple, self._covers))
        is_hidden = camera.is_gliding or not self._projection.controller.is_scattered
        now = is_hidden, camera.is_moving, camera.goal, camera.goal_zoom, tuple(reach), covers
        if now == self._found_for or self._context is None:
            return
        self._found_for, had = now, self.spots
        cells = [] if is_hidden else self._beyond()
        if cells != [spot.cell for spot in had] or not camera.is_moving:
            self.spots = [self._spot(cell) for cell in cells]
        self._place(self._context)
        if self.spots is not had and (had or self.spots):
            self.on_change()

    @property
    def _covers(self) -> Sequence[FRect]:
        """What lies on the chart now."""
        return self._projection.controller.frames.obstacles

    def _beyond(self) -> list[Cell]:
        """Return the cells of the choice that are not in clear view."""
        room, covers = self._projection.controller.camera.open, self._covers

        def is_clear(cell: Cell) -> bool:
            heart = around(self._projection.centre(cell), 2 * _AT.heart)
            seen = self._projection.on_screen(heart)
            return room.contains(seen) and seen.collidelist(covers) < 0

        return [cell for cell in self._contents.marks.reach if not is_clear(cell)]

    def _spot(self, cell: Cell) -> BeyondSpot:
        """Return a spot with the name of the port, or of the privateer that lies there."""
        column, row = self._projection.plan.geometry.grid.place(cell)
        called = capital(place_name(self._projection.plan.chart, cell))
        for key, ship in self._contents.ships.items():
            if ship.cell == cell and isinstance(key, int) and key >= FIRST_PRIVATEER:
                called = _(PRIVATEER_NAMES[key - FIRST_PRIVATEER])
        look = partial(self._look_at, cell)
        return BeyondSpot(cell, f"chart.beyond.{column}.{row}", called, look)

    def _place(self, context: LayoutContext) -> None:
        """Put each plate where the way to its cell crosses the rim, or as near as there is room."""
        if not self.spots:
            return
        taken, least = self._covers, max(1.0 / context.viewport.text_scale, _AT.small)
        ships = (_SHIP.move(ship.x, ship.y) for ship in self._contents.ships.values())
        lying = [*lands_seen(self._projection), *map(self._projection.on_screen, ships)]
        # Rather than cover something, plates have smaller names; one that still would, none.
        for share in (1.0, least):
            placed: list[FRect] = []
            for spot in self.spots:
                at = self._projection.to_screen(*self._projection.centre(spot.cell))
                for spot.share, kept in ((share, lying), (0.0, lying), (0.0, [])):
                    if self._finds_room(spot, context, [*taken, *placed, *kept], at):
                        break
                placed.append(spot.rect)
                spot.way = _way(spot.rect.center, at)
            if all(spot.share for spot in self.spots):
                break

    def _finds_room(
        self, spot: BeyondSpot, context: LayoutContext, taken: Sequence[FRect], at: Point
    ) -> bool:
        """Place a spot where nothing lies, not too far from the way to this point of the screen."""
        width, height = spot.size(context)
        camera = self._projection.controller.camera
        room = camera.open.inflate(-2 * _AT.off_rim - width, -2 * _AT.off_rim - height)
        places = along_rim(room, *at)
        near = [one for one in places if not spot.share or math.dist(one, places[0]) < _AT.far]
        free = _free(near, (width + _AT.off_rim, height + _AT.off_rim), taken)
        spot.rect = around(free or places[-1], width, height)
        return free is not None

    def children(self) -> Sequence[BeyondSpot]:
        """Return all plates."""
        return self.spots
