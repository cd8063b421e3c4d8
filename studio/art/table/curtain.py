"""The ship's curtain that closes between two people at one screen: two halves of heavy red velvet.

Each half is 960 x 1080 units; they meet at a gilt braid. The middle is left plain, for the emblem
of the seat that is called.
"""

import math

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import drop_shadow, graded
from studio.art.kit.marks import anchor
from studio.art.kit.palette import INK, mix
from studio.art.kit.rope import GOLD_CORD, rope
from studio.art.kit.shapes import Points, box, spline
from studio.art.kit.strokes import ruled, swell
from studio.art.kit.svg import Stop, group, path, place, rect

WIDTH, HEIGHT = 960, 1080
_DARK, _BASE, _LIGHT = "#3D0B0A", "#8E241E", "#C8503E"


def _fold(x: Points, seed: int) -> Points:
    """How a fold faces the light at x: -1 turned away, 1 towards the lantern."""
    phase = 0.9 * np.sin(x / 171 + seed) + 0.5 * np.sin(x / 67 + 2 * seed)
    return np.asarray(np.sin(x / 21.5 + 2.2 * phase) * 0.8 + 0.2 * np.sin(x / 9.3 + phase))


def _velvet(doc: Document, seed: int) -> str:
    """The cloth's tints across the folds, then engraved lines down them."""
    stops: list[Stop] = []
    for part in np.linspace(0, 1, 260):
        facing = float(_fold(np.array(part * WIDTH), seed))
        tint = (
            mix(_BASE, _LIGHT, facing * 0.55) if facing > 0 else mix(_BASE, _DARK, -facing * 0.85)
        )
        stops.append((round(float(part), 4), tint))

    def shade(x: Points, y: Points) -> Points:
        sway = 5 * np.sin(y / 300 + x / 240)
        dark = np.clip(0.16 - _fold(x + sway, seed), 0, 1) * 0.72
        return np.asarray(dark + 0.3 * np.clip((160 - y) / 160, 0, 1))

    def light(x: Points, y: Points) -> Points:
        sway = 5 * np.sin(y / 300 + x / 240)
        return np.asarray(np.clip(_fold(x + sway, seed) - 0.66, 0, 1) * 1.6)

    area = (-4.0, -4.0, WIDTH + 4.0, HEIGHT + 4.0)
    across = doc.linear(stops, (0, 0), (1, 0))
    dark_lines = ruled(area, 5.4, shade, None, 90, 14, jitter=0.2, gain=0.7, seed=seed)
    light_lines = ruled(area, 5.4, light, None, 90, 14, jitter=0.2, gain=0.5, seed=seed + 7)
    return (
        rect(0, 0, WIDTH, HEIGHT, across)
        + path(dark_lines, "#2A0606", opacity=0.8)
        + path(light_lines, "#F09A80", opacity=0.6)
    )


def _figures(outer: int) -> str:
    """Anchors worked into the cloth, faint, denser towards the outer edge."""
    parts = ""
    for row in range(7):
        for column in range(5):
            x = 90 + column * 168 + (84 if row % 2 else 0)
            if abs(x - outer) > 640:
                continue
            mark = anchor("#D98A4A", "#5A120E", 1.6)
            parts += place(mark, x, 120 + row * 150, 0.62)
    return group(parts, opacity=0.3)


def _braid(side: int) -> str:
    """The gilt edge where the halves meet: two cords and a plaited band with studs."""
    x = WIDTH - 26 if side < 0 else 26
    band = box(x - 17, -6, x + 17, HEIGHT + 6)
    plait = "".join(
        swell([(x - 12, y), (x, y + 10), (x + 12, y)], [2, 5, 2])
        for y in range(-10, HEIGHT + 20, 13)
    )
    cords = "".join(
        rope([(x + dx, -12), (x + dx, HEIGHT + 12)], 12, 12, GOLD_CORD) for dx in (-20, 20)
    )
    return path(band, "#A8742A") + path(plait, "#FFE9AE") + path(
        "".join(swell([(x - 12, y + 4), (x, y + 14), (x + 12, y + 4)], [1, 3, 1])
                for y in range(-10, HEIGHT + 20, 13)), INK) + cords  # fmt: skip


def _hem(doc: Document) -> str:
    """Gold band and fringe along the foot."""
    y = HEIGHT - 64
    cord = rope(spline([(-12, y), (WIDTH / 2, y + 3), (WIDTH + 12, y)], 1), 15, 13, GOLD_CORD)
    threads = "".join(
        swell(
            [(x, y + 6), (x + 1.5 * math.sin(x), y + 40), (x + 2 * math.sin(x / 3), HEIGHT + 4)],
            [4.4, 4, 3],
        )
        for x in np.arange(-4, WIDTH + 6, 7.4)
    )
    gaps = "".join(swell([(x, y + 8), (x, HEIGHT)], [1.4, 2.2]) for x in np.arange(0, WIDTH, 7.4))
    return group(
        rect(-10, y, WIDTH + 20, 80, "#7A4F18")
        + path(threads, "#D9A648")
        + path(gaps, INK, opacity=0.75)
        + cord,
        filter=drop_shadow(doc, 0, -4, 5, 0.5),
    )


def half(side: int) -> str:
    """The left half (-1) or the right half (1)."""
    doc = Document(WIDTH, HEIGHT)
    outer = 0 if side < 0 else WIDTH
    edge = WIDTH - 26 if side < 0 else 26
    body = _velvet(doc, 2 if side < 0 else 5) + _figures(outer) + _hem(doc) + _braid(side)
    night = "#0A0302"
    top = doc.linear(
        [(0, night, 0.85), (0.16, night, 0.25), (0.4, night, 0), (0.8, night, 0), (1, night, 0.35)]
    )
    inner, rim = (1, 0) if side < 0 else (0, 1)
    sides = doc.linear([(0, night, 0), (0.5, night, 0.05), (1, night, 0.6)], (inner, 0), (rim, 0))
    lamp = doc.radial([(0, "#FFB050", 0.34), (1, "#FFB050", 0)], (edge, 420), 640, True)
    light = rect(0, 0, WIDTH, HEIGHT, lamp, style="mix-blend-mode:soft-light")
    doc.add(
        graded(
            doc,
            group(body, light, rect(0, 0, WIDTH, HEIGHT, top), rect(0, 0, WIDTH, HEIGHT, sides)),
        )
    )
    return doc.svg()
