"""The burin's lines: they swell, taper and break with the shade, and are never of even width.

Every function returns path data or, where it says so, an element. Widths are full widths in units.
At 750 x 1050: hatch pitch 3.4 to 4.6, outlines 4 to 5 for the hero, 2.4 to 3.6 for middle things,
1 to 1.6 inside. Base tints must stay light: let the lines make the dark.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from studio.art.kit.noise import noise
from studio.art.kit.palette import INK, LIGHT
from studio.art.kit.shapes import (
    Points,
    resample,
    signed_area,
    spline,
    tangents_and_normals,
)
from studio.art.kit.svg import path, path_data

Tone = Callable[[NDArray[np.float64], NDArray[np.float64]], NDArray[np.float64]]
"""Darkness 0 (paper) to 1 (solid) at points x, y."""
Bend = Callable[
    [NDArray[np.float64], NDArray[np.float64]], tuple[NDArray[np.float64], NDArray[np.float64]]
]
"""Shift (dx, dy) of a ruled line at points x, y: what makes it run over a form."""
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def swell(points: ArrayLike, widths: ArrayLike, least: float = 0.05) -> str:
    """A line whose width follows `widths` (one a point, or one for all), broken under `least`."""
    line = np.asarray(points, float)[:, :2]
    width = np.asarray(widths, float)
    if width.ndim and len(width) != len(line):
        width = np.interp(np.linspace(0, 1, len(line)), np.linspace(0, 1, len(width)), width)
    width = np.broadcast_to(width, len(line))
    _, normals = tangents_and_normals(line)
    edges = np.diff(np.r_[0, (width > least).astype(int), 0])
    pieces = []
    for start, end in zip(np.flatnonzero(edges == 1), np.flatnonzero(edges == -1), strict=True):
        if end - start < 2:
            continue
        run = slice(start, end)
        half = normals[run] * (width[run] / 2)[:, None]
        pieces.append(path_data(np.vstack([line[run] + half, (line[run] - half)[::-1]])))
    return "".join(pieces)


def brush(
    controls: ArrayLike,
    belly: float = 2.4,
    start: float = 0.6,
    end: float = 0.4,
    step: float = 3,
) -> str:
    """A pen stroke through `controls`: `start` wide, `belly` in the middle, `end` at the end."""
    points = np.asarray(controls, float)
    line = spline(points, step) if len(points) > 2 else resample(points, step)
    if len(line) < 5:
        line = resample(line, max(0.2, float(np.hypot(*(line[-1] - line[0]))) / 5))
    t = np.linspace(0, 1, len(line))
    arch = np.sin(t * math.pi)
    return swell(line, np.where(t < 0.5, start, end) * (1 - arch) + belly * arch)


def taper(controls: ArrayLike, thick: float, thin: float = 0.2, step: float = 2.5) -> str:
    """A stroke that starts `thick` and dies away to `thin`."""
    points = np.asarray(controls, float)
    line = spline(points, step) if len(points) > 2 else resample(points, step)
    return swell(line, thick + (thin - thick) * np.linspace(0, 1, len(line)) ** 1.2)


def strokes(lines: Iterable[ArrayLike], belly: float, colour: str = INK, **attributes: Any) -> str:
    """Many brush strokes of one weight as one element."""
    return path(
        "".join(brush(line, belly, belly * 0.2, belly * 0.15) for line in lines),
        colour,
        **attributes,
    )


def contour(
    controls: ArrayLike,
    width: float = 3.0,
    closed: bool = True,
    smooth: bool = True,
    lit: float = 0.45,
    step: float = 2.5,
) -> str:
    """Outline of a shape: `width` on the side turned from the light, `lit` of it towards the light.

    With `smooth` the controls are splined first; otherwise they are taken as the outline itself.
    """
    points = np.asarray(controls, float)[:, :2]
    line = spline(points, step, closed) if smooth else points
    if closed and not np.allclose(line[0], line[-1]):
        line = np.vstack([line, line[:1]])
    if closed:
        # Run a little past the seam, so that the joint does not show as a notch.
        line = np.vstack([line, line[1:3]])
    _, normals = tangents_and_normals(line)
    outward = -normals if signed_area(line) > 0 else normals
    away = np.clip(0.5 - 0.75 * (outward @ LIGHT[:2]), 0, 1)
    return swell(line, width * (lit + (1 - lit) * away))


def outlined(
    controls: ArrayLike,
    fill: str,
    width: float = 3.0,
    smooth: bool = True,
    ink: str = INK,
    step: float = 2.5,
    **attributes: Any,
) -> str:
    """A closed shape as an element: flat `fill`, then its contour."""
    points = np.asarray(controls, float)[:, :2]
    line = spline(points, step, closed=True) if smooth else points
    return path(path_data(line), fill, **attributes) + path(contour(line, width, smooth=False), ink)


def ruled(
    area: Box,
    pitch: float,
    tone: Tone,
    bend: Bend | None = None,
    angle: float = 0,
    step: float = 4,
    jitter: float = 0.25,
    gain: float = 0.74,
    seed: int = 0,
    least: float = 0.22,
) -> str:
    """Parallel lines over `area` whose width is `pitch` x `gain` x darkness.

    `bend` carries them over a form, as a medal-ruling machine does; clip the result to the shape.
    `angle` in degrees clockwise. `jitter` moves the lines by that part of the pitch.
    """
    left, top, right, bottom = area
    middle_x, middle_y = (left + right) / 2, (top + bottom) / 2
    reach = math.hypot(right - left, bottom - top) / 2 + 12
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    along = np.arange(-reach, reach + step, step)
    pieces = []
    for across in np.arange(-reach, reach, pitch):
        wander = (noise(along / 60, across * 3.1 + 0 * along, seed) - 0.5) * 2 * jitter * pitch
        offset = across + wander
        x, y = middle_x + along * c - offset * s, middle_y + along * s + offset * c
        if bend is not None:
            dx, dy = bend(x, y)
            x, y = x + dx, y + dy
        inside = (x > left - 6) & (x < right + 6) & (y > top - 6) & (y < bottom + 6)
        if not inside.any():
            continue
        width = np.where(inside, pitch * gain * np.clip(tone(x, y), 0, 1.15), 0)
        width = width * (0.86 + 0.28 * noise(along / 9, across + 0 * along, seed + 3))
        pieces.append(swell(np.stack([x, y], 1), width, least))
    return "".join(pieces)


def hatch(
    outline: ArrayLike,
    angle: float,
    pitch: float,
    weight: float,
    keep: tuple[float, float] = (0.0, 1.0),
    seed: int = 1,
    bow: float = 0.0,
    jitter: float = 0.12,
) -> str:
    """Tapering lines across a polygon, found by scanning it: no clip path needed.

    Each sliver swells towards its end. `keep` is the part of every run that is drawn: (0.6, 1)
    shades the far side only. `bow` bends each line by so many units in its middle.
    """
    rng = np.random.default_rng(seed)
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    turned = np.asarray(outline, float)[:, :2] @ np.array([[c, -s], [s, c]])
    following = np.roll(turned, -1, 0)
    back = np.array([[c, s], [-s, c]])
    y, last = turned[:, 1].min() + pitch * 0.5, turned[:, 1].max()
    pieces = []
    while y < last:
        crossing = (turned[:, 1] <= y) != (following[:, 1] <= y)
        a, b = turned[crossing], following[crossing]
        cuts = np.sort(a[:, 0] + (y - a[:, 1]) * (b[:, 0] - a[:, 0]) / (b[:, 1] - a[:, 1]))
        for first, second in zip(cuts[::2], cuts[1::2], strict=False):
            low, high = _kept(keep, jitter, rng)
            start, end = first + (second - first) * low, first + (second - first) * high
            if end - start > 2:
                level = y + (rng.random() - 0.5) * pitch * 0.22
                pieces.append(_sliver(start, end, level, weight, bow, keep) @ back)
        y += pitch * (1 + (rng.random() - 0.5) * 0.18)
    return "".join(path_data(piece) for piece in pieces)


def _kept(
    keep: tuple[float, float], jitter: float, rng: np.random.Generator
) -> tuple[float, float]:
    """The kept part of a run, unsteady where it ends inside the shape."""
    low = keep[0] + (rng.random() - 0.5) * 2 * jitter * (keep[0] > 0)
    high = keep[1] + (rng.random() - 0.5) * 2 * jitter * (keep[1] < 1)
    return max(0.0, low), min(1.0, high)


def _sliver(
    start: float, end: float, y: float, weight: float, bow: float, keep: tuple[float, float]
) -> Points:
    """One hatch line along x, thin where the shade begins."""
    t = np.linspace(0, 1, 7)
    rising = t if keep[0] > 0 or keep == (0.0, 1.0) else 1 - t
    half = weight / 2 * (0.15 + 0.85 * rising)
    x, level = start + (end - start) * t, y + bow * np.sin(math.pi * t)
    upper, lower = np.stack([x, level - half], 1), np.stack([x, level + half], 1)
    return np.vstack([upper, lower[::-1]])


def rays(
    x: float,
    y: float,
    inner: float,
    outer: float,
    count: int,
    widths: Sequence[float] = (2.0, 0.4),
    start: float = 0,
    end: float = 360,
) -> str:
    """Short radial strokes from `inner` to `outer` radius: rims, knurls, suns."""
    pieces = []
    for angle in np.radians(np.linspace(start, end, count, endpoint=False)):
        direction = np.array([math.cos(angle), math.sin(angle)])
        line = np.array([[x, y] + direction * inner, [x, y] + direction * outer])
        pieces.append(swell(line, widths))
    return "".join(pieces)


def stipple(
    outline: ArrayLike, count: int, seed: int, least: float = 0.6, most: float = 1.2
) -> str:
    """`count` dots of radius `least` to `most` inside a polygon."""
    rng = np.random.default_rng(seed)
    points = np.asarray(outline, float)[:, :2]
    following = np.roll(points, -1, 0)
    low, high = points.min(0), points.max(0)
    pieces: list[str] = []
    for _ in range(count * 12):
        if len(pieces) >= count:
            break
        x, y = rng.uniform(low, high)
        cut = (points[:, 1] > y) != (following[:, 1] > y)
        a, b = points[cut], following[cut]
        right = x < a[:, 0] + (y - a[:, 1]) / (b[:, 1] - a[:, 1]) * (b[:, 0] - a[:, 0])
        if np.count_nonzero(right) % 2:
            r = rng.uniform(least, most)
            turn = f"a{r:.1f} {r:.1f} 0 1 0 "
            pieces.append(f"M{x - r:.1f} {y:.1f}{turn}{2 * r:.1f} 0{turn}{-2 * r:.1f} 0")
    return "".join(pieces)
