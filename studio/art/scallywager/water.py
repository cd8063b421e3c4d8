"""Seas of the pictures: banks of waves, foam, splashes."""

import math

import numpy as np

from studio.art.kit.noise import clouds, noise
from studio.art.kit.palette import FOAM, INK
from studio.art.kit.shapes import Points, moved, spline, tangents_and_normals
from studio.art.kit.strokes import swell
from studio.art.kit.svg import circle, group, path, path_data
from studio.art.scallywager.window import WIDTH


def wave(
    y: float,
    length: float,
    height: float,
    phase: float,
    colours: tuple[str, str, str],
    depth: float = 90,
    seed: int = 0,
    rows: int = 10,
    pitch: float = 4.2,
    wide: float = WIDTH,
) -> str:
    """A bank of water under a crest that leans to the right: tint, lit backs, dark fronts, foam.

    It runs over `wide` units, from a little before 0.
    """
    turn = np.arange(-4, 70, 0.08)
    x = length * turn / math.tau - 0.9 * height * np.sin(turn + phase) - length
    crest = y - height * np.cos(turn + phase) * (1 + 0.35 * np.sin(turn * 0.37 + phase * 3))
    keep = (x > -30) & (x < wide + 30)
    line = np.stack([x[keep], crest[keep]], 1)
    tint, lit, deep = colours
    tangent, _ = tangents_and_normals(line)
    slope, low = tangent[:, 1], float(line[:, 1].max())
    body = np.vstack([line, [(line[-1, 0], low + depth), (line[0, 0], low + depth)]])
    back = line + np.stack([0 * slope, np.clip(-slope, 0, 1) * 24 + 0.1], 1)
    face = line + np.stack([np.clip(slope, 0, 1) * -6, np.clip(slope, 0, 1) * 42 + 0.1], 1)
    lines, lace = "", ""
    for k in range(1, rows + 1):
        flat = 1 - 0.75 * k / rows
        run = np.stack(
            [line[:, 0] + 0.3 * k * pitch * slope, low - (low - line[:, 1]) * flat + k * pitch], 1
        )
        dark = (
            0.34
            + 0.75 * slope * flat
            + 0.6 * (clouds(run[:, 0] / 38, run[:, 1] / 9, 2, seed) - 0.5)
        )
        width = np.where(
            noise(run[:, 0] / 30, k * 7.3 + 0 * run[:, 0], seed) < 0.22, 0, np.clip(dark, 0, 1)
        )
        lines += swell(run, pitch * 0.78 * width, 0.3)
        if k % 2:
            part = clouds(run[:, 0] / 26, k * 3.1 + 0 * run[:, 0], 2, seed + 5)
            lace += swell(
                run - [0, pitch / 2], np.clip((part - 0.5) * 11, 0, 2.3) * (1 - 0.05 * k), 0.3
            )
    return (
        path(path_data(body), tint)
        + path(path_data(np.vstack([line, back[::-1]])), lit, opacity=0.8)
        + path(path_data(np.vstack([line, face[::-1]])), deep, opacity=0.85)
        + path(lines, INK)
        + path(lace, FOAM, opacity=0.85)
        + _caps(line, seed, 1.4 + height / 7)
    )


def _caps(line: Points, seed: int, size: float) -> str:
    """Lumps of foam along the tops: ink first, then white, then their shade."""
    rng = np.random.default_rng(seed)
    bound = float(np.quantile(line[:, 1], 0.42))
    tall = float(np.ptp(line[:, 1])) + 1
    lumps = [
        (
            x + rng.uniform(-1, 1),
            y + rng.uniform(-1.5, 1),
            size * float(np.clip((bound - y) / tall * 2.6, 0.35, 1.15)) * rng.uniform(0.7, 1.5),
        )
        for x, y in line[:: max(1, round(size * 0.9))]
        if y < bound
    ]
    return (
        group("".join(circle(x, y, r + 1.2) for x, y, r in lumps), fill=INK).replace(
            'fill="none"', ""
        )
        + "".join(circle(x, y, r, FOAM) for x, y, r in lumps)
        + "".join(
            circle(x + r * 0.3, y + r * 0.42, r * 0.5, "#8FBDB6") for x, y, r in lumps if r > 2.2
        )
    )


def splash(x: float, y: float, wide: float, high: float, seed: int = 0) -> str:
    """Water thrown up by what breaks the surface: fingers, a bank of foam, drops."""
    rng, fingers, drops = np.random.default_rng(seed), [], []
    count = max(3, int(wide / 26))
    for k in range(count):
        across = (k + 0.5) / count * 2 - 1 + rng.uniform(-0.1, 0.1)
        foot, tall = (
            x + across * wide * 0.46,
            high * (1.15 - 0.6 * abs(across)) * rng.uniform(0.45, 1.2),
        )
        lean = (1 if across > 0 else -1) * tall * rng.uniform(0.12, 0.8)
        line = spline(
            [
                (foot, y + 4),
                (foot + lean * 0.25, y - tall * 0.55),
                (foot + lean * 0.75, y - tall * 0.95),
                (foot + lean * 1.25, y - tall * 0.86),
                (foot + lean * 1.38, y - tall * 0.66),
            ],
            1.4,
        )
        width = 9.5 * (1 - np.linspace(0, 1, len(line))) ** 0.8 + 2.2
        fingers.append(
            path(swell(line, width + 2.6), INK)
            + path(swell(line, width), FOAM)
            + path(swell(moved(line, 1.4, 1), width * 0.34), "#8FBDB6")
        )
        drops += [
            (
                foot + lean * rng.uniform(1.2, 1.9),
                y - tall * rng.uniform(0.5, 1.25),
                rng.uniform(1, 2.6),
            )
            for _ in range(2)
        ]
    lumps = [
        (
            x + across * wide * 0.46 + rng.uniform(-2, 2),
            y + rng.uniform(-6, 7),
            rng.uniform(4, 8) * (1 - 0.5 * abs(across)),
        )
        for across in np.linspace(-1, 1, max(5, int(wide / 5)))
    ]
    return (
        "".join(fingers)
        + "".join(circle(a, b, r + 1.2, INK) for a, b, r in lumps)
        + "".join(circle(a, b, r, FOAM) for a, b, r in lumps)
        + "".join(circle(a + r * 0.28, b + r * 0.38, r * 0.58, "#9CC6BE") for a, b, r in lumps)
        + "".join(circle(a, b, r, FOAM, INK, 0.8) for a, b, r in drops)
    )
