"""Symbol gem: a brilliant as large as a fist, on its cushion in a velvet-lined case."""

import numpy as np
from numpy.typing import NDArray

from studio.art.do_not_touch_cards import backdrops, scene
from studio.art.do_not_touch_cards.scene import GOLD, relief
from studio.art.do_not_touch_cards.suits import Suit
from studio.art.kit.document import Document
from studio.art.kit.fields import Field, bumps
from studio.art.kit.gems import gem
from studio.art.kit.light import drop_shadow, glint, glow
from studio.art.kit.palette import (
    AMETHYST,
    INK,
    OAK,
    mix,
)
from studio.art.kit.rope import GOLD_CORD, rope
from studio.art.kit.shapes import spline
from studio.art.kit.strokes import brush, rays, swell
from studio.art.kit.svg import group, path, path_data, polygon
from studio.art.kit.treasure import heap_coin, pearls, planks, strap, tassel

Array = NDArray[np.float64]


def great_gem(doc: Document, suit: Suit) -> str:
    """A brilliant as large as a fist, on its cushion in a velvet-lined case."""
    dusk = Suit(suit.name, mix(mix(suit.deep, AMETHYST, 0.5), "#3A2A50", 0.25),
                mix(suit.deep, "#120A1E", 0.5), suit.middle, "#8A70A8", "#CDB6E6", suit.stone,
                suit.sky)  # fmt: skip
    halo = glow(doc, 225, 360, 310, suit.stones[-3], 0.8)
    return (
        backdrops.velvet(doc, dusk, (0, 0, scene.WIDTH, 610), 75)
        + halo
        + _case_floor()
        + _case(doc)
        + _gem_cushion(doc, suit)
        + group(gem(doc, 225, 352, 163, suit.stones, 22, -6, 1.06, 2), filter=drop_shadow(doc))
        + _case_front(doc, suit)
        + glint(doc, 116, 262, 46, 6)
        + glint(doc, 318, 430, 24, 10)
        + glint(doc, 196, 206, 18)
        + glint(doc, 362, 300, 15)
        + scene.dust(51, 60)
    )


def _case(doc: Document) -> str:
    """Two gilded, twisted posts of the case."""
    posts = []
    for x in (16, 434):
        outline, field = scene.revolution(
            x, [(-20, 16), (90, 16), (112, 24), (128, 24), (146, 15), (430, 15), (452, 25),
            (474, 25),
                (494, 15), (640, 17)]
        )  # fmt: skip
        posts.append(relief(doc, outline, field, GOLD, 4, 3.8, 0.2))
        spiral = "".join(
            brush([(x - 15, y + 22), (x, y + 8), (x + 15, y - 12)], 3.4)
            for y in range(160, 430, 24)
        )
        posts.append(path(spiral, INK))
    return "".join(posts)


def _case_floor() -> str:
    """The dark bottom of the case behind its near edge."""
    lines = "".join(swell([(0, y), (scene.WIDTH, y + 2)], 1.4 + k * 0.3) for k, y in
                    enumerate(range(606, 694, 6)))  # fmt: skip
    return polygon([(0, 600), (450, 600), (450, 700), (0, 700)], "#4A2E1D") + path(lines, INK)


def _gem_cushion(doc: Document, suit: Suit) -> str:
    controls = [(26, 560), (58, 520), (140, 500), (225, 506), (310, 500), (392, 520), (424, 560),
                (418, 622), (366, 650), (225, 662), (84, 650), (32, 622)]  # fmt: skip
    outline = spline(controls, 3, closed=True)
    pillow = bumps([(225, 584, 206, 84, 88, 0)], 4)

    def height(x: Array, y: Array) -> Array:
        away = np.hypot((x - 225) / 156, (y - 536) / 46)
        turn = np.arctan2((y - 530) * 2.6, x - 225)
        folds = 7 * np.sin(turn * 9 + 0.8 + 0.6 * np.sin(turn * 4))
        reach = np.clip(away - 0.75, 0, 1.2) * np.exp(-np.clip(away - 1.6, 0, 9))
        return pillow.height(x, y) - 22 * np.exp(-away * away) + folds * reach

    stuff = scene.Stuff("#6B4A1E", "#B08A4C", "#EBD29A", "#FAEBC4", "#FFFDF2")
    body = relief(doc, outline, Field(height), stuff, 4.6, 4, 0.42, 0.68,
                  lambda x,
                  y: 0.6 * np.exp(-(((x - 236) / 124) ** 4) - ((y - 532) / 16) ** 2))  # fmt: skip
    shine = Field(height).engraved(
        (180, 520, 420, 640), 4.0, 0.42, 0.0, 1.0, ink=suit.stones[-4],
        extra=lambda x, y: 1.1 * np.exp(-(((x - 296) / 70) ** 2) - ((y - 574) / 24) ** 2),
    )  # fmt: skip
    folds = "".join(
        brush([(x0, y0), ((x0 + x1) / 2 + 5, (y0 + y1) / 2 - 3), (x1, y1)], 3.4, 0.3, 0.2)
        for x0, y0, x1, y1 in ((82, 540, 42, 566), (100, 560, 54, 606), (134, 574, 96, 636),
                               (178, 584, 164, 648), (272, 584, 288, 648), (316, 574, 356, 636),
                               (350, 560, 398, 606), (368, 540, 408, 566))
    )  # fmt: skip
    piping = rope(np.vstack([outline, outline[:1]]), 11, 10, GOLD_CORD)
    return (
        body
        + doc.clipped(path_data(outline), shine)
        + path(folds, INK)
        + piping
        + tassel(doc, 34, 636, 20)
        + tassel(doc, 416, 636, -20)
    )


def _case_front(doc: Document, suit: Suit) -> str:
    """The near edge of the case, coins and pearls before it."""
    wood = planks((-4, 688, scene.WIDTH + 4, scene.HEIGHT + 4), OAK, (), 0, 9, 3, 0.34, 4)
    edge = path(swell([(0, 690), (450, 690)], 7), INK) + path(
        swell([(0, 696), (450, 696)], 2.4), "#D9A866"
    )
    straps = "".join(
        strap(doc, [(x - 20, 682), (x - 20, 772)], [(x + 20, 682), (x + 20, 772)], (0.25, 0.75), 18)
        for x in (64, 386)
    )
    inlays = "".join(
        polygon([(x, 706), (x + 34, 730), (x, 754), (x - 34, 730)], GOLD.base, INK, 3.4)
        + path(rays(x, 730, 20, 25, 26, (2, 0.6)), INK)
        + gem(doc, x, 730, 15, suit.stones, 8, -6, 1.2, 0, hatched=False)
        for x in (136, 314)
    )
    beads = pearls([(96, 684), (130, 668), (168, 680), (204, 672)], 9)
    coins = "".join(
        heap_coin(doc, x, y, r, 0.42, turn, k)
        for k, (x, y, r, turn) in enumerate(
            [(300, 682, 25, -4), (338, 676, 27, 6), (112, 674, 25, 3)]
        )
    )
    return wood + edge + straps + inlays + coins + beads
