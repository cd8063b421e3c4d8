"""Modal synthesis: a struck body is a bank of damped sinusoids, excited by a contact."""

from dataclasses import dataclass

import numpy as np

from .signal import SAMPLE_RATE, Rng, Samples, decay, frames, noise, times

# Frequencies relative to the lowest mode; sources: Fletcher & Rossing, The Physics of Musical
# Instruments (free circular plate, ideal membrane, free ring in its plane, tuned church bell).
PLATE = (1.0, 1.73, 2.33, 3.91, 4.11, 6.30, 6.71, 7.34)
MEMBRANE = (1.0, 1.594, 2.136, 2.296, 2.653, 2.918, 3.156, 3.501)
RING = (1.0, 2.83, 5.42, 8.77)
BELL = (0.5, 1.0, 1.183, 1.506, 2.0, 2.514, 2.662, 3.011, 4.166, 5.43, 6.79)


@dataclass(frozen=True)
class Body:
    """A thing that rings: the frequency, ring time and level of each of its modes."""

    hz: tuple[float, ...]
    t60_s: tuple[float, ...]
    level: tuple[float, ...]


def metal(
    lowest_hz: float, ratios: tuple[float, ...], t60_s: float, rng: Rng, *, split: float = 0.004
) -> Body:
    """A metal body; each mode is a pair `split` apart, as no casting is perfectly round."""
    hz, rings, level = [], [], []
    for ratio in ratios:
        centre = lowest_hz * ratio * (1.0 + rng.normal(0.0, 0.006))
        for side in (-0.5, 0.5):
            hz.append(float(centre * (1.0 + side * split * rng.uniform(0.6, 1.4))))
            rings.append(float(t60_s / ratio**0.75 * rng.uniform(0.8, 1.2)))
            level.append(float(ratio**-0.35 * rng.uniform(0.5, 1.0)))
    return Body(tuple(hz), tuple(rings), tuple(level))


def wooden(lowest_hz: float, count: int, q: float, rng: Rng) -> Body:
    """A plank or box: close, strongly damped modes, all of about the same quality `q`."""
    steps = 1.0 + np.cumsum(rng.uniform(0.35, 0.85, count)) - 0.5
    hz = lowest_hz * np.concatenate([[1.0], steps[:-1] + 0.3])
    rings = 2.2 * q / hz
    level = (hz / lowest_hz) ** -0.6 * rng.uniform(0.55, 1.0, count)
    return Body(*(tuple(float(value) for value in column) for column in (hz, rings, level)))


def struck(body: Body, rng: Rng, force: float, contact_s: float) -> Samples:
    """One blow. A longer contact is softer: modes faster than it are barely moved."""
    length = frames(max(body.t60_s) * 1.1 + 0.01)
    t = times(length)
    out = np.zeros(length)
    for hz, t60, level in zip(body.hz, body.t60_s, body.level, strict=True):
        if hz > 0.45 * SAMPLE_RATE:
            continue
        moved = np.exp(-((hz * contact_s * 1.4) ** 2)) * rng.uniform(0.6, 1.0)
        out += level * moved * np.sin(2 * np.pi * hz * t) * 10.0 ** (-3.0 * t / t60)
    onset = frames(max(contact_s, 0.0004))
    out[:onset] *= np.linspace(0.0, 1.0, onset)
    return out * force


def tick(rng: Rng, t60_s: float) -> Samples:
    """The contact itself: a burst of noise too short to have a pitch."""
    return noise(rng, frames(t60_s)) * decay(frames(t60_s), t60_s)


def bounces(
    rng: Rng, first_gap_s: float, restitution: float, least: float
) -> list[tuple[float, float]]:
    """Moments and forces of a thing that falls and bounces until its force is under `least`."""
    at, gap, force = 0.0, first_gap_s, 1.0
    blows = []
    while force > least:
        blows.append((at, force * float(rng.uniform(0.85, 1.0))))
        at += gap * float(rng.uniform(0.9, 1.1))
        gap *= restitution
        force *= restitution
    return blows
