"""Islands of nature: palms, cliffs with a waterfall, a volcano, a lagoon, a sea arch.

An island is a pair: the shores its shallows follow, and the drawing of its land.
"""

import numpy as np

from studio.art.chart.growth import ROCK, ROCK_SHADE, bush, mangrove, palm, reeds, rock
from studio.art.chart.ink import (
    burin,
    cast,
    chance,
    curve,
    cut,
    cuts,
    edged,
    even,
    flat,
    outline,
    ring,
    shade,
)
from studio.art.chart.shore import (
    GRASS,
    LEAF,
    LEAF_DARK,
    MOSS,
    SAND,
    green,
    sand,
    shoreline,
    surf,
)
from studio.art.kit.palette import FOAM, INK, LANTERN, SHALLOWS
from studio.art.kit.shapes import Points, blob
from studio.art.kit.svg import path

Island = tuple[list[Points], str]


def palms() -> Island:
    """Three palms, a boulder and a chest half sunk in the sand."""
    shore = shoreline(11, 80, 47, 20, 0.15)
    body = sand(shore, 11) + green(shore, 11)
    body += flat(ring(22, 18, 40, 8), "#0A1014", 0.32)
    body += rock(47, 14, 26, 20, 4) + bush(-46, 10, 0.9, 3) + bush(40, 22, 0.7, 5)
    body += palm(20, 8, 60, 20, 0.86, 7) + palm(-16, 10, 84, -16, 1.08, 2)
    body += palm(2, 20, 52, 24, 0.9, 5) + bush(-4, 20, 1, 8) + bush(-30, 22, 0.7, 1, LEAF)
    return [shore], body + _half_buried_chest(-2, 46) + reeds(22, 34, 16, 4)


def _half_buried_chest(x: float, y: float) -> str:
    """The corner of a chest in the sand."""
    box = [(x - 11, y - 9), (x + 9, y - 13), (x + 11, y + 1), (x - 9, y + 4)]
    lid = [(x - 11, y - 9), (x - 7, y - 16), (x + 2, y - 19), (x + 9, y - 13)]
    return (
        flat(ring(x + 4, y + 4, 15, 4), "#0A1014", 0.3)
        + edged(box, "#7A5230", 1.8)
        + shade(box, -10, 3, 1.2, (0.3, 1))
        + edged(curve(lid), "#8F6238", 1.8)
        + cuts([[(x - 4, y - 17), (x - 2, y + 2)], [(x + 5, y - 17), (x + 7, y)]], 2.6, "#D9A84C")
        + edged([(x - 1, y - 9), (x + 3, y - 10), (x + 3, y - 5), (x - 1, y - 4)], "#F0CB74", 1.1)
    )


def cliffs() -> Island:
    """A table of rock under grass, with a waterfall and gulls' ledges."""
    shore = shoreline(23, 82, 44, 24, 0.13)
    rim = [
        (68, -18), (52, -24), (34, -17), (12, -27), (-8, -20), (-28, -12), (-48, -16), (-67, -10),
    ]  # fmt: skip
    whole = curve([
        (-66, 26), (-67, -10), (-61, -29), (-44, -36), (-22, -35), (-11, -48), (8, -56), (34, -55),
        (54, -48), (66, -34), (69, -6), (68, 22), (40, 36), (8, 40), (-36, 38),
    ])  # fmt: skip
    face = curve([*rim, (-66, 26), (-36, 38), (8, 40), (40, 36), (68, 22)])
    dark = curve([(10, 40), (14, -26), (34, -17), (52, -24), (68, -18), (68, 22), (40, 36)])
    top = curve([
        *rim, (-61, -29), (-44, -36), (-22, -35), (-11, -48), (8, -56), (34, -55), (54, -48),
        (66, -34),
    ])  # fmt: skip
    body = sand(shore, 23) + cast(whole) + flat(whole, ROCK) + flat(dark, ROCK_SHADE)
    body += shade(face, 86, 4.2, 2.2, (0.0, 0.62), jitter=0.3, opacity=0.85, seed=4)
    body += shade(dark, 84, 3.0, 2.2, opacity=0.9, seed=5)
    body += flat(top, GRASS) + shade(top, 20, 3.6, 1.5, (0.55, 1), LEAF_DARK, 0.85, 6)
    body += cuts(
        [[(-22, -35), (-16, -27), (-10, -21)], [(-13, -44), (-8, -34), (-4, -22)]], 2, LEAF_DARK
    )
    body += outline(top, 2.2) + _strata() + _waterfall() + outline(whole, 3.2)
    body += surf(-22, 40, 20, 2) + surf(34, 42, 30, 5, 2)
    for x, y, size, seed in ((4, -42, 0.62, 3), (44, -40, 0.6, 6), (56, -32, 0.5, 9),
                             (-50, -26, 0.55, 4), (-34, -24, 0.42, 7)):  # fmt: skip
        body += bush(x, y, size, seed, LEAF)
    body += palm(14, -42, 42, -10, 0.64, 3) + palm(32, -44, 28, 12, 0.5, 8)
    return [shore], body


def _strata() -> str:
    """Ledges and fissures of a cliff's face."""
    rng = chance("strata")
    ledges = [
        [(x, y), (x + w * 0.4, y + rng.uniform(-3, 2)), (x + w, y + rng.uniform(-2, 3))]
        for x, y, w in ((-58, 6, 26), (-40, 20, 20), (-14, 4, 22), (22, 6, 30), (34, 22, 28),
                        (-2, 26, 26), (50, 4, 14), (-56, 26, 14))
    ]  # fmt: skip
    fissures = [
        [(x, y), (x + rng.uniform(-3, 4), y + h * 0.4), (x + rng.uniform(-2, 5), y + h)]
        for x, y, h in ((-38, -8, 40), (-12, -18, 50), (12, -24, 60), (32, -12, 42), (52, -14, 34))
    ]
    return cuts(ledges, 2.4) + cuts(fissures, 3, rise=0.15, fall=0.7)


def _waterfall() -> str:
    """White water down the cliff, left of the middle."""
    left, right = [(-30, -10), (-29, 14), (-34, 36)], [(-18, -14), (-17, 16), (-12, 36)]
    return (
        flat([*left, *right[::-1]], FOAM)
        + cut([(-27, -8), (-26, 16), (-30, 34)], 1.6, SHALLOWS)
        + cut([(-22, -10), (-22, 14), (-18, 34)], 1.9, SHALLOWS)
        + even(left, 1.4)
        + even(right, 1.4)
    )


def volcano() -> Island:
    """A cone with lava running down; its glow and smoke are sprites."""
    shore = shoreline(53, 84, 44, 26, 0.14)
    cone = curve([
        (-66, 30), (-46, 4), (-30, -24), (-18, -58), (-14, -62), (14, -62), (19, -56), (34, -20),
        (50, 6), (68, 30), (30, 38), (-20, 39),
    ])  # fmt: skip
    dark = curve([
        (6, -58), (10, -40), (4, -18), (14, 6), (8, 37), (30, 38), (68, 30), (50, 6), (34, -20),
        (19, -56), (14, -62),
    ])  # fmt: skip
    body = sand(shore, 53) + green(shore, 53) + cast(cone, 9) + flat(cone, "#8F6A4F")
    body += flat(dark, "#5A3F30") + _gullies()
    for run, width in (
        ([(-4, -58), (-8, -40), (-2, -22), (-12, -4), (-8, 14)], 9),
        ([(4, -58), (10, -44), (18, -26), (16, -12)], 7),
        ([(-9, -57), (-20, -36), (-24, -22)], 5),
    ):
        how = {"rise": 0.05, "fall": 0.6, "first": 0.8}
        body += cut(run, width + 3.6, **how) + cut(run, width, "#D4471F", **how)
        body += cut(run, width * 0.45, "#FFC35A", **how)
    body += outline(cone, 3) + edged(ring(0, -60, 17, 6), "#3A1A12", 2.4)
    body += flat(ring(0, -58.5, 12, 3.6), "#F07A2A") + flat(ring(-1, -58, 7, 2), LANTERN)
    body += bush(-54, 34, 0.8, 3, LEAF) + bush(-34, 42, 0.7, 4) + bush(50, 38, 0.8, 6, LEAF)
    body += bush(20, 44, 0.6, 7) + palm(60, 34, 34, 8, 0.55, 4) + palm(-62, 32, 36, -8, 0.55, 9)
    return [shore], body + rock(-10, 48, 20, 13, 3, "#7B5C48") + rock(6, 50, 12, 8, 5, "#7B5C48")


def _gullies() -> str:
    """Lines that run down the flanks of the cone, darker on the right."""
    rng = chance("gullies")
    light, heavy = [], []
    for k in range(30):
        t = k / 29
        foot, top = -60 + 122 * t, -14 + 30 * t
        u = np.linspace(rng.uniform(0, 0.45), rng.uniform(0.62, 1), 5)
        line = np.stack([top + (foot - top) * u**1.45, -56 + 86 * u + 4 * np.sin(9.42 * t)], 1)
        (heavy if t > 0.5 else light).append(line)
    how = {"rise": 0.5, "fall": 0.3}
    return cuts(light, 1.7, INK, 0.9, **how) + cuts(heavy, 2.6, INK, 0.9, **how)


def lagoon() -> Island:
    """A ring of sand round still water, with mangroves at its mouth."""
    shore = shoreline(311, 86, 48, 20, 0.1)
    pool = blob(4, 24, 46, 22, 8, 0.14, 13)
    body = sand(shore, 31) + green(shore, 31, 0.86, GRASS, -3)
    beach = pool + (pool - pool.mean(0)) * 0.16
    body += flat(beach, SAND) + outline(beach, 1.6, LEAF_DARK, 0.8)
    body += flat(pool, "#3E8F93") + flat(pool * [0.8, 0.72] + [0.5, 7], "#76C2B4", 0.8)
    body += flat(pool * [0.5, 0.4] + [-3, 15], "#A9DCC8", 0.75)
    ripples = [[(x - w, y), (x, y - 1.6), (x + w, y)] for x, y, w in
               ((-16, 18, 12), (16, 22, 14), (-4, 30, 16), (24, 34, 9), (-24, 28, 7))]  # fmt: skip
    body += cuts(ripples, 1.5, FOAM, 0.9) + outline(pool, 2.6)
    body += palm(-52, 2, 50, -12, 0.8, 12) + palm(-34, -2, 66, 10, 0.92, 21)
    body += palm(54, 2, 44, 14, 0.74, 6) + bush(-66, 14, 0.7, 4) + bush(-16, -2, 0.8, 6, LEAF)
    body += bush(10, -8, 0.9, 9) + bush(32, -3, 0.75, 2, LEAF) + bush(66, 16, 0.7, 8)
    body += mangrove(-58, 44, 0.8, 5) + mangrove(58, 46, 0.78, 9) + reeds(-30, 49, 18, 2)
    return [shore], body + rock(20, 58, 20, 12, 7) + rock(34, 56, 13, 9, 3) + _canoe(12, 30)


def _canoe(x: float, y: float) -> str:
    """A dug-out at rest on the lagoon."""
    hull = curve([(x - 17, y - 5), (x - 9, y - 1), (x + 9, y - 1), (x + 17, y - 6), (x + 10, y + 4),
                  (x - 10, y + 4)])  # fmt: skip
    return (
        flat(ring(x + 2, y + 5, 17, 3), "#0A1014", 0.3)
        + flat(hull, "#7A5230")
        + shade(hull, 0, 2.4, 1.1, (0.35, 1))
        + outline(hull, 1.9)
        + even([(x - 4, y - 2), (x + 6, y - 13)], 1.6)
    )


def arch() -> Island:
    """A gate of rock that the sea has cut, beside a stack."""
    shore = shoreline(61, 76, 40, 26, 0.12)
    gate = curve([
        (-66, 32), (-64, 2), (-58, -24), (-42, -46), (-12, -58), (20, -56), (44, -40), (54, -16),
        (56, 12), (60, 34), (40, 42), (30, 38), (28, 12), (20, -8), (2, -18), (-16, -12), (-26, 6),
        (-28, 34), (-44, 42),
    ])  # fmt: skip
    inner = curve([
        (28, 38), (28, 12), (20, -8), (2, -18), (-16, -12), (-26, 6), (-28, 34), (-17, 30),
        (-14, 10), (-6, -2), (6, -7), (16, 2), (20, 18), (20, 34),
    ])  # fmt: skip
    hole = curve([(-28, 34), (-26, 6), (-16, -12), (2, -18), (20, -8), (28, 12), (30, 38), (4, 42)])
    dark = curve([(20, -56), (44, -40), (54, -16), (56, 12), (60, 34), (40, 42), (30, 38), (28, 12),
                  (20, -8), (26, -30)])  # fmt: skip
    body = sand(shore, 61) + cast(gate, 9, 7) + flat(hole, "#6FB7AC")
    body += cuts([[(-22, 30), (-4, 27), (22, 31)], [(-18, 36), (4, 33), (26, 37)],
                  [(-14, 22), (2, 20), (18, 23)]], 1.7, FOAM, 0.85)  # fmt: skip
    body += flat(gate, ROCK) + flat(dark, ROCK_SHADE) + flat(inner, "#5E4A38")
    body += shade(inner, 80, 3, 1.8, opacity=0.9, seed=3)
    body += shade(dark, 76, 3, 2.1, opacity=0.9, seed=5)
    body += shade(gate, 94, 4.6, 2, (0, 0.36), jitter=0.3, opacity=0.75, seed=9)
    body += cuts([[(-60, 4), (-46, 0), (-34, 4)], [(-56, -18), (-40, -24), (-24, -20)],
                  [(-60, 22), (-46, 18), (-32, 22)], [(-22, -40), (-4, -46), (14, -42)],
                  [(34, -10), (46, -14), (54, -8)], [(32, 16), (46, 12), (56, 18)],
                  [(-8, -26), (6, -28), (18, -22)]], 2.4)  # fmt: skip
    top = curve([(-58, -24), (-42, -46), (-12, -58), (20, -56), (44, -40), (48, -32), (30, -36),
                 (18, -44), (0, -42), (-18, -44), (-34, -32), (-48, -28)])  # fmt: skip
    body += flat(top, GRASS) + shade(top, 20, 3.4, 1.4, (0.5, 1), LEAF_DARK, 0.85, 6)
    body += outline(top, 2) + outline(gate, 3.2)
    body += bush(-34, -42, 0.55, 3, LEAF) + bush(22, -50, 0.6, 5) + palm(-10, -48, 36, -10, 0.56, 8)
    body += surf(-46, 42, 22, 3) + surf(46, 42, 20, 7) + _stack(70, 40)
    return [shore, blob(70, 38, 17, 9, 4, 0.1, 11)], body + bush(-64, 34, 0.6, 6, MOSS)


def _stack(x: float, y: float) -> str:
    """A pillar of rock off the shore."""
    shape = curve([(x - 14, y + 2), (x - 12, y - 18), (x - 6, y - 38), (x + 4, y - 42),
                   (x + 10, y - 24), (x + 14, y), (x + 2, y + 7)])  # fmt: skip
    dark = curve([(x + 2, y + 6), (x + 2, y - 20), (x + 4, y - 42), (x + 10, y - 24), (x + 14, y)])
    cap = curve(
        [(x - 7, y - 34), (x - 3, y - 42), (x + 5, y - 44), (x + 9, y - 30), (x + 1, y - 33)]
    )
    return (
        cast(shape, 6, 5)
        + flat(shape, ROCK)
        + flat(dark, ROCK_SHADE)
        + shade(dark, 84, 2.8, 1.8, opacity=0.9, seed=2)
        + cuts([[(x - 12, y - 8), (x - 2, y - 11)], [(x - 9, y - 22), (x, y - 25)]], 2)
        + outline(shape, 2.6)
        + flat(cap, GRASS)
        + outline(cap, 1.7)
        + path(
            burin([(x - 16, y + 6), (x - 4, y + 10), (x + 10, y + 8), (x + 18, y + 4)], 2.4), FOAM
        )
    )
