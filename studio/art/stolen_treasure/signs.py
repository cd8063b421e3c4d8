"""What is drawn or stuck into the sand: the X, the trail's dashes, the board with the total."""

from typing import Literal

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import blur, drop_shadow
from studio.art.kit.materials import brass_plate_paint, wood
from studio.art.kit.ornament import rivet
from studio.art.kit.palette import INK
from studio.art.kit.shapes import Points, moved, resample, spline
from studio.art.kit.strokes import contour, hatch, swell
from studio.art.kit.svg import circle, ellipse, group, path, path_data, rect
from studio.art.stolen_treasure.sand import SAND
from studio.art.ui.metal import brass_rim, inner_dark, plate

_DUG, _DEEP, _RIM = "#5A3818", "#2E1A0B", "#FBEBC2"
CROSS = 44
GREAT = 104
_STROKES: tuple[list[tuple[float, float]], ...] = (
    [(-31, -27), (-12, -6), (6, 8), (29, 31)],
    [(30, -30), (10, -7), (-7, 9), (-28, 27)],
)


def _trench(doc: Document, line: Points, width: float, seed: int) -> str:
    """A groove dug into sand: thrown rim, dark bottom, its lit far wall."""
    share = np.linspace(0, 1, len(line))
    rng = np.random.default_rng(seed)
    worn = 1 + 0.09 * np.interp(share * 12, np.arange(14), rng.uniform(-1, 1, 14))
    blow = np.interp(share, (0, 0.06, 0.35, 0.8, 1), (0.5, 0.96, 1.16, 0.82, 0.3))
    body = width * blow * worn
    crumbs = "".join(
        circle(x + rng.normal(0, width * 0.62), y + rng.normal(0, width * 0.62),
               rng.uniform(0.025, 0.07) * width, "#FBEBC2", "#8A6332", 0.02 * width)
        for x, y in line[2:-2:3]
    )  # fmt: skip
    return (
        path(swell(np.add(line, (0.05 * width, 0.12 * width)), body * 1.42), _RIM, opacity=0.85,
             filter=blur(doc, 0.03 * width))
        + path(swell(line - [0.04 * width, 0.05 * width], body * 1.12), "#A87B42")
        + path(swell(line, body), _DUG)
        + path(swell(line - [0.06 * width, 0.12 * width], body * 0.7), _DEEP)
        + crumbs
    )  # fmt: skip


def cross(size: int, strokes: tuple[int, ...] = (0, 1)) -> str:
    """The X, or one of its strokes, in a square of `size` units about the middle."""
    doc = Document(size, size, -size / 2, -size / 2)
    scale = size / 84
    for k in strokes:
        line = moved(spline(_STROKES[k], 1.5), scale=scale)
        doc.add(_trench(doc, line, 15 * scale, k + size))
    return doc.svg()


DASH = (30, 18)
Stretch = Literal["", "done", "ahead"]


def dash(kind: Stretch) -> str:
    """A dash of the trail along x: still to go, walked, or what the act at hand would walk."""
    width, height = DASH
    doc = Document(width, height, -width / 2, -height / 2)
    line = resample([(-9.5, 0.3), (0, -0.4), (9.5, 0.2)], 1)
    body = np.interp(np.linspace(0, 1, len(line)), (0, 0.12, 0.5, 0.9, 1), (0.7, 1, 0.94, 1, 0.66))
    if kind == "":
        doc.add(
            path(swell(np.add(line, (0.4, 1)), 8 * body), _RIM, opacity=0.7),
            path(swell(line, 6.6 * body), "#85602F", opacity=0.85),
        )
    elif kind == "done":
        doc.add(
            path(swell(np.add(line, (0.4, 1.4)), 13 * body), _RIM, opacity=0.9),
            path(swell(line, 11.6 * body), _DEEP),
            path(swell(np.add(line[2:-2], (0.2, 2.4)), (0.4, 1.6, 0.4)), "#9A6A34"),
        )
    else:
        doc.add(
            path(swell(np.add(line, (0.8, 1.6)), 12 * body), "#3A2713", opacity=0.5,
                 filter=blur(doc, 0.8)),
            path(swell(resample([(-11, 0), (11, 0)], 1), 14), INK),
            path(swell(line, 10.6 * body), "#FFFDF2"),
            path(swell(np.add(line[3:-3], (0, 2.6)), (0.4, 1.6, 0.4)), "#CDBF9A"),
        )  # fmt: skip
    return doc.svg()


SIGN = (264, 196)
"""Box of the board in units; its wood is 232 x 150 from (16, 8)."""


def sign() -> str:
    """A dark board on two pegs in the sand: a number is laid on it."""
    width, height = SIGN
    doc = Document(width, height)
    area = (16.0, 8.0, 248.0, 158.0)
    shape = plate(area, 10)
    pegs = ""
    for x in (62, 202):
        post = [(x - 9, 6), (x + 9, 6), (x + 8, 174), (x, 186), (x - 8, 174)]
        pegs += path(path_data(np.array(post)), "#6B4828", INK, 3)
        pegs += path(hatch(post, 84, 4, 1.6, (0.35, 1), x), INK, opacity=0.8)
        heap = spline([(x - 26, 184), (x - 12, 176), (x, 172), (x + 12, 175), (x + 28, 184),
                       (x, 189)], 2, True)  # fmt: skip
        pegs += path(path_data(heap), SAND) + path(contour(heap, 1.8, smooth=False), INK)
    grain = wood(doc, 50, (0.004, 0.05), strength=0.7, dark="#0A0502", light="#7A4E2A")
    board = path(shape, "#2B1A0F", filter=grain)
    nails = "".join(rivet(x, y, 3.6) for x in (34.0, 230.0) for y in (25.0, 141.0))
    shadow = ellipse(150, 180, 110, 8, "#3A2713", opacity=0.5, filter=blur(doc, 5))
    doc.add(
        shadow,
        pegs,
        group(board, filter=drop_shadow(doc, 4, 7, 4, 0.6)),
        inner_dark(doc, shape, 16, 0.7),
        brass_rim(doc, shape, 3.4),
        path(plate(area, 9, 8), "none", "#C8963E", 1.1, opacity=0.5),
        nails,
    )
    return doc.svg()


TARGET = (124, 76)
"""Box of the small board by the great X; its wood is 104 x 46 from (10, 6)."""


def target_sign() -> str:
    """The small board that names the target, on one peg."""
    width, height = TARGET
    doc = Document(width, height)
    area = (10.0, 6.0, 114.0, 52.0)
    shape = plate(area, 7)
    doc.add(
        rect(57, 8, 11, 62, "#6B4828", stroke=INK, stroke_width=2.4),
        group(path(shape, "#2B1A0F", filter=wood(doc, 51, (0.004, 0.06), strength=0.7)),
              filter=drop_shadow(doc, 3, 5, 3, 0.6)),
        inner_dark(doc, shape, 10, 0.7),
        path(shape, "none", INK, 4),
        path(shape, "none", brass_plate_paint(doc), 2.2),
    )  # fmt: skip
    return doc.svg()


def mote() -> str:
    """A few grains that are thrown up when sand falls."""
    doc = Document(28, 28, -14, -14)
    rng = np.random.default_rng(3)
    doc.add(circle(0, 0, 9, "#E4C88E", opacity=0.35, filter=blur(doc, 2.5)))
    grains = rng.normal(0, (4.4, 4.4, 0.4), (11, 3))
    doc.add("".join(circle(x, y, 1.2 + r, "#F6E4B6", "#8A6332", 0.5) for x, y, r in grains))
    return doc.svg()
