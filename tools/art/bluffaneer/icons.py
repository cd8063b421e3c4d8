"""The four icons of the bones: chest, crossed swords, ship, skull and bones.

Each is drawn about the origin, some 190 units across, in a body colour with cuts of another, so
that shape alone carries it where there is no colour, as on bone.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import numpy as np

from tools.art.emblems.figures import skull
from tools.art.kit.document import Document
from tools.art.kit.ornament import medallion
from tools.art.kit.palette import INK, PARCHMENT_LIGHT, darker
from tools.art.kit.shapes import spline
from tools.art.kit.strokes import brush, swell
from tools.art.kit.svg import circle, group, path
from tools.art.picture import Picture

GROUNDS: Final = {"chest": "#8A5516", "swords": "#6B4A8E", "ship": "#1F6C7A", "skull": "#2B2B33"}
"""The enamel behind each icon, the same on map, balloon and card."""
_PALE: Final = "#FBF1D6"

Layers = tuple[str, str]
"""A body, and the cuts that lie on it."""


def _both_sides(part: str) -> str:
    """A part and its mirror image about the upright axis."""
    return part + group(part, transform="scale(-1 1)")


def _chest(body: str, cut: str) -> Layers:
    lid = "M-80-8V-28C-80-62-58-76-36-76H36C58-76 80-62 80-28V-8Z"
    box = "M-80 2H80V64C80 72 75 76 68 76H-68C-75 76-80 72-80 64Z"
    straps = "M-58-76C-66-66-66-40-66-8H-50C-50-44-50-66-44-76ZM-66 2H-50V76H-66Z"
    lock = circle(0, 4, 21, body, cut, 7) + path("M-5 0A6 6 0 1 1 5 0L8 14H-8Z", cut)
    boards = "".join(brush([(-44, y), (0, y + 2), (44, y)], 5, 2, 2) for y in (-50, -30, 32, 54))
    return path(lid + box, body), _both_sides(path(straps, cut)) + path(boards, cut) + lock


def _swords(body: str, cut: str) -> Layers:
    line = spline([(78, -82), (44, -16), (-34, 44)], 2)
    blade = swell(line, np.interp(np.linspace(0, 1, len(line)), (0, 0.1, 1), (2, 15, 24)))
    hilt = swell([(-38, 47), (-74, 76)], 15)
    guard = swell(spline([(-62, 18), (-44, 40), (-30, 60), (-8, 72)], 2), [9, 15, 15, 9])
    bow = swell(spline([(-10, 74), (-44, 88), (-78, 80)], 2), 8)
    sword = path(blade + hilt + guard + bow, body) + circle(-78, 79, 13, body)
    fuller = path(brush([(60, -54), (34, -14), (-18, 34)], 6, 1, 2), cut)
    turns = "".join(brush([(-44 - k, 44 + k), (-52 - k, 62 + k)], 4, 3, 3) for k in (0, 9, 18))
    under = group(sword, fuller, path(turns, cut), transform="scale(-1 1)")
    gap = path(swell(line[14:-6], 38), cut)
    return under, gap + sword + fuller + path(turns, cut)


def _ship(body: str, cut: str) -> Layers:
    hull = (
        "M-86 26C-70 32-40 36-10 36C26 36 52 30 66 18L86 14L80 40C72 66 58 78 40 78H-46"
        "C-64 78-78 56-86 26Z"
    )
    main = "M-34-66C-2-72 26-70 50-62C62-36 62-8 50 16C24 8-8 8-36 14C-22-14-22-42-34-66Z"
    jib = "M-46-50C-60-22-74-4-90 8C-72 12-58 14-46 14Z"
    flag = "M8-96C24-100 32-88 50-94V-78C34-74 26-84 8-80Z"
    mast = "M3-98H12V36H3Z"
    seams = brush([(-28, -30), (10, -36), (57, -30)], 5, 2, 2)
    seams += brush([(-66, 48), (0, 58), (72, 44)], 5, 2, 2)
    ports = "".join(circle(x, y, 6, cut) for x, y in ((-40, 64), (-12, 67), (16, 67), (44, 62)))
    return path(hull + main + jib + flag + mast, body), path(seams, cut) + ports


def _skull(body: str, cut: str) -> Layers:
    bone = swell([(-78, 20), (78, 82)], 17)
    ends = "".join(circle(x, y, 14, body) for x, y in ((-84, 28), (-76, 8), (84, 74), (76, 94)))
    head, cuts = skull(body, cut)
    rim, _ = skull(cut, cut)
    lifted = "translate(0 -16) scale(.86)"
    gap = group(rim, stroke=cut, stroke_width=16, transform=lifted)
    return _both_sides(path(bone, body) + ends), gap + group(head + cuts, transform=lifted)


_SHAPES: Final[dict[str, Callable[[str, str], Layers]]] = {
    "chest": _chest,
    "swords": _swords,
    "ship": _ship,
    "skull": _skull,
}
ICONS: Final = tuple(_SHAPES)
"""In the order of the rules: C, S, H, K."""


def icon(name: str, body: str = PARCHMENT_LIGHT, cut: str = INK) -> str:
    """An icon without a rim, as it is burnt into bone."""
    return "".join(_SHAPES[name](body, cut))


def inlaid(name: str, radius: float, doc: Document) -> str:
    """An icon in its round of enamel, about the origin."""
    ground = GROUNDS[name]
    dark = darker(ground, 0.6)
    rim = group(*_SHAPES[name](dark, dark), stroke=dark, stroke_width=14, stroke_linejoin="round")
    figure = group(
        rim + icon(name, _PALE, darker(ground, 0.45)), transform=f"scale({radius / 150:.3f})"
    )
    return medallion(doc, radius, ground, figure)


def token(name: str) -> str:
    """An inlaid icon as a picture of its own."""
    doc = Document(256, 256, -128, -128)
    doc.add(inlaid(name, 118, doc))
    return doc.svg()


def token_picture(name: str) -> Picture:
    """The file of `token`."""
    return Picture(f"bluffaneer/{name}", 256, 256, partial(token, name), quality=84)
