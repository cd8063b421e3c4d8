"""The sea, the wind over it and the gale, each a loop of its own without a seam.

Every slow movement repeats a whole number of times in the loop, every filter wraps round, and
every splash that crosses the end goes on at the start; so there is no seam to hide. The lengths
differ, or the same gull would always cry over the same wave.
"""

import numpy as np

from .filters import Biquad, bandpass, highpass, lowpass, run_loop
from .group import Group
from .gulls import calls
from .ogg import LOW_RATE
from .signal import Rng, Samples, frames, noise, panned
from .space import GREAT_CABIN, in_room
from .timber import creak
from .water import lap, rush

SEA_S, WIND_S, GALE_S = 32.0, 28.0, 32.0


def sea(rng: Rng) -> Samples:
    """Deep swell, its foam, water slapping along the hull, a crest that breaks now and then."""
    length = frames(SEA_S)
    out = np.stack([water(rng, length) for _ in range(2)], axis=1)
    for at in np.sort(rng.uniform(0.0, SEA_S, 34)):
        add(out, float(at), panned(lap(rng), float(rng.uniform(-0.8, 0.8))) * 1.4)
    for at in np.sort(rng.uniform(0.0, SEA_S, 6)):
        crest = rush(rng, float(rng.uniform(1.6, 2.6)), 260.0, float(rng.uniform(1300, 2100)), 0.4)
        add(out, float(at), panned(crest, float(rng.uniform(-0.8, 0.8))) * 0.75)
    return out


def wind(rng: Rng) -> Samples:
    """A steady wind under an open sky: rigging at work, gulls far off."""
    length = frames(WIND_S)
    out = np.stack([_wind(rng, length) for _ in range(2)], axis=1)
    for at in (4.1, 15.6, 24.9):
        strain = creak(rng, 0.8, 24.0, 52.0, (300.0, 520.0, 860.0, 1300.0))
        add(out, at, panned(strain, float(rng.uniform(-0.6, 0.6))) * 0.07)
    for at, pan, nearness in (
        (1.6, -0.7, 0.20),
        (9.8, 0.5, 0.14),
        (11.2, 0.75, 0.08),
        (20.4, 0.1, 0.16),
    ):
        add(out, at, in_room(panned(calls(rng), pan), GREAT_CABIN, 0.5) * nearness)
    return out


def gale(rng: Rng) -> Samples:
    """A strong wind over the open sea: gusts, a whistle in the shrouds, waves that break."""
    length = frames(GALE_S)
    out = np.stack([_blow(rng, length)] * 2, axis=1)
    for at in np.sort(rng.uniform(0.0, GALE_S, 12)):
        crest = rush(rng, float(rng.uniform(1.2, 2.2)), 320.0, float(rng.uniform(1600, 2600)), 0.35)
        add(out, float(at), panned(crest, float(rng.uniform(-0.5, 0.5))) * 0.8)
    return out


def _blow(rng: Rng, length: int) -> Samples:
    """A gale, which comes from all sides: low, and a narrow band that whistles at its height."""
    low = band(rng, length, (bandpass(330.0, 0.5), lowpass(1200.0)), 1.0, (4, 9, 15), 1.4)
    shrouds = band(rng, length, (bandpass(980.0, 5.0),), 0.22, (4, 9, 15), 3.2)
    return np.asarray(low + shrouds)


def _wind(rng: Rng, length: int) -> Samples:
    """The wind in one ear: it never stops, and it never blows twice the same."""
    return band(rng, length, (bandpass(430.0, 0.6), lowpass(1500.0)), 0.30, (3, 7, 13), 1.2)


def water(rng: Rng, length: int) -> Samples:
    """One ear's water: three bands, each with its own swell."""
    return np.asarray(
        band(rng, length, (lowpass(220.0), highpass(55.0)), 1.0, (5, 8, 3))
        + band(rng, length, (lowpass(900.0), highpass(200.0)), 0.55, (6, 9, 4))
        + band(rng, length, (lowpass(5200.0, 0.5), highpass(900.0, 0.5)), 0.16, (6, 11, 7), 2.8)
    )


def band(
    rng: Rng,
    length: int,
    chain: tuple[Biquad, ...],
    level: float,
    cycles: tuple[int, ...],
    steepness: float = 1.7,
) -> Samples:
    """A band of noise that swells a whole number of times in its loop."""
    noisy = run_loop(noise(rng, length), *chain)
    return np.asarray(noisy / np.std(noisy) * level * _swell(rng, length, cycles, steepness))


def _swell(rng: Rng, length: int, cycles: tuple[int, ...], steepness: float) -> Samples:
    """A slow gain between 0.12 and 1 made of waves that fit the loop a whole number of times."""
    t = np.arange(length) / length
    waves = sum(np.sin(2 * np.pi * (n * t + rng.random())) / (i + 1) for i, n in enumerate(cycles))
    height = np.asarray(waves) / sum(1 / (i + 1) for i in range(len(cycles)))
    return np.asarray(0.12 + 0.88 * ((height + 1.0) / 2.0) ** steepness)


def add(loop: Samples, at_s: float, sound: Samples) -> None:
    """Add a sound to the loop, carried round its end."""
    places = (frames(at_s) + np.arange(len(sound))) % len(loop)
    np.add.at(loop, places, sound)


GROUPS = (
    Group("sea", "ambience", 1, -36.0, sea, 45.0, loop=True, quality=0.1, rate=LOW_RATE),
    Group("wind", "ambience", 1, -38.0, wind, 45.0, loop=True, quality=0.0, rate=LOW_RATE),
    Group("gale", "ambience", 1, -35.0, gale, 45.0, loop=True, quality=0.0, rate=LOW_RATE),
)
