"""Treasure and what it lies in: coins and heaps, pearls, straps, tassels, engraved planks."""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

from studio.art.kit import marks
from studio.art.kit.document import Document
from studio.art.kit.materials import brass_paint
from studio.art.kit.noise import clouds, noise
from studio.art.kit.ornament import rivet
from studio.art.kit.palette import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    GLINT,
    INK,
    PARCHMENT_LIGHT,
    mix,
)
from studio.art.kit.shapes import Points, arc, moved, oval, spline
from studio.art.kit.strokes import Box, Tone, brush, ruled, swell
from studio.art.kit.svg import (
    circle,
    group,
    number,
    path,
    polygon,
    polyline,
    rect,
    use,
)

Vector = NDArray[np.float64]
_METALS = {
    "gold": (BRASS, BRASS_LIGHT, BRASS_DARK),
    "silver": ("#B9BDB6", "#F0F1E8", "#5E6460"),
}


def coin(
    radius: float = 34, squash: float = 0.5, device: int = 0, metal: str = "gold", turn: float = 0
) -> str:
    """A coin about the origin, lying with its minor axis `squash` of the major.

    `device` 0 to 3: cross, anchor, wind star, crown, turned by `turn` degrees.
    """
    base, light, dark = _METALS[metal]
    thickness = radius * 0.2 * (1.1 - squash * 0.6)
    face = oval(0, 0, radius, radius * squash, 44)
    weight = max(0.7, radius / 40)

    def ring(part: float) -> Points:
        return arc(0, 0, radius * part, count=60, squash=squash)

    edge = "".join(
        swell(
            [(radius * math.cos(a), radius * squash * math.sin(a)),
             (radius * math.cos(a), radius * squash * math.sin(a) + thickness)],
            (1.3 * weight, weight) if math.cos(a) > -0.2 else (0.6 * weight, 0.5 * weight),
        )
        for a in np.pi * (np.arange(26) + 0.5) / 26
    )  # fmt: skip
    shade = "".join(
        swell([(radius * 0.96 * math.cos(a), radius * 0.96 * squash * math.sin(a)),
               (radius * 0.6 * math.cos(a - 0.1), radius * 0.6 * squash * math.sin(a - 0.1))],
              (1.9 * weight, 0.2))
        for a in np.radians(np.arange(13) * 13 - 36)
    )  # fmt: skip
    dots = "".join(
        circle(x, y, 0.8 * weight, INK)
        for x, y in oval(0, 0, radius * 0.88, radius * 0.88 * squash, 24)
    )
    emblem = _device(device % 4, base, light)
    bright = arc(0, 0, radius * 0.95, 185, 275, 24, squash)
    return (
        polygon(moved(face, 0, thickness), dark, INK, 2 * weight)
        + rect(-radius, 0, 2 * radius, thickness, dark)
        + path(edge, INK)
        + path(f"M{number(-radius)} 0V{number(thickness)}M{number(radius)} 0V{number(thickness)}",
               "none", INK, 2 * weight)
        + polygon(face, base, INK, 1.8 * weight)
        + polygon(arc(0, 0, radius * 0.97, 150, 300, 30, squash), light, opacity=0.75)
        + path(swell(ring(0.8), 1.2 * weight) + swell(ring(0.74), 0.6 * weight), INK)
        + dots
        + group(group(emblem, transform=f"rotate({number(turn)}) scale({radius / 50:.3f})"),
                transform=f"scale(1 {squash:.2f})")
        + path(shade, INK, opacity=0.85)
        + path(swell(bright, 2.2 * weight * np.sin(np.linspace(0, math.pi, 24))), GLINT)
    )  # fmt: skip


def _device(kind: int, base: str, light: str) -> str:
    """What is struck on a coin."""
    if kind == 2:
        return marks.wind_star(33, base, light)
    return {0: marks.cross_pattee, 1: marks.anchor, 3: marks.crown}[kind](light)


def heap_coin(
    doc: Document,
    x: float,
    y: float,
    radius: float,
    squash: float,
    rotate: float,
    kind: int,
    metal: str = "gold",
) -> str:
    """A coin of a heap: one of twelve drawn once a document and placed with `use`."""
    lying = min((0.36, 0.48, 0.60), key=lambda value: abs(value - squash))
    name = f"coin{round(lying * 100)}_{kind % 4}_{metal}"
    doc.symbol(name, coin(34, lying, kind % 4, metal, turn=(kind % 4) * 37 - 50))
    return use(name, x, y, radius / 34, rotate)


def pearls(controls: ArrayLike, radius: float = 8) -> str:
    """A string of pearls along a curve."""
    line = spline(controls, 1)
    parts, at, count = [], 0, 0
    while at < len(line):
        size = radius * (0.88 if count % 5 == 0 else 1)
        parts.append(pearl(float(line[at, 0]), float(line[at, 1]), size))
        at += int(2 * size - 0.3)
        count += 1
    return "".join(parts)


def pearl(x: float, y: float, radius: float, colour: str = "#E9E0D0") -> str:
    """One pearl: crescent shade in three lines, one soft light."""
    swing = np.sin(np.linspace(0, math.pi, 14))
    shade = swell(arc(x, y, radius * 0.74, -25, 130, 14), radius * 0.42 * swing)
    lines = "".join(
        swell(arc(x, y, radius * part, -5, 110, 14), max(1.0, radius / 12) * swing, 0.1)
        for part in (0.88, 0.64, 0.42)
    )
    return (
        circle(x, y, radius, colour, INK, max(1.2, radius * 0.2))
        + path(shade, "#A3907C")
        + path(lines, INK)
        + circle(x - radius * 0.34, y - radius * 0.38, radius * 0.24, "#FFFFFF")
    )


def planks(
    area: Box,
    base: str,
    seams: Sequence[float] = (),
    angle: float = 0,
    seed: int = 0,
    knots: int = 4,
    dark: float = 0.32,
    pitch: float = 3.7,
) -> str:
    """Engraved planking over a box: grain running round knots, seams at the y given."""
    left, top, right, bottom = area
    rng = np.random.default_rng(seed)
    eyes = [
        (rng.uniform(left, right), rng.uniform(top, bottom), rng.uniform(9, 17))
        for _ in range(knots)
    ]

    def bend(x: Vector, y: Vector) -> tuple[Vector, Vector]:
        shift = 3.2 * np.sin(x / 67 + y / 15) + 4 * (noise(x / 70, y / 16, seed) - 0.5)
        for eye_x, eye_y, size in eyes:
            near = np.exp(-(((x - eye_x) / (size * 2.1)) ** 2) - ((y - eye_y) / size) ** 2)
            shift = shift + np.sign(y - eye_y) * size * 0.62 * near
        return 0 * x, shift

    lines = path(ruled(area, pitch, _plank_tone(area, eyes, dark, seed), bend, angle, 3.5,
                       seed=seed), INK)  # fmt: skip
    across = np.arange(left, right + 8, 8)
    gaps = "".join(swell(np.stack([across, y + 0.8 * np.sin(across / 31)], 1), 3.2) for y in seams)
    lit = "".join(
        polyline([(left, y + 2.6), (right, y + 2.6)], mix(base, PARCHMENT_LIGHT, 0.45), 1,
                 opacity=0.7)
        for y in seams
    )  # fmt: skip
    return rect(left, top, right - left, bottom - top, base) + lines + path(gaps, INK) + lit


def _plank_tone(area: Box, eyes: list[tuple[float, float, float]], dark: float, seed: int) -> Tone:
    left, top, right, bottom = area

    def tone(x: Vector, y: Vector) -> Vector:
        value = dark + 0.4 * (clouds(x / 90, y / 5, 2, seed + 2) - 0.5)
        for eye_x, eye_y, size in eyes:
            spread = ((x - eye_x) / (size * 0.9)) ** 2 + ((y - eye_y) / (size * 0.5)) ** 2
            value = value + 0.4 * np.exp(-spread)
        return value + 0.22 * (x - left) / (right - left) + 0.12 * (y - top) / (bottom - top)

    return tone


def strap(
    doc: Document, left: ArrayLike, right: ArrayLike, rivets: Sequence[float] = (), ticks: int = 26
) -> str:
    """A brass band given by its two edges (same count of points), rivets at parts 0 to 1 of it."""
    at = (np.arange(ticks) + 0.5) / ticks
    a, b = _along(left, at), _along(right, at)
    shade = "".join(swell([q, q + (p - q) * 0.34], (1.6, 0.2)) for p, q in zip(a, b, strict=True))
    first, second = np.asarray(left, float), np.asarray(right, float)
    rims = "".join(polyline(first + (second - first) * part, INK, 0.9) for part in (0.14, 0.86))
    heads = "".join(
        rivet(float(x), float(y), 5.2)
        for x, y in (_along(left, np.array(rivets)) + _along(right, np.array(rivets))) / 2
    )
    body = polygon(np.vstack([first, second[::-1]]), brass_paint(doc), INK, 2.6)
    return body + path(shade, INK) + rims + heads


def _along(points: ArrayLike, parts: Vector) -> Points:
    """Points at parts 0 to 1 of a polyline, by its corners."""
    line = np.asarray(points, float)
    at = np.linspace(0, 1, len(line))
    return np.stack([np.interp(parts, at, line[:, k]) for k in (0, 1)], 1)


def tassel(doc: Document, x: float, y: float, rotate: float = 0) -> str:
    """A gold tassel hanging from (x, y)."""
    threads = ""
    for k in range(15):
        part = k / 14 * 2 - 1
        line = spline([(part * 5, 8), (part * 10, 24), (part * 13 + 2 * math.sin(k), 44)], 2)
        threads += path(swell(line, 2.6), BRASS_LIGHT if part < 0.1 else BRASS, INK, 0.7)
    head = path("M-7 -4C-11 2 -11 8 -8 12H8C11 8 11 2 7 -4Z", brass_paint(doc), INK, 2)
    knot = circle(0, -9, 7, brass_paint(doc), INK, 2)
    crease = path(brush([(-8, 9), (0, 11), (8, 9)], 1.6), INK)
    moved = f"translate({number(x)} {number(y)}) rotate({number(rotate)})"
    return group(threads, head, knot, crease, transform=moved)
