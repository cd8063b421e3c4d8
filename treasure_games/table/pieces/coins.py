"""Coins that fly one by one, or are flipped, and the arcs of whatever flies."""

import math
from collections.abc import Callable
from typing import Any, Final

from pygame import FRect

from treasure_games.core.pages import Named, page_beside
from treasure_games.stage import animation
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.sprite import Sprite, draw_sprites
from treasure_games.stage.theme import Theme
from treasure_games.stage.widgets.widget import Node

Point = tuple[float, float]

PICTURE: Final = "objects/score_coin"
_AT: Final = Named(page_beside(__file__, dict[str, Any]))
_THROWN, _FLIES = 18, 0.8
"""How many coins are thrown, and for how many seconds."""


def along_arc(start: Point, goal: Point, share: float, rise: float) -> Point:
    """Return the point after this share of the way; `rise` is the arc's height."""
    x = start[0] + (goal[0] - start[0]) * share
    return x, start[1] + (goal[1] - start[1]) * share - rise


class FlyingCoins(Node):
    """Coins in the air, drawn over everything."""

    def __init__(self) -> None:
        self.sprites: list[Sprite] = []

    def fly(
        self,
        start: Point,
        goal: Point,
        count: int,
        theme: Theme,
        landed: Callable[[], None] = lambda: None,
    ) -> animation.Animation:
        """Return the flight of coins one after the other; `landed` is called for each."""
        coins = (self._one(start, goal, theme.brief(_AT.seconds)) for _coin in range(count))
        return animation.Staggered(
            _AT.gap, *(animation.Sequential(one, animation.Call(landed)) for one in coins)
        )

    def _one(self, start: Point, goal: Point, seconds: float) -> animation.Animation:
        coin, height = Sprite(PICTURE, *start, _AT.side, _AT.side), _AT.arc * math.dist(start, goal)

        def move(t: float) -> None:
            coin.x, coin.y = along_arc(
                start, goal, animation.in_out_sine(t), animation.there_and_back(t) * height
            )
            coin.alpha = min(1.0, 6.0 * t)

        return animation.Passing(self.sprites, coin, seconds, move)

    def throw(self, start: Callable[[], Point], most: float) -> animation.Animation:
        """Return how many coins are thrown up, and fall; in so many seconds at most."""

        def thrown(number: int) -> animation.Animation:
            coin = Sprite(PICTURE, -_AT.side, 0.0, _AT.side, _AT.side, has_shadow=False)
            aside = _AT.aside * (0.2 + number * 5 % 8 / 8.0) * (1 if number % 3 else -1)

            def move(t: float) -> None:
                x, y = start()
                coin.x, coin.y = x + aside * t, y - _AT.up * t + _AT.down * t * t
                coin.width_pinch = abs(math.cos(9.0 * t + number))

            return animation.Passing(self.sprites, coin, _FLIES, move)

        return animation.Staggered(_AT.gap, *map(thrown, range(_THROWN)), most=most)

    def seconds(self, count: int, theme: Theme) -> float:
        """Return how long the flight of so many coins takes."""
        return theme.brief(_AT.seconds) + float(_AT.gap * max(0, count - 1))

    def clear(self) -> None:
        """Remove all of them."""
        self.sprites.clear()

    def draw(self, canvas: Canvas) -> None:
        """Draw all of them."""
        if self.sprites:
            draw_sprites(canvas, self.sprites, is_moving=True)


class CoinToss(Node):
    """A coin that is flipped: it spins up, comes down, always as heads, and lies for a moment."""

    def __init__(self) -> None:
        self.t = 0.0
        """0 while there is none, else how far its flight is; it lies at 1."""
        self._middle, self._rise = (0.0, 0.0), _AT.rise

    def place(self, x: float, y: float, top: float = 0.0) -> None:
        """Set where it comes down, and the height on the screen that it stays below."""
        self._middle, self._rise = (x, y), min(_AT.rise, y - _AT.size[1] / 2 - top)

    def toss(self, theme: Theme, landed: Callable[[], None]) -> animation.Animation:
        """Return the toss; the coin lies there until `clear`."""

        def move(t: float) -> None:
            self.t = max(0.001, t)

        return animation.Sequential(
            animation.Animate(theme.brief(_AT.toss), move), animation.Call(landed)
        )

    def clear(self) -> None:
        """Remove the coin."""
        self.t = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the pose that its turn has come to."""
        if self.t:
            canvas.image(f"bluffaneer/flip_{_pose(self.t)}", self._rect())

    def _rect(self) -> FRect:
        rect = FRect(0, 0, *_AT.size)
        rect.center = self._middle[0], self._middle[1] - self._rise * math.sin(math.pi * self.t)
        return rect


def _pose(t: float) -> str:
    """Return the pose of a coin on its way; it ends on heads, flat."""
    turn = _AT.turns * math.pi * (1.0 - (1.0 - t) ** 1.5)
    width = abs(math.cos(turn)) if t < 1.0 else 1.0
    if width < 0.13:
        return "edge"
    side = "tails" if math.cos(turn) < 0.0 and t < 1.0 else "heads"
    pose = min(range(len(_AT.widths)), key=lambda one: abs(_AT.widths[one] - width))
    return f"{side}_{pose}"
