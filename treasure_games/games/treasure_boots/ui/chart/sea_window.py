"""The window onto the chart: one level for each zoom, scaled meanwhile, in a worn rim."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import pygame
from pygame import FRect, Rect, Surface

from treasure_games.games.treasure_boots.ui.chart.camera_controller import CameraController
from treasure_games.games.treasure_boots.ui.chart.sea import Sea
from treasure_games.games.treasure_boots.ui.chart.tiles import SIDE, Scaled, covered, scale_into
from treasure_games.games.treasure_boots.ui.chart.zoom_level import ZoomLevel
from treasure_games.stage.canvas import Canvas, Kept, LayoutContext
from treasure_games.stage.frame.items import Area, Painted, area_of
from treasure_games.stage.frame.painter import around
from treasure_games.stage.widgets.widget import Node

_STEADY: Final = 3
"""Updates for which the wheel must rest before the new zoom is prepared."""
_SPARE: Final = 0.003, 8
"""Seconds and steps of preparation after a frame, so that the glide stays smooth."""
_PICTURE: Final = "chart/frame"
_THICK: Final = 150.0
_OPEN: Final = 136.0
_LAP: Final = 96.0
"""Master pixels from its outer edge: kept by corners, to the open middle, and to the sea."""
_SCALE: Final = 0.30
"""Virtual units per master pixel."""
OVERLAP: Final = (_THICK - _LAP) * _SCALE
"""Virtual units of the sea that the rim covers on each side."""
_SHADE: Final = 30.0
"""Virtual units over which its shadow fades."""
_LEFT, _TOP, _RIGHT, _BOTTOM = 0.42, 0.52, 0.22, 0.20
"""Darkness at each side: the light comes from the upper left."""


class _Zoomed(NamedTuple):
    """A view on the way to another zoom: water in gaps, and scaled tiles within clips."""

    sea: Sea
    unit: float
    gaps: tuple[tuple[Area, Area], ...]
    """Where water is seen alone, and of what part of the map."""
    pieces: tuple[tuple[Surface, Area, Area], ...]
    """Tiles, their places, and within what each is seen."""

    def paint(self, target: Surface) -> None:
        """Paint it over the whole surface."""
        for gap, part in self.gaps:
            self.sea.paint_passing(target.subsurface(gap), Rect(part), self.unit)
        for tile, place, clip in self.pieces:
            scale_into(target, tile, Rect(place), Rect(clip))


class SeaWindow(Node):
    """Shows the chart through the controller's camera. Made again for each layout.

    While the camera zooms, the previous zoom's level is shown scaled, and stays live; the next
    zoom's level is made behind it, a little after each frame. While the view may return the
    previous one is kept, so that a look from near returns to it at once.
    """

    def __init__(
        self, controller: CameraController, level: ZoomLevel, context: LayoutContext
    ) -> None:
        """Show an empty level, made when first drawn: until then the camera may find its place."""
        self._controller, self._camera = controller, controller.camera
        self.context = context
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
        self._back: ZoomLevel | None = None
        self._is_back_ready = False
        """The next level, while it is being made, and whether all that will be seen is drawn."""
        self._spare: ZoomLevel | None = None
        """The level shown before, as it was then."""
        self._steady = 0
        self._goal = 0.0
        """The unit of the glide's goal, and for how many updates it has been the same."""
        self._still = Kept()
        self.shake = 0, 0
        """Pixels by which everything is shifted for a moment."""
        self.is_getting_ready = True
        """True if levels or tiles are still to be made."""
        self.rested = 0.0
        """Seconds for which it has shown the same part of the chart at the same zoom."""
        self._made_for: object = None

    def free_pictures(self) -> None:
        """Drop all pictures; they are made again when first needed."""
        self._back = self._spare = None
        self._still = Kept()
        self.front.clear()
        self._is_new = True

    @property
    def origin(self) -> tuple[int, int]:
        """The pixel of the map at the window's corner (0, 0)."""
        left, top = self._corner(self.front.unit)
        return round(left), round(top)

    def _corner(self, unit: float) -> tuple[float, float]:
        """Return the same for any zoom, not rounded."""
        x, y = self._camera.middle
        return (
            round(x * unit) - self.pixels.centerx - self.shake[0],
            round(y * unit) - self.pixels.centery - self.shake[1],
        )

    @property
    def is_zooming(self) -> bool:
        """True if the shown level is scaled."""
        return self.front.unit != self._unit(self._camera.zoom)

    @property
    def is_settled(self) -> bool:
        """True if the shown level is the final one."""
        return self._back is None and not self.is_zooming

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

    # Sheets

    def _follow_zoom(self) -> None:
        """Prepare the level of the camera's goal, switch to it when ready."""
        self._choose_levels(self._unit(self._camera.goal_zoom))
        if self._back is not None and self._is_back_ready:
            self._show_if_better(self._back)
        if self.is_settled:
            self.front.stood = self.pixels.move(self.origin)

    def _choose_levels(self, goal: float) -> None:
        self._steady = self._steady + 1 if goal == self._goal else 0
        self._goal = goal
        if goal == self.front.unit:
            if self._back is not None:
                self._back.clear()
                self._spare, self._back, self._is_back_ready = self._back, None, False
            elif self._spare is not None and not self._controller.may_return:
                self._spare.clear()
        elif self._spare is not None and self._spare.unit == goal:
            self._back, self._spare = self._spare, None
        elif self._steady >= _STEADY or not self._camera.is_zooming:
            if self._back is None:
                self._back, self._spare = self._spare or self.front.sibling(), None
            if self._back.unit != goal:
                self._back.begin(goal)
                self._is_back_ready = False

    def _show_if_better(self, back: ZoomLevel) -> None:
        """Show the next level, unless the last one covers more of what is in view in the glide."""
        view = Rect((0, 0), self._shown.size)
        last, next_ = (covered(self._scaled(one, view), view) for one in (self.front, back))
        if not (self._camera.is_moving and last) or next_.contains(last):
            # Of the last one what a look back needs at once is kept.
            self.front, self._spare = back, self.front
            self._spare.tiles.keep_within(self._spare.stood)
            self._spare.pictures.free()
            self._spare.list.free()
            self._back, self._is_back_ready = None, False

    def _get_ready(self) -> None:
        """Make a part of the next level, or a coming tile; else a light, for which nobody waits."""
        if self._is_new or not self._is_seen:
            self.is_getting_ready = False
            return
        self.front.tiles.after_frame()
        if self._back is not None:
            self._is_back_ready = self._prepare(self._back)
        around_view = self._shown.move(self.origin).inflate(SIDE, SIDE)
        self.is_getting_ready = not self.is_settled or self.front.prepare(around_view)
        if not self.is_getting_ready:
            next(self.front.lights, None)

    def _prepare(self, back: ZoomLevel) -> bool:
        """Prepare the next level for a short time. Return True if all that is seen is ready."""
        seconds, most = _SPARE
        until, seen = self.context.clock.now() + seconds, self._seen(back.unit)
        for _step in range(most):
            if not back.prepare(seen):
                return True
            if self.context.clock.now() > until:
                break
        return False

    def _seen(self, unit: float) -> Rect:
        """Return the part of the map in view at the end of the glide."""
        to_virtual = self.context.viewport.to_virtual
        corner, end = to_virtual(*self._shown.topleft), to_virtual(*self._shown.bottomright)
        shown = FRect(*corner, end[0] - corner[0], end[1] - corner[1])
        seen = self._camera.world_under(self._camera.view if self._shown == self.pixels else shown)
        return Rect(*(round(side * unit) for side in seen))

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
                zoomed = self._zoomed()
                canvas.shape(Painted(area_of(self._shown), zoomed, zoomed.paint), self._shown)
            else:
                look = self.origin, self.front, self.front.list.changes
                canvas.kept(self._still, look, self._draw_still)

    def _make_front(self) -> None:
        """Make the first level, where the camera goes; a part of it where the frame may wait."""
        goal = self._unit(self._camera.goal_zoom)
        if self.front.unit != goal:
            self.front.begin(goal)
        self._keep_words_clear(self.front)
        while self.front.prepare(self._seen(goal)):
            self.context.assets.loader.pause()
        self._is_new, self.is_getting_ready = False, True

    def _refresh(self) -> None:
        if not self._camera.is_moving:
            # Words on a level that is about to be replaced stay where they are.
            self._keep_words_clear(self._back or self.front)
        for level in (self.front, self._back):
            if level is not None:
                level.refresh()

    def _keep_words_clear(self, level: ZoomLevel) -> None:
        world = self._camera.world_under
        level.lands.seen = world(self._camera.open)
        level.lands.covers = tuple(map(world, self.covers))

    def _draw_still(self, canvas: Canvas) -> None:
        shown, (left, top) = self._shown, self.origin
        seen = shown.move(left, top)
        with canvas.within(shown):
            for tile, place in self.front.tiles.within(seen):
                canvas.blit(tile, (place[0] - left, place[1] - top))
            canvas.blits(
                (picture, (x + shown.left, y + shown.top))
                for picture, (x, y) in self.front.list.within(seen)
            )

    def _zoomed(self) -> _Zoomed:
        """Return the shown level scaled; beyond it the finished part of the next, and water."""
        unit, clip = self._unit(self._camera.zoom), Rect((0, 0), self._shown.size)
        left, top = map(round, self._corner(unit))
        left, top = left + self._shown.left, top + self._shown.top
        shown = self._scaled(self.front, clip)
        seen = [(self.front.tiles.pictures(shown), clip)]
        gaps: list[Rect] = []
        level = self._back or self.front
        for bare in around(clip, covered(shown, clip)):
            tiles = self._scaled(level, bare)
            gaps += around(bare, covered(tiles, bare))
            seen.append((level.tiles.pictures(tiles), bare))
        return _Zoomed(
            level.sea,
            unit,
            tuple((area_of(gap), area_of(gap.move(left, top))) for gap in gaps),
            tuple(
                (tile, area_of(place), area_of(part))
                for tiles, part in seen
                for tile, place in tiles
            ),
        )

    def _scaled(self, level: ZoomLevel, clip: Rect) -> list[Scaled]:
        """Return the tiles of a level that are seen within a part of the view now."""
        unit = self._unit(self._camera.zoom)
        left, top = self._corner(unit)
        corner = left + self._shown.left, top + self._shown.top
        return level.tiles.scaled(unit / level.unit, corner, clip)

    def _unit(self, zoom: float) -> float:
        return round(zoom * self.context.viewport.scale, 3)


def sea_within(outer: FRect) -> FRect:
    """Return the window onto the sea in a rim; its edges are under the rim."""
    return outer.inflate(-2 * _LAP * _SCALE, -2 * _LAP * _SCALE)


class Rim(Node):
    """The worn parchment rim around the sea, which fills `outer`: four strips of one picture, as
    its middle is open.

    The next table gets the same ones: to make them again takes a picture of ten megabytes.
    """

    def __init__(self, outer: FRect) -> None:
        self._outer = FRect(outer)

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        context = canvas.context
        pixels = context.viewport.to_pixels(self._outer)
        strips: tuple[tuple[Rect, Surface], ...] = context.assets.share(
            ("chart_rim", *pixels, context.viewport.scale, context.theme.palette.night),
            lambda: tuple(self._made(pixels, context)),
        )
        for place, strip in strips:
            canvas.blit(strip, place)

    def _made(self, pixels: Rect, context: LayoutContext) -> Iterator[tuple[Rect, Surface]]:
        scale = _SCALE * context.viewport.scale
        whole = context.assets.stretched(_PICTURE, *pixels.size, scale)
        thick = round((_THICK * _SCALE + _SHADE) * context.viewport.scale)
        for place in around(pixels, pixels.inflate(-2 * thick, -2 * thick)):
            source = place.move(-pixels.left, -pixels.top)
            strip = Surface(source.size, pygame.SRCALPHA)
            _shade(strip, source, pixels.size, context)
            strip.blit(whole, (0, 0), source, special_flags=pygame.BLEND_PREMULTIPLIED)
            yield place, strip


def _shade(strip: Surface, source: Rect, size: tuple[int, int], context: LayoutContext) -> None:
    """Draw the shadow inside the open middle, in nested frames from its edge inwards.

    Each frame is drawn over the whole rim and cut by the strip, so that the strips meet.
    """
    edge, reach = round(_OPEN * _SCALE * context.viewport.scale), context.viewport.px(_SHADE)
    night = context.theme.palette.night
    for step in range(reach):
        fade = (1.0 - step / reach) ** 2
        inset = edge + step
        box = Rect(inset, inset, size[0] - 2 * inset, size[1] - 2 * inset)
        box.move_ip(-source.left, -source.top)
        for start, end, dark in (
            (box.topleft, box.bottomleft, _LEFT),
            (box.topright, box.bottomright, _RIGHT),
            (box.bottomleft, box.bottomright, _BOTTOM),
            (box.topleft, box.topright, _TOP),
        ):
            opacity = dark * fade
            shade = (*(round(channel * opacity) for channel in night), round(255 * opacity))
            pygame.draw.line(strip, shade, start, end)
