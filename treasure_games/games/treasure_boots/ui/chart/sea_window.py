"""The window onto the chart: one level for each zoom, scaled meanwhile, in a worn rim."""

from typing import Final, NamedTuple

from pygame import FRect, Rect, Surface

from treasure_games.games.treasure_boots.ui.chart.camera_controller import CameraController
from treasure_games.games.treasure_boots.ui.chart.overview import WholeChart
from treasure_games.games.treasure_boots.ui.chart.plan import Point
from treasure_games.games.treasure_boots.ui.chart.tiles import SIDE, Piece, Sight
from treasure_games.games.treasure_boots.ui.chart.zoom_level import ZoomLevel
from treasure_games.stage.canvas import Canvas, Kept, LayoutContext
from treasure_games.stage.frame.items import Painted, area_of
from treasure_games.stage.frame.painter import Painter, around
from treasure_games.stage.widgets.widget import Node

_SPARE: Final = 0.003, 8
"""Seconds and steps of preparation after a frame, so that the glide stays smooth."""


class Sheet:
    """What was last seen of a level in one opaque picture, which is kept as the level is."""

    def __init__(self, level: ZoomLevel) -> None:
        self._level, self._area, self._painter = level, level.stood, Painter()
        self._picture = level.pictures.context.assets.reused("glide", level.stood.size)

    def piece(self, sight: Sight, view: Rect) -> Piece:
        """Paint what has changed on the level; return what is seen of it in the view."""
        level = self._level
        canvas = Canvas(level.pictures.context, Rect((0, 0), self._area.size))
        level.draw(canvas, self._area)
        self._painter.paint(self._picture, canvas.frame)
        return sight.piece(view, self._picture, self._area, level.unit, level.list.changes)


class Glide(NamedTuple):
    """A view on the way to another zoom: the sea in one colour, and pieces over it."""

    sea: tuple[int, ...]
    pieces: tuple[Piece, ...]

    def paint(self, target: Surface) -> None:
        """Paint it over the whole surface."""
        if self.pieces[1:]:
            target.fill(self.sea)
        for piece in self.pieces:
            piece.paint(target)


class SeaWindow(Node):
    """Shows the chart through the controller's camera. Made again for each layout.

    While the camera zooms, the previous zoom's level is shown scaled, and stays live; the `other`
    level is made for the next zoom, a little after each frame. While the view may return the
    previous one is kept, so that a look from near returns to it at once.
    """

    def __init__(
        self,
        controller: CameraController,
        level: ZoomLevel,
        whole: WholeChart,
        context: LayoutContext,
    ) -> None:
        """Show an empty level, made when first drawn: until then the camera may find its place."""
        self._controller, self._camera = controller, controller.camera
        self.context, self._whole = context, whole
        self.covers: tuple[FRect, ...] = ()
        """Parts of the view that something lies on."""
        self.pixels = context.viewport.to_pixels(self._camera.view)
        """Its place in the window."""
        self._shown = self.pixels.clip(context.viewport.pixels)
        """What is seen of that: all but in a picture of a detail."""
        self._is_seen = bool(self._shown)
        self.front = level
        """The level that is shown."""
        self._is_new = True
        """True until that has been complete."""
        self._other: ZoomLevel | None = None
        """The level of the next zoom, or of the last one."""
        self._sheet: Sheet | None = None
        """What is shown while the camera zooms."""
        self._still = Kept()
        self.is_getting_ready = True
        """True if levels or tiles are still to be made."""
        self.rested = 0.0
        """Seconds for which it has shown the same part of the chart at the same zoom."""
        self._made_for: object = None

    def free_pictures(self) -> None:
        """Drop all pictures; they are made again when first needed."""
        self._other = self._sheet = None
        self._still = Kept()
        self._whole.free_picture()
        self.front.clear()
        self._is_new = True

    @property
    def origin(self) -> tuple[int, int]:
        """The pixel of the map at the window's corner (0, 0)."""
        return self._corner(self.front.unit, self._camera.middle)

    def _corner(self, unit: float, middle: Point) -> tuple[int, int]:
        """Return the same for any zoom, with this middle."""
        x, y = middle
        return round(x * unit) - self.pixels.centerx, round(y * unit) - self.pixels.centery

    @property
    def is_zooming(self) -> bool:
        """True if the shown level is scaled."""
        return self.front.unit != self._unit(self._camera.zoom)

    @property
    def _next(self) -> ZoomLevel | None:
        """The level of the camera's goal, if another one is shown."""
        goal, other = self._unit(self._camera.goal_zoom), self._other
        is_next = other is not None and other.unit == goal != self.front.unit
        return other if is_next else None

    @property
    def is_settled(self) -> bool:
        """True if the shown level is the final one."""
        return self._next is None and not self.is_zooming

    @property
    def is_moving(self) -> bool:
        """True while levels or tiles are made."""
        return self.is_getting_ready

    def update(self, dt: float) -> None:
        """Choose what is shown of the levels; the next one is made after the frame."""
        if self._is_seen and not self._is_new:
            self._follow_zoom()
        changes = self.front.list.changes if self.is_zooming else 0
        before, self._made_for = self._made_for, (self.origin, self._camera.zoom, changes)
        self.rested = self.rested + dt if before == self._made_for else 0.0
        self.is_getting_ready |= not self.rested
        self.context.assets.loader.after_frame(self._get_ready)

    # Levels

    def _follow_zoom(self) -> None:
        """Begin with the level of the camera's goal; it is shown when it is ready."""
        goal = self._unit(self._camera.goal_zoom)
        if goal == self.front.unit:
            if self._other is not None and not self._controller.may_return:
                self._other.clear()
        elif self._next is None:
            self._other = self._other or self.front.sibling()
            self._other.begin(goal)
        if self.is_settled:
            self.front.stood, self._sheet = self._shown.move(self.origin), None

    def _show_if_better(self, other: ZoomLevel) -> None:
        """Show the next level, unless the last one covers more of what is in view in the glide."""
        last, next_ = (self.covered(level) for level in (self.front, other))
        if not (self._camera.is_moving and last) or next_.contains(last):
            self.front, self._other, self._sheet = other, self.front, None
            self._other.put_aside()

    def _get_ready(self) -> None:
        """Make a part of the next level, or a coming tile."""
        if not self._is_seen:
            self.is_getting_ready = False
            return
        if self._is_new:  # Something covers it all.
            self._begin_front()
            self.is_getting_ready = not self._prepare(self.front)
            return
        if self._sheet is None and self._unit(self._camera.goal_zoom) != self.front.unit:
            self._sheet = Sheet(self.front)  # The first frame of a glide has enough to do.
            self._sheet.piece(self._sight, Rect((0, 0), self._shown.size))
        elif self._next is not None and self._prepare(self._next):
            self._show_if_better(self._next)
        around_view = self._shown.move(self.origin).inflate(SIDE, SIDE)
        self.is_getting_ready = not self.is_settled or self.front.prepare(around_view)
        if not self.is_getting_ready:
            self._whole.picture()

    def _prepare(self, level: ZoomLevel) -> bool:
        """Prepare the next level for a short time. Return True if all that is seen is ready."""
        seconds, most = _SPARE
        until, level.stood = self.context.clock.now() + seconds, self._seen(level.unit)
        for _step in range(most):
            if not level.prepare(level.stood):
                return True
            if self.context.clock.now() > until:
                break
        return False

    def _seen(self, unit: float) -> Rect:
        """Return the part of the map in view at the end of the glide."""
        return self._shown.move(self._corner(unit, self._camera.goal))

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the water, then all that is on it; while zooming one picture of both."""
        with canvas.leaving_out():
            if not self._is_seen:
                return
            if self._is_new:
                self._make_front()
            self._refresh()
            if self.is_zooming:
                glide = self._glide()
                canvas.shape(Painted(area_of(self._shown), glide, glide.paint), self._shown)
            else:
                look = self.origin, self.front, self.front.list.changes
                canvas.kept(self._still, look, self._draw_still)

    def _make_front(self) -> None:
        """Make the first level, where the camera goes; a part of it where the frame may wait."""
        self._begin_front()
        while self.front.prepare(self.front.stood):
            self.context.assets.loader.pause()
        self._is_new, self.is_getting_ready = False, True

    def _begin_front(self) -> None:
        goal = self._unit(self._camera.goal_zoom)
        if self.front.unit != goal:
            self.front.begin(goal)
        self._keep_words_clear(self.front)
        self.front.stood = self._seen(goal)

    def _refresh(self) -> None:
        if not self._camera.is_moving:
            # Words on a level that is about to be replaced stay where they are.
            self._keep_words_clear(self._next or self.front)
        for level in (self.front, self._next):
            if level is not None:
                level.refresh()

    def _keep_words_clear(self, level: ZoomLevel) -> None:
        world = self._camera.world_under
        level.lands.seen = world(self._camera.open)
        level.lands.covers = tuple(map(world, self.covers))

    def _draw_still(self, canvas: Canvas) -> None:
        with canvas.within(self._shown):
            self.front.draw(canvas, self._shown.move(self.origin), self._shown.topleft)

    def _glide(self) -> Glide:
        """Return what was last seen of the shown level, scaled, over the whole chart from afar."""
        self._sheet = self._sheet or Sheet(self.front)
        sight, view, whole = self._sight, Rect((0, 0), self._shown.size), self._whole
        afar = (
            sight.piece(gap, whole.picture(), whole.area, whole.unit)
            for gap in around(view, self.covered(self.front))
        )
        return Glide(whole.deep, (*afar, self._sheet.piece(sight, view)))

    def covered(self, level: ZoomLevel) -> Rect:
        """Return the part of the view that a level covers with what stood or will stand there."""
        return self._sight.place(level.stood, level.unit).clip((0, 0), self._shown.size)

    @property
    def _sight(self) -> Sight:
        unit = self._unit(self._camera.zoom)
        left, top = self._corner(unit, self._camera.middle)
        return Sight(unit, (left + self._shown.left, top + self._shown.top))

    def _unit(self, zoom: float) -> float:
        return round(zoom * self.context.viewport.scale, 3)
