"""Guns: the flash, the ball, the smoke, and the burst where a shot strikes home."""

import math

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import glow
from studio.art.kit.palette import INK
from studio.art.kit.shapes import Points, arc
from studio.art.kit.strokes import brush, contour, hatch, swell
from studio.art.kit.svg import circle, path, place, polygon

Puff = tuple[float, float, float]
"""Centre and radius of one ball of smoke."""

_PUFFS: tuple[tuple[Puff, ...], ...] = (
    ((-13, 7, 17), (9, 10, 18), (0, -8, 20), (18, -3, 13), (-18, -6, 12)),
    ((-22, 11, 19), (8, 16, 21), (24, 2, 19), (-8, -12, 23), (15, -17, 17), (-27, -8, 14)),
    ((-30, 14, 17), (-6, 20, 18), (25, 15, 18), (34, -8, 14), (-18, -15, 19), (9, -18, 22),
     (2, 2, 19), (-38, -7, 11)),
    ((-38, 16, 10), (-28, 20, 8), (-48, 20, 6), (22, 22, 11), (35, 18, 9), (45, 23, 6),
     (-22, -24, 12), (-8, -28, 11), (-34, -19, 8), (18, -6, 10), (30, -12, 13), (43, -8, 8),
     (-12, 2, 7), (-2, 4, 9), (8, 1, 6)),
)  # fmt: skip


def smoke(frame: int) -> str:
    """Gun smoke: 1 dense, 4 torn to wisps."""
    doc = Document(120, 120, -60, -60)
    doc.add(cloud(_PUFFS[frame - 1], (0.98, 0.95, 0.9, 0.78)[frame - 1]))
    if frame == 1:
        doc.add(glow(doc, 0, 2, 36, "#FFB347", 0.75))
    return doc.svg()


def cloud(puffs: tuple[Puff, ...], opacity: float) -> str:
    """Balls of smoke that run together: one contour, curls and shade inside."""
    rims = "".join(circle(x, y, r + 2.4 + 0.05 * r, "#4A453F") for x, y, r in puffs)
    low = "".join(circle(x, y, r, "#B9AFA2") for x, y, r in puffs)
    high = "".join(circle(x - r * 0.14, y - r * 0.17, r * 0.84, "#F4ECDD") for x, y, r in puffs)
    curls, shade = "", ""
    for k, (x, y, r) in enumerate(puffs):
        curls += brush(arc(x, y, r * 0.66, 200 + 24 * k, 330 + 24 * k, 16), max(1.4, r / 9))
        shade += hatch(arc(x + r * 0.2, y + r * 0.24, r * 0.74, -40, 130, 20), 38, 3.2, 1.4,
                       (0.35, 1), k)  # fmt: skip
    inside = low + high + path(shade, "#5B534A", opacity=0.75) + path(curls, "#5B534A")
    return f'<g opacity="{opacity}">{rims}{inside}</g>'


def _tongues(lengths: tuple[float, ...], spread: float, width: float) -> Points:
    """A flame of pointed tongues that leaves (0, 0) to the right."""
    points: list[tuple[float, float]] = [(0, -width * 0.4)]
    angles = np.radians(np.linspace(-spread, spread, len(lengths)))
    for k, (angle, length) in enumerate(zip(angles, lengths, strict=True)):
        points.append((length * math.cos(angle), length * math.sin(angle)))
        if k < len(lengths) - 1:
            notch = (angle + angles[k + 1]) / 2
            low = 0.5 * min(length, lengths[k + 1])
            points.append((low * math.cos(notch), low * math.sin(notch)))
    points.append((0, width * 0.4))
    return np.array(points)


def muzzle(frame: int) -> str:
    """The flash of a gun that fires to the right from (0, 0)."""
    doc = Document(120, 80, 0, -40)
    grow = (1.0, 0.72)[frame - 1]
    doc.add(glow(doc, 42 * grow, 0, 40, "#FFB347", 0.85))
    outer = _tongues(tuple(v * grow for v in (44, 62, 78, 112, 82, 64, 46)), 36, 22)
    inner = _tongues(tuple(v * grow for v in (28, 44, 80, 46, 28)), 24, 13)
    doc.add(
        polygon(outer, "#F0762A", "#5A1D08", 2.6),
        polygon(inner, "#FFD75E"),
        polygon(_tongues((18 * grow, 48 * grow, 18 * grow), 14, 8), "#FFFBE6"),
    )
    for angle, reach in ((-28, 92), (-14, 108), (17, 104), (31, 86)):
        a = math.radians(angle)
        doc.add(circle(reach * grow * math.cos(a), reach * grow * math.sin(a), 2.4, "#FFD75E",
                       "#8A2F0C", 1))  # fmt: skip
    return doc.svg()


def cannonball() -> str:
    """An iron ball."""
    doc = Document(30, 30, -15, -15)
    paint = doc.radial([(0, "#9A9791"), (0.35, "#4E4B48"), (1, "#131110")], (0.34, 0.3), 0.75)
    doc.add(
        circle(0, 0, 13.6, "#EAF6EA", opacity=0.4),
        circle(0, 0, 11.6, paint, "#0B0908", 2.2),
        path(brush(arc(0, 0, 8.2, 195, 265, 16), 2.6, 0.4, 0.4), "#F2EEE6"),
    )
    return doc.svg()


def _star(points: int, outer: float, inner: float, seed: int) -> Points:
    rng = np.random.default_rng(seed)
    corners = []
    for k in range(points * 2):
        reach = (outer if k % 2 == 0 else inner) * rng.uniform(0.8, 1.12)
        a = math.tau * k / (points * 2) + rng.uniform(-0.06, 0.06)
        corners.append((reach * math.cos(a), reach * math.sin(a)))
    return np.array(corners)


def _splinter(length: float, seed: int) -> str:
    rng = np.random.default_rng(seed)
    half, wide = length / 2, rng.uniform(3.6, 6)
    shape = np.array([(-half, -wide), (half * 0.7, -wide * 0.9), (half, -wide * 0.2),
                      (half * 0.74, wide), (-half * 0.8, wide), (-half * 1.1, 0)])  # fmt: skip
    return (
        polygon(shape, "#A4713F")
        + path(hatch(shape, 3, 2.6, 1.1, (0.2, 1), seed), "#3A2414")
        + path(contour(shape, 2.6, smooth=False, lit=0.6), INK)
    )


def hit(frame: int) -> str:
    """A shot strikes a ship: flash, planks flying, smoke with what is left."""
    doc = Document(200, 200, -100, -100)
    rng = np.random.default_rng(50 + frame)
    if frame == 1:
        doc.add(glow(doc, 0, 0, 92, "#FFB347", 0.8))
        doc.add(polygon(_star(11, 74, 34, 5), "#E65A20", "#571A07", 3.4))
        doc.add(polygon(_star(10, 52, 26, 8), "#FFC23E"), polygon(_star(9, 30, 15, 9), "#FFFBE6"))
    else:
        puffs = tuple(
            (x * (1.1, 1.6)[frame - 2], y * (1.0, 1.5)[frame - 2], r * (1.25, 1.5)[frame - 2])
            for x, y, r in _PUFFS[frame]
        )
        if frame == 2:
            doc.add(polygon(_star(12, 66, 36, 15), "#E65A20", "#571A07", 3))
        doc.add(cloud(puffs, (0.96, 0.85)[frame - 2]))
        if frame == 2:
            doc.add(glow(doc, 0, 0, 48, "#FFB347", 0.7))
    reach = (42, 70, 84)[frame - 1]
    for k, angle in enumerate(np.linspace(0, 330, 9)):
        a = math.radians(angle + rng.uniform(-14, 14))
        far = reach * rng.uniform(0.72, 1.05)
        y = far * math.sin(a) + (0, 0, 12)[frame - 1]
        doc.add(place(_splinter(rng.uniform(17, 33), k), far * math.cos(a), min(y, 84), 0.95,
                      angle + rng.uniform(-50, 50)))  # fmt: skip
    sparks = "".join(
        swell([(d * math.cos(a), d * math.sin(a)), ((d + 9) * math.cos(a), (d + 9) * math.sin(a))],
              (1, 3.2))
        for d, a in zip(rng.uniform(40, 82, 14), rng.uniform(0, math.tau, 14), strict=True)
    )  # fmt: skip
    doc.add(path(sparks, "#FFD75E" if frame < 3 else "#B9AFA2"))
    return doc.svg()
