"""Where the parts of a picture stand: places on 1920 by 1080 units, made to fit the room."""

from typing import Final

from msgspec import Struct
from pygame import FRect

from treasure_games.stage.viewport import REFERENCE_HEIGHT, REFERENCE_WIDTH, Viewport

TOP: Final = 116.0
FLOOR: Final = 952.0
"""The picture of a result lies between the title and the acts; these are their places without large
text.
"""


class Frame(Struct, frozen=True):
    """Turns places of the picture into places in the window."""

    scale: float = 1.0
    left: float = 0.0
    top: float = 0.0

    @classmethod
    def between(cls, viewport: Viewport, title: float, floor: float) -> "Frame":
        """Return the frame for the room below the title and above the acts, in the middle."""
        scale = min(1.0, (floor - title) / (FLOOR - TOP))
        left = (viewport.width - REFERENCE_WIDTH * scale) / 2
        return cls(scale, left, floor - FLOOR * scale)

    @classmethod
    def covering(cls, viewport: Viewport) -> "Frame":
        """Return the frame of a scene that covers the window."""
        scale = max(viewport.width / REFERENCE_WIDTH, viewport.height / REFERENCE_HEIGHT)
        return cls(
            scale,
            (viewport.width - REFERENCE_WIDTH * scale) / 2,
            (viewport.height - REFERENCE_HEIGHT * scale) / 2,
        )

    def rect(self, x: float, y: float, width: float, height: float) -> FRect:
        """Return this rectangle of the picture in the window."""
        return FRect(
            self.left + x * self.scale,
            self.top + y * self.scale,
            width * self.scale,
            height * self.scale,
        )
