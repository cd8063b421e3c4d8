"""Symbol coin: a coin the size of a shield, rising from a heap before the sun."""

import math

import numpy as np

from studio.art.do_not_touch_cards import scene
from studio.art.do_not_touch_cards.scene import CLEAR_STONE, GOLD, relief
from studio.art.do_not_touch_cards.suits import Suit
from studio.art.kit import marks
from studio.art.kit.document import Document
from studio.art.kit.fields import Field
from studio.art.kit.gems import gem
from studio.art.kit.light import drop_shadow, glint
from studio.art.kit.ornament import rivet
from studio.art.kit.palette import (
    BRASS_LIGHT,
    GLINT,
    INK,
    SEPIA,
)
from studio.art.kit.shapes import arc, oval, spline
from studio.art.kit.strokes import hatch, rays, swell
from studio.art.kit.svg import circle, group, path, place, polygon
from studio.art.kit.treasure import pearls


def great_coin(doc: Document, suit: Suit) -> str:
    """A coin the size of a shield, rising from a heap before the sun."""
    heap = scene.coin_heap(
        doc, [(-20, 590), (60, 560), (150, 528), (225, 516), (300, 526), (390, 556),
        (470, 588)], 800, 190,
        61, 25
    )  # fmt: skip
    return (
        scene.lit_gradient(doc, suit, (225, 340))
        + scene.sunrays(doc, suit, 225, 336, 176)
        + group(
            place(shield_coin(doc, suit), 225, 342, 1, -8), filter=drop_shadow(doc, 12, 12, 9, 0.5)
        )
        + heap
        + gem(doc, 92, 664, 36, suit.stones, 28, -12, 1.1, 6, hatched=False)
        + gem(doc, 366, 634, 26, suit.stones, 32, 14, 1.05, 12, hatched=False)
        + gem(doc, 250, 716, 25, CLEAR_STONE, 30, 10, 1.1, 4, hatched=False)
        + pearls([(130, 560), (170, 590), (226, 604), (280, 590), (322, 604), (360, 660)], 9.5)
        + glint(doc, 106, 216, 46, 8)
        + glint(doc, 352, 420, 24)
        + glint(doc, 60, 566, 18)
        + glint(doc, 300, 560, 16)
        + scene.dust(62, 50)
    )


def shield_coin(doc: Document, suit: Suit) -> str:
    """About the origin, 360 across: knurled edge, beads, legend of leaves, device in relief."""
    edge = oval(0, 0, 182, 182, 120)
    thick = polygon(edge + np.array([9, 9]), GOLD.darkest, INK, 4) + "".join(
        path(swell([p, p + np.array([9, 9])], (1.6, 1.2)), INK) for p in edge[10:75:1]
    )
    dish = Field(lambda x, y: 0.0004 * (x * x + y * y) * 18)
    face = relief(doc, oval(0, 0, 178, 178, 120), dish, GOLD, 6, 4, 0.0, 0.4)
    knurl = path(rays(0, 0, 178, 164, 96, (3.4, 2)), INK)
    beads = "".join(rivet(float(x), float(y), 5, BRASS_LIGHT) for x, y in oval(0, 0, 154, 154, 56))
    rings = circle(0, 0, 164, "none", INK, 3) + circle(0, 0, 145, "none", INK, 3.4)
    legend = _laurel()
    field = doc.radial([(0, "#FFF0BE"), (0.5, "#E9BE62"), (1, "#A87428")], (0.36, 0.32), 0.8)
    inner = circle(0, 0, 106, field, INK, 4) + path(
        hatch(oval(0, 0, 103, 103), 45, 4.4, 2.2, (0.66, 1), 8), SEPIA
    )
    shade = path(rays(0, 0, 144, 110, 60, (3.2, 0.4), -36, 126), INK, opacity=0.85)
    bright = path(
        swell(arc(0, 0, 171, 188, 276, 50), 8 * np.sin(np.linspace(0, math.pi, 50))), GLINT
    )
    bright += path(
        swell(arc(0, 0, 126, 190, 270, 40), 5 * np.sin(np.linspace(0, math.pi, 40))), GLINT
    )
    return thick + face + knurl + rings + beads + shade + legend + inner + _device(suit) + bright


def _laurel() -> str:
    """Leaves all round between the rings, in place of a legend."""
    parts = []
    for k in range(26):
        angle = 360 * k / 26
        leaf = spline([(0, 0), (9, -7), (22, -5), (30, 0), (22, 5), (9, 6)], 1.5, closed=True)
        piece = (
            polygon(leaf, GOLD.light, INK, 2.2)
            + path(swell([(2, 0), (27, 0)], (1.8, 0.4)), INK)
            + path(
                "".join(swell([(6 + q * 4, 1), (10 + q * 4, 4)], (1.4, 0.3)) for q in range(4)), INK
            )
        )
        x, y = 126 * math.cos(math.radians(angle)), 126 * math.sin(math.radians(angle))
        parts.append(place(piece, x, y, rotate=angle + 90 - 14))
    return "".join(parts)


def _device(suit: Suit) -> str:
    """What is struck on the coin: crown, anchor or wind star, with its shadow."""
    sign, scale, y = {
        "red": (marks.crown("#FFE9A8", INK, 2.2), 2.5, 8),
        "green": (marks.anchor("#FFE9A8", INK, 2.2), 1.75, 6),
        "blue": (marks.wind_star(98, "#A87428", "#FFE9A8"), 1.0, 0),
    }[suit.name]
    dark = {
        "red": marks.crown(GOLD.darkest, GOLD.darkest, 2.2),
        "green": marks.anchor(GOLD.darkest, GOLD.darkest, 2.2),
        "blue": "",
    }[suit.name]
    return place(dark, 6, y + 6, scale, opacity=0.7) + place(sign, 0, y, scale)
