"""Symbol bullion: gold bars stacked on a cloth in the hold."""

import math

import numpy as np
from numpy.typing import NDArray

from studio.art.do_not_touch_cards import backdrops, scene
from studio.art.do_not_touch_cards.scene import GOLD, cloth_stuff, relief
from studio.art.do_not_touch_cards.suits import Suit
from studio.art.kit import marks
from studio.art.kit.document import Document
from studio.art.kit.fields import Field
from studio.art.kit.gems import gem
from studio.art.kit.light import drop_shadow, glint
from studio.art.kit.ornament import rivet
from studio.art.kit.palette import (
    BRASS,
    BRASS_LIGHT,
    GLINT,
    INK,
)
from studio.art.kit.shapes import arc, spline
from studio.art.kit.strokes import contour, swell
from studio.art.kit.svg import circle, group, path, place, polygon
from studio.art.kit.treasure import heap_coin

Array = NDArray[np.float64]


def bullion(doc: Document, suit: Suit) -> str:
    """Gold bars stacked on a cloth in the hold."""
    rows = ((4, 566), (3, 484), (2, 402), (1, 320))
    bars = "".join(
        gold_bar(225 + (k - (count - 1) / 2) * 103, y, count * 4 + k)
        for count, y in rows
        for k in range(count)
    )
    coins = "".join(
        heap_coin(doc, x, y, r, 0.46, turn, k)
        for k, (x, y, r, turn) in enumerate(
            [(52, 700, 30, -8), (104, 730, 33, 6), (352, 716, 31, -5), (404, 738, 34, 8),
             (186, 744, 33, -3), (400, 688, 27, 12)]
        )
    )  # fmt: skip
    return (
        backdrops.hold(doc, suit)
        + backdrops.table_top(suit, 560)
        + _table_cloth(doc, suit)
        + scene.cast_shadow(260, 654, 214, 20)
        + group(bars, filter=drop_shadow(doc, 9, 9, 7, 0.5))
        + coins
        + gem(doc, 272, 728, 27, suit.stones, 30, 10, 1.1, 8, hatched=False)
        + glint(doc, 190, 322, 38, 8)
        + glint(doc, 92, 494, 22)
        + glint(doc, 330, 412, 18)
        + glint(doc, 30, 574, 16)
        + scene.dust(41, 60)
    )


def gold_bar(x: float, y: float, seed: int) -> str:
    """One bar seen end-on and a little from above, 100 wide, its base 80 below y."""
    low, high, deep = 49, 36, 26
    face = np.array([(x - low, y + 80), (x - high, y), (x + high, y), (x + low, y + 80)])
    top = np.array(
        [(x - high, y), (x - high + 9, y - deep), (x + high - 5, y - deep), (x + high, y)]
    )
    across = "".join(
        swell(
            [(x + high + 11 * part - 3, y + 80 * part), (x + 8 + 12 * part, y + 80 * part)],
            (2.6, 0.3),
        )
        for part in np.linspace(0.06, 0.97, 17)
    )
    below = "".join(
        swell(
            [(x - 40 + k * 7.4, y + 79), (x - 39 + k * 7, y + 58 - 3 * math.sin(k + seed))],
            (2.4, 0.2),
        )
        for k in range(13)
    )
    shine = "".join(
        swell(
            [(x - high + 8 + k * 11, y - 3), (x - high + 15 + k * 10, y - deep + 3)], (0.4, 2, 0.4)
        )
        for k in range(6)
    )
    sign = (marks.crown, marks.anchor, marks.cross_pattee)[seed % 3]("#E9BE62", INK, 3.4)
    stamp = circle(x - 2, y + 41, 24, "#C99236", INK, 2.6) + path(
        swell(arc(x - 2, y + 41, 20.5, 160, 290, 24), (0.3, 3, 0.3)), "#6B4518"
    )
    return (
        polygon(face, GOLD.base)
        + polygon([face[1], face[2], face[2] * 0.6 + face[3] * 0.4, face[1] * 0.6 + face[0] * 0.4],
                  GOLD.light, opacity=0.65)
        + path(across + below, INK)
        + polygon(top, GOLD.lightest)
        + path(shine, GOLD.dark)
        + stamp
        + place(sign, x - 2, y + 41, 0.5)
        + path(swell([face[1], face[2]], (2.2, 3)), INK)
        + path(swell([face[1] + [5, 5], face[0] + [7, -5]], (1, 4, 0.6)), GLINT)
        + path(contour(np.array([face[0], face[1], top[1], top[2], face[2], face[3]]), 4.6,
                       smooth=False, lit=0.7), INK)
    )  # fmt: skip


def _table_cloth(doc: Document, suit: Suit) -> str:
    """A cloth over the table's edge, its hem in gold."""
    outline = np.vstack([spline([(-10, 628), (110, 606), (225, 600), (340, 606), (460, 628)], 4),
                         spline([(470, 700), (400, 712), (350, 700), (290, 716), (225, 704),
                                 (160, 718), (100, 702), (40, 714), (-20, 700)], 4)])  # fmt: skip

    def height(x: Array, y: Array) -> Array:
        return (
            8 * np.abs(np.sin(x / 33 + 0.4 * np.sin(y / 30))) ** 0.8 * np.clip((y - 650) / 40, 0, 1)
        )

    hem = outline[len(outline) // 2 + 4 : -2]
    gold = path(swell(hem, 13), INK) + path(swell(hem, 8.6), BRASS)
    return (
        relief(doc, outline, Field(height), cloth_stuff(suit), 4.4, 4.2, 0.6, 0.68)
        + gold
        + "".join(rivet(float(x), float(y), 2.8, BRASS_LIGHT) for x, y in hem[::5])
    )
