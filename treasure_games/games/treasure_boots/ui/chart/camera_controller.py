"""The camera's control of the chart, and where it has cells and ships on the screen."""

import math
from collections.abc import Hashable, Iterable
from typing import Final

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.pages import Named, page_beside
from treasure_games.games.treasure_boots.ui.chart.camera import Camera
from treasure_games.games.treasure_boots.ui.chart.framing import LEAST, Frames, Framing
from treasure_games.games.treasure_boots.ui.chart.lands import TOKEN_SPOT
from treasure_games.games.treasure_boots.ui.chart.pieces import Contents
from treasure_games.games.treasure_boots.ui.chart.plan import (
    ROOM_ROUND,
    ZOOMS,
    Cell,
    ChartPlan,
    Mooring,
    Point,
    around,
    moor,
)
from treasure_games.stage.input.intents import Direction
from treasure_games.stage.viewport import Viewport

Stand = tuple[float, Point]
"""A zoom, and the point of the world in the middle of the view."""

_AT: Final = Named(page_beside(__file__, dict[str, float]))


class CameraController:
    """One for each match. `follows` is True while the view follows the action."""

    def __init__(self, plan: ChartPlan, contents: Contents) -> None:
        self.camera = Camera(ZOOMS)
        self.follows = True
        self.frames = Frames(plan, self.camera)
        self.beside = self.above = FRect(self.camera.open)
        """The parts of the view beside the small map, and above the board of a shot."""
        self._text_scale = 1.0
        """The window's text scale, at least 1."""
        self._least = 0.0
        """The zoom from which on a view of the whole chart rests."""
        self.is_away = False
        """True if the player has looked elsewhere since the view last moved by itself."""
        self.shows_all = False
        """True in a view of the whole chart, until the player looks elsewhere or a turn begins."""
        self._plan, self._contents = plan, contents
        self._followed: Hashable = None
        self._kept_at: Point | None = None
        """Where the followed ship was last brought into sight: at rest it calls no view back."""
        self._framing: Framing | None = None
        self._outlook: FRect | None = None
        """The part of the world that was last looked at for somebody."""
        self._home: Stand | None = None
        """Where the view returns after something was seen from near, or as a whole."""
        self._near: tuple[tuple[Cell, ...], bool, float] | None = None
        """What is looked at from near, whether above the board of a shot, and the most zoom."""
        self._is_new = self._is_placed_anew = True
        """True until the first update; True until the first update of a layout."""
        self._drawn_at = 0.0, 0.0, 0.0
        self.spread_waters()

    def spread_waters(self) -> None:
        """Set the waters: the boards and some sea around them; more where ships sail farther."""
        geometry = self._plan.geometry
        room = ROOM_ROUND * geometry.half_height * 2
        waters = self._plan.bounds.inflate(2 * room, 2 * room)
        for ship in self._contents.ships.values():
            waters.union_ip(around((ship.x, ship.y), room))
        for cell in self._contents.marks.reach:
            waters.union_ip(around(geometry.centre(cell), 2.4))
        self.camera.bounds = waters if self._outlook is None else waters.union(self._outlook)

    # Views

    def place(self, view: FRect, rim: float, viewport: Viewport) -> None:
        """Use this view from now on, in this window."""
        self.camera.place(view, rim)
        self.beside = self.above = FRect(self.camera.open)
        self.frames.scale = min(1.0, viewport.scale)
        self._text_scale = max(1.0, viewport.text_scale)
        least = _AT.least_cell * math.sqrt(self._text_scale)
        self._least = least / (2 * self._plan.geometry.half_height * viewport.scale)
        self._kept_at = self._home = None
        self._is_placed_anew = True

    def _stand_anew(self) -> None:
        """Stand where the new layout asks for, at once."""
        if self.shows_all:
            self._show_whole()
        elif not self.is_away and (asked := self._asked()) is not None:
            self._stand(asked)
        elif self._is_new:
            self._show_whole()
            if self.camera.goal_zoom < ZOOMS.readable * math.sqrt(self._text_scale):
                self.camera.zoom_to(ZOOMS.comfort, *self._whole.center)
            self.follow(self._contents.marks.active)
        self.near_again()
        self.camera.snap()

    def frame(self, framing: Framing) -> None:
        """Show what somebody decides about; within one episode only if it is not in clear view."""
        if not framing.cells:
            return
        before, self._framing = self._framing, framing
        is_same = before is not None and before.episode == framing.episode
        if is_same and (self.shows_all or (framing.is_scattered and before == framing)):
            return  # one may look round among places far apart
        self.back()
        if self._is_placed_anew or not self.follows or self.is_away:
            # Something that may be pressed must be in sight, however near one looks.
            if not self.frames.seen(framing.cells, *self._goal):
                middle = self._plan.geometry.centre(framing.cells[0])
                self.bring_into_sight(around(middle, 2.0))
            return
        if not (is_same and self.frames.shows(framing.cells, *self._goal)):
            self._followed = None
            self._stand(self._framed(framing))

    def _framed(self, framing: Framing) -> Stand:
        """Return a view that is as near as can be; for places far apart that of the whole chart if
        that may rest, also with somewhat smaller cells, and nothing lies on any of them.
        """
        rest = self._rest(_AT.far_apart if framing.is_scattered else 1.0)
        clear = rest if rest is not None and self.frames.shows(framing.cells, *rest) else None
        near = None if framing.is_scattered and clear else self.frames.frame(framing)
        return near or clear or (LEAST, self.frames.bounds(framing.cells).center)

    def _asked(self) -> Stand | None:
        """Return the view of what is chosen now, or of the whole chart if that may rest."""
        asked = self._framing if self._contents.marks.reach else None
        return self._rest() if asked is None else self._framed(asked)

    def _rest(self, share: float = 1.0) -> Stand | None:
        """Return the view of the whole chart; None if cells would be too small to rest, or smaller
        than such a share of that.
        """
        zoom = self.camera.fit_zoom(self._whole, self.camera.open)
        return (zoom, self._whole.center) if zoom >= self._least * share else None

    @property
    def rests(self) -> bool:
        """Return True if the whole chart is large enough to stay in view."""
        return self._rest() is not None

    @property
    def is_resting(self) -> bool:
        """Return True while the view stays where it is, whatever happens in it."""
        return self.rests and self.follows and not self.is_away

    def look_round(self, cell: Cell) -> None:
        """Show the part of a scattered choice that is round this cell."""
        if self._framing is not None:
            self._followed, self.is_away = None, False
            self._stand(self._framed(replace(self._framing, anchor=cell)))

    @property
    def is_scattered(self) -> bool:
        """Return True while places far apart are chosen among."""
        return self._framing is not None and self._framing.is_scattered

    def near(self, *cells: Cell, area: FRect | None = None, most: float = ZOOMS.largest) -> None:
        """Look at these cells from near, until `back`, if the view follows: in the middle of the
        view across, or as near to it as an `area` allows.
        """
        if not cells or not self.follows or self.is_away or self.shows_all:
            self.show(*cells)
            return
        self._home = self._home or self._goal
        world = self.frames.bounds(cells).inflate(_AT.near_room, _AT.near_room)
        view, room = self.camera.view, self.camera.open
        area = area or self.beside
        self._near = cells, area.bottom <= self.above.bottom < room.bottom, most
        zoom = min(most, self.camera.fit_zoom(world, area))
        self._followed = None
        half = min(area.width, world.width * zoom) / 2
        y = world.centery - (area.centery - view.centery) / zoom
        across = min(area.right - half, max(area.left + half, room.centerx))
        middle = world.centerx - (across - view.centerx) / zoom, y
        bounds = self.frames.bounds(cells)
        self._stand(self.frames.settled(
            zoom, middle,
            lambda *stand: self.camera.world_under(area, stand).contains(bounds),
            is_centred=bounds.height * zoom < _AT.low * room.height,
        ))  # fmt: skip

    def near_again(self) -> None:
        """Look from near at the same as before, with no question on it."""
        if self._near is not None:
            cells, is_above, most = self._near
            self.near(*cells, area=self.above if is_above else None, most=most)

    def back(self) -> None:
        """Return from a look from near, or at the whole chart, to the choice or to rest."""
        home, self._home, self._near, self.shows_all = self._home, None, None, False
        if home is not None:
            self._stand((None if self._framing else self._rest()) or home)

    def rest(self) -> None:
        """Return to where the view rests, if it does: nobody chooses any more."""
        rest = self._rest()
        self._framing = self._framing if rest is None else None
        self.back()
        if rest is not None and self.is_resting:
            self._stand(rest)

    def toggle_whole(self) -> None:
        """Show the whole chart, or return from there."""
        if self.shows_all:
            self.back()
            return
        self._home = self._home or self._goal
        self._followed = None
        self.shows_all, self.is_away = True, False
        self._show_whole()

    def _show_whole(self) -> None:
        self.camera.zoom_to(self.camera.fit_zoom(self._whole), *self._whole.center)

    @property
    def wished(self) -> frozenset[Cell]:
        """Where rivals are that should be seen together with the choice."""
        wishes = self._framing.wishes if self._framing is not None else ()
        return frozenset(cell for wish in wishes for cell in wish)

    @property
    def may_return(self) -> bool:
        """Return True while something is looked at from near, or the whole chart."""
        return self._home is not None

    @property
    def _goal(self) -> Stand:
        return self.camera.goal_zoom, self.camera.goal

    def _stand(self, stand: Stand) -> None:
        """Glide there, though it may be a look beyond the waters."""
        zoom, middle = stand
        view = self.camera.view
        self._outlook = around(middle, view.width / zoom, view.height / zoom)
        self.spread_waters()
        self.camera.zoom_to(zoom, *middle)

    @property
    def _whole(self) -> FRect:
        """The boards with some room, more for large names."""
        wished = _AT.name_room + _AT.fresh_room * 2.0 * (self._text_scale - 1.0)
        room = max(_AT.longest_room, wished)
        return FRect(self._plan.bounds).inflate(2 * room, 2 * _AT.fresh_room)

    # What happens on the chart

    def show(self, *cells: Cell) -> None:
        """Bring these cells into sight if the view follows; several cells all at once."""
        world, seen = self._plan.geometry.bounds(cells), self.camera.world_under(self.camera.open)
        # Of several cells in view something may lie on some.
        if self.follows and cells and not (len(cells) > 1 and seen.contains(world)):
            fitting = self.camera.fit_zoom(world, self.camera.open)
            if fitting < self.camera.goal_zoom and not self.is_away:
                self.camera.zoom_to(max(ZOOMS.readable, fitting), *world.center)
            self.bring_into_sight(world)

    def bring_into_sight(self, world: FRect) -> None:
        """Glide to this part of the world, if it is not in clear view."""
        camera = self.camera
        is_seen = camera.world_under(camera.open).contains(world)
        covers = [camera.world_under(cover) for cover in self.frames.obstacles]
        if not is_seen or (not self.is_resting and world.collidelist(covers) >= 0):
            camera.keep_in_sight(world, _AT.comfort)

    def follow(self, key: Hashable) -> None:
        """Keep this ship in sight from now on, if the view follows; None ends it."""
        self._followed, self._kept_at = key, None
        self._keep_followed()

    def toggle_follow(self) -> None:
        """Follow the action again, and look at it; or hold the view still, if it follows."""
        self.follows = self.is_away or not self.follows
        self.is_away = False
        if not self.follows:
            return
        followed = self._followed if self._followed is not None else self._contents.marks.active
        if (asked := self._asked()) is not None:
            self._stand(asked)
        else:
            self.camera.zoom_to(ZOOMS.comfort, *self.camera.goal)
            self.follow(followed)

    def _keep_followed(self) -> None:
        ship = self._contents.ships.get(self._followed)
        if ship is not None and self.follows and self._kept_at != (ship.x, ship.y):
            self._kept_at = ship.x, ship.y
            self.bring_into_sight(around(self._kept_at, 2 * _AT.ship_room))

    # What the player does

    def look_at(self, x: float, y: float) -> None:
        """Look there for the player."""
        self._leave()
        self.camera.zoom_to(self.camera.goal_zoom, x, y)

    def pan(self, across: float, down: float) -> None:
        """Drag the chart for the player, and stop following the ship."""
        self._leave()
        self.camera.pan(across, down)

    def scroll(self, direction: Direction) -> None:
        """Move the view by keys."""
        right, down = direction.value
        seen = self.camera.seen()
        x, y = self.camera.goal
        self.look_at(x + right * seen.width * _AT.scroll, y + down * seen.height * _AT.scroll)

    def zoom_by(self, steps: float, at: Point | None = None) -> None:
        """Zoom for the player, around a point of the screen if given."""
        self._leave()
        self.camera.zoom_by(steps, at)

    def _leave(self) -> None:
        """Note that the player looks elsewhere."""
        self._followed = self._home = self._near = None
        self.shows_all, self.is_away = False, True

    def update(self, dt: float) -> bool:
        """Advance the glide. Return True if the view has changed."""
        self.spread_waters()
        if self._is_placed_anew:
            self._stand_anew()
            self._is_new = self._is_placed_anew = False
        self._keep_followed()
        self.camera.update(dt)
        now = *self.camera.middle, self.camera.zoom
        has_moved, self._drawn_at = now != self._drawn_at, now
        return has_moved


class Projection:
    """The places of one plan, seen by the camera at the controller."""

    plan: ChartPlan
    controller: CameraController

    def centre(self, cell: Cell) -> Point:
        """Return the middle of a cell in the world."""
        return self.plan.geometry.centre(cell)

    def moor(self, cell: Cell, index: int = 0, ships: Iterable[Cell] = ()) -> Mooring:
        """Return the place and scale of a cell's `index`-th ship, with these of others."""
        at_sea = sorted({one for one in ships if one not in self.plan.lands} - {cell})
        return moor(self.plan, cell, index, tuple(map(self.centre, at_sea)))

    def token_spot(self, cell: Cell) -> Point:
        """Return the place of an island's token, in the world."""
        x, y = self.centre(cell)
        return x + TOKEN_SPOT[0], y + TOKEN_SPOT[1]

    def to_screen(self, x: float, y: float) -> Point:
        """Return a world point in virtual units."""
        return self.controller.camera.to_screen(x, y)

    def cell_at(self, x: float, y: float) -> Cell:
        """Return the cell under a point of the screen."""
        return self.plan.geometry.cell_at(*self.controller.camera.to_world(x, y))

    def cell_rect(self, cell: Cell) -> FRect:
        """Return a cell in virtual units."""
        geometry = self.plan.geometry
        size = 2 * geometry.half_width, 2 * geometry.half_height
        return self.on_screen(around(geometry.centre(cell), *size))

    def is_over(self, x: float, y: float) -> bool:
        """Return True if a point of the screen is on the sea."""
        return bool(self.controller.camera.view.collidepoint(x, y))

    def on_screen(self, world: FRect) -> FRect:
        """Return a rectangle of the world in virtual units."""
        x, y = self.to_screen(world.left, world.top)
        zoom = self.controller.camera.zoom
        return FRect(x, y, world.width * zoom, world.height * zoom)

    def show_cell(self, cell: Cell) -> None:
        """Bring a cell well into sight."""
        self.controller.bring_into_sight(around(self.centre(cell), 2.0))
