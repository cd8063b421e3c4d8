"""Frames of the Do Not Touch cards, and the geometry by which the game lays a card together.

A face is laid in this order, all in the 750 x 1050 master (GEOMETRY, also written to
art/cards/do_not_touch/geometry.json):

1. the picture ("red_4", "blue_gem") with its upper left corner at `window`;
2. the frame of the colour ("frame_red"), which has a hole at the window and covers its rim;
3. the numeral ("numeral_4") or the symbol ("symbol_gem") centred at `strip_mark`, scaled to fit
   its size without stretching, and again at `medallion_mark`;
4. for bonus cards the seal ("bonus_2", "bonus_3") at `bonus`, in the same way;
5. the name, set by the game as text within `name_plate`, on a card that is shown large.

What lies left of `strip_right` tells everything: pattern, numeral or symbol, shape, bonus.
"""

import math

import numpy as np

from studio.art.do_not_touch_cards.suits import Suit, band_pattern, engraved_shape
from studio.art.kit.document import Document
from studio.art.kit.light import drop_shadow, small_shadow
from studio.art.kit.materials import paper_paint, parchment
from studio.art.kit.ornament import (
    acanthus_corner,
    corner_plate,
    medallion,
    moulding,
    rivet,
    screw,
    text_plate,
)
from studio.art.kit.palette import BRASS_LIGHT, INK, darker
from studio.art.kit.rope import rope
from studio.art.kit.shapes import box, rounded_points, rounded_rectangle
from studio.art.kit.strokes import Box, swell
from studio.art.kit.svg import group, path, place, rect

WIDTH, HEIGHT = 750, 1050
WINDOW: Box = (250, 62, 700, 830)
STRIP: Box = (46, 46, 230, 1004)
BAND: Box = (230, 840, 706, 900)
PLATE: Box = (250, 914, 700, 998)
MEDALLION = (475, 870)
_CLOTH = {"red": "#CF3B2B", "green": "#2C9A6A", "blue": "#2F6CCB"}

GEOMETRY = {
    "size": [WIDTH, HEIGHT],
    "corner_radius": 45,
    "window": [WINDOW[0], WINDOW[1], WINDOW[2] - WINDOW[0], WINDOW[3] - WINDOW[1]],
    "strip_right": 234,
    "strip_mark": {"centre": [138, 172], "size": [180, 200]},
    "shape": {"centre": [138, 352], "size": [110, 110]},
    "bonus": {"centre": [136, 520], "size": [214, 214]},
    "medallion_mark": {"centre": [475, 868], "size": [76, 84]},
    "name_plate": [318, 924, 314, 64],
}
"""Boxes are left, top, width, height; marks are a centre and the size of the box they fit."""


def frame(suit: Suit) -> str:
    """The frame of a colour, with a hole where the picture shows."""
    doc = Document(WIDTH, HEIGHT)
    hole = rounded_rectangle(3, 3, 744, 1044, 45) + box(*WINDOW)
    sheet = group(
        rect(3, 3, 744, 1044, paper_paint(doc), rx=45, filter=parchment(doc, (0, 0, 750, 1050))),
        _edge_lines(),
    )
    doc.add(
        group(sheet, clip_path=doc.clip(path(hole, "#000", clip_rule="evenodd"))),
        group(rope(rounded_points(32, 32, 718, 1018, 34), 15, 12.5), filter=small_shadow(doc)),
        text_plate(doc, PLATE),
        _jewels(suit),
        _strip(doc, suit),
        _band(doc, suit),
        moulding(doc, WINDOW),
        _corners(doc),
        place(medallion(doc, 62, darker(suit.band, 0.25)), *MEDALLION),
    )
    return doc.svg()


def _jewels(suit: Suit) -> str:
    """Inlaid at both ends of the name plate, so that it is never bare; the name is between."""
    left, top, right, bottom = PLATE
    middle = (top + bottom) / 2
    jewel = path("M-24 0L0 -17L24 0L0 17Z", suit.band, INK, 3)
    glint = path("M-15 -1L0 -12L4 -9L-9 0Z", "#FFFFFF", opacity=0.4)
    return group(
        group(jewel, glint, transform=f"translate({left + 40} {middle})"),
        group(jewel, glint, transform=f"translate({right - 40} {middle})"),
    )


def _edge_lines() -> str:
    """Two rules round the card, and the fine comb of a bank note inside the rope."""
    comb = "".join(
        f"M44 {y:.1f}h{2.5 + 3 * abs(math.sin(y * 0.06)):.1f}"
        f"M706 {y:.1f}h-{2.5 + 3 * abs(math.sin(y * 0.06)):.1f}"
        for y in np.arange(60, 992, 4.2)
    )
    return (
        path(rounded_rectangle(14, 14, 722, 1022, 34), "none", INK, 3.2)
        + path(rounded_rectangle(19.5, 19.5, 711, 1011, 29), "none", INK, 1)
        + path(comb, "none", INK, 0.8)
    )


def _strip(doc: Document, suit: Suit) -> str:
    """The colour down the left side: cloth with its pattern, brass rims, the shape inlaid."""
    left, top, right, bottom = STRIP
    body = rounded_rectangle(left, top, right - left, bottom - top, 20)
    across = doc.linear(
        [(0, "#FFFFFF", 0.16), (0.3, "#FFFFFF", 0), (1, "#120605", 0.26)], (0, 0), (1, 0)
    )
    down = doc.linear([(0, "#FFE9C0", 0.14), (0.4, "#000000", 0), (1, "#120605", 0.26)])
    hatch = "".join(
        swell([(x, top + 4), (x + 6, bottom - 4)], np.array([1.4, 1.8]) * (1 - k / 8))
        for k in range(8)
        for x in (right - 8 - k * 3.4,)
    )
    centre = GEOMETRY["shape"]["centre"]  # type: ignore[index]
    return group(
        path(body, _vivid(suit)),
        doc.clipped(body, band_pattern(suit, STRIP), path(hatch, INK, opacity=0.55)),
        path(body, across),
        path(body, down),
        path(rounded_rectangle(left + 6, top + 6, right - left - 12, bottom - top - 12, 15),
             "none", INK, 4),
        path(rounded_rectangle(left + 6, top + 6, right - left - 12, bottom - top - 12, 15),
             "none", BRASS_LIGHT, 2),
        path(body, "none", INK, 4),
        group(place(engraved_shape(suit, 98), *centre), filter=drop_shadow(doc)),
        _foot(doc),
        filter=small_shadow(doc),
    )  # fmt: skip


def _vivid(suit: Suit) -> str:
    """The band's cloth, brighter than its token: pattern and shades darken it again."""
    return _CLOTH[suit.name]


def _foot(doc: Document) -> str:
    """Brass scrolls at the lower end of the strip, screws at both ends."""
    left, top, right, bottom = STRIP
    turned = group(acanthus_corner(doc),
                   transform=f"translate({left + 14} {bottom - 14}) scale(1.16 -1.16)")  # fmt: skip
    screws = "".join(
        screw(doc, x, y, 6.5, turn)
        for x, y, turn in ((left + 20, top + 20, 25), (right - 20, top + 20, 70))
    )
    return group(turned, filter=small_shadow(doc)) + screws


def _band(doc: Document, suit: Suit) -> str:
    """The same cloth running under the picture, held by the medallion."""
    left, top, right, bottom = BAND
    body = box(left, top, right, bottom)
    shade = doc.linear([(0, "#FFFFFF", 0.2), (0.35, "#FFFFFF", 0), (1, "#120605", 0.42)])
    rims = "".join(
        path(f"M{left} {y}H{right}", "none", ink, width)
        for y in (top + 5.5, bottom - 5.5)
        for ink, width in ((INK, 3.6), (BRASS_LIGHT, 1.9))
    )
    ends = "".join(
        swell([(x, top + 3), (x, bottom - 3)], np.array([1.7, 1.9]) * (1 - k / 12))
        for k in range(12)
        for x in (left + 4 + k * 3, right - 2 - k * 3)
    )
    return group(
        path(body, _vivid(suit)),
        doc.clipped(body, band_pattern(suit, BAND)),
        path(body, shade),
        path(ends, INK, opacity=0.8),
        rims,
        path(body, "none", INK, 3),
        rivet(right - 16, (top + bottom) / 2, 6),
        rivet(left + 20, (top + bottom) / 2, 6),
        filter=small_shadow(doc),
    )


def _corners(doc: Document) -> str:
    """Brass corners on the upper end of the moulding."""
    left, top, right, _ = WINDOW
    piece = corner_plate(doc)
    return group(piece, transform=f"translate({left} {top})") + group(
        piece, transform=f"translate({right} {top}) scale(-1 1)"
    )
