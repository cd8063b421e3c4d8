"""Body sounds of dice: bone cubes on a wooden table, and rattled in the hand."""

import numpy as np

from .filters import lowpass, run
from .group import Group
from .modes import Body, struck, tick, wooden
from .signal import Rng, Samples, mixed

# A cube of bone 16 mm wide is stiff and light: its first modes lie near 7 kHz and die in some
# 15 ms; what carries the sound is the table it falls on.
_BONE_HZ = 6800.0
_EDGE_FIRST_S = (0.004, 0.013)


def bone(rng: Rng) -> Body:
    """One die, as it was carved."""
    hz = _BONE_HZ * float(rng.uniform(0.86, 1.1))
    ratios = np.array((1.0, 1.37, 1.82, 2.31)) * rng.uniform(0.985, 1.015, 4)
    return Body(tuple(hz * ratios), (0.020, 0.015, 0.012, 0.009), (1.0, 0.7, 0.5, 0.35))


def table_top(rng: Rng) -> Body:
    """The plank under a throw: the same one for all blows of it."""
    return wooden(float(rng.uniform(205, 265)), 9, 11.0, rng)


def tumble(rng: Rng, first_s: float, rest_s: float) -> list[tuple[float, float]]:
    """Moments and forces of one die: a fall, two bounces, then edge over edge until `rest_s`."""
    blows, at, force = [], first_s, 1.0
    for gap, loss in ((0.175, 0.66), (0.115, 0.60)):
        blows.append((at, force * float(rng.uniform(0.9, 1.0))))
        at += gap * float(rng.uniform(0.88, 1.12))
        force *= loss
    blows.append((at, force))
    step = float(rng.uniform(0.078, 0.094))
    while at + step < rest_s:
        at += step * float(rng.uniform(0.88, 1.1))
        step *= 0.82
        force *= float(rng.uniform(0.62, 0.76))
        blows.append((at, force))
    return blows


def landing(rng: Rng, die: Body, table: Body, force: float) -> Samples:
    """A die meets the table edge first and claps down on its face right after."""
    hard = 0.00005 + 0.00005 * (1.0 - force)
    face = float(rng.uniform(*_EDGE_FIRST_S))
    share = float(rng.uniform(0.35, 0.65))
    edge = mixed(
        [
            (0.0, struck(die, rng, force * 0.5, hard)),
            (0.0, struck(table, rng, force * 0.75, 0.00042)),
            (0.0, tick(rng, 0.0035) * 0.12 * force),
        ]
    )
    clap = mixed(
        [
            (0.0, struck(die, rng, force * share * 0.45, hard)),
            (0.0, struck(table, rng, force * share * 0.6, 0.00034)),
        ]
    )
    return mixed([(0.0, edge), (face, clap)])


def thrown(rng: Rng, dice: int) -> Samples:
    """So many dice thrown together; two of them knock against each other once on the way."""
    table = table_top(rng)
    parts = []
    for number in range(dice):
        die = bone(rng)
        first = 0.05 + 0.045 * number + float(rng.uniform(0.0, 0.015))
        rest = 0.56 + 0.07 * number + float(rng.uniform(0.0, 0.05))
        parts += [
            (at, landing(rng, die, table, force) * (1.0 - 0.12 * number))
            for at, force in tumble(rng, first, rest)
        ]
    if dice > 1:
        parts.append((float(rng.uniform(0.30, 0.38)), knock_together(rng, 0.5)))
    return mixed(parts)


def knock_together(rng: Rng, force: float) -> Samples:
    """Bone on bone."""
    return mixed(
        [
            (0.0, struck(bone(rng), rng, force, 0.00004)),
            (0.0, struck(bone(rng), rng, force * 0.8, 0.00004)),
            (0.0, tick(rng, 0.003) * 0.10 * force),
        ]
    )


def dice_roll(rng: Rng) -> Samples:
    """Two dice tumble over the table and come to rest, the last one some 0.7 s after the throw."""
    return thrown(rng, 2)


def die_roll(rng: Rng) -> Samples:
    """One die."""
    return thrown(rng, 1)


def dice_shake(rng: Rng) -> Samples:
    """Two dice rattled in the hollow of two hands, there and back, there and back."""
    parts = []
    for swing in range(4):
        turn = 0.03 + 0.118 * swing * float(rng.uniform(0.97, 1.03))
        for _ in range(int(rng.integers(3, 5))):
            at = turn + float(rng.uniform(0.0, 0.05))
            parts.append((at, knock_together(rng, float(rng.uniform(0.3, 1.0)))))
            palm = struck(wooden(float(rng.uniform(420, 640)), 3, 3.0, rng), rng, 0.35, 0.0009)
            parts.append((at + 0.002, palm))
    return run(mixed(parts), lowpass(7200.0, 0.6))


GROUPS = (
    Group("dice_roll", "body", 6, -26.0, dice_roll, 110.0),
    Group("die_roll", "body", 5, -28.5, die_roll, 110.0),
    Group("dice_shake", "body", 4, -30.0, dice_shake, 200.0),
)
