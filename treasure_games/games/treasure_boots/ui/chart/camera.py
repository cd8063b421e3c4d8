"""The camera over the chart: the visible part of the world, and its scale."""

from typing import Final, NamedTuple

from pygame import FRect

from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.spring import Spring

_AT: Final = Named(page_beside(__file__, dict[str, float]))

Point = tuple[float, float]


class Zooms(NamedTuple):
    """Limits of the zoom, in virtual units per world unit."""

    smallest: float
    readable: float
    """A view of the whole map need not be larger than this."""
    comfort: float
    """The zoom at the start."""
    largest: float
    """Beyond this pictures would be blurred."""


class Camera:
    """Middle and zoom, each moved to its goal by a spring; `view` is the window in virtual units.

    `zoom` is in virtual units per world unit. The middle stays within `bounds` of the world.
    """

    def __init__(self, zooms: Zooms) -> None:
        self._zooms = zooms
        self.view = FRect(0, 0, 1, 1)
        self.bounds = FRect(-1, -1, 2, 2)
        self.rim = 0.0
        """Virtual units of the view at each side that are under the map's rim."""
        self._x = Spring(0.0, 0.0, _AT.glide, 1.0, tolerance=0.002)
        self._y = Spring(0.0, 0.0, _AT.glide, 1.0, tolerance=0.002)
        self._zoom = Spring(zooms.comfort, zooms.comfort, _AT.zoom_glide, 1.0, tolerance=0.02)
        self._held: tuple[Point, Point] | None = None
        """While zooming: a point of the world, and its fixed place on the screen."""
        self._panning = 0.0
        """Seconds for which a drag counts as a motion, unless it goes on."""
        self.instant = False
        """True if it jumps instead of gliding."""

    @property
    def zoom(self) -> float:
        """The current zoom, in virtual units per world unit."""
        return self._zoom.value

    @property
    def goal_zoom(self) -> float:
        """The zoom at the end of the glide."""
        return self._zoom.target

    @property
    def middle(self) -> Point:
        """The world point in the middle of the view now."""
        return self._x.value, self._y.value

    @property
    def goal(self) -> Point:
        """The world point in the middle at the end of the glide."""
        return self._x.target, self._y.target

    @property
    def is_moving(self) -> bool:
        """True while it glides or is dragged."""
        return self._panning > 0.0 or self.is_gliding

    @property
    def is_gliding(self) -> bool:
        """True while it goes to its goal by itself."""
        return not (self._x.is_resting and self._y.is_resting and self._zoom.is_resting)

    @property
    def is_zooming(self) -> bool:
        """True while the zoom changes."""
        return not self._zoom.is_resting

    def to_screen(self, x: float, y: float) -> Point:
        """Return a world point in virtual units."""
        across, down = (x - self._x.value) * self.zoom, (y - self._y.value) * self.zoom
        return self.view.centerx + across, self.view.centery + down

    def to_world(self, x: float, y: float) -> Point:
        """Return a point in virtual units in world units."""
        across, down = (x - self.view.centerx) / self.zoom, (y - self.view.centery) / self.zoom
        return self._x.value + across, self._y.value + down

    def seen(self) -> FRect:
        """Return the part of the world in view at the end of the glide."""
        return self.world_under(self.view)

    @property
    def open(self) -> FRect:
        """The view within the rim, in virtual units."""
        return self.view.inflate(-2 * self.rim, -2 * self.rim)

    def world_under(self, rect: FRect, stand: tuple[float, Point] | None = None) -> FRect:
        """Return the part of the world under this part of the view at the end of the glide, or at
        this zoom with this middle.
        """
        zoom, (x, y) = stand or (self.goal_zoom, self.goal)
        left = x + (rect.left - self.view.centerx) / zoom
        top = y + (rect.top - self.view.centery) / zoom
        return FRect(left, top, rect.width / zoom, rect.height / zoom)

    def fit_zoom(self, world: FRect, area: FRect | None = None) -> float:
        """Return the zoom at which this part of the world just fills the view, or `area` of it."""
        area = area or self.view
        fitting = min(area.width / world.width, area.height / world.height)
        return self._within(fitting)

    def keep_in_sight(self, world: FRect, comfort: float) -> None:
        """Glide till this part is in the open view within margins, `comfort` of it at each side."""
        seen = self.world_under(self.open)
        inner = seen.inflate(-comfort * 2 * seen.width, -comfort * 2 * seen.height)
        across = _outside(world.left, world.right, inner.left, inner.right)
        down = _outside(world.top, world.bottom, inner.top, inner.bottom)
        if across or down:
            x, y = self.goal
            self.zoom_to(self.goal_zoom, x + across, y + down)

    def pan(self, across: float, down: float) -> None:
        """Move the world under the view by this many virtual units, at once (a drag)."""
        self._held = None
        x, y = self.middle
        self._aim(x - across / self.zoom, y - down / self.zoom)
        self._x.snap()
        self._y.snap()
        self._panning = _AT.after_pan

    def zoom_by(self, steps: float, at: Point | None = None) -> None:
        """Zoom in by `steps` notches (negative: out); the world under `at` stays in place."""
        x, y = at or self.view.center
        self._held = self.to_world(x, y), (x, y)
        nearest, farthest = self._zooms.largest, self.farthest
        self._zoom.target = min(nearest, max(farthest, self._zoom.target * _AT.notch**steps))
        self._aim(*self._middle_at(self._zoom.target))
        self._settle_if_instant()

    def zoom_to(self, zoom: float, x: float, y: float) -> None:
        """Glide to this zoom with a world point in the middle of the view."""
        self._held = None
        self._zoom.target = self._within(zoom)
        self._aim(x, y)

    @property
    def farthest(self) -> float:
        """The zoom at which the whole bounds are in view."""
        return min(self.fit_zoom(self.bounds), self._zooms.readable)

    def place(self, view: FRect, rim: float = 0.0) -> None:
        """Use a new view, looking at the same part of the world."""
        self.view, self.rim = FRect(view), rim
        self._zoom.target = max(self.farthest, self._zoom.target)
        self._aim(*self.goal)
        self.snap()

    def snap(self) -> None:
        """End every glide at once."""
        for spring in (self._x, self._y, self._zoom):
            spring.snap()
        self._held, self._panning = None, 0.0

    def update(self, dt: float) -> None:
        """Advance the glide by `dt` seconds."""
        self._panning = max(0.0, self._panning - dt)
        self._zoom.update(dt)
        if self._held is not None and self.is_zooming:
            self._x.value, self._y.value = self._middle_at(self.zoom)
            self._x.velocity = self._y.velocity = 0.0
            return
        self._held = None
        self._x.update(dt)
        self._y.update(dt)

    def _middle_at(self, zoom: float) -> Point:
        """Return the middle at which the held world point stays in place."""
        assert self._held is not None
        (x, y), (across, down) = self._held
        return x - (across - self.view.centerx) / zoom, y - (down - self.view.centery) / zoom

    def _aim(self, x: float, y: float) -> None:
        """Glide to this middle, or as near as the bounds allow."""
        self._x.target, self._y.target = self.within_bounds(x, y, self.goal_zoom)
        self._settle_if_instant()

    def within_bounds(self, x: float, y: float, zoom: float) -> Point:
        """Return the middle at which the view shows nothing beyond the bounds, nearest to this."""
        bounds, (wide, high) = self.bounds, self.view.size
        x = _clamped(x, bounds.left, bounds.right, wide / zoom)
        return x, _clamped(y, bounds.top, bounds.bottom, high / zoom)

    def _within(self, zoom: float) -> float:
        return min(self._zooms.largest, max(self._zooms.smallest, zoom))

    def _settle_if_instant(self) -> None:
        if self.instant:
            self.snap()


def _clamped(middle: float, low: float, high: float, span: float) -> float:
    """Return the middle clamped so that nothing beyond the bounds shows, if they fill the view."""
    if span >= high - low:
        return (low + high) / 2
    return min(high - span / 2, max(low + span / 2, middle))


def _outside(low: float, high: float, inner_low: float, inner_high: float) -> float:
    """Return the distance that moves an interval into another; centred if it is too long."""
    if high - low > inner_high - inner_low:
        return (low + high - inner_low - inner_high) / 2
    return min(0.0, low - inner_low) or max(0.0, high - inner_high)
