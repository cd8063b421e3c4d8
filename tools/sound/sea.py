"""Ambience: the sea against the hull at anchor, a loop that closes on itself.

Every slow movement repeats a whole number of times in the loop, every filter wraps round, and
every splash that crosses the end goes on at the start; so there is no seam to hide.
"""

from __future__ import annotations

import numpy as np

from .filters import Biquad, bandpass, highpass, lowpass, run, run_loop
from .group import Group
from .signal import Rng, Samples, bump, frames, noise, panned, times
from .timber import creak

LENGTH_S = 40.0


def sea(rng: Rng) -> Samples:
    """Deep swell, its foam, water slapping along the hull, a timber now and then."""
    length = frames(LENGTH_S)
    out = np.stack([_water(rng, length) for _ in range(2)], axis=1)
    for at in np.sort(rng.uniform(0.0, LENGTH_S, 46)):
        _splash_in(out, float(at), panned(_lap(rng), float(rng.uniform(-0.8, 0.8))) * 1.5)
    for at in (7.3, 21.8, 33.1):
        groan = creak(rng, 1.1, 22.0, 46.0, (190.0, 330.0, 520.0))
        _splash_in(out, at, panned(groan, float(rng.uniform(-0.6, 0.6))) * 0.05)
    return out


def _water(rng: Rng, length: int) -> Samples:
    """One ear's water: three bands, each with its own swell."""
    return np.asarray(
        _band(rng, length, (lowpass(220.0), highpass(55.0)), 1.0, (5, 8, 3))
        + _band(rng, length, (lowpass(900.0), highpass(200.0)), 0.55, (6, 9, 4))
        + _band(rng, length, (lowpass(5200.0, 0.5), highpass(900.0, 0.5)), 0.16, (6, 11, 7), 2.8)
    )


def _band(
    rng: Rng,
    length: int,
    chain: tuple[Biquad, ...],
    level: float,
    cycles: tuple[int, ...],
    steepness: float = 1.7,
) -> Samples:
    band = run_loop(noise(rng, length), *chain)
    return np.asarray(band / np.std(band) * level * _swell(rng, length, cycles, steepness))


def _swell(rng: Rng, length: int, cycles: tuple[int, ...], steepness: float) -> Samples:
    """A slow gain between 0.12 and 1 made of waves that fit the loop a whole number of times."""
    t = times(length) / LENGTH_S
    waves = sum(np.sin(2 * np.pi * (n * t + rng.random())) / (i + 1) for i, n in enumerate(cycles))
    height = np.asarray(waves) / sum(1 / (i + 1) for i in range(len(cycles)))
    return np.asarray(0.12 + 0.88 * ((height + 1.0) / 2.0) ** steepness)


def _lap(rng: Rng) -> Samples:
    """Water slapping planks: a soft burst and a few bubbles, each a falling resonance."""
    length = frames(float(rng.uniform(0.25, 0.5)))
    burst = run(
        noise(rng, length) * bump(length, 0.25, 2.5), bandpass(float(rng.uniform(350, 800)), 0.7)
    )
    out = burst * float(rng.uniform(0.5, 1.0))
    for _ in range(int(rng.integers(2, 6))):
        bubble = _bubble(rng)
        start = int(rng.integers(0, max(1, length - len(bubble))))
        out[start : start + len(bubble)] += bubble[: length - start] * 0.16
    return np.asarray(out)


def _bubble(rng: Rng) -> Samples:
    length = frames(float(rng.uniform(0.03, 0.07)))
    rise = np.cumsum(np.linspace(1.0, 1.35, length)) / 48_000
    return np.asarray(np.sin(2 * np.pi * rng.uniform(420, 980) * rise) * bump(length, 0.15, 3.0))


def _splash_in(loop: Samples, at_s: float, sound: Samples) -> None:
    """Add a sound to the loop, carried round its end."""
    places = (frames(at_s) + np.arange(len(sound))) % len(loop)
    np.add.at(loop, places, sound)


GROUPS = (Group("sea", "ambience", 1, -36.0, sea, 45.0, loop=True, quality=0.2),)
