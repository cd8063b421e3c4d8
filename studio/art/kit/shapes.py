"""Point sets and path data of the shapes that drawings are made of."""

import math
from itertools import pairwise

import numpy as np
from numpy.typing import ArrayLike, NDArray

from studio.art.kit.svg import number

Points = NDArray[np.float64]
"""An array of n rows (x, y), sometimes with further columns that are interpolated along."""


def spline(controls: ArrayLike, step: float = 2.0, closed: bool = False) -> Points:
    """A Catmull-Rom curve through `controls`, resampled every `step` units of length."""
    points = np.asarray(controls, float)
    if closed:
        points = np.vstack([points[-1], points, points[0], points[1]])
    else:
        points = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    t = np.linspace(0, 1, 24, endpoint=False)[:, None]
    pieces = []
    for a, b, c, d in zip(points, points[1:], points[2:], points[3:], strict=False):
        square, cube = 2 * a - 5 * b + 4 * c - d, 3 * b - a - 3 * c + d
        pieces.append(0.5 * (2 * b + (c - a) * t + square * t**2 + cube * t**3))
    pieces.append(points[-2][None])
    return resample(np.vstack(pieces), step)


def resample(points: ArrayLike, step: float) -> Points:
    """The same line with points every `step` units."""
    line = np.asarray(points, float)
    length = np.r_[0, np.cumsum(np.hypot(*np.diff(line[:, :2], axis=0).T))]
    count = max(2, round(float(length[-1]) / step) + 1)
    at = np.linspace(0, length[-1], count)
    return np.stack([np.interp(at, length, column) for column in line.T], 1)


def bezier(*controls: tuple[float, float], count: int = 24) -> Points:
    """A Bezier curve of any degree, as `count` + 1 points."""
    level = [np.tile(np.asarray(c, float), (count + 1, 1)) for c in controls]
    t = np.linspace(0, 1, count + 1)[:, None]
    while len(level) > 1:
        level = [a + (b - a) * t for a, b in pairwise(level)]
    return level[0]


def tangents_and_normals(points: Points) -> tuple[Points, Points]:
    """Unit tangents and left-hand normals (tangent turned by +90 degrees on the page)."""
    tangents = np.gradient(points[:, :2], axis=0)
    tangents /= np.maximum(np.hypot(tangents[:, 0], tangents[:, 1]), 1e-6)[:, None]
    return tangents, np.stack([-tangents[:, 1], tangents[:, 0]], 1)


def signed_area(points: ArrayLike) -> float:
    """Area of the polygon, positive when it runs clockwise on the page."""
    p = np.asarray(points, float)
    following = np.roll(p, -1, 0)
    return float(np.sum(p[:, 0] * following[:, 1] - following[:, 0] * p[:, 1]) / 2)


def arc(
    x: float,
    y: float,
    radius: float,
    start: float = 0,
    end: float = 360,
    count: int = 90,
    squash: float = 1,
) -> Points:
    """`count` points on a circle from `start` to `end` degrees (clockwise from the right);
    `squash` scales the vertical radius."""
    angle = np.radians(np.linspace(start, end, count))
    return np.stack([x + radius * np.cos(angle), y + radius * squash * np.sin(angle)], 1)


def oval(x: float, y: float, radius_x: float, radius_y: float, count: int = 72) -> Points:
    """A closed ellipse without a doubled last point."""
    angle = np.linspace(0, 2 * math.pi, count, endpoint=False)
    return np.stack([x + radius_x * np.cos(angle), y + radius_y * np.sin(angle)], 1)


def mirrored(half: ArrayLike, axis: float = 0) -> Points:
    """A half outline and its mirror image about the upright line x = `axis`, as one closed run."""
    points = np.asarray(half, float)
    other = points[::-1].copy()
    other[:, 0] = 2 * axis - other[:, 0]
    return np.vstack([points, other])


def moved(
    points: ArrayLike, x: float = 0, y: float = 0, scale: float = 1, rotate: float = 0
) -> Points:
    """Points scaled, turned by degrees clockwise, then moved."""
    c, s = math.cos(math.radians(rotate)) * scale, math.sin(math.radians(rotate)) * scale
    return np.asarray(points, float) @ np.array([[c, s], [-s, c]]) + [x, y]


def blob(
    x: float,
    y: float,
    radius_x: float,
    radius_y: float,
    seed: int,
    roughness: float = 0.16,
    count: int = 14,
) -> Points:
    """An irregular closed outline: stones, stains, foam, wax."""
    rng = np.random.default_rng(seed)
    angle = np.linspace(0, 2 * math.pi, count, endpoint=False)
    low, high = rng.uniform(0, 2 * math.pi, 2)
    wave = 0.55 * np.sin(2 * angle + low) + 0.4 * np.sin(3 * angle + high)
    reach = 1 + roughness * (wave + 0.9 * (rng.random(count) - 0.5))
    corners = np.stack([x + radius_x * reach * np.cos(angle), y + radius_y * reach * np.sin(angle)])
    return spline(corners.T, max(1.0, min(radius_x, radius_y) / 12), closed=True)


def grown(outline: ArrayLike, distance: float) -> Points:
    """A star-like closed outline pushed outward along its normals."""
    points = np.asarray(outline, float)
    ring = np.vstack([points[-1], points, points[0]])
    _, normals = tangents_and_normals(ring)
    return points + normals[1:-1] * (-distance if signed_area(points) > 0 else distance)


def rounded_points(left: float, top: float, right: float, bottom: float, radius: float) -> Points:
    """A closed rounded rectangle as points, clockwise, first point repeated at the end."""
    corners = (
        (right - radius, top + radius, -90),
        (right - radius, bottom - radius, 0),
        (left + radius, bottom - radius, 90),
        (left + radius, top + radius, 180),
    )
    run = np.vstack([arc(x, y, radius, start, start + 90, 24) for x, y, start in corners])
    return np.vstack([run, run[:1]])


def rounded_rectangle(x: float, y: float, width: float, height: float, radius: float) -> str:
    """Path data of a rectangle with round corners."""
    return _cornered(x, y, width, height, radius, sweep=1)


def scooped_plate(x: float, y: float, width: float, height: float, radius: float = 12) -> str:
    """Path data of a plate whose corners are bitten out, as on brass name plates."""
    return _cornered(x, y, width, height, radius, sweep=0)


def _cornered(x: float, y: float, width: float, height: float, radius: float, sweep: int) -> str:
    right, bottom = x + width, y + height

    def corner(to_x: float, to_y: float) -> str:
        return f"A{number(radius)} {number(radius)} 0 0 {sweep} {number(to_x)} {number(to_y)}"

    return (
        f"M{number(x + radius)} {number(y)}H{number(right - radius)}{corner(right, y + radius)}"
        f"V{number(bottom - radius)}{corner(right - radius, bottom)}"
        f"H{number(x + radius)}{corner(x, bottom - radius)}"
        f"V{number(y + radius)}{corner(x + radius, y)}Z"
    )


def box(left: float, top: float, right: float, bottom: float) -> str:
    """Path data of a plain rectangle by its edges."""
    return f"M{number(left)} {number(top)}H{number(right)}V{number(bottom)}H{number(left)}Z"
