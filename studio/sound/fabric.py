"""Body sounds of what is soft: a page of the log book, the curtain between two players."""

import numpy as np

from .filters import highpass, lowpass, run
from .group import Group
from .modes import RING, metal, struck
from .paper import flutter, rub, slap, snap
from .signal import Rng, Samples, bump, frames, mixed, noise


def page_turn(rng: Rng) -> Samples:
    """Lifted by the corner, swung over with a rustle, laid down and smoothed."""
    lift = rub(rng, 0.13, 1300, 3400, peak_at=0.6, grain=0.75)
    swing = rub(rng, rng.uniform(0.28, 0.34), 700, 2600, peak_at=0.55, grain=0.8)
    crackles = [
        (
            float(at),
            snap(rng, float(rng.uniform(1800, 4200)), 0.010) * float(rng.uniform(0.1, 0.35)),
        )
        for at in rng.uniform(0.08, 0.42, 9)
    ]
    settle = slap(rng, 0.05) * 0.28
    return mixed([(0.0, lift * 0.7), (0.10, swing), *crackles, (0.40, settle)])


def cloth(rng: Rng) -> Samples:
    """Heavy cloth drawn along a brass rod: the weight of it, its weave, a few rings."""
    seconds = rng.uniform(0.36, 0.42)
    length = frames(seconds)
    sway = bump(length, 0.42, 2.4) * flutter(rng, length, 26.0, 0.3)
    weight = run(noise(rng, length), lowpass(420.0), highpass(110.0)) * sway
    weave = run(noise(rng, length), lowpass(2600.0), highpass(500.0)) * sway**1.3
    body = weight * 1.2 + weave * 0.8
    parts = [(0.0, np.asarray(body / np.max(np.abs(body))))]
    for at in np.sort(rng.uniform(0.05, seconds * 0.75, 6)):
        ring = metal(float(rng.uniform(2100, 2700)), RING, 0.09, rng)
        parts.append((float(at), struck(ring, rng, float(rng.uniform(0.03, 0.09)), 0.00008)))
    return mixed(parts)


GROUPS = (
    Group("page_turn", "body", 4, -31.0, page_turn, 150.0),
    Group("cloth", "body", 5, -28.0, cloth, 90.0),
)
