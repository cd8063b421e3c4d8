"""The touch layer: dry ticks under the pointer, so soft that a thousand of them don't tire."""

from .group import Group
from .modes import Body, struck, tick
from .signal import Rng, Samples, mixed


def peg(rng: Rng, lowest_hz: float, t60_s: float) -> Samples:
    """A small wooden peg tapped: three short modes and the contact."""
    scale = float(rng.uniform(0.93, 1.07))
    upper = float(rng.uniform(2.3, 2.8))
    t60_s *= float(rng.uniform(0.85, 1.15))
    body = Body(
        tuple(lowest_hz * scale * ratio for ratio in (1.0, upper, 4.6)),
        (t60_s, t60_s * 0.6, t60_s * 0.4),
        (1.0, float(rng.uniform(0.35, 0.6)), 0.2),
    )
    return mixed([(0.0, struck(body, rng, 1.0, 0.0003)), (0.0, tick(rng, 0.002) * 0.06)])


def hover(rng: Rng) -> Samples:
    """Barely there."""
    return peg(rng, 1350.0, 0.016)


def press(rng: Rng) -> Samples:
    """Down: low and short."""
    return peg(rng, 620.0, 0.034)


def release(rng: Rng) -> Samples:
    """Up: the same peg, higher and lighter."""
    return peg(rng, 930.0, 0.024)


def toggle(rng: Rng) -> Samples:
    """A latch going over: two taps, the second lower and firmer."""
    return mixed([(0.0, peg(rng, 980.0, 0.02) * 0.6), (0.046, peg(rng, 700.0, 0.03))])


def refuse(rng: Rng) -> Samples:
    """A soft wooden no: two dull knocks, the second a minor third lower."""
    scale = float(rng.uniform(0.98, 1.02))
    return mixed([(0.0, _dull(rng, 247.0 * scale) * 0.85), (0.115, _dull(rng, 208.0 * scale))])


def _dull(rng: Rng, hz: float) -> Samples:
    body = Body((hz, hz * 2.41, hz * 3.9), (0.095, 0.05, 0.03), (1.0, 0.3, 0.12))
    return struck(body, rng, 1.0, 0.0009)


GROUPS = (
    Group("ui_hover", "touch", 3, -48.0, hover, 300.0),
    Group("ui_press", "touch", 3, -38.0, press, 200.0),
    Group("ui_release", "touch", 3, -41.0, release, 250.0),
    Group("ui_toggle", "touch", 3, -37.0, toggle, 200.0),
    Group("ui_refuse", "touch", 3, -28.0, refuse, 110.0),
)
