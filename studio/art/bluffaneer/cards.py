"""Faces and the back of the cards: two unlike icons one above the other, parted by a rope."""

from itertools import combinations
from typing import Final

import numpy as np

from studio.art.bluffaneer.icons import GROUNDS, ICONS, disc
from studio.art.kit.document import Document
from studio.art.kit.fields import Array
from studio.art.kit.light import drop_shadow
from studio.art.kit.marks import wind_star
from studio.art.kit.materials import paper_paint, parchment
from studio.art.kit.ornament import acanthus_corner, at_corners, medallion
from studio.art.kit.palette import BRASS_LIGHT, DEEP_SEA, INK, JADE, PARCHMENT, mix
from studio.art.kit.rope import rope
from studio.art.kit.shapes import Points, rounded_points
from studio.art.kit.strokes import Box, ruled
from studio.art.kit.svg import group, path, path_data, place, rect

WIDTH, HEIGHT = 750, 1050
PAIRS: Final = tuple(combinations(ICONS, 2))
"""Icons of the six faces, in the order of their names."""
_RULED: Box = (40, 40, 710, 1010)
_UPPER, _LOWER = "M62 62H688V455L62 595Z", "M62 595L688 455V988H62Z"


def _sheet(doc: Document) -> str:
    box = (0, 0, WIDTH, HEIGHT)
    return rect(3, 3, 744, 1044, paper_paint(doc), rx=45, filter=parchment(doc, box))


def _field() -> Points:
    return rounded_points(62, 62, 688, 988, 22)


def _fittings(doc: Document) -> str:
    """Rope round the field and scrolls in its corners."""
    leaves = at_corners(acanthus_corner(doc), (74, 74, 676, 976))
    return (
        path(path_data(_field()), "none", INK, 5)
        + group(rope(_field(), 17, 13, closed=True), filter=drop_shadow(doc))
        + group(leaves, filter=drop_shadow(doc))
    )


def face(first: str, second: str) -> str:
    """A face: colours and discs as on the map."""

    def tone(x: Array, y: Array) -> Array:
        return np.asarray(0.25 + 0.4 * np.clip(np.hypot(x - 250, y - 250) / 900, 0, 1))

    doc = Document(WIDTH, HEIGHT)
    lines = path(ruled(_RULED, 7, tone, angle=-13, seed=4), INK, opacity=0.5)
    colours = [mix(GROUNDS[name], PARCHMENT, 0.18) for name in (first, second)]
    halves = path(_UPPER, colours[0]) + path(_LOWER, colours[1])
    parting = rope(np.array([[66, 595], [684, 455]]), 17, 13)
    doc.add(
        _sheet(doc),
        doc.clipped(path_data(_field()), halves, lines),
        group(parting, filter=drop_shadow(doc)),
        _fittings(doc),
        place(disc(doc, first, 190), 330, 292),
        place(disc(doc, second, 190), 420, 758),
    )
    return doc.svg()


def back() -> str:
    """The back of every card: the chart's star on sea cloth, none of the four icons."""

    def tone(x: Array, y: Array) -> Array:
        return np.asarray(0.2 + 0.5 * np.clip(np.hypot(x - 300, y - 400) / 700, 0, 1))

    doc = Document(WIDTH, HEIGHT)
    lines = path(ruled(_RULED, 7, tone, angle=45, seed=4), INK, opacity=0.6)
    cross = ruled(_RULED, 26, lambda x, y: 0.12 + 0 * x, angle=-45, seed=5)
    star = wind_star(190, DEEP_SEA, BRASS_LIGHT, INK)
    small = group(wind_star(54, DEEP_SEA, BRASS_LIGHT, INK), opacity=0.85)
    doc.add(
        _sheet(doc),
        doc.clipped(path_data(_field()), rect(60, 60, 630, 930, JADE), lines,
                    path(cross, PARCHMENT, opacity=0.5)),
        _fittings(doc),
        place(small, 375, 190), place(small, 375, 860),
        place(medallion(doc, 236, DEEP_SEA, star), 375, 525),
    )  # fmt: skip
    return doc.svg()
