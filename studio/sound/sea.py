"""Ambience: the sea against the hull at anchor, and out on the chart, the latter in two loops: the
second is the weather that a strong wind lays over it. All are without a seam.

Every slow movement repeats a whole number of times in the loop, every filter wraps round, and
every splash that crosses the end goes on at the start; so there is no seam to hide.
"""

import numpy as np

from .filters import Biquad, bandpass, highpass, lowpass, run_loop
from .group import Group
from .gulls import calls
from .signal import Rng, Samples, frames, noise, panned
from .space import GREAT_CABIN, in_room
from .timber import creak
from .water import lap, rush

LENGTH_S = 40.0
OPEN_LENGTH_S = 32.0


def sea(rng: Rng) -> Samples:
    """Deep swell, its foam, water slapping along the hull, a timber now and then."""
    length = frames(LENGTH_S)
    out = np.stack([_water(rng, length) for _ in range(2)], axis=1)
    for at in np.sort(rng.uniform(0.0, LENGTH_S, 46)):
        _splash_in(out, float(at), panned(lap(rng), float(rng.uniform(-0.8, 0.8))) * 1.5)
    for at in (7.3, 21.8, 33.1):
        groan = creak(rng, 1.1, 22.0, 46.0, (190.0, 330.0, 520.0))
        _splash_in(out, at, panned(groan, float(rng.uniform(-0.6, 0.6))) * 0.05)
    return out


def open_sea(rng: Rng) -> Samples:
    """Long seas and a steady wind, crests that break near by, rigging at work, gulls far off."""
    length = frames(OPEN_LENGTH_S)
    out = np.stack([_water(rng, length) + _wind(rng, length) for _ in range(2)], axis=1)
    for at in np.sort(rng.uniform(0.0, OPEN_LENGTH_S, 9)):
        crest = rush(rng, float(rng.uniform(1.6, 2.6)), 260.0, float(rng.uniform(1300, 2100)), 0.4)
        _splash_in(out, float(at), panned(crest, float(rng.uniform(-0.8, 0.8))) * 0.85)
    for at in (4.1, 17.6, 26.9):
        strain = creak(rng, 0.8, 24.0, 52.0, (300.0, 520.0, 860.0, 1300.0))
        _splash_in(out, at, panned(strain, float(rng.uniform(-0.6, 0.6))) * 0.10)
    for at, pan, nearness in (
        (2.6, -0.7, 0.30),
        (9.8, 0.5, 0.20),
        (11.2, 0.75, 0.12),
        (22.4, 0.1, 0.24),
    ):
        _splash_in(out, at, in_room(panned(calls(rng), pan), GREAT_CABIN, 0.5) * nearness)
    return out


def weather(rng: Rng) -> Samples:
    """A strong wind over the open sea: gusts, a whistle in the shrouds, waves that break."""
    length = frames(OPEN_LENGTH_S)
    out = np.stack([_blow(rng, length)] * 2, axis=1)
    for at in np.sort(rng.uniform(0.0, OPEN_LENGTH_S, 12)):
        crest = rush(rng, float(rng.uniform(1.2, 2.2)), 320.0, float(rng.uniform(1600, 2600)), 0.35)
        _splash_in(out, float(at), panned(crest, float(rng.uniform(-0.5, 0.5))) * 0.8)
    return out


def _blow(rng: Rng, length: int) -> Samples:
    """A gale, which comes from all sides: low, and a narrow band that whistles at its height."""
    low = _band(rng, length, (bandpass(330.0, 0.5), lowpass(1200.0)), 1.0, (4, 9, 15), 1.4)
    shrouds = _band(rng, length, (bandpass(980.0, 5.0),), 0.22, (4, 9, 15), 3.2)
    return np.asarray(low + shrouds)


def _wind(rng: Rng, length: int) -> Samples:
    """The wind in one ear: it never stops, and it never blows twice the same."""
    return _band(rng, length, (bandpass(430.0, 0.6), lowpass(1500.0)), 0.30, (3, 7, 13), 1.2)


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
    t = np.arange(length) / length
    waves = sum(np.sin(2 * np.pi * (n * t + rng.random())) / (i + 1) for i, n in enumerate(cycles))
    height = np.asarray(waves) / sum(1 / (i + 1) for i in range(len(cycles)))
    return np.asarray(0.12 + 0.88 * ((height + 1.0) / 2.0) ** steepness)


def _splash_in(loop: Samples, at_s: float, sound: Samples) -> None:
    """Add a sound to the loop, carried round its end."""
    places = (frames(at_s) + np.arange(len(sound))) % len(loop)
    np.add.at(loop, places, sound)


GROUPS = (
    Group("sea", "ambience", 1, -36.0, sea, 45.0, loop=True, quality=0.05),
    Group("open_sea", "ambience", 2, -35.0, (open_sea, weather), 45.0, loop=True, quality=0.05),
)
