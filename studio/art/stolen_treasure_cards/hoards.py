"""Booty, a merchant's goods, a nobleman's trove."""

import math

import numpy as np

from studio.art.do_not_touch_cards.backdrops import velvet
from studio.art.do_not_touch_cards.chest import open_chest
from studio.art.do_not_touch_cards.crown import royal_crown
from studio.art.do_not_touch_cards.scene import GOLD, Stuff, coin_heap, relief, revolution
from studio.art.do_not_touch_cards.suits import RED
from studio.art.kit import marks
from studio.art.kit.document import Document
from studio.art.kit.fields import Field, bumps, silhouette
from studio.art.kit.gems import AMETHYST_STONE, RUBY, SAPPHIRE_STONE, gem
from studio.art.kit.insets import inset
from studio.art.kit.light import blur, drop_shadow, glint, glow
from studio.art.kit.palette import BRASS, BRASS_LIGHT, INK
from studio.art.kit.rope import GOLD_CORD, rope
from studio.art.kit.shapes import arc, oval, spline
from studio.art.kit.strokes import brush, hatch, swell
from studio.art.kit.svg import circle, ellipse, group, path, path_data, place, polygon, rect
from studio.art.kit.treasure import heap_coin, pearls, tassel
from studio.art.portraits.cloth import cloth
from studio.art.portraits.hands import finger
from studio.art.portraits.hats import tricorn
from studio.art.portraits.skin import Skin
from studio.art.scallywager.forms import DARK_WOOD, ball, cask, tube
from studio.art.scallywager.pistols import pistol
from studio.art.scallywager.water import wave
from studio.art.scallywager.window import WIDTH, beams, cloud, floor, lifted, shadow, sky
from studio.art.ships.livery import of_seat
from studio.art.ships.rig import ship
from studio.art.stolen_treasure_cards.backs import sabre
from studio.art.stolen_treasure_cards.things import PURPLE, cloth_stuff, sack

_CLOUD = Stuff("#8A5A4A", "#C08A6A", "#F0C894", "#FBE4BC", "#FFF6DE")
_GLOVE = Skin("#6E6478", "#4A4254", "#352E3E", "#241E2C", "#140F1A", "#0A070E", "#241E2C")
_CHINA = Stuff("#2E4A6A", "#7A9AB8", "#E6EEF0", "#F8FCFC", "#FFFFFF")


def pirates_booty(doc: Document) -> str:
    """Home from a good year: hat, pistol and sabre lie where the gold does."""
    heap = coin_heap(doc, [(-30, 490), (70, 452), (160, 470), (300, 500), (430, 474), (540, 446),
                           (660, 480)], 580, 90, 4, 25)  # fmt: skip
    chest = place(open_chest(doc, RED), 104, -62, 0.86)
    hat = place(tricorn(doc), 158, 168, 0.98, -15)
    bottle = spline([(-22, 90), (-24, 0), (-9, -30), (-8, -84), (8, -84), (9, -30), (24, 0),
                     (22, 90)],
                    2)  # fmt: skip
    rum = (
        path(path_data(bottle), "#2F6E4A", INK, 5)
        + path(hatch(bottle, 90, 4.6, 2.4, (0.5, 1), 4), INK)
        + rect(-8, -96, 16, 18, "#B98A4A", stroke=INK, stroke_width=3.4)
        + path(brush([(-15, 76), (-16, 20), (-8, -16)], 6, 1, 1), "#C8F0D0", opacity=0.8)
        + rect(-22, 22, 44, 44, "#EBD9AC", stroke=INK, stroke_width=3)
        + path("M-12 34L12 56M12 34L-12 56", "none", INK, 5)
    )
    blade = place(sabre(), 492, 320, 0.66, 24)
    return (
        beams(300, 220, 160, ("#6A3A22", "#8A4E28"), 22)
        + glow(doc, 300, 190, 360, "#FFD58A", 0.75)
        + floor(404, "#5A3820")
        + shadow(doc, 310, 512, 270, 30)
        + lifted(doc, sack(doc, 66, 474, 92))
        + lifted(doc, blade)
        + lifted(doc, chest)
        + lifted(doc, hat)
        + lifted(doc, heap)
        + lifted(doc, place(rum, 574, 420, 1.1, 16))
        + lifted(doc, place(pistol(doc), 150, 486, 0.62, 8, mirrored=True))
        + gem(doc, 420, 506, 33, SAPPHIRE_STONE, 28, -12, 1.1, 6, hatched=False)
        + pearls([(250, 500), (290, 524), (350, 516), (392, 538)], 8.5)
        + glint(doc, 262, 190, 34, 8)
        + glint(doc, 404, 172, 22)
        + glint(doc, 420, 488, 16)
    )  # fmt: skip


def _vase(doc: Document) -> str:
    """A jar from the East, blue on white, about the middle of its foot."""
    outline, field = revolution(0, [(-190, 34), (-176, 30), (-150, 26), (-120, 58), (-80, 74),
                                    (-36, 58),
                                    (-8, 36), (0, 40)])  # fmt: skip
    body = relief(doc, outline, field, _CHINA, 4.6, 4, 0.2, 0.66)
    dragon = spline([(-52, -74), (-30, -104), (0, -92), (6, -66), (-18, -54), (-8, -34), (28, -44),
                     (48, -76), (34, -104)], 2)  # fmt: skip
    painted = swell(dragon, np.linspace(3, 11, len(dragon)))
    scales = "".join(brush([dragon[k] + [-7, -6], dragon[k] + [4, 5]], 2.6, 1, 1)
                     for k in range(4, len(dragon) - 4, 6))  # fmt: skip
    bands = "".join(swell(arc(0, y, r, 178, 2, 40, 0.16), 4)
                    for y, r in ((-168, 29), (-146, 28), (-124, 55), (-22, 48),
                                 (-14, 42)))  # fmt: skip
    mouth = ellipse(0, -190, 34, 8, "#C8D6DC", INK, 4) + ellipse(0, -190, 25, 5, "#12263A")
    return (body + doc.clipped(path_data(outline), path(painted + scales + bands, "#1F4A8A"))
            + mouth + path(brush([(-46, -110), (-58, -80), (-44, -48)], 7, 1, 1),
                           "#FFFFFF"))  # fmt: skip


def _silk(x: float, y: float, turn: float, colour: str, r: float = 30) -> str:
    """A roll of silk, its end towards us."""
    roll = tube([(0, 0), (220, 0)], [r, r], cloth_stuff(colour), 4, True)
    spiral = np.array([(r * (1 - 0.011 * k) * math.cos(k * 0.24) * 0.5,
                        r * (1 - 0.011 * k) * math.sin(k * 0.24)) for k in range(84)])  # fmt: skip
    gold = "".join(
        path(swell([(k, -r), (k + 6, 0), (k, r)], 3), BRASS_LIGHT) for k in (170, 184, 198)
    )
    return place(roll + gold + ellipse(0, 0, r * 0.5, r, cloth_stuff(colour).light, INK, 4)
                 + path(swell(spiral, 2.4), INK), x, y, 1, turn)  # fmt: skip


def _bale(
    doc: Document, x: float, y: float, wide: float, high: float, colour: str, seed: int
) -> str:
    """A corded bale of goods with its owner's mark."""
    shape = bumps([(x, y, wide * 0.62, high * 0.64, 60, 0), (x - wide * 0.3, y, wide * 0.3,
                                                             high * 0.52,
                   52, 0), (x + wide * 0.3, y, wide * 0.3, high * 0.52, 52, 0)], 6, 5, 24,
                  seed)  # fmt: skip
    outline = silhouette(shape, x, y, 300, 180)
    body = relief(doc, outline, shape, cloth_stuff(colour), 5, 4.2, 0.36, 0.72)
    cords = "".join(
        rope(spline([(x + f * wide, y - high * 0.6), (x + f * wide * 1.2, y),
                     (x + f * wide, y + high * 0.6)], 1), 10, 9)
        for f in (-0.26, 0.26)
    ) + rope(spline([(x - wide * 0.6, y), (x, y + 9), (x + wide * 0.6, y)], 1), 10, 9)  # fmt: skip
    mark = place(marks.anchor("#2A1A12", "#2A1A12", 1), x, y - 4, 0.5)
    return body + doc.clipped(path_data(outline), cords) + mark


def _net() -> str:
    """The cargo net over the load: ropes that gather at the hook."""
    cords = ""
    for k in range(-4, 5):
        low = [(315, 66), (315 + 26 * k, 150), (315 + 58 * k, 300), (315 + 44 * k, 440),
               (315 + 16 * k, 506)]  # fmt: skip
        cords += rope(spline(low, 1), 8, 9)
    for y, r in ((176, 132), (262, 216), (352, 232), (438, 176)):
        cords += rope(arc(315, y - 20, r, 8, 172, 160, 0.26), 8, 9)
    return cords


def merchants_haul(doc: Document) -> str:
    """A net of somebody's goods, swung over to somebody else's ship."""
    load = (
        _silk(150, 196, 12, "#A8322A")
        + _silk(176, 250, 4, "#6B4A8E", 32)
        + place(_vase(doc), 426, 262, 0.9, 12)
        + place(cask(doc, 0, 0, 176, 150), 452, 240, 1, 10)
        + _bale(doc, 240, 392, 210, 150, "#C9A565", 3)
        + _bale(doc, 420, 428, 170, 110, "#8A9A7A", 5)
        + sack(doc, 312, 350, 66)
    )
    spill = path(
        swell(spline([(392, 486), (398, 516), (392, 556)], 2), (4, 9, 14)), "#C8742A", INK, 2
    )
    block = (
        tube([(315, -30), (315, 10)], [8, 8], cloth_stuff("#C9A869"), 3, True)
        + ellipse(315, 14, 26, 32, "#6B4224", INK, 5)
        + circle(315, 14, 10, BRASS, INK, 4)
        + path(swell(spline([(315, 44), (316, 66), (300, 84), (282, 74), (284, 60)], 1),
                     (13, 13, 10, 5)),
               "#5E6064", INK, 4)
    )  # fmt: skip
    yard = tube([(-20, 26), (200, -6), (330, -18)], [13, 12, 10], DARK_WOOD, 3.6)
    trader = place(inset(ship(of_seat("yellow"), "aback"), 0, 0, 190, 172), 2, 250)
    taker = place(inset(ship(of_seat("vermilion"), "beam"), 0, 0, 190, 172), 446, 250)
    return (
        sky(doc, ("#3A6E88", "#C0A886", "#F6CE86"), 392, (96, 120, 34, "#FFE9A8"), 6)
        + cloud(doc, 520, 110, 300, 90, 5, _CLOUD)
        + trader
        + taker
        + wave(392, 110, 6, 0.6, ("#4A8E92", "#A8D0B8", "#2A5E6A"), 120, 2, 10, 4)
        + wave(432, 130, 9, 1.6, ("#3A7E86", "#9CC8B4", "#1F4E5A"), 120, 2, 10, 4)
        + wave(480, 170, 13, 2.2, ("#266A74", "#6FAEA8", "#143C48"), 120, 5, 11, 4.4)
        + wave(530, 200, 13, 0.4, ("#1C5662", "#579A98", "#0F2F3A"), 120, 9, 8, 4.6)
        + lifted(doc, yard)
        + lifted(doc, load)
        + spill
        + group(_net(), filter=drop_shadow(doc, 5, 7, 4, 0.5))
        + lifted(doc, block)
        + glint(doc, 398, 160, 22, 8)
        + glint(doc, 190, 200, 14)
    )


def _orb(doc: Document) -> str:
    """The orb with its bands and cross, about its middle."""
    globe = ball(doc, 0, 0, 62, GOLD)
    band = np.vstack([arc(0, 0, 62, 172, 8, 50, 0.3), arc(0, 12, 62, 8, 172, 50, 0.3)])
    stones = "".join(
        gem(doc, x, 22 - 0.0012 * x * x * 8, 8, RUBY if k % 2 else SAPPHIRE_STONE, 8, -8, 1, 0,
            hatched=False)
        for k, x in enumerate((-42, -16, 14, 42))
    )  # fmt: skip
    rim = path(path_data(band), BRASS_LIGHT, INK, 3.4)
    up = path(swell([(0, -62), (6, -20), (4, 12)], 11), BRASS_LIGHT, INK, 3)
    cross = place(marks.cross_pattee("#F6D584", INK, 3), 0, -88, 0.9)
    return globe + up + rim + stones + cross


def _sceptre(doc: Document) -> str:
    rod = tube([(0, 0), (330, 0)], [9, 11], GOLD, 4, True)
    knots = "".join(tube([(x, 0), (x + 16, 0)], [17, 17], GOLD, 3, True) for x in (18, 120, 230))
    head = gem(doc, 366, 0, 34, AMETHYST_STONE, 20, -10, 1, 6) + tube([(322, 0), (338, 0)],
                                                                      [22, 26],
                                                                      GOLD, 3, True)  # fmt: skip
    return rod + knots + ball(doc, -6, 0, 17, GOLD) + head


def _thief(doc: Document) -> str:
    """Two eyes in the dark between the curtains, and the glove that comes first."""
    gap = spline([(470, -10), (520, 60), (528, 160), (508, 260), (492, 350), (560, 350), (600, 250),
                  (606, 120), (590, -10)], 3, True)  # fmt: skip
    eyes = "".join(
        ellipse(x, 128, 16, 10, "#F8F0DE", INK, 3) + circle(x - 6, 130, 6.6, "#1A0E08")
        + path(brush([(x - 20, 118), (x, 112), (x + 20, 122)], 7, 1, 1), "#0A0606")
        for x in (540, 584)
    )  # fmt: skip
    nose = path(brush([(556, 136), (550, 158), (562, 164)], 3, 1, 0.6), "#6A4A3A")
    mask = path(path_data(spline([(516, 110), (562, 100), (608, 112), (606, 146), (564, 148),
                                  (518, 146)], 2, True)), "#241A22", INK, 3)  # fmt: skip
    skin = path(path_data(spline([(518, 104), (562, 88), (608, 104), (604, 180), (564, 206),
                                  (526, 180)],
                                 2, True)), "#7A5238", INK, 3)  # fmt: skip
    smile = path(brush([(544, 180), (562, 188), (584, 176)], 4, 1, 1), INK)
    return path(path_data(gap), "#0C0709") + doc.clipped(
        path_data(gap), skin, mask, eyes, nose, smile
    )  # fmt: skip


def nobles_trove(doc: Document) -> str:
    """The crown, the orb and the sceptre; a glove has come for them."""
    wall = velvet(doc, PURPLE, (0, 0, WIDTH, 440), 72)
    field = Field(lambda x, y: 15 * np.abs(np.sin(x / 24 + 0.5 * np.sin(y / 110))) ** 0.8)
    drapes = ""
    for edge in (
        [(-30, -20), (150, -20), (120, 120), (84, 260), (96, 420), (-30, 420)],
        [(660, -20), (600, -20), (612, 120), (604, 250), (566, 420), (660, 420)],
        [(420, -20), (490, -20), (524, 80), (526, 180), (504, 280), (490, 420), (440, 420)],
    ):
        drapes += relief(
            doc, spline(edge, 3, True), field, cloth_stuff("#8E2B2A"), 5, 4.2, 0.9, 0.76
        )
    marble = np.array([(-10, 432), (640, 432), (640, 570), (-10, 570)], float)
    slab = (
        polygon(marble, "#C9C2B4")
        + path("".join(brush([(x, 430), (x + 40, 470), (x + 20, 510), (x + 70, 560)], 4, 0.6, 0.4)
                       for x in range(-20, 640, 96)), "#8A8478", opacity=0.8)
        + path(hatch(marble, 8, 6, 2, (0.55, 1), 3), INK, opacity=0.6)
        + path("M0 432H630", "none", INK, 6) + path("M0 440H630", "none", "#FFFFFF", 3)
    )  # fmt: skip
    outline = spline([(96, 442), (130, 400), (300, 384), (470, 400), (506, 442), (490, 492),
                      (300, 506),
                      (112, 494)], 3, True)  # fmt: skip
    pillow = relief(doc, outline, bumps([(300, 446, 206, 64, 74, 0)], 4), cloth_stuff("#2C5FA8"),
                    5, 4,
                    0.42, 0.74)  # fmt: skip
    piping = rope(np.vstack([outline, outline[:1]]), 12, 11, GOLD_CORD)
    crown = place(royal_crown(doc, RED), 96, 8, 0.9)
    hand = "".join(
        finger(doc, _GLOVE, 448 + 8 * k, 262 + 28 * k, (84 - 5 * k, 30), 8 + 5 * k, 50 + k)
        for k in range(4)
    )
    palm = cloth(doc, oval(506, 304, 40, 58, 16), _GLOVE.light, angle=40, width=5, reach=0.4)
    arm = tube([(620, 380), (560, 340), (520, 316)], [46, 40, 36], cloth_stuff("#2A2230"), 4)
    return (
        wall
        + glow(doc, 290, 240, 330, "#FFE0A0", 0.65)
        + _thief(doc)
        + drapes
        + slab
        + shadow(doc, 310, 500, 210, 20)
        + lifted(doc, pillow, piping)
        + tassel(doc, 100, 488, 16)
        + tassel(doc, 500, 490, -16)
        + ellipse(300, 424, 130, 18, "#0E1E3A", opacity=0.55, filter=blur(doc, 5))
        + group(crown, filter=drop_shadow(doc, 8, 10, 7, 0.5))
        + lifted(doc, arm)
        + palm
        + group(hand, filter=drop_shadow(doc, 4, 6, 4, 0.5))
        + lifted(doc, place(_sceptre(doc), 60, 532, 1.0, -9))
        + lifted(doc, place(_orb(doc), 556, 478, 0.9))
        + pearls([(410, 486), (430, 512), (472, 526), (512, 540)], 8)
        + heap_coin(doc, 400, 540, 24, 0.46, 8, 1)
        + glint(doc, 174, 220, 36, 8)
        + glint(doc, 336, 356, 20)
        + glint(doc, 530, 440, 20)
    )
