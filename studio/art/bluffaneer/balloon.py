"""What a claimant shouts: a balloon of parchment in two sizes, and the tail that points at them."""

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import drop_shadow
from studio.art.kit.palette import INK
from studio.art.kit.shapes import Points, spline
from studio.art.kit.strokes import contour, hatch
from studio.art.kit.svg import Stop, group, path, path_data

_MARGIN = 20.0
_PAPER: list[Stop] = [(0, "#FFFAE8"), (0.7, "#F8EBC8"), (1, "#DDBF82")]
TAIL = (120.0, 104.0)
"""Size of the tail: its tip at the lower left; lay (98, 30) of it on the balloon's outline."""


def _round(width: float, height: float) -> Points:
    """A full oval, drawn by hand: fuller than an ellipse, a little uneven."""
    angle = np.linspace(0, 2 * np.pi, 26, endpoint=False)
    c, s = np.cos(angle), np.sin(angle)
    reach = (np.abs(c) ** 2.7 + np.abs(s) ** 2.7) ** (-1 / 2.7)
    reach = reach * (1 + 0.018 * np.sin(3 * angle + 0.6) + 0.012 * np.sin(7 * angle))
    points = np.stack([c * reach * width / 2, s * reach * height / 2], 1)
    return spline(points * 0.985, 3, closed=True)


def balloon(width: float, height: float) -> str:
    """The body, `width` x `height` within a margin for its shadow."""
    doc = Document(width + 2 * _MARGIN, height + 2 * _MARGIN, -width / 2 - _MARGIN,
                   -height / 2 - _MARGIN)  # fmt: skip
    line = _round(width, height)
    paint = doc.radial(_PAPER, (0.4, 0.36), 0.75)
    shade = hatch(line * 0.985, 58, 5, 1.5, (0.86, 1), 4)
    doc.add(
        group(path(path_data(line), paint), filter=drop_shadow(doc, 5, 8, 6, 0.6)),
        path(shade, "#8A6A3A", opacity=0.5),
        path(path_data(line * [0.955, 0.93]), "none", "#B08E57", 2.2),
        path(contour(line, 9, smooth=False, lit=0.65), INK),
    )
    return doc.svg()


def tail() -> str:
    """The tail, laid over the balloon's lower left edge: no ink where it joins."""
    width, height = TAIL
    doc = Document(width, height)
    near = spline([(118, 34), (84, 62), (46, 84), (6, 98)], 2)
    far = spline([(6, 98), (30, 70), (48, 42), (58, 6)], 2)
    shape = path_data(np.vstack([near, far[1:]]))
    free = len(near) // 4
    edge = np.vstack([near[free:], far[1 : -len(far) // 4]])
    doc.add(path(shape, doc.linear([(0, "#F8EBC8"), (1, "#E7D09A")])))
    doc.add(path(contour(edge, 8.5, closed=False, smooth=False, lit=0.7), INK))
    return doc.svg()
