"""How pieces move on the table: glide in an arc, flip, land, tug. Amounts and times come from the
theme.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from treasure_games.stage.animation import (
    Animate,
    Animation,
    Call,
    Ledger,
    Sequential,
    Staggered,
    Tween,
)
from treasure_games.stage.easing import in_quad, out_cubic, out_quad, there_and_back
from treasure_games.stage.sprite import Sprite
from treasure_games.stage.theme import Theme

_LONG_WAY = 500.0
"""Virtual units from which a move is a long one."""
_OVERSHOOT = 0.03
_FLIGHT_LIFT = 26.0
"""Virtual units that a piece rises in flight."""


class Glide(Animation):
    """A piece travels to (x, y) in an arc, banked by its speed, a little past its goal and back.

    It owns x, y, angle and lift; a newer motion of the same piece takes them over.
    """

    _OWNED = ("x", "y", "angle", "lift")

    def __init__(
        self,
        sprite: Sprite,
        x: float,
        y: float,
        theme: Theme,
        *,
        angle: float | None = None,
        duration: float | None = None,
    ) -> None:
        distance = math.hypot(x - sprite.x, y - sprite.y)
        usual = theme.durations.move_long if distance > _LONG_WAY else theme.durations.move_short
        self.duration = usual if duration is None else max(0.0, duration)
        self._sprite = sprite
        self._goal = x, y
        self._goal_angle = angle
        self._motion = theme.motion
        self._start = sprite.x, sprite.y
        self._start_angle, self._end_angle, self._start_lift = sprite.angle, sprite.angle, 0.0
        self._ledger = Ledger()

    def begin(self, ledger: Ledger) -> None:
        """Start from where the piece is now."""
        sprite = self._sprite
        self._ledger = ledger
        self._start = sprite.x, sprite.y
        self._start_angle, self._start_lift = sprite.angle, sprite.lift
        self._end_angle = sprite.angle if self._goal_angle is None else self._goal_angle
        ledger.claim(self, sprite, self._OWNED)

    def at(self, t: float) -> None:
        """Along the arc; at 1 exactly on the goal, flat on the table."""
        values = self._pose(t) if t < 1.0 else (*self._goal, self._end_angle, 0.0)
        for name, value in zip(self._OWNED, values, strict=True):
            if self._ledger.owns(self, self._sprite, name):
                setattr(self._sprite, name, value)
        if t >= 1.0:
            self._ledger.release(self, self._sprite, self._OWNED)

    def _pose(self, t: float) -> tuple[float, float, float, float]:
        across, down = self._goal[0] - self._start[0], self._goal[1] - self._start[1]
        distance = math.hypot(across, down)
        share = out_cubic(t) + _overshoot(t) * (1.0 if self._motion.arc_most else 0.0)
        rise = there_and_back(out_quad(t))
        reach = self._motion.arc_most if distance > _LONG_WAY else self._motion.arc_least
        bank = -self._motion.bank_most * (across / distance if distance else 0.0) * (1.0 - t) ** 2
        bank *= min(1.0, t * 8.0)
        angle = self._start_angle + (self._end_angle - self._start_angle) * out_cubic(t) + bank
        return (
            self._start[0] + across * share,
            self._start[1] + down * share - reach * distance * rise,
            angle,
            self._start_lift * (1.0 - t) + _FLIGHT_LIFT * rise,
        )


def _overshoot(t: float) -> float:
    """A swing past the goal in the last third, gone at the end."""
    return _OVERSHOOT * there_and_back((t - 0.6) / 0.4) if t > 0.6 else 0.0


def flip(sprite: Sprite, image: str, theme: Theme) -> Animation:
    """Turn a card over: it narrows to its edge, shows `image`, and widens again."""
    half = theme.durations.flip_half

    def show() -> None:
        sprite.image = image

    return Sequential(
        Tween(sprite, half, easing=in_quad, width_pinch=0.0),
        Call(show),
        Tween(sprite, half, easing=out_quad, width_pinch=1.0),
    )


def land(sprite: Sprite, theme: Theme, touched: Callable[[], None] = lambda: None) -> Animation:
    """Touch down: `touched` (the sound) at once, then a short squash that springs back."""
    squash = theme.motion.squash_wide - 1.0

    def press(t: float) -> None:
        sprite.stretch = 1.0 + squash * there_and_back(t)

    return Sequential(Call(touched), Animate(theme.durations.land, press))


def tug(sprite: Sprite, theme: Theme, x: float, y: float) -> Animation:
    """A short pull towards (x, y), before something is taken away."""
    distance = math.hypot(x - sprite.x, y - sprite.y) or 1.0
    reach = 14.0 / distance
    goal_x, goal_y = sprite.x + (x - sprite.x) * reach, sprite.y + (y - sprite.y) * reach
    return Tween(sprite, theme.durations.steal_tug, easing=out_quad, x=goal_x, y=goal_y)


def deal(theme: Theme, *glides: Animation) -> Animation:
    """Glides one after the other, the whole within the time that a deal may take."""
    return Staggered(theme.durations.deal_stagger, *glides, most=theme.durations.deal_most)


def steal(sprite: Sprite, x: float, y: float, theme: Theme, *, angle: float = 0.0) -> Animation:
    """The victim's piece tugs first, then travels to its new owner."""
    flight = max(0.0, theme.durations.steal - theme.durations.steal_tug)
    return Sequential(
        tug(sprite, theme, x, y), Glide(sprite, x, y, theme, angle=angle, duration=flight)
    )


def hover(sprite: Sprite, theme: Theme, *, is_over: bool) -> Animation:
    """Lift a card that is looked at, and lay it down again."""
    motion = theme.motion
    lift, scale = (motion.hover_lift, motion.hover_scale) if is_over else (0.0, 1.0)
    return Tween(sprite, theme.durations.hover, easing=out_quad, lift=lift, scale=scale)
