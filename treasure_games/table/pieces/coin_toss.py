"""A coin that is flipped: it spins up, comes down, and lies for a moment."""

import math
from collections.abc import Callable
from typing import Final

from pygame import FRect

from treasure_games.stage.animation import Animate, Animation, Call, Sequential
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.theme import Theme
from treasure_games.stage.widgets.widget import Node

_SECONDS: Final = 0.95
_TURNS: Final = 5
_WIDTHS: Final = (1.0, 0.86, 0.6, 0.26)
"""How wide each pose of the turning coin is seen."""
_SIZE: Final = (150.0, 165.0)
_RISE: Final = 170.0


class CoinToss(Node):
    """In a folder of pictures it is `flip_edge`, and `flip_heads_<pose>` and `flip_tails_<pose>`
    from wide to narrow. It always comes down as heads.
    """

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self.t = 0.0
        """0 while there is none, else how far its flight is; it lies at 1."""
        self._middle, self._rise = (0.0, 0.0), _RISE

    def place(self, x: float, y: float, top: float = 0.0) -> None:
        """Set where it comes down, and the height on the screen that it stays below."""
        self._middle, self._rise = (x, y), min(_RISE, y - _SIZE[1] / 2 - top)

    def toss(self, theme: Theme, landed: Callable[[], None]) -> Animation:
        """Return the toss; the coin lies there until `clear`."""

        def move(t: float) -> None:
            self.t = max(0.001, t)

        return Sequential(Animate(theme.brief(_SECONDS), move), Call(landed))

    def clear(self) -> None:
        """Remove the coin."""
        self.t = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the pose that its turn has come to."""
        if self.t:
            canvas.image(f"{self._folder}/flip_{_pose(self.t)}", self._rect())

    def _rect(self) -> FRect:
        rect = FRect(0, 0, *_SIZE)
        rect.center = self._middle[0], self._middle[1] - self._rise * math.sin(math.pi * self.t)
        return rect


def _pose(t: float) -> str:
    """Return the pose of a coin on its way; it ends on heads, flat."""
    turn = _TURNS * math.pi * (1.0 - (1.0 - t) ** 1.5)
    width = abs(math.cos(turn)) if t < 1.0 else 1.0
    if width < 0.13:
        return "edge"
    side = "tails" if math.cos(turn) < 0.0 and t < 1.0 else "heads"
    pose = min(range(len(_WIDTHS)), key=lambda one: abs(_WIDTHS[one] - width))
    return f"{side}_{pose}"
