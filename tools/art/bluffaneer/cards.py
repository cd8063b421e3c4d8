"""The eighteen cards: six faces with two icons each, and the back they share."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import Final

import numpy as np

from tools.art.bluffaneer.icons import GROUNDS, ICONS, inlaid
from tools.art.kit.document import Document
from tools.art.kit.fields import Array
from tools.art.kit.light import drop_shadow
from tools.art.kit.marks import wind_star
from tools.art.kit.materials import paper_paint, parchment
from tools.art.kit.ornament import acanthus_corner, at_corners, medallion
from tools.art.kit.palette import INK, PARCHMENT, mix
from tools.art.kit.rope import rope
from tools.art.kit.shapes import rounded_points
from tools.art.kit.strokes import ruled
from tools.art.kit.svg import group, path, path_data, place, rect
from tools.art.picture import Picture

WIDTH, HEIGHT = 750, 1050
FACES: Final = tuple(combinations(ICONS, 2))
_AREA: Final = (62.0, 62.0, 688.0, 988.0)
_UPPER = "M62 62H688V455L62 595Z"
_LOWER = "M62 595L688 455V988H62Z"
_SEAM = ((66.0, 595.0), (684.0, 455.0))


def _sheet(doc: Document) -> str:
    return rect(3, 3, 744, 1044, paper_paint(doc), rx=45,
                filter=parchment(doc, (0, 0, WIDTH, HEIGHT)))  # fmt: skip


def _border(doc: Document) -> str:
    """A rope round the picture, leaves in its corners."""
    left, top, right, bottom = _AREA
    line = rounded_points(left, top, right, bottom, 22)
    corners = (left + 12, top + 12, right - 12, bottom - 12)
    return group(rope(line, 17, 13, closed=True), filter=drop_shadow(doc)) + group(
        at_corners(acanthus_corner(doc), corners), filter=drop_shadow(doc)
    )


def face(first: str, second: str) -> str:
    """Two icons, one above the other on the colours they have everywhere, parted by a rope."""
    doc = Document(WIDTH, HEIGHT)
    area = path_data(rounded_points(*_AREA, 22))

    def tone(x: Array, y: Array) -> Array:
        return np.asarray(0.25 + 0.4 * np.clip(np.hypot(x - 250, y - 250) / 900, 0, 1))

    lines = path(ruled((40, 40, 710, 1010), 7, tone, angle=-13, seed=4), INK, opacity=0.5)
    grounds = doc.clipped(
        area,
        path(_UPPER, mix(GROUNDS[first], PARCHMENT, 0.18)),
        path(_LOWER, mix(GROUNDS[second], PARCHMENT, 0.18)),
        lines,
    )
    doc.add(
        _sheet(doc),
        grounds,
        path(area, "none", INK, 5),
        _border(doc),
        group(rope(np.array(_SEAM), 17, 13), filter=drop_shadow(doc)),
        place(inlaid(first, 186, doc), 330, 295),
        place(inlaid(second, 186, doc), 420, 755),
    )
    return doc.svg()


def back() -> str:
    """A wind star on green cloth: none of the four icons, so that it hints at none."""
    doc = Document(WIDTH, HEIGHT)
    area = path_data(rounded_points(*_AREA, 22))

    def shade(x: Array, y: Array) -> Array:
        return np.asarray(0.2 + 0.5 * np.clip(np.hypot(x - 300, y - 400) / 700, 0, 1))

    def even(x: Array, _y: Array) -> Array:
        return np.full_like(x, 0.12)

    lines = path(ruled((40, 40, 710, 1010), 7, shade, angle=45, seed=4), INK, opacity=0.6)
    cross = path(ruled((40, 40, 710, 1010), 26, even, angle=-45, seed=5), PARCHMENT, opacity=0.5)
    star = wind_star(190, "#14333F", "#F0CB74", INK)
    doc.add(
        _sheet(doc),
        doc.clipped(area, rect(60, 60, 630, 930, "#2F7D5B"), lines, cross),
        _border(doc),
        place(medallion(doc, 236, "#14333F", star), 375, 525),
    )
    return doc.svg()


PICTURES = [
    *(
        Picture(f"cards/bluffaneer/{first}_{second}", WIDTH, HEIGHT, partial(face, first, second))
        for first, second in FACES
    ),
    Picture("cards/bluffaneer/back", WIDTH, HEIGHT, back),
]
