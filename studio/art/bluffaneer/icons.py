"""The four icons of the bones: chest, swords, ship, skull, about the origin, some 190 across.

Each function gives two layers, the body and what is cut into it, so that one drawing serves as
enamel on a disc, as paint on a card and as a burn on bone.
"""

from collections.abc import Callable

import numpy as np

from studio.art.emblems.figures import skull
from studio.art.kit.document import Document
from studio.art.kit.ornament import medallion
from studio.art.kit.palette import darker
from studio.art.kit.shapes import spline
from studio.art.kit.strokes import brush, swell
from studio.art.kit.svg import circle, group, path

GROUNDS = {"chest": "#8A5516", "swords": "#6B4A8E", "ship": "#1F6C7A", "skull": "#2B2B33"}
"""An icon has one colour everywhere; its shape alone tells it, too."""
Layers = tuple[str, str]


def _both(part: str) -> str:
    return part + group(part, transform="scale(-1 1)")


def _chest(body: str, cut: str) -> Layers:
    lid = "M-80-8V-28C-80-62-58-76-36-76H36C58-76 80-62 80-28V-8Z"
    lower = "M-80 2H80V64C80 72 75 76 68 76H-68C-75 76-80 72-80 64Z"
    strap = "M-58-76C-66-66-66-40-66-8H-50C-50-44-50-66-44-76ZM-66 2H-50V76H-66Z"
    lock = circle(0, 4, 21, body, cut, 7) + path("M-5 0A6 6 0 1 1 5 0L8 14H-8Z", cut)
    lines = "".join(brush([(-44, y), (0, y + 2), (44, y)], 5, 2, 2) for y in (-50, -30, 32, 54))
    return path(lid + lower, body), _both(path(strap, cut)) + path(lines, cut) + lock


def _swords(body: str, cut: str) -> Layers:
    line = spline([(78, -82), (44, -16), (-34, 44)], 2)
    blade = swell(line, np.interp(np.linspace(0, 1, len(line)), (0, 0.1, 1), (2, 15, 24)))
    hilt = swell([(-38, 47), (-74, 76)], 15)
    guard = swell(spline([(-62, 18), (-44, 40), (-30, 60), (-8, 72)], 2), [9, 15, 15, 9])
    bow = swell(spline([(-10, 74), (-44, 88), (-78, 80)], 2), 8)
    fuller = brush([(60, -54), (34, -14), (-18, 34)], 6, 1, 2)
    wrap = "".join(brush([(-44 - k, 44 + k), (-52 - k, 62 + k)], 4, 3, 3) for k in (0, 9, 18))
    one = group(
        path(blade + hilt + guard + bow, body), circle(-78, 79, 13, body), path(fuller + wrap, cut)
    )
    gap = path(swell(line[14:-6], 38), cut)
    return group(one, transform="scale(-1 1)"), gap + one


def _ship(body: str, cut: str) -> Layers:
    hull = (
        "M-86 26C-70 32-40 36-10 36C26 36 52 30 66 18L86 14L80 40C72 66 58 78 40 78H-46"
        "C-64 78-78 56-86 26Z"
    )
    main = "M-34-66C-2-72 26-70 50-62C62-36 62-8 50 16C24 8-8 8-36 14C-22-14-22-42-34-66Z"
    jib = "M-46-50C-60-22-74-4-90 8C-72 12-58 14-46 14Z"
    flag = "M8-96C24-100 32-88 50-94V-78C34-74 26-84 8-80Z"
    seams = brush([(-28, -30), (10, -36), (57, -30)], 5, 2, 2)
    seams += brush([(-66, 48), (0, 58), (72, 44)], 5, 2, 2)
    ports = "".join(circle(x, y, 6, cut) for x, y in ((-40, 64), (-12, 67), (16, 67), (44, 62)))
    return path(hull + main + jib + flag + "M3-98H12V36H3Z", body), path(seams, cut) + ports


def _skull(body: str, cut: str) -> Layers:
    bone = path(swell([(-78, 20), (78, 82)], 17), body)
    ends = "".join(circle(x, y, 14, body) for x, y in ((-84, 28), (-76, 8), (84, 74), (76, 94)))
    head, holes = skull(body, cut)
    rim, _ = skull(cut, cut)
    high = "translate(0 -16) scale(.86)"
    over = group(rim, stroke=cut, stroke_width=16, transform=high)
    return _both(bone + ends), over + group(head + holes, transform=high)


ICONS: dict[str, Callable[[str, str], Layers]] = {
    "chest": _chest,
    "swords": _swords,
    "ship": _ship,
    "skull": _skull,
}


def icon(name: str, body: str, cut: str, edge: str | None = None, width: float = 12) -> str:
    """An icon in two colours, with a rim of `width` where `edge` is a colour."""
    drawn = "".join(ICONS[name](body, cut))
    if edge is None:
        return drawn
    rim = "".join(ICONS[name](edge, edge))
    return group(rim, stroke=edge, stroke_width=width, stroke_linejoin="round") + drawn


def painted(name: str) -> str:
    """The icon as it is painted on enamel of its own colour."""
    ground = GROUNDS[name]
    return icon(name, "#FBF1D6", darker(ground, 0.45), darker(ground, 0.6), 14)


def disc(doc: Document, name: str, radius: float) -> str:
    """The icon in its enamel, about the origin."""
    figure = group(painted(name), transform=f"scale({radius / 140:.3f})")
    return medallion(doc, radius, GROUNDS[name], figure)


def token(name: str) -> str:
    """A disc alone: on the map, in the balloon, in sentences."""
    doc = Document(256, 256, -128, -128)
    doc.add(disc(doc, name, 116))
    return doc.svg()
