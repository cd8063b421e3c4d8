"""The window onto the chart: tiles where the camera looks, one picture while it zooms."""

from __future__ import annotations

import pygame
from pygame import FRect, Rect, Surface

from treasure_games.games.treasure_boots.chart.camera import Camera
from treasure_games.games.treasure_boots.chart.composition import Composition
from treasure_games.games.treasure_boots.chart.pictures import Pictures
from treasure_games.games.treasure_boots.chart.sea import Sea
from treasure_games.games.treasure_boots.chart.tiles import SIDE, Tiles
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.look import Look


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
        """Begin or end showing the zoomed picture; called once an update."""
        if not self._camera.is_zooming:
            if self._snapshot is not None or self._unit(self._camera.zoom) != self._pictures.unit:
                self._snapshot = None
                self._zoom_to(self._camera.zoom)
            return
        ahead, now = self._camera.seen(), self._seen_now()
        if self._snapshot is not None and _covers(self._snapshot.seen, ahead):
            return
        if self._camera.goal_zoom < self._camera.zoom:
            self._zoom_to(self._camera.goal_zoom)
            self._snapshot = self._taken(ahead)
        elif self._snapshot is None:
            self._snapshot = self._taken(now)

    def prepare(self, margin: int) -> bool:
        """Paint one tile that may come into view; whether there was one to paint."""
        if self._snapshot is not None:
            return False
        seen = self.pixels.move(self.origin).inflate(2 * margin * SIDE, 2 * margin * SIDE)
        return self._tiles.prepare(seen)

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
        part = snapshot.surface.subsurface(snapshot.part(self._seen_now()))
        if clip == self.pixels and target.get_rect().contains(clip):
            pygame.transform.scale(part, clip.size, target.subsurface(clip))
        else:
            grown = pygame.transform.scale(part, self.pixels.size)
            target.blit(grown, clip, clip.move(-self.pixels.left, -self.pixels.top))

    def _seen_now(self) -> FRect:
        camera = self._camera
        width, height = camera.view.width / camera.zoom, camera.view.height / camera.zoom
        x, y = camera.middle
        return FRect(x - width / 2, y - height / 2, width, height)

    def _taken(self, seen: FRect) -> _Snapshot:
        """A picture of the whole window, at the zoom of the tiles, looking at `seen`."""
        surface = Surface(self.pixels.size, 0, self._tiles.like)
        unit = self._pictures.unit
        corner = (
            round(seen.centerx * unit) - self.pixels.width // 2,
            round(seen.centery * unit) - self.pixels.height // 2,
        )
        self._tiles.show(surface, corner, surface.get_rect())
        return _Snapshot(surface, FRect(seen))

    def _unit(self, zoom: float) -> float:
        return round(zoom * self._look.viewport.scale, 3)

    def _zoom_to(self, zoom: float) -> None:
        """Paint for this zoom from now on."""
        self._pictures.set_unit(self._unit(zoom))
        self._tiles.clear()
        self._composition.begin()


def _covers(seen: FRect, world: FRect) -> bool:
    slack = 0.02
    return bool(seen.inflate(slack, slack).contains(world))
