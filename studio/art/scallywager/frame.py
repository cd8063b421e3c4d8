"""Frames of the cards, one for each kind, and the geometry by which the game lays a card together.

A face is laid in this order, all in the 750 x 1050 master (GEOMETRY, also written to
art/cards/scallywager/geometry.json): the picture in `window`; the frame, which has a hole there;
the name, set by the game, within `name`; on a large card the effect within `text`.
What a card is, its medallion and its band tell by icon, pattern and colour.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from studio.art.bluffaneer.icons import icon as struck
from studio.art.emblems.figures import figure
from studio.art.kit import marks
from studio.art.kit.document import Document
from studio.art.kit.light import small_shadow
from studio.art.kit.materials import paper_paint, parchment
from studio.art.kit.noise import noise
from studio.art.kit.ornament import (
    corner_plate,
    medallion,
    moulding,
    ribbon,
    text_plate,
    wax_seal,
)
from studio.art.kit.palette import (
    BRASS_LIGHT,
    INK,
    PEARL,
    SEPIA,
    darker,
    lighter,
)
from studio.art.kit.rope import rope
from studio.art.kit.shapes import arc, box, rounded_points, rounded_rectangle
from studio.art.kit.strokes import Box, rays, swell
from studio.art.kit.svg import group, path, path_data, place, rect

WIDTH, HEIGHT = 750, 1050
WINDOW: Final[Box] = (60, 148, 690, 700)
BAND: Final[Box] = (48, 703, 702, 797)
PLATE: Final[Box] = (62, 812, 688, 994)
DISC: Final = (100.0, 100.0, 78.0)
"""Middle and radius of the medallion."""

GEOMETRY: Final = {
    "size": [WIDTH, HEIGHT],
    "corner_radius": 45,
    "window": [60, 148, 630, 552],
    "name": [196, 62, 450, 62],
    "text": [96, 826, 558, 154],
    "medallion": {"centre": [100, 100], "radius": 78},
    "band": [48, 703, 654, 94],
}
"""Boxes are left, top, width, height."""


@dataclass(frozen=True)
class Kind:
    """What a frame tells by its band, its medallion and its seal."""

    band: str
    enamel: str
    pattern: Callable[[], str]
    icon: Callable[[Document], str]
    seal: str


def _chain() -> str:
    """Links that hang together: it stays."""
    middle, parts = (BAND[1] + BAND[3]) / 2, []
    for k in range(9):
        x = 79 + 74 * k
        if k % 2:
            link = rounded_rectangle(x - 40, middle - 7, 80, 14, 7)
            parts.append(path(link, INK, INK, 7) + path(link, BRASS_LIGHT))
        else:
            link = rounded_rectangle(x - 38, middle - 21, 76, 42, 21)
            parts.append(
                path(link, "none", INK, 20)
                + path(link, "none", "#C8963E", 13)
                + path(link, "none", "#FFE7A6", 4)
            )
    return "".join(parts[0::2]) + "".join(parts[1::2])


def _lozenges() -> str:
    """Single stones in a row: each is spent once."""
    middle = (BAND[1] + BAND[3]) / 2
    stone = (
        path("M-27 0L0 -29L27 0L0 29Z", BRASS_LIGHT, INK, 5)
        + path("M-27 0L0 -29V29Z", "#FFF0BE", opacity=0.75)
        + path("M0 29L27 0H0Z", "#A8742A", opacity=0.7)
    )
    return "".join(place(stone, 93 + 94 * k, middle) for k in range(7))


def _sunrise() -> str:
    """Half suns on the lower edge."""
    foot = BAND[3] - 12
    sun = path(rays(0, 0, 30, 66, 11, (10, 6), 180, 376), "#FFE08A", INK, 1.6) + path(
        path_data(arc(0, 0, 24, 180, 360, 30)), "#FFE7A6", INK, 4
    )
    return "".join(place(sun, 93 + 141 * k, foot + 2) for k in range(5))


def _waves() -> str:
    """Three rows of swell."""
    x = np.linspace(BAND[0] - 4, BAND[2] + 4, 220)
    return "".join(
        path(
            swell(
                np.stack([x, y + 9 * np.sin(x / 15.5 + k)], 1), 9 + 4 * np.sin(x / 15.5 + k + 0.6)
            ),
            BRASS_LIGHT,
            INK,
            2,
        )
        for k, y in enumerate((727, 750, 773))
    )


def _blades() -> str:
    """Crossed strokes, as of drawn blades."""
    stroke = path(swell([(-30, 30), (30, -30)], (10, 3)), BRASS_LIGHT, INK, 3)
    cross = stroke + group(stroke, transform="scale(-1 1)")
    return "".join(place(cross, 93 + 94 * k, 750) for k in range(7))


def _link(_doc: Document) -> str:
    one = rounded_rectangle(-21, -40, 42, 56, 21)
    other = rounded_rectangle(-21, -16, 42, 56, 21)
    return "".join(
        path(one, "none", ink, width) + path(other, "none", ink, width)
        for ink, width in ((INK, 19), (PEARL, 10))
    )


def _flame(_doc: Document) -> str:
    shape = (
        "M2 -46C8 -26 32 -12 30 14C28 36 12 44 0 44C-14 44 -30 34 -30 14"
        "C-30 0 -20 -6 -16 -20C-8 -14 -6 -8 -4 -2C4 -14 4 -30 2 -46Z"
    )
    core = "M0 2C4 10 14 16 13 26C12 36 6 40 0 40C-7 40 -13 35 -13 27C-13 18 -4 12 0 2Z"
    return path(shape, PEARL, INK, 6) + path(core, "#6B4A8E", INK, 3)


def _dawn(_doc: Document) -> str:
    return (
        path(rays(0, 14, 30, 54, 9, (9, 4), 184, 376), PEARL, INK, 2.6)
        + path(path_data(arc(0, 14, 24, 180, 360, 30)), "#FFE08A", INK, 5)
        + path("M-46 17H46", "none", INK, 10)
        + path("M-45 17H45", "none", PEARL, 5)
        + path("M-30 31H30", "none", INK, 9)
        + path("M-29 31H29", "none", PEARL, 4)
    )


def _helm(_doc: Document) -> str:
    return group(figure("wheel", PEARL, "#12414B", INK, 10), transform="scale(.58)")


def _showdown(_doc: Document) -> str:
    return group(struck("swords", PEARL, darker("#A8322A", 0.5), INK), transform="scale(.5)")


KINDS: Final = {
    "permanent": Kind("#23704F", "#1F6A4A", _chain, _link, "chest"),
    "once": Kind("#63428A", "#6B4A8E", _lozenges, _flame, "chest"),
    "dawn": Kind("#B4631C", "#C2701F", _sunrise, _dawn, "skull"),
    "helm": Kind("#1F6470", "#1D6672", _waves, _helm, "skull"),
    "showdown": Kind("#97281F", "#A8322A", _blades, _showdown, "skull"),
}
"""Treasure that stays, treasure that is spent; adventures by their window of time."""


def edge_lines() -> str:
    comb = "".join(
        f"M50 {y:.1f}h{2.5 + 3 * abs(math.sin(y * 0.06)):.1f}"
        f"M700 {y:.1f}h-{2.5 + 3 * abs(math.sin(y * 0.06)):.1f}"
        for y in np.arange(60, 992, 4.2)
    )
    return (
        path(rounded_rectangle(15, 15, 720, 1020, 34), "none", INK, 3.2)
        + path(rounded_rectangle(20.5, 20.5, 709, 1009, 29), "none", INK, 1)
        + path(rounded_rectangle(50, 50, 650, 950, 8), "none", INK, 1.1)
        + path(comb, "none", INK, 0.8)
    )


def cartouche(doc: Document) -> str:
    """The scroll of the name: its left end lies under the medallion, its right end is rolled."""
    light = doc.linear([(0, "#FFF7DF"), (0.55, "#F1E0B6"), (1, "#D9BC82")])
    body = "M120 50C240 40 520 40 668 50C676 74 676 108 668 136C520 128 240 128 120 136Z"
    tail = "".join(
        swell(
            [
                (672 + k * 3.4, 69 + k * 0.25),
                (673.5 + k * 3.4, 100),
                (672 + k * 3.4, 139 - k * 0.2),
            ],
            np.array([1.9, 1.5, 1.9]) * (1 - k * 0.06),
        )
        for k in range(13)
    )
    shade = "".join(
        swell(
            [
                (x, 128.5 + 7 * t * t),
                (
                    x + 1.5,
                    122 + 7 * t * t - 5 * float(noise(x / 23, 3)) - 27 * max(0.0, abs(t) - 0.72),
                ),
            ],
            (1.25, 0.3),
        )
        for x in np.arange(190, 664, 4.6)
        for t in ((x - 394) / 274,)
    )
    ends = "".join(
        swell(
            [(665 - k * 3.2, 58), (668.4 - k * 3.2, 93), (665 - k * 3.2, 129)],
            np.array([0.5, 1.5, 0.7]) * (1 - k * 0.095),
        )
        for k in range(9)
    )
    upper = "M668 50C690 44 700 54 694 66C689 75 676 72 678 64C680 58 688 60 687 65"
    lower = "M668 136C690 142 700 132 694 120C689 111 676 114 678 122C680 128 688 126 687 121"
    return group(
        path("M648 66L722 70L705 100L722 138L640 142Z", "#C6A264", INK, 2.6),
        path(tail, INK, opacity=0.9),
        path(body, light, INK, 3),
        path(
            "M128 58C248 48.5 516 48.5 661 58C666 80 666 108 661 128C516 120 248 120 128 128",
            "none",
            SEPIA,
            1.2,
        ),
        path(upper, "#E3C990", INK, 2.4),
        path(lower, "#D2B273", INK, 2.4),
        path(shade + ends, SEPIA),
        filter=small_shadow(doc),
    )


def _band(doc: Document, kind: Kind) -> str:
    """The ribbon under the picture with its pattern, and the deck's seal in its middle."""
    seal = group(struck(kind.seal, PEARL, darker(kind.band, 0.6), INK), transform="scale(.3)")
    return ribbon(doc, BAND, kind.band, kind.pattern()) + place(
        wax_seal(doc, 46, lighter(kind.band, 0.06), seal, 4), 375, (BAND[1] + BAND[3]) / 2
    )


def frame(name: str) -> str:
    """The frame of a kind, with a hole where the picture shows."""
    doc, kind = Document(WIDTH, HEIGHT), KINDS[name]
    hole = rounded_rectangle(3, 3, 744, 1044, 45) + box(*WINDOW)
    sheet = group(
        rect(3, 3, 744, 1044, paper_paint(doc), rx=45, filter=parchment(doc, (0, 0, 750, 1050))),
        edge_lines(),
        path(rounded_rectangle(26, 26, 698, 998, 40), "none", kind.band, 7, opacity=0.55),
    )
    watermark = marks.anchor(INK) if kind.seal == "chest" else marks.wind_star(60)
    left, top, right, _ = WINDOW
    corner = corner_plate(doc)
    doc.add(
        group(sheet, clip_path=doc.clip(path(hole, "#000", clip_rule="evenodd"))),
        group(rope(rounded_points(33, 33, 717, 1017, 34), 16, 13), filter=small_shadow(doc)),
        text_plate(doc, PLATE, watermark),
        moulding(doc, WINDOW),
        _band(doc, kind),
        group(corner, transform=f"translate({right} {top}) scale(-1 1)"),
        group(corner, transform=f"translate({left} {top})"),
        cartouche(doc),
        place(medallion(doc, DISC[2], kind.enamel, kind.icon(doc)), DISC[0], DISC[1]),
    )
    return doc.svg()
