"""Whoever looks, whoever swaps, whoever simply takes."""

import math
from dataclasses import replace

import numpy as np

from studio.art.do_not_touch_cards.crown import royal_crown
from studio.art.do_not_touch_cards.goblet import jewelled_cup
from studio.art.do_not_touch_cards.scene import coin_heap
from studio.art.do_not_touch_cards.suits import BLUE, RED
from studio.art.kit.document import Document
from studio.art.kit.gems import EMERALD, RUBY, gem
from studio.art.kit.light import drop_shadow, glint, glow
from studio.art.kit.materials import brass_hollow_paint, brass_paint
from studio.art.kit.palette import GLINT, INK
from studio.art.kit.shapes import arc, oval, spline
from studio.art.kit.strokes import brush, hatch, rays, swell
from studio.art.kit.svg import circle, ellipse, group, path, path_data, place, polygon, rect
from studio.art.kit.treasure import heap_coin, pearls, planks
from studio.art.portraits.cloth import cloth
from studio.art.portraits.figure import expression, figure, posed
from studio.art.portraits.hands import finger, fist
from studio.art.portraits.pirates import PIRATES
from studio.art.scallywager.forms import tube
from studio.art.scallywager.window import HEIGHT, WIDTH, ground, lifted, shadow, sky
from studio.art.stolen_treasure_cards.things import (
    card_back,
    cloth_stuff,
    fire,
    sack,
    sleeve,
    sparks,
)


def _fan(doc: Document, decks: str, spread: float = 15) -> str:
    """A hand of cards from behind, about the point where it is held."""
    middle = (len(decks) - 1) / 2
    return "".join(
        group(place(card_back(doc, "treasure" if deck == "t" else "piracy"), 0, -104),
              transform=f"rotate({(k - middle) * spread:g})")
        for k, deck in enumerate(decks)
    )  # fmt: skip


def _grip(doc: Document, name: str, x: float, y: float, size: float, turn: float) -> str:
    """Four fingers and a thumb closed on cards."""
    skin = PIRATES[name].skin
    fingers = "".join(
        finger(doc, skin, -6 + 3 * k, -26 + 19 * k, (62 - 4 * k, 21), -8 + 6 * k, 60 + k)
        for k in range(4)
    )
    thumb = finger(doc, skin, 34, -50, (66, 24), -64, 66)
    return place(thumb + fingers, x, y, size, turn)


def _lens_eye(doc: Document) -> str:
    """An eye as large as a fist behind glass; what it sees is mirrored in it."""
    white = spline([(-118, 6), (-70, -50), (0, -70), (70, -48), (116, 10), (66, 56), (0, 68),
                    (-66, 54)],
                   2, True)  # fmt: skip
    iris = doc.radial([(0, "#D8F0A8"), (0.5, "#5E9A4A"), (1, "#123A1E")], (0.5, 0.55), 0.55)
    fibres = "".join(
        swell(
            [(33 * math.cos(a), 33 * math.sin(a)), (60 * math.cos(a), 60 * math.sin(a))], (0.6, 3)
        )
        for a in np.linspace(0, math.tau, 40, endpoint=False)
    )
    veins = "".join(
        brush([(s * 112, 6 + 8 * k), (s * 92, 2 + 12 * k), (s * 72, 10 * k)], 2.2, 1.4, 0.3)
        for s in (-1, 1) for k in (-2, -1, 0, 1, 2)
    )  # fmt: skip
    mirrored = group(_fan(doc, "tpt", 24), transform="translate(4 36) scale(.25)")
    lashes = "".join(
        swell([(x, -68 + 0.0052 * x * x), (x * 1.12 + 4, -92 + 0.004 * x * x)], (4, 0.4))
        for x in range(-84, 90, 15)
    )
    folds = path(brush([(-112, -18), (-60, -80), (10, -94), (88, -66)], 6, 1, 1)
                 + brush([(-92, 50), (-30, 84), (50, 80), (98, 44)], 4.4, 1, 1), INK)  # fmt: skip
    return (
        path(path_data(white), "#F8F0DE")
        + path(veins, "#B4442E", opacity=0.8)
        + doc.clipped(
            path_data(white),
            circle(2, -2, 62, iris, INK, 5), path(fibres, "#123A1E", opacity=0.8),
            circle(2, -2, 33, "#0A0606"), mirrored,
            path(swell(white[: len(white) // 2], 20), "#3A1A10", opacity=0.4),
        )
        + path(swell(np.vstack([white, white[:2]]), 5), INK)
        + path(lashes, INK) + folds
        + ellipse(-22, -30, 15, 11, "#FFFFFF") + circle(28, 22, 6, "#FFFFFF", opacity=0.8)
    )  # fmt: skip


def _towards_us(doc: Document) -> str:
    """A glass that points at us: its draws seen end on, the eye in the front lens."""
    out = ""
    rings = ((-92, -70, 74), (-74, -56, 86), (-58, -44, 104), (-40, -30, 118), (-20, -15, 140),
             (0, 0, 172))  # fmt: skip
    for k, (x, y, r) in enumerate(rings):
        paint = brass_paint(doc) if k % 2 else "#7A3A1C"
        out += circle(x, y, r, paint, INK, 5) + path(rays(x, y, r - 1, r - 13, 70, (2.4, 0.6), -30,
                                                          150),
                                                     INK, opacity=0.85)  # fmt: skip
        out += path(swell(arc(x, y, r - 7, 186, 276, 40), 7 * np.sin(np.linspace(0, math.pi, 40))),
                    GLINT if k % 2 else "#E0A46A")  # fmt: skip
    skin = doc.radial([(0, "#F4D2A8"), (1, "#B8805A")], (0.4, 0.35), 0.7)
    return (
        out
        + circle(0, 0, 158, brass_hollow_paint(doc), INK, 4)
        + path(rays(0, 0, 158, 148, 96, (3, 1.6)), INK)
        + circle(0, 0, 143, skin, INK, 6)
        + doc.clipped(circle(0, 0, 140), _lens_eye(doc),
                      circle(0, 0, 140, "#A8DCE0", opacity=0.16),
                      path(swell(arc(-4, -4, 122, 196, 262, 40), 16), "#FFFFFF", opacity=0.5),
                      path(swell(arc(4, 4, 124, 30, 70, 30), 9), "#DFF6F4", opacity=0.45),
                      circle(0, 0, 141, "none", "#1A0C06", 18, opacity=0.4))
    )  # fmt: skip


def spyglass(doc: Document) -> str:
    """She looks right into your hand, and likes it better than her own."""
    who = place(figure(doc, PIRATES["mary"], "pleased"), 262, 262, 1.5)
    skin = PIRATES["mary"].skin
    hand = "".join(
        finger(doc, skin, 512 - 10 * k, 336 + 42 * k, (108 - 6 * k, 42), 172 - 14 * k, 70 + k)
        for k in range(4)
    )
    arm = sleeve([(690, 560), (600, 500), (552, 440)], [70, 60, 54], cloth_stuff("#EFE6D2"),
                 cloth_stuff("#1F6A62"))  # fmt: skip
    creases = path(brush([(520, 380), (548, 372), (590, 396)], 4, 1, 0.6)
                   + brush([(530, 448), (560, 470), (600, 452)], 4, 1, 0.6), skin.line)  # fmt: skip
    palm_ = cloth(doc, oval(556, 416, 58, 76, 16), skin.middle, creases, angle=40, width=5,
                  pitch=3.6,
                  reach=0.4)  # fmt: skip
    return (
        sky(doc, ("#1F6C8C", "#6FB0BC", "#F6E2B0"), HEIGHT, (90, 60, 30, "#FFE9A8"), 8)
        + lifted(doc, who)
        + lifted(doc, arm)
        + palm_
        + group(place(_towards_us(doc), 380, 334, 1.0), filter=drop_shadow(doc, 10, 12, 8, 0.6))
        + group(hand, filter=drop_shadow(doc, 4, 6, 4, 0.5))
        + glint(doc, 292, 220, 34, 8)
    )


def _candle(doc: Document, x: float, y: float) -> str:
    wax = tube([(x, y), (x, y - 92)], [17, 16], cloth_stuff("#E8D8A8"), 4, True)
    runs = path(brush([(x - 12, y - 92), (x - 14, y - 60), (x - 11, y - 40)], 8, 5, 4)
                + brush([(x + 8, y - 92), (x + 10, y - 70), (x + 8, y - 58)], 7, 4, 4), "#FFF6D8",
                INK,
                2)  # fmt: skip
    foot = ellipse(x, y + 4, 46, 13, "#C8963E", INK, 4) + ellipse(
        x, y + 1, 36, 8, "#8F6322", INK, 2
    )
    return foot + wax + runs + fire(doc, [(x, y - 96, 20, 46, 2)], 150)


def skulduggery(doc: Document) -> str:
    """One card out of his hand, one out of her sleeve, and he never looks up."""
    table = planks((0, 430, WIDTH, HEIGHT), "#6A4222", [478, 524], 0, 5, 4, 0.36, 4.2)
    ruth = replace(expression(PIRATES["ruth"], "pleased"), gaze=(-6, 4))
    who = place(posed(doc, PIRATES["ruth"], ruth), 430, 236, 1.24)
    dark = cloth_stuff("#2E2A3C")
    reach = sleeve([(760, 500), (520, 492), (392, 392), (320, 290)], [64, 58, 46, 36], dark,
                   cloth_stuff("#6B2A38"))  # fmt: skip
    gloves = replace(PIRATES["ruth"].skin)
    pinch = "".join(
        finger(doc, gloves, x, y, (long, 26), turn, 90 + k)
        for k, (x, y, long, turn) in enumerate(((282, 262, 66, 30), (266, 240, 74, 22),
                                                (286, 284, 56, 40)))
    ) + finger(doc, gloves, 262, 214, (70, 26), 4, 95)  # fmt: skip
    taken = place(card_back(doc, "treasure"), 206, 206, 0.98, -14)
    slipped = place(card_back(doc, "piracy"), 352, 330, 0.44, 52)
    fan = place(_fan(doc, "tptp", 19), 150, 478, 1.06, -12)
    victim = sleeve([(-70, 520), (40, 560), (120, 530)], [90, 70, 52], cloth_stuff("#8A5A30"),
                    cloth_stuff("#C9A869"))  # fmt: skip
    streaks = path("".join(brush([(206 + 26 * k, 330 - 6 * k), (202 + 26 * k, 352 - 6 * k)], 4, 1,
                                 1)
                           for k in range(-1, 3)), "#FFF3C8")  # fmt: skip
    return (
        ground(doc, ("#8A4A2A", "#4A1F2A", "#14090F"), (250, 330), 14, 5)
        + glow(doc, 250, 340, 330, "#FFB45A", 0.6)
        + lifted(doc, who)
        + table
        + path("M0 430H630", "none", INK, 6)
        + lifted(doc, _candle(doc, 560, 470))
        + lifted(doc, taken)
        + streaks
        + lifted(doc, fan)
        + lifted(doc, victim)
        + _grip(doc, "bosun", 160, 486, 1.25, -6)
        + lifted(doc, slipped)
        + lifted(doc, reach)
        + group(pinch, filter=drop_shadow(doc, 4, 6, 4, 0.5))
        + heap_coin(doc, 330, 516, 30, 0.48, 8, 1)
        + heap_coin(doc, 384, 530, 28, 0.48, -8, 3, "silver")
        + glint(doc, 166, 140, 20)
    )


def _burning_town(doc: Document) -> str:
    """A port at night that regrets having had anything."""
    rng, houses = np.random.default_rng(6), ""
    for k, x in enumerate(range(-40, 660, 78)):
        top, wide = 372 - rng.uniform(110, 190), 88
        eaves = top + 40
        wall = [(x, 372), (x, eaves), (x + wide / 2, top), (x + wide, eaves), (x + wide, 372)]
        roof = [(x - 7, eaves + 5), (x + wide / 2, top - 5), (x + wide + 7, eaves + 5),
                (x + wide - 3, eaves + 9), (x + wide / 2, top + 11),
                (x + 3, eaves + 9)]  # fmt: skip
        houses += polygon(wall, ("#6A3A38", "#54303A", "#7A4A3A")[k % 3], INK, 4)
        houses += path(hatch(wall, 78, 6, 2.6, (0.3, 1), k), INK) + polygon(roof, "#2C161C", INK, 3)
        houses += "".join(
            rect(x + a, eaves + b, 15, 22, "#FFC04A", stroke=INK, stroke_width=3)
            + path(f"M{x + a + 7.5} {eaves + b}v22M{x + a} {eaves + b + 11}h15", "none", INK, 2)
            for a, b in ((18, 22), (54, 22), (18, 62), (54, 62))
            if rng.random() < 0.8
        )
    far = [(x + dx, 262 + dy, wide, high, lean)
           for x in (30, 118, 500, 588)
           for dx, dy, wide, high, lean in ((-34, 6, 46, 90, -8), (36, 10, 44, 76, 10),
                                            (0, 8, 70, 150, 12))]  # fmt: skip
    near = [(76, 300, 26, 52, 4), (546, 306, 28, 56, -4), (14, 330, 24, 44, 2)]
    return fire(doc, far, 120) + houses + fire(doc, near, 60)


def plunder(doc: Document) -> str:
    """As much as two arms can carry, and a little more."""
    loot = coin_heap(doc, [(60, 470), (130, 424), (220, 398), (320, 392), (420, 400), (500, 428),
                           (570, 474)], 580, 90, 9, 25)  # fmt: skip
    skin, coat = PIRATES["bosun"].skin, cloth_stuff("#27405F")
    left = sleeve([(-80, 400), (10, 486), (96, 520), (170, 512)], [66, 58, 46, 38], coat,
                  cloth_stuff("#C8963E"))  # fmt: skip
    right = sleeve([(710, 400), (620, 486), (536, 524), (460, 516)], [66, 58, 46, 38], coat,
                   cloth_stuff("#C8963E"))  # fmt: skip
    hands = place(fist(doc, skin), 214, 504, 0.84, 78) + place(fist(doc, skin), 416, 508, 0.84, -78,
                                                               mirrored=True)  # fmt: skip
    tumbling = "".join(
        heap_coin(doc, x, y, r, 0.5, turn, k)
        for k, (x, y, r, turn) in enumerate(((30, 330, 20, 30), (600, 350, 20, -40),
                                             (24, 540, 24, 8),
                                             (606, 538, 24, -10), (310, 545, 26, 4)))
    )  # fmt: skip
    return (
        sky(doc, ("#150E22", "#5A2434", "#E07A3A"), 360, None, 9)
        + glow(doc, 90, 240, 300, "#FF8A2E", 0.6)
        + glow(doc, 560, 250, 300, "#FF8A2E", 0.6)
        + _burning_town(doc)
        + sparks(90, 200, 200, 34, 5)
        + sparks(540, 200, 200, 34, 6)
        + rect(0, 370, WIDTH, 200, "#2A1A20")
        + lifted(doc, place(figure(doc, PIRATES["bosun"], "pleased"), 315, 208, 1.14))
        + shadow(doc, 320, 540, 250, 30)
        + lifted(doc, sack(doc, 128, 470, 84))
        + lifted(doc, place(royal_crown(doc, RED), 400, 160, 0.54, 12))
        + lifted(doc, place(jewelled_cup(doc, BLUE), 138, 268, 0.4, -14))
        + lifted(doc, loot)
        + gem(doc, 300, 424, 40, RUBY, 26, -12, 1.1, 6)
        + gem(doc, 388, 452, 27, EMERALD, 30, 12, 1.1, 4, hatched=False)
        + pearls([(202, 432), (226, 462), (280, 478), (330, 470), (362, 492)], 8)
        + lifted(doc, left, right)
        + group(hands, filter=drop_shadow(doc, 4, 6, 4, 0.5))
        + tumbling
        + glint(doc, 274, 398, 26, 8)
        + glint(doc, 470, 300, 18)
    )
