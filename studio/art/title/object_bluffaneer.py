"""What stands on the title's table for Bluffaneer: two bones on the treasure map, coins to win."""

import numpy as np

from studio.art.bluffaneer import bones, cards, map as sheet
from studio.art.bluffaneer.coins import stack
from studio.art.kit.document import Document
from studio.art.kit.insets import inset
from studio.art.kit.light import blur, drop_shadow, glint, glow
from studio.art.kit.materials import leather
from studio.art.kit.palette import INK
from studio.art.kit.rope import GOLD_CORD, rope
from studio.art.kit.shapes import spline
from studio.art.kit.strokes import brush, contour, hatch
from studio.art.kit.svg import ellipse, group, path, path_data, place
from studio.art.kit.treasure import heap_coin

_PURSE = [(0, 0), (-62, -4), (-84, -40), (-74, -88), (-40, -124), (-14, -140), (14, -140),
          (42, -122), (76, -86), (84, -38), (62, -4)]  # fmt: skip
_MOUTH = [(-14, -138), (-34, -160), (-40, -182), (-20, -174), (-6, -186), (8, -174), (24, -186),
          (38, -172), (36, -156), (14, -138)]  # fmt: skip


def purse(doc: Document) -> str:
    """A full purse of blue leather, its neck tied with gold cord, about the middle of its foot."""
    body, mouth = spline(_PURSE, 2, True), spline(_MOUTH, 2, True)
    paint = doc.radial([(0, "#4E86C8"), (0.5, "#244F8A"), (1, "#0F2446")], (0.34, 0.4), 0.75)
    folds = [[(x * 0.2, -138), (x * 0.75, -108), (x, -62), (x * 0.9, -20)]
             for x in (-66, -44, -20, 8, 34, 58)]  # fmt: skip
    ink = "".join(brush(fold, 4.2, 3, 0.4) for fold in folds)
    lit = "".join(brush([(a - 7, b) for a, b in fold], 4, 1, 0.4) for fold in folds[:3])
    frill = "".join(
        brush([(x * 0.3, -140), (x * 0.8, -156), (x, -172)], 3.4, 2.4, 0.5)
        for x in (-26, -12, 2, 14, 26)
    )
    tie = spline([(-19, -140), (0, -134), (20, -141)], 1)
    tails = spline([(12, -136), (34, -120), (30, -92), (42, -78)], 1)
    return (
        group(path(path_data(mouth), paint), filter=leather(doc))
        + path(frill, INK)
        + path(contour(mouth, 5, smooth=False), INK)
        + group(path(path_data(body), paint), filter=leather(doc))
        + path(hatch(body, 66, 5.4, 3, (0.52, 1), 4) + ink, INK, opacity=0.8)
        + path(lit, "#9CC4F0", opacity=0.75)
        + path(contour(body, 6, smooth=False, lit=0.7), INK)
        + rope(tails, 8, 7, GOLD_CORD)
        + rope(tie, 12, 8, GOLD_CORD)
        + rope(tie + np.array([0, 8]), 12, 8, GOLD_CORD)
    )


def _bone(doc: Document, name: str, x: float, y: float, scale: float, turn: float) -> str:
    shadow = group(ellipse(20, 118, 236, 30, "#0A0502", opacity=0.55), filter=blur(doc, 16))
    return place(shadow + bones.drawn(doc, name), x, y, scale, turn)


def _card(doc: Document, svg: str, x: float, y: float, turn: float) -> str:
    body = place(inset(svg, -75, -105, 150, 210), x, y, 0.92, turn)
    return group(body, filter=drop_shadow(doc, 3, 5, 3, 0.6))


def _loose(doc: Document) -> str:
    rng = np.random.default_rng(12)
    spots = [(118, 352), (150, 362), (214, 358), (252, 366), (288, 356), (30, 360), (396, 360)]
    return "".join(
        heap_coin(doc, x, y, 16, 0.46, float(rng.normal(0, 10)), k, "silver" if k == 2 else "gold")
        for k, (x, y) in enumerate(sorted(spots, key=lambda spot: spot[1]))
    )


def bluffaneer() -> str:
    """The whole group, 450 x 375 virtual units, its foot at the bottom."""
    doc = Document(450, 375)
    doc.add(ellipse(226, 336, 216, 30, "#0A0502", opacity=0.6, filter=blur(doc, 10)))
    doc.add(glow(doc, 226, 220, 170, "#FFC85A", 0.32))
    chart = group(sheet.drawn(doc), transform="translate(4 186) scale(.354 .49)")
    doc.add(chart)
    doc.add(
        _card(doc, cards.back(), 118, 132, -14),
        _card(doc, cards.face("swords", "ship"), 196, 112, 2),
    )
    doc.add(group(place(purse(doc), 318, 236, 0.94, 3), filter=drop_shadow(doc, 6, 8, 5, 0.55)))
    doc.add(_bone(doc, "chest", 150, 236, 0.45, -13))
    doc.add(_bone(doc, "skull", 252, 298, 0.49, 6))
    doc.add(stack(doc, 104, 322, 5, 26, 2), stack(doc, 56, 338, 3, 26, 5))
    doc.add(stack(doc, 380, 290, 6, 26, 3), stack(doc, 364, 338, 4, 26, 9))
    doc.add(group(_loose(doc), filter=drop_shadow(doc, 2.5, 4, 2.5, 0.5)))
    doc.add(glint(doc, 98, 270, 15), glint(doc, 380, 232, 16, 10), glint(doc, 318, 100, 12))
    return doc.svg()
