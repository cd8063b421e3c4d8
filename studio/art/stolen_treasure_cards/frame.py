"""Frames of the cards, one for each kind, and of buried cards; the geometry to lay them together.

A face is laid in this order, all in the 750 x 1050 master (GEOMETRY, also written to
art/cards/stolen_treasure/geometry.json): the picture in `window`; the frame, which has a hole
there; the name within `name`; on treasure the value in the medallion's `enamel`; the effect within
`text`. A buried card is a small face of its own, 360 x 432: the part `crop` of the picture in its
`window`, its frame, the value within `value`; sand may hide what lies below `sand`.
Kinds are told by the medallion, by the band's colour and pattern, and by the seal.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from studio.art.bluffaneer.icons import icon as struck
from studio.art.kit import marks
from studio.art.kit.document import Document
from studio.art.kit.light import small_shadow
from studio.art.kit.materials import brass_bar_paint, brass_paint, paper_paint, parchment
from studio.art.kit.ornament import (
    bead_row,
    corner_plate,
    medallion,
    moulding,
    ribbon,
    rivet,
    text_plate,
    wax_seal,
)
from studio.art.kit.palette import (
    BRASS_LIGHT,
    INK,
    LANTERN,
    PEARL,
    SEPIA,
    darker,
    lighter,
    mix,
)
from studio.art.kit.rope import rope
from studio.art.kit.shapes import arc, box, rounded_points, rounded_rectangle
from studio.art.kit.strokes import Box, brush, swell
from studio.art.kit.svg import circle, ellipse, group, path, place, rect
from studio.art.scallywager.frame import cartouche, edge_lines

WIDTH, HEIGHT = 750, 1050
WINDOW: Final[Box] = (60, 148, 690, 700)
BAND: Final[Box] = (46, 698, 704, 768)
PLATE: Final[Box] = (62, 780, 688, 994)
VALUE_DISC: Final = (112.0, 114.0, 96.0)
ICON_DISC: Final = (100.0, 100.0, 78.0)
"""Middle and radius of the medallion of treasure, which holds a number, and of piracy."""
BURIED: Final = (360, 432)
BURIED_WINDOW: Final[Box] = (22, 126, 338, 410)

GEOMETRY: Final = {
    "size": [WIDTH, HEIGHT],
    "corner_radius": 45,
    "window": [60, 148, 630, 552],
    "name": [212, 60, 450, 66],
    "text": [92, 794, 566, 186],
    "band": [46, 698, 658, 70],
    "medallion": {
        "treasure": {"centre": [112, 114], "radius": 96, "enamel": 72},
        "piracy": {"centre": [100, 100], "radius": 78, "enamel": 58},
    },
    "buried": {
        "size": list(BURIED),
        "corner_radius": 24,
        "window": [22, 126, 316, 284],
        "value": [34, 22, 292, 88],
        "sand": 330,
    },
}
"""Boxes are left, top, width, height."""


@dataclass(frozen=True)
class Kind:
    """What a frame tells by its band, its medallion and its seal."""

    band: str
    enamel: str
    pattern: Callable[[str], str]
    icon: Callable[[Document], str] | None
    seal: str


_MIDDLE = (BAND[1] + BAND[3]) / 2


def _coins_and_jewels(colour: str) -> str:
    """Overlapping coins like scales, set with stones."""
    scales = "".join(
        circle(x, y, 14, mix(colour, "#0B1E3E", 0.3 + 0.4 * (row % 2)), INK, 2)
        + circle(x, y, 9, "none", "#7FA8DC", 1.2)
        for row, y in enumerate(np.arange(BAND[1] - 8, BAND[3] + 26, 12))
        for x in np.arange(24 + 13 * (row % 2), 740, 26)
    )
    stone = (
        path("M-29 0L0 -25L29 0L0 25Z", "#0B1626", INK, 3)
        + path("M-23 0L0 -20L23 0L0 20Z", BRASS_LIGHT, INK, 2)
        + path("M-14 0L0 -12L14 0L0 12Z", "#D8463C", INK, 2)
        + path("M-12 0L0 -11L0 0Z", "#FFC2AE")
        + path("M0 11L12 0H0Z", "#7A141C")
    )
    return scales + "".join(place(stone, x, _MIDDLE) for x in _SPOTS)


_SPOTS = (100, 182, 264, 486, 568, 650)


def _chevrons(colour: str) -> str:
    """Crossing bars without a jewel, and thorns between them."""
    top, foot = BAND[1], BAND[3]
    bars = "".join(f"M{x} {top}l35 70l35 -70M{x} {foot}l35 -70l35 70" for x in range(0, WIDTH, 70))
    thorns = "".join(
        path(f"M{x} {_MIDDLE - 17}L{x + 9} {_MIDDLE}L{x} {_MIDDLE + 17}L{x - 9} {_MIDDLE}Z",
             "#B9AFC6", INK, 3)
        for x in range(70, 700, 70) if abs(x - 375) > 60
    )  # fmt: skip
    return (
        path(bars, "none", INK, 13) + path(bars, "none", lighter(colour, 0.24), 7) + thorns
    )  # fmt: skip


def _slants(colour: str) -> str:
    across = range(0, WIDTH + 40, 22)
    broad = "".join(f"M{x} {BAND[1]}l-34 70" for x in across)
    fine = "".join(f"M{x + 6} {BAND[1]}l-34 70" for x in across)
    return path(broad, "none", darker(colour, 0.32), 8) + path(fine, "none", INK, 1.4)


def _bones(colour: str) -> str:
    """Crossed bones between slanted bars."""
    bone = path(
        "M-13 -3C-15 -8 -23 -6 -20 0C-23 6 -15 8 -13 3H13C15 8 23 6 20 0C23 -6 15 -8 13 -3Z",
        "#F6EACB", INK, 2.4,
    )  # fmt: skip
    cross = (
        path("M-34 0L0 -25L34 0L0 25Z", darker(colour, 0.5), INK, 3)
        + path("M-28 0L0 -20L28 0L0 20Z", "none", BRASS_LIGHT, 1.6)
        + place(bone, 0, 0, 0.95, 33)
        + place(bone, 0, 0, 0.95, -33)
    )
    return _slants(colour) + "".join(place(cross, x, _MIDDLE) for x in _SPOTS)


def _bolts(colour: str) -> str:
    """Flashes on slanted bars: what is played at once."""
    bolt = _bolt_path(BRASS_LIGHT, 4.6)
    return _slants(colour) + "".join(place(bolt, x, _MIDDLE, 0.62, 8) for x in _SPOTS)


def _blots(colour: str) -> str:
    """Spots that have run."""
    spot = circle(0, -4, 19, "#0A0606", "#D8463C", 2.4) + path(
        "M-9 8L-7 26L-4 10M3 12L6 30L9 10M-16 2L-14 15L-12 4", "#0A0606", "#0A0606", 3
    )
    return _slants(colour) + "".join(place(spot, x, _MIDDLE) for x in _SPOTS)


def _bolt_path(fill: str, width: float) -> str:
    return path("M8 -46L-30 9H-6L-14 46L30 -14H6L18 -46Z", fill, INK, width)


def _bolt(_doc: Document) -> str:
    return _bolt_path(LANTERN, 5) + path("M6 -36L-18 2", "none", "#FFF6D8", 4)


def hourglass(doc: Document) -> str:
    """A running glass: the card takes an action of one's turn."""
    glass = "M-24 -34C-24 -12 -7 -8 -5 0C-7 8 -24 12 -24 34H24C24 12 7 8 5 0C7 -8 24 -12 24 -34Z"
    sand = "M-19 -17C-14 -8 -5 -6 -2 0V22L-17 32H17L2 22V0C5 -6 14 -8 19 -17C6 -12 -6 -12 -19 -17Z"
    bars = "".join(
        rect(-33, y, 66, 13, brass_paint(doc), rx=5, stroke=INK, stroke_width=3.6)
        for y in (-47, 34)
    )
    posts = "".join(
        path(f"M{x} -34C{x * 0.94:.0f} -12 {x * 0.94:.0f} 12 {x} 34", "none", ink, width)
        for x in (-29, 29)
        for ink, width in ((INK, 8), (BRASS_LIGHT, 4))
    )
    gleam = path("M-17 -28C-16 -18 -12 -12 -8 -8", "none", "#FFFFFF", 3)
    body = path(glass, "#DCEBE4", INK, 4) + path(sand, LANTERN, SEPIA, 1.6) + gleam
    return place(body + posts + bars, 0, 0, 1, 9)


def _spot(_doc: Document) -> str:
    return circle(0, 0, 34, "#080404", "#E8643C", 3.4) + path(
        brush(arc(0, 0, 27, 190, 270, 30), 5, 1, 1), "#5A4A48"
    )


KINDS: Final = {
    "treasure": Kind("#2C5FA8", "#17457A", _coins_and_jewels, None, "chest"),
    "bad": Kind("#4A3E58", "#2A2036", _chevrons, None, "chest"),
    "piracy": Kind("#A8322A", "#A8322A", _bones, hourglass, "skull"),
    "instant": Kind("#B8501F", "#B4491C", _bolts, _bolt, "skull"),
    "spot": Kind("#5E1716", "#6E1B18", _blots, _spot, "skull"),
}
"""Treasure and what is worth less than nothing; piracy that takes an action, that answers at once,
and the Black Spot, which can't be played.
"""


def _band(doc: Document, kind: Kind) -> str:
    """The ribbon under the picture with its pattern, and the deck's seal in its middle."""
    seal = group(struck(kind.seal, PEARL, darker(kind.band, 0.6), INK), transform="scale(.29)")
    return ribbon(doc, BAND, kind.band, kind.pattern(kind.band)) + place(
        wax_seal(doc, 45, lighter(kind.band, 0.06), seal, 4), 375, _MIDDLE
    )


def frame(name: str) -> str:
    """The frame of a kind, with a hole where the picture shows."""
    doc, kind = Document(WIDTH, HEIGHT), KINDS[name]
    hole = rounded_rectangle(3, 3, 744, 1044, 45) + box(*WINDOW)
    sheet = group(
        rect(3, 3, 744, 1044, paper_paint(doc), rx=45, filter=parchment(doc, (0, 0, 750, 1050))),
        edge_lines(),
        path(rounded_rectangle(26, 26, 698, 998, 40), "none", kind.band, 7, opacity=0.5),
    )
    left, top, right, _ = WINDOW
    corner = corner_plate(doc)
    watermark = marks.anchor(INK) if kind.seal == "chest" else marks.wind_star(66)
    x, y, radius = ICON_DISC if kind.icon else VALUE_DISC
    icon = kind.icon(doc) if kind.icon else ""
    doc.add(
        group(sheet, clip_path=doc.clip(path(hole, "#000", clip_rule="evenodd"))),
        group(rope(rounded_points(33, 33, 717, 1017, 34), 16, 13), filter=small_shadow(doc)),
        text_plate(doc, PLATE, watermark),
        moulding(doc, WINDOW),
        _band(doc, kind),
        group(corner, transform=f"translate({right} {top}) scale(-1 1)"),
        group(corner, transform=f"translate({left} {top})"),
        cartouche(doc),
        place(medallion(doc, radius, kind.enamel, icon), x, y),
    )
    return doc.svg()


def buried(name: str) -> str:
    """The frame of a buried card: a brass rim, its value's band of enamel above the picture."""
    (width, height), kind = BURIED, KINDS[name]
    doc = Document(width, height)
    left, top, right, foot = BURIED_WINDOW
    whole = rounded_rectangle(2, 2, width - 4, height - 4, 24)
    hole = rounded_rectangle(left, top, right - left, foot - top, 10)
    clip = doc.clip(path(whole + hole, "#000", clip_rule="evenodd"))
    deep = doc.linear([(0, lighter(kind.enamel, 0.22)), (0.5, kind.enamel),
                       (1, darker(kind.enamel, 0.5))])  # fmt: skip
    field = rounded_rectangle(20, 20, width - 40, 92, 12)
    lines = "".join(
        swell([(x, 12), (x + 22, 60), (x, 116)], (0.6, 1.8, 0.6)) for x in range(-10, width, 9)
    )
    if name == "bad":
        lines = "".join(swell([(x, 12), (x + 104, 116)], (0.8, 2.4, 0.8))
                        + swell([(x + 104, 12), (x, 116)], (0.8, 2.4, 0.8))
                        for x in range(-104, width, 17))  # fmt: skip
    rim = rounded_rectangle(left - 3, top - 3, right - left + 6, foot - top + 6, 12)
    corners = "".join(rivet(x, y, 5.6) for x in (31, width - 31) for y in (31, 101))
    shade = ellipse(150, 30, 170, 26, "#FFFFFF", opacity=0.12)
    doc.add(
        group(path(whole, brass_bar_paint(doc)), path(whole, "none", INK, 7), clip_path=clip),
        path(field, deep, INK, 4),
        doc.clipped(field, path(lines, INK, opacity=0.4), shade),
        path(field, "none", BRASS_LIGHT, 1.6),
        doc.clipped(whole, bead_row(doc, (11, 11, width - 11, height - 11), 3.6)),
        path(rounded_rectangle(3, 3, width - 6, height - 6, 23), "none", INK, 5),
        path(rim, "none", INK, 8),
        path(rim, "none", BRASS_LIGHT, 3.4),
        corners,
    )
    return doc.svg()
