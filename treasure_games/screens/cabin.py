"""The captain's cabin behind the title: the sea drifts, a ship passes, the lantern flickers.

All places are in units of the picture `scenes/title_back`, 1920 by 1080, which is scaled to cover
the window whatever its shape.
"""

from __future__ import annotations

import math
from typing import Final

from msgspec import Struct
from pygame import FRect

from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.viewport import REFERENCE_HEIGHT, REFERENCE_WIDTH
from treasure_games.table.services import AppServices

GLOW_PULSE: Final = 0.75
SEA_PULSE: Final = 1.5
"""Seconds between two states: enough to look alive, at almost no processor time."""

_WINDOW: Final = FRect(400, 60, 1200, 512)
_GLASS: Final = FRect(440, 110, 1120, 450)
_SHIP: Final = FRect(0, 312, 130, 104)
_SHIP_SPEED: Final = 3.0
_SHIP_START: Final = 240.0
_LANTERN: Final = FRect(218, 4, 178, 407)
_GLOW: Final = FRect(47, 24, 520, 520)


class Strip(Struct, frozen=True):
    """Drifting waves: a picture, its place, and its speed in units a second."""

    image: str
    rect: FRect
    speed: float


_STRIPS: Final = (
    Strip("title/sea_far", FRect(440, 404, 1120, 76), 2.0),
    Strip("title/sea_near", FRect(440, 474, 1120, 94), -5.0),
)

_WATER: Final = _STRIPS[0].rect.union(_STRIPS[1].rect)
"""Everything that drifts, except the ship."""


class Cabin:
    """Draws the cabin."""

    def __init__(self, services: AppServices) -> None:
        self._services = services
        self._elapsed = 0.0
        self._glow_at = self._sea_at = 0.0
        self._shift = (0.0, 0.0)
        self._scale = 1.0

    def layout(self, context: LayoutContext) -> None:
        """Compute how the picture is placed."""
        across, down = context.viewport.width, context.viewport.height
        self._scale = max(across / REFERENCE_WIDTH, down / REFERENCE_HEIGHT)
        self._shift = (
            (across - REFERENCE_WIDTH * self._scale) / 2.0,
            (down - REFERENCE_HEIGHT * self._scale) / 2.0,
        )

    def update(self, dt: float) -> None:
        """Advance the motion."""
        if not self._is_alive:
            return
        self._elapsed += dt
        if self._elapsed - self._glow_at >= GLOW_PULSE:
            self._glow_at = self._elapsed
        if self._elapsed - self._sea_at >= SEA_PULSE:
            self._sea_at = self._elapsed

    def next_wakeup(self) -> float | None:
        """Return the seconds to the next change; None if motion is off."""
        if not self._is_alive:
            return None
        due = min(self._glow_at + GLOW_PULSE, self._sea_at + SEA_PULSE)
        return max(0.0, due - self._elapsed)

    def draw(self, canvas: Canvas) -> None:
        """Draw the room, what moves outside, the woodwork over it, and the lantern's light."""
        canvas.cover("scenes/title_back", canvas.context.viewport.rect)
        if self._sea_at > 0.0:
            # The picture shows the sea at rest: the moving parts are loaded after the first frame.
            self._draw_sea(canvas)
            canvas.image("title/window", self._laid(_WINDOW))
        canvas.image("objects/lantern", self._laid(_LANTERN))
        canvas.glow("objects/lantern_glow", self._laid(_GLOW), self._brightness())

    @property
    def _is_alive(self) -> bool:
        settings = self._services.settings
        return settings.ambience and not settings.reduced_motion

    def _draw_sea(self, canvas: Canvas) -> None:
        far, near = _STRIPS
        with canvas.clipped(self._laid(_GLASS)):
            self._draw_strip(canvas, far)
            canvas.image("title/ship", self._laid(self._ship()))
            self._draw_strip(canvas, near)

    def _ship(self) -> FRect:
        """Return the ship's place on its way across the window."""
        way = _GLASS.width + _SHIP.width
        run = (_SHIP_START + self._sea_at * _SHIP_SPEED) % way
        return _SHIP.move(_GLASS.left - _SHIP.width + run, 0.0)

    def _draw_strip(self, canvas: Canvas, strip: Strip) -> None:
        """Draw the strip twice, end to end, so that it has no gap."""
        drift = self._sea_at * strip.speed % strip.rect.width
        canvas.image(strip.image, self._laid(strip.rect.move(drift, 0.0)))
        canvas.image(strip.image, self._laid(strip.rect.move(drift - strip.rect.width, 0.0)))

    def _laid(self, rect: FRect) -> FRect:
        """Convert a rectangle from the picture's units to the window's."""
        left, top = self._shift
        scale = self._scale
        return FRect(
            left + rect.left * scale,
            top + rect.top * scale,
            rect.width * scale,
            rect.height * scale,
        )

    def _brightness(self) -> float:
        """Return 0.75 to 1, from three slow waves that never coincide in the same way."""
        t = self._glow_at
        wave = math.sin(t * 2.1) + 0.6 * math.sin(t * 5.3 + 1.0) + 0.4 * math.sin(t * 9.7 + 2.0)
        return 0.875 + 0.0625 * wave
