"""Washes and rims for single cells, hex and square: drift, cursor.

Pictures are 400 x 400 about the cell's middle: the hex has radius 200, the square a side of 346.
Reachable cells are lifted a little, as if by a screen of lantern light, with a golden rim and
glints: a fuller tint would turn the water into sandbanks.
"""

from functools import partial

import numpy as np

from studio.art.chart.ink import shade
from studio.art.kit.document import Document
from studio.art.kit.light import blur
from studio.art.kit.palette import INK
from studio.art.kit.shapes import Points
from studio.art.kit.svg import path, path_data, polygon
from studio.art.picture import Picture

SIZE = 400
_HALF_SQUARE = 173.0


def cell(shape: str, scale: float = 1) -> Points:
    """Corners of a cell about the origin."""
    if shape == "hex":
        a = np.radians(np.arange(0, 360, 60))
        return np.stack([200 * np.cos(a), 200 * np.sin(a)], 1) * scale
    h = _HALF_SQUARE * scale
    return np.array([(-h, -h), (h, -h), (h, h), (-h, h)])


def _document() -> Document:
    return Document(SIZE, SIZE, -SIZE / 2, -SIZE / 2)


def _inner_glow(doc: Document, shape: str, colour: str, width: float, opacity: float) -> str:
    """Light along the inside of a rim."""
    data = path_data(cell(shape))
    line = path(data, "none", colour, width, filter=blur(doc, width / 3.2), opacity=opacity)
    return doc.clipped(data, line)


def drift(shape: str) -> str:
    """The cell of the free drift: foam streaks that run north, a broken rim."""
    doc = _document()
    doc.add(polygon(cell(shape, 0.955), "#E4F8F6", opacity=0.34))
    doc.add(shade(cell(shape, 0.9), -90, 30, 12, colour="#F4FFFB", opacity=0.5, seed=3))
    rim = path_data(cell(shape, 0.92))
    doc.add(path(rim, "none", INK, 15, opacity=0.75))
    doc.add(path(rim, "none", "#EFFFFB", 9, stroke_dasharray="31 20", stroke_linecap="butt"))
    return doc.svg()


def cursor(shape: str) -> str:
    """The cell under the hand or the focus: a bright double rim with corners marked."""
    doc = _document()
    doc.add(_inner_glow(doc, shape, "#FFF3CF", 46, 0.6))
    rim = cell(shape, 0.935)
    doc.add(path(path_data(rim), "none", INK, 17, opacity=0.75))
    doc.add(path(path_data(rim), "none", "#FFE3A6", 9.5))
    doc.add(path(path_data(rim), "none", "#FFFDF2", 3.4))
    for here, before, after in zip(rim, np.roll(rim, 1, 0), np.roll(rim, -1, 0), strict=True):
        legs = [here + (before - here) * 0.16, here, here + (after - here) * 0.16]
        inward = [point * 0.89 for point in legs]
        doc.add(path(path_data(inward, closed=False), "none", INK, 11, opacity=0.7))
        doc.add(path(path_data(inward, closed=False), "none", "#FFE3A6", 6))
    return doc.svg()


PICTURES = [
    Picture(f"chart/{name}_{shape}", SIZE, SIZE, partial(draw, shape), quality=78)
    for name, draw in (("drift", drift), ("cursor", cursor))
    for shape in ("hex", "square")
]
