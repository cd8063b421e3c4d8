"""Body sounds of hidden dice: leather cups, the screens before them, and a die that is lost."""

import numpy as np

from .bones import flesh, thump
from .dice import bone, knock_together, landing, table_top
from .filters import highpass, lowpass, run
from .group import Group
from .modes import Body, bounces, struck, tick, wooden
from .paper import rub
from .signal import Rng, Samples, decay, frames, mixed, noise
from .timber import creak
from .water import bubble, drops, rush

_LEATHER = lowpass(3600.0, 0.6)
"""What is left of bone on bone behind a wall of boiled leather."""


def leather(rng: Rng, force: float) -> Samples:
    """The side of a cup struck from within: a stiff skin that gives no note."""
    length = frames(0.045)
    burst = run(noise(rng, length) * decay(length, 0.03), lowpass(1500.0), highpass(220.0))
    wall = struck(wooden(float(rng.uniform(300, 390)), 4, 2.6, rng), rng, 0.7, 0.0012)
    return mixed([(0.0, burst / np.max(np.abs(burst)) * 0.5), (0.0, wall)]) * force


def cup_rattle(rng: Rng) -> Samples:
    """Five dice thrown from wall to wall of a cup, four times."""
    parts = []
    for swing in range(4):
        turn = 0.02 + 0.142 * swing * float(rng.uniform(0.97, 1.03))
        for at in turn + np.sort(rng.uniform(0.0, 0.075, int(rng.integers(5, 8)))):
            force = float(rng.uniform(0.35, 1.0))
            parts.append((float(at), run(knock_together(rng, force), _LEATHER) * 0.6))
            parts.append((float(at) + 0.001, leather(rng, 0.45 * force)))
    return mixed(parts)


def cup_slam(rng: Rng) -> Samples:
    """Mouth down on the table: the rim claps, the plank booms, dice topple once more inside."""
    rim = flesh(rng, 260.0, float(rng.uniform(1900, 2400)), 0.06)
    parts = [(0.0, rim * 0.7), (0.001, thump(rng, 1.0, 0.0015)), (0.004, leather(rng, 0.5))]
    table, die = table_top(rng), bone(rng)
    for at in np.sort(rng.uniform(0.05, 0.24, 6)):
        force = 0.42 * (1.0 - 2.6 * float(at)) * float(rng.uniform(0.6, 1.0))
        parts.append((float(at), run(landing(rng, die, table, force), _LEATHER)))
    return mixed(parts)


def board(rng: Rng) -> Body:
    """A captain's screen: a thin panel in a frame, larger than a box and lighter than a table."""
    return wooden(float(rng.uniform(148, 178)), 9, 10.0, rng)


def screen_down(rng: Rng) -> Samples:
    """A screen set before one's dice: one foot, the other, and its frame rests."""
    panel, table = board(rng), table_top(rng)
    second = float(rng.uniform(0.055, 0.080))
    return mixed(
        [
            (0.0, struck(panel, rng, 0.75, 0.0009)),
            (0.0, struck(table, rng, 0.45, 0.0006)),
            (second, struck(panel, rng, 1.0, 0.0007)),
            (second, struck(table, rng, 0.6, 0.0005)),
            (second, tick(rng, 0.006) * 0.08),
            (second + float(rng.uniform(0.07, 0.09)), struck(panel, rng, 0.22, 0.0010)),
        ]
    )


def screen_up(rng: Rng) -> Samples:
    """A screen flung aside: its feet scrape, air follows it, its frame knocks as it comes free."""
    panel = board(rng)
    feet = creak(rng, 0.13, 90.0, float(rng.uniform(190, 240)), (420.0, 760.0, 1300.0))
    air = rub(rng, float(rng.uniform(0.25, 0.29)), 260, 1300, peak_at=0.5, grain=0.1)
    free = float(rng.uniform(0.085, 0.105))
    return mixed(
        [
            (0.0, feet * 0.30),
            (0.03, air / np.max(np.abs(air)) * 0.30),
            (free, struck(panel, rng, 0.9, 0.0006)),
            (free + float(rng.uniform(0.035, 0.05)), struck(panel, rng, 0.35, 0.0006)),
        ]
    )


def die_overboard(rng: Rng) -> Samples:
    """A die slides down the plank, is in the air for a fifth of a second, and meets the sea."""
    seconds = float(rng.uniform(0.26, 0.30))
    grain = rub(rng, seconds, 500, 2300, peak_at=0.8, grain=0.8)
    plank, die = table_top(rng), bone(rng)
    edge = seconds + float(rng.uniform(0.0, 0.02))
    sea = edge + float(rng.uniform(0.20, 0.23))
    tips = [
        (0.02 + at, struck(plank, rng, 0.16 * force, 0.0005))
        for at, force in bounces(rng, 0.09, 0.75, 0.5)
    ]
    return mixed(
        [
            (0.0, grain / np.max(np.abs(grain)) * 0.4),
            *tips,
            (edge, landing(rng, die, plank, 0.35)),
            *((sea + at, sound) for at, sound in _plop(rng)),
        ]
    )


def _plop(rng: Rng) -> list[tuple[float, Samples]]:
    """What a small cube does to the sea: a slap, the hole that closes over it, a crown of drops."""
    length = frames(0.05)
    slap = run(noise(rng, length) * decay(length, 0.035), lowpass(2800.0), highpass(350.0))
    crown = rush(rng, float(rng.uniform(0.22, 0.28)), 800.0, float(rng.uniform(2600, 3300)), 0.2)
    return [
        (0.0, slap / np.max(np.abs(slap)) * 0.5),
        (0.02, bubble(rng, (0.07, 0.10), 300.0, 400.0) * 0.9),
        (0.01, crown * 0.25),
        (0.06, mixed(drops(rng, 22, 0.34, 1200.0, 3800.0)) * 0.16),
        (float(rng.uniform(0.16, 0.20)), bubble(rng, (0.05, 0.08), 480.0, 640.0) * 0.4),
    ]


GROUPS = (
    Group("cup_rattle", "body", 5, -28.0, cup_rattle, 110.0),
    Group("cup_slam", "body", 5, -24.5, cup_slam, 60.0),
    Group("screen_down", "body", 4, -26.0, screen_down, 80.0),
    Group("screen_up", "body", 5, -28.0, screen_up, 90.0),
    Group("die_overboard", "body", 4, -27.0, die_overboard, 90.0),
)
