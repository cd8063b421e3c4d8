"""Laid rope: strands painted one after the other, so that loops and knots overlap themselves."""

import numpy as np
from numpy.typing import ArrayLike

from studio.art.kit.palette import (
    BRASS,
    INK,
    LIGHT,
    PARCHMENT_LIGHT,
    PARCHMENT_SHADE,
    SEPIA,
)
from studio.art.kit.shapes import Points, resample, tangents_and_normals
from studio.art.kit.strokes import swell
from studio.art.kit.svg import path, path_data

HEMP = (PARCHMENT_SHADE, PARCHMENT_LIGHT)
GOLD_CORD = (BRASS, "#FFE9AE")
_ACROSS = np.linspace(-1, 1, 13)


def rope(
    points: ArrayLike,
    width: float = 17,
    pitch: float = 12.5,
    colours: tuple[str, str] = HEMP,
    closed: bool = False,
) -> str:
    """Rope along a line: `width` thick, a strand every `pitch` units, (base, light) colours.

    Below `width` 5 it turns to mud: draw a brush stroke with ticks instead.
    """
    line = resample(points, 1.0)
    _, normals = tangents_and_normals(line)
    count = max(1, round(len(line) / pitch))
    spacing = len(line) / count
    return "".join(
        _strand(line, normals, index, spacing, width, colours, closed) for index in range(count)
    )


def _strand(
    line: Points,
    normals: Points,
    index: int,
    spacing: float,
    width: float,
    colours: tuple[str, str],
    closed: bool,
) -> str:
    """One leaning strand: body, highlight on the lit side, two creases on the other."""
    centre = index * spacing + spacing / 2
    length = len(line)
    lean = spacing * 0.78
    half = spacing * 0.56 * np.sqrt(1 - np.abs(_ACROSS) ** 3.2)
    middle = centre + lean * np.sin(_ACROSS * 1.35)

    def on_rope(along: Points, across: Points) -> Points:
        at = along % (length - 1) if closed else np.clip(along, 0, length - 1)
        index_at = at.astype(int)
        return line[index_at, :2] + normals[index_at] * (width / 2 * across)[:, None]

    body = np.vstack([on_rope(middle - half, _ACROSS), on_rope(middle + half, _ACROSS)[::-1]])
    faces_light = float(normals[int(centre) % length] @ LIGHT[:2]) < 0
    inner = _ACROSS * 0.8
    bright = on_rope(centre + lean * np.sin(inner * 1.35) - half * 0.25, inner)
    lit = bright[1:7] if faces_light else bright[6:12]
    creases = "".join(
        swell(
            on_rope(middle + half * part, _ACROSS)[slice(4, 13) if faces_light else slice(0, 9)],
            (0.3, 1.3) if faces_light else (1.3, 0.3),
        )
        for part in (0.3, 0.55)
    )
    edge = min(1.5, width * 0.1 + 0.4)
    return (
        path(path_data(body), colours[0], INK, edge)
        + path(path_data(lit, closed=False), "none", colours[1], edge * 1.4, opacity=0.85)
        + path(creases, SEPIA)
    )
