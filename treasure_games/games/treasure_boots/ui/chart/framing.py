"""Where the camera stands while somebody decides: near, with all that matters in clear view."""

import math
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import partial
from itertools import product
from typing import Final

from msgspec import Struct
from pygame import FRect

from treasure_games.core.game import UNKNOWN
from treasure_games.core.pages import Named, page_beside
from treasure_games.games.treasure_boots.rules import phases
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.movement import points, reach
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.ui.chart.camera import Camera
from treasure_games.games.treasure_boots.ui.chart.plan import Cell, ChartPlan, Point, around, moor

LEAST, MOST = 52.0, 72.0
"""Radius of a hex while somebody decides, in pixels of a window that is 1080 high."""
_AT: Final = Named(page_beside(__file__, dict[str, float]))
_ISLAND, _PORT = FRect(-0.95, -1.15, 1.9, 1.95), FRect(-1.25, -1.15, 2.5, 2.2)


def growth_at(zoom: float) -> float:
    """Return how much larger than the rest is what is asked about, at so many virtual units per
    world unit: from afar it is as large as from near.
    """
    return max(1.0, MOST / zoom)


class Framing(Struct, frozen=True):
    """What somebody who decides should see."""

    episode: Hashable
    """Whose decisions these are: within an episode the view holds still."""
    cells: tuple[Cell, ...]
    """The choice, and the ship that chooses."""
    wishes: tuple[tuple[Cell, ...], ...] = ()
    """What is shown with them if it can be, the most important first: rivals near enough."""
    is_scattered: bool = False
    """True for places far apart: those next to the `anchor` are shown, the rim tells of others."""
    anchor: Cell | None = None
    """Where whoever chooses is, or looks; None for the middle of the choice."""


class Frames:
    """Finds the nearest view of what somebody decides about, clear of what lies on the chart."""

    def __init__(self, plan: ChartPlan, camera: Camera) -> None:
        self._plan, self._camera = plan, camera
        self.scale = 1.0
        """The scale of the window, in pixels per virtual unit, at most 1."""
        self._wished: tuple[Cell, ...] = ()
        """What is shown by the way, where the choice leaves room for it."""
        self._looks_landward = False
        """True while places far apart are shown: as many lands as can be, and little bare sea."""
        self._lands = [
            rect.move(*plan.geometry.centre(cell))
            for cell, land in plan.lands.items()
            for rect in (_PORT if land.is_port else _ISLAND,)
        ]
        """Where land is drawn, with its palms and towers, and the names of ports."""
        self._known: dict[Cell, tuple[Point, ...]] = {}
        """What `_places` has found: it is asked of each cell a hundred times."""
        self.obstacles: tuple[FRect, ...] = ()
        """Parts of the view that something covers, in virtual units."""

    def frame(self, framing: Framing) -> tuple[float, Point] | None:
        """Return zoom and middle: as many wishes as fit, the own ship off the rim if it can be;
        None if all of the choice isn't legible in one view.
        """
        self._looks_landward = framing.is_scattered
        least, most = LEAST / self.scale, MOST / self.scale
        if not framing.is_scattered:
            least = max(LEAST, _AT.fewest / self.scale)
        self._wished = tuple(cell for wish in framing.wishes for cell in wish)
        for own in (framing.anchor, None):
            for count in range(len(framing.wishes), -1, -1):
                wished = (cell for wish in framing.wishes[:count] for cell in wish)
                found = self._nearest((*framing.cells, *wished), least, most, own)
                if found is not None:
                    return found
        if framing.is_scattered:
            return self._among(framing, least)
        return self._nearest(framing.cells, _AT.farthest, least)

    def _among(self, framing: Framing, zoom: float) -> tuple[float, Point]:
        """Return the view of the anchor, or of any two cells, that shows most of the choice."""
        cells, room = framing.cells, self._camera.open
        shown: dict[Point, int] = {}
        firsts = cells if framing.anchor is None else (framing.anchor,)
        for bounds in map(self.bounds, product(firsts, cells)):
            if self._camera.fit_zoom(bounds, room) >= zoom:
                for middle in self._middles(bounds, zoom):
                    for place in (self._camera.within_bounds(*middle, zoom), middle):
                        if self.seen(firsts, zoom, place) > 0:
                            shown[place] = self.seen(cells, zoom, place)
        most = max(shown.values(), default=0)
        best = [place for place, count in shown.items() if count == most]
        worth = partial(self._worth, zoom)
        return zoom, min(best, key=worth, default=self.bounds(firsts[:1]).center)

    def _nearest(
        self, cells: Sequence[Cell], least: float, most: float, own: Cell | None = None
    ) -> tuple[float, Point] | None:
        """Return the largest zoom that shows all of these, and where; None if none does. There are
        few of them, so that from one choice to the next pictures mostly stay.

        At the edge of the waters what covers a corner may ask for a look beyond.
        """
        bounds, room = self.bounds(cells, own), self._camera.open
        beyond = max(0.0, most - self._camera.fit_zoom(bounds, room))
        zoom = most - _AT.step * math.ceil(beyond / _AT.step)
        while zoom >= least:
            middles = list(self._middles(bounds, zoom))
            within = [self._camera.within_bounds(*middle, zoom) for middle in middles]
            for places in (within, middles):
                clear = [place for place in places if self.shows(cells, zoom, place, own)]
                if clear:
                    best = min(clear, key=partial(self._worth, zoom))
                    unseen = self._unseen(zoom, best)
                    return self.settled(zoom, best, partial(self._keeps, cells, own, unseen))
            zoom -= _AT.step
        return None

    def _middles(self, bounds: FRect, zoom: float) -> Iterator[Point]:
        """Yield middles of the view: the cells in its middle, then aside of what covers it."""
        camera, room = self._camera, self._camera.open
        beside = FRect(room)
        beside.width = min((one.left for one in self.obstacles), default=room.right) - room.left
        most = _AT.aside if bounds.width * zoom < _AT.small * room.width else 0.5
        left, top = (
            min((whole - part * zoom) / 2, most * whole)
            for whole, part in ((room.width, bounds.width), (room.height, bounds.height))
        )
        aside = room.centerx - max(beside.centerx, room.left + bounds.width * zoom / 2)
        for across, down in (
            (0.0, 0.0), (aside, 0.0), ((aside + left) / 2, 0.0), (left, 0.0), (0.0, top),
            (aside, top), (left, top), (left, -top), (0.0, -top),
        ):  # fmt: skip
            yield (
                bounds.centerx + (across + camera.view.centerx - room.centerx) / zoom,
                bounds.centery + (down + camera.view.centery - room.centery) / zoom,
            )

    def settled(
        self, zoom: float, middle: Point, fits: Callable[[float, Point], bool],
        *, is_centred: bool = False,
    ) -> tuple[float, Point]:  # fmt: skip
        """Return the view at or near this middle that `fits` and cuts the least of any land at its
        edge; if `is_centred` none aside of it.
        """
        offs = [step * _AT.shift for step in range(-round(_AT.shifts), round(_AT.shifts) + 1)]
        places = {}
        for across, down in product((0.0,) if is_centred else offs, offs):
            place = middle[0] + across, middle[1] + down
            places[place] = self._cut(zoom, place) + _AT.by_shift * math.hypot(across, down)
        best = sorted(places, key=places.__getitem__)
        return zoom, next((place for place in best if fits(zoom, place)), middle)

    def _cut(self, zoom: float, middle: Point) -> float:
        """Return how many lands the edge of the view cuts there; half of one counts most."""
        room = self._camera.world_under(self._camera.open, (zoom, middle))
        cut = 0.0
        for land in (self._lands[index] for index in room.collidelistall(self._lands)):
            seen = land.clip(room)
            share = seen.width * seen.height / (land.width * land.height)
            cut += min(share, 1.0 - share)
        return cut

    def _worth(self, zoom: float, middle: Point) -> tuple[int, int]:
        """Return how many wishes aren't in view, then how many lands aren't, or how few are."""
        hearts = [self._heart(self._places(one)[0], zoom, middle) for one in self._plan.lands]
        unseen = self._unseen(zoom, middle)
        if self._looks_landward:
            return unseen, -sum(self._shows(heart, self._camera.open) for heart in hearts)
        return unseen, sum(heart.collidelist(self.obstacles) >= 0 for heart in hearts)

    def _unseen(self, zoom: float, middle: Point) -> int:
        return len(self._wished) - self.seen(self._wished, zoom, middle)

    def _keeps(
        self, cells: Sequence[Cell], own: Cell | None, unseen: int, zoom: float, middle: Point
    ) -> bool:
        return self.shows(cells, zoom, middle, own) and self._unseen(zoom, middle) <= unseen

    def _shows(self, part: FRect, room: FRect) -> bool:
        return room.contains(part) and part.collidelist(self.obstacles) < 0

    def seen(self, cells: Sequence[Cell], zoom: float, middle: Point) -> int:
        """Return how many of these are in clear view from there."""
        return sum(self.shows((cell,), zoom, middle) for cell in cells)

    def _heart(self, place: Point, zoom: float, middle: Point) -> FRect:
        """Return where the part of a cell is on the screen that nothing may cover."""
        view = self._camera.view
        x = view.centerx + (place[0] - middle[0]) * zoom
        y = view.centery + (place[1] - middle[1]) * zoom
        return around((x, y), 2 * _AT.heart * zoom)

    def shows(
        self, cells: Sequence[Cell], zoom: float, middle: Point, own: Cell | None = None
    ) -> bool:
        """Return True if all of these are in clear view from there, with much room round `own`."""
        room = self._camera.open
        for cell in cells:
            for place in self._places(cell):
                heart = self._heart(place, zoom, middle)
                if not self._shows(heart, room):
                    return False
                if cell == own and not room.contains(heart.scale_by(_AT.roomy / _AT.heart)):
                    return False
        return True

    def _places(self, cell: Cell) -> tuple[Point, ...]:
        """Return the middle of a cell; of a land also where a ship lies beside it."""
        if cell not in self._known:
            places = [self._plan.geometry.centre(cell)]
            if cell in self._plan.lands:
                mooring = moor(self._plan, cell, 0)
                places.append((mooring.x, mooring.y))
            self._known[cell] = tuple(places)
        return self._known[cell]

    def bounds(self, cells: Sequence[Cell], own: Cell | None = None) -> FRect:
        """Return what a view of these cells shows at least, with much room round one's `own`."""
        geometry = self._plan.geometry
        bounds = geometry.bounds(cells)
        for cell in cells:
            half = _AT.roomy - _AT.rim / 2 if cell == own else _AT.heart
            for place in self._places(cell):
                bounds.union_ip(around(place, 2 * half))
        return bounds.inflate(_AT.rim, _AT.rim)


_SCATTERED: Final = (phases.START, phases.REFITTING, phases.COMMANDING)
"""Questions whose answers may lie all over the chart."""


def framing(view: View, choice: Iterable[Cell], episode: Hashable) -> Framing:
    """Return what is shown while this choice is made; `episode` is whose decisions these are."""
    # Whose ship went down chooses a port: the ship in turn is a rival's then.
    has_ship = view.ship >= 0 and view.phase != phases.REFITTING
    own = view.cells[view.ship] if has_ship else NOWHERE
    cells = dict.fromkeys([*choice, *([own] if own > NOWHERE else [])])
    # Whoever may take a treasure looks at it alone.
    rivals = near_rivals(view) if view.phase not in (phases.COLLECTING, phases.REFITTING) else []
    wishes: list[tuple[Cell, ...]] = [(cell,) for cell in rivals]
    if view.phase == phases.COMMANDING:
        # Whoever sails on without a privateer sails from here next.
        wishes.insert(0, tuple(reach(view)))
    anchor = own if own > NOWHERE else None
    return Framing(episode, tuple(cells), tuple(wishes), view.phase in _SCATTERED, anchor)


def near_rivals(view: View) -> list[Cell]:
    """Return where ships lie that could come to the acting one within two turns, nearest first."""
    if view.ship < 0 or view.cells[view.ship] <= NOWHERE:
        return []
    own, grid = view.cells[view.ship], view.chart.grid
    found = []
    for ship in view.afloat:
        cell = view.cells[ship]
        if ship != view.ship and cell not in (NOWHERE, UNKNOWN):
            steps = grid.distance(own, cell)
            if steps <= _AT.turns * (points(view, ship)[0] + view.house.has_drift):
                found.append((steps, cell))
    return [cell for _steps, cell in sorted(found)]
