"""Number 5: a sea chest that cannot hold its treasure."""

import math

import numpy as np
from numpy.typing import NDArray

from studio.art.do_not_touch_cards import backdrops, scene
from studio.art.do_not_touch_cards.crown import royal_crown
from studio.art.do_not_touch_cards.goblet import jewelled_cup
from studio.art.do_not_touch_cards.scene import (
    CLEAR_STONE,
    GOLD,
    IRON,
)
from studio.art.do_not_touch_cards.suits import Suit
from studio.art.kit.document import Document
from studio.art.kit.gems import gem
from studio.art.kit.light import drop_shadow, glint, glow
from studio.art.kit.materials import brass_paint
from studio.art.kit.ornament import rivet
from studio.art.kit.palette import (
    GLINT,
    INK,
    LANTERN,
    OAK,
    WALNUT,
    mix,
)
from studio.art.kit.shapes import Points
from studio.art.kit.strokes import brush, contour, hatch, rays, swell
from studio.art.kit.svg import circle, group, path, path_data, place, polygon
from studio.art.kit.treasure import pearls, planks, strap

Array = NDArray[np.float64]


def chest(doc: Document, suit: Suit) -> str:
    """A sea chest that cannot hold its treasure."""
    floor = backdrops.table_top(suit, 556)
    spilled = scene.coin_heap(
        doc, [(-20, 690), (60, 668), (150, 700), (225, 716), (300, 700), (390, 664),
        (470, 686)], 790, 88,
        31, 24
    )  # fmt: skip
    return (
        backdrops.hold(doc, suit)
        + floor
        + scene.cast_shadow(250, 664, 215, 26)
        + group(open_chest(doc, suit), filter=drop_shadow(doc, 8, 10, 8, 0.55))
        + spilled
        + pearls([(318, 452), (336, 500), (372, 560), (392, 630), (380, 690), (400, 730)], 9)
        + gem(doc, 96, 712, 34, suit.stones, 28, -14, 1.1, 8, hatched=False)
        + gem(doc, 334, 724, 27, CLEAR_STONE, 30, 12, 1.1, 4,
              hatched=False)
        + glint(doc, 132, 372, 36, 8)
        + glint(doc, 268, 352, 24)
        + glint(doc, 96, 694, 22)
        + glint(doc, 330, 420, 16)
        + scene.dust(33, 70)
    )  # fmt: skip


def open_chest(doc: Document, suit: Suit) -> str:
    """The chest alone, lid up and heaped, in a box 12, 110 to 438, 680."""
    return lid(doc, suit) + _hoard(doc, suit) + front(doc) + _lock(doc, suit)


def lid(doc: Document, suit: Suit) -> str:
    """The open lid seen from within: end grain, lining, straps."""
    angle = np.linspace(0, math.pi, 90)

    def arch(half: float, top: float) -> Points:
        return np.stack([225 - half * np.cos(angle), 452 - (452 - top) * np.sin(angle) ** 0.72], 1)

    outer, rim, inner = arch(206, 166), arch(197, 177), arch(174, 206)
    rng = np.random.default_rng(4)
    grain = "".join(
        swell([a, a + (b - a) * rng.uniform(0.45, 1)], (max(0.6, 1.2 + (b[0] - 225) / 220), 0.3))
        for a, b in zip(rim, inner, strict=True)
    )
    lining = doc.clipped(
        path_data(inner),
        backdrops.velvet(doc, suit, (40, 190, 410, 460), 58),
        glow(doc, 225, 440, 220, LANTERN, 0.8),
        path(path_data(inner), "none", INK, 30, opacity=0.3),
    )
    bands = "".join(
        strap(doc, outer[i - 4 : i + 5] - [0, 2], inner[i - 4 : i + 5]) for i in (17, 72)
    )
    spots = [outer[i] + (inner[i] - outer[i]) * part for i in (17, 72) for part in (0.25, 0.75)]
    heads = "".join(rivet(float(x), float(y), 4.8) for x, y in spots)
    return (
        polygon(outer, WALNUT)
        + polygon(rim, OAK, INK, 2)
        + path(grain, INK)
        + lining
        + path(contour(inner, 4, smooth=False), INK)
        + path(contour(outer, 6, smooth=False), INK)
        + bands
        + heads
    )


def _hoard(doc: Document, suit: Suit) -> str:
    """What fills the chest: a heap, a goblet, a crown, stones."""
    heap = scene.coin_heap(
        doc,
        [(44, 452), (96, 410), (160, 372), (225, 352), (290, 366), (350, 404), (406, 452)],
        470, 120, 7, 22,
    )  # fmt: skip
    cup = place(jewelled_cup(doc, suit), 34, 238, 0.44, -20)
    king = place(royal_crown(doc, suit), 182, 116, 0.56, 9)
    return (
        cup
        + king
        + heap
        + gem(doc, 148, 404, 33, suit.stones, 26, -12, 1.1, 6, hatched=False)
        + gem(doc, 330, 428, 21, CLEAR_STONE, 30, 14, 1.1, 4,
              hatched=False)
        + gem(doc, 216, 440, 20, suit.stones, 32, 8, 1.0, 12, hatched=False)
        + pearls([(56, 448), (90, 428), (128, 446), (166, 456)], 8)
    )  # fmt: skip


def front(doc: Document) -> str:
    """The front without its lock: planks, straps with nails."""
    body = [(14, 456), (436, 456), (416, 676), (34, 676)]
    wood = planks((10, 456, 440, 680), mix(OAK, "#A86A34", 0.4), (528, 602), 0, 9, 5, 0.32, 3.8)
    shade = hatch([(330, 470), (436, 470), (416, 676), (318, 676)], 62, 5, 3, (0.2, 1), 5)
    fitted = strap(doc, [(12, 450), (438, 450)], [(14, 478), (436, 478)])
    fitted += strap(doc, [(32, 654), (418, 654)], [(34, 680), (416, 680)])
    for x in (74, 376):
        lean = (225 - x) * 0.06
        fitted += strap(doc, [(x - 22, 452), (x - 22 + lean, 680)], [(x + 22, 452),
        (x + 22 + lean, 680)],
                        (0.1, 0.3, 0.5, 0.7, 0.9))  # fmt: skip
    nails = "".join(rivet(x, 464, 5) for x in (36, 120, 156, 294, 330, 414))
    nails += "".join(rivet(x, 667, 5) for x in (54, 130, 180, 225, 270, 320, 396))
    return (
        doc.clipped(path_data(body), wood, path(shade, INK, opacity=0.75))
        + path(contour(body, 7, smooth=False, lit=0.7), INK)
        + fitted
        + nails
    )


def _lock(doc: Document, suit: Suit) -> str:
    plate = "M181 444H269V540C269 568 242 580 225 592C208 580 181 568 181 540Z"
    inner = "M191 454H259V536C259 558 238 568 225 578C212 568 191 558 191 536Z"
    ticks = "".join(
        brush([(262, 462 + k * 7), (246, 464 + k * 7)], 2.4, 2.2, 0.3) for k in range(13)
    )
    keyhole = circle(225, 516, 12, IRON.darkest) + path(
        "M218 520L213 552H237L232 520Z", IRON.darkest
    )
    return group(
        path(plate, brass_paint(doc), INK, 5)
        + path(ticks, INK)
        + path(inner, "none", INK, 2)
        + circle(225, 516, 24, GOLD.dark, INK, 3)
        + path(rays(225, 516, 23, 15, 28, (2, 0.8)), INK)
        + keyhole
        + gem(doc, 225, 472, 13, suit.stones, 8, -8, 1.3, 0, hatched=False)
        + path(swell([(188, 452), (188, 534), (206, 560)], (0.6, 4, 0.4)), GLINT),
        filter=drop_shadow(doc, 4, 6, 4, 0.5),
    )
