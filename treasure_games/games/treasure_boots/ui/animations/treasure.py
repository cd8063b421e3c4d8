"""How treasure moves on the chart: it falls on islands, flies aboard, is spent."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from treasure_games.games.treasure_boots.ui.animations.pictures import (
    TOKEN,
    OnChart,
    Picture,
    Point,
    brief,
)
from treasure_games.games.treasure_boots.ui.chart.living_chart import LivingChart
from treasure_games.games.treasure_boots.ui.chart.pieces import SHIP_UNIT as UNIT
from treasure_games.games.treasure_boots.ui.chart.pieces import WATERLINE, Effect, Token
from treasure_games.stage.animation import Animate, Animation, Call, Sequential
from treasure_games.stage.easing import in_out_sine, in_quad, out_back, out_cubic, there_and_back
from treasure_games.stage.theme import Theme
from treasure_games.table.pieces.coins import along_arc

_ARC: Final = 0.55
"""Height of a treasure's flight, in hex radii for each it goes far."""
_FALL: Final = 3.2
"""From so high treasure falls on an island."""
_FALL_SECONDS: Final = 0.30
_TAKE_SECONDS: Final = 0.32
_SPEND_SECONDS: Final = 0.6


class TokenFlight(OnChart):
    """A treasure flies over the chart in an arc, from one point to another."""

    def __init__(
        self,
        chart: LivingChart,
        picture: str,
        start: Point,
        goal: Point,
        duration: float,
        *,
        grow: tuple[float, float] = (1.0, 1.0),
    ) -> None:
        super().__init__(chart, Effect(picture, *start, TOKEN, TOKEN, scale=grow[0]), duration)
        self._start, self._goal, self._grow = start, goal, grow

    def change(self, effect: Effect, t: float) -> None:
        """Move it along its arc."""
        share = in_out_sine(t)
        distance = math.dist(self._start, self._goal)
        rise = there_and_back(t) * (0.5 + _ARC * min(3.0, distance) * 0.4)
        effect.x, effect.y = along_arc(self._start, self._goal, share, rise)
        effect.scale = self._grow[0] + (self._grow[1] - self._grow[0]) * share


def fall(token: Token, theme: Theme) -> Animation:
    """A treasure falls on its island and bounces once."""
    token.lift, token.alpha = _FALL, 0.0

    def drop(t: float) -> None:
        token.alpha = min(1.0, t * 5)
        if t < 0.72:
            token.lift = _FALL * (1.0 - in_quad(t / 0.72))
        else:
            token.lift = 0.22 * there_and_back((t - 0.72) / 0.28)
        if t >= 1.0:
            token.lift, token.alpha = 0.0, 1.0

    return Animate(brief(theme, _FALL_SECONDS), drop)


def taken(
    chart: LivingChart,
    picture: str,
    start: Point,
    goal: Point,
    theme: Theme,
    landed: Callable[[], None],
) -> Animation:
    """A treasure goes from an island or a ship onto a deck."""
    deck = goal[0], goal[1] + WATERLINE - 30 * UNIT
    flight = TokenFlight(chart, picture, start, deck, brief(theme, _TAKE_SECONDS), grow=(1.0, 0.5))
    return Sequential(flight, Call(landed))


def spent(chart: LivingChart, picture: str, where: Point, theme: Theme) -> Animation:
    """A pearl rises from the deck, shines and is gone."""

    def rise(effect: Effect, t: float) -> None:
        effect.y = where[1] - 0.2 - 0.9 * out_cubic(t)
        effect.scale = 0.7 + 0.4 * out_back(min(1.0, t * 1.6))
        effect.alpha = 1.0 if t < 0.55 else 1.0 - (t - 0.55) / 0.45

    return Picture(chart, (picture,), where, (TOKEN, TOKEN), brief(theme, _SPEND_SECONDS), rise)
