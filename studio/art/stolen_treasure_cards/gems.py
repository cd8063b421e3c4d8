"""Two stones in their settings: a captain's chest, an idol's eye."""

import math

import numpy as np

from studio.art.do_not_touch_cards.backdrops import leaf, velvet
from studio.art.do_not_touch_cards.scene import Stuff, coin_heap, relief
from studio.art.kit.document import Document
from studio.art.kit.fields import Array, Field, bumps
from studio.art.kit.gems import EMERALD, RUBY, SAPPHIRE_STONE, gem
from studio.art.kit.light import drop_shadow, glint, glow
from studio.art.kit.ornament import rivet
from studio.art.kit.palette import INK, LANTERN, OAK, WALNUT, mix
from studio.art.kit.rope import GOLD_CORD, rope
from studio.art.kit.shapes import Points, arc, spline
from studio.art.kit.strokes import brush, contour, rays, swell
from studio.art.kit.svg import group, path, path_data, place, polygon, rect
from studio.art.kit.treasure import pearls, planks, strap, tassel
from studio.art.scallywager.forms import DARK_WOOD, tube
from studio.art.scallywager.window import HEIGHT, WIDTH, lifted
from studio.art.stolen_treasure_cards.things import PURPLE, fire

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
                  lambda x,
                  y: 0.7 * np.exp(-(((x - 326) / 128) ** 4) - ((y - 394) / 16) ** 2))  # fmt: skip
    red = Field(height).engraved(
        (270, 370, 520, 500), 4, 0.42, 0.0, 1.0, ink="#E8484C",
        extra=lambda x, y: 1.2 * np.exp(-(((x - 396) / 72) ** 2) - ((y - 432) / 26) ** 2),
    )  # fmt: skip
    cord = rope(np.vstack([outline, outline[:1]]), 12, 11, GOLD_CORD)
    return (silk + doc.clipped(path_data(outline), red) + cord + tassel(doc, 132, 470, 24)
            + tassel(doc, 502, 470, -24))  # fmt: skip


def ruby(doc: Document) -> str:
    """On its cushion in a captain's chest, too big to be hidden anywhere."""
    wall = planks((0, 0, WIDTH, HEIGHT), "#5E3C22", [70, 160, 250], 0, 6, 5, 0.36, 4.2)
    inside = rect(0, 330, WIDTH, HEIGHT, "#2A160C", opacity=0.85)
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
        + inside
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


_IDOL = Stuff("#2A3A34", "#4E6456", "#8A9A80", "#BCC6A4", "#E6EACE")


def _torch(doc: Document, x: float, y: float) -> str:
    stick = tube([(x, y + 120), (x, y)], [9, 13], DARK_WOOD, 3.4, True)
    bowl = path(f"M{x - 26} {y - 14}H{x + 26}L{x + 16} {y + 18}H{x - 16}Z", "#5E6064", INK, 4.4)
    flames = [(x - 10, y - 8, 30, 70, -8), (x + 10, y - 8, 30, 62, 10), (x, y - 6, 40, 104, 4)]
    return stick + fire(doc, flames, 110) + bowl


def _idol_face(doc: Document) -> str:
    """A stone face as high as a house, one eye in its forehead."""
    head = spline([(315, -40), (470, -30), (540, 90), (536, 250), (500, 400), (430, 520),
                   (315, 580),
                   (200, 520), (130, 400), (94, 250), (90, 90), (160, -30)], 3, True)  # fmt: skip
    field = bumps([(315, 220, 226, 350, 150, 0), (315, 196, 168, 128, 190, 0),
                   (315, 350, 52, 90, 210, 0),
                   (276, 386, 30, 26, 190, 0), (354, 386, 30, 26, 190, 0),
                   (200, 356, 76, 60, 160, 0.4),
                   (430, 356, 76, 60, 160, -0.4), (315, 466, 124, 44, 176, 0)], 5, 8, 18,
                  4)  # fmt: skip
    stone = relief(doc, head, field, _IDOL, 7, 4.4, 0.26, 0.76)
    brow = "".join(
        brush(
            [(130 + 14 * k, 96 - 20 * k), (315, 34 - 24 * k), (500 - 14 * k, 96 - 20 * k)], 8, 2, 2
        )
        for k in range(3)
    )
    nostrils = "".join(path(path_data(spline([(x - 15, 396), (x, 384), (x + 15, 396), (x, 406)], 2,
                                             True)),
                            "#14201A") for x in (276, 354))  # fmt: skip
    lips = spline([(196, 450), (250, 438), (315, 448), (380, 438), (434, 450), (404, 512),
                   (315, 526),
                   (226, 512)], 2, True)  # fmt: skip
    teeth = "".join(
        path(f"M{224 + 23 * k} {456 - 6 * math.sin(k)}l4 {40 - abs(k - 3.5) * 4:.0f}h13"
             f"l4 -{40 - abs(k - 3.5) * 4:.0f}Z", "#C4C8A4", INK, 3)
        for k in range(8)
    )  # fmt: skip
    mouth = (
        path(path_data(lips), "#101A16")
        + doc.clipped(path_data(lips), teeth)
        + path(contour(lips, 6, smooth=False), INK)
    )
    cracks = path("".join(brush(c, 5, 1.6, 0.4) for c in (
        [(470, 20), (452, 60), (474, 92), (456, 130)], [(150, 300), (176, 330), (164, 372),
                                                        (188, 410)],
        [(440, 420), (420, 440), (436, 470)], [(474, 92), (500, 110)])), INK)  # fmt: skip
    marks_ = "".join(
        path(swell(arc(x, 330, r, a, b, 40), 5), INK)
        for x, a, b in ((178, 90, 330), (452, 210, 450))
        for r in (44, 28, 12)
    )
    return stone + path(brow, INK, opacity=0.8) + marks_ + nostrils + mouth + cracks


def sapphire(doc: Document) -> str:
    """The one eye of an idol that has looked at nobody for a thousand years."""
    x, y = 315, 196
    socket = spline([(x - 178, y + 6), (x - 110, y - 84), (x, y - 122), (x + 110, y - 84),
                     (x + 178, y + 6),
                     (x + 104, y + 92), (x, y + 120), (x - 104, y + 92)], 2, True)  # fmt: skip
    rim = path(swell(np.vstack([socket, socket[:3]]), 20), INK) + path(
        swell(np.vstack([socket, socket[:3]]), 13), "#C8963E"
    ) + path(swell(np.vstack([socket, socket[:3]]) - [1.5, 2], 4), "#FFE9AE")  # fmt: skip
    nails = "".join(rivet(float(a), float(b), 5) for a, b in socket[::26])
    dark = path(path_data(socket), doc.radial([(0, "#0A2A5A"), (1, "#04080F")]))
    shine = path(rays(x, y, 118, 168, 60, (2, 4.4)), "#5F95D8", opacity=0.5)
    hanging = ((-30, 40, 18, 210, 46), (-20, -20, 52, 230, 44), (-40, 300, -14, 190, 42),
               (-30, 430, -40, 190, 42), (664, 30, 166, 214, 46), (650, -20, 128, 220, 44),
               (676, 310, 194, 190, 42), (660, 450, 220, 190, 42), (120, -30, 74, 120, 30),
               (520, -30, 104, 120, 30))  # fmt: skip
    leaves = "".join(
        place(leaf(long, wide, ("#2F7D4B", "#3F8E4A", "#1F6A48")[k % 3], k), a, b, 1, turn)
        for k, (a, b, turn, long, wide) in enumerate(hanging)
    )
    vine = path(
        swell(spline([(470, -10), (486, 80), (458, 160), (480, 250)], 2), 9), "#2A5A34", INK, 3
    )
    return (
        rect(0, 0, WIDTH, HEIGHT, "#14302A")
        + glow(doc, 315, 240, 420, "#6AA88A", 0.5)
        + lifted(doc, _idol_face(doc))
        + dark
        + doc.clipped(path_data(socket), shine)
        + glow(doc, x, y, 230, "#5FA0F0", 0.55)
        + group(gem(doc, x, y, 112, SAPPHIRE_STONE, 20, -8, 1.08, 5), filter=drop_shadow(doc))
        + rim
        + nails
        + vine
        + group(leaves, filter=drop_shadow(doc, 6, 9, 6, 0.5))
        + _torch(doc, 70, 420)
        + _torch(doc, 562, 420)
        + glint(doc, x - 62, y - 58, 42, 8)
        + glint(doc, x + 54, y + 46, 26)
        + glint(doc, x + 20, y - 84, 16)
    )
