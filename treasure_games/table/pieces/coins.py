"""Coins: flying one by one, and piled up so that they can be counted."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Final

from msgspec import Struct
from pygame import FRect

from treasure_games.stage.animation import (
    Animate,
    Animation,
    Call,
    Owners,
    Sequential,
    Staggered,
    in_out_sine,
    out_cubic,
    there_and_back,
)
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.sprite import Sprite, draw_sprites
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.theme import Theme
from treasure_games.stage.widgets.widget import Box, BoxKind

Point = tuple[float, float]


PICTURE: Final = "objects/score_coin"
_SECONDS: Final = 0.48
_AT_ONCE: Final = 0.08
"""Seconds of a flight with reduced motion."""
_GAP: Final = 0.07
"""Seconds from one coin to the next."""
_SIDE: Final = 54.0
_ARC: Final = 0.16
"""Height of a flight, as a share of its distance."""
_STACK: Final = 5
"""Coins in a stack: so a pile is counted at a glance."""
_STEP: Final = 0.16
"""From a coin to the one on top, as a share of its width."""
_BESIDE: Final = 1.08
"""From a stack to the next one, as a share of a coin's width."""
_BEHIND: Final = 0.5
"""From a row of stacks up to the row behind it, as a share of a coin's width."""
_DROP: Final = 0.6
"""Height from which a coin falls onto its pile, as a share of its width."""
_DROP_SECONDS: Final = 0.18
_COUNT: Final = TextStyle(26.0, Face.BOLD, "brass_light", is_tabular=True)


class CoinLook(Struct, frozen=True):
    """The picture of a coin in a pile, and its width and height by the width of the coin."""

    picture: str
    width: float
    height: float


FLAT: Final = CoinLook(PICTURE, 1.0, 0.46)


def along_arc(start: Point, goal: Point, share: float, rise: float) -> Point:
    """Return the point after this share of the way; `rise` is the arc's height."""
    x = start[0] + (goal[0] - start[0]) * share
    return x, start[1] + (goal[1] - start[1]) * share - rise


class FlyingCoins:
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
    ) -> Animation:
        """Return the flight of coins one after the other; `landed` is called for each."""
        flights = [
            Sequential(_Flight(self.sprites, start, goal, _flight(theme)), Call(landed))
            for _coin in range(count)
        ]
        return Staggered(_GAP, *flights)

    def seconds(self, count: int, theme: Theme) -> float:
        """Return how long the flight of so many coins takes."""
        return _flight(theme) + _GAP * max(0, count - 1)

    def clear(self) -> None:
        """Remove all of them."""
        self.sprites.clear()

    def draw(self, canvas: Canvas) -> None:
        """Draw all of them."""
        if self.sprites:
            draw_sprites(canvas, self.sprites, is_moving=True)


def _flight(theme: Theme) -> float:
    """Return the seconds that one coin flies."""
    return _SECONDS if theme.motion.bank_most else _AT_ONCE


class _Flight(Animation):
    """One coin in an arc; it is among the sprites while it flies."""

    def __init__(self, sprites: list[Sprite], start: Point, goal: Point, seconds: float) -> None:
        self._sprites, self._start, self._goal = sprites, start, goal
        self._distance = math.dist(start, goal)
        self.duration = seconds
        self._coin = Sprite(PICTURE, *start, _SIDE, _SIDE)

    def begin(self, owners: Owners) -> None:
        """Show the coin."""
        self._sprites.append(self._coin)

    def at(self, t: float) -> None:
        """Move the coin; remove it at the end."""
        if t < 1.0:
            rise = there_and_back(t) * _ARC * self._distance
            where = along_arc(self._start, self._goal, in_out_sine(t), rise)
            self._coin.x, self._coin.y = where
            self._coin.alpha = min(1.0, 6.0 * t)
        elif self._coin in self._sprites:
            self._sprites.remove(self._coin)


class CoinPile:
    """Coins in stacks of five, with their number unless it is written elsewhere; changes coin by
    coin.
    """

    def __init__(
        self, name: str, count: int = 0, *, look: CoinLook = FLAT, is_numbered: bool = True
    ) -> None:
        self.name, self.count = name, count
        self._look, self._is_numbered = look, is_numbered
        self._foot, self._coin, self._across = (0.0, 0.0), 1.0, 100
        self._words = FRect(0, 0, 1, 1)
        self._above = 0.0
        """How high the uppermost coin is above its place, 0 to 1."""

    def place(self, foot: Point, coin: float, context: LayoutContext, across: int = 100) -> None:
        """Place the left end of the first stack's foot, and set the width of a coin and how many
        stacks stand in a row; more stand behind it.
        """
        self._foot, self._coin, self._across = foot, coin, across
        width = max(coin, context.texts.measure("000", _COUNT)[0])
        self._words = FRect(*foot, width, context.texts.line_height(_COUNT))

    def show(self, count: int) -> None:
        """Show this many coins at once."""
        self.count, self._above = count, 0.0

    def change(self, count: int, landed: Callable[[], None] = lambda: None) -> Animation:
        """Return an animation to this many coins, one by one; `landed` is called for each."""
        way = 1 if count > self.count else -1
        numbers = range(self.count + max(way, 0), count + max(way, 0), way)
        return Sequential(*(self._moved(number, way, landed) for number in numbers))

    def one(self, way: int) -> Animation:
        """Return the animation of one coin that comes (1) or leaves (-1), whatever lies there when
        it begins; several may overlap.
        """

        def begin() -> None:
            self.count += way

        def fall(t: float) -> None:
            self._above = 1.0 - out_cubic(t) if t < 1.0 else 0.0

        return Sequential(Call(begin), Animate(_DROP_SECONDS if way > 0 else 0.0, fall))

    def _moved(self, number: int, way: int, landed: Callable[[], None]) -> Animation:
        """Return the animation of one coin onto the pile, or off it."""

        def move(t: float) -> None:
            self.count = number if way > 0 or t < 1.0 else number - 1
            height = 1.0 - out_cubic(t) if way > 0 else out_cubic(t)
            self._above = height if t < 1.0 else 0.0

        return Sequential(Animate(_DROP_SECONDS, move), Call(landed))

    def top(self) -> Point:
        """Return where the next coin lands, and coins leave from."""
        return self._spot(self.count).center

    def draw(self, canvas: Canvas) -> None:
        """Draw the stacks, the rows behind first, each stack from its foot, and the number."""
        for index in sorted(range(self.count), key=lambda one: -self._row(one)):
            spot = self._spot(index)
            if index == self.count - 1:
                spot.top -= self._above * self._coin * _DROP
            canvas.image(self._look.picture, spot)
        if self._is_numbered:
            canvas.text(str(self.count), _COUNT, self._words)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the number for the layout check."""
        size = context.texts.measure(str(self.count), _COUNT)
        yield Box(f"{self.name}.count", FRect(self._words), BoxKind.TEXT, text_size=size)

    def _row(self, index: int) -> int:
        return index // _STACK // self._across

    def _spot(self, index: int) -> FRect:
        stack, level = divmod(index, _STACK)
        row, column = divmod(stack, self._across)
        left, foot = self._foot
        width, height = self._coin * self._look.width, self._coin * self._look.height
        x = left + (column * _BESIDE + 0.3 * (row % 2)) * self._coin - (width - self._coin) / 2
        y = foot - height - (level * _STEP + row * _BEHIND) * self._coin
        return FRect(x, y, width, height)
