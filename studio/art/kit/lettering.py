"""The drawn hand: skeletons swept by a broad nib and joined to clean outlines, and gilding.

Needs shapely, a development dependency; what comes out is plain path data.
"""

import math
import re
from functools import lru_cache
from itertools import pairwise

import numpy as np
from shapely import affinity
from shapely.geometry import MultiPoint
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from studio.art.kit.alphabet import LETTERS, SWASHES, Glyph
from studio.art.kit.shapes import Points, bezier
from studio.art.kit.svg import group, path, path_data

_NIB_THICKNESS = 0.16


def _skeleton(stroke: str) -> Points:
    """A stroke of the alphabet as points."""
    parts: list[Points] = []
    for command, numbers in re.findall(r"([MLC])([^MLC]*)", stroke):
        values = [float(value) for value in re.findall(r"-?\d*\.?\d+", numbers)]
        pairs = list(zip(values[::2], values[1::2], strict=True))
        if command == "C":
            start = (float(parts[-1][-1][0]), float(parts[-1][-1][1]))
            for first in range(0, len(pairs), 3):
                curve = bezier(start, *pairs[first : first + 3], count=16)
                parts.append(curve[1:])
                start = pairs[first + 2]
        else:
            parts.append(np.array(pairs))
    return np.vstack(parts)


def _swept(stroke: str, nib: float, angle: float) -> BaseGeometry:
    """The area a thin nib at a fixed angle covers on its way along a stroke."""
    turn = math.radians(angle)
    wide = np.array([math.cos(turn), math.sin(turn)]) * nib / 2
    thin = np.array([-math.sin(turn), math.cos(turn)]) * nib * _NIB_THICKNESS / 2
    corners = np.array([wide + thin, wide - thin, -wide - thin, -wide + thin])
    points = _skeleton(stroke)
    hulls = [
        MultiPoint(np.vstack([corners + a, corners + b])).convex_hull for a, b in pairwise(points)
    ]
    return unary_union(hulls)


@lru_cache(maxsize=512)
def _glyph(sign: str, nib: float, angle: float, swash: bool) -> tuple[float, BaseGeometry | None]:
    """Advance and outline of a sign in nib units."""
    advance, skeletons = _form(sign, swash)
    shapes = [_swept(stroke, nib, angle) for stroke in skeletons]
    return advance, unary_union(shapes) if shapes else None


def _form(sign: str, swash: bool) -> Glyph:
    if swash and sign in SWASHES:
        return SWASHES[sign]
    if sign not in LETTERS:
        raise KeyError(f"the drawn alphabet has no {sign!r}")
    return LETTERS[sign]


@lru_cache(maxsize=256)
def word(
    text: str,
    unit: float,
    nib: float = 1.0,
    angle: float = 32,
    tracking: float = 0.25,
    swash: bool = False,
) -> tuple[str, float]:
    """Path data of `text`, its left end of the baseline at the origin, and its width.

    `unit` is one nib unit in pixels: capitals and figures are 7 units high, small letters 5, and
    they reach 2.4 below the baseline. Wordmark: nib 1.2, angle 30, tracking .42, with swash.
    Raises KeyError for a sign the alphabet lacks.
    """
    x, shapes = 0.0, []
    for place, sign in enumerate(text):
        swashed = swash and (sign != "s" or place == len(text) - 1)
        advance, shape = _glyph(sign, nib, angle, swashed)
        if shape is not None:
            shapes.append(affinity.translate(shape, x))
        x += advance + tracking
    if not shapes:
        return "", (x - tracking) * unit
    joined = unary_union(shapes).buffer(0.06).buffer(-0.096).buffer(0.036).simplify(0.012)
    outlines = []
    for area in getattr(joined, "geoms", [joined]):
        for ring in (area.exterior, *area.interiors):
            outline = np.asarray(ring.coords)[:-1] * [unit, -unit]
            outlines.append(path_data(outline))
    return "".join(outlines), (x - tracking) * unit


def centred(text: str, x: float, y: float, unit: float, **style: float) -> tuple[str, str]:
    """(path data, transform) of `text` centred about x with its baseline at y."""
    data, width = word(text, unit, **style)  # type: ignore[arg-type]
    return data, f"translate({x - width / 2:.1f} {y:.1f})"


def figure(
    text: str,
    x: float,
    y: float,
    height: float,
    fill: str = "#FBF1D6",
    edge: str = "#140B06",
    edge_width: float | None = None,
    nib: float = 1.25,
) -> str:
    """A big numeral (or a few signs), `height` units high, centred about (x, y), edged in ink."""
    unit = height / 7
    data, width = word(text, unit, nib, 30, 0.2)
    outer = unit * 1.3 if edge_width is None else edge_width
    moved = f"translate({x - width / 2:.1f} {y + height / 2:.1f})"
    return group(path(data, "none", edge, outer) + path(data, fill), transform=moved)
