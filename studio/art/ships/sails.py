"""Sails as they stand on the page: tint, print, seams, shade, contour; yards and furled cloth."""

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.palette import darker
from studio.art.kit.shapes import spline
from studio.art.kit.strokes import brush, contour, hatch, swell, taper
from studio.art.kit.svg import element, path, polygon
from studio.art.ships.cloth import Patch, Vector
from studio.art.ships.livery import Livery, shaded
from studio.art.ships.patterns import PRINTS

Pair = tuple[float, float]


def _full(u: Vector, v: Vector) -> Vector:
    """Shade of a filled sail: dark under the yard and where it turns from the light."""
    lee = np.clip((u - 0.5) / 0.5, 0, 1) ** 1.3
    return 0.95 * lee * (0.45 + 0.65 * v) + 0.55 * np.clip(0.09 - v, 0, 1) / 0.09 + 0.24 * v**3


def _slack(u: Vector, v: Vector) -> Vector:
    """Shade of hanging cloth: upright folds that deepen towards the foot."""
    fold = 0.5 + 0.5 * np.sin(u * 19 + 2.2 * v)
    return (0.2 + 0.75 * v) * fold**2 + 0.45 * np.clip(u - 0.6, 0, 1) + 0.5 * np.clip(0.1 - v, 0, 1)


def draw_sail(
    doc: Document, patch: Patch, livery: Livery, coloured: bool, slack: bool = False, seed: int = 1
) -> str:
    """One sail; `coloured` ones carry the seat's colour and print."""
    base = livery.cloth if coloured else livery.canvas
    light, middle, dark = shaded(base)
    outline = patch.outline()
    low, high = outline.min(0), outline.max(0)
    paint = doc.linear([(0, light), (0.45, middle), (1, dark)], tuple(low), tuple(high), True)
    shape = element("path", d=patch.data(), clip_rule="evenodd")
    cloth = path(patch.data(), paint, fill_rule="evenodd")
    if coloured and livery.dye:
        shapes = PRINTS[livery.seat](patch.width, patch.height)
        cloth += path(patch.printed(shapes), livery.dye, opacity=0.5)
    deep = darker(base, 0.66) if not livery.ragged else livery.ink
    lines = path(patch.across(3.5, _slack if slack else _full, 0.5, seed), deep, opacity=0.8)
    count = max(2, round(patch.width / 17))
    seams = path(patch.down(np.arange(1, count) / count, 1.0), deep, opacity=0.6)
    gleam = path(patch.down([0.07], 3.0, 0.1, 0.75), "#FFFFFF",
                 opacity=0.5 if not livery.ragged else 0.16)  # fmt: skip
    edges = contour(outline, 3.6, smooth=False, lit=0.55)
    edges += "".join(contour(hole, 1.8, smooth=False) for hole in patch.hole_outlines())
    return doc.clipped(shape, cloth, lines, seams, gleam) + path(edges, livery.ink)


def reef_points(patch: Patch, row: float, ink: str) -> str:
    """A row of short lines that hang from the sail's reef band."""
    u = np.linspace(0.08, 0.92, max(4, int(patch.width / 9)))
    points = patch.at(u, 0 * u + row)
    ties = "".join(taper([(x, y), (x - 0.6, y + 4.5)], 1.5, 0.5) for x, y in points)
    return path(ties + swell(points, 0.8), ink, opacity=0.75)


def spar(start: Pair, end: Pair, width: float, livery: Livery, taper_to: float = 0.55) -> str:
    """A mast or a yard: round wood, lit along its upper left."""
    a, b = np.array(start, float), np.array(end, float)
    t = np.linspace(0, 1, 12)[:, None]
    line = a + (b - a) * t
    upright = abs(b[1] - a[1]) > abs(b[0] - a[0])
    swelling = (
        np.linspace(1, taper_to, 12)
        if upright
        else taper_to + (1 - taper_to) * np.sin(t[:, 0] * np.pi)
    )
    lit = line + (np.array([-0.18, 0]) if upright else np.array([0, -0.18])) * width
    return (
        path(swell(line, (width + 2.6) * swelling), livery.ink)
        + path(swell(line, (width - 0.2) * swelling), livery.spar)
        + path(swell(lit, width * 0.3 * swelling), "#FFE9BE", opacity=0.6)
    )


def furled(start: Pair, end: Pair, depth: float, livery: Livery, coloured: bool, seed: int) -> str:
    """A sail gathered under its yard, tied in bunches."""
    base = livery.cloth if coloured else livery.canvas
    rng = np.random.default_rng(seed)
    a, b = np.array(start, float), np.array(end, float)
    t = np.linspace(0, 1, 9)
    lower = a + (b - a) * t[:, None]
    lower[:, 1] += depth * (0.55 + 0.45 * (np.arange(9) % 2)) * np.sin(t * np.pi) ** 0.4
    lower[1:-1, 1] += rng.uniform(-0.8, 0.8, 7)
    outline = np.vstack([[a, b], spline(lower[::-1], 2)])
    ties = "".join(
        brush([a + (b - a) * p + (0, -2), a + (b - a) * p + (1.6, depth * 0.8)], 1.9, 1, 0.8)
        for p in (0.25, 0.5, 0.75)
    )
    return (
        polygon(outline, base)
        + path(hatch(outline, 78, 3.6, 1.5, (0.35, 1), seed), darker(base, 0.72), opacity=0.8)
        + path(contour(outline, 3, smooth=False, lit=0.6) + ties, livery.ink)
    )


def rope_lines(lines: list[list[Pair]], ink: str, width: float = 1.4) -> str:
    """Standing and running rigging, thin."""
    data = "".join(swell(np.asarray(line, float), width) for line in lines)
    return path(data, ink, opacity=0.9)


def shrouds(top: Pair, feet: list[Pair], ink: str) -> str:
    """Stays from a masthead to the ship's side with their ratlines."""
    peak = np.array(top, float)
    lines = [[top, foot] for foot in feet]
    first, last = np.array(feet[0], float), np.array(feet[-1], float)
    steps = [
        [tuple(peak + (first - peak) * p), tuple(peak + (last - peak) * p)]
        for p in np.linspace(0.3, 0.92, 8)
    ]
    return rope_lines(lines, ink, 1.5) + rope_lines(steps, ink, 0.9)
