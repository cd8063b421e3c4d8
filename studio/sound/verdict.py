"""Body sounds of a bid and of its verdict: ticks of brass, dice counted, wax and seal.

`bid_tick` and `die_counted` are tuned to A and D, and low and short enough to be played step by
step up two octaves: the steps D, E, F sharp, A, B all lie in the mode of the tune `cups`.
"""

import numpy as np

from . import drum
from .bones import flesh, thump
from .dice import bone, table_top
from .filters import bandpass, highpass, lowpass, run
from .group import Group
from .modes import RING, Body, metal, struck, tick
from .paper import rub, snap
from .score import frequency, midi_of
from .signal import Rng, Samples, bump, decay, frames, mixed, noise, ramp
from .space import CABIN, in_room

_BAR = (1.0, 3.96, 9.1)
"""Modes of a bar carved hollow below, as of a xylophone, that its second is two octaves up."""


def bid_tick(rng: Rng) -> Samples:
    """A brass figure turns one on: the pawl drops into the next tooth."""
    tooth = metal(frequency(midi_of("A5")), RING, 0.16, rng, split=0.002)
    tongue = metal(float(rng.uniform(3300, 3700)), RING, 0.04, rng)
    return mixed(
        [
            (0.0, struck(tongue, rng, 0.30, 0.00008)),
            (0.012, struck(tooth, rng, 0.9, 0.00010)),
            (0.012, tick(rng, 0.003) * 0.22),
        ]
    )


def die_counted(rng: Rng) -> Samples:
    """A die set into its socket in the plank, which answers with a note, as each plank has one."""
    hz = frequency(midi_of("D4"))
    rings = (float(rng.uniform(0.20, 0.24)), 0.07, 0.03)
    note = Body(tuple(hz * ratio for ratio in _BAR), rings, (1.0, 0.28, 0.12))
    settle = float(rng.uniform(0.030, 0.042))
    return mixed(
        [
            (0.0, struck(note, rng, 1.0, 0.0004)),
            (0.0, struck(bone(rng), rng, 0.22, 0.00008)),
            (0.0, struck(table_top(rng), rng, 0.30, 0.0006)),
            (0.0, tick(rng, 0.005) * 0.06),
            (settle, struck(bone(rng), rng, 0.08, 0.0001)),
        ]
    )


def drum_hush(rng: Rng) -> Samples:
    """A roll held under the breath: both hands near the hoop, rising, and cut off by the palm."""
    seconds, at, parts = float(rng.uniform(0.98, 1.06)), 0.0, []
    while at < seconds:
        force = (0.28 + 0.62 * (at / seconds) ** 1.6) * float(rng.uniform(0.85, 1.0))
        parts.append((at, run(drum.muted(force, rng), *drum.BODY)))
        parts.append((at, run(drum.edge(0.35 * force, rng), *drum.BODY)))
        at += float(rng.uniform(0.92, 1.08)) / 19.0
    skin = mixed(parts)
    skin[frames(seconds) :] *= decay(len(skin) - frames(seconds), 0.09)
    return in_room(skin, CABIN, 0.22)[:, 0]


def seal_thud(rng: Rng) -> Samples:
    """The seal comes down: a fist of brass, and wax between it and the plank."""
    stamp = metal(float(rng.uniform(610, 690)), RING, 0.10, rng)
    soft = flesh(rng, 90.0, 620.0, 0.07)
    return mixed(
        [
            (0.0, thump(rng, 1.0, 0.0020)),
            (0.0, soft * 0.55),
            (0.001, struck(stamp, rng, 0.16, 0.0005)),
            (float(rng.uniform(0.07, 0.09)), struck(table_top(rng), rng, 0.12, 0.0008)),
        ]
    )


def wax_hiss(rng: Rng) -> Samples:
    """Hot wax pressed out below the seal: it seethes, spits, and skins over."""
    length = frames(float(rng.uniform(0.46, 0.54)))
    steam = run(noise(rng, length), bandpass(float(rng.uniform(4200, 5200)), 0.5), lowpass(9000.0))
    seething = steam * bump(length, 0.10, 4.0) * (1.0 + 0.4 * _boiling(rng, length))
    spits = [
        (float(at), snap(rng, float(rng.uniform(2200, 5200)), 0.007) * float(rng.uniform(0.3, 1.1)))
        for at in 0.42 * rng.beta(1.2, 2.2, 14)
    ]
    return mixed([(0.0, seething / np.max(np.abs(seething))), *spits])


def _boiling(rng: Rng, length: int) -> Samples:
    """An unquiet level between -1 and 1, some forty times a second."""
    slow = run(noise(rng, length), bandpass(40.0, 0.7))
    return np.clip(slow / (2.0 * np.std(slow)), -1.0, 1.0)


def packet_torn(rng: Rng) -> Samples:
    """A sealed card torn open: the wax snaps, then fibre after fibre of stiff paper."""
    seconds = float(rng.uniform(0.27, 0.33))
    length = frames(seconds)
    pull = bump(length, 0.62, 1.6)
    fibres = noise(rng, length) * (rng.random(length) < 0.003 + 0.02 * pull) * pull
    tear = run(fibres, highpass(900.0), bandpass(3000.0, 0.4), lowpass(7500.0))
    sheet = rub(rng, seconds, 900, 3400, peak_at=0.6, grain=0.8)
    end = run(noise(rng, frames(0.02)) * ramp(frames(0.02))[::-1], bandpass(2600.0, 0.7))
    return mixed(
        [
            (0.0, snap(rng, float(rng.uniform(1300, 1700)), 0.014) * 0.7),
            (0.035, tear / np.max(np.abs(tear))),
            (0.035, sheet / np.max(np.abs(sheet)) * 0.4),
            (0.035 + seconds * 0.86, end / np.max(np.abs(end)) * 0.4),
        ]
    )


GROUPS = (
    Group("bid_tick", "body", 5, -30.0, bid_tick, 300.0),
    Group("die_counted", "body", 5, -26.5, die_counted, 110.0),
    Group("drum_hush", "body", 4, -26.0, drum_hush, 58.0),
    Group("seal_thud", "body", 5, -23.5, seal_thud, 60.0),
    Group("wax_hiss", "body", 4, -31.0, wax_hiss, 500.0),
    Group("packet_torn", "body", 4, -28.0, packet_torn, 250.0),
)
