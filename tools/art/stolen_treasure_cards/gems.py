"""The four stones, each where somebody put it or found it."""

from __future__ import annotations

import math

import numpy as np

from tools.art.do_not_touch_cards.backdrops import velvet
from tools.art.do_not_touch_cards.scene import Stuff, coin_heap, relief
from tools.art.kit.document import Document
from tools.art.kit.fields import Array, Field, bumps
from tools.art.kit.gems import EMERALD, RUBY, SAPPHIRE_STONE, gem
from tools.art.kit.light import drop_shadow, glint, glow
from tools.art.kit.palette import INK, LANTERN, OAK, WALNUT, mix
from tools.art.kit.rope import GOLD_CORD, rope
from tools.art.kit.shapes import Points, spline
from tools.art.kit.strokes import contour, swell
from tools.art.kit.svg import group, path, path_data, polygon
from tools.art.kit.treasure import pearls, planks, strap, tassel
from tools.art.scallywager.window import HEIGHT, WIDTH
from tools.art.stolen_treasure_cards.things import PURPLE

_TEAL = Stuff("#0C2E34", "#1B5A5E", "#3C9A94", "#84CCBE", "#DDF6EA")


def _lid(doc: Document) -> str:
    """The inside of a chest's lid behind the stone: end grain, brass, buttoned velvet."""
    turn = np.linspace(0, math.pi, 120)

    def arch(half: float, top: float) -> Points:
        return np.stack([315 - half * np.cos(turn), 330 - (330 - top) * np.sin(turn) ** 0.8], 1)

    outer, inner = arch(292, 16), arch(250, 56)
    grain = "".join(
        swell([a, a + (b - a) * (0.5 + 0.5 * math.sin(k * 2.3) ** 2)],
              (max(0.7, 1.4 + (b[0] - 315) / 220), 0.3))
        for k, (a, b) in enumerate(zip(outer, inner, strict=True))
    )  # fmt: skip
    cloth = doc.clipped(path_data(inner), velvet(doc, PURPLE, (50, 40, 580, 350), 66),
                        glow(doc, 315, 300, 300, LANTERN, 0.5))  # fmt: skip
    bands = "".join(
        strap(doc, outer[i - 5 : i + 6], inner[i - 5 : i + 6], (0.25, 0.75)) for i in (24, 95)
    )
    return (
        polygon(outer, mix(WALNUT, OAK, 0.4))
        + path(grain, INK)
        + cloth
        + path(contour(inner, 5, smooth=False), INK)
        + path(contour(outer, 7, smooth=False), INK)
        + bands
    )


def _cushion(doc: Document) -> str:
    """Teal silk that gives under the stone, corded all round, a red light thrown on it."""
    outline = spline([(128, 420), (168, 372), (250, 362), (315, 366), (388, 360), (462, 372),
                      (506, 418), (494, 478), (430, 502), (315, 508), (204, 504),
                      (138, 478)], 3, True)  # fmt: skip
    pillow = bumps([(316, 436, 192, 76, 84, 0)], 4)

    def height(x: Array, y: Array) -> Array:
        away = np.hypot((x - 316) / 140, (y - 394) / 44)
        turn = np.arctan2((y - 390) * 2.6, x - 316)
        folds = 7 * np.sin(turn * 9 + 0.8 + 0.6 * np.sin(turn * 4))
        reach = np.clip(away - 0.75, 0, 1.2) * np.exp(-np.clip(away - 1.6, 0, 9))
        return pillow.height(x, y) - 20 * np.exp(-away * away) + folds * reach

    silk = relief(doc, outline, Field(height), _TEAL, 5, 4, 0.42, 0.7,
                  lambda x, y: 0.7 * np.exp(-(((x - 326) / 128) ** 4) - ((y - 394) / 16) ** 2))  # fmt: skip
    red = Field(height).engraved(
        (270, 370, 520, 500), 4, 0.42, 0.0, 1.0, ink="#E8484C",
        extra=lambda x, y: 1.2 * np.exp(-(((x - 396) / 72) ** 2) - ((y - 432) / 26) ** 2),
    )  # fmt: skip
    cord = rope(np.vstack([outline, outline[:1]]), 12, 11, GOLD_CORD)
    return (silk + doc.clipped(path_data(outline), red) + cord + tassel(doc, 132, 470, 24)
            + tassel(doc, 502, 470, -24))  # fmt: skip


def ruby(doc: Document) -> str:
    """On its cushion in a captain's chest, too big to be hidden anywhere."""
    wall = planks((0, 0, WIDTH, 340), "#5E3C22", [70, 160, 250], 0, 6, 5, 0.36, 4.2)
    left = coin_heap(
        doc, [(-30, 320), (40, 330), (100, 356), (160, 400), (206, 470)], 560, 60, 5, 23
    )
    right = coin_heap(doc, [(424, 470), (470, 398), (530, 352), (590, 330), (660, 322)], 560, 60, 8,
                      23)  # fmt: skip
    edge = planks((0, 512, WIDTH, HEIGHT + 8), "#6B4426", [], 0, 3, 3, 0.34, 4)
    rim = path("M0 512H630", "none", INK, 6) + path("M0 518H630", "none", "#D9A866", 2.6)
    straps = "".join(
        strap(doc, [(x - 24, 506), (x - 24, 560)], [(x + 24, 506), (x + 24, 560)], (0.5,), 18)
        for x in (70, 560)
    )
    stone = group(gem(doc, 315, 238, 166, RUBY, 24, -10, 1.1, 9), filter=drop_shadow(doc))
    return (
        wall
        + glow(doc, 90, 60, 300, "#FFC46A", 0.5)
        + group(_lid(doc), filter=drop_shadow(doc, 6, 8, 6, 0.5))
        + glow(doc, 315, 240, 270, "#FF6A5A", 0.5)
        + left
        + right
        + _cushion(doc)
        + stone
        + gem(doc, 148, 494, 31, SAPPHIRE_STONE, 28, -12, 1.1, 6, hatched=False)
        + gem(doc, 494, 488, 26, EMERALD, 30, 10, 1.1, 6, hatched=False)
        + edge
        + rim
        + straps
        + pearls([(402, 508), (420, 524), (452, 530), (486, 516), (516, 510)], 8.5)
        + glint(doc, 214, 152, 42, 8)
        + glint(doc, 396, 316, 28)
        + glint(doc, 272, 92, 20)
        + glint(doc, 540, 372, 14)
        + glint(doc, 52, 360, 14)
    )
