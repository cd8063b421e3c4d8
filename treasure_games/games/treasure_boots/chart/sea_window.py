"""The window onto the chart: tiles where the camera looks, one picture while it zooms."""

from __future__ import annotations

import time
from typing import Final

import pygame
from pygame import FRect, Rect, Surface

from treasure_games.games.treasure_boots.chart.camera import Camera
from treasure_games.games.treasure_boots.chart.composition import Composition
from treasure_games.games.treasure_boots.chart.pictures import Pictures
from treasure_games.games.treasure_boots.chart.sea import Sea
from treasure_games.games.treasure_boots.chart.tiles import SIDE, Tiles
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.look import Look

_STEADY: Final = 3
"""Updates for which the wheel has rested before the new zoom is painted."""
_PATIENCE: Final = 0.002
"""Seconds of painting in one update."""


class _Snapshot:
    """The chart around a middle at one zoom, scaled while the camera zooms."""

    def __init__(self, surface: Surface, seen: FRect) -> None:
        self.surface = surface
        self.seen = seen
        """The part of the world that it shows."""

    def part(self, world: FRect) -> Rect:
        """Where a part of the world lies on it, as far as it does."""
        across = self.surface.get_width() / self.seen.width
        down = self.surface.get_height() / self.seen.height
        rect = Rect(
            round((world.left - self.seen.left) * across),
            round((world.top - self.seen.top) * down),
            max(1, round(world.width * across)), max(1, round(world.height * down)),
        )  # fmt: skip
        whole = self.surface.get_rect()
        rect.size = min(rect.width, whole.width), min(rect.height, whole.height)
        return rect.clamp(whole)


class SeaWindow:
    """Draws a composition through a camera. `pixels` is its place in the window."""

    def __init__(
        self, camera: Camera, composition: Composition, pictures: Pictures, sea: Sea, look: Look
    ) -> None:
        self._camera = camera
        self._composition = composition
        self._pictures = pictures
        self._look = look
        self.pixels = look.viewport.to_pixels(camera.view)
        like = Surface((1, 1), 0, 32)
        self._tiles = Tiles(sea.paint, composition.list, self.pixels.size, like)
        self._snapshot: _Snapshot | None = None
        self._steady = 0
        self._goal = 0.0
        """The zoom that is glided to, and for how many updates it has been the same."""
        self.shake = 0, 0
        """Pixels by which everything is moved for a moment."""
        self._zoom_to(camera.goal_zoom)

    @property
    def kept_bytes(self) -> int:
        """Memory of tiles and of the picture that is zoomed."""
        zoomed = 0 if self._snapshot is None else self._snapshot.surface.get_buffer().length
        return self._tiles.kept_bytes + zoomed

    @property
    def origin(self) -> tuple[int, int]:
        """The pixel of the map that lies at the window's corner (0, 0)."""
        x, y = self._camera.middle
        unit = self._pictures.unit
        return (
            round(x * unit) - self.pixels.centerx - self.shake[0],
            round(y * unit) - self.pixels.centery - self.shake[1],
        )

    @property
    def is_zooming(self) -> bool:
        """Whether a scaled picture stands for the chart."""
        return self._snapshot is not None

    def spoil(self, rect: Rect) -> None:
        """This rectangle of the map looks different."""
        self._tiles.spoil(rect)

    def follow_zoom(self) -> None:
        """Begin or end showing the zoomed picture; called once an update.

        The tiles of the new zoom are painted a few at a time behind it: all at once would stop
        the glide for a tenth of a second.
        """
        goal = self._unit(self._camera.goal_zoom)
        if self._snapshot is None:
            if goal == self._pictures.unit and not self._camera.is_zooming:
                return
            self._snapshot = self._taken(_grown(self._seen_now(), 0.5 * SIDE / self._pictures.unit))
        self._steady = self._steady + 1 if goal == self._goal else 0
        self._goal = goal
        if self._steady < _STEADY and self._camera.is_zooming:
            return
        if goal != self._pictures.unit:
            self._zoom_to(self._camera.goal_zoom)
        elif not self._paint_ahead():
            self._take_over()

    def _paint_ahead(self) -> bool:
        """Paint tiles of the view to come for some ms; whether any were missing."""
        until = time.perf_counter() + _PATIENCE
        seen = self._map_of(self._camera.seen())
        while self._tiles.prepare(seen):
            if time.perf_counter() > until:
                return True
        return False

    def _take_over(self) -> None:
        """All tiles of the new zoom are there: show them, or a picture of them while it glides."""
        if not self._camera.is_zooming:
            self._snapshot = None
        elif self._snapshot is not None and not _covers(self._snapshot.seen, self._camera.seen()):
            self._snapshot = self._taken(self._camera.seen())

    def prepare(self) -> bool:
        """Paint one tile that may come into view; whether there was one to paint."""
        if self._snapshot is not None:
            return True
        return self._tiles.prepare(self.pixels.move(self.origin).inflate(SIDE, SIDE))

    def draw(self, canvas: Canvas) -> None:
        """Everything within the canvas's clip."""
        clip = canvas.surface.get_clip().clip(self.pixels)
        if not clip.width or not clip.height:
            return
        if self._snapshot is None:
            self._tiles.show(canvas.surface, self.origin, clip)
        else:
            self._draw_zoomed(canvas.surface, clip, self._snapshot)

    def _draw_zoomed(self, target: Surface, clip: Rect, snapshot: _Snapshot) -> None:
        """The part of the snapshot that is seen; plain sea where it does not reach."""
        now = self._seen_now()
        part = FRect(now).clip(snapshot.seen)
        zoom = self._unit(self._camera.zoom)
        place = Rect(
            self.pixels.left + round((part.left - now.left) * zoom),
            self.pixels.top + round((part.top - now.top) * zoom),
            min(self.pixels.width, round(part.width * zoom)),
            min(self.pixels.height, round(part.height * zoom)),
        )
        source = snapshot.surface.subsurface(snapshot.part(part))
        if place.size == self.pixels.size and clip == self.pixels:
            pygame.transform.scale(source, clip.size, target.subsurface(clip))
            return
        before = target.get_clip()
        target.set_clip(clip)
        if place.size != self.pixels.size:
            target.fill(self._look.theme.palette.deep_sea, self.pixels)
        target.blit(pygame.transform.scale(source, place.size), place)
        target.set_clip(before)

    def _seen_now(self) -> FRect:
        camera = self._camera
        width, height = camera.view.width / camera.zoom, camera.view.height / camera.zoom
        x, y = camera.middle
        return FRect(x - width / 2, y - height / 2, width, height)

    def _taken(self, seen: FRect) -> _Snapshot:
        """A picture of this part of the world, at the zoom of the tiles."""
        area = self._map_of(seen)
        surface = Surface(area.size, 0, self._tiles.like)
        self._tiles.show(surface, area.topleft, surface.get_rect())
        return _Snapshot(surface, FRect(seen))

    def _map_of(self, seen: FRect) -> Rect:
        """A part of the world in pixels of the map."""
        unit = self._pictures.unit
        return Rect(
            round(seen.left * unit), round(seen.top * unit),
            round(seen.width * unit), round(seen.height * unit),
        )  # fmt: skip

    def _unit(self, zoom: float) -> float:
        return round(zoom * self._look.viewport.scale, 3)

    def _zoom_to(self, zoom: float) -> None:
        """Paint for this zoom from now on."""
        self._pictures.set_unit(self._unit(zoom))
        self._tiles.clear()
        self._composition.begin()


def _covers(seen: FRect, world: FRect) -> bool:
    return bool(_grown(seen, 0.02).contains(world))


def _grown(rect: FRect, by: float) -> FRect:
    return rect.inflate(2 * by, 2 * by)
