"""Who sits there for a person: a hat and a coat, and between them the round that bears the seat's
emblem, laid on at run time."""

from __future__ import annotations

import numpy as np

from tools.art.kit.document import Document
from tools.art.kit.materials import brass_paint
from tools.art.kit.palette import INK, darker, lighter
from tools.art.kit.rope import rope
from tools.art.kit.shapes import Points, mirrored, spline
from tools.art.kit.strokes import brush, contour, hatch
from tools.art.kit.svg import circle, group, path, path_data

FACE = (0.0, 22.0, 128.0)
"""Middle and radius of the round, about the middle of the picture."""
_COAT, _FELT, _LINEN = "#2B4258", "#3A2A22", "#E9DDC4"


def _whole(half: list[tuple[float, float]]) -> Points:
    """A closed outline from its right half, told from the top down."""
    return np.asarray(spline(mirrored(half), 3, closed=True))


def _filled(doc: Document, line: Points, colour: str, seed: int, angle: float) -> str:
    """A shape lit from the upper left, its right half hatched."""
    data = path_data(line)
    paint = doc.linear([(0, lighter(colour, 0.2)), (0.5, colour), (1, darker(colour, 0.35))],
                       (0, 0), (1, 0.3))  # fmt: skip
    right = np.stack([np.maximum(line[:, 0], 20.0), line[:, 1]], 1)
    lines = hatch(right, angle, 8, 2.8, (0, 1), seed)
    return (
        path(data, paint)
        + doc.clipped(data, path(lines, darker(colour, 0.6), opacity=0.7))
        + path(contour(line, 7, smooth=False, lit=0.55), INK)
    )


def _coat(doc: Document) -> str:
    """Shoulders, lapels and a ruffled shirt."""
    shoulders = _whole([(20, 120), (96, 128), (196, 152), (272, 196), (306, 262), (318, 340),
                        (20, 344)])  # fmt: skip
    ruffle = _whole([(14, 120), (58, 128), (76, 170), (60, 220), (50, 280), (16, 320)])
    folds = "".join(
        brush([(side * x, 190), (side * (x + 14), 250), (side * (x + 18), 330)], 6, 1, 3)
        for side in (-1, 1)
        for x in (120, 214)
    )
    pleats = "".join(
        brush([(side * 8, y), (side * 44, y + 16), (side * 58, y + 8)], 5, 1, 2)
        for side in (-1, 1)
        for y in (156, 196, 236)
    )
    lapels = "".join(
        brush([(side * 62, 126), (side * 96, 190), (side * 66, 260), (side * 60, 330)], 9, 2, 3)
        for side in (-1, 1)
    )
    buttons = "".join(
        circle(side * 104, y, 9, "#F0CB74", INK, 3) + circle(side * 104 - 2, y - 3, 2.6, "#FFF6D8")
        for side in (-1, 1)
        for y in (226, 276)
    )
    return (
        _filled(doc, shoulders, _COAT, 3, 74)
        + path(folds, INK, opacity=0.6)
        + _filled(doc, ruffle, _LINEN, 5, 60)
        + path(pleats, "#8B7A5C")
        + path(lapels, "#B98A3C")
        + buttons
    )


def _hat(doc: Document) -> str:
    """A tricorn from the front, its brim trimmed with rope."""
    crown = _whole([(14, -232), (72, -222), (112, -180), (124, -110), (90, -72), (14, -66)])
    brim = _whole([(16, -96), (90, -112), (176, -148), (238, -150), (228, -104), (160, -66),
                   (90, -50), (16, -44)])  # fmt: skip
    trim = spline([(-234, -138), (-160, -92), (0, -64), (160, -92), (234, -138)], 4)
    glint = brush([(-204, -134), (-120, -104), (0, -86), (80, -98)], 5, 1, 1)
    return (
        _filled(doc, crown, _FELT, 9, 62)
        + _filled(doc, brim, _FELT, 11, 20)
        + group(rope(np.asarray(trim)[:, :2], 10, 9))
        + path(glint, "#A58B6C", opacity=0.7)
    )


def person(width: int, height: int) -> str:
    """The figure in a picture of this size, laid out like the busts of the pirates."""
    doc = Document(width, height, -width / 2, -height / 2 + 20)
    x, y, radius = FACE
    round_ = circle(x, y, radius, brass_paint(doc), INK, 7) + circle(
        x, y, radius - 16, "#22150E", INK, 4
    )
    doc.add(_coat(doc), round_, _hat(doc))
    return doc.svg()
