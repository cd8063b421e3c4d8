"""Body sounds of treasure on the chart: laid on sand, taken up, landed on the quay by what it is,
a pearl spent, the bell of a port.
"""

import numpy as np

from .bones import thump
from .filters import bandpass, highpass, lowpass, run
from .group import Group
from .metals import clink
from .modes import BELL, RING, Body, bounces, metal, struck, tick, wooden
from .paper import rub
from .sailing import canvas
from .signal import Rng, Samples, bump, decay, frames, mixed, noise
from .water import bubble


def sand(rng: Rng, seconds: float, peak_at: float) -> Samples:
    """Grains shoved aside: each a tick of its own, thousands of them."""
    length = frames(seconds)
    flow = bump(length, peak_at, 1.7)
    grains = noise(rng, length) * (rng.random(length) < 0.03 + 0.22 * flow)
    sound = run(grains, highpass(1500.0), bandpass(3900.0, 0.45)) * flow
    return np.asarray(sound / np.max(np.abs(sound)))


def disc(rng: Rng, force: float) -> Samples:
    """A wooden token the size of a thumb, tapped."""
    return struck(wooden(float(rng.uniform(760, 980)), 4, 9.0, rng), rng, force, 0.0003)


def token_lands(rng: Rng) -> Samples:
    """It drops flat on the sand of an island: a dull pat, a skirt of grains."""
    length = frames(0.09)
    pat = run(noise(rng, length) * decay(length, 0.07), lowpass(520.0), highpass(110.0))
    skirt = sand(rng, float(rng.uniform(0.15, 0.20)), 0.16)
    return mixed(
        [
            (0.0, pat / np.max(np.abs(pat))),
            (0.0, disc(rng, 0.30)),
            (0.008, skirt * 0.42),
        ]
    )


def token_taken(rng: Rng) -> Samples:
    """Drawn out of the sand and dropped into the hold on top of the others."""
    drawn = float(rng.uniform(0.13, 0.16))
    blows = bounces(rng, 0.055, 0.5, 0.2)
    hold = struck(wooden(float(rng.uniform(170, 215)), 6, 9.0, rng), rng, 0.55, 0.0010)
    parts = [(0.0, sand(rng, drawn, 0.7) * 0.45), (drawn + 0.05, hold)]
    parts += [(drawn + 0.05 + at, disc(rng, 0.7 * force)) for at, force in blows]
    return mixed(parts)


def cargo_bale(rng: Rng) -> Samples:
    """A bale of sailcloth let fall: air is pressed out of it, and a lashing slaps after."""
    length = frames(0.16)
    air = run(noise(rng, length) * decay(length, 0.14), lowpass(640.0), highpass(90.0))
    weave = rub(rng, 0.16, 600, float(rng.uniform(1700, 2100)), peak_at=0.2, grain=0.4)
    lashing = canvas(rng, 0.04, 1100.0)
    return mixed(
        [
            (0.0, air / np.max(np.abs(air))),
            (0.0, weave / np.max(np.abs(weave)) * 0.3),
            (float(rng.uniform(0.12, 0.15)), lashing * 0.3),
        ]
    )


def cargo_guns(rng: Rng) -> Samples:
    """A gun barrel on the stones: iron too thick to ring for long, that rolls over once."""
    barrel = metal(float(rng.uniform(430, 500)), RING, 0.26, rng, split=0.003)
    over = float(rng.uniform(0.10, 0.13))
    return mixed(
        [
            (0.0, struck(barrel, rng, 0.9, 0.00025)),
            (0.0, thump(rng, 0.9, 0.0014)),
            (over, struck(barrel, rng, 0.35, 0.00035)),
            (over, thump(rng, 0.3, 0.0020)),
        ]
    )


def cargo_cask(rng: Rng) -> Samples:
    """A cask of rum on its end: the staves are hollow, and what is in it gulps."""
    cask = wooden(float(rng.uniform(165, 195)), 7, 14.0, rng)
    rests = float(rng.uniform(0.055, 0.075))
    gulps = [
        (rests + at, bubble(rng, (0.05, 0.08), 260.0, 420.0) * 0.16) for at in (0.05, 0.12, 0.20)
    ]
    return mixed(
        [(0.0, struck(cask, rng, 0.7, 0.0010)), (rests, struck(cask, rng, 1.0, 0.0009)), *gulps]
    )


def cargo_coins(rng: Rng) -> Samples:
    """A small chest of gold set down; what is in it settles and chinks."""
    chest = struck(wooden(float(rng.uniform(230, 270)), 7, 9.0, rng), rng, 0.7, 0.0010)
    moments = 0.012 + np.sort(rng.uniform(0.0, 0.15, int(rng.integers(5, 8))))
    coins = [(float(at), clink(rng, float(rng.uniform(0.08, 0.22)))) for at in moments]
    return mixed([(0.0, chest), *coins])


def cargo_pearls(rng: Rng) -> Samples:
    """A saucer of pearls put down: they run round its rim and click together."""
    saucer = metal(float(rng.uniform(1500, 1700)), RING, 0.16, rng)
    parts = [(0.0, struck(saucer, rng, 0.5, 0.0002)), (0.0, disc(rng, 0.5))]
    for at in np.sort(rng.beta(1.2, 2.0, 9)) * 0.26:
        pearl = Body((float(rng.uniform(3400, 4300)),), (0.03,), (1.0,))
        parts.append((0.03 + float(at), struck(pearl, rng, 0.5 - float(at), 0.00008)))
    return mixed(parts)


def pearl_spent(rng: Rng) -> Samples:
    """A pearl let fall into a glass bowl: it rings, hops thrice, and is gone like a drop."""
    hz = float(rng.uniform(2050, 2350))
    bowl = Body(
        (hz, hz * 1.004, hz * 2.32, hz * 4.25), (0.62, 0.58, 0.3, 0.14), (1.0, 0.8, 0.45, 0.2)
    )
    parts = [
        (at, struck(bowl, rng, force, 0.00007))
        for at, force in bounces(rng, float(rng.uniform(0.12, 0.14)), 0.58, 0.16)
    ]
    parts += [(0.0, tick(rng, 0.002) * 0.10)]
    parts += [(0.36, bubble(rng, (0.05, 0.06), 880.0, 1040.0) * 0.35)]
    return mixed(parts)


def port_bell(rng: Rng) -> Samples:
    """The bell at the head of the quay, struck twice by hand: smaller and nearer than a ship's."""
    body = metal(1110.0 * float(rng.uniform(0.995, 1.005)), BELL, 1.15, rng, split=0.0026)
    gap = float(rng.uniform(0.22, 0.26))
    strokes = [
        mixed(
            [
                (0.0, struck(body, rng, force, 0.00014)),
                (0.0, struck(metal(3600.0, RING, 0.06, rng), rng, 0.22 * force, 0.00008)),
            ]
        )
        for force in (0.8, 1.0)
    ]
    return mixed([(0.0, strokes[0]), (gap, strokes[1])])


GROUPS = (
    Group("token_lands", "body", 5, -29.0, token_lands, 90.0, quality=0.4),
    Group("token_taken", "body", 5, -29.0, token_taken, 100.0, quality=0.4),
    Group("cargo_bale", "body", 4, -26.0, cargo_bale, 80.0, quality=0.4),
    Group("cargo_guns", "body", 4, -25.0, cargo_guns, 70.0, quality=0.4),
    Group("cargo_cask", "body", 4, -25.5, cargo_cask, 80.0, quality=0.4),
    Group("cargo_coins", "body", 4, -26.5, cargo_coins, 100.0, quality=0.4),
    Group("cargo_pearls", "body", 4, -28.0, cargo_pearls, 200.0, quality=0.4),
    Group("pearl_spent", "body", 4, -28.0, pearl_spent, 300.0, quality=0.4),
    Group("port_bell", "body", 4, -26.0, port_bell, 200.0, quality=0.4),
)
