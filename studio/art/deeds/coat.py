"""A captain's coat, on which medals are pinned: cloth, gold cord along the seam, epaulettes."""

import math
from collections.abc import Callable

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.materials import cloth
from studio.art.kit.palette import INK
from studio.art.kit.rope import GOLD_CORD, rope
from studio.art.kit.shapes import Points, spline
from studio.art.kit.strokes import brush, contour
from studio.art.kit.svg import group, path, path_data, polygon

WIDE, HIGH = 1336, 976
_MIDDLE = WIDE / 2
_SIDE = [(20, HIGH + 30), (36, 520), (24, 300), (60, 150), (190, 70), (420, 30), (560, 8)]
_COLLAR = [(470, 16), (560, 2), (668, 52), (776, 2), (866, 16), (800, 120), (668, 170), (536, 120)]
_HEM = [(474, 22), (540, 116), (668, 162), (796, 116), (862, 22)]
_EPAULETTE = [(70, 150), (130, 92), (250, 66), (330, 74), (300, 120), (190, 158), (96, 190)]
_FRINGES = 34


def coat() -> str:
    """The coat from the shoulders down, seen from the front."""
    doc = Document(WIDE, HIGH)
    rng = np.random.default_rng(2)
    half = np.array(_SIDE, float)
    other = half[::-1] * (-1, 1) + (WIDE, 0)
    body = spline(np.concatenate([half, [(_MIDDLE, 40)], other]), 6)
    tone = doc.linear(
        [(0, "#0E2A36"), (0.12, "#1D4856"), (0.5, "#173C49"), (0.88, "#163844"), (1, "#0A202A")],
        (0, 0), (1, 0),
    )  # fmt: skip
    doc.add(
        path(path_data(body), tone),
        group(path(path_data(body), tone), filter=cloth(doc), opacity=0.45),
        path(_folds(rng, 26, 4.2), "#07161D", opacity=0.3),
        path(_folds(rng, 18, 2.6), "#5B93A0", opacity=0.22),
        _seam(),
        polygon(np.array(_COLLAR, float), "#7E2A22"),
        path(contour(np.array(_COLLAR, float), 4.4, True, False, 0.5), INK),
        rope(spline(np.array(_HEM, float), 2), 11, 10, GOLD_CORD),
        _epaulette(rng, lambda points: points),
        _epaulette(rng, lambda points: points * (-1, 1) + (WIDE, 0)),
        path(contour(body, 5, False, False, 0.5), INK),
    )
    return doc.svg()


def _folds(rng: np.random.Generator, count: int, thick: float) -> str:
    """Return long strokes down the cloth, leaning away from the seam."""
    found = []
    for _ in range(count):
        x, y = rng.uniform(60, WIDE - 60), rng.uniform(180, 820)
        long, lean = rng.uniform(110, 330), (x - _MIDDLE) / WIDE * 60
        line = [(x, y), (x + lean * 0.3, y + long / 2), (x + lean, y + long)]
        found.append(brush(line, thick, 0.4, 0.3))
    return "".join(found)


def _seam() -> str:
    """Return the line at which the coat closes, between two cords."""
    cords = [
        rope(
            spline(np.array([(_MIDDLE + side * x, y) for x, y in
                             ((64, 30), (30, 150), (22, 420), (22, HIGH + 10))], float), 2),
            10, 10, GOLD_CORD,
        )
        for side in (-1, 1)
    ]  # fmt: skip
    return "".join(cords) + path(f"M{_MIDDLE} 60V{HIGH}", "none", INK, 4)


def _epaulette(rng: np.random.Generator, placed: Callable[[Points], Points]) -> str:
    """Return a shoulder piece with its fringe; `placed` puts points to their side."""
    shape = spline(placed(np.array(_EPAULETTE, float)), 4, True)
    threads = []
    for k in range(_FRINGES):
        t = k / (_FRINGES - 1)
        x, y = 70 + t * 236, 186 - t * 60 + 10 * math.sin(t * 3)
        line = [(x, y - 10), (x + rng.uniform(-3, 3), y + 26), (x + rng.uniform(-4, 4), y + 56)]
        threads.append(brush(placed(np.array(line, float)), 7.5, 5, 3))
    fringe = "".join(threads)
    middle = shape.mean(axis=0)
    rows = "".join(
        path(contour(middle + (shape - middle) * (1 - inset), 2.4, True, False, 0.6), "#7A4E16")
        for inset in (0.16, 0.32)
    )
    return (
        path(fringe, INK)
        + group(path(fringe, "#D9A648"), transform="translate(-1.6 -1.6)")
        + path(path_data(shape), "#C8963E")
        + path(contour(shape, 4.4, True, False, 0.5), INK)
        + rows
    )
