"""The Kraken and those who shout it down: four shouts a third apart, the swell, the verdict.

Shouts stand on D, F, A and C: each is a third over the last, as a quarrel rises.
"""

from functools import partial

import numpy as np

from .filters import bandpass, highpass, lowpass, run, swept
from .group import Group
from .gunnery import pressed
from .modes import struck, wooden
from .motifs import hit, line, roomy
from .paper import flutter
from .score import frequency, midi_of
from .signal import (
    SAMPLE_RATE,
    Rng,
    Samples,
    at_peak,
    bump,
    decay,
    frames,
    held,
    mixed,
    noise,
    ramp,
    times,
)
from .space import CABIN, in_room
from .timber import creak
from .water import bubble, drops, rush
from .winds import concertina

YARR_STEPS = ("D4", "F4", "A4", "C5")
"""What each shout in a row stands on."""
_VOWELS = ((310.0, 1900.0, 2600.0), (740.0, 1180.0, 2500.0))
"""Resonances of a mouth: of the first sound of "yarr", and of what it opens to."""


def yarr(step: int, rng: Rng) -> Samples:
    """A shout by reed and drum: the reed opens from "y" to "a" and growls, its fifth under it."""
    hz, seconds = frequency(midi_of(YARR_STEPS[step])), float(rng.uniform(0.44, 0.50))
    length = frames(seconds + 0.05)
    t = times(length)
    reeds = (
        concertina(hz, seconds, 1.0, rng)
        + 0.7 * concertina(hz / 2, seconds, 1.0, rng)
        + 0.45 * concertina(hz * 0.749, seconds, 0.9, rng)
    )
    growl = 1.0 + 0.55 * np.sin(2 * np.pi * np.cumsum(_falling(length, 34.0, 23.0)) / SAMPLE_RATE)
    growl = 1.0 + (growl - 1.0) * np.clip((t - 0.10) / 0.12, 0.0, 1.0)
    mouth = at_peak(swept(reeds * growl, partial(_mouth, seconds)), 0.0)
    breath = run(noise(rng, length) * bump(length, 0.25, 1.6), bandpass(1500.0, 0.6))
    voice = pressed((mouth + 0.06 * breath / np.std(breath)) * held(length, 0.014, 0.14), 1.6)
    late = float(rng.uniform(0.10, 0.12))
    return roomy([(0.0, voice * 0.8), hit(rng, 0.0, 0.9, 0.5), hit(rng, late, 1.0, 0.85)], 0.24)


def _falling(length: int, first: float, last: float) -> Samples:
    return np.linspace(first, last, length)


def _mouth(seconds: float, hz: Samples, t: Samples) -> Samples:
    """Gain of the mouth, which opens in the first fifth of the shout."""
    share = np.clip(t / (0.2 * seconds), 0.0, 1.0)
    gain = 0.05 * np.ones(np.broadcast(hz, t).shape)
    for closed, open_, weight in zip(*_VOWELS, (1.0, 0.75, 0.4), strict=True):
        centre = closed + (open_ - closed) * share
        gain = gain + weight * np.exp(-0.5 * (np.log2(np.maximum(hz, 20.0) / centre) / 0.28) ** 2)
    return np.asarray(gain)


def kraken_rises(rng: Rng) -> Samples:
    """It comes: low strings crowd in by half tones, water climbs, the hull strains; cut off short.

    Nothing follows but the silence before the verdict, which belongs to who plays this.
    """
    seconds = 2.5
    swelling = (
        (0.0, "D2", 2.6, 0.7),
        (0.35, "A2", 2.25, 0.75),
        (0.9, "Eb3", 1.7, 0.85),
        (1.35, "G#2", 1.25, 0.9),
        (1.7, "D3", 0.9, 1.0),
    )
    strings = mixed(line(rng, "cello", swelling))
    flood = rush(rng, 2.7, 120.0, 900.0, 0.9)
    foam = rush(rng, 1.6, 700.0, 2600.0, 0.85)
    groans = [
        (at, creak(rng, long, 15.0, float(rng.uniform(34, 44)), (130.0, 215.0, 340.0, 560.0)))
        for at, long in ((0.5, 0.8), (1.35, 1.0))
    ]
    blows = [hit(rng, at, 0.6 + 0.2 * k, 0.16 + 0.1 * k)
             for k, at in enumerate((0.0, 0.8, 1.4, 1.85, 2.15, 2.35))]  # fmt: skip
    everything = mixed(
        [
            (0.0, at_peak(strings, 0.0) * 0.9),
            (0.0, flood * 0.42),
            (0.95, foam * 0.2),
            *((at, groan * 0.2) for at, groan in groans),
            *blows,
        ]
    )[: frames(seconds)]
    everything *= 0.25 + 0.75 * np.linspace(0.0, 1.0, len(everything)) ** 1.3
    wet = in_room(everything, CABIN, 0.22)[: frames(seconds + 0.12)]
    wet[-frames(0.16) :] *= ramp(frames(0.16))[::-1, None]
    return wet


def kraken_strikes(rng: Rng) -> Samples:
    """An arm as thick as a mast comes down: the slap, planks that break, the sea after it."""
    arm = run(noise(rng, frames(0.2)) * decay(frames(0.2), 0.16), lowpass(900.0), highpass(60.0))
    length = frames(0.6)
    sinking = 52.0 + 46.0 * np.exp(-times(length) / 0.05)
    boom = np.sin(2 * np.pi * np.cumsum(sinking) / SAMPLE_RATE) * decay(length, 0.5)
    boom *= 1.0 - np.exp(-times(length) / 0.002)
    hull = wooden(float(rng.uniform(84, 98)), 10, 11.0, rng)
    blow = struck(hull, rng, 1.0, 0.002)
    parts = [(0.0, at_peak(arm, 0.0) * 0.55), (0.0, boom), (0.002, at_peak(blow, 0.0) * 0.7)]
    for at in np.sort(rng.uniform(0.01, 0.4, 9)):
        plank = wooden(float(rng.uniform(280, 760)), 5, 10.0, rng)
        parts.append((float(at), struck(plank, rng, float(rng.uniform(0.08, 0.3)), 0.0003)))
    sea = rush(rng, float(rng.uniform(0.85, 0.95)), 300.0, float(rng.uniform(2200, 2800)), 0.25)
    parts += [(0.05, sea * 0.32), (0.24, mixed(drops(rng, 60, 0.7, 900.0, 3600.0)) * 0.11)]
    return pressed(mixed(parts), 2.0)


def suckers(rng: Rng) -> Samples:
    """They let go: one cup after the other pops off the wood, quicker and quicker, and slithers."""
    count, parts, at, gap = int(rng.integers(8, 11)), [], 0.02, 0.10
    for k in range(count):
        force = 1.0 - 0.06 * k
        parts.append((at, _pop(rng, float(rng.uniform(300, 380)) * (1.0 + 0.06 * k)) * force))
        at += gap * float(rng.uniform(0.75, 1.25))
        gap *= 0.88
    slither = rush(rng, at + 0.16, 260.0, 1100.0, 0.8)
    parts.append((0.0, slither * 0.28))
    parts += [(float(a), bubble(rng, (0.04, 0.07), 320.0, 620.0) * 0.14)
              for a in rng.uniform(0.1, at, 5)]  # fmt: skip
    return mixed(parts)


def _pop(rng: Rng, hz: float) -> Samples:
    """Air into a hollow: a click and a short note that jumps up."""
    length = frames(0.055)
    rise = np.cumsum(np.linspace(0.75, 1.9, length)) / SAMPLE_RATE
    note = np.sin(2 * np.pi * hz * rise) * decay(length, 0.05)
    lip = run(noise(rng, length) * decay(length, 0.014), bandpass(1300.0, 0.8))
    wet = note * flutter(rng, length, 70.0, 0.2) + 0.35 * lip / np.max(np.abs(lip))
    return np.asarray(wet * np.minimum(1.0, times(length) / 0.0012))


_NAMES = ("yarr_first", "yarr_second", "yarr_third", "yarr_fourth")

GROUPS = (
    Group("kraken_strikes", "body", 4, -20.5, kraken_strikes, 50.0, quality=0.4, news=True),
    Group("suckers", "body", 4, -27.0, suckers, 110.0, quality=0.4),
    *(
        Group(name, "meaning", 2, -20.5, partial(yarr, step), 70.0, quality=0.4)
        for step, name in enumerate(_NAMES)
    ),
    Group("kraken_rises", "meaning", 2, -20.0, kraken_rises, 45.0, quality=0.4),
)
