"""What all land of the chart shares: the shore, the engraved shallows round it, sand and green.

The origin is the middle of the cell; a hex has a radius of 83.3 units (200 master pixels).
"""

import numpy as np
from numpy.typing import ArrayLike

from studio.art.chart.ink import chance, cuts, dots, flat, moved, outline, shade
from studio.art.kit.document import Document
from studio.art.kit.light import blur
from studio.art.kit.palette import FOAM, SEPIA, SHALLOWS
from studio.art.kit.shapes import Points, blob, signed_area, tangents_and_normals
from studio.art.kit.svg import group

SAND, WET_SAND = "#E6CF9C", "#CDAE72"
GRASS, MOSS, LEAF, LEAF_LIGHT, LEAF_DARK = "#8E9A55", "#6C8148", "#2F7D5B", "#4F9A63", "#1F5A45"
WATER_LINE = "#0B2A33"
_RINGS = ((8, 1.5, 0.62), (14.5, 1.25, 0.5), (22, 1.1, 0.38), (31, 0.95, 0.27), (42, 0.8, 0.18))
"""Distance from the shore, weight and opacity of the water-lines."""
_TINTS = ((44, SHALLOWS, 0.34), (33, SHALLOWS, 0.42), (21, "#5FAEA4", 0.55), (10, "#93CDB8", 0.62))


def shoreline(
    seed: int, rx: float = 82, ry: float = 46, y: float = 20, rough: float = 0.14
) -> Points:
    """The outline of an island."""
    return blob(0, y, rx, ry, seed, rough, 15)


def pushed(shore: ArrayLike, out: float, seed: int = 0, wobble: float = 0.0) -> Points:
    """A shore pushed outward, flatter up and down than sideways, with a slow wobble."""
    points = np.asarray(shore, float)
    closed = np.vstack([points[-1:], points, points[:1]])
    _, normals = tangents_and_normals(closed)
    normals = normals[1:-1] * (-1 if signed_area(points) > 0 else 1)
    rng = chance(seed, "push")
    t = np.linspace(0, 2 * np.pi, len(points), endpoint=False)
    wave = sum(
        part * np.sin(turns * t + rng.random() * 6.3)
        for turns, part in ((3, 1.0), (5, 0.7), (8, 0.5))
    )
    out_there = points + normals * np.array([1, 0.82]) * (out * (1 + wobble * wave))[:, None]
    for _ in range(6 if out > 6 else 2):
        out_there = (np.roll(out_there, 1, 0) + 2 * out_there + np.roll(out_there, -1, 0)) / 4
    return out_there


def shallows(doc: Document, shores: list[Points], seed: int) -> str:
    """Bright water and broken water-lines round one shore or several."""
    tints = "".join(
        flat(pushed(shore, out, seed + out, 0.10), colour, opacity)
        for out, colour, opacity in _TINTS
        for shore in shores
    )
    body = group(tints, filter=blur(doc, 4.5))
    for shore in shores:
        body += "".join(
            _water_line(shore, out, weight, opacity, seed) for out, weight, opacity in _RINGS
        )
        body += outline(pushed(shore, 2.6, seed, 0.3), 4.0, FOAM, 0.85, lit=0.8)
    return body


def _water_line(shore: Points, out: float, weight: float, opacity: float, seed: int) -> str:
    """One broken ring of the shallows."""
    line = pushed(shore, out, seed + 3, 0.10)
    line = np.vstack([line, line[:1]])
    rng = chance(seed, out)
    runs, at, count = [], 0, len(line)
    longest, gap = max(12, count // 5), 2 if out < 20 else max(3, count // 30)
    while at < count - 3:
        length = rng.randint(longest // 3, longest)
        runs.append(line[at : at + length + 1])
        at += length + rng.randint(0, gap)
    kept = [run for run in runs if len(run) > 3]
    return cuts(kept, weight * 1.4, WATER_LINE, opacity, rise=0.2, fall=0.2, smooth=False)


def sand(shore: Points, seed: int) -> str:
    """The beach: its shadow on the water, tint, hatched lower rim, grains, outline."""
    return (
        flat(pushed(moved(shore, 6, 7), 3), "#0A1014", 0.28)
        + flat(shore, SAND)
        + shade(shore, 12, 3.6, 1.3, (0.74, 1), SEPIA, 0.75, seed, jitter=0.1)
        + dots(shore, 60, seed, SEPIA, 0.6)
        + outline(shore, 3.4)
    )


def green(shore: Points, seed: int, size: float = 0.8, tint: str = GRASS, lift: float = -5) -> str:
    """Grass inland: the shore drawn in to `size`, with tussocks along its edge."""
    centre = shore.mean(0)
    k = np.arange(len(shore)) / len(shore) * 2 * np.pi
    start = chance(seed, "green").random() * 6
    across = size * (1 + 0.05 * np.sin(7 * k + start))
    down = (size - 0.06) * (1 + 0.06 * np.sin(9 * k + start))
    inner = centre + [0, lift] + (shore - centre) * np.stack([across, down], 1)
    rng = chance(seed, "tussock")
    tussocks = []
    for x, y in inner[:: max(1, len(inner) // 34)]:
        lean, tall = rng.uniform(-2, 2), rng.uniform(3, 6)
        tussocks.append([(x, y + 1), (x + lean, y - tall)])
    return (
        flat(inner, tint)
        + shade(inner, 24, 3.8, 1.5, (0.58, 1), LEAF_DARK, 0.75, seed + 1, jitter=0.2)
        + cuts(tussocks, 1.5, LEAF_DARK, 0.9, rise=0.1, fall=0.8)
        + outline(inner, 1.5, LEAF_DARK, 0.85)
    )


def surf(x: float, y: float, width: float, seed: int, rows: int = 3) -> str:
    """Broken foam at the foot of a cliff."""
    rng = chance(seed, "surf")
    lines = []
    for row in range(rows):
        left, top = x + rng.uniform(-width, width) / 2, y + row * 3.2
        lines.append([(left - 8, top), (left - 3, top - 2.5), (left + 2, top), (left + 7, top - 2)])
    return cuts(lines, 1.8, FOAM, 0.85)
