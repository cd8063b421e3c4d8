"""Body sounds of metal: silver coins, a brass chain link, the ship's bell."""

import numpy as np

from .group import Group
from .modes import BELL, PLATE, RING, Body, bounces, metal, struck, tick, wooden
from .paper import rub
from .signal import Rng, Samples, mixed
from .space import CABIN, in_room

# Lowest mode of a free silver disc, 38 mm wide and 2.4 mm thick (a piece of eight): 4.85 kHz by
# plate theory. Worn and bent coins lie lower; smaller ones higher.
_PIECE_OF_EIGHT_HZ = 4850.0
_CONTACT_S = 0.00003


def clink(rng: Rng, force: float) -> Samples:
    """Two coins meeting: both ring, for as long as the pile under them lets them."""
    one, other = (
        metal(_PIECE_OF_EIGHT_HZ * rng.uniform(0.70, 1.02), PLATE, rng.uniform(0.22, 0.38), rng)
        for _ in range(2)
    )
    first = struck(one, rng, force, _CONTACT_S)
    second = struck(other, rng, force * rng.uniform(0.5, 0.9), _CONTACT_S)
    return mixed([(0.0, first), (0.0, second), (0.0, tick(rng, 0.004) * 0.25 * force)])


def coin_single(rng: Rng) -> Samples:
    """A coin dropped on others: the clink, two or three quick bounces, the last wobble."""
    blows = bounces(rng, rng.uniform(0.075, 0.095), rng.uniform(0.50, 0.58), 0.10)
    return mixed([(at, clink(rng, force)) for at, force in blows])


def coin_slide(rng: Rng) -> Samples:
    """A big coin pushed over the wood onto others: low, so that it can be pitched up."""
    push = rub(rng, 0.09, 900, 2600, peak_at=0.8, grain=0.5) * 0.10
    coin = metal(_PIECE_OF_EIGHT_HZ * rng.uniform(0.545, 0.555), PLATE, rng.uniform(0.3, 0.4), rng)
    edge = struck(coin, rng, 0.8, _CONTACT_S)
    again = struck(coin, rng, 0.25, _CONTACT_S)
    rest = float(rng.uniform(0.10, 0.13))
    return mixed([(0.0, push), (0.055, edge), (0.055, tick(rng, 0.003) * 0.15), (rest, again)])


def coin_spin(rng: Rng) -> Samples:
    """A coin spun on wood: its rim hums over the grain, quicker and flatter as it tires."""
    parts, at, seconds = [], 0.0, float(rng.uniform(1.15, 1.25))
    coin, plank = _disc(rng), wooden(float(rng.uniform(230, 290)), 6, 9.0, rng)
    while at < seconds:
        force = 0.35 + 0.4 * at / seconds
        parts.append((at, struck(coin, rng, force * float(rng.uniform(0.25, 0.5)), 0.00006)))
        parts.append((at, struck(plank, rng, force * float(rng.uniform(0.15, 0.3)), 0.0006)))
        at += float(rng.uniform(0.93, 1.07)) / (15.0 + 22.0 * (at / seconds) ** 2)
    return mixed(parts)


def coin_falls(rng: Rng) -> Samples:
    """It wobbles down faster than the ear can count and claps flat; neither face sounds other."""
    coin, plank = _disc(rng), wooden(float(rng.uniform(230, 290)), 6, 9.0, rng)
    parts, at, rate, stop = [], 0.0, 32.0, float(rng.uniform(0.32, 0.38))
    while at < stop:
        parts.append((at, struck(coin, rng, 0.35 * (1.1 - at / stop), 0.00006)))
        parts.append((at, struck(plank, rng, 0.3 * (1.1 - at / stop), 0.0006)))
        at += float(rng.uniform(0.95, 1.05)) / rate
        rate *= 1.09
    flat = [struck(coin, rng, 0.3, 0.00006), struck(plank, rng, 0.9, 0.0005)]
    return mixed([*parts, *((stop, sound) for sound in flat)])


def _disc(rng: Rng) -> Body:
    """A coin that touches the wood all the time, and so is damped."""
    return metal(_PIECE_OF_EIGHT_HZ * rng.uniform(0.72, 0.84), PLATE, 0.09, rng)


def coins_pour(rng: Rng) -> Samples:
    """A purse emptied: leather, then coin on coin, crowding and thinning out."""
    count = int(rng.integers(26, 34))
    moments = sorted(0.06 + 0.85 * float(rng.beta(1.7, 2.6)) for _ in range(count))
    parts = [(at, clink(rng, float(rng.uniform(0.25, 0.9)))) for at in moments]
    parts.append((0.0, rub(rng, 0.22, 400, 1500, peak_at=0.4, grain=0.3) * 0.8))
    parts += [
        (at, struck(wooden(rng.uniform(170, 240), 4, 8.0, rng), rng, 0.3, 0.001))
        for at in moments[::5]
    ]
    return mixed(parts)


def link_lit(rng: Rng) -> Samples:
    """A small brass link closing: the tongue slips in, the ring answers."""
    ring = metal(rng.uniform(1820, 1900), RING, rng.uniform(0.42, 0.5), rng, split=0.002)
    slip = struck(metal(rng.uniform(3300, 3700), RING, 0.05, rng), rng, 0.35, 0.00006)
    close = struck(ring, rng, 0.9, 0.00008)
    return mixed([(0.0, slip), (0.034, close), (0.034, tick(rng, 0.003) * 0.3)])


def chain_breaks(rng: Rng) -> Samples:
    """A chain of brass torn: it tightens link by link, one parts, the ends fall in a heap."""
    tight = [
        (0.028 * at, struck(_link(rng, 1500.0, 0.06), rng, 0.25 + 0.12 * at, 0.00010))
        for at in range(4)
    ]
    snap_at = 0.13
    torn = struck(_link(rng, 980.0, 0.55), rng, 1.0, 0.00006)
    splinter = struck(metal(float(rng.uniform(3900, 4400)), RING, 0.10, rng), rng, 0.5, 0.00005)
    falls = [
        (snap_at + at, struck(_link(rng, 1750.0, 0.16), rng, 0.34 * (1.1 - at), 0.00010))
        for at in np.sort(rng.uniform(0.10, 0.48, 9))
    ]
    return mixed(
        [*tight, (snap_at, torn), (snap_at, splinter), (snap_at, tick(rng, 0.006)), *falls]
    )


def _link(rng: Rng, hz: float, t60_s: float) -> Body:
    return metal(hz * float(rng.uniform(0.88, 1.12)), RING, t60_s, rng, split=0.003)


def bell(rng: Rng) -> Samples:
    """One stroke of the ship's bell, its nominal near F sharp 6; the hum lives longest."""
    body = metal(740.0 * rng.uniform(0.995, 1.005), BELL, 1.9, rng, split=0.0022)
    stroke = struck(body, rng, 0.8, 0.00016)
    clapper = struck(metal(2950.0, RING, 0.08, rng), rng, 0.25, 0.00008)
    return in_room(mixed([(0.0, stroke), (0.0, clapper)]), CABIN, 0.25)[:, 0]


GROUPS = (
    Group("coin_single", "body", 6, -27.0, coin_single, 300.0),
    Group("coin_slide", "body", 6, -28.0, coin_slide, 300.0),
    Group("coin_spin", "body", 4, -29.0, coin_spin, 150.0),
    Group("coin_falls", "body", 4, -27.0, coin_falls, 150.0),
    Group("coins_pour", "body", 4, -23.0, coins_pour, 110.0),
    Group("link_lit", "body", 6, -27.0, link_lit, 300.0),
    Group("chain_breaks", "body", 4, -24.0, chain_breaks, 250.0),
    Group("bell", "body", 4, -25.0, bell, 150.0),
)
