"""Pictures that come over the chart for a while and go: treasure, smoke, fire, splashes."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Final

from treasure_games.games.treasure_boots.ui.chart.living_chart import LivingChart
from treasure_games.games.treasure_boots.ui.chart.pieces import SHIP_UNIT as UNIT
from treasure_games.games.treasure_boots.ui.chart.pieces import Effect, Token
from treasure_games.stage.animation import Animate, Animation, Ledger
from treasure_games.stage.easing import in_out_sine, in_quad, out_back, out_cubic, there_and_back
from treasure_games.stage.theme import Theme
from treasure_games.table.pieces.coins import along_arc

Point = tuple[float, float]

SMOKE: Final = (180 * UNIT, 180 * UNIT)
MUZZLE: Final = (120 * UNIT, 80 * UNIT)
BALL: Final = (34 * UNIT, 34 * UNIT)
SPLASH: Final = (120 * UNIT, 160 * UNIT)
BURST: Final = (200 * UNIT, 200 * UNIT)
EDDY: Final = (320 * UNIT, 130 * UNIT)
TOKEN: Final = 100 / 135
"""Width of a token on the chart."""
_ARC: Final = 0.55
"""Height of a treasure's flight, in hex radii for each it goes far."""
_FALL: Final = 3.2
"""From so high treasure falls on an island."""
_FALL_SECONDS: Final = 0.30
_SPEND_SECONDS: Final = 0.6

SUDDEN: Final = (
    *((f"ships/smoke_{number}", *SMOKE) for number in (1, 2, 3, 4)),
    *((f"ships/muzzle_{number}", *MUZZLE) for number in (1, 2)),
    *((f"ships/splash_{number}", *SPLASH) for number in (1, 2, 3)),
    *((f"ships/hit_{number}", *BURST) for number in (1, 2, 3)),
    ("ships/cannonball", *BALL),
    *((f"ships/foam_ring_{number}", *EDDY) for number in (1, 2)),
    *((f"ships/bubbles_{number}", 160 * UNIT, 100 * UNIT) for number in (1, 2)),
    ("ships/flotsam", 200 * UNIT, 90 * UNIT),
    *(
        (f"tokens/{kind}", TOKEN, TOKEN)
        for kind in ("sails", "guns", "rum", "gold", "pearl", "black_pearl")
    ),
)
"""Pictures with their sizes that are wanted from one frame to the next: they are read ahead."""


def wrecks(livery: str) -> list[tuple[str, float, float]]:
    """The same for the sinking of one ship."""
    return [(f"ships/{livery}_wreck_{stage}", 320 * UNIT, 290 * UNIT) for stage in (1, 2, 3)]


class OnChart(Animation):
    """Something that lies on the chart while the animation lasts; `change` shapes it."""

    def __init__(self, chart: LivingChart, effect: Effect, duration: float) -> None:
        self._chart, self._effect = chart, effect
        self.duration = duration

    def begin(self, ledger: Ledger) -> None:
        """Put it on the chart."""
        self._chart.effects.append(self._effect)

    def at(self, t: float) -> None:
        """Shape it for this moment; take it away at the end."""
        if t < 1.0:
            self.change(self._effect, t)
        elif self._effect in self._chart.effects:
            self._chart.effects.remove(self._effect)

    @abstractmethod
    def change(self, effect: Effect, t: float) -> None:
        """Shape it for a share of the time, less than 1."""


class Picture(OnChart):
    """One picture or a series of them; `move(effect, t)` shapes it."""

    def __init__(
        self,
        chart: LivingChart,
        pictures: Sequence[str],
        where: Point,
        size: Point,
        duration: float,
        move: Callable[[Effect, float], None] = lambda effect, t: None,
        *,
        angle: float = 0.0,
        is_under: bool = False,
        foot: float = 0.5,
    ) -> None:
        effect = Effect(pictures[0], *where, *size, angle=angle, anchor_y=foot, is_under=is_under)
        super().__init__(chart, effect, duration)
        self._pictures, self._move = pictures, move

    def change(self, effect: Effect, t: float) -> None:
        """Show the picture of this moment, moved."""
        effect.picture = self._pictures[int(t * len(self._pictures))]
        self._move(effect, t)


def brief(theme: Theme, seconds: float) -> float:
    """Return the seconds, or hardly any for those who want less motion."""
    return seconds if theme.motion.bank_most else min(seconds, 0.08)


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


def spent(chart: LivingChart, picture: str, where: Point, theme: Theme) -> Animation:
    """A pearl rises from the deck, shines and is gone."""

    def rise(effect: Effect, t: float) -> None:
        effect.y = where[1] - 0.2 - 0.9 * out_cubic(t)
        effect.scale = 0.7 + 0.4 * out_back(min(1.0, t * 1.6))
        effect.alpha = 1.0 if t < 0.55 else 1.0 - (t - 0.55) / 0.45

    return Picture(chart, (picture,), where, (TOKEN, TOKEN), brief(theme, _SPEND_SECONDS), rise)
