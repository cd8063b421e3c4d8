"""What flies over everything, from the chart to a captain's plate."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from pygame import FRect

from treasure_games.stage.animation import Animation, Ledger, Staggered
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.easing import in_out_sine, there_and_back
from treasure_games.stage.sprite import Sprite, draw_sprites
from treasure_games.stage.theme import Theme

_SECONDS: Final = 0.48
_STAGGER: Final = 0.07
_COIN: Final = 40.0
_ARC: Final = 0.16


class Flyers:
    """Sprites in the air, drawn over chart and plates."""

    def __init__(self) -> None:
        self.sprites: list[Sprite] = []
        self._drawn: list[FRect] = []

    def clear(self) -> None:
        """Nothing flies any more."""
        self.sprites.clear()

    def track(self, invalidate: Callable[[FRect | None], None]) -> None:
        """Have drawn again where they were and are."""
        now = [sprite.rect.inflate(48, 48) for sprite in self.sprites]
        if now or self._drawn:
            for rect in (*self._drawn, *now):
                invalidate(rect)
            self._drawn = now

    def draw(self, canvas: Canvas) -> None:
        """All of them."""
        if self.sprites:
            draw_sprites(canvas, self.sprites, is_moving=True)


class CoinFlight(Animation):
    """One coin to a plate, in an arc."""

    def __init__(
        self, flyers: Flyers, start: tuple[float, float], goal: tuple[float, float], seconds: float
    ) -> None:
        self._flyers, self._start, self._goal = flyers, start, goal
        self.duration = seconds
        self._sprite = Sprite("objects/score_coin", *start, _COIN, _COIN)

    def begin(self, ledger: Ledger) -> None:
        """It appears."""
        self._flyers.sprites.append(self._sprite)

    def at(self, t: float) -> None:
        """It arrives and is gone."""
        if t >= 1.0:
            if self._sprite in self._flyers.sprites:
                self._flyers.sprites.remove(self._sprite)
            return
        share, distance = in_out_sine(t), math.dist(self._start, self._goal)
        self._sprite.x = self._start[0] + (self._goal[0] - self._start[0]) * share
        rise = there_and_back(t) * _ARC * distance
        self._sprite.y = self._start[1] + (self._goal[1] - self._start[1]) * share - rise
        self._sprite.alpha = min(1.0, 6.0 * t)


def coins(
    flyers: Flyers, start: tuple[float, float], goal: tuple[float, float], count: int, theme: Theme
) -> Animation:
    """So many coins, one after the other."""
    seconds = _SECONDS if theme.motion.bank_most else 0.08
    return Staggered(_STAGGER, *(CoinFlight(flyers, start, goal, seconds) for _ in range(count)))
