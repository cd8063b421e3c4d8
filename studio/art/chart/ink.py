"""The hand that draws the chart: short words for tints, burin lines and outlines of small things.

Points are lists of (x, y) in drawing units. Every function but the point sets returns an element.
"""

import math
import random
from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import ArrayLike

from studio.art.kit import strokes
from studio.art.kit.palette import INK
from studio.art.kit.shapes import Points, resample, spline
from studio.art.kit.strokes import swell
from studio.art.kit.svg import path, path_data, polygon, polyline

Dots = Sequence[tuple[float, float]] | Points


def chance(*seed: object) -> random.Random:
    """Chance that is the same at every drawing."""
    return random.Random(repr(seed))


def curve(points: ArrayLike, closed: bool = True, step: float = 1.6) -> Points:
    """A smooth line through the points."""
    return spline(points, step, closed)


def ring(x: float, y: float, rx: float, ry: float, start: float = 0, end: float = 360) -> Points:
    """An arc of an ellipse from `start` to `end` degrees, clockwise from the right."""
    count = max(8, int(abs(end - start) / 360 * (14 + 1.6 * max(rx, ry))))
    angle = np.radians(np.linspace(start, end, count, endpoint=abs(end - start) < 360))
    return np.stack([x + rx * np.cos(angle), y + ry * np.sin(angle)], 1)


def flat(points: ArrayLike, colour: str, opacity: float = 1) -> str:
    """A flat tint."""
    return polygon(points, colour, opacity=opacity if opacity != 1 else None)


def edged(points: ArrayLike, colour: str, width: float = 1.6, ink: str = INK) -> str:
    """A tint with an even edge: small details only."""
    return polygon(points, colour, ink, width)


def even(points: ArrayLike, width: float = 1.2, colour: str = INK, opacity: float = 1) -> str:
    """An even open line: small details only."""
    return polyline(points, colour, width, opacity=opacity if opacity != 1 else None)


def burin(
    points: ArrayLike,
    width: float,
    rise: float = 0.35,
    fall: float = 0.35,
    smooth: bool = True,
    first: float = 0.12,
    last: float = 0.12,
) -> str:
    """Path data of a stroke that swells over the part `rise` and dies over the part `fall`."""
    controls = np.asarray(points, float)
    length = float(np.hypot(*np.diff(controls, axis=0).T).sum())
    step = max(0.4, min(2.2, length / 7))
    line = spline(controls, step) if smooth and len(controls) > 2 else resample(controls, step)
    t = np.linspace(0, 1, len(line))
    up = first + (1 - first) * t / rise if rise else np.ones_like(t)
    down = last + (1 - last) * (1 - t) / fall if fall else np.ones_like(t)
    return swell(line, width * np.minimum(1, np.minimum(up, down)))


def cut(
    points: ArrayLike, width: float, colour: str = INK, opacity: float = 1, **how: float
) -> str:
    """One burin stroke as an element."""
    return path(burin(points, width, **how), colour, opacity=opacity if opacity != 1 else None)


def cuts(
    lines: Iterable[ArrayLike], width: float, colour: str = INK, opacity: float = 1, **how: float
) -> str:
    """Many burin strokes of one weight as one element."""
    data = "".join(burin(line, width, **how) for line in lines)
    return path(data, colour, opacity=opacity if opacity != 1 else None) if data else ""


def post(points: ArrayLike, width: float, colour: str, rim: float = 2.8) -> str:
    """A standing timber: a coloured bar with an inked rim."""
    whole = {"rise": 0.0, "fall": 0.0, "smooth": False}
    return cut(points, width + rim, **whole) + cut(points, width, colour, **whole)


def shade(
    points: ArrayLike,
    angle: float,
    pitch: float,
    weight: float,
    keep: tuple[float, float] = (0.0, 1.0),
    colour: str = INK,
    opacity: float = 0.8,
    seed: int = 1,
    bow: float = 0,
    jitter: float = 0.12,
) -> str:
    """Hatching over a tint; see kit.strokes.hatch."""
    data = strokes.hatch(points, angle, pitch, weight, keep, seed, bow, jitter)
    return path(data, colour, opacity=opacity) if data else ""


def outline(
    points: ArrayLike, width: float, colour: str = INK, opacity: float = 1, lit: float = 0.42
) -> str:
    """A closed outline, heavier on the side turned from the light."""
    data = strokes.contour(points, width * 1.25, smooth=False, lit=lit)
    return path(data, colour, opacity=opacity if opacity != 1 else None)


def dots(points: ArrayLike, count: int, seed: int, colour: str = INK, opacity: float = 0.55) -> str:
    """Grains of sand over a shape."""
    return path(strokes.stipple(points, count, seed), colour, opacity=opacity)


def moved(
    points: ArrayLike, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0
) -> Points:
    """Points scaled, turned by degrees clockwise, then moved."""
    c, s = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
    return np.asarray(points, float) @ np.array([[c, s], [-s, c]]) + [x, y]


def cast(points: ArrayLike, x: float = 8, y: float = 7, opacity: float = 0.3) -> str:
    """The shadow a thing throws to the lower right."""
    return polygon(moved(points, x, y), "#0A1014", opacity=opacity)


def joined(shapes: Iterable[ArrayLike]) -> str:
    """Several closed shapes as one path data."""
    return "".join(path_data(shape) for shape in shapes)
