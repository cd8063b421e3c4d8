"""Stiff paper: how a card or a page rubs, snaps and lands."""

import numpy as np

from .filters import bandpass, highpass, lowpass, run, swept
from .modes import struck, wooden
from .signal import Rng, Samples, bump, decay, frames, noise, times


def rub(
    rng: Rng,
    seconds: float,
    low_hz: float,
    high_hz: float,
    peak_at: float = 0.5,
    grain: float = 0.6,
) -> Samples:
    """Paper sliding: noise whose band follows the speed of the hand from `low_hz` to `high_hz`.

    `grain` (0 to 1) is how far the fibres catch: sparse random impulses over the even hiss.
    """
    length = frames(seconds)
    speed = bump(length, peak_at, 2.2)
    catches = noise(rng, length) * (rng.random(length) < 0.02 + 0.05 * speed) * 4.0
    source = (1.0 - grain) * noise(rng, length) + grain * catches

    def band(hz: Samples, t: Samples) -> Samples:
        moving = np.interp(t, times(length), speed)
        centre = low_hz + (high_hz - low_hz) * moving
        octaves = np.log2(np.maximum(hz, 20.0) / centre)
        return np.asarray(np.exp(-0.5 * (octaves / 0.75) ** 2))

    return np.asarray(swept(source, band) * speed * flutter(rng, length, 90.0, 0.35))


def flutter(rng: Rng, length: int, rate_hz: float, depth: float) -> Samples:
    """Uneven pressure of a hand: a slow random gain about 1."""
    points = max(4, int(length / 48_000 * rate_hz) + 2)
    knots = 1.0 + depth * np.clip(rng.standard_normal(points), -1.5, 1.5)
    return np.maximum(np.interp(np.linspace(0, points - 1, length), np.arange(points), knots), 0.05)


def snap(rng: Rng, centre_hz: float, t60_s: float) -> Samples:
    """A bent card springing back: a very short burst in a wide band."""
    length = frames(t60_s * 1.2)
    burst = noise(rng, length) * decay(length, t60_s)
    return run(burst, bandpass(centre_hz, 0.9), highpass(500.0), tail_s=0.004)


def slap(rng: Rng, weight: float) -> Samples:
    """A card landing flat on a wooden table; `weight` 0 is laid down, 1 is thrown down.

    Three parts: the air pressed out just before (a short hiss), the paper's own clap, and
    the table answering underneath.
    """
    t60 = 0.040 + 0.020 * weight
    length = frames(t60 * 1.3)
    attack = 1.0 - np.exp(-times(length) / 0.0009)
    clap = noise(rng, length) * decay(length, t60) * attack
    clap = run(
        clap,
        highpass(380.0),
        lowpass(3600.0 + 2600.0 * weight),
        bandpass(1500.0, 0.35),
        tail_s=0.01,
    )
    table = struck(wooden(rng.uniform(150, 185), 6, 9.0, rng), rng, 0.16 + 0.3 * weight, 0.0011)
    out = np.zeros(max(len(clap), len(table)))
    out[: len(clap)] += clap / np.max(np.abs(clap))
    out[: len(table)] += table
    return out
