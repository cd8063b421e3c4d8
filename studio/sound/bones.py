"""Body sounds of the knuckle bones, of the hands round the table, and of the map on it."""

import numpy as np

from . import drum
from .dice import table_top
from .filters import bandpass, highpass, lowpass, run
from .group import Group
from .modes import Body, struck, tick, wooden
from .paper import rub, slap, snap
from .signal import Rng, Samples, bump, decay, frames, mixed, noise
from .space import CABIN, in_room

# A knuckle bone is a hollow beam as long as a thumb: its first bending mode lies an octave and a
# half under that of a die, and the marrow's hollow damps it within some 30 ms.
_KNUCKLE_HZ = 2450.0
_BEAM = (1.0, 1.62, 2.76, 3.9)  # A free beam, its higher modes lowered by shear.


def knuckle(rng: Rng) -> Body:
    """One bone."""
    hz = _KNUCKLE_HZ * float(rng.uniform(0.86, 1.12))
    ratios = np.array(_BEAM) * rng.uniform(0.98, 1.02, 4)
    return Body(tuple(hz * ratios), (0.034, 0.024, 0.016, 0.012), (1.0, 0.6, 0.4, 0.25))


def hollow(rng: Rng) -> Body:
    """What answers under a rattle: the table's frame, lower than the plank of one blow."""
    return wooden(float(rng.uniform(118, 150)), 6, 13.0, rng)


def dry_knock(rng: Rng, bone: Body, table: Body, force: float) -> Samples:
    """A bone on the plank."""
    return mixed(
        [
            (0.0, struck(bone, rng, force * 0.9, 0.0001)),
            (0.0, struck(table, rng, force * 0.7, 0.0005)),
            (0.0, tick(rng, 0.004) * 0.10 * force),
        ]
    )


def rattle(rng: Rng, bones: tuple[Body, ...], seconds: float, force: float) -> Samples:
    """Bones that rock on their sides, faster and fainter until they lie still."""
    under, at, gap = hollow(rng), 0.0, 0.072
    parts = []
    while at < seconds:
        here = force * (1.0 - 0.85 * at / seconds) * float(rng.uniform(0.7, 1.0))
        bone = bones[int(rng.integers(len(bones)))]
        parts.append((at, struck(bone, rng, here * 0.4, 0.00014)))
        parts.append((at, struck(under, rng, here, 0.0011)))
        at += gap * float(rng.uniform(0.85, 1.15))
        gap = max(0.024, gap * 0.88)
    return mixed(parts)


def bones_roll(rng: Rng) -> Samples:
    """Two bones: three dry knocks, the last of them one bone on the other, and a low rattle."""
    table, pair = table_top(rng), (knuckle(rng), knuckle(rng))
    second = 0.21 + float(rng.uniform(-0.02, 0.02))
    third = second + 0.14 + float(rng.uniform(-0.015, 0.015))
    together = mixed([(0.0, struck(bone, rng, 0.6, 0.00008)) for bone in pair])
    return mixed(
        [
            (0.02, dry_knock(rng, pair[0], table, 1.0)),
            (second, dry_knock(rng, pair[1], table, float(rng.uniform(0.7, 0.85)))),
            (third, together),
            (third, dry_knock(rng, pair[0], table, 0.5)),
            (third + 0.075, rattle(rng, pair, 0.26, 0.32)),
        ]
    )


def bones_settle(rng: Rng) -> Samples:
    """One bone rolls over its last edge and rocks to rest."""
    bone = knuckle(rng)
    over = dry_knock(rng, bone, table_top(rng), 0.7)
    return mixed([(0.0, over), (0.085, rattle(rng, (bone,), 0.17, 0.5))])


def flesh(rng: Rng, low_hz: float, high_hz: float, t60_s: float) -> Samples:
    """Skin on wood: a dull burst, brighter the flatter the hand."""
    length = frames(t60_s * 1.3)
    burst = run(noise(rng, length) * decay(length, t60_s), lowpass(high_hz), highpass(low_hz))
    return np.asarray(burst / np.max(np.abs(burst)))


def thump(rng: Rng, force: float, contact_s: float) -> Samples:
    """A table top struck by something heavy."""
    return struck(wooden(float(rng.uniform(95, 120)), 8, 9.0, rng), rng, force, contact_s)


def table_slap(rng: Rng) -> Samples:
    """A flat hand comes down: the air under the palm claps, the table booms, a cup jumps."""
    palm = flesh(rng, 320.0, float(rng.uniform(2800, 3600)), 0.055)
    cup = struck(wooden(float(rng.uniform(620, 760)), 3, 8.0, rng), rng, 0.10, 0.0004)
    return mixed(
        [
            (0.0, palm * 0.9),
            (0.001, thump(rng, 0.9, 0.0012)),
            (float(rng.uniform(0.07, 0.10)), cup),
        ]
    )


def fist_knock(rng: Rng) -> Samples:
    """A fist counts on the table: knuckles, then the whole weight."""
    fist = flesh(rng, 150.0, 900.0, 0.035)
    return mixed([(0.0, fist * 0.45), (0.0, thump(rng, 1.0, 0.0024))])


def hands_thrown(rng: Rng) -> Samples:
    """Rock, paper, scissors: a fist in the palm three times, and two sleeves that fly open."""
    blows = [
        (at, mixed([(0.0, flesh(rng, 180.0, 1300.0, 0.04) * 0.6), (0.0, thump(rng, 0.5, 0.0030))]))
        for at in (0.0, 0.20, 0.40)
    ]
    open_at = 0.40 + float(rng.uniform(0.10, 0.12))
    sleeve = rub(rng, 0.13, 700, float(rng.uniform(2600, 3200)), peak_at=0.5, grain=0.2)
    clap = flesh(rng, 420.0, 3400.0, 0.05)
    return mixed(
        [*blows, (open_at, sleeve / np.max(np.abs(sleeve)) * 0.4), (open_at + 0.08, clap * 0.7)]
    )


def false_start(rng: Rng) -> Samples:
    """Too early: a fist in a heap of cloth, dull and short."""
    heap = flesh(rng, 70.0, 340.0, 0.09)
    body = Body((92.0, 171.0, 260.0), (0.11, 0.07, 0.05), (1.0, 0.4, 0.2))
    dull = struck(body, rng, 1.0, 0.0030)
    again = struck(body, rng, 0.45, 0.0034)
    return mixed([(0.0, heap * 0.5), (0.0, dull), (float(rng.uniform(0.11, 0.13)), again)])


def call_drum(rng: Rng) -> Samples:
    """One stroke on the big drum for a call, with the cabin around it."""
    stroke = run(drum.deep(1.0, rng), *drum.BODY)
    skin = mixed([(0.0, stroke), (0.0, thump(rng, 0.5, 0.0016))])
    return in_room(skin, CABIN, 0.30)[:, 0]


def hand_raised(rng: Rng) -> Samples:
    """A sleeve goes up."""
    length = frames(float(rng.uniform(0.17, 0.23)))
    air = run(noise(rng, length), bandpass(float(rng.uniform(700, 1000)), 0.6), lowpass(2400.0))
    return np.asarray(air * bump(length, 0.6, 2.6))


def map_unroll(rng: Rng) -> Samples:
    """Stiff parchment rolled open from the middle: it crackles, and both ends flap down."""
    roll = rub(rng, float(rng.uniform(0.44, 0.50)), 420, 1900, peak_at=0.45, grain=0.75)
    crackles = [
        (float(at), snap(rng, float(rng.uniform(1200, 3000)), 0.012) * float(rng.uniform(0.1, 0.4)))
        for at in rng.uniform(0.06, 0.46, 12)
    ]
    flaps = [(0.42, slap(rng, 0.15) * 0.35), (float(rng.uniform(0.47, 0.5)), slap(rng, 0.1) * 0.3)]
    return mixed([(0.0, roll), *crackles, *flaps])


GROUPS = (
    Group("bones_roll", "body", 6, -26.0, bones_roll, 80.0),
    Group("bones_settle", "body", 4, -29.0, bones_settle, 80.0),
    Group("table_slap", "body", 5, -26.5, table_slap, 70.0),
    Group("fist_knock", "body", 5, -25.0, fist_knock, 60.0),
    Group("hands_thrown", "body", 4, -24.0, hands_thrown, 80.0),
    Group("false_start", "body", 4, -27.0, false_start, 55.0),
    Group("call_drum", "body", 4, -22.0, call_drum, 58.0),
    Group("hand_raised", "body", 5, -35.0, hand_raised, 150.0),
    Group("map_unroll", "body", 4, -29.0, map_unroll, 150.0),
)
