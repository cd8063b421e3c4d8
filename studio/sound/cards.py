"""Body sounds of cards: dealt, flipped, placed, slid, swapped across the table, shuffled."""

import numpy as np

from .filters import bandpass, highpass, run
from .group import Group
from .modes import RING, metal, struck
from .paper import flutter, rub, slap, snap
from .signal import Rng, Samples, bump, frames, mixed, noise


def deal(rng: Rng) -> Samples:
    """Off the deck with a quick rub, a flick of the corner, nothing more."""
    travel = rng.uniform(0.075, 0.095)
    slide = rub(rng, travel, 1400, rng.uniform(4300, 5200), peak_at=0.72, grain=0.45)
    flick = snap(rng, rng.uniform(2300, 2900), 0.022)
    return mixed([(0.0, slide * 1.1), (travel * 0.78, flick * 0.8)])


def flip(rng: Rng) -> Samples:
    """The corner is lifted, the card bends and springs, then its face meets the table."""
    lift = rub(rng, rng.uniform(0.05, 0.06), 900, 3000, peak_at=0.8, grain=0.5)
    spring = snap(rng, rng.uniform(2600, 3400), 0.026)
    landing = rng.uniform(0.090, 0.105)
    return mixed([(0.0, lift * 0.7), (0.046, spring * 0.6), (landing, slap(rng, 0.3) * 0.75)])


def place(rng: Rng) -> Samples:
    """Laid down with intent: breath of air, clap, the far edge settling just after."""
    air = rub(rng, 0.018, 1500, 3200, peak_at=0.85, grain=0.1)
    settle = snap(rng, rng.uniform(1300, 1800), 0.016)
    edge = 0.014 + rng.uniform(0.022, 0.032)
    return mixed(
        [(0.0, air * 0.22), (0.014, slap(rng, rng.uniform(0.4, 0.6))), (edge, settle * 0.2)]
    )


def slide(rng: Rng) -> Samples:
    """Pushed across the wood."""
    seconds = rng.uniform(0.145, 0.175)
    return rub(
        rng, seconds, 800, rng.uniform(2600, 3300), peak_at=rng.uniform(0.38, 0.5), grain=0.65
    )


def swap(rng: Rng) -> Samples:
    """A boat hook reaches over, scrapes the wood, and drags a card home."""
    reach = hook_scrape(rng, rng.uniform(0.20, 0.24))
    catch = struck(metal(rng.uniform(1500, 1800), RING, 0.10, rng), rng, 0.35, 0.0002)
    drag = rub(rng, 0.17, 800, 3000, peak_at=0.45, grain=0.6)
    return mixed([(0, reach * 0.6), (0.19, catch), (0.20, drag * 0.9), (0.355, slap(rng, 0.55))])


def hook_scrape(rng: Rng, seconds: float) -> Samples:
    """Iron on wood: stick and slip, each slip a small blow on both the hook and the plank."""
    length = frames(seconds)
    speed = bump(length, 0.6, 1.6)
    slips = np.zeros(length)
    at = 0.004
    while at < seconds - 0.01:
        slips[frames(at)] = rng.uniform(0.4, 1.0) * speed[frames(at)]
        at += rng.uniform(0.6, 1.4) / (120.0 + 260.0 * speed[frames(at)])
    hiss = noise(rng, length) * speed * 0.035 * flutter(rng, length, 120.0, 0.4)
    rough = slips + hiss
    iron = sum(
        run(rough, bandpass(hz, 14.0)) for hz in rng.uniform(0.95, 1.05, 3) * (1650, 2900, 4600)
    )
    plank = run(rough, bandpass(rng.uniform(380, 460), 3.0))
    out = np.asarray(iron * 1.3 + plank * 0.8 + 0.2 * run(rough, highpass(1500.0)))
    return np.asarray(out / np.max(np.abs(out)))


def shuffle(rng: Rng) -> Samples:
    """A riffle: two halves fall together corner by corner, arch, and are knocked square."""
    parts = [
        (at, snap(rng, rng.uniform(1700, 2700), rng.uniform(0.012, 0.02)) * force)
        for at, force in _riffle(rng)
    ]
    bridge = parts[-1][0] + 0.10
    cascade = rub(rng, 0.30, 1100, 3400, peak_at=0.55, grain=0.9)
    parts.append((bridge, cascade * 0.7))
    for index, gap in enumerate((0.36, 0.36 + rng.uniform(0.11, 0.14))):
        parts.append((bridge + gap, slap(rng, 0.6 - 0.2 * index) * (0.6 - 0.15 * index)))
    return mixed(parts)


def _riffle(rng: Rng) -> list[tuple[float, float]]:
    """Moments and forces of the corners of a riffle: quicker in the middle, softer at both ends."""
    count = int(rng.integers(24, 30))
    along = np.linspace(0.0, 1.0, count)
    gaps = 0.011 + 0.016 * (2 * along - 1) ** 2
    at = np.cumsum(gaps * rng.uniform(0.75, 1.25, count))
    force = (1.0 + 0.9 * np.sin(np.pi * along)) * rng.uniform(0.7, 1.0, count)
    return [(float(moment), float(strength)) for moment, strength in zip(at, force, strict=True)]


GROUPS = (
    Group("card_deal", "body", 6, -29.0, deal, 150.0),
    Group("card_flip", "body", 6, -28.0, flip, 110.0),
    Group("card_place", "body", 6, -26.5, place, 90.0),
    Group("card_slide", "body", 5, -31.0, slide, 200.0),
    Group("card_swap", "body", 4, -24.5, swap, 90.0),
    Group("card_shuffle", "body", 4, -28.0, shuffle, 110.0),
)
