"""Curved surfaces of a ship: a patch between edges, lines over it, patterns printed on it.

A patch maps (u, v), each 0 to 1, to the page: u from stern to bow, v from head to foot. What is
drawn in (u, v) bends with the sail or the hull.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import ArrayLike, NDArray

from studio.art.kit.noise import noise
from studio.art.kit.shapes import Points, resample, spline, tangents_and_normals
from studio.art.kit.strokes import swell
from studio.art.kit.svg import path_data

Vector = NDArray[np.float64]
Mapping = Callable[[Vector, Vector], Points]
Shade = Callable[[Vector, Vector], Vector]
"""Darkness 0 to 1 at (u, v)."""


@dataclass(frozen=True)
class Patch:
    """A surface on the page, its rough size in units for patterns, and how far it is cut back.

    `foot(u)` is the v at which the cloth ends: torn sails end early. `holes` are outlines in (u,
    v).
    """

    at: Mapping
    width: float
    height: float
    foot: Callable[[Vector], Vector] = field(default=lambda u: np.ones_like(u))
    holes: tuple[Points, ...] = ()

    def outline(self, count: int = 36) -> Points:
        """The edge on the page, clockwise from the upper left."""
        t = np.linspace(0, 1, count)
        low = self.foot(t)
        sides = np.linspace(0, 1, count)
        pieces = [
            self.at(t, 0 * t),
            self.at(0 * t + 1, sides * low[-1])[1:],
            self.at(t[::-1], low[::-1])[1:],
            self.at(0 * t, sides[::-1] * low[0])[1:-1],
        ]
        return np.vstack(pieces)

    def hole_outlines(self) -> list[Points]:
        """The edges of the holes on the page."""
        return [self.at(hole[:, 0], hole[:, 1]) for hole in self.holes]

    def data(self) -> str:
        """Path data of the cloth with its holes, for the even-odd rule."""
        return path_data(self.outline()) + "".join(path_data(hole) for hole in self.hole_outlines())

    def across(self, pitch: float, shade: Shade, gain: float = 0.62, seed: int = 0) -> str:
        """Lines along u every `pitch` units of height, as wide as the shade."""
        u = np.linspace(0.005, 0.995, max(12, int(self.width / 2.4)))
        lines = []
        for row in np.arange(pitch * 0.5, self.height, pitch):
            v = row / self.height + 0.16 * pitch / self.height * (noise(u * 9, row, seed) - 0.5)
            width = pitch * gain * np.clip(shade(u, v), 0, 1.1)
            width = width * (0.84 + 0.32 * noise(u * 14, row, seed + 2)) * (v < self.foot(u))
            lines.append(swell(self.at(u, v), width, 0.24))
        return "".join(lines)

    def down(self, parts: ArrayLike, width: float, start: float = 0.0, end: float = 1.0) -> str:
        """Lines along v at the given u: seams of cloth, frames of a hull."""
        t = np.linspace(0, 1, 22)
        lines = []
        for u in np.asarray(parts, float):
            low = float(self.foot(np.array([u]))[0])
            line = self.at(0 * t + u, (start + (end - start) * t) * low)
            lines.append(swell(line, width * (0.45 + 0.55 * np.sin(t * math.pi))))
        return "".join(lines)

    def printed(self, shapes: list[Points]) -> str:
        """Path data of polygons given in units (0..width, 0..height), bent with the patch."""
        size = np.array([self.width, self.height])
        pieces = []
        for shape in shapes:
            fine = resample(np.vstack([shape, shape[:1]]), 3.0) / size
            pieces.append(path_data(self.at(fine[:, 0], fine[:, 1])))
        return "".join(pieces)


def square_sail(
    head: tuple[tuple[float, float], tuple[float, float]],
    foot: tuple[tuple[float, float], tuple[float, float]],
    belly: float,
    lift: float,
    wave: float = 0,
    phase: float = 0,
) -> Mapping:
    """A sail from its yard to its clews: blown `belly` units to the right, its foot arched by
    `lift`; `wave` units of shiver in cloth that the wind does not fill.
    """
    (ax, ay), (bx, by) = head
    (cx, cy), (dx, dy) = foot

    def at(u: Vector, v: Vector) -> Points:
        x = (1 - v) * (ax + (bx - ax) * u) + v * (cx + (dx - cx) * u)
        y = (1 - v) * (ay + (by - ay) * u) + v * (cy + (dy - cy) * u)
        inner = np.clip(v, 0, 1)
        swing = np.sin(math.pi * inner**0.85)
        x = x + belly * (0.72 + 0.3 * u) * swing
        y = (
            y
            - lift * np.sin(math.pi * u) * inner**2.2
            + 2.2 * np.sin(math.pi * u) * (1 - inner) ** 4
        )
        shiver = wave * np.sin(2.2 * math.tau * v + 3 * u + phase) * inner**0.7
        drop = 0.7 * wave * np.sin(1.8 * math.tau * u + phase) * v**2
        return np.stack([x + shiver, y + drop], -1)

    return at


def triangle_sail(
    tack: tuple[float, float],
    peak: tuple[float, float],
    clew: tuple[float, float],
    belly: float,
    sag: float = 4,
    wave: float = 0,
) -> Mapping:
    """A jib or staysail: luff from tack to peak (u = 1), leech from peak to clew (u = 0)."""
    (tx, ty), (px, py), (cx, cy) = tack, peak, clew

    def at(u: Vector, v: Vector) -> Points:
        luff_x, luff_y = px + (tx - px) * v, py + (ty - py) * v
        leech_x, leech_y = px + (cx - px) * v, py + (cy - py) * v
        x = leech_x + (luff_x - leech_x) * u
        y = leech_y + (luff_y - leech_y) * u
        swing = np.sin(math.pi * v)
        x = x + belly * swing * (1 - 0.75 * u) + wave * np.sin(11 * v + 4 * u) * v * (1 - u)
        y = y + sag * np.sin(math.pi * u) * v**2 - 0.35 * belly * swing * (1 - u)
        return np.stack([x, y], -1)

    return at


def between(upper: ArrayLike, lower: ArrayLike) -> Mapping:
    """The surface between two curves given by controls: the side of a hull."""
    top, bottom = spline(upper, 1.0), spline(lower, 1.0)

    def at(u: Vector, v: Vector) -> Points:
        along = np.linspace(0, 1, len(top)), np.linspace(0, 1, len(bottom))
        x = (1 - v) * np.interp(u, along[0], top[:, 0]) + v * np.interp(u, along[1], bottom[:, 0])
        y = (1 - v) * np.interp(u, along[0], top[:, 1]) + v * np.interp(u, along[1], bottom[:, 1])
        return np.stack([x, y], -1)

    return at


def torn(seed: int, depth: float) -> Callable[[Vector], Vector]:
    """A ragged foot: tatters up to `depth` (part of the height) deep."""
    rng = np.random.default_rng(seed)
    at = np.sort(np.r_[0, 1, rng.uniform(0.03, 0.97, 15)])
    low = np.where(np.arange(len(at)) % 2, rng.uniform(0.0, 0.5, 17), rng.uniform(0.6, 1, 17))
    low[[0, -1]] = 0.0
    return lambda u: 1 - depth * np.interp(u, at, low)


def band(line: ArrayLike, width: float) -> Points:
    """A line of even width as an outline."""
    points = np.asarray(line, float)
    _, normals = tangents_and_normals(points)
    return np.vstack([points + normals * width / 2, (points - normals * width / 2)[::-1]])
