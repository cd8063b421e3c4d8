"""Body sounds of wood and rope: a knock, a creak, the chest."""

import numpy as np

from .filters import bandpass, lowpass, run
from .group import Group
from .modes import PLATE, RING, metal, struck, tick, wooden
from .paper import flutter
from .signal import Rng, Samples, bump, frames, mixed, noise


def knock(rng: Rng) -> Samples:
    """A knuckle on a thick plank."""
    return mixed([(0.0, plank_hit(rng, 1.0, 0.0005)), (0.0, tick(rng, 0.006) * 0.08)])


def plank_hit(rng: Rng, force: float, contact_s: float) -> Samples:
    """A blow on the table top; a short contact is a hard, bright one."""
    return struck(wooden(rng.uniform(165, 215), 9, 14.0, rng), rng, force, contact_s)


def creak(
    rng: Rng, seconds: float, low_hz: float, high_hz: float, box: tuple[float, ...]
) -> Samples:
    """Stick and slip: uneven pulses, `low_hz` to `high_hz` a second, ringing in `box`."""
    length = frames(seconds)
    load = bump(length, rng.uniform(0.45, 0.65), 1.4) * flutter(rng, length, 9.0, 0.35)
    pulses = np.zeros(length)
    at = 0.005
    while at < seconds - 0.005:
        here = frames(at)
        pulses[here] = load[here] * rng.uniform(0.7, 1.0)
        at += rng.uniform(0.86, 1.14) / (low_hz + (high_hz - low_hz) * load[here])
    rub = noise(rng, length) * load * 0.012
    rough = run(pulses + rub, lowpass(4200.0))
    voices = [run(rough, bandpass(hz * rng.uniform(0.96, 1.04), 9.0)) for hz in box]
    out = np.sum(voices, axis=0) + 0.12 * rough
    return np.asarray(out / np.max(np.abs(out)))


def rope_creak(rng: Rng) -> Samples:
    """A wet rope taking the strain round a post."""
    box = (310.0, 540.0, 820.0, 1270.0, 1900.0)
    return creak(rng, rng.uniform(0.65, 0.9), 38.0, rng.uniform(85.0, 110.0), box)


def chest_open(rng: Rng) -> Samples:
    """The hasp springs, the hinges complain, the lid comes to rest; something inside glints."""
    hasp = struck(metal(rng.uniform(950, 1150), RING, 0.12, rng), rng, 0.5, 0.0001)
    latch = mixed([(0.0, hasp), (0.012, plank_hit(rng, 0.7, 0.0006))])
    hinge = creak(
        rng, rng.uniform(0.6, 0.75), 60.0, rng.uniform(170, 230), (620.0, 980.0, 1600.0, 2450.0)
    )
    lid = mixed([(0.0, plank_hit(rng, 1.0, 0.0016)), (0.085, plank_hit(rng, 0.35, 0.0014))])
    glint = struck(metal(rng.uniform(3500, 4300), PLATE, 0.5, rng), rng, 0.10, 0.00004)
    return mixed([(0.0, latch), (0.16, hinge * 0.38), (0.88, lid * 0.9), (0.97, glint)])


GROUPS = (
    Group("wood_knock", "body", 5, -25.0, knock, 90.0),
    Group("rope_creak", "body", 4, -31.0, rope_creak, 120.0),
    Group("chest_open", "body", 4, -26.0, chest_open, 90.0),
)
