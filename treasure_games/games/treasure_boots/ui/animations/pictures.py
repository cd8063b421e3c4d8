"""Pictures that come over the chart for a while and go, and which of them are wanted at once."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Final

from treasure_games.games.treasure_boots.ui.chart.living_chart import LivingChart
from treasure_games.games.treasure_boots.ui.chart.pieces import SHIP_UNIT as UNIT
from treasure_games.games.treasure_boots.ui.chart.pieces import Effect
from treasure_games.stage.animation import Animation, Ledger
from treasure_games.stage.theme import Theme

Point = tuple[float, float]

SMOKE: Final = (180 * UNIT, 180 * UNIT)
MUZZLE: Final = (120 * UNIT, 80 * UNIT)
BALL: Final = (34 * UNIT, 34 * UNIT)
SPLASH: Final = (120 * UNIT, 160 * UNIT)
BURST: Final = (200 * UNIT, 200 * UNIT)
EDDY: Final = (320 * UNIT, 130 * UNIT)
TOKEN: Final = 100 / 135
"""Width of a token on the chart."""

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
