"""A damped spring, solved exactly: the same motion at any frame rate."""

import math
from dataclasses import dataclass


@dataclass(slots=True)
class Spring:
    """A value pulled to its target. `period` is the time of one swing in seconds; `damping` 1 never
    overshoots.
    """

    value: float
    target: float
    period: float = 0.25
    damping: float = 0.8
    velocity: float = 0.0
    tolerance: float = 0.01

    @property
    def is_resting(self) -> bool:
        """True if it is at its target."""
        return self.value == self.target and self.velocity == 0.0

    def snap(self) -> None:
        """Jump to the target."""
        self.value, self.velocity = self.target, 0.0

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds; two half steps equal one whole step."""
        if self.is_resting or dt <= 0.0:
            return
        if self.period <= 0.0:
            self.snap()
            return
        omega = 2.0 * math.pi / self.period
        solve = _critical if self.damping >= 1.0 else _under
        offset, self.velocity = solve(
            self.value - self.target, self.velocity, omega, self.damping, dt
        )
        self.value = self.target + offset
        if abs(offset) < self.tolerance and abs(self.velocity) < self.tolerance * omega:
            self.snap()


def _critical(
    offset: float, velocity: float, omega: float, _damping: float, dt: float
) -> tuple[float, float]:
    decay = math.exp(-omega * dt)
    pull = velocity + omega * offset
    return (offset + pull * dt) * decay, (velocity - pull * omega * dt) * decay


def _under(
    offset: float, velocity: float, omega: float, damping: float, dt: float
) -> tuple[float, float]:
    swing = omega * math.sqrt(1.0 - damping * damping)
    rate = damping * omega
    decay = math.exp(-rate * dt)
    cosine, sine = math.cos(swing * dt), math.sin(swing * dt)
    lean = (velocity + rate * offset) / swing
    moved = decay * (offset * cosine + lean * sine)
    speed = decay * (
        (lean * swing - rate * offset) * cosine - (offset * swing + rate * lean) * sine
    )
    return moved, speed
