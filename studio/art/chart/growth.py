"""What grows and lies on islands: palms, bushes, mangroves, reeds, rocks."""

import math

import numpy as np

from studio.art.chart.ink import (
    burin,
    chance,
    curve,
    cut,
    cuts,
    edged,
    even,
    flat,
    moved,
    outline,
    ring,
    shade,
)
from studio.art.chart.shore import LEAF, LEAF_DARK, LEAF_LIGHT, MOSS
from studio.art.kit.palette import INK, SEPIA
from studio.art.kit.shapes import bezier, blob, tangents_and_normals
from studio.art.kit.svg import path

ROCK, ROCK_SHADE, ROCK_DARK = "#B59B78", "#8A6F52", "#5E4A38"
_BACK_FRONDS = ((-158, 30, 26), (-22, 31, 26), (-122, 26, 15), (-60, 27, 15))
_FRONT_FRONDS = ((-178, 31, 25), (2, 31, 26), (-142, 30, 15), (-38, 31, 15), (-92, 25, 4))
"""Direction in degrees, length and droop."""


def _frond(
    x: float, y: float, angle: float, length: float, droop: float, width: float, colour: str
) -> str:
    """A palm leaf with a saw edge and its rib."""
    t = np.linspace(0, 1, 15)
    a = math.radians(angle)
    rib = np.stack([x + length * t * math.cos(a), y + length * t * math.sin(a) + droop * t * t], 1)
    _, normals = tangents_and_normals(rib)
    half = width * np.sin(math.pi * np.minimum(1, t * 0.92 + 0.08)) ** 0.7 * (1 - 0.25 * t)
    half = half * np.where(np.arange(15) % 2, 1.25, 0.58)
    upper = rib - normals * (half * 0.75)[:, None]
    lower = rib + normals * half[:, None] + np.stack([0 * half, half * 0.25], 1)
    return edged(np.vstack([upper, lower[::-1]]), colour, 1.4) + even(rib, 0.9, INK, 0.7)


def palm(x: float, y: float, tall: float, lean: float, size: float = 1, seed: int = 1) -> str:
    """A palm from its foot: trunk with rings, drooping crown, nuts."""
    rng = chance(seed, "palm")
    trunk = bezier((x, y), (x + lean * 0.1, y - tall * 0.5), (x + lean, y - tall), count=14)
    top_x, top_y = trunk[-1]
    stem = {"rise": 0.0, "fall": 0.6, "last": 0.62, "smooth": False}
    body = cut(trunk, 9.6 * size, **stem) + cut(trunk, 6.4 * size, "#9A7145", **stem)
    body += even(moved(trunk, 1.4 * size), 2 * size, SEPIA, 0.8)
    _, normals = tangents_and_normals(trunk)
    rings = [
        [p + n * 3 * size, p - n * 3 * size + [0, 1]]
        for p, n in zip(trunk[1:-1], normals[1:-1], strict=True)
    ]
    body += cuts(rings, 1.2, INK, 0.8, rise=0.2, fall=0.2)
    for angle, length, droop in _BACK_FRONDS:
        turn = angle + rng.uniform(-7, 7)
        body += _frond(top_x, top_y, turn, length * size, droop * size, 7 * size, LEAF_DARK)
    for angle, length, droop in _FRONT_FRONDS:
        turn = angle + rng.uniform(-7, 7)
        colour = LEAF if rng.random() < 0.45 else LEAF_LIGHT
        body += _frond(top_x, top_y, turn, length * size, droop * size, 7.4 * size, colour)
    for dx, dy in ((-3.5, 3), (3, 4), (0, 5.4)):
        nut = ring(top_x + dx * size, top_y + dy * size, 2.7 * size, 2.7 * size)
        body += edged(nut, SEPIA, 1.1)
    return body


def bush(x: float, y: float, size: float, seed: int, colour: str = MOSS) -> str:
    """A round shrub."""
    shape = blob(x, y, 13 * size, 9 * size, seed, 0.25, 9)
    return (
        flat(shape, colour)
        + shade(shape, 40, 2.8, 1.3, (0.5, 1), LEAF_DARK, 0.85, seed)
        + outline(shape, 1.9)
    )


def rock(x: float, y: float, width: float, tall: float, seed: int, colour: str = ROCK) -> str:
    """A boulder on its foot at (x, y), shaded on the right."""
    rng = chance(seed, "rock")
    w, h = width, tall
    shape = [
        (x - w / 2, y), (x - w * 0.42, y - h * 0.5), (x - w * 0.16 + rng.uniform(-2, 2), y - h),
        (x + w * 0.16, y - h * 0.86), (x + w * 0.38, y - h * 0.42), (x + w / 2, y),
        (x + w * 0.1, y + h * 0.14),
    ]  # fmt: skip
    edge = (x + w * 0.06, y - h * 0.4)
    dark = [*shape[2:7], edge]
    return (
        flat(shape, colour)
        + flat(dark, ROCK_SHADE)
        + shade(dark, 68, 2.6, 1.2, opacity=0.85, seed=seed)
        + outline(curve(shape), 2.0)
        + even([shape[2], edge, shape[6]], 1)
    )


def mangrove(x: float, y: float, size: float, seed: int) -> str:
    """A low crown on stilt roots that stand in the water."""
    rng = chance(seed, "mangrove")
    roots = [
        [
            (x + a * 0.25 * size, y - 16 * size),
            (x + a * 0.8 * size, y - 9 * size),
            (x + a * size, y),
        ]
        for a in (-15, -9, -3, 4, 10, 16)
    ]
    body = cuts(roots, 3.4 * size, SEPIA, rise=0.1, fall=0.5) + cuts(roots, 1.2, INK, 0.8)
    for dx, dy, part in ((-10, -21, 0.9), (10, -22, 0.95), (0, -29, 1.05), (1, -18, 0.8)):
        colour = LEAF if rng.random() < 0.5 else LEAF_LIGHT
        body += bush(x + dx * size, y + dy * size, part * size, seed + 20 + int(dx), colour)
    return body


def reeds(x: float, y: float, width: float, seed: int, colour: str = LEAF_DARK) -> str:
    """A tuft of reeds or dune grass."""
    rng = chance(seed, "reeds")
    blades = []
    for k in range(max(4, int(width / 2.2))):
        foot = x - width / 2 + width * k / max(3, int(width / 2.2) - 1)
        tall = rng.uniform(7, 13)
        blades.append([(foot, y), (foot + rng.uniform(-1, 1), y - tall * 0.6),
                       (foot + rng.uniform(-4, 4), y - tall)])  # fmt: skip
    return path("".join(burin(b, 1.9, 0.1, 0.8) for b in blades), colour)
