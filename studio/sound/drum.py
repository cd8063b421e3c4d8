"""The drummer: a frame drum played with the beater, its edge and the hand, and a pair of bones."""

import numpy as np

from .filters import bandpass, highpass, lowpass, run
from .modes import MEMBRANE, Body, struck
from .signal import Rng, Samples, decay, frames, mixed, noise, times

BODY = (highpass(58.0), lowpass(5500.0, 0.6))

_SKIN_HZ = 92.0


def deep(velocity: float, rng: Rng) -> Samples:
    """The beater near the middle: low, round, its pitch falling as the skin relaxes."""
    return mixed(
        [
            (0.0, _skin(rng, velocity, 0.42, 1.6)),
            (0.0, _beater(rng, 1100.0, 0.016) * 0.5 * velocity),
        ]
    )


def edge(velocity: float, rng: Rng) -> Samples:
    """The beater near the hoop: the low mode is hardly moved, the upper ones and the wood are."""
    return mixed(
        [
            (0.0, _skin(rng, velocity, 0.16, 0.25)),
            (0.0, _beater(rng, 2100.0, 0.022) * 1.0 * velocity),
        ]
    )


def muted(velocity: float, rng: Rng) -> Samples:
    """The same with the hand on the skin."""
    return mixed(
        [(0.0, _skin(rng, velocity, 0.10, 0.9)), (0.0, _beater(rng, 800.0, 0.014) * 0.4 * velocity)]
    )


def clack(velocity: float, rng: Rng) -> Samples:
    """Two flat bones held between the fingers and knocked together."""
    scale = float(rng.uniform(0.96, 1.04))
    pair = [
        Body((hz * scale, hz * 1.7 * scale), (0.030, 0.018), (1.0, 0.4)) for hz in (1750.0, 2080.0)
    ]
    return mixed([(0.0, struck(bone, rng, velocity, 0.0001)) for bone in pair])


STROKES = {"D": deep, "t": edge, "m": muted, "k": clack}


def _skin(rng: Rng, velocity: float, t60_s: float, lowness: float) -> Samples:
    """Membrane modes; `lowness` tilts the blow towards the deepest ones."""
    length = frames(t60_s * 1.3)
    t = times(length)
    stretch = 1.0 + 0.09 * velocity * np.exp(-t / 0.045)
    angle = 2 * np.pi * np.cumsum(stretch) / 48_000 * _SKIN_HZ * rng.uniform(0.985, 1.015)
    out = np.zeros(length)
    for index, ratio in enumerate(MEMBRANE):
        level = ratio ** (-2.0 * lowness) * rng.uniform(0.7, 1.0) * (0.7 if index else 1.0)
        out += level * np.sin(angle * ratio) * decay(length, t60_s / ratio**0.6)
    return out * velocity


def _beater(rng: Rng, hz: float, t60_s: float) -> Samples:
    length = frames(t60_s * 1.2)
    return run(noise(rng, length) * decay(length, t60_s), bandpass(hz, 0.8), tail_s=0.01)
