"""The captain's table from above: walnut boards with nails, seams, knife cuts and a mug's ring.

Scenes are drawn in virtual units (1920 x 1080) and rendered at twice that.
"""

import itertools

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.materials import wood
from studio.art.kit.noise import clouds, noise
from studio.art.kit.palette import INK
from studio.art.kit.shapes import Points, arc, box
from studio.art.kit.strokes import Box, brush, ruled, swell
from studio.art.kit.svg import circle, group, path

SEAM = "#0B0502"


def boards(
    doc: Document,
    area: Box,
    edges: list[float],
    tones: tuple[str, ...],
    seed: int,
    light: str = "#B0733C",
) -> str:
    """Lying boards between the y of `edges`, with grain, engraved lines, seams and butt joints."""
    left, _, right, _ = area
    parts = []
    for row, (top, bottom) in enumerate(itertools.pairwise(edges)):
        grain = wood(
            doc, seed + row * 5, (0.0012, 0.014), strength=0.9, dark="#1A0E07", light=light
        )
        parts.append(path(box(left, top, right, bottom + 1), tones[row % len(tones)], filter=grain))
        parts.append(path(_cut_lines((left, top, right, bottom), seed + row), INK, opacity=0.4))
        parts.append(_seam(left, right, bottom))
        parts.append(_joint((left + 300 + (row * 557) % 1500) % (right - left), top, bottom))
    return "".join(parts)


def _cut_lines(area: Box, seed: int) -> str:
    """Sparse engraved grain that gathers here and there."""

    def tone(x: Points, y: Points) -> Points:
        return np.asarray(np.clip((clouds(x / 260, y / 16, 3, seed) - 0.5) * 2.4, 0, 0.8))

    def bend(x: Points, y: Points) -> tuple[Points, Points]:
        return 0 * x, 7 * (noise(x / 210, y / 40, seed + 2) - 0.5)

    return ruled(area, 5.2, tone, bend, 0, 9, jitter=0.3, gain=0.42, seed=seed, least=0.35)


def _seam(left: float, right: float, y: float) -> str:
    x = np.arange(left, right + 40, 40)
    dark = np.stack([x, y + 0.7 * np.sin(x / 83 + y)], 1)
    width = 3.6 + 1.6 * noise(x / 130, 0 * x + y, 3)
    return path(swell(dark, width), SEAM) + path(
        swell(np.add(dark, (0, 3.4)), 1.4), "#D8A060", opacity=0.38
    )


def _joint(x: float, top: float, bottom: float) -> str:
    """Where two lengths of a board meet, nailed."""
    nails = "".join(
        circle(x + side * 17, top + (bottom - top) * part, 4.6, "#3A332D", SEAM, 1.8)
        + circle(x + side * 17 - 1.4, top + (bottom - top) * part - 1.6, 1.3, "#B8A896")
        for side in (-1, 1)
        for part in (0.2, 0.8)
    )
    cut = swell([(x, top + 2), (x + 0.8, bottom - 2)], 3.2)
    return path(cut, SEAM) + path(f"M{x + 2.8:.1f} {top + 3}V{bottom - 3}", "none", "#D8A060", 1.1,
                                  opacity=0.35) + nails  # fmt: skip


def scratches(spots: list[tuple[float, float, float, float]], seed: int = 3) -> str:
    """Knife cuts: x, y, length, angle in degrees; a dark line with a light lip."""
    rng = np.random.default_rng(seed)
    parts = []
    for x, y, length, angle in spots:
        turn = np.radians(angle)
        a, b = np.array([x, y]), np.array([x + length * np.cos(turn), y + length * np.sin(turn)])
        middle = (a + b) / 2 + rng.normal(0, length * 0.03, 2)
        line = [a, middle, b]
        parts.append(path(brush(line, 2.4, 0.4, 0.3), SEAM, opacity=0.75))
        parts.append(path(brush(np.add(line, (0.8, 1.8)), 1.3, 0.2, 0.2), "#E0A868", opacity=0.5))
    return "".join(parts)


def mug_ring(x: float, y: float, radius: float) -> str:
    """The ring that a wet mug has left."""
    stain = arc(x, y, radius, 20, 350, 120)
    width = 4.5 + 4 * noise(np.arange(120) / 13, np.zeros(120), 5)
    inner = swell(arc(x + 1, y + 1, radius - 8, 150, 300, 60), 1.4)
    return group(path(swell(stain, width), "#160B05") + path(inner, "#160B05"), opacity=0.33)
