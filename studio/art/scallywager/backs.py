"""The backs of the two decks: a chest on teal for treasure, a skull on red for adventure."""

import math

import numpy as np

from studio.art.do_not_touch_cards.chest import open_chest
from studio.art.do_not_touch_cards.suits import BLUE
from studio.art.kit import marks
from studio.art.kit.document import Document
from studio.art.kit.light import drop_shadow, glow, small_shadow
from studio.art.kit.materials import brass_hollow_paint, brass_paint, leather, parchment
from studio.art.kit.ornament import acanthus_corner, at_corners, bead_row, corner_plate, wax_seal
from studio.art.kit.palette import (
    BRASS_LIGHT,
    GLINT,
    INK,
    PARCHMENT,
    PEARL,
    WAX_RED,
)
from studio.art.kit.rope import GOLD_CORD, rope
from studio.art.kit.shapes import arc, box, rounded_points
from studio.art.kit.strokes import Box, brush, rays, swell
from studio.art.kit.svg import circle, group, path, path_data, place, rect
from studio.art.kit.treasure import pearl
from studio.art.scallywager.forms import BONE, skull
from studio.art.scallywager.pistols import pistol

_PANEL: Box = (66, 66, 684, 984)
_X, _Y = 375.0, 525.0


def stock(doc: Document, light: str, dark: str) -> str:
    """The card itself: dyed paper, a rope about its edge."""
    cloth = doc.radial([(0, light), (1, dark)], (0.5, 0.47), 0.72)
    return rect(3, 3, 744, 1044, cloth, rx=45, filter=parchment(doc, (0, 0, 750, 1050))) + group(
        rope(rounded_points(33, 33, 717, 1017, 34), 16, 13), filter=small_shadow(doc)
    )


def ring(doc: Document, radius: float, inside: str) -> str:
    """A brass ring with rope about it, `inside` in its bed."""
    return group(
        circle(0, 0, radius + 34, "#120A06", opacity=0.5),
        circle(0, 0, radius + 26, brass_paint(doc), INK, 5),
        circle(0, 0, radius + 13, brass_hollow_paint(doc), INK, 3),
        rope(arc(0, 0, radius + 36, count=240), 20, 15, closed=True),
        inside,
        rope(arc(0, 0, radius + 6, count=200), 11, 10, GOLD_CORD, True),
        path(brush(arc(0, 0, radius + 20, 190, 268, 50), 6, 0.6, 0.6), GLINT),
        filter=drop_shadow(doc, 5, 8, 6, 0.6),
    )


def finished(doc: Document, *parts: str) -> str:
    doc.add(
        group(*parts, clip_path=doc.clip('<rect x="3" y="3" width="744" height="1044" rx="45"/>'))
    )
    return doc.svg()


def _net(doc: Document) -> str:
    """Teal leather tooled with waves, a net of cord over it, a pearl on every knot."""
    left, top, right, bottom = _PANEL
    paint = doc.radial([(0, "#2F8A8C"), (0.5, "#1B5E66"), (1, "#0B2C36")], (_X, _Y), 560, True)
    ground = rect(left, top, right - left, bottom - top, paint, filter=leather(doc))
    scales = "".join(
        swell(arc(x + 11 * (row % 2), y, 11, 185, 355, 12), (0.3, 1.7, 0.3))
        for row, y in enumerate(range(66, 1000, 11))
        for x in range(60, 700, 22)
    )
    step, cords, knots, signs = 154, "", "", ""
    rise = step / 1.44
    for row in range(-5, 6):
        for column in range(-3, 3):
            x, y = _X + (column + 0.5 * (row % 2)) * step, _Y + row * rise
            knots += pearl(x, y, 11)
            for lean in (-0.5, 0.5):
                cords += rope(np.array([[x, y], [x + lean * step, y + rise]]), 9, 10)
            sign = (
                marks.anchor(BRASS_LIGHT, INK, 3)
                if row % 2
                else marks.wind_star(40, "#0B2C36", BRASS_LIGHT, INK, 8)
            )
            signs += place(sign, x + step / 2, y, 0.62)
    return doc.clipped(
        box(*_PANEL),
        ground,
        path(scales, "#06222A", opacity=0.75),
        group(signs, opacity=0.85),
        group(cords + knots, filter=small_shadow(doc)),
    )


def treasure() -> str:
    """The back of a treasure card."""
    doc = Document(750, 1050)
    radius = 196
    chest = group(open_chest(doc, BLUE), transform=f"translate({-225 * 0.86:.1f} -404) scale(.86)")
    bed = circle(
        0, 0, radius, doc.radial([(0, "#7A5230"), (1, "#22120A")], (0.4, 0.3), 0.8), INK, 4
    )
    lines = path(rays(0, 10, 40, radius, 64, (1, 3.4)), INK, opacity=0.5)
    inside = bed + doc.clipped(
        circle(0, 0, radius), lines, glow(doc, 0, 0, 180, "#FFD58A", 0.6), chest
    )
    plate = group(corner_plate(doc), transform="scale(1.7)")
    return finished(
        doc,
        stock(doc, "#1F6C74", "#0A2A34"),
        _net(doc),
        bead_row(doc, _PANEL, 5),
        group(at_corners(plate, (78, 78, 672, 972)), filter=small_shadow(doc)),
        place(ring(doc, radius, inside), _X, _Y),
    )


def _storm(doc: Document) -> str:
    """Red leather, two families of lines that turn about the middle, light wedges between."""
    left, top, right, bottom = _PANEL
    paint = doc.radial([(0, "#C8503A"), (0.5, "#952820"), (1, "#4A1213")], (_X, _Y), 560, True)
    reach = np.linspace(150, 660, 64)
    lines = "".join(
        swell(
            np.stack([_X + reach * np.cos(a), _Y + reach * np.sin(a)], 1),
            np.clip(0.5 + (reach - 150) / 210 * (1 + 0.6 * np.sin(reach / 26)), 0.4, 2.6),
            0.2,
        )
        for k in range(96)
        for side in (1, -1)
        for a in (math.tau * k / 96 + side * 0.5 * np.sin(reach / 104),)
    )
    wedges = "".join(
        path_data([(_X, _Y), *arc(_X, _Y, 720, 30 * k + 8, 30 * k + 19, 3)]) for k in range(12)
    )
    ground = rect(left, top, right - left, bottom - top, paint, filter=leather(doc))
    return doc.clipped(
        box(*_PANEL),
        ground,
        path(lines, "#25070A", opacity=0.75),
        path(wedges, "#F0B06A", opacity=0.17),
    )


def adventure() -> str:
    """The back of an adventure card."""
    doc = Document(750, 1050)
    radius = 150
    one = pistol(doc)
    crossed = place(one, _X - 26, _Y + 10, 1.1, -31) + place(
        one, _X + 26, _Y + 10, 1.1, 31, mirrored=True
    )
    bed = circle(
        0, 0, radius, doc.radial([(0, "#3A2A2C"), (1, "#080506")], (0.4, 0.35), 0.8), INK, 4
    )
    sun = path(rays(0, 0, 60, radius, 48, (1, 5)), WAX_RED, opacity=0.45)
    inside = bed + doc.clipped(circle(0, 0, radius), sun) + place(skull(doc, BONE), 0, -8, 0.86)
    star = place(marks.wind_star(318, "#6B1E18", PARCHMENT, INK), _X, _Y)
    wheel = (
        circle(_X, _Y, 262, "none", INK, 34)
        + circle(_X, _Y, 262, "none", PARCHMENT, 26)
        + path(rays(_X, _Y, 250, 274, 72, (2.2, 2.2)), INK)
        + circle(_X, _Y, 262, "none", INK, 1.4)
    )
    seal = group(marks.anchor(PEARL, "#4E0F0D", 3), transform="scale(.36)")
    return finished(
        doc,
        stock(doc, "#98291F", "#420F10"),
        _storm(doc),
        bead_row(doc, _PANEL, 5),
        group(at_corners(acanthus_corner(doc), (82, 82, 668, 968)), filter=small_shadow(doc)),
        group(wheel, filter=drop_shadow(doc)),
        group(star, filter=drop_shadow(doc)),
        group(crossed, filter=drop_shadow(doc, 6, 9, 6, 0.6)),
        place(ring(doc, radius, inside), _X, _Y),
        place(wax_seal(doc, 38, WAX_RED, seal, 3), _X, _PANEL[1]),
        place(wax_seal(doc, 38, WAX_RED, seal, 6), _X, _PANEL[3]),
    )
