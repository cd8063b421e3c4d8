"""The captain's cabin behind the title: the sea drifts, a ship passes, the lantern flickers.

All places are in units of the picture `scenes/title_back`, 1920 by 1080, which is scaled to cover
the window whatever its shape.
"""

import math
from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from pygame import FRect

from treasure_games.screens.frame import Frame
from treasure_games.stage.ambience import Stirring
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.services import Services

_SEA_BEATS: Final = 2
"""After so many flickers of the lantern the sea has moved on."""

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


class Cabin(Stirring):
    """The cabin; what moves in it changes at long intervals."""

    pulse = 0.75

    def __init__(self, services: Services) -> None:
        super().__init__(services.settings)

    @property
    def _sea_moved_at(self) -> float:
        """When the sea has moved on last."""
        return self.beat // _SEA_BEATS * _SEA_BEATS * self.pulse

    def draw(self, canvas: Canvas) -> None:
        """Draw the room, what moves outside, the woodwork over it, and the lantern's light."""
        frame = Frame.covering(canvas.context.viewport)
        canvas.cover("scenes/title_back", canvas.context.viewport.rect)
        if self._sea_moved_at:
            # The picture shows the sea at rest: the moving parts are loaded after the first frame.
            with canvas.clipped(frame.rect(*_GLASS)):
                for image, rect in self._sea():
                    canvas.image(image, frame.rect(*rect))
            canvas.image("title/window", frame.rect(*_WINDOW))
        canvas.image("objects/lantern", frame.rect(*_LANTERN))
        canvas.glow("objects/lantern_glow", frame.rect(*_GLOW), self._brightness())

    def _sea(self) -> Iterator[tuple[str, FRect]]:
        """Yield the pictures with their places: the ship between far and near waves."""
        far, near = map(self._waves, _STRIPS)
        yield from far
        way = _GLASS.width + _SHIP.width
        run = (_SHIP_START + self._sea_moved_at * _SHIP_SPEED) % way
        yield "title/ship", _SHIP.move(_GLASS.left - _SHIP.width + run, 0.0)
        yield from near

    def _waves(self, strip: Strip) -> Iterator[tuple[str, FRect]]:
        """Yield the strip twice, end to end, so that it has no gap."""
        drift = self._sea_moved_at * strip.speed % strip.rect.width
        for x in (drift, drift - strip.rect.width):
            yield strip.image, strip.rect.move(x, 0.0)

    def _brightness(self) -> float:
        """Return 0.75 to 1, from three slow waves that never coincide in the same way."""
        t = self.beat * self.pulse
        wave = math.sin(t * 2.1) + 0.6 * math.sin(t * 5.3 + 1.0) + 0.4 * math.sin(t * 9.7 + 2.0)
        return 0.875 + 0.0625 * wave
