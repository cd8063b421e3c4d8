"""Small bells of cast bronze, tuned: the ringer damps none, each rings into the next."""

from .filters import Biquad, highpass, lowpass
from .modes import Body, struck
from .signal import Rng, Samples

BODY: tuple[Biquad, ...] = (highpass(500.0), lowpass(11_000.0, 0.6))

_RATIOS = (1.0, 3.0, 4.2, 5.43)
"""A handbell's twelfth is tuned; the partials over it are left as they are cast."""
_LEVELS = (0.8, 1.0, 0.5, 0.35)
_RINGS_S = (1.5, 0.8, 0.4, 0.25)
_BEAT = 0.0012
"""How far apart the two halves of each mode are: no casting is perfectly round."""


def rung(hz: float, velocity: float, rng: Rng) -> Samples:
    """One stroke; a harder one is brighter."""
    pairs = [
        (hz * ratio * (1.0 + side * _BEAT * rng.uniform(0.5, 1.5)), ring, level * 0.5)
        for ratio, level, ring in zip(_RATIOS, _LEVELS, _RINGS_S, strict=True)
        for side in (-0.5, 0.5)
    ]
    bell = Body(*(tuple(float(pair[at]) for pair in pairs) for at in range(3)))
    return struck(bell, rng, velocity, 0.00011 - 0.00006 * velocity)
