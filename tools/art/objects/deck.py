"""What lies in the middle of the table: the mat for deck and discard, places for cards,
soft shadows."""

from __future__ import annotations

from tools.art.kit.document import Document
from tools.art.kit.light import blur, drop_shadow
from tools.art.kit.materials import leather
from tools.art.kit.ornament import acanthus_corner, at_corners
from tools.art.kit.palette import BRASS, BRASS_LIGHT, INK
from tools.art.kit.shapes import rounded_rectangle
from tools.art.kit.strokes import Box
from tools.art.kit.svg import group, path
from tools.art.picture import Picture
from tools.art.ui.metal import inner_dark


def deck_mat() -> str:
    """A mat of oxblood leather, gold-tooled, as a nine slice."""
    width, height = 720, 560
    doc = Document(width, height)
    left, top, right, bottom = 22.0, 16.0, width - 26, height - 32
    shape = rounded_rectangle(left, top, right - left, bottom - top, 26)
    base = doc.linear([(0, "#6E3326"), (0.5, "#58261C"), (1, "#401912")])
    doc.add(group(path(shape, "#2A0F0A"), filter=drop_shadow(doc, 6, 11, 8, 0.6)))
    doc.add(path(shape, base, filter=leather(doc, 21, 1.3)), inner_dark(doc, shape, 46, 0.5))
    doc.add(path(shape, "none", "#1A0805", 7))
    for inset, stroke, colour, opacity in (
        (7, 2.4, "#C98A6A", 0.45), (22, 9, "#250D08", 0.8), (22, 5, BRASS, 1), (20.6, 1.6,
            "#FFF0BE", 0.7),
        (36, 2, BRASS, 0.75),
    ):  # fmt: skip
        line = rounded_rectangle(
            left + inset,
            top + inset,
            right - left - 2 * inset,
            bottom - top - 2 * inset,
            26 - inset / 3,
        )
        doc.add(path(line, "none", colour, stroke, opacity=opacity))
    inset_box: Box = (left + 34, top + 34, right - 34, bottom - 34)
    doc.add(
        at_corners(group(acanthus_corner(doc, BRASS, "#250D08"), transform="scale(.62)"), inset_box)
    )
    return doc.svg()


def slot() -> str:
    """Where a card may be laid: a dashed outline on a breath of light, 5 to 7 like a card."""
    width, height = 340, 460
    doc = Document(width, height)
    card = rounded_rectangle(20, 20, 300, 420, 18)
    inner = rounded_rectangle(34, 34, 272, 392, 12)
    paint = doc.radial([(0, "#FFD58A", 0.1), (1, "#FFD58A", 0.26)], radius=0.7)
    doc.add(path(card, "none", "#FFC85A", 16, filter=blur(doc, 6), opacity=0.55))
    doc.add(path(card, paint))
    doc.add(
        path(card, "none", INK, 8, opacity=0.55, stroke_dasharray="34 19", stroke_linecap="butt")
    )
    doc.add(path(card, "none", "#FFF0BE", 5, stroke_dasharray="34 19", stroke_linecap="butt"))
    doc.add(path(inner, "none", BRASS_LIGHT, 1.8, opacity=0.6))
    return doc.svg()


DECK = [
    Picture("objects/deck_mat", 720, 560, deck_mat, quality=80),
    Picture("objects/slot", 340, 460, slot, quality=84),
]
