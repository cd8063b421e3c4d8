"""Below deck: the ship that works around whoever sits at a table, and the cabin's own air. Loops
without a seam, made like those of `sea`.
"""

import numpy as np

from .filters import bandpass, highpass, lowpass, run_loop
from .group import Group
from .modes import tick
from .ogg import LOW_RATE
from .sea import add, band, water
from .signal import Rng, Samples, frames, panned
from .space import CABIN, in_room
from .timber import creak, plank_hit, rope_creak

SHIP_S, CABIN_S = 48.0, 36.0
_ROLLS = 8
"""How often the ship rolls in the cabin's loop; the lantern swings with it."""


def ship(rng: Rng) -> Samples:
    """The hull's low murmur, and over it, never at regular times, timber, rope and a block."""
    length = frames(SHIP_S)
    out = np.stack([_murmur(rng, length, (5, 8, 13)) for _ in range(2)], axis=1) * 0.09
    for at in (2.9, 13.4, 20.7, 35.2, 43.1):
        slow = float(rng.uniform(16.0, 24.0))
        groan = creak(rng, float(rng.uniform(0.9, 1.6)), slow, 2.1 * slow, (190.0, 330.0, 520.0))
        _heard_below(rng, out, at, groan * float(rng.uniform(0.3, 0.5)))
    for at in (8.6, 27.8, 39.0):
        _heard_below(rng, out, at, rope_creak(rng) * float(rng.uniform(0.2, 0.3)))
    for at in (17.1, 17.5, 31.9):
        _heard_below(rng, out, at, plank_hit(rng, float(rng.uniform(0.03, 0.05)), 0.004))
    return out


def cabin(rng: Rng) -> Samples:
    """Air between planks, the sea behind them, and a lantern that squeaks on its hook."""
    length = frames(CABIN_S)
    outside = np.stack([water(rng, length) for _ in range(2)], axis=1)
    air = np.stack([_murmur(rng, length, (3, 4, 7)) for _ in range(2)], axis=1)
    draught = np.stack([_draught(rng, length) for _ in range(2)], axis=1)
    out = run_loop(outside, lowpass(380.0), lowpass(700.0)) + air * 0.5 + draught
    for roll in range(_ROLLS):
        if rng.random() < 0.25:
            continue  # It doesn't complain each time.
        at = CABIN_S * (roll + 0.3 + float(rng.uniform(-0.06, 0.06))) / _ROLLS
        squeak = creak(rng, float(rng.uniform(0.22, 0.34)), 70.0, 190.0, (1150.0, 1720.0, 2600.0))
        loud = float(rng.uniform(0.10, 0.20))
        add(out, at, in_room(panned(squeak, 0.35), CABIN, 0.6) * loud)
        add(out, at + 0.42, in_room(panned(tick(rng, 0.02), 0.35), CABIN, 0.6) * loud * 0.3)
    return out


def _murmur(rng: Rng, length: int, cycles: tuple[int, ...]) -> Samples:
    """What planks pass on of all that goes on outside."""
    return band(rng, length, (bandpass(120.0, 0.6), highpass(50.0), lowpass(420.0)), 1.0, cycles)


def _draught(rng: Rng, length: int) -> Samples:
    """Air that moves through cracks."""
    return band(rng, length, (bandpass(1300.0, 0.4), lowpass(2800.0)), 0.05, (2, 5, 9))


def _heard_below(rng: Rng, loop: Samples, at: float, sound: Samples) -> None:
    """Add a sound of the ship, from somewhere around the cabin."""
    add(loop, at, in_room(panned(sound, float(rng.uniform(-0.8, 0.8))), CABIN, 0.8))


GROUPS = (
    Group("ship", "ambience", 1, -37.0, ship, 45.0, loop=True, quality=0.0, rate=LOW_RATE),
    Group("cabin", "ambience", 1, -36.0, cabin, 45.0, loop=True, quality=0.05, rate=LOW_RATE),
)
