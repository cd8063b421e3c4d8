"""Knuckle bones with four long sides: one that lies and shows an icon, and poses of a roll.

A bone is seen from above and a little from before: its upper side, and the one below it, on which
the next icon is to be guessed. While it rolls the sides turn about its length, still blank: what
was rolled is burnt in when it lies.
"""

from __future__ import annotations

import math
from functools import partial
from typing import Final

import numpy as np

from tools.art.bluffaneer.icons import ICONS, icon
from tools.art.kit.document import Document
from tools.art.kit.palette import INK
from tools.art.kit.shapes import Points, arc, spline
from tools.art.kit.strokes import brush, contour, hatch, stipple, taper
from tools.art.kit.svg import ellipse, group, path, path_data, polygon
from tools.art.picture import Picture

WIDTH, HEIGHT = 560, 300
POSES: Final = 6
"""Poses of a roll, a quarter of a turn together: after the last the first follows."""
_SHADE, _BURN, _LIT = "#5A3E1E", "#2A1408", "#FFFDF2"
_SIDE_HEIGHT: Final = 150.0
"""Units from the middle of one side to that of the next, as they pass before the eye."""


def _outline() -> Points:
    """Two squared knuckles at each end of a waist."""
    half = [
        (-222, -2), (-262, -34), (-264, -84), (-240, -118), (-198, -124), (-160, -112),
        (-112, -98), (0, -94), (112, -98), (160, -112), (198, -124), (240, -118), (264, -84),
        (262, -34), (222, -2),
    ]  # fmt: skip
    low = [
        (262, 40), (264, 88), (240, 120), (198, 126), (160, 114), (112, 104), (0, 102),
        (-112, 104), (-160, 114), (-198, 126), (-240, 120), (-264, 88), (-262, 40),
    ]  # fmt: skip
    return np.asarray(spline(half + low, 2.5, closed=True))


def _knuckle(side: int) -> Points:
    """The end face of one lower knuckle, turned to the viewer."""
    ring = [(166, 36), (206, 26), (240, 44), (244, 84), (212, 106), (174, 94)]
    return np.asarray(spline([(side * x, y) for x, y in ring], 3, True))


def _grain(doc: Document, data: str, turn: float) -> str:
    """Shade of the front side, hollows of the knuckles, pores and cracks."""
    edge = 56 - 30 * turn
    front = spline([(-200, edge + 6), (-110, edge), (0, edge - 2), (110, edge), (200, edge + 6)], 4)
    lower = [(200.0, 150.0), (0.0, 150.0), (-200.0, 150.0)]
    shade = np.vstack([front[:, :2], np.array(lower)])
    knuckles = [_knuckle(side) for side in (-1, 1)]
    ends = "".join(polygon(one, "#C7A566", _SHADE, 3, opacity=0.8) for one in knuckles)
    hollows = "".join(hatch(one, 62, 7, 3.2, (0.3, 1), 5 + k) for k, one in enumerate(knuckles))
    pores = "".join(stipple(one, 40, 3, 1, 2.6) for one in knuckles)
    cracks = "".join(
        taper(line, 3.4, 0.3)
        for line in (
            [(-128, -98), (-112, -66), (-120, -36)],
            [(140, -100), (120, -66), (128, -46), (112, -20)],
            [(-150, 82), (-110, 88), (-80, 82)],
            [(92, 90), (120, 82), (150, 90)],
        )
    )
    ridge = brush([(-176, edge + 4), (-100, edge), (0, edge - 3), (100, edge), (176, edge + 4)],
                  6, 1, 1)  # fmt: skip
    return doc.clipped(
        data,
        polygon(shade, "#9C7846", opacity=0.55),
        path(hatch(shade, 84, 6.4, 3.4, (0, 1), 3), "#4A3115", opacity=0.75),
        ends,
        path(hollows, _SHADE, opacity=0.85),
        path(pores, _SHADE, opacity=0.6),
        path(cracks, "#4A3115"),
        path(ridge, _LIT),
    )


def _well(doc: Document, y: float, squash: float) -> str:
    """The polished round in the middle of a side, `squash` of it seen."""
    paint = doc.radial([(0, "#F3E3BA"), (0.8, "#E2CB97"), (1, "#B08E57")])
    dark = brush(arc(0, y, 68, 170, 300, 50, squash), 6, 1, 1)
    light = brush(arc(0, y, 69, -10, 120, 50, squash), 5, 1, 1)
    return ellipse(0, y, 69, 69 * squash, paint) + path(dark, "#6B4A22") + path(light, _LIT)


def _burnt(name: str, y: float, squash: float, opacity: float = 1.0) -> str:
    """An icon burnt into a side, its lower edge catching the light."""
    size = f"scale(.58 {0.58 * squash:.3f})"
    light = group(icon(name, "#FFF6DA", "#FFF6DA"), transform=f"translate(2 {y + 3:g}) {size}",
                  opacity=0.9 * opacity)  # fmt: skip
    return light + group(icon(name, _BURN, "#EBD8A8"), transform=f"translate(0 {y:g}) {size}",
                         opacity=opacity)  # fmt: skip


def _body(doc: Document, turn: float, marks: str) -> str:
    line = _outline()
    data = path_data(line)
    paint = doc.linear(
        [(0, "#FFFBEC"), (0.5, "#F3E5C2"), (0.62, "#DDC696"), (1, "#8E6B3C")],
        (0, -124), (0, 126), True,
    )  # fmt: skip
    shine = (
        brush([(-234, -88), (-204, -108), (-168, -100)], 8, 1, 1)
        + brush([(-128, -90), (0, -84), (120, -90)], 5, 1, 1)
        + brush([(170, -102), (204, -110), (234, -88)], 7, 1, 1)
    )
    return (
        path(data, paint)
        + _grain(doc, data, turn)
        + path(shine, "#FFFFFF", opacity=0.95)
        + doc.clipped(data, marks)
        + path(contour(line, 11, smooth=False, lit=0.6), INK)
    )


def lying(name: str) -> str:
    """A bone that shows an icon; of the next one the upper rim is seen on its front."""
    doc = Document(WIDTH, HEIGHT, -WIDTH / 2, -HEIGHT / 2)
    following = ICONS[(ICONS.index(name) + 1) % len(ICONS)]
    marks = _well(doc, -22, 1.0) + _burnt(name, -22, 1.0) + _burnt(following, 84, 0.3, 0.5)
    doc.add(_body(doc, 0.0, marks))
    return doc.svg()


def rolling(pose: int) -> str:
    """A bone on its way, `pose` of `POSES` through a quarter of a turn about its length."""
    doc = Document(WIDTH, HEIGHT, -WIDTH / 2, -HEIGHT / 2)
    turn = pose / POSES
    marks = ""
    for side in (0, 1):
        angle = math.pi / 2 * (turn - side)
        if math.cos(angle) > 0.12:
            marks += _well(doc, -22 - _SIDE_HEIGHT * math.sin(angle), math.cos(angle))
    doc.add(_body(doc, turn, marks))
    return doc.svg()


PICTURES = [
    *(Picture(f"bones/{name}", WIDTH, HEIGHT, partial(lying, name), quality=84) for name in ICONS),
    *(
        Picture(f"bones/roll_{pose + 1}", WIDTH, HEIGHT, partial(rolling, pose), quality=80)
        for pose in range(POSES)
    ),
]
