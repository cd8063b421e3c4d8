"""The window onto the chart: a sheet of tiles for each zoom, scaled meanwhile, in a worn rim."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Final, NamedTuple

import pygame
from pygame import FRect, Rect, Surface

from treasure_games.games.treasure_boots.ui.chart.composition import Composition
from treasure_games.games.treasure_boots.ui.chart.pictures import Pictures
from treasure_games.games.treasure_boots.ui.chart.pieces import Contents
from treasure_games.games.treasure_boots.ui.chart.plan import ChartPlan
from treasure_games.games.treasure_boots.ui.chart.sea import Sea
from treasure_games.stage.canvas import Canvas, Kept
from treasure_games.stage.frame.items import Area, Painted, area_of
from treasure_games.stage.frame.painter import around
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.table.pieces.map.camera import Camera
from treasure_games.table.pieces.map.tiles import SIDE, Scaled, Tiles, covered, scale_into

_STEADY: Final = 3
"""Updates for which the wheel must rest before the new zoom is prepared."""
_SPARE: Final = 0.003, 8
"""Seconds and steps of preparation after a frame, so that the glide stays smooth."""
_PICTURE: Final = "chart/frame"
_THICK: Final = 150.0
_OPEN: Final = 136.0
_LAP: Final = 96.0
"""Master pixels from its outer edge: kept by the corners, to the open middle, and to where the sea
begins under it.
"""
_SCALE: Final = 0.30
"""Virtual units per master pixel."""
OVERLAP: Final = (_THICK - _LAP) * _SCALE
"""Virtual units of the sea that the rim covers on each side."""
_SHADE: Final = 30.0
"""Virtual units over which its shadow fades."""
_LEFT, _TOP, _RIGHT, _BOTTOM = 0.42, 0.52, 0.22, 0.20
"""Darkness at each side: the light comes from the upper left."""


class Sheet:
    """Empty at first; `begin` for a unit (pixels per world unit), then `prepare` until it is ready.
    Until then it must not be shown.
    """

    def __init__(
        self, plan: ChartPlan, contents: Contents, pictures: Pictures, size: tuple[int, int]
    ) -> None:
        """Create an empty sheet for a view of `size` pixels."""
        self._plan = plan
        self._contents = contents
        self._size = size
        self.pictures = pictures
        self.composition = Composition(plan, pictures, contents)
        self.sea = Sea(plan, pictures)
        like = Surface((1, 1), 0, 32)
        self.tiles = Tiles(self.sea.paint, self.composition.list.within, size, like)
        self.stood = Rect(0, 0, 0, 0)
        """The part of the map that was last in view at this zoom."""
        self._is_begun = False
        self._steps: Iterator[None] | None = None
        """What is left to be done before it can be drawn."""

    def sibling(self) -> Sheet:
        """Return an empty sheet for another zoom."""
        return Sheet(self._plan, self._contents, self.pictures.sibling(), self._size)

    @property
    def unit(self) -> float:
        """Pixels per world unit."""
        return self.pictures.unit

    def begin(self, unit: float) -> None:
        """Start making it for this zoom."""
        self.clear()
        self._is_begun = True
        self.pictures.set_unit(unit)
        self._steps = chain(self.sea.make_ready(), self.composition.begin())

    @property
    def is_complete(self) -> bool:
        """Return True if everything is laid out."""
        return self._is_begun and self._steps is None

    def is_for(self, unit: float) -> bool:
        """Return True if it is made for this zoom, or is being made."""
        return self._is_begun and self.unit == unit

    def finish(self) -> None:
        """Lay out everything at once; tiles are drawn when seen."""
        while self._steps is not None:
            self.prepare(FRect(0, 0, 0, 0))

    def clear(self) -> None:
        """Drop everything."""
        self._is_begun = False
        self._steps = None
        self.tiles.clear()
        self.composition.clear()
        self.pictures.clear()

    def prepare(self, seen: FRect) -> bool:
        """Do a small part of the work left before this part of the world can be shown.

        Return True if there was any.
        """
        if self._steps is not None:
            if next(self._steps, self) is self:
                self._steps = None
            return True
        return self.get_ready(Rect(*(round(side * self.unit) for side in seen)))

    def get_ready(self, seen: Rect) -> bool:
        """Make a tile that a part of the map lacks, or first the pictures on it. Return True if
        any was missing.
        """
        return self.tiles.prepare(seen, self.composition.list.prepare)

    def refresh(self) -> bool:
        """Update what has changed on the chart. Return True if anything has."""
        if self._steps is not None:
            return False
        changed = self.composition.refresh()
        self.tiles.forget_whole(changed)
        return bool(changed)


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


class SeaWindow:
    """Draws the chart through a camera. `pixels` is its place in the window.

    While the camera zooms, the previous zoom's sheet is shown scaled, and stays live; the next
    zoom's sheet is made behind it, a little after each frame. While `may_return` the previous one
    is kept, so that a look from near returns to it at once.
    """

    def __init__(
        self,
        camera: Camera,
        sheet: Sheet,
        context: LayoutContext,
        may_return: Callable[[], bool],
    ) -> None:
        """Show an empty sheet, which is made when it is first needed: until then the camera may
        still choose where to stand.
        """
        self._camera = camera
        self._context = context
        self._may_return = may_return
        self.covers: tuple[FRect, ...] = ()
        """Parts of the view that something lies on."""
        self.pixels = context.viewport.to_pixels(camera.view)
        self._shown = self.pixels.clip(context.viewport.pixels)
        """What is seen of that: all but in a picture of a detail."""
        self.front = sheet
        """The sheet that is shown."""
        self._back: Sheet | None = None
        self._is_back_ready = False
        """The next sheet, while it is being made, and whether all that will be seen is drawn."""
        self._spare: Sheet | None = None
        """The sheet shown before, as it was then."""
        self._steady = 0
        self._goal = 0.0
        """The unit of the glide's goal, and for how many updates it has been the same."""
        self._kept = Kept()
        self.shake = 0, 0
        """Pixels by which everything is shifted for a moment."""
        self._is_empty = True

    def _make_front(self) -> None:
        """Make the first sheet complete, where the camera goes."""
        if self._is_empty:
            self._is_empty = False
            self.front.begin(self._unit(self._camera.goal_zoom))
            self.front.finish()

    def _seen(self) -> FRect:
        """Return the part of the world in view."""
        if self._shown == self.pixels:
            return self._camera.seen()
        to_virtual = self._context.viewport.to_virtual
        corner, end = to_virtual(*self._shown.topleft), to_virtual(*self._shown.bottomright)
        return self._camera.world_under(FRect(*corner, end[0] - corner[0], end[1] - corner[1]))

    @property
    def is_shown(self) -> bool:
        """True if anything of it is."""
        return bool(self._shown)

    def free_pictures(self) -> None:
        """Drop all pictures; they are made again when first needed."""
        self._back = self._spare = None
        self.front.clear()
        self._is_empty = True

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
        """True if the shown sheet is scaled."""
        return self.front.unit != self._unit(self._camera.zoom)

    @property
    def is_settled(self) -> bool:
        """True if the shown sheet is the final one."""
        return self._back is None and not self.is_zooming

    def refresh(self) -> bool:
        """Update the sheets. Return True if what is shown has changed."""
        self._make_front()
        if not self._camera.is_moving:
            # Words on a sheet that is about to be replaced stay where they are.
            world, composition = self._camera.world_under, (self._back or self.front).composition
            composition.seen = world(self._camera.open)
            composition.covers = tuple(map(world, self.covers))
        if self._back is not None:
            self._back.refresh()
        return self.front.refresh()

    def follow_zoom(self) -> None:
        """Prepare the sheet of the camera's goal, switch to it when ready; called each update."""
        self._make_front()
        self._choose_sheets(self._unit(self._camera.goal_zoom))
        if self._back is not None and self._is_back_ready:
            self._show_if_better(self._back)
        if self.is_settled:
            self.front.stood = self.pixels.move(self.origin)

    def _choose_sheets(self, goal: float) -> None:
        self._steady = self._steady + 1 if goal == self._goal else 0
        self._goal = goal
        if goal == self.front.unit:
            self._drop_back()
            if self._spare is not None and self._spare.is_complete and not self._may_return():
                self._spare.clear()
        elif self._spare is not None and self._spare.is_for(goal):
            self._back, self._spare = self._spare, None
        elif self._steady >= _STEADY or not self._camera.is_zooming:
            self._begin_back(goal)

    def _show(self, sheet: Sheet) -> None:
        """Show this one from now on, and keep of the other what a look back needs at once."""
        self.front, self._spare = sheet, self.front
        self._spare.tiles.keep_within(self._spare.stood)
        self._spare.pictures.free()
        self._spare.composition.list.free()

    def _begin_back(self, goal: float) -> None:
        if self._back is None:
            self._back, self._spare = self._spare or self.front.sibling(), None
        if not self._back.is_for(goal):
            self._back.begin(goal)
            self._is_back_ready = False

    def _work_on_back(self, back: Sheet) -> None:
        seconds, most = _SPARE
        until = self._context.clock.now() + seconds
        seen = self._seen()
        for _step in range(most):
            self._is_back_ready = not back.prepare(seen)
            if self._is_back_ready or self._context.clock.now() > until:
                return

    def _show_if_better(self, back: Sheet) -> None:
        """Show the next sheet, unless the last one covers more of what is in view in the glide."""
        shown = self._shown
        view = Rect((0, 0), shown.size)
        last, next_ = (covered(self._scaled(one, view), view) for one in (self.front, back))
        if not (self._camera.is_moving and last) or next_.contains(last):
            back.refresh()
            self._show(back)
            self._back, self._is_back_ready = None, False

    def _drop_back(self) -> None:
        if self._back is not None:
            self._back.clear()
            self._spare, self._back, self._is_back_ready = self._back, None, False

    def prepare(self) -> bool:
        """Make a part of the next sheet, or a coming tile. Return True if there may be more; else
        make a light, for which nobody need wait.
        """
        self.front.tiles.after_frame()
        if self._back is not None:
            self._work_on_back(self._back)
        if not self.is_settled:
            return True
        if self.front.get_ready(self._shown.move(self.origin).inflate(SIDE, SIDE)):
            return True
        next(self.front.composition.marks_ready, None)
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw the water, then all that is on it; while zooming one picture of both."""
        shown = self._shown
        if not shown.width or not shown.height:
            return
        self._make_front()
        if self.is_zooming:
            zoomed = self._zoomed()
            canvas.shape(Painted(area_of(shown), zoomed, zoomed.paint), shown)
            return
        look = self.origin, self.front, self.front.composition.list.changes
        canvas.kept(self._kept, look, self._draw_still)

    def _draw_still(self, canvas: Canvas) -> None:
        shown, (left, top) = self._shown, self.origin
        seen = shown.move(left, top)
        with canvas.within(shown):
            for tile, place in self.front.tiles.within(seen):
                canvas.blit(tile, (place[0] - left, place[1] - top))
            canvas.blits(
                (picture, (x + shown.left, y + shown.top))
                for picture, (x, y) in self.front.composition.list.within(seen)
            )

    def _zoomed(self) -> _Zoomed:
        """Return the shown sheet scaled; beyond it the finished part of the next, and water."""
        unit, clip = self._unit(self._camera.zoom), Rect((0, 0), self._shown.size)
        left, top = map(round, self._corner(unit))
        left, top = left + self._shown.left, top + self._shown.top
        shown = self._scaled(self.front, clip)
        seen = [(self.front.tiles.pictures(shown), clip)]
        gaps: list[Rect] = []
        sheet = self._back or self.front
        for bare in around(clip, covered(shown, clip)):
            tiles = self._scaled(sheet, bare)
            gaps += around(bare, covered(tiles, bare))
            seen.append((sheet.tiles.pictures(tiles), bare))
        return _Zoomed(
            sheet.sea,
            unit,
            tuple((area_of(gap), area_of(gap.move(left, top))) for gap in gaps),
            tuple(
                (tile, area_of(place), area_of(part))
                for tiles, part in seen
                for tile, place in tiles
            ),
        )

    def _scaled(self, sheet: Sheet, clip: Rect) -> list[Scaled]:
        """Return the tiles of a sheet that are seen within a part of the view now."""
        unit = self._unit(self._camera.zoom)
        left, top = self._corner(unit)
        corner = left + self._shown.left, top + self._shown.top
        return sheet.tiles.scaled(unit / sheet.unit, corner, clip)

    def _unit(self, zoom: float) -> float:
        return round(zoom * self._context.viewport.scale, 3)


def sea_within(outer: FRect) -> FRect:
    """Return the window onto the sea in a rim; its edges are under the rim."""
    return outer.inflate(-2 * _LAP * _SCALE, -2 * _LAP * _SCALE)


class Rim:
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
        if not pixels.colliderect(canvas.clip):
            return
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
