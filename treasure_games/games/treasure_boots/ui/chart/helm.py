"""The camera's control of the chart, and where it has cells and ships on the screen."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable
from typing import Final

from pygame import FRect

from treasure_games.games.treasure_boots.ui.chart.lands import TOKEN_SPOT
from treasure_games.games.treasure_boots.ui.chart.pieces import Contents, Mooring
from treasure_games.games.treasure_boots.ui.chart.plan import (
    ROOM_ROUND,
    ZOOMS,
    Cell,
    ChartPlan,
    Point,
)
from treasure_games.stage.input.intents import Direction
from treasure_games.table.pieces.map.camera import Camera

_COMFORT, _EDGE = 0.22, 0.03
"""Margin at each side, as a share of the view, around what is shown; and in a view of the whole
chart.
"""
_SCROLL: Final = 0.22
"""Share of the view that a key scrolls."""
_SHIP_ROOM: Final = 1.6
"""Half a side of the square around a followed ship that stays in sight, in world units."""
_BUTTON_ROOM: Final = 0.5
"""World units added at the right, where the buttons of the view would hide an island."""
_SAIL_ROOM: Final = 1.1
"""The same for any ship in a view of all."""
_LABEL_ROOM: Final = 0.8
"""World units around the cells of a question, for its chances."""
_NEARER: Final = 1.06
"""The factor by which cells must grow to be worth the motion."""
_RIM: Final = 0.4
"""World units left free around the choice, both sides together."""
_FRESH_ROOM, _NAME_ROOM, _LONGEST_ROOM = 0.5, 0.9, 1.3
"""World units left free around the boards in a fresh view; beside them the names of ports need
more: more at large text, and at least half of the longest name."""

_MOORED: Final = 0.60
"""Scale of ships at an island or in a port: land, plate and token stay visible."""
_AT_ISLAND: Final = (0.06, 0.10)
_AT_PORT: Final = (
    (0.76, 0.03), (-0.76, 0.04), (1.02, -0.52), (-1.04, -0.50),
    (0.36, -0.78), (-0.38, -0.76), (0.26, 0.05), (-0.26, 0.06),
)  # fmt: skip
"""For up to eight: beside the quay, behind the town, then in front; none under its name."""


class Helm:
    """One for each match. `follows` is True while the view follows the action."""

    def __init__(self, plan: ChartPlan, contents: Contents) -> None:
        self.camera = Camera(ZOOMS)
        self.follows = True
        self.text_scale = 1.0
        """The window's text scale, at least 1."""
        self.buttons: FRect | None = None
        """The area of the view's buttons, in virtual units."""
        self._plan = plan
        self._contents = contents
        self._followed: Hashable = None
        self._kept_at: Point | None = None
        """Where the followed ship was when last brought into sight: at rest it does not call the
        view back from other action.
        """
        self._shows_all = False
        """True in a view of all boards, until the player looks elsewhere."""
        self.is_away = False
        """True if the player has looked elsewhere since the view last moved by itself."""
        self._reach: object = None
        self._own_zoom = ZOOMS.comfort
        """The zoom to return to after a view that had to show distant cells."""
        self._drawn_at = 0.0, 0.0, 0.0
        self.spread_waters()

    def spread_waters(self) -> None:
        """Set the waters: the boards and some sea around them; more where ships sail farther."""
        geometry = self._plan.geometry
        room = ROOM_ROUND * geometry.half_height * 2
        waters = self._plan.bounds.inflate(2 * room, 2 * room)
        for ship in self._contents.ships.values():
            waters.union_ip(FRect(ship.x - room / 2, ship.y - room / 2, room, room))
        for cell in self._contents.marks.reach:
            x, y = geometry.centre(cell)
            waters.union_ip(FRect(x - 1.2, y - 1.2, 2.4, 2.4))
        self.camera.bounds = waters

    def fresh_view(self) -> None:
        """Show the whole chart if cells stay readable; else the acting ship, or the middle."""
        fitting, larger = self.camera.fit_zoom(self._whole), math.sqrt(self.text_scale)
        self._shows_all = self._is_readable_whole
        self._own_zoom = min(ZOOMS.largest, ZOOMS.comfort * larger)
        self.camera.show(self._whole, fitting if self._shows_all else self._own_zoom)
        self.follow(self._contents.marks.active)
        self.camera.snap()

    def place(self, view: FRect, rim: float) -> None:
        """Use this view from now on; a view of all shows all in it, too."""
        self.camera.place(view, rim)
        self._kept_at = None
        if self._shows_all:
            self.fresh_view()
            self._reach = None

    def fit(self) -> None:
        """Glide to a view of the whole chart."""
        self._followed = None
        self._shows_all, self.is_away = True, False
        self.camera.zoom_to(self.camera.fit_zoom(self._whole), *self._whole.center)

    @property
    def _is_readable_whole(self) -> bool:
        """True if cells stay readable in a view of the whole chart."""
        return self.camera.fit_zoom(self._whole) >= ZOOMS.readable * math.sqrt(self.text_scale)

    @property
    def _whole(self) -> FRect:
        """The boards with some room, more for large names or buttons."""
        wished = _NAME_ROOM + _FRESH_ROOM * 2.0 * (self.text_scale - 1.0)
        room = max(_LONGEST_ROOM, wished)
        whole = FRect(self._plan.bounds).inflate(2 * room, 2 * _FRESH_ROOM)
        whole.width += _BUTTON_ROOM
        return whole

    def look_at(self, x: float, y: float) -> None:
        """Look there for the player."""
        self._leave()
        self.camera.glide_to(x, y)

    def show(self, *cells: Cell) -> None:
        """Bring these cells into sight if the view follows; several cells all at once."""
        if self.follows and cells:
            room = 2 * _LABEL_ROOM if len(cells) > 1 else 0.0
            self._bring_all_into_sight(self._plan.geometry.bounds(cells).inflate(room, room))

    def cover(self, rect: FRect | None, *cells: Cell) -> None:
        """Keep these cells clear of something over this part of the view (virtual units); None when
        it is removed.
        """
        self.camera.covered = rect
        if self.follows and cells:
            asked = self._plan.geometry.bounds(cells)
            self._bring_all_into_sight(asked.inflate(2 * _LABEL_ROOM, 2 * _LABEL_ROOM))

    def _bring_all_into_sight(self, world: FRect) -> None:
        """Bring this into sight, zooming out if needed and the view follows."""
        camera, is_by_itself = self.camera, not (self._shows_all or self.is_away)
        if is_by_itself and camera.fit_zoom(world, camera.clear) < camera.goal_zoom:
            self._make_room_for(world, camera.clear)
        self.bring_into_sight(world)

    def bring_into_sight(self, world: FRect) -> None:
        """Glide to this part of the world, if it is not in sight.

        A view of all grows instead, while cells stay readable; else it is hardly moved.
        """
        seen, bounds = self.camera.seen(), self._plan.bounds
        if self._shows_all and (seen.contains(world) or self._show_all_and(world)):
            return
        shows_all = seen.width >= bounds.width and seen.height >= bounds.height
        self.camera.keep_in_sight(world, _EDGE if shows_all else _COMFORT)

    def _show_all_and(self, world: FRect) -> bool:
        """Show the boards, all ships and this part of the world, as near as possible.

        Return False if cells would become too small.
        """
        everything = self._whole.union(world)
        for ship in self._contents.ships.values():
            rect = FRect(0, 0, 2 * _SAIL_ROOM, 2 * _SAIL_ROOM)
            rect.center = ship.x, ship.y
            everything.union_ip(rect)
        zoom = self.camera.fit_zoom(everything)
        if zoom < ZOOMS.readable * math.sqrt(self.text_scale):
            return False
        if zoom > _NEARER * self.camera.goal_zoom or not self.camera.seen().contains(everything):
            self.camera.zoom_to(zoom, *everything.center)
        return True

    def follow(self, key: Hashable) -> None:
        """Keep this ship in sight from now on, if the view follows; None ends it."""
        self._followed, self._kept_at = key, None
        self._keep_followed()

    def toggle_follow(self) -> None:
        """Follow the action again, in a view of all if possible; or hold the view still, if it
        follows.
        """
        self.follows = self.is_away or not self.follows
        self.is_away = False
        if not self.follows:
            return
        followed = self._followed if self._followed is not None else self._contents.marks.active
        if self._is_readable_whole:
            self.fit()
        self._reach = None
        self.follow(followed)

    def pan(self, across: float, down: float) -> None:
        """Drag the chart for the player, and stop following the ship."""
        self._leave()
        self.camera.pan(across, down)

    def scroll(self, direction: Direction) -> None:
        """Move the view by keys."""
        right, down = direction.value
        seen = self.camera.seen()
        x, y = self.camera.goal
        self.look_at(x + right * seen.width * _SCROLL, y + down * seen.height * _SCROLL)

    def _leave(self) -> None:
        """Note that the player looks elsewhere."""
        self._followed = None
        self._shows_all, self.is_away = False, True

    def zoom_by(self, steps: float, at: Point | None = None) -> None:
        """Zoom for the player, around a point of the screen if given."""
        self._shows_all, self.is_away = False, True
        self.camera.zoom_by(steps, at)
        self._own_zoom = self.camera.goal_zoom

    def update(self, dt: float) -> bool:
        """Advance the glide. Return True if the view has changed."""
        self.spread_waters()
        self._keep_followed()
        self._watch_choice()
        self.camera.update(dt)
        now = *self.camera.middle, self.camera.zoom
        has_moved, self._drawn_at = now != self._drawn_at, now
        return has_moved

    def _keep_followed(self) -> None:
        ship = self._contents.ships.get(self._followed)
        if ship is not None and self.follows and self._kept_at != (ship.x, ship.y):
            self._kept_at = ship.x, ship.y
            rect = FRect(0, 0, 2 * _SHIP_ROOM, 2 * _SHIP_ROOM)
            rect.center = ship.x, ship.y
            self.bring_into_sight(rect)

    def _watch_choice(self) -> None:
        """Bring the current choice into sight, if the view follows.

        Then a view of all that had to grow also becomes as near as possible again.
        """
        reach = self._contents.marks.reach
        if reach is self._reach:
            return
        self._reach = reach
        if not (self.follows and reach):
            return
        if self.is_away or self._shows_all:
            if not self.is_away:
                self._show_all_and(self._plan.geometry.bounds(reach).inflate(_RIM, _RIM))
            self.show(*reach)
            return
        camera, wanted = self.camera, self._choice_and_ship(reach)
        if camera.covered is not None:
            wanted.inflate_ip(0.0, 2 * _LABEL_ROOM)
        self._make_room_for(wanted, camera.clear)
        camera.keep_in_sight(wanted, _COMFORT)
        if self.buttons is not None and self._is_under_buttons(reach):
            beside = camera.open
            beside.width = self.buttons.left - beside.left
            self._make_room_for(wanted, beside)
            camera.keep_in_sight(wanted, 0.0)

    def _choice_and_ship(self, reach: Iterable[Cell]) -> FRect:
        """Return the area of the choice; with the ship if both stay readable."""
        geometry, ship = self._plan.geometry, self._contents.ships.get(self._followed)
        cells = geometry.bounds(reach).inflate(_RIM, _RIM)
        if ship is None:
            return cells
        both = cells.union(geometry.bounds((geometry.cell_at(ship.x, ship.y),)))
        return both if self.camera.fit_zoom(both, self.camera.open) >= ZOOMS.readable else cells

    def _make_room_for(self, wanted: FRect, within: FRect) -> None:
        """Zoom out until all of this is in sight within a part of the view, while cells stay
        readable; or back.
        """
        zoom = min(self._own_zoom, max(ZOOMS.readable, self.camera.fit_zoom(wanted, within)))
        if zoom != self.camera.goal_zoom or within.width != self.camera.open.width:
            self.camera.zoom_to(zoom, *wanted.center, within)

    def _is_under_buttons(self, reach: Iterable[Cell]) -> bool:
        """Return True if buttons of the view would hide part of the choice."""
        if self.buttons is None or self.camera.covered is not None:
            return False
        hidden = self.camera.world_under(self.buttons).inflate(_BUTTON_ROOM, _BUTTON_ROOM)
        return any(hidden.collidepoint(self._plan.geometry.centre(cell)) for cell in reach)


class Survey:
    """The places of one plan, seen by the camera at the helm."""

    plan: ChartPlan
    helm: Helm

    def centre(self, cell: Cell) -> Point:
        """Return the middle of a cell in the world."""
        return self.plan.geometry.centre(cell)

    def moor(self, cell: Cell, index: int = 0) -> Mooring:
        """Return the place and scale of a cell's `index`-th ship."""
        land, (x, y) = self.plan.lands.get(cell), self.centre(cell)
        if land is None:
            return Mooring(x, y, 1.0)
        across, down = _AT_PORT[index % len(_AT_PORT)] if land.is_port else _AT_ISLAND
        return Mooring(x + across, y + down, _MOORED if land.is_port else _MOORED * 1.1)

    def token_spot(self, cell: Cell) -> Point:
        """Return the place of an island's token, in the world."""
        x, y = self.centre(cell)
        return x + TOKEN_SPOT[0], y + TOKEN_SPOT[1]

    def to_screen(self, x: float, y: float) -> Point:
        """Return a world point in virtual units."""
        return self.helm.camera.to_screen(x, y)

    def cell_at(self, x: float, y: float) -> Cell:
        """Return the cell under a point of the screen."""
        return self.plan.geometry.cell_at(*self.helm.camera.to_world(x, y))

    def cell_rect(self, cell: Cell) -> FRect:
        """Return a cell in virtual units."""
        geometry = self.plan.geometry
        x, y = geometry.centre(cell)
        return self.on_screen(
            FRect(x - geometry.half_width, y - geometry.half_height,
                  2 * geometry.half_width, 2 * geometry.half_height)
        )  # fmt: skip

    def is_over(self, x: float, y: float) -> bool:
        """Return True if a point of the screen is on the sea."""
        return bool(self.helm.camera.view.collidepoint(x, y))

    def on_screen(self, world: FRect) -> FRect:
        """Return a rectangle of the world in virtual units."""
        x, y = self.to_screen(world.left, world.top)
        zoom = self.helm.camera.zoom
        return FRect(x, y, world.width * zoom, world.height * zoom)

    def show_cell(self, cell: Cell) -> None:
        """Bring a cell well into sight."""
        x, y = self.centre(cell)
        self.helm.bring_into_sight(FRect(x - 1, y - 1, 2, 2))
