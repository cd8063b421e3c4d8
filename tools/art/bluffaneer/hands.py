"""A hand that goes up for a claim."""

from __future__ import annotations

import numpy as np

from tools.art.kit.document import Document
from tools.art.kit.palette import INK, darker, lighter
from tools.art.kit.shapes import Points, spline
from tools.art.kit.strokes import brush, contour, hatch
from tools.art.kit.svg import circle, path, path_data
from tools.art.picture import Picture

_SKIN, _SLEEVE, _CUFF = "#C98F62", "#27384A", "#B98A3C"
Pairs = list[tuple[float, float]]


def _part(doc: Document, pairs: Pairs, colour: str, seed: int, angle: float = 62) -> str:
    """A closed shape in one colour, hatched on its right, with a swelling outline."""
    line = np.asarray(spline(pairs, 2, closed=True))
    data = path_data(line)
    paint = doc.linear([(0, lighter(colour, 0.22)), (0.55, colour), (1, darker(colour, 0.35))],
                       (0, 0), (1, 0.25))  # fmt: skip
    lines = hatch(_right_half(line), angle, 6, 2.6, (0, 1), seed)
    return (
        path(data, paint)
        + doc.clipped(data, path(lines, darker(colour, 0.65), opacity=0.75))
        + path(contour(line, 6, smooth=False, lit=0.6), INK)
    )


def _right_half(line: Points) -> Points:
    middle = float(line[:, 0].mean())
    return np.stack([np.maximum(line[:, 0], middle), line[:, 1]], 1)


def _sleeve(doc: Document, top: float) -> str:
    """A coat's arm from below, with a broad cuff and three buttons."""
    arm: Pairs = [(-58, top + 40), (58, top + 40), (74, top + 240), (-74, top + 240)]
    cuff: Pairs = [(-76, top), (0, top - 12), (76, top), (80, top + 66), (0, top + 80),
                   (-80, top + 66)]  # fmt: skip
    buttons = "".join(
        circle(x, top + 36, 8, "#F0CB74", INK, 2.5) + circle(x - 2, top + 33, 2.4, "#FFF6D8")
        for x in (-48, 0, 48)
    )
    edge = brush([(-74, top + 8), (0, top - 3), (74, top + 8)], 7, 2, 2)
    return _part(doc, arm, _SLEEVE, 3) + _part(doc, cuff, _SLEEVE, 5) + path(edge, _CUFF) + buttons


def raised() -> str:
    """An open hand, palm to the viewer."""
    doc = Document(280, 420, -140, -230)
    fingers: list[Pairs] = [
        [(-60, -46), (-72, -120), (-70, -168), (-54, -176), (-42, -164), (-34, -104), (-30, -48)],
        [(-32, -52), (-34, -140), (-28, -204), (-10, -212), (4, -200), (4, -130), (2, -52)],
        [(0, -52), (8, -132), (18, -192), (36, -198), (46, -184), (40, -118), (30, -48)],
        [(28, -44), (46, -106), (62, -152), (78, -156), (88, -142), (76, -86), (58, -34)],
    ]
    palm: Pairs = [(-66, -50), (-30, -62), (28, -60), (62, -40), (66, 20), (52, 66), (0, 78),
                   (-52, 66), (-66, 10)]  # fmt: skip
    thumb: Pairs = [(-58, 30), (-92, -8), (-118, -46), (-110, -66), (-90, -62), (-64, -30),
                    (-40, -10)]  # fmt: skip
    folds = (
        brush([(-50, -16), (-10, -30), (44, -26)], 5, 1, 1)
        + brush([(-52, 8), (-6, -6), (50, 4)], 5, 1, 1)
        + brush([(-44, -6), (-22, 26), (-26, 62)], 5, 1, 1)
        + "".join(brush([(x - 12, y), (x + 12, y - 2)], 4, 1, 1)
                  for x, y in ((-54, -112), (-14, -130), (24, -124), (60, -96)))
    )  # fmt: skip
    parts = "".join(_part(doc, one, _SKIN, 7 + k) for k, one in enumerate((thumb, *fingers, palm)))
    doc.add(_sleeve(doc, 62), parts, path(folds, darker(_SKIN, 0.6)))
    return doc.svg()


PICTURES = [
    Picture("bluffaneer/hand_raised", 280, 420, raised, quality=84),
]
