"""Body sounds of buried treasure: the spade, the X, what is pulled out again, the iron hook."""

import numpy as np

from .bones import thump
from .cards import hook_scrape
from .filters import bandpass, highpass, lowpass, run, swept
from .group import Group
from .modes import PLATE, RING, metal, struck
from .paper import flutter, rub, slap, snap
from .signal import Rng, Samples, bump, decay, frames, mixed, noise, times

_COIN_HZ = 1720.0
"""A big coin under sand and lid: an octave and a half under one on a table."""


def grains(rng: Rng, seconds: float, low_hz: float, high_hz: float, peak_at: float) -> Samples:
    """Sand that slides over itself: countless small knocks, brighter the faster it runs."""
    length = frames(seconds)
    speed = bump(length, peak_at, 2.0)
    knocks = noise(rng, length) * (rng.random(length) < 0.04 + 0.22 * speed)
    source = knocks * 1.6 + 0.35 * noise(rng, length)

    def band(hz: Samples, t: Samples) -> Samples:
        centre = low_hz + (high_hz - low_hz) * np.interp(t, times(length), speed)
        return np.asarray(np.exp(-0.5 * (np.log2(np.maximum(hz, 20.0) / centre) / 0.85) ** 2))

    sand = swept(source, band) * speed * flutter(rng, length, 60.0, 0.3)
    return np.asarray(sand / np.max(np.abs(sand)))


def spade_cut(rng: Rng, force: float) -> Samples:
    """The blade goes in: a crunch that is over at once, and the iron answers dully."""
    crunch = grains(rng, float(rng.uniform(0.11, 0.13)), 900.0, 3600.0, 0.22)
    iron = struck(metal(float(rng.uniform(780, 900)), RING, 0.10, rng), rng, 0.16, 0.0003)
    earth = struck(metal(float(rng.uniform(105, 125)), PLATE, 0.08, rng), rng, 0.3, 0.003)
    return mixed([(0.0, crunch * 0.9), (0.012, iron), (0.012, earth)]) * force


def bury(rng: Rng) -> Samples:
    """Into the sand: the spade, a shovelful that falls, the lid of earth, a coin below it."""
    second = float(rng.uniform(0.20, 0.23))
    falls = grains(rng, float(rng.uniform(0.30, 0.34)), 500.0, 2300.0, 0.3)
    shut = second + float(rng.uniform(0.25, 0.28))
    hz = _COIN_HZ * float(rng.uniform(0.97, 1.03))
    coin = run(struck(metal(hz, PLATE, 0.42, rng), rng, 0.5, 0.00008), lowpass(4200.0))
    return mixed(
        [
            (0.0, spade_cut(rng, 1.0)),
            (second, falls * 0.55),
            (shut, thump(rng, 1.0, 0.0024)),
            (shut, grains(rng, 0.10, 400.0, 1500.0, 0.15) * 0.5),
            (shut + float(rng.uniform(0.07, 0.09)), coin * 0.42),
        ]
    )


def sand_stroke(rng: Rng) -> Samples:
    """One stroke of the X, drawn with a stick: it starts hard and runs out."""
    seconds = float(rng.uniform(0.13, 0.15))
    stick = grains(rng, seconds, 700.0, float(rng.uniform(3000, 3600)), 0.3)
    return mixed([(0.0, stick), (0.004, snap(rng, float(rng.uniform(900, 1200)), 0.012) * 0.4)])


def treasure_stolen(rng: Rng) -> Samples:
    """Dragged out: sand runs off, the paper rasps free, and snaps as it comes clear."""
    pull = float(rng.uniform(0.17, 0.20))
    rasp = rub(rng, pull, 700, float(rng.uniform(3200, 3900)), peak_at=0.75, grain=0.95)
    runs = grains(rng, float(rng.uniform(0.34, 0.40)), 600.0, 2600.0, 0.35)
    return mixed(
        [
            (0.0, runs * 0.45),
            (0.03, rasp / np.max(np.abs(rasp))),
            (0.03 + pull * 0.92, snap(rng, float(rng.uniform(1900, 2500)), 0.024) * 0.9),
        ]
    )


def hook_iron(rng: Rng) -> Samples:
    """The Hook: iron along iron, the point catches and rings, a card is torn away."""
    scrape = hook_scrape(rng, float(rng.uniform(0.26, 0.30)))
    length = frames(0.3)
    squeal = run(
        noise(rng, length) * bump(length, 0.7, 2.0),
        bandpass(float(rng.uniform(2500, 2900)), 22.0),
        highpass(900.0),
    )
    catch = float(rng.uniform(0.27, 0.30))
    claw = metal(float(rng.uniform(640, 720)), RING, 0.5, rng, split=0.003)
    tear = rub(rng, 0.12, 900, 3200, peak_at=0.4, grain=0.9)
    return mixed(
        [
            (0.0, scrape * 0.8),
            (0.0, squeal / np.max(np.abs(squeal)) * 0.18),
            (catch, struck(claw, rng, 0.75, 0.00016)),
            (catch + 0.03, tear / np.max(np.abs(tear)) * 0.5),
            (catch + float(rng.uniform(0.15, 0.17)), slap(rng, 0.4) * 0.4),
        ]
    )


def card_hewn(rng: Rng) -> Samples:
    """A cutlass through a card: air, the edge sings, stiff paper parts, the board below takes it.

    The blade is drawn and falls in the first tenth of a second: it lands with the picture.
    """
    air = rub(rng, 0.10, 900, float(rng.uniform(3800, 4600)), peak_at=0.85, grain=0.05)
    fall = float(rng.uniform(0.078, 0.088))
    edge = metal(float(rng.uniform(1480, 1640)), RING, 0.55, rng, split=0.002)
    length = frames(0.08)
    parts = noise(rng, length) * (rng.random(length) < 0.05) * decay(length, 0.07)
    paper = run(parts, highpass(1200.0), lowpass(7000.0))
    return mixed(
        [
            (0.0, air / np.max(np.abs(air)) * 0.45),
            (fall, struck(edge, rng, 0.5, 0.00006)),
            (fall, paper / np.max(np.abs(paper)) * 0.7),
            (fall + 0.006, thump(rng, 0.8, 0.0010)),
        ]
    )


GROUPS = (
    Group("bury", "body", 5, -24.5, bury, 60.0),
    Group("sand_stroke", "body", 5, -31.0, sand_stroke, 250.0),
    Group("treasure_stolen", "body", 5, -27.0, treasure_stolen, 200.0),
    Group("hook_iron", "body", 4, -25.0, hook_iron, 110.0),
    Group("card_hewn", "body", 5, -24.0, card_hewn, 70.0),
)
